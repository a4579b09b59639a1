"""The lessons that come with the package, by name, in the language that is spoken."""

from __future__ import annotations

from dataclasses import replace
from importlib.resources import as_file, files
from pathlib import Path
from typing import TYPE_CHECKING, Final

from golf_nb.engine import GolfError
from golf_nb.language import speaks
from golf_nb.language.table import ENGLISH
from golf_nb.lessons.reader import read_lesson

if TYPE_CHECKING:
    import os
    from importlib.resources.abc import Traversable

    from golf_nb.lessons.model import Lesson

_SUFFIX: Final = ".toml"
_DATA: Final = files("golf_nb.lessons") / "data"


def lessons() -> tuple[str, ...]:
    """Return the names of the package's lessons.

    Returns
    -------
    tuple of str
        The names in alphabetical order.

    Examples
    --------
    >>> from golf_nb.lessons import lessons
    >>> "kings" in lessons()
    True
    """
    names = (entry.name for entry in _DATA.iterdir())
    return tuple(sorted(name.removesuffix(_SUFFIX) for name in names if name.endswith(_SUFFIX)))


def lesson(name_or_path: str | os.PathLike[str]) -> Lesson:
    """Read a lesson of the package by its name, or any lesson by its file.

    A lesson of the package is read in the language that is spoken, or in English where nobody has translated it.

    Parameters
    ----------
    name_or_path : str or path
        One of `lessons`, or the path of a lesson file. A text is a path if it ends in ``.toml``.

    Returns
    -------
    Lesson
        The lesson.

    Raises
    ------
    GolfError
        If there is no lesson of this name; it lists the known ones.
    LessonError
        If the file cannot be read or played.

    Examples
    --------
    >>> from golf_nb.lessons import lesson
    >>> lesson("kings").title
    'The king that ends everything'
    """
    if not isinstance(name_or_path, str) or name_or_path.lower().endswith(_SUFFIX):
        return read_lesson(Path(name_or_path))
    if name_or_path not in lessons():
        raise GolfError(
            "there is no lesson of this name",
            text=name_or_path,
            expected=f"one of {', '.join(lessons())}, or the path of a {_SUFFIX} file",
        )
    language, file = _text(name_or_path)
    with as_file(file) as path:
        return replace(read_lesson(path), language=language)


def _text(name: str) -> tuple[str, Traversable]:
    """Return the file of a lesson with its language: the one that is spoken, if it has been translated into that."""
    language, file = speaks(), f"{name}{_SUFFIX}"
    translated = _DATA / language / file
    return (language, translated) if translated.is_file() else (ENGLISH, _DATA / file)
