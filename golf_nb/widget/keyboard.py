"""Which key does what, and how the focus walks over the table. Pure functions."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from golf_nb.engine import Place, Position


class Action(StrEnum):
    """What a key asks for."""

    MOVE = "move"
    ACT = "act"
    PLAY = "play"
    DRAW = "draw"
    UNDO = "undo"
    REDO = "redo"
    RESTART = "restart"
    CONFIRM = "confirm"
    CANCEL = "cancel"
    NEXT = "next"
    BACK = "back"
    HINT = "hint"
    WORTH = "worth"
    CLEAR = "clear"
    LINE = "line"
    PLAY_LINE = "play-line"
    LEAVE = "leave"


@dataclass(frozen=True, slots=True)
class Command:
    """An action with what it needs: the arrow or direction, or the column."""

    action: Action
    detail: str = ""


_KEYS = {
    "Enter": Command(Action.ACT),
    " ": Command(Action.ACT),
    "d": Command(Action.DRAW),
    "z": Command(Action.UNDO),
    "y": Command(Action.REDO),
    "r": Command(Action.RESTART),
    "n": Command(Action.NEXT),
    "b": Command(Action.BACK),
    "h": Command(Action.HINT),
    "w": Command(Action.WORTH),
    "c": Command(Action.CLEAR),
    "l": Command(Action.LINE),
    "p": Command(Action.PLAY_LINE),
    "Escape": Command(Action.CANCEL),
    **{
        key: Command(Action.MOVE, key)
        for key in ("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End")
    },
    **{digit: Command(Action.PLAY, str(column)) for column, digit in enumerate("1234567890")},
}


def command(key: str, *, shift: bool = False, control: bool = False, meta: bool = False) -> Command | None:
    """Return what a key asks for, or None if it means nothing here.

    Keys held with control or meta are the browser's, and shift with Enter runs a cell. Letters count in either case,
    so that Caps Lock does no harm.

    Examples
    --------
    >>> command("Z").action.value, command("3"), command("z", control=True)
    ('undo', Command(action=<Action.PLAY: 'play'>, detail='2'), None)
    """
    if control or meta or (shift and key == "Enter"):
        return None
    if key == "Tab":
        return Command(Action.LEAVE, "back" if shift else "on")
    return _KEYS.get(key.lower() if len(key) == 1 else key)


def walk(focus: Place | None, key: str, position: Position) -> Place:
    """Return where the focus is after an arrow key.

    The tableau is a row of columns; the stock lies below it. Left and right walk along the columns and stop at the
    ends, Home and End jump there, down goes to the stock and up comes back.
    """
    last = len(position.columns) - 1
    if focus is None or focus.pile != "column":
        at_stock = focus is not None and focus.pile == "stock"
        if at_stock and key == "ArrowDown":
            return Place("stock")
        column = last if key == "End" else 0
    else:
        if key == "ArrowDown":
            return Place("stock")
        step = {"ArrowLeft": -1, "ArrowRight": 1, "Home": -last, "End": last}.get(key, 0)
        column = min(max(focus.column + step, 0), last)
    return exposed(column, position)


def exposed(column: int, position: Position) -> Place:
    """Return the place of a column's exposed card, or of its empty slot."""
    return Place("column", column, len(position.columns[column]) - 1)
