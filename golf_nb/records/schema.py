"""The tables of the file, as the steps that made them. A new file takes all steps, an older one those it lacks."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Iterator

__all__ = [
    "APPLICATION",
    "STEPS",
    "TABLES",
    "VERSION",
    "build",
    "columns",
    "shape",
    "transaction",
    "version_of",
]

# Marks the file as one of ours, so that another program's database is never taken for a damaged one.
APPLICATION: Final = 0x476F6C66  # "Golf"

# A step that has been released is never changed: files that took it exist. What is new is a new step.
STEPS: Final[tuple[tuple[str, ...], ...]] = (
    # 1: one row for each time a hand got better. Rows are only ever added, so two programs cannot spoil each
    # other's; best score, first clear and number of tries are read from the rows.
    (
        f"PRAGMA application_id = {APPLICATION}",
        """
        CREATE TABLE results (
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            board TEXT NOT NULL,
            rules TEXT NOT NULL,
            hand TEXT NOT NULL,
            number INTEGER,
            score INTEGER NOT NULL,
            cleared INTEGER NOT NULL,
            seconds REAL,
            finished TEXT NOT NULL,
            UNIQUE (board, rules, hand, score)
        )
        """,
    ),
    # 2: hands to go on with.
    (
        """
        CREATE TABLE hands (
            key TEXT PRIMARY KEY NOT NULL,
            start TEXT NOT NULL,
            rules TEXT NOT NULL,
            moves TEXT NOT NULL,
            moves_standing INTEGER NOT NULL,
            number INTEGER,
            seconds REAL NOT NULL,
            hand TEXT NOT NULL,
            saved TEXT NOT NULL
        )
        """,
    ),
    # 3: courses and lessons.
    (
        """
        CREATE TABLE courses (
            code TEXT NOT NULL,
            player TEXT NOT NULL,
            text TEXT NOT NULL,
            saved TEXT NOT NULL,
            PRIMARY KEY (code, player)
        )
        """,
        """
        CREATE TABLE lessons (
            lesson TEXT PRIMARY KEY NOT NULL,
            events TEXT NOT NULL,
            reached INTEGER NOT NULL,
            pages INTEGER NOT NULL,
            finished TEXT,
            saved TEXT NOT NULL
        )
        """,
    ),
    # 4: the best result of a lesson; 0 stands for one that is not known.
    ("ALTER TABLE lessons ADD COLUMN stars INTEGER NOT NULL DEFAULT 0",),
)
VERSION: Final = len(STEPS)
TABLES: Final = ("results", "hands", "courses", "lessons")


@contextmanager
def transaction(connection: sqlite3.Connection) -> Iterator[None]:
    """Do everything inside or nothing of it.

    Parameters
    ----------
    connection : sqlite3.Connection
        A connection that opens no transactions by itself.

    Raises
    ------
    sqlite3.Error
        If the file cannot be written; nothing has changed then.
    """
    # Asking for the right to write at once lets the busy timeout work: a reader that turns writer is refused.
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise


def version_of(connection: sqlite3.Connection) -> int:
    """Return the number of steps that a database has taken.

    Parameters
    ----------
    connection : sqlite3.Connection
        An open database.

    Returns
    -------
    int
        0 for an empty one.
    """
    return int(connection.execute("PRAGMA user_version").fetchone()[0])


def build(connection: sqlite3.Connection, version: int = VERSION) -> None:
    """Take the steps that a database lacks, in one transaction.

    Parameters
    ----------
    connection : sqlite3.Connection
        An open database.
    version : int
        The step to stop after.

    Raises
    ------
    sqlite3.Error
        If the database cannot be written; it is as before then.
    """
    if version_of(connection) >= version:
        return
    with transaction(connection):
        # Asked again: another program may have taken the steps meanwhile.
        for number in range(version_of(connection) + 1, version + 1):
            for statement in STEPS[number - 1]:
                connection.execute(statement)
            connection.execute(f"PRAGMA user_version = {number}")


def columns(connection: sqlite3.Connection, table: str) -> tuple[str, ...]:
    """Return the names of a table's columns; none if there is no such table.

    Parameters
    ----------
    connection : sqlite3.Connection
        An open database.
    table : str
        The table.

    Returns
    -------
    tuple of str
        The names, in order.
    """
    query = "SELECT name FROM pragma_table_info(?) ORDER BY cid"
    return tuple(name for (name,) in connection.execute(query, (table,)))


def shape(connection: sqlite3.Connection) -> frozenset[tuple[object, ...]]:
    """Return the tables and columns that a database has, to tell one of ours from a spoilt one.

    Parameters
    ----------
    connection : sqlite3.Connection
        An open database.

    Returns
    -------
    frozenset of tuple
        One tuple for each column: table, name, type, whether it must be filled, place in the primary key.
    """
    query = """
        SELECT tables.name, columns.name, columns.type, columns."notnull", columns.pk
        FROM sqlite_master AS tables JOIN pragma_table_info(tables.name) AS columns
        WHERE tables.type = 'table' AND tables.name NOT LIKE 'sqlite_%'
    """
    return frozenset(connection.execute(query))
