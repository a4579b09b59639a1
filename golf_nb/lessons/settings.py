"""Reading the table of a lesson or of a step: rules, cards, moves that were played before, and the goal."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from golf_nb.engine import GolfError, Rules, deal, parse_board
from golf_nb.lessons.asides import read_moves
from golf_nb.lessons.errors import LessonError
from golf_nb.lessons.faults import cannot
from golf_nb.lessons.goal import Goal, Kind
from golf_nb.lessons.model import Setting

if TYPE_CHECKING:
    from golf_nb.engine import Move, Position
    from golf_nb.lessons.fields import Fields

TABLE_KEYS: Final = ("rules", "board", "deal", "played", "goal")
"""The keys that set a table anew."""


@dataclass(frozen=True, slots=True)
class Written:
    """What a file says about a table, before it is understood.

    Parameters
    ----------
    rules, goal : str
        The texts of these keys.
    cards : str or int
        The text of a board, or the number of a deal.
    played : tuple of str
        The texts of the moves that lead to the start.
    """

    rules: str
    goal: str
    cards: str | int
    played: tuple[str, ...] = ()


def sets_a_table(fields: Fields) -> bool:
    """Return whether a step has a key that sets its table anew."""
    return any(key in fields for key in TABLE_KEYS)


def read_setting(fields: Fields, before: Written | None = None) -> tuple[Setting, Written]:
    """Read the table of a lesson or of a step.

    Parameters
    ----------
    fields : Fields
        The lesson's or the step's table of keys.
    before : Written or None
        The table before: what a step does not name stays as it was there. None for the lesson's own table,
        which must be complete.

    Returns
    -------
    Setting
        The table.
    Written
        What it was read from, for the next step.

    Raises
    ------
    LessonError
        If a key is missing or cannot be understood, if a move cannot be played, or if the goal makes no sense here.
    """
    if "board" in fields and "deal" in fields:
        raise fields.error("deal", 'a table cannot have both "board" and "deal"', expected="one of them")
    written = _written(fields, before)
    newest = next(key for key in TABLE_KEYS if key in fields)

    def place(key: str) -> str:
        """Return the key to look at: what was written earlier can only be wrong with what is new."""
        return key if key in fields else newest

    key = "rules"
    try:
        rules = Rules.preset(written.rules)
        if isinstance(written.cards, int):
            key = "deal"
            start = deal(written.cards, rules)
        else:
            key = "board"
            start = parse_board(written.cards, rules, partial=True)
        key = "played"
        start = _after(start, read_moves(fields, place(key), written.played, len(start.columns)))
        key = "goal"
        goal = Goal.parse(written.goal)
        check_goal(goal, start)
    except LessonError:
        raise
    except GolfError as error:
        raise fields.source.wrapped((*fields.path, place(key)), error) from error
    return Setting(start, goal), written


def check_goal(goal: Goal, start: Position) -> None:
    """Refuse a goal about cards that this table does not have.

    Parameters
    ----------
    goal : Goal
        The goal.
    start : Position
        The table.

    Raises
    ------
    GolfError
        If the card to expose is not in the columns, there twice or free already, or the run is longer than all cards.
    """
    if goal.kind is Kind.EXPOSE:
        there = sum(card == goal.card for column in start.columns for card in column)
        if there != 1:
            problem = "this card is there twice" if there else "this card is not in the columns"
            raise GolfError(problem, text=str(goal.card), expected="a card that lies once in the columns")
        if goal.reached(start):
            raise GolfError("this card lies free already", text=str(goal.card), expected="a covered card")
    if goal.kind is Kind.RUN and goal.number > start.cards_left:
        raise GolfError(
            "a run cannot have so many cards",
            text=str(goal),
            expected=f"at most the {start.cards_left} in the columns",
        )


def _written(fields: Fields, before: Written | None) -> Written:
    """Read the keys of a table by their types; a new board or deal begins without moves."""
    rules = before.rules if before and "rules" not in fields else fields.raw("rules")
    goal = before.goal if before and "goal" not in fields else fields.raw("goal")
    anew = "board" in fields or "deal" in fields or before is None
    cards: str | int
    if anew or before is None:
        cards = fields.number("deal") if "deal" in fields else fields.raw("board")
    else:
        cards = before.cards
    played = () if anew or before is None else before.played
    return Written(rules, goal, cards, fields.texts("played") if "played" in fields else played)


def _after(start: Position, moves: tuple[Move, ...]) -> Position:
    for number, move in enumerate(moves, start=1):
        refusal = start.refusal(move)
        if refusal is not None:
            raise GolfError(cannot(refusal), text=str(move), place=f"move {number}", expected="a legal move")
        start = start.after(move)
    return start
