"""Attempt: one learner's way through one lesson, as a value."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from golf_nb.engine import GolfError
from golf_nb.lessons import actions, answering, helping
from golf_nb.lessons.judge import Judge, judge_of
from golf_nb.lessons.playing import play
from golf_nb.lessons.state import State, opened
from golf_nb.lessons.tally import Result, result_of
from golf_nb.lessons.view import View, view_of

if TYPE_CHECKING:
    from collections.abc import Iterable

    from golf_nb.engine import Move, Place
    from golf_nb.lessons.judge import BestOf
    from golf_nb.lessons.model import Lesson, Step
    from golf_nb.lessons.way import Way

_NUMBER: Final = re.compile(r"-?[0-9]{1,9}")
_PLAIN: Final = {
    "next": actions.go_on,
    "back": actions.go_back,
    "take-back": actions.take_back,
    "retry": actions.retry,
}
_HELP: Final = {"hint": helping.hint, "show": helping.show}
_WITH_NUMBER: Final = {
    "choose": answering.choose,
    "number": answering.give_number,
    "branch": helping.look,
}


@dataclass(frozen=True, slots=True)
class Attempt:
    """A learner's way through a lesson; every action returns a new attempt and never raises an error.

    The pages are the intro (page 0), the steps (from page 1) and what was learnt (the last page).

    Parameters
    ----------
    lesson : Lesson
        The lesson.
    judge : Judge
        What is known about the best end of a hand.
    events : tuple of str
        What the learner has done, in order. With them, `replay` brings the learner back to the same place.

    Examples
    --------
    >>> from golf_nb.lessons import lesson
    >>> attempt = Attempt.start(lesson("a-chain-that-turns"), lambda position: None)
    >>> attempt.view.progress, attempt.next().view.progress
    ('Introduction', 'Step 1 of 8')
    """

    lesson: Lesson
    judge: Judge = field(repr=False, compare=False)
    events: tuple[str, ...]
    _state: State = field(repr=False, compare=False)

    @classmethod
    def start(cls, lesson: Lesson, known: Judge | BestOf) -> Attempt:
        """Open a lesson.

        Parameters
        ----------
        lesson : Lesson
            The lesson.
        known : Judge or callable
            What is known about the best end of a hand: two functions, or only the one from a position to the fewest
            cards that can be left. Their answers are remembered, so they may be slow.

        Returns
        -------
        Attempt
            At the intro.
        """
        return cls.replay(lesson, known, ())

    @classmethod
    def replay(cls, lesson: Lesson, known: Judge | BestOf, events: Iterable[str]) -> Attempt:
        """Open a lesson and do again what was done before.

        Parameters
        ----------
        lesson, known
            As for `start`.
        events : iterable of str
            The events of an earlier attempt.

        Returns
        -------
        Attempt
            Where these events lead to. In a lesson that has changed since, that may be another place.

        Raises
        ------
        GolfError
            If a text is not an event.
        """
        judge = judge_of(known)
        state, done = opened(lesson), tuple(events)
        for event in done:
            state = _next_state(state, event, judge)
        return cls(lesson, judge, done, state)

    @property
    def step(self) -> Step:
        """The current step; the intro and the last page are steps that only say something."""
        return self._state.step

    @property
    def index(self) -> int:
        """The current page, counted from 0."""
        return self._state.visit.page

    @property
    def count(self) -> int:
        """How many pages there are: the steps and two more."""
        return len(self.lesson.steps) + 2

    @property
    def finished(self) -> bool:
        """Whether the learner is on the last page."""
        return self._state.finished

    @property
    def way(self) -> Way:
        """Where the learner stands on the table, without what waits to be taken back."""
        return self._state.way

    @property
    def played(self) -> tuple[Move, ...]:
        """The good moves made on this page."""
        return self._state.played

    @property
    def view(self) -> View:
        """What to show now."""
        return view_of(self._state, self.judge)

    @property
    def result(self) -> Result | None:
        """What came of the lesson; None before its last page."""
        return result_of(self.lesson, self._state.tally, self.judge) if self.finished else None

    def next(self) -> Attempt:
        """Turn to the next page, if this one is done."""
        return self._after("next")

    def back(self) -> Attempt:
        """Turn to the page before, with its table as it was."""
        return self._after("back")

    def play(self, move: Move | str) -> Attempt:
        """Make a move: a move, its text (``A``, ``draw``) or the name of a card (``6♥``)."""
        return self._after(f"play {move}")

    def choose(self, index: int) -> Attempt:
        """Choose one of the answers in words, counted from 0."""
        return self._after(f"choose {index}")

    def number(self, number: int) -> Attempt:
        """Answer with a number."""
        return self._after(f"number {number}")

    def point(self, place: Place | str) -> Attempt:
        """Answer with a place on the table: ``B``, ``B2``, ``stock``, ``waste`` or a card (``6♥``)."""
        return self._after(f"point {place}")

    def branch(self, index: int) -> Attempt:
        """Look at a branch, counted from 0; `take_back` ends it."""
        return self._after(f"branch {index}")

    def take_back(self) -> Attempt:
        """Take back the mistake or the branch, or else the last move on this page."""
        return self._after("take-back")

    def hint(self) -> Attempt:
        """Ask for the next hint."""
        return self._after("hint")

    def show(self) -> Attempt:
        """Let the tutor do what this page asks for."""
        return self._after("show")

    def retry(self) -> Attempt:
        """Begin the current page again."""
        return self._after("retry")

    def _after(self, event: str) -> Attempt:
        state = _next_state(self._state, event, self.judge)
        return Attempt(self.lesson, self.judge, (*self.events, event), state)


def _next_state(state: State, event: str, judge: Judge) -> State:
    if event in _PLAIN:
        return _PLAIN[event](state)
    if event in _HELP:
        return _HELP[event](state, judge)
    word, _, rest = event.partition(" ")
    if word == "play":
        # At a table, the card that is asked for is clicked like one that is played.
        return answering.point(state, rest) if answering.waits_for_card(state) else play(state, rest, judge)
    if word == "point":
        return answering.point(state, rest)
    if word in _WITH_NUMBER and _NUMBER.fullmatch(rest):
        return _WITH_NUMBER[word](state, int(rest))
    plain = ", ".join((*_PLAIN, *_HELP))
    expected = f"{plain}, play MOVE, point PLACE, or {', '.join(_WITH_NUMBER)} with a number"
    raise GolfError("not an event of a lesson", text=event, expected=expected)
