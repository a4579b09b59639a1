"""A lesson without any page: the same actions as at a tutor, for tests and for teachers who try their lessons out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from golf_nb.engine import GolfError, locate
from golf_nb.lessons import AskStep, Attempt, CardStep, FreeStep, LegalStep, Lesson, MoveStep, NumberStep
from golf_nb.lessons import lesson as found
from golf_nb.lessons.kinds import Question
from golf_nb.lessons.legal import asked
from golf_nb.widget import tutor_words as words
from golf_nb.widget.tutor_auto import one_step
from golf_nb.widget.tutor_steps import Stepping, judge

if TYPE_CHECKING:
    from pathlib import Path

    from golf_nb.lessons import Result


class Learner(Stepping):
    """Somebody who goes through a lesson without a browser, a widget, or anything that is kept.

    ``golf_nb.Tutor(lesson, headless=True)`` is the same.

    Parameters
    ----------
    lesson
        As for `golf_nb.Tutor`.

    Raises
    ------
    GolfError
        If there is no such lesson, or its file cannot be read.

    Examples
    --------
    >>> learner = Learner("a-chain-that-turns")
    >>> learner.next()
    >>> learner
    Learner('a-chain-that-turns'): Step 1 of 8
    >>> learner.go_through().stars
    3
    """

    def __init__(self, lesson: Lesson | str | Path) -> None:
        self.lesson = lesson if isinstance(lesson, Lesson) else found(lesson)
        self.attempt = Attempt.start(self.lesson, judge())

    @property
    def message(self) -> str:
        """The tutor's reply to the last action."""
        feedback = self.view.feedback
        return "" if feedback is None else words.feedback(feedback.kind, feedback.text)

    def do_right(self) -> None:
        """Do what this page asks for, as one who knows the script does: an answer, or all moves of the page.

        Raises
        ------
        GolfError
            If nothing comes of it.
        """
        attempt, view = self.attempt, self.attempt.view
        if view.expects == "take-back":
            self.take_back()
        elif view.can_next:
            self.next()
        elif isinstance(attempt.step, Question):
            self._answer(attempt.step)
        elif isinstance(attempt.step, MoveStep):
            legal = (move for move in attempt.step.moves if self.position.refusal(move) is None)
            self.play(next(legal, attempt.step.moves[0]))
        elif isinstance(attempt.step, FreeStep):
            for move in attempt.step.moves[len(attempt.played) :]:
                self.play(move)
        if self.attempt.view == view:
            raise GolfError(
                "a learner gets stuck", text=str(self), place=self.lesson.name, expected="a way on"
            )

    def _answer(self, step: Question) -> None:
        match step:
            case AskStep():
                self.choose(step.answer)
            case NumberStep():
                self.number(step.number)
            case LegalStep():
                self.choose(asked(step, self.position).answer)
            case CardStep():
                self.point(next(filter(self._is_there, step.cards), "waste"))

    def go_through(self) -> Result:
        """Do what every page asks for, to the end of the lesson.

        Raises
        ------
        GolfError
            If a page cannot be done.
        """
        while not self.finished:
            self.do_right()
        result = self.result
        assert result is not None  # noqa: S101 - the last page has one
        return result

    def play_for_me(self) -> None:
        """Let the tutor play the lesson to its end, as *Play it for me* does."""
        while (after := one_step(self.attempt)) is not self.attempt:
            self.attempt = after

    def _is_there(self, place: str) -> bool:
        try:
            locate(place, self.position)
        except GolfError:
            return False
        return True

    def __repr__(self) -> str:
        return f"Learner({self.lesson.name!r}): {self.view.progress}"
