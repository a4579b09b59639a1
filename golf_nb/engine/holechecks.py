"""What a course takes: holes of its own deals, scores that its rules give, hands that its deals come to."""

from __future__ import annotations

from typing import TYPE_CHECKING

from golf_nb.engine.cards import PACK_SIZE
from golf_nb.engine.errors import GolfError
from golf_nb.engine.holes import Hole, HoleState
from golf_nb.engine.position import Outcome
from golf_nb.engine.rules import Scoring
from golf_nb.engine.sharing import share_code
from golf_nb.language import speaking

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from golf_nb.engine.position import Position
    from golf_nb.engine.rules import Rules


def counting(holes: Iterable[Hole], check: Callable[[Hole], None]) -> tuple[Hole, ...]:
    """Return the holes that count, in order.

    Parameters
    ----------
    holes : iterable of Hole
        Holes of one course in any order; open ones say nothing.
    check : callable
        Raises `GolfError` for a hole that is not of the course.

    Returns
    -------
    tuple of Hole
        Those with a score, by their numbers.

    Raises
    ------
    GolfError
        If a hole is refused or stands there twice; the place begins with the hole.
    """
    found: dict[int, Hole] = {}
    for hole in holes:
        try:
            check(hole)
        except GolfError as error:
            raise error.at(f"hole {hole.number}, {error.place}") from error
        if hole.number in found:
            raise GolfError("the hole is there twice", place=f"hole {hole.number}", expected="it once")
        found[hole.number] = hole
    return tuple(found[number] for number in sorted(found) if found[number].counts)


def check_hole(hole: Hole, deal: int, rules: Rules) -> None:
    """Refuse a hole of another deal, or with a score that no hand has under these rules.

    Parameters
    ----------
    hole : Hole
        Any hole; an open one is fine.
    deal : int
        The number of its deal.
    rules : Rules
        The rules that it was played by.

    Raises
    ------
    GolfError
        If the deal is another one, or the score too low or too high; the place is ``deal`` or ``score``.
    """
    if hole.deal != deal:
        raise GolfError(
            "not the deal of this hole", text=str(hole.deal), place="deal", expected=f"deal {deal}"
        )
    if hole.score is None:
        return
    most = rules.columns * rules.rows
    stock = PACK_SIZE * rules.packs - most - 1
    least = 1 if hole.state is HoleState.CONCEDED else -stock if rules.scoring is Scoring.BONUS else 0
    if not least <= hole.score <= most:
        problem = f"no {hole.state} hand scores this"
        raise GolfError(problem, text=str(hole.score), place="score", expected=f"{least} to {most}")


@speaking("en")
def check_hand(position: Position, opening: Position, place: str) -> None:
    """Refuse a position that no hand of a deal comes to.

    Parameters
    ----------
    position : Position
        The position.
    opening : Position
        The deal with its rules.
    place : str
        The place for errors.

    Raises
    ------
    GolfError
        If the rules are others, or the cards do not lie as the deal can leave them.
    """
    if position.rules != opening.rules:
        raise GolfError(
            "a hand under other rules",
            text=position.rules.in_words,
            place=place,
            expected=opening.rules.in_words,
        )
    drawn = len(opening.stock) - len(position.stock)
    lie = (
        len(position.columns) == len(opening.columns)
        and all(
            column == dealt[: len(column)]
            for column, dealt in zip(position.columns, opening.columns, strict=True)
        )
        and position.stock == opening.stock[drawn:]
        and position.waste[0] == opening.waste[0]
    )
    gone = [
        card
        for column, dealt in zip(position.columns, opening.columns, strict=False)
        for card in dealt[len(column) :]
    ]
    if not lie or sorted(position.waste[1:]) != sorted([*gone, *opening.stock[:drawn]]):
        raise GolfError(
            "a hand of another deal", text=share_code(position), place=place, expected=share_code(opening)
        )


def check_state(position: Position, state: HoleState, place: str) -> None:
    """Refuse a hand that cannot stand on the scorecard like this.

    Parameters
    ----------
    position : Position
        The hand.
    state : HoleState
        ``finished`` is for a hand that is over, ``conceded`` for one in play.
    place : str
        The place for errors.

    Raises
    ------
    GolfError
        If the hand is not over, or is.
    """
    playing = position.outcome is Outcome.PLAYING
    if playing and state is HoleState.FINISHED:
        raise GolfError("the hand is not over", place=place, expected="a hand cleared or blocked, or concede")
    if not playing and state is HoleState.CONCEDED:
        raise GolfError(f"the hand is {position.outcome}", place=place, expected="a hand in play, or record")
