"""The syllabus: the chapters of the tutorial, and which lessons each of them has."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from golf_nb.language import say


@dataclass(frozen=True, slots=True)
class Chapter:
    """Some lessons that belong together.

    Parameters
    ----------
    number : int
        The chapter's place, counted from 1.
    code : str
        The short name by which the table of sentences knows its title.
    lessons : tuple of str
        The names of its lessons, in the order in which they build on each other.
    """

    number: int
    code: str
    lessons: tuple[str, ...]

    @property
    def title(self) -> str:
        """What it is about, in the language that is spoken."""
        return say(f"chapters.{self.code}")


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
        Chapter(number, chapter["code"], tuple(chapter["lessons"]))
        for number, chapter in enumerate(read, start=1)
    )
