"""A scorecard as text: holes across, players down."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final
from unicodedata import combining, east_asian_width

from golf_nb.engine.checks import is_whole
from golf_nb.engine.errors import GolfError
from golf_nb.engine.holes import Hole, HoleState
from golf_nb.engine.scores import signed
from golf_nb.language import say

if TYPE_CHECKING:
    from collections.abc import Sequence

    from golf_nb.engine.course import Course
    from golf_nb.engine.scorecard import Scorecard

    Row = list[str]

_NINE: Final = 9
_UNKNOWN: Final = "·"
_MARKS: Final = {HoleState.CONCEDED: "c", HoleState.OPEN: _UNKNOWN}


def render(scorecard: Scorecard, par: Sequence[int | None] | None = None) -> str:
    """Return a scorecard as text for a fixed-width font.

    Parameters
    ----------
    scorecard : Scorecard
        The scorecard.
    par : sequence of int or None
        The best possible score of each hole, if it is known, and None for a hole where it is not. Then there
        is a line for par, and a column for how far each player is from par over the holes that count.

    Returns
    -------
    str
        The course and its rules, one table for nine holes or two for eighteen, a line for each player that
        says over how many holes total and mean are, and what the marks mean.

    Raises
    ------
    GolfError
        If there is not one par for each hole.

    Examples
    --------
    >>> from golf_nb.engine.course import Course
    >>> from golf_nb.engine.scorecard import Scorecard
    >>> scorecard = Scorecard(Course(1, "classic"), ["Ann"])
    >>> print(render(scorecard.concede("Ann", 2, scorecard.course.opening(2))))
    Course C9-1-classic
    only a queen goes on a king; a clear scores zero; undo as often as you like; draw whenever you like
    <BLANKLINE>
    hole │ 1 │    2 │ 3 │ 4 │ 5 │ 6 │ 7 │ 8 │ 9 │ total
    deal │ 1 │    2 │ 3 │ 4 │ 5 │ 6 │ 7 │ 8 │ 9 │
    ─────┼───┼──────┼───┼───┼───┼───┼───┼───┼───┼──────
    Ann  │ · │ +35c │ · │ · │ · │ · │ · │ · │ · │   +35
    <BLANKLINE>
    Ann: +35 after 1 of 9 holes; mean +35.00 of 1 hole (0 finished, 1 conceded); cleared 0 of 1 (0 %)
    c  conceded: counts the cards left as they lay
    ·  open: counts nothing, and no total includes it
    """
    course = scorecard.course
    if par is not None:
        _check_par(par, course.length)
    lines = [say("course.card.title", code=course.code), course.rules.in_words]
    for first in range(0, course.length, _NINE):
        lines += ["", *_table(scorecard, par, first)]
    if scorecard.entries:
        lines.append("")
    for name, played in scorecard.entries:
        lines.append(
            say(
                "course.text.player",
                player=name,
                total=signed(played.total),
                played=len(played.played),
                length=played.length,
                summary=played.summary(),
            )
        )
    states = {hole.state for _, played in scorecard.entries for hole in played.holes}
    lines += [f"{mark}  {say(f'course.text.{state}')}" for state, mark in _MARKS.items() if state in states]
    return "\n".join(lines)


def _table(scorecard: Scorecard, par: Sequence[int | None] | None, first: int) -> list[str]:
    """Return the table of nine holes; after the last of the course it has the totals as well."""
    course = scorecard.course
    nine, every = slice(first, first + _NINE), slice(0, course.length)
    last = first + _NINE == course.length
    sums = {} if course.length == _NINE else {say(f"course.text.{'in' if last else 'out'}"): nine}
    sums |= {say("course.text.total"): every} if last else {}
    to_par = par if last else None
    ends = [*sums, *[say("course.text.to_par")] * (to_par is not None)]
    head = [
        [say("course.text.hole"), *(str(number + 1) for number in range(first, first + _NINE)), *ends],
        [say("course.text.deal"), *(str(number) for number in course.deals[nine]), *[""] * len(ends)],
    ]
    if par is not None:
        row = [
            say("course.text.par"),
            *map(_par_text, par[nine]),
            *(_par_sum(par[part]) for part in sums.values()),
        ]
        head.append([*row, *[""] * (to_par is not None)])
    body = []
    for name, played in scorecard.entries:
        row = [name, *(hole.text for hole in played.holes[nine])]
        row += [_score_sum(played.holes[part]) for part in sums.values()]
        body.append(row if to_par is None else [*row, _to_par(played, to_par)])
    return _drawn(head, body)


def _drawn(head: list[Row], body: list[Row]) -> list[str]:
    widths = [max(map(_width, column)) for column in zip(*head, *body, strict=True)]

    def line(row: Row) -> str:
        cells = [" " * (width - _width(text)) + text for text, width in zip(row, widths, strict=True)]
        cells[0] = row[0] + " " * (widths[0] - _width(row[0]))
        return " │ ".join(cells).rstrip()

    return [*map(line, head), "─┼─".join("─" * width for width in widths), *map(line, body)]


def _score_sum(holes: Sequence[Hole]) -> str:
    scores = [hole.score for hole in holes if hole.score is not None]
    return signed(sum(scores)) if scores else _UNKNOWN


def _par_text(par: int | None) -> str:
    return _UNKNOWN if par is None else signed(par)


def _par_sum(pars: Sequence[int | None]) -> str:
    known = [par for par in pars if par is not None]
    return signed(sum(known)) if len(known) == len(pars) else _UNKNOWN


def _to_par(played: Course, par: Sequence[int | None]) -> str:
    pairs = zip(played.holes, par, strict=True)
    differences = [hole.score - best for hole, best in pairs if hole.score is not None and best is not None]
    return signed(sum(differences)) if differences else _UNKNOWN


def _check_par(par: Sequence[int | None], length: int) -> None:
    if len(par) != length:
        raise GolfError(f"{len(par)} values", place="par", expected=f"{length}, one for each hole")
    for number, value in enumerate(par, start=1):
        if value is not None and not is_whole(value):
            raise GolfError(
                "not a score",
                text=str(value),
                place=f"par of hole {number}",
                expected="a whole number or None",
            )


def _width(text: str) -> int:
    """Return how many places a text takes in a fixed-width font."""
    return sum(0 if combining(sign) else 2 if east_asian_width(sign) in "WF" else 1 for sign in text)
