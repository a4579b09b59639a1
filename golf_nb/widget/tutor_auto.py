"""A lesson that goes on by itself, at a pace at which it can be read, until it ends or somebody stops it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Protocol

from golf_nb.engine import GolfError
from golf_nb.language import say
from golf_nb.widget.advice import running_loop
from golf_nb.widget.faults import Owner, guarded
from golf_nb.widget.tutor_film import MOVE

if TYPE_CHECKING:
    import asyncio

    from golf_nb.lessons import Attempt, View

LOOK: Final = 1.5
"""Seconds for a look at the table before its text is read."""
WORD: Final = 0.32
"""Seconds for a word: not quite 190 in a minute."""
SLOWEST, FASTEST = 0.1, 1000.0


class Presented(Owner, Protocol):
    """What is asked of a tutor whose lesson goes on by itself."""

    attempt: Attempt

    def say(self, text: str) -> None:
        """Show a line of text."""

    def auto_changed(self) -> None:
        """Show whether the lesson goes on by itself."""


def reading_time(view: View, pace: float = 1.0) -> float:
    """Return how many seconds somebody needs to take in what is new.

    Parameters
    ----------
    view
        What is shown. After an answer or a move the tutor's reply is read, otherwise the page.
    pace
        How fast, as a multiple of the normal pace.
    """
    texts = [view.text, *view.choices] if view.feedback is None else [view.feedback.text]
    if view.feedback is not None and view.expects not in {"take-back", "next"}:
        texts.append(view.text)  # the reply stands over a page that has not been read yet
    count = sum(len(text.split()) for text in texts)
    moves = max(0, len(view.moves_shown) - 1)
    return (LOOK + count * WORD) / pace + moves * MOVE


def checked_pace(pace: object) -> float:
    """Return a pace; GolfError if it is none."""
    if isinstance(pace, bool) or not isinstance(pace, int | float) or not SLOWEST <= pace <= FASTEST:
        expected = f"a number from {SLOWEST:g} to {FASTEST:g}; 1 is normal, 2 is twice as fast"
        raise GolfError("not a pace", text=str(pace), place="pace", expected=expected)
    return float(pace)


def one_step(attempt: Attempt) -> Attempt:
    """Go one step on, as a tutor does who plays the lesson: what it asks for is done, what waits is taken back.

    Returns
    -------
    Attempt
        Where the lesson is then; the same attempt if no way is known from here.
    """
    view = attempt.view
    if view.expects == "take-back":
        return attempt.take_back()
    if view.can_next:
        return attempt.next()
    if not view.can_show:
        return attempt
    shown = attempt.show()
    if not _done(attempt, shown):
        shown = attempt.retry().show()
    return shown if _done(attempt, shown) else attempt


def _done(before: Attempt, shown: Attempt) -> bool:
    return shown.index != before.index or shown.view.can_next


class Presenter:
    """Plays a lesson.

    Parameters
    ----------
    tutor
        Whose lesson it is.

    Attributes
    ----------
    running
        Whether the lesson goes on by itself.
    moving
        Whether the step that is being taken right now is one of its own.
    pace
        How fast it goes, as a multiple of the normal pace.
    """

    def __init__(self, tutor: Presented) -> None:
        self._tutor = tutor
        self._tick = guarded(tutor, self._advance)
        self._timer: asyncio.TimerHandle | None = None
        self.running = self.moving = False
        self.pace = 1.0

    def start(self) -> None:
        """Begin; the first step comes when the page has been read, or at once where there is no event loop."""
        self.stop()
        self.running = True
        self._tutor.auto_changed()
        self._tutor.say(say("tutor.playing"))
        if running_loop() is None:
            while self.running:
                self._step()
        else:
            self._wait()

    def stop(self) -> bool:
        """Take no more steps; True if it was running."""
        was, self.running = self.running, False
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        return was

    def _advance(self) -> None:
        self._timer = None
        try:
            self._step()
        except Exception:
            self._end("")
            raise
        if self.running:
            self._wait()

    def _wait(self) -> None:
        loop = running_loop()
        if loop is not None:
            self._timer = loop.call_later(reading_time(self._tutor.attempt.view, self.pace), self._tick)

    def _step(self) -> None:
        before = self._tutor.attempt
        after = one_step(before)
        if after is before:
            self._end(say("tutor.all_played") if before.finished else say("tutor.stuck"))
            return
        self.moving = True
        try:
            self._tutor.attempt = after
        finally:
            self.moving = False

    def _end(self, text: str) -> None:
        self.stop()
        if text:
            self._tutor.say(text)
        self._tutor.auto_changed()
