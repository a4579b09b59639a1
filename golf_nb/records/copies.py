"""Moving rows from one database to another: all of a sound one, or what can still be read of a damaged one."""

from __future__ import annotations

import sqlite3
from contextlib import closing, suppress
from typing import TYPE_CHECKING

from golf_nb.records.faults import TROUBLE
from golf_nb.records.schema import TABLES, build, columns, transaction, version_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from pathlib import Path

__all__ = ["connect", "copy", "in_memory", "take_over"]


def connect(place: str | Path, wait: float = 0, *, uri: bool = False) -> sqlite3.Connection:
    """Return a connection as all of this part of the package uses it.

    Parameters
    ----------
    place : str or Path
        A file, an address or ``:memory:``.
    wait : float
        How many seconds to wait for other programs that use the file.
    uri : bool
        Whether the place is an address.

    Returns
    -------
    sqlite3.Connection
        It opens no transactions by itself, and any thread may use it, but only one at a time.

    Raises
    ------
    sqlite3.Error
        If the file cannot be opened.
    """
    connection = sqlite3.connect(place, timeout=wait, isolation_level=None, check_same_thread=False, uri=uri)
    # One spoilt letter must not hide everything else.
    connection.text_factory = lambda raw: raw.decode("utf-8", "replace")
    return connection


def in_memory() -> sqlite3.Connection:
    """Return a new database that leaves no trace."""
    connection = connect(":memory:")
    build(connection)
    return connection


def copy(source: sqlite3.Connection) -> sqlite3.Connection:
    """Return a database in memory with all that another one has.

    Parameters
    ----------
    source : sqlite3.Connection
        A sound database of this version or an older one.

    Returns
    -------
    sqlite3.Connection
        The copy, in this version.

    Raises
    ------
    sqlite3.Error
        If the source cannot be read.
    """
    target = connect(":memory:")
    try:
        source.execute("BEGIN")  # nothing changes between two tables
        try:
            build(target, version_of(source))
            for table in filter(lambda table: columns(target, table), TABLES):
                _insert(target, table, list(source.execute(_all_of(target, table))))
        finally:
            if source.in_transaction:
                source.execute("ROLLBACK")
        build(target)
    except BaseException:
        target.close()
        raise
    return target


def take_over(damaged: Path, target: sqlite3.Connection) -> int:
    """Insert every row of a damaged file that can still be read.

    Parameters
    ----------
    damaged : Path
        The damaged file; it is only read.
    target : sqlite3.Connection
        A database of this version.

    Returns
    -------
    int
        How many rows were inserted.

    Raises
    ------
    sqlite3.Error
        If the target cannot be written.
    """
    before = target.total_changes
    with transaction(target):
        for table in TABLES:
            _insert(target, table, _readable(damaged, _all_of(target, table)))
    return target.total_changes - before


def _readable(damaged: Path, query: str) -> Iterator[tuple[object, ...]]:
    # The first page that is no longer sound ends the search in this table; the others may still be whole.
    with (
        suppress(*TROUBLE),
        closing(connect(f"{damaged.absolute().as_uri()}?mode=ro", uri=True)) as source,
    ):
        yield from source.execute(query)


def _all_of(target: sqlite3.Connection, table: str) -> str:
    # Tables and columns are named by the steps of this version, never by a file.
    return f"SELECT {', '.join(columns(target, table))} FROM {table} ORDER BY rowid"  # noqa: S608


def _insert(target: sqlite3.Connection, table: str, rows: Iterable[tuple[object, ...]]) -> None:
    names = columns(target, table)
    places = ", ".join("?" * len(names))
    target.executemany(
        f"INSERT OR IGNORE INTO {table} ({', '.join(names)}) VALUES ({places})",  # noqa: S608
        rows,
    )
