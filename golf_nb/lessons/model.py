"""The lesson as values: what a lesson file says once it has been read."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from golf_nb.engine import Move, Position
    from golf_nb.lessons.goal import Goal
    from golf_nb.notes import Note


@dataclass(frozen=True, slots=True)
class Setting:
    """A table that is set anew: a position (with its rules) and what is to be reached on it."""

    start: Position
    goal: Goal


@dataclass(frozen=True, slots=True)
class Mistake:
    """A legal move that loses the goal, with what the tutor says and shows after it.

    Parameters
    ----------
    move : Move
        The mistake.
    why : str
        The explanation.
    costs : int
        How many cards are left in the columns after it, however well one goes on.
    consequence : tuple of Move
        Moves the tutor plays after it to show what happens.
    notes : tuple of Note
        What the tutor points at after these moves.
    """

    move: Move
    why: str
    costs: int
    consequence: tuple[Move, ...] = ()
    notes: tuple[Note, ...] = ()


@dataclass(frozen=True, slots=True)
class Choice:
    """One answer the learner can choose, and what the tutor says to it (empty: a general sentence)."""

    text: str
    reply: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class _Step:
    """What every step has: the tutor's words, what he points at, and perhaps a new table."""

    text: str
    notes: tuple[Note, ...] = ()
    setting: Setting | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class SayStep(_Step):
    """The tutor says something; the learner reads it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ShowStep(_Step):
    """The tutor plays the moves himself."""

    moves: tuple[Move, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class _PlayStep(_Step):
    """What the steps have in which the learner plays."""

    moves: tuple[Move, ...]
    hints: tuple[str, ...] = ()
    then: str = ""
    mistakes: tuple[Mistake, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class MoveStep(_PlayStep):
    """The learner plays one move; several may be equally right.

    Parameters
    ----------
    moves : tuple of Move
        The right moves.
    hints : tuple of str
        Help, given one after the other.
    then : str
        What the tutor says after a right move.
    mistakes : tuple of Mistake
        Foreseen wrong moves.
    """


@dataclass(frozen=True, slots=True, kw_only=True)
class FreeStep(_PlayStep):
    """The learner plays on alone until the goal is reached.

    Parameters
    ----------
    moves : tuple of Move
        One way to the goal. It proves that there is one, and is never shown.
    hints, then, mistakes
        As in `MoveStep`; `then` follows the last move, and the mistakes belong to the first one.
    """


@dataclass(frozen=True, slots=True, kw_only=True)
class AskStep(_Step):
    """The learner answers a question.

    Parameters
    ----------
    choices : tuple of Choice
        The answers to choose from, in the order in which they are offered.
    answer : int
        Which of them is right, counted from 0.
    why : str
        The explanation that follows the right answer.
    """

    choices: tuple[Choice, ...]
    answer: int
    why: str


Step = SayStep | ShowStep | MoveStep | FreeStep | AskStep


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
    """

    name: str
    title: str
    intro: str
    setting: Setting
    steps: tuple[Step, ...]
    done: str

    @property
    def pages(self) -> tuple[Step, ...]:
        """The steps between two more pages: the intro is page 0, what was learnt is the last page."""
        return (SayStep(text=self.intro), *self.steps, SayStep(text=self.done))

    def setting_at(self, page: int) -> Setting:
        """Return the table that was set last, at or before a page."""
        found = (step.setting for step in reversed(self.pages[: page + 1]))
        return next((setting for setting in found if setting is not None), self.setting)

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
