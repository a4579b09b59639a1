"""Checks that a learner runs in a notebook: each says what it looked at, and a failing one gives nothing away.

No check raises an error on what a learner hands to it, so a notebook that nobody has answered runs to its end.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final, SupportsIndex

from golf_nb.engine import Game, GolfError, Outcome, Position, column_letter
from golf_nb.language import counted, listed, say
from golf_nb.lessons import Attempt, Goal
from golf_nb.lessons.goal import Kind
from golf_nb.lessons.way import Way
from golf_nb.solver import least_left

__all__ = ["Verdict", "check_best_left", "check_goal", "check_playable"]

_LONGEST_QUOTE: Final = 40
# What may stand beside the letters of columns, or in their place, in every language that is spoken.
_FILLERS: Final = frozenset({"and", "or", "column", "columns", "und", "oder", "spalte", "spalten"})
_NO_COLUMN: Final = frozenset({"no", "none", "nothing", "keine", "nichts"})


@dataclass(frozen=True, slots=True, repr=False)
class Verdict:
    """What a check found; a cell that ends with one shows its text.

    Parameters
    ----------
    passed : bool
        Whether the exercise is done.
    text : str
        If it is: what was checked. If not: what is missing, but not how to find it.

    Examples
    --------
    >>> Verdict(False, "Not yet.")
    Not yet.
    """

    passed: bool
    text: str

    def __repr__(self) -> str:
        return self.text


def check_goal(played: object, goal: object = "clear") -> Verdict:
    r"""Check whether a goal has been reached by playing.

    A table on which no move was made does not pass, also if its start satisfies the goal.

    Parameters
    ----------
    played : object
        A table, a tutor, a game or a position. A position alone does not tell where it began: it counts as
        played if more than one card lies on its waste.
    goal : object
        As in a lesson: ``clear``, ``left <= N``, ``score <= N``, ``run >= N`` or ``expose CARD``.

    Returns
    -------
    Verdict
        It passes if the goal is reached. Which runs led to a position is not known from the position alone.

    Examples
    --------
    >>> from golf_nb.engine import Game, parse_board
    >>> start = parse_board("Foundations: 7D\n6H", partial=True)
    >>> check_goal(Game(start)).passed, check_goal(Game(start, "A")).passed
    (False, True)
    """
    hand = _hand(played)
    if hand is None:
        return Verdict(False, say("checks.no_table"))
    try:
        wanted = goal if isinstance(goal, Goal) else Goal.parse(str(goal))
    except GolfError as error:
        return Verdict(False, f"{error}.")
    missing = _missing(wanted, hand)
    if missing:
        return Verdict(False, missing)
    done = say("checks.goal.done", goal=wanted.in_words(), stands=_stands(wanted, hand.way))
    return Verdict(True, _lines(done, _looked_at(hand), _rules(hand.now)))


def check_best_left(position: object, answer: object) -> Verdict:
    r"""Check what a learner says is the fewest cards that can be left in the columns.

    Parameters
    ----------
    position : object
        A position, or something that has one, such as a table or a game.
    answer : object
        A whole number; None while there is no answer.

    Returns
    -------
    Verdict
        It passes if the number is right. On a table that is too large to try every way of play, no answer
        passes, and the text says so.

    Examples
    --------
    >>> from golf_nb.engine import parse_board
    >>> start = parse_board("Foundations: 7D\n7C 8S\n6H", partial=True)
    >>> check_best_left(start, None)
    Put your answer in the place of None, then run this cell again.
    """
    hand = _hand(position)
    if hand is None:
        return Verdict(False, say("checks.no_table"))
    if _is_unanswered(answer):
        return Verdict(False, say("checks.unanswered"))
    number, most = _whole(answer), hand.now.cards_left
    if number is None or not 0 <= number <= most:
        return Verdict(False, say("checks.best.not_a_number", answer=_short(answer), most=most))
    best = least_left(hand.now)
    if best is None:
        large, nobody = say("checks.best.too_large"), say("checks.best.not_judged", number=number)
        return Verdict(False, _lines(large, nobody))
    if number != best:
        wrong, again = say("checks.best.wrong", number=number), say("checks.best.look_again")
        return Verdict(False, _lines(wrong, again))
    right = say("checks.best.right", count=best) if best else say("checks.best.right_none")
    checked = say("checks.best.checked", cards=counted(most))
    return Verdict(True, _lines(right, checked, _rules(hand.now)))


def check_playable(position: object, answer: object) -> Verdict:
    r"""Check which columns a learner says can be played now.

    Parameters
    ----------
    position : object
        A position, or something that has one, such as a table or a game.
    answer : object
        Column letters in any order and case, such as ``"A C"``, ``"a, c"`` or ``["A", "C"]``; ``"none"`` for
        no column; None while there is no answer.

    Returns
    -------
    Verdict
        It passes if the columns are exactly those whose exposed card fits the waste.

    Examples
    --------
    >>> from golf_nb.engine import parse_board
    >>> start = parse_board("Foundations: 7D\n7C 8S\n6H", partial=True)
    >>> check_playable(start, "a and b").text.splitlines()[0]
    'Right: A and B can be played now.'
    """
    hand = _hand(position)
    if hand is None:
        return Verdict(False, say("checks.no_table"))
    if _is_unanswered(answer):
        return Verdict(False, say("checks.unanswered"))
    now, named = hand.now, _letters(answer)
    columns = [column_letter(index) for index in range(len(now.columns))]
    if named is None or not named <= set(columns):
        problem = say(
            "checks.columns.unknown",
            count=len(columns),
            answer=_short(answer),
            first=columns[0],
            last=columns[-1],
        )
        return Verdict(False, problem)
    playable = [column_letter(index) for index in now.playable()]
    if named != set(playable):
        again = say("checks.columns.look_again", waste=now.waste_top)
        return Verdict(False, _lines(say("checks.columns.wrong"), again))
    right = (
        say("checks.columns.right", columns=listed(playable))
        if playable
        else say("checks.columns.right_none")
    )
    return Verdict(True, _lines(right, say("checks.columns.checked", waste=now.waste_top), _rules(now)))


@dataclass(frozen=True, slots=True)
class _Hand:
    """What was handed to a check: where it began (None: nobody knows), where it is, and whether it moved."""

    start: Position | None
    way: Way
    moved: bool

    @property
    def now(self) -> Position:
        """The position now."""
        return self.way.position


def _hand(played: object) -> _Hand | None:
    game = played if isinstance(played, Game) else getattr(played, "game", None)
    if isinstance(game, Game):
        return _Hand(game.start, Way(game.start).on(game.history), bool(game.history))
    attempt = played if isinstance(played, Attempt) else getattr(played, "attempt", None)
    if isinstance(attempt, Attempt):
        start, now = attempt.lesson.setting_at(attempt.index).start, attempt.view.position
        by_learner = any(event.startswith("play ") for event in attempt.events)
        # A move that waits to be taken back lies on the table, but it is on no way to a goal.
        way = attempt.way if attempt.way.position == now else Way(now)
        return _Hand(start, way, by_learner and now != start)
    found = played if isinstance(played, Position) else getattr(played, "position", None)
    # Every move adds a card to the waste, and a deal begins with one.
    return _Hand(None, Way(found), len(found.waste) > 1) if isinstance(found, Position) else None


def _looked_at(hand: _Hand) -> str:
    if hand.start is None:
        return say("checks.goal.checked_position")
    played = hand.start.cards_left - hand.now.cards_left
    drawn = len(hand.start.stock) - len(hand.now.stock)
    cards = counted(hand.start.cards_left)
    return say("checks.goal.checked", played=played, cards=cards, drawn=counted(drawn))


def _end(now: Position) -> str:
    return say("checks.goal.blocked") if now.outcome is Outcome.BLOCKED else ""


def _rules(now: Position) -> str:
    return say("checks.rules", label=now.rules.label, rules=now.rules.in_words)


def _lines(*texts: str) -> str:
    return "\n".join(text for text in texts if text)


def _missing(wanted: Goal, hand: _Hand) -> str:
    """Say what keeps a goal from having been reached by playing; empty if nothing does."""
    aim = wanted.in_words()
    if wanted.kind is Kind.RUN and hand.start is None:
        return say("checks.goal.way_not_known")
    if not hand.moved:
        return say("checks.goal.no_move", goal=aim)
    if not wanted.reached(hand.way):
        return _lines(say("checks.goal.not_yet", goal=aim, stands=_stands(wanted, hand.way)), _end(hand.now))
    met_before = hand.start is not None and wanted.reached(hand.start)
    return say("checks.goal.was_so", goal=aim) if met_before else ""


def _stands(goal: Goal, way: Way) -> str:
    """Return what of a goal has been reached."""
    if goal.kind is Kind.LEFT:
        left = way.position.cards_left
        return say("checks.stands.left", count=left) if left else say("checks.stands.none_left")
    return say("checks.stands.value", value=goal.value_in_words(goal.value(way)))


def _is_unanswered(answer: object) -> bool:
    return answer is None or answer is ... or (isinstance(answer, str) and not answer.strip())


def _short(answer: object) -> str:
    text = " ".join(str(answer).split())
    return text if len(text) <= _LONGEST_QUOTE else f"{text[: _LONGEST_QUOTE - 1]}…"


def _whole(answer: object) -> int | None:
    """Return an answer as a whole number, None if it is not one."""
    match answer:
        case bool():
            return None
        case str():
            return int(answer) if re.fullmatch(r"\s*[+-]?[0-9]{1,9}\s*", answer) else None
        case float():
            return int(answer) if answer.is_integer() else None
        case SupportsIndex():
            return answer.__index__()
        case _:
            return None


def _letters(answer: object) -> set[str] | None:
    """Return the column letters that an answer names, None if it names something else."""
    parts = answer if isinstance(answer, list | tuple | set | frozenset) else (answer,)
    words = [word for part in parts for word in re.findall(r"\w+", str(part).lower()) if word not in _FILLERS]
    if len(words) == 1 and words[0] in _NO_COLUMN:
        return set()
    if not words and any(str(part).strip("- ") for part in parts):
        return None
    # Letters may stand together, as in "AC"; the caller knows which of them are columns.
    return {letter.upper() for word in words for letter in word} if all(map(str.isalpha, words)) else None
