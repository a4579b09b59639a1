"""The store: everything that is kept between two sessions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from golf_nb.engine import GolfError, Outcome, Position, Rules, as_rules, deal
from golf_nb.records import export, results
from golf_nb.records.bookmarks import Bookmarks
from golf_nb.records.keys import board_key, new_hand, rules_key
from golf_nb.records.rows import clock, now, number_of, words
from golf_nb.records.schema import TABLES
from golf_nb.records.table import RecordTable

if TYPE_CHECKING:
    import sqlite3

    from golf_nb.engine import Game
    from golf_nb.records.model import Record, Result

__all__ = ["Store"]


class Store(Bookmarks):
    r"""Records, half-played hands, courses and progress in lessons, in one file.

    A store is a `Keeper` and is opened, told about trouble and closed as that is. Hands, courses and lessons to go
    on with are its `Bookmarks`.

    Examples
    --------
    >>> from golf_nb.engine import Game, parse_board
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
        number = number_of(game, number)
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
