"""Reading one step of a lesson file."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from golf_nb.engine import GolfError, parse_move
from golf_nb.lessons.model import AskStep, Choice, FreeStep, Mistake, MoveStep, SayStep, ShowStep
from golf_nb.notes import Arrow, Label, Note, Ring, Shade

if TYPE_CHECKING:
    from golf_nb.engine import Move
    from golf_nb.lessons.errors import LessonError
    from golf_nb.lessons.fields import Fields
    from golf_nb.lessons.model import Setting, Step

_EVERY: Final = ("rules", "board", "goal", "notes")
_KEYS: Final = {
    "say": ("say",),
    "show": ("say", "show"),
    "move": ("say", "move", "hint", "then", "mistakes"),
    "free": ("say", "free", "hint", "then", "mistakes"),
    "ask": ("ask", "choices", "answer", "why", "replies"),
}
_MISTAKE_KEYS: Final = ("move", "why", "consequence", "costs", "notes")
_NOTE_KEYS: Final = {
    "ring": ("ring",),
    "shade": ("shade",),
    "arrow": ("arrow", "number"),
    "label": ("label", "text"),
}
_FEWEST_CHOICES: Final = 2
_ARROW_ENDS: Final = 2


def read_step(fields: Fields, setting: Setting | None, columns: int) -> Step:
    """Read one step.

    Parameters
    ----------
    fields : Fields
        The step's table.
    setting : Setting or None
        The table that this step sets anew, already read.
    columns : int
        How many columns the table has at this step.

    Returns
    -------
    Step
        The step.

    Raises
    ------
    LessonError
        If a key is unknown, missing or of the wrong type, or if a move or note cannot be read.
    """
    kinds = [kind for kind in ("show", "move", "free", "ask") if kind in fields]
    if len(kinds) > 1:
        raise fields.error(
            kinds[1], f'a step cannot have both "{kinds[0]}" and "{kinds[1]}"', expected="one of them"
        )
    kind = kinds[0] if kinds else "say"
    fields.only((*_EVERY, *_KEYS[kind]), f'a step with "{kind}"')
    notes = _notes(fields)
    if kind == "ask":
        return _ask(fields, notes, setting)
    text = fields.text("say")
    if kind == "say":
        return SayStep(text=text, notes=notes, setting=setting)
    moves = _moves(fields, kind, columns)
    if kind == "show":
        return ShowStep(text=text, notes=notes, setting=setting, moves=moves)
    return (MoveStep if kind == "move" else FreeStep)(
        text=text,
        notes=notes,
        setting=setting,
        moves=moves,
        hints=fields.texts("hint"),
        then=fields.text("then", ""),
        mistakes=_mistakes(fields, moves, columns),
    )


def _ask(fields: Fields, notes: tuple[Note, ...], setting: Setting | None) -> AskStep:
    texts = fields.texts("choices")
    if len(texts) < _FEWEST_CHOICES:
        raise fields.error(
            "choices", "too few answers to choose from", expected="a list of two or more texts"
        )
    twice = next((text for text in texts if texts.count(text) > 1), None)
    if twice is not None:
        raise fields.error("choices", "this answer is there twice", text=twice)
    answer = fields.text("answer")
    if answer not in texts:
        raise fields.error("answer", "not one of the choices", text=answer, expected=_quoted(texts))
    replies = fields.table("replies")
    replies.only((text for text in texts if text != answer), "the table of replies to wrong answers")
    return AskStep(
        text=fields.text("ask"),
        notes=notes,
        setting=setting,
        choices=tuple(Choice(text, replies.text(text, "")) for text in texts),
        answer=texts.index(answer),
        why=fields.text("why"),
    )


def _mistakes(fields: Fields, right: tuple[Move, ...], columns: int) -> tuple[Mistake, ...]:
    """Read the listed mistakes of a step; `right` are the moves that cannot be among them."""
    if "free" in fields:
        right = right[:1]
    mistakes: list[Mistake] = []
    for table in fields.tables("mistakes"):
        table.only(_MISTAKE_KEYS, "a mistake")
        move = _move(table, "move", table.raw("move"), columns)
        if move in right:
            raise table.error("move", "this move is also given as right", text=str(move))
        if any(move == other.move for other in mistakes):
            raise table.error("move", "this mistake is listed twice", text=str(move))
        costs = table.number("costs")
        if costs < 1:
            raise table.error("costs", "a mistake leaves cards", text=str(costs), expected="1 or more")
        consequence = _moves(table, "consequence", columns) if "consequence" in table else ()
        mistakes.append(Mistake(move, table.text("why"), costs, consequence, _notes(table)))
    return tuple(mistakes)


def _moves(fields: Fields, key: str, columns: int) -> tuple[Move, ...]:
    texts = fields.texts(key)
    if not texts:
        raise fields.error(key, "no move", expected="at least one move, such as A")
    return tuple(_move(fields, key, text, columns) for text in texts)


def _move(fields: Fields, key: str, text: str, columns: int) -> Move:
    try:
        return parse_move(text, columns)
    except GolfError as error:
        raise fields.source.wrapped((*fields.path, key), error) from error


def _notes(fields: Fields) -> tuple[Note, ...]:
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


def _quoted(texts: tuple[str, ...]) -> str:
    return " or ".join(f'"{text}"' for text in texts)
