"""What somebody is in the middle of and goes on with: half-played hands, courses and lessons."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from golf_nb.engine import GolfError
from golf_nb.records import courses, hands, progress
from golf_nb.records.keeper import Keeper
from golf_nb.records.model import Progress, SavedCourse, SavedHand
from golf_nb.records.rows import amount, clock, now, number_of, words

if TYPE_CHECKING:
    from collections.abc import Iterable

    from golf_nb.engine import Game

__all__ = ["Bookmarks"]


class Bookmarks(Keeper):
    """Hands, courses and lessons, each as it was left.

    Examples
    --------
    >>> with Bookmarks.temporary() as bookmarks:
    ...     bookmarks.save_progress("kings", ["next"], reached=2, pages=3).percent
    67
    """

    def save_hand(
        self,
        key: str,
        game: Game,
        *,
        number: int | None = None,
        seconds: float = 0.0,
        hand: str = "",
    ) -> None:
        """Keep a hand as it stands, with everything that undo and redo need.

        Parameters
        ----------
        key : str
            What to find it by; it takes the place of what was kept under the same key.
        game : Game
            The hand.
        number : int, optional
            The deal's number, if it has one.
        seconds : float
            What the clock shows.
        hand : str
            The hand's name, as for `Store.record_result`.

        Raises
        ------
        GolfError
            If an argument is none, or the number belongs to other cards.
        """
        number = number_of(game, number)
        name = words(hand, "hand", empty=True)
        saved = SavedHand(words(key, "key"), game, number, clock(seconds), name, now())
        self._session.write(("hand", key), lambda connection: hands.save(connection, saved))

    def load_hand(self, key: str) -> SavedHand | None:
        """Return the hand that was kept under a key, or None."""
        key = words(key, "key")
        return self._found(lambda connection: hands.load(connection, key))

    def forget_hand(self, key: str) -> None:
        """Keep no hand under a key any more."""
        key = words(key, "key")
        self._session.write(("hand", key), lambda connection: hands.forget(connection, key))

    def hands(self) -> tuple[SavedHand, ...]:
        """Return every hand that is kept, the one saved last first."""
        return tuple(self._found(hands.load_all))

    def save_course(self, code: str, text: str, player: str = "") -> None:
        """Keep a player's course.

        Parameters
        ----------
        code : str
            The course's code.
        text : str
            The course in JSON.
        player : str
            Who plays it.

        Raises
        ------
        GolfError
            If a text is none, or the course is not JSON.
        """
        try:
            json.loads(words(text, "course"))
        except (json.JSONDecodeError, RecursionError) as error:
            raise GolfError("not JSON", text=text, place="course", expected="a course") from error
        course = SavedCourse(words(code, "code"), words(player, "player", empty=True), text, now())
        self._session.write(("course", code, player), lambda connection: courses.save(connection, course))

    def load_course(self, code: str, player: str = "") -> str | None:
        """Return the text of a player's course, or None."""
        code, player = words(code, "code"), words(player, "player", empty=True)
        course = self._found(lambda connection: courses.load(connection, code, player))
        return None if course is None else course.text

    def courses(self) -> tuple[SavedCourse, ...]:
        """Return every course, by code and player."""
        return tuple(self._found(courses.load_all))

    def save_progress(
        self, lesson: str, events: Iterable[str], *, reached: int, pages: int, stars: int = 0
    ) -> Progress:
        """Keep where a learner is in a lesson; of two results the better one stays.

        Parameters
        ----------
        lesson : str
            The lesson's name.
        events : iterable of str
            What the learner did, as `Attempt.events` has it.
        reached : int
            How many pages have been reached.
        pages : int
            How many pages the lesson has.
        stars : int
            With how many stars it was finished; 0 if it was not.

        Returns
        -------
        Progress
            What is kept now.

        Raises
        ------
        GolfError
            If a text is none, or more pages are reached or more stars won than there are.
        """
        most = amount(pages, "pages", 1, progress.MOST_PAGES)
        reached = amount(reached, "reached", 0, most)
        done = tuple(words(event, "event") for event in events)
        time = now()
        latest = Progress(
            words(lesson, "lesson"),
            done,
            reached,
            most,
            time if reached == most else None,
            time,
            amount(stars, "stars", 0, progress.MOST_STARS),
        )
        return self._session.write(
            ("lesson", lesson, str(reached), str(stars)), lambda connection: progress.save(connection, latest)
        )

    def load_progress(self, lesson: str) -> Progress | None:
        """Return the progress in a lesson, or None."""
        lesson = words(lesson, "lesson")
        return self._found(lambda connection: progress.load(connection, lesson))

    def lessons(self) -> tuple[Progress, ...]:
        """Return the progress in every lesson that was begun, by name."""
        return tuple(self._found(progress.load_all))
