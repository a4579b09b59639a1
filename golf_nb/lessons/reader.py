"""From a lesson file to a `Lesson`: the file's top level, its tables and its script."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING, Final

from golf_nb.lessons.fields import Fields
from golf_nb.lessons.model import Lesson
from golf_nb.lessons.script import stages
from golf_nb.lessons.settings import TABLE_KEYS, read_setting, sets_a_table
from golf_nb.lessons.source import Source
from golf_nb.lessons.steps import read_step

if TYPE_CHECKING:
    import os

_KNOWN: Final = ("title", "intro", *TABLE_KEYS, "steps", "done", "teaches", "minutes")
_ID: Final = re.compile(r"[A-Za-z0-9](?:[A-Za-z0-9.-]*[A-Za-z0-9])?")
_LONGEST: Final = 120


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
    first, written = read_setting(top)
    now = first
    steps = []
    for fields in top.tables("steps"):
        setting = None
        if sets_a_table(fields):
            setting, written = read_setting(fields, written)
            now = setting
        steps.append(read_step(fields, setting, now))
    if not steps:
        raise top.error("steps", "the lesson has no steps", expected="at least one [[steps]] table")
    return Lesson(name, title, intro, first, tuple(steps), done, _teaches(top), _minutes(top))


def _teaches(top: Fields) -> tuple[str, ...]:
    ids = top.texts("teaches")
    for index, text in enumerate(ids):
        path = (*top.path, "teaches", index)
        if not _ID.fullmatch(text):
            expected = "letters, digits, dots and hyphens"
            raise top.source.error(path, "not the id of a statement", text=text, expected=expected)
        if text in ids[:index]:
            raise top.source.error(path, "this id is there twice", text=text)
    return ids


def _minutes(top: Fields) -> int | None:
    if "minutes" not in top:
        return None
    minutes = top.number("minutes")
    if not 1 <= minutes <= _LONGEST:
        raise top.error(
            "minutes", "not a time", text=str(minutes), expected=f"a whole number from 1 to {_LONGEST}"
        )
    return minutes
