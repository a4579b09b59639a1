"""The store: everything that is kept between two sessions."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from golf_nb.engine import Game, GolfError, Outcome, Position, Rules, as_rules, deal
from golf_nb.records import courses, export, hands, progress, results
from golf_nb.records.keeper import Keeper
from golf_nb.records.keys import board_key, new_hand, rules_key
from golf_nb.records.model import Progress, Record, Result, SavedCourse, SavedHand
from golf_nb.records.rows import amount, clock, deal_number, now, words
from golf_nb.records.schema import TABLES
from golf_nb.records.table import RecordTable

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Iterable

__all__ = ["Store"]


class Store(Keeper):
    r"""Records, half-played hands, courses and progress in lessons, in one file.

    A store is a `Keeper` and is opened, told about trouble and closed as that is.

    Examples
    --------
    >>> from golf_nb.engine import parse_board
    >>> start = parse_board("Foundations: 7D\n6H", partial=True)
    >>> with Store.temporary() as store:
    ...     store.record_result(Game(start, "A"), seconds=75).sentence
    'Your first clear of this deal in 1 min 15 s: your best under these rules is 0.'
    """

    def record_result(
        self, game: Game, *, number: int | None = None, seconds: float | None = None, hand: str = ""
    ) -> Result:
        """Keep how a hand ended.

        Only a better score replaces a score, and nothing replaces the time of the first clear. A hand that is
        taken back and ends again is still one try, if it is given the same name.

        Parameters
        ----------
        game : Game
            The hand, which must be over.
        number : int, optional
            The deal's number, if it has one.
        seconds : float, optional
            What the clock shows.
        hand : str
            The hand's name, from `new_hand` when the deal was opened or begun again. Without one, every call
            counts as a hand of its own.

        Returns
        -------
        Result
            What has changed.

        Raises
        ------
        GolfError
            If the hand is not over, no move was made, or the number belongs to other cards.
        """
        number = _number(game, number)
        end = game.position
        if end.outcome is Outcome.PLAYING or not game.history:
            raise GolfError("not a result", place="game", expected="a hand that was played to its end")
        row = results.Finished(
            board=board_key(game.start),
            rules=rules_key(game.start.rules),
            hand=words(hand, "hand", empty=True) or new_hand(),
            number=number,
            score=end.score,
            cleared=end.outcome is Outcome.CLEARED,
            seconds=None if seconds is None else clock(seconds),
            finished=now().isoformat(),
        )
        # A hand that gets better is two results, and both are to arrive.
        subject = ("result", row.board, row.rules, row.hand, str(row.score))
        return self._session.write(subject, lambda connection: results.add(connection, row))

    def best(self, start: int | Position, rules: Rules | str | None = None) -> Record | None:
        """Return the record of a deal under one rule set.

        Parameters
        ----------
        start : int or Position
            The deal's number, or its cards before the first move.
        rules : Rules or str, optional
            The rule set; ``king-stops`` for a number unless given, and for a position the rules it has.

        Returns
        -------
        Record or None
            None if no hand of it has been played to its end.

        Raises
        ------
        GolfError
            If there is no such deal or rule set.
        """
        if not isinstance(start, Position):
            start = deal(start, "king-stops" if rules is None else rules)
        board = board_key(start)
        key = rules_key(start.rules if rules is None else as_rules(rules))
        return self._found(lambda connection: results.record_of(connection, board, key))

    def records(self) -> RecordTable:
        """Return every record, numbered deals first; a notebook shows them as a table."""
        return RecordTable(self._found(results.all_records))

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
            The hand's name, as for `record_result`.

        Raises
        ------
        GolfError
            If an argument is none, or the number belongs to other cards.
        """
        number = _number(game, number)
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

    def export(self, form: str = "csv") -> str:
        """Return what is kept as text.

        Parameters
        ----------
        form : str
            ``csv`` for the records as a sheet, ``json`` for everything.

        Returns
        -------
        str
            The text.

        Raises
        ------
        GolfError
            If there is no such form.
        """
        if form == "csv":
            return export.to_csv(self.records())
        if form == "json":
            return export.to_json(self.records(), self.hands(), self.courses(), self.lessons())
        raise GolfError("no such form", text=str(form), place="export", expected=" or ".join(export.FORMATS))

    def erase(self) -> None:
        """Erase everything that is kept here, for good; other programs that use the file see it empty too."""
        self._session.forget_pending()
        self._session.write(("erase",), _erase)
        self._session.tidy()


def _erase(connection: sqlite3.Connection) -> None:
    for table in TABLES:
        connection.execute(f"DELETE FROM {table}")  # noqa: S608 - a name of ours


def _number(game: Game, number: int | None) -> int | None:
    """Return the number, if it is that of the game's cards."""
    if not isinstance(game, Game):
        raise GolfError("not a hand", text=str(game), place="game", expected="a Game")
    whole = deal_number(number)
    if whole is not None and deal(whole, game.start.rules) != game.start:
        raise GolfError("this deal has other cards", text=str(number), place="number", expected="no number")
    return whole
