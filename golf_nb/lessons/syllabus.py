"""The syllabus: the chapters of the tutorial, and which lessons each of them has."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files


@dataclass(frozen=True, slots=True)
class Chapter:
    """Some lessons that belong together.

    Parameters
    ----------
    number : int
        The chapter's place, counted from 1.
    title : str
        What it is about.
    lessons : tuple of str
        The names of its lessons, in the order in which they build on each other.
    """

    number: int
    title: str
    lessons: tuple[str, ...]


@cache
def chapters() -> tuple[Chapter, ...]:
    """Return the chapters in their order.

    Returns
    -------
    tuple of Chapter
        All of them; together they have every lesson of the package once.

    Examples
    --------
    >>> chapter = chapters()[2]
    >>> chapter.number, chapter.title, chapter.lessons[0]
    (3, 'A chain that turns', 'a-chain-that-turns')
    """
    text = (files("golf_nb.lessons") / "syllabus.toml").read_text(encoding="utf-8")
    read = tomllib.loads(text)["chapters"]
    return tuple(
        Chapter(number, chapter["title"], tuple(chapter["lessons"]))
        for number, chapter in enumerate(read, start=1)
    )
