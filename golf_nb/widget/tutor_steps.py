"""What a learner can do in a lesson, from code: the same for a tutor on the page and for one without any page."""

from __future__ import annotations

from typing import TYPE_CHECKING

from golf_nb.lessons import Attempt, Judge
from golf_nb.solver import best_score, least_left

if TYPE_CHECKING:
    from golf_nb.engine import Move, Place, Position
    from golf_nb.lessons import Result, View


def judge() -> Judge:
    """Return what the solver knows about the end of a hand."""
    return Judge(least_left, best_score)


class Stepping:
    """Goes through a lesson. A subclass has an `attempt` that can be set; each action sets another one."""

    attempt: Attempt

    @property
    def view(self) -> View:
        """What the learner sees now, as values."""
        return self.attempt.view

    @property
    def text(self) -> str:
        """What the tutor says on this page."""
        return self.attempt.view.text

    @property
    def position(self) -> Position:
        """What lies on the table now."""
        return self.attempt.view.position

    @property
    def finished(self) -> bool:
        """Whether the lesson has been gone through."""
        return self.attempt.finished

    @property
    def result(self) -> Result | None:
        """What came of the lesson, with its stars; None before its last page."""
        return self.attempt.result

    def next(self) -> None:
        """Go to the next page, if this one is done."""
        self.attempt = self.attempt.next()

    def back(self) -> None:
        """Go one page back, the table as it was then."""
        self.attempt = self.attempt.back()

    def play(self, move: Move | str) -> None:
        """Make a move, or hear why not; where a card is asked for, choose it."""
        self.attempt = self.attempt.play(move)

    def choose(self, index: int) -> None:
        """Give the answer of this place among those in words, counted from 0."""
        self.attempt = self.attempt.choose(index)

    def number(self, number: int) -> None:
        """Answer with a number."""
        self.attempt = self.attempt.number(number)

    def point(self, place: Place | str) -> None:
        """Answer with a place on the table: ``B``, ``B2``, ``stock``, ``waste`` or a card (``6♥``)."""
        self.attempt = self.attempt.point(place)

    def branch(self, index: int) -> None:
        """Look at one of the questions in `view.branches`, counted from 0; `take_back` ends that."""
        self.attempt = self.attempt.branch(index)

    def hint(self) -> None:
        """Ask for the next hint."""
        self.attempt = self.attempt.hint()

    def show_me(self) -> None:
        """Let the tutor do what this page asks for; it counts as help."""
        self.attempt = self.attempt.show()

    def take_back(self) -> None:
        """Take the mistake, the branch or the last move of this page back."""
        self.attempt = self.attempt.take_back()

    def retry(self) -> None:
        """Begin this page again."""
        self.attempt = self.attempt.retry()

    def begin_again(self) -> None:
        """Begin the whole lesson again."""
        self.attempt = Attempt.start(self.attempt.lesson, self.attempt.judge)
