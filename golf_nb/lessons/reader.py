"""From a lesson file to a `Lesson`: the file's top level, its tables and its script."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from golf_nb.engine import GolfError, Rules, parse_board
from golf_nb.lessons.fields import Fields
from golf_nb.lessons.goal import Goal
from golf_nb.lessons.model import Lesson, Setting
from golf_nb.lessons.script import stages
from golf_nb.lessons.source import Source
from golf_nb.lessons.steps import read_step

if TYPE_CHECKING:
    import os

_TABLE_KEYS: Final = ("rules", "board", "goal")
_KNOWN: Final = ("title", "intro", *_TABLE_KEYS, "steps", "done")


def read_lesson(source: str | os.PathLike[str], name: str = "") -> Lesson:
    """Read a lesson and prove that its script can be played.

    Parameters
    ----------
    source : path or str
        A path object is a file; a text is the lesson itself.
    name : str
        The lesson's name; empty: the file's name without ``.toml``. Errors call a text by this name.

    Returns
    -------
    Lesson
        The lesson. Each scripted move in it is legal and each note points at something that is there. Whether
        its goals and mistakes are what they claim to be is for `golf_nb.lessons.check.problems` to say.

    Raises
    ------
    LessonError
        For anything that cannot be read or played, with the file, the key path and the line.
    """
    if isinstance(source, str):
        found = Source(name or "lesson", source)
    else:
        found = Source.from_file(Path(source))
        name = name or Path(source).stem
    top = Fields(found, (), found.tree())
    top.only(_KNOWN, "a lesson")
    lesson = _read_parts(top, name or "lesson")
    _, faults = stages(lesson)
    if faults:
        first = faults[0]
        raise found.error(first.path, first.problem, text=first.text, expected=first.expected)
    return lesson


def _read_parts(top: Fields, name: str) -> Lesson:
    title, intro, done = top.text("title"), top.text("intro"), top.text("done")
    written = {key: top.raw(key) for key in _TABLE_KEYS}
    first = now = _read_setting(top, written)
    steps = []
    for fields in top.tables("steps"):
        setting = None
        if any(key in fields for key in _TABLE_KEYS):
            # What a step does not name stays as it was on the table before.
            written |= {key: fields.raw(key) for key in _TABLE_KEYS if key in fields}
            setting = now = _read_setting(fields, written)
        steps.append(read_step(fields, setting, len(now.start.columns)))
    if not steps:
        raise top.error("steps", "the lesson has no steps", expected="at least one [[steps]] table")
    return Lesson(name, title, intro, first, tuple(steps), done)


def _read_setting(fields: Fields, written: dict[str, str]) -> Setting:
    """Read a table from its texts; `fields` is where the newest of them stand."""
    newest = next(key for key in _TABLE_KEYS if key in fields)
    key = "rules"
    try:
        rules = Rules.preset(written[key])
        key = "board"
        start = parse_board(written[key], rules, partial=True)
        key = "goal"
        return Setting(start, Goal.parse(written[key]))
    except GolfError as error:
        place = key if key in fields else newest
        raise fields.source.wrapped((*fields.path, place), error) from error
