"""The three checks, and the verdict that each of them gives."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from golf_nb.engine import GolfError, Outcome, column_letter
from golf_nb.exercises.answers import column_letters, is_unanswered, quoted, whole_number
from golf_nb.exercises.played import Hand, hand_of
from golf_nb.language import counted, listed, say
from golf_nb.lessons import Goal
from golf_nb.lessons.goal import Kind
from golf_nb.solver import least_left

if TYPE_CHECKING:
    from golf_nb.engine import Position
    from golf_nb.lessons.way import Way

__all__ = ["Verdict", "check_best_left", "check_goal", "check_playable"]


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
    hand = hand_of(played)
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
    hand = hand_of(position)
    if hand is None:
        return Verdict(False, say("checks.no_table"))
    if is_unanswered(answer):
        return Verdict(False, say("checks.unanswered"))
    number, most = whole_number(answer), hand.now.cards_left
    if number is None or not 0 <= number <= most:
        return Verdict(False, say("checks.best.not_a_number", answer=quoted(answer), most=most))
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
    hand = hand_of(position)
    if hand is None:
        return Verdict(False, say("checks.no_table"))
    if is_unanswered(answer):
        return Verdict(False, say("checks.unanswered"))
    now, named = hand.now, column_letters(answer)
    columns = [column_letter(index) for index in range(len(now.columns))]
    if named is None or not named <= set(columns):
        problem = say(
            "checks.columns.unknown",
            count=len(columns),
            answer=quoted(answer),
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


def _looked_at(hand: Hand) -> str:
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


def _missing(wanted: Goal, hand: Hand) -> str:
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
