"""What a tutor keeps: where the learner is in a lesson, and the best result. No widget in here."""

from __future__ import annotations

from typing import TYPE_CHECKING

from golf_nb.engine import GolfError
from golf_nb.lessons import Attempt
from golf_nb.records import Store, default_store
from golf_nb.widget.tutor_steps import judge

if TYPE_CHECKING:
    from golf_nb.lessons import Lesson


class Bookmark:
    """The keeper of one learner's place in one lesson.

    Parameters
    ----------
    lesson
        The lesson. Its place is kept by its name.
    store
        Where to keep it; by default the user's own store.

    Attributes
    ----------
    resumed
        Whether the lesson goes on where the learner was.
    lost
        Whether it should, but the place is not there any more.
    best
        The most stars so far, without those of the lesson as it is gone through now.
    """

    def __init__(self, lesson: Lesson, store: Store | None = None) -> None:
        self._lesson = lesson
        self._store = default_store() if store is None else store
        self._told: set[str] = set()
        self.resumed = self.lost = False
        self.best = 0

    def open(self, *, resume: bool) -> Attempt:
        """Open the lesson, where it was left half way if there is such a place.

        Parameters
        ----------
        resume
            Whether to go on there. A cell that is run again or copied goes on as well: otherwise the next step would
            replace the place that the learner came to.
        """
        saved = self._store.load_progress(self._lesson.name)
        self.best = 0 if saved is None else saved.stars
        start = Attempt.start(self._lesson, judge())
        if saved is None or not resume:
            return start
        try:
            attempt = Attempt.replay(self._lesson, start.judge, saved.events)
        except GolfError:
            self.lost = True
            return start
        self.resumed = attempt.index > 0 and not attempt.finished
        return attempt if self.resumed else start

    def keep(self, attempt: Attempt) -> None:
        """Keep how far the learner has come; only a better result replaces one."""
        result = attempt.result
        self._store.save_progress(
            self._lesson.name,
            attempt.events,
            reached=attempt.index + 1,
            pages=attempt.count,
            stars=0 if result is None else result.stars,
        )

    def turn_over(self) -> None:
        """Begin the lesson again: what it came to so far is an earlier result from now on."""
        saved = self._store.load_progress(self._lesson.name)
        self.best = 0 if saved is None else saved.stars
        self.resumed = False

    def news(self) -> str:
        """Return what the reader should hear about the store, each message once; empty while all is well."""
        message = self._store.message
        if message in self._told:
            return ""
        self._told.add(message)
        return message
