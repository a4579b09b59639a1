"""Reading one step of a lesson file."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from golf_nb.lessons.asides import read_branches, read_mistakes, read_notes, some_moves
from golf_nb.lessons.kinds import FreeStep, MoveStep, SayStep, ShowStep
from golf_nb.lessons.questions import QUESTION_KEYS, read_question
from golf_nb.lessons.settings import TABLE_KEYS

if TYPE_CHECKING:
    from golf_nb.lessons.fields import Fields
    from golf_nb.lessons.kinds import Step
    from golf_nb.lessons.model import Setting

_EVERY: Final = (*TABLE_KEYS, "notes", "alt")
_PLAYING: Final = ("hint", "then", "mistakes", "others", "branches")
_KEYS: Final = {
    "say": ("say", "branches"),
    "show": ("say", "show"),
    "move": ("say", "move", *_PLAYING),
    "free": ("say", "free", *_PLAYING),
    "ask": (*QUESTION_KEYS, "branches"),
}


def read_step(fields: Fields, setting: Setting | None, now: Setting) -> Step:
    """Read one step.

    Parameters
    ----------
    fields : Fields
        The step's table of keys.
    setting : Setting or None
        The table that this step sets anew, already read.
    now : Setting
        The table that was set last.

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
    columns = len(now.start.columns)
    common: dict[str, Any] = {
        "notes": read_notes(fields),
        "alt": fields.text("alt", ""),
        "setting": setting,
    }
    if kind != "show":
        common["branches"] = read_branches(fields, columns)
    if kind == "ask":
        return read_question(fields, common, now.start)
    common["text"] = fields.text("say")
    if kind == "say":
        return SayStep(**common)
    moves = some_moves(fields, kind, columns)
    if kind == "show":
        return ShowStep(moves=moves, **common)
    return (MoveStep if kind == "move" else FreeStep)(
        moves=moves,
        hints=fields.texts("hint"),
        then=fields.text("then", ""),
        # What comes later on a free way may well be a mistake at first.
        mistakes=read_mistakes(fields, moves if kind == "move" else moves[:1], now),
        others=fields.text("others", ""),
        **common,
    )
