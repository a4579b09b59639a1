"""Attempt: one learner's way through one lesson, as a value."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from golf_nb.engine import GolfError
from golf_nb.lessons import actions
from golf_nb.lessons.state import State, opened
from golf_nb.lessons.view import View, view_of

if TYPE_CHECKING:
    from collections.abc import Iterable

    from golf_nb.engine import Move
    from golf_nb.lessons.actions import BestLeft
    from golf_nb.lessons.model import Lesson, Step

_REMEMBERED: Final = 4096
_NUMBER: Final = re.compile(r"-?[0-9]{1,9}")
_PLAIN: Final = {
    "next": actions.go_on,
    "back": actions.go_back,
    "take-back": actions.take_back,
    "hint": actions.hint,
    "retry": actions.retry,
}


@dataclass(frozen=True, slots=True)
class Attempt:
    """A learner's way through a lesson; every action returns a new attempt and never raises an error.

    The pages are the intro (page 0), the steps (from page 1) and what was learnt (the last page).

    Parameters
    ----------
    lesson : Lesson
        The lesson.
    best_left : callable
        Tells the fewest cards that can be left from a position; None means that it is not known.
    events : tuple of str
        What the learner has done, in order. With them, `replay` brings the learner back to the same place.

    Examples
    --------
    >>> from golf_nb.lessons import lesson
    >>> attempt = Attempt.start(lesson("a-chain-that-turns"), lambda position: None)
    >>> attempt.view.progress, attempt.next().view.progress
    ('Introduction', 'Step 1 of 12')
    """

    lesson: Lesson
    best_left: BestLeft = field(repr=False, compare=False)
    events: tuple[str, ...]
    _state: State = field(repr=False, compare=False)

    @classmethod
    def start(cls, lesson: Lesson, best_left: BestLeft) -> Attempt:
        """Open a lesson.

        Parameters
        ----------
        lesson : Lesson
            The lesson.
        best_left : callable
            From a position to the fewest cards that can be left, or None if that is not known. Its answers are
            remembered, so it may be slow.

        Returns
        -------
        Attempt
            At the intro.
        """
        return cls.replay(lesson, best_left, ())

    @classmethod
    def replay(cls, lesson: Lesson, best_left: BestLeft, events: Iterable[str]) -> Attempt:
        """Open a lesson and do again what was done before.

        Parameters
        ----------
        lesson, best_left
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
        remembered = lru_cache(_REMEMBERED)(best_left)
        state, done = opened(lesson), tuple(events)
        for event in done:
            state = _next_state(state, event, remembered)
        return cls(lesson, remembered, done, state)

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
    def view(self) -> View:
        """What to show now."""
        return view_of(self._state)

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
        """Choose an answer, counted from 0."""
        return self._after(f"choose {index}")

    def take_back(self) -> Attempt:
        """Take back the mistake, or else the last move on this page."""
        return self._after("take-back")

    def hint(self) -> Attempt:
        """Ask for the next hint."""
        return self._after("hint")

    def retry(self) -> Attempt:
        """Begin the current page again."""
        return self._after("retry")

    def _after(self, event: str) -> Attempt:
        state = _next_state(self._state, event, self.best_left)
        return Attempt(self.lesson, self.best_left, (*self.events, event), state)


def _next_state(state: State, event: str, best_left: BestLeft) -> State:
    if event in _PLAIN:
        return _PLAIN[event](state)
    word, _, rest = event.partition(" ")
    if word == "play":
        return actions.play(state, rest, best_left)
    if word == "choose" and _NUMBER.fullmatch(rest):
        return actions.choose(state, int(rest))
    expected = f"{', '.join(_PLAIN)}, play MOVE or choose NUMBER"
    raise GolfError("not an event of a lesson", text=event, expected=expected)
