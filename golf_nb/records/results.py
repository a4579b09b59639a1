"""Finished hands, and the records that are read from them.

A row says that a hand got better than it was. Rows are only added and never changed, so whatever two programs do at
once, the best score is the best of all rows, and the first clear is the first row that says cleared.
"""

from __future__ import annotations

from dataclasses import astuple, dataclass, fields
from itertools import groupby
from typing import TYPE_CHECKING, Final

from golf_nb.engine import PACK_SIZE, GolfError
from golf_nb.records.keys import rules_key, rules_of
from golf_nb.records.model import Record, Result, rank
from golf_nb.records.rows import amount, clock, deal_number, moment, sensible, words

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Sequence

__all__ = ["Finished", "add", "all_records", "record_of"]

_MOST_CARDS: Final = 2 * PACK_SIZE


@dataclass(frozen=True, slots=True)
class Finished:
    """A hand that is over, as a row has it.

    Parameters
    ----------
    board, rules, hand : str
        The keys of the deal, the rules and the hand.
    number : int or None
        The deal's number.
    score : int
        The score.
    cleared : bool
        Whether it was cleared.
    seconds : float or None
        What the clock showed.
    finished : str
        When it was over.

    Raises
    ------
    GolfError
        If this is no finished hand.
    """

    board: str
    rules: str
    hand: str
    number: int | None
    score: int
    cleared: bool
    seconds: float | None
    finished: str

    def __post_init__(self) -> None:
        """Refuse what is none; a file that was damaged may hold anything."""
        words(self.board, "board")
        words(self.hand, "hand")
        rules_of(words(self.rules, "rules"))
        deal_number(self.number)
        if self.cleared not in (0, 1):
            raise GolfError("neither yes nor no", text=str(self.cleared), place="cleared", expected="0 or 1")
        object.__setattr__(self, "cleared", bool(self.cleared))
        # A clear scores nothing or less, a blocked hand the cards left.
        lowest, highest = (-_MOST_CARDS, 0) if self.cleared else (1, _MOST_CARDS)
        amount(self.score, "score", lowest, highest)
        if self.seconds is not None:
            object.__setattr__(self, "seconds", clock(self.seconds))
        moment(self.finished)

    @property
    def rank(self) -> tuple[bool, int]:
        """What results under the same rules are compared by; lower is better."""
        return rank(self.score, cleared=self.cleared)


_COLUMNS: Final = ", ".join(axis.name for axis in fields(Finished))


def add(connection: sqlite3.Connection, finished: Finished) -> Result:
    """Add a finished hand, unless it had been over before with a result as good as this.

    Parameters
    ----------
    connection : sqlite3.Connection
        An open database, in a transaction.
    finished : Finished
        The hand.

    Returns
    -------
    Result
        What it changed.
    """
    rows, _ = _read(connection, finished.board, finished.rules)
    before = _record(rows) if rows else None
    if not any(row.hand == finished.hand and row.rank <= finished.rank for row in rows):
        connection.execute(
            "INSERT OR IGNORE INTO results (board, rules, hand, number, score, cleared, seconds, finished) "
            "VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
            astuple(finished),
        )
        rows = [*rows, finished]
    return Result(finished.score, finished.cleared, before, _record(rows))


def record_of(connection: sqlite3.Connection, board: str, rules: str) -> tuple[Record | None, int]:
    """Return the record of one deal under one rule set.

    Parameters
    ----------
    connection : sqlite3.Connection
        An open database.
    board, rules : str
        The keys.

    Returns
    -------
    tuple
        The record or None, and how many rows make no sense.
    """
    rows, senseless = _read(connection, board, rules)
    return (_record(rows) if rows else None), senseless


def all_records(connection: sqlite3.Connection) -> tuple[list[Record], int]:
    """Return every record.

    Parameters
    ----------
    connection : sqlite3.Connection
        An open database.

    Returns
    -------
    tuple
        The records, numbered deals first, and how many rows make no sense.
    """
    query = f"SELECT {_COLUMNS} FROM results ORDER BY board, rules, id"  # noqa: S608 - our own names
    rows, senseless = sensible(connection.execute(query), Finished)
    records = [_record(list(same)) for _, same in groupby(rows, key=lambda row: (row.board, row.rules))]
    return sorted(records, key=_place), senseless


def _read(connection: sqlite3.Connection, board: str, rules: str) -> tuple[list[Finished], int]:
    query = f"SELECT {_COLUMNS} FROM results WHERE board = ? AND rules = ? ORDER BY id"  # noqa: S608
    return sensible(connection.execute(query, (board, rules)), Finished)


def _record(rows: Sequence[Finished]) -> Record:
    """Sum up the rows of one deal under one rule set, in the order in which they were added."""
    best = min(rows, key=lambda row: row.rank)  # of equals the first
    first = next((row for row in rows if row.cleared), None)
    return Record(
        board=best.board,
        number=next((row.number for row in rows if row.number is not None), None),
        rules=rules_of(best.rules),
        score=best.score,
        cleared=best.cleared,
        reached=moment(best.finished),
        tries=len({row.hand for row in rows}),
        first_clear=None if first is None else moment(first.finished),
        first_clear_seconds=None if first is None else first.seconds,
    )


def _place(record: Record) -> tuple[bool, int, str, str]:
    return (record.number is None, record.number or 0, record.board, rules_key(record.rules))
