"""Reading what several kinds of steps have: moves, notes, mistakes and branches."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from golf_nb.engine import GolfError, parse_move
from golf_nb.lessons.goal import Kind
from golf_nb.lessons.kinds import Branch, Mistake
from golf_nb.notes import Arrow, Label, Note, Ring, Shade

if TYPE_CHECKING:
    from collections.abc import Iterable

    from golf_nb.engine import Move
    from golf_nb.lessons.errors import LessonError
    from golf_nb.lessons.fields import Fields
    from golf_nb.lessons.model import Setting

_MISTAKE_KEYS: Final = ("move", "why", "consequence", "costs", "notes")
_BRANCH_KEYS: Final = ("what_if", "moves", "why", "notes")
_NOTE_KEYS: Final = {
    "ring": ("ring",),
    "shade": ("shade",),
    "arrow": ("arrow", "number"),
    "label": ("label", "text"),
}
_ARROW_ENDS: Final = 2


def read_mistakes(fields: Fields, right: tuple[Move, ...], now: Setting) -> tuple[Mistake, ...]:
    """Read the listed mistakes of a step.

    Parameters
    ----------
    fields : Fields
        The step.
    right : tuple of Move
        The moves that cannot be among them.
    now : Setting
        The table that was set last.

    Returns
    -------
    tuple of Mistake
        The mistakes; none if there is no such key.

    Raises
    ------
    LessonError
        If one of them cannot be read, is right, or is there twice.
    """
    columns = len(now.start.columns)
    mistakes: list[Mistake] = []
    for table in fields.tables("mistakes"):
        table.only(_MISTAKE_KEYS, "a mistake")
        (move,) = read_moves(table, "move", (table.raw("move"),), columns)
        if move in right:
            raise table.error("move", "this move is also given as right", text=str(move))
        if any(move == other.move for other in mistakes):
            raise table.error("move", "this mistake is listed twice", text=str(move))
        costs = table.number("costs")
        if costs < 1 and now.goal.kind in (Kind.LEFT, Kind.EXPOSE):
            raise table.error("costs", "a mistake leaves cards", text=str(costs), expected="1 or more")
        consequence = some_moves(table, "consequence", columns) if "consequence" in table else ()
        mistakes.append(Mistake(move, table.text("why"), costs, consequence, read_notes(table)))
    return tuple(mistakes)


def read_branches(fields: Fields, columns: int) -> tuple[Branch, ...]:
    """Read the branches of a step.

    Parameters
    ----------
    fields : Fields
        The step.
    columns : int
        How many columns the table has.

    Returns
    -------
    tuple of Branch
        The branches; none if there is no such key.

    Raises
    ------
    LessonError
        If one of them cannot be read, or asks the same as another.
    """
    branches: list[Branch] = []
    for table in fields.tables("branches"):
        table.only(_BRANCH_KEYS, "a branch")
        what_if = table.text("what_if")
        if any(what_if == other.what_if for other in branches):
            raise table.error("what_if", "this question is there twice", text=what_if)
        branches.append(
            Branch(what_if, some_moves(table, "moves", columns), table.text("why"), read_notes(table))
        )
    return tuple(branches)


def some_moves(fields: Fields, key: str, columns: int) -> tuple[Move, ...]:
    """Return the moves of a key, at least one.

    Raises
    ------
    LessonError
        If there is none, or a text is no move.
    """
    texts = fields.texts(key)
    if not texts:
        raise fields.error(key, "no move", expected="at least one move, such as A")
    return read_moves(fields, key, texts, columns)


def read_moves(fields: Fields, key: str, texts: Iterable[str], columns: int) -> tuple[Move, ...]:
    """Read moves from their texts; `key` is where an error points at.

    Raises
    ------
    LessonError
        If a text is no move.
    """
    try:
        return tuple(parse_move(text, columns) for text in texts)
    except GolfError as error:
        raise fields.source.wrapped((*fields.path, key), error) from error


def read_notes(fields: Fields) -> tuple[Note, ...]:
    """Read the notes of a step, a mistake or a branch.

    Raises
    ------
    LessonError
        If one of them is not exactly one of the four kinds.
    """
    return tuple(_note(table) for table in fields.tables("notes"))


def _note(fields: Fields) -> Note:
    kinds = [kind for kind in _NOTE_KEYS if kind in fields]
    if len(kinds) != 1:
        raise _bad_note(fields)
    kind = kinds[0]
    fields.only(_NOTE_KEYS[kind], f'a note with "{kind}"')
    if kind == "arrow":
        ends = fields.texts("arrow")
        if len(ends) != _ARROW_ENDS:
            raise fields.error(
                "arrow", f"{len(ends)} places", expected="two places, where it starts and ends"
            )
        return Arrow(*ends, number=fields.number("number") if "number" in fields else None)
    anchor = fields.raw(kind).strip()
    if kind == "label":
        return Label(anchor, fields.text("text"))
    return (Ring if kind == "ring" else Shade)(anchor)


def _bad_note(fields: Fields) -> LessonError:
    found = ", ".join(fields.values) or "nothing"
    return fields.source.error(
        fields.path, "not a note", text=found, expected=f"exactly one of {', '.join(_NOTE_KEYS)}"
    )
