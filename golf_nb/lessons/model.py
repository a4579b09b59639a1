"""The lesson as values: what a lesson file says once it has been read."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from golf_nb.lessons.kinds import (
    AskStep,
    Branch,
    CardStep,
    Choice,
    FreeStep,
    LegalStep,
    Mistake,
    MoveStep,
    NumberStep,
    Question,
    SayStep,
    ShowStep,
    Step,
)

if TYPE_CHECKING:
    from golf_nb.engine import Position
    from golf_nb.lessons.goal import Goal

__all__ = [
    "AskStep",
    "Branch",
    "CardStep",
    "Choice",
    "FreeStep",
    "LegalStep",
    "Lesson",
    "Mistake",
    "MoveStep",
    "NumberStep",
    "Question",
    "SayStep",
    "Setting",
    "ShowStep",
    "Step",
]


@dataclass(frozen=True, slots=True)
class Setting:
    """A table that is set anew: a position (with its rules) and what is to be reached on it."""

    start: Position
    goal: Goal


@dataclass(frozen=True, slots=True)
class Lesson:
    """A whole lesson.

    Parameters
    ----------
    name : str
        The lesson's short name, which is also the name of its file.
    title, intro, done : str
        The title, what is said before the first step, and what was learnt.
    setting : Setting
        The table at the beginning.
    steps : tuple of Step
        At least one step.
    teaches : tuple of str
        The ids of the statements that the lesson teaches.
    minutes : int or None
        How long it takes, if the author says so.
    language : str
        The code of the language of its texts; empty if that is not known, as for a file of one's own.
    """

    name: str
    title: str
    intro: str
    setting: Setting
    steps: tuple[Step, ...]
    done: str
    teaches: tuple[str, ...] = ()
    minutes: int | None = None
    language: str = ""

    @property
    def pages(self) -> tuple[Step, ...]:
        """The steps between two more pages: the intro is page 0, what was learnt is the last page."""
        return (SayStep(text=self.intro), *self.steps, SayStep(text=self.done))

    def table_page(self, page: int) -> int:
        """Return the page that set the table which lies there on a page; 0 is the lesson's own table."""
        pages = self.pages
        found = (number for number in range(page, 0, -1) if pages[number].setting is not None)
        return next(found, 0)

    def setting_at(self, page: int) -> Setting:
        """Return the table that was set last, at or before a page."""
        return self.pages[self.table_page(page)].setting or self.setting

    def last_moving_page(self, page: int) -> int:
        """Return the last page that moves cards on the same table as the given page, or that page itself."""
        last = page
        for number in range(page + 1, len(self.pages)):
            step = self.pages[number]
            if step.setting is not None:
                break
            if isinstance(step, ShowStep | MoveStep | FreeStep):
                last = number
        return last
