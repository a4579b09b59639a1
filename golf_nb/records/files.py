"""Opening the file: sound, ours, of this version; or why not."""

from __future__ import annotations

import sqlite3
import sys
from contextlib import closing, suppress
from itertools import count
from typing import TYPE_CHECKING, Final, NamedTuple

from golf_nb.records import faults
from golf_nb.records.copies import connect, take_over
from golf_nb.records.faults import TROUBLE, DamagedError, Fault, ForeignError, NewerError, fault_of
from golf_nb.records.schema import APPLICATION, VERSION, build, shape, version_of

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

__all__ = ["Opened", "identity", "open_file", "open_to_read"]

# What SQLite may keep beside a database, and what belongs to it therefore.
_COMPANIONS: Final = ("-wal", "-shm", "-journal")


class Opened(NamedTuple):
    """An open file.

    Parameters
    ----------
    connection : sqlite3.Connection
        The connection.
    path : Path
        The file; another one than was asked for if that one is too new.
    """

    connection: sqlite3.Connection
    path: Path


def open_file(path: Path, wait: float, tell: Callable[[str], None]) -> Opened:
    """Open the file, which need not exist yet.

    A damaged file is renamed, and a new one is begun in its place with all that could still be read. A file of a
    later version is left alone, and one with this version's number in its name is used instead.

    Parameters
    ----------
    path : Path
        The file.
    wait : float
        How many seconds to wait for other programs that use it.
    tell : callable
        Takes what the player must be told.

    Returns
    -------
    Opened
        The connection, and where it leads.

    Raises
    ------
    sqlite3.Error, OSError
        If that is not possible.
    """
    found = identity(path)
    try:
        return Opened(_opened(path, wait), path)
    except NewerError:
        beside = path.with_name(f"{path.stem}.version-{VERSION}{path.suffix}")
        tell(faults.newer(path, beside))
        return open_file(beside, wait, tell)
    except TROUBLE as error:
        if fault_of(error) is not Fault.DAMAGED:
            raise
    # If another program was faster, its new file is at the place now and must stay there.
    if found is None or identity(path) != found:
        return Opened(_opened(path, wait), path)
    kept, taken = _set_aside(path), 0
    try:
        connection = _opened(path, wait)
        try:
            taken = take_over(kept, connection)
        except BaseException:
            connection.close()
            raise
    finally:
        # Also if no new file could be begun: the player must know where the old one is.
        tell(faults.set_aside(path, kept, taken))
    return Opened(connection, path)


def open_to_read(path: Path, wait: float) -> sqlite3.Connection:
    """Open an existing file without changing it.

    Parameters
    ----------
    path : Path
        The file.
    wait : float
        How many seconds to wait for other programs that use it.

    Returns
    -------
    sqlite3.Connection
        A connection that cannot write.

    Raises
    ------
    sqlite3.Error
        If it cannot be read.
    """
    address = f"{path.absolute().as_uri()}?mode=ro"
    try:
        return _to_read(address, wait)
    except sqlite3.OperationalError as error:
        if fault_of(error) is not Fault.UNREACHABLE:
            raise
    # In WAL mode even a reader wants to write a file beside the database, unless it is told that nobody else does.
    return _to_read(f"{address}&immutable=1", wait)


def identity(path: Path) -> tuple[int, int] | None:
    """Return what tells a file from any other that takes its name later; None if there is no file."""
    try:
        status = path.stat()
    except OSError:
        return None
    return (status.st_dev, status.st_ino)


def _to_read(address: str, wait: float) -> sqlite3.Connection:
    connection = connect(address, wait, uri=True)
    try:
        _check_ours(connection)
        _check_sound(connection)
    except BaseException:
        connection.close()
        raise
    return connection


def _opened(path: Path, wait: float) -> sqlite3.Connection:
    path.parent.mkdir(parents=True, exist_ok=True)
    try:
        # A browser's Python has nothing that programs could share.
        return _prepared(path, wait, wal=sys.platform != "emscripten")
    except _NoWalError:
        # In exclusive mode WAL needs no shared memory, so from there the way back to a plain journal is open.
        with closing(connect(path, wait)) as connection:
            connection.execute("PRAGMA locking_mode = EXCLUSIVE")
            connection.execute("PRAGMA journal_mode = DELETE")
        return _prepared(path, wait, wal=False)


def _prepared(path: Path, wait: float, *, wal: bool) -> sqlite3.Connection:
    connection = connect(path, wait)
    try:
        # Nothing is written before it is clear whose file this is, and that it is sound.
        _check_ours(connection)
        _check_sound(connection)
        if wal:
            _turn_on_wal(connection)
        connection.execute("PRAGMA secure_delete = ON")
        build(connection)
    except BaseException:
        connection.close()
        raise
    return connection


class _NoWalError(sqlite3.OperationalError):
    """The file system cannot do what WAL needs."""


def _turn_on_wal(connection: sqlite3.Connection) -> None:
    """Let readers and a writer not wait for each other, where the file system allows it."""
    # Busy means that another program is opening the file as well; it sets the mode then.
    with suppress(sqlite3.OperationalError):
        connection.execute("PRAGMA journal_mode = WAL")
    if connection.execute("PRAGMA journal_mode").fetchone()[0] != "wal":
        return
    try:
        connection.execute("BEGIN IMMEDIATE")
        connection.execute("ROLLBACK")
    except sqlite3.OperationalError as error:
        if fault_of(error) is Fault.UNREACHABLE:
            raise _NoWalError(str(error)) from error
        raise
    # Safe against a program that dies; after a power cut the last moves may be missing.
    connection.execute("PRAGMA synchronous = NORMAL")


def _check_ours(connection: sqlite3.Connection) -> None:
    tables = connection.execute("SELECT count(*) FROM sqlite_master").fetchone()[0]
    (application,) = connection.execute("PRAGMA application_id").fetchone()
    if tables and application != APPLICATION:
        raise ForeignError("another program's database")
    if version_of(connection) > VERSION:
        raise NewerError("a later version")


def _check_sound(connection: sqlite3.Connection) -> None:
    # One transaction, so that no other program takes a step between two of the questions.
    connection.execute("BEGIN")
    try:
        (verdict,) = connection.execute("PRAGMA integrity_check(1)").fetchone()
        version, found = version_of(connection), shape(connection)
    finally:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
    if verdict != "ok":
        raise DamagedError(verdict)
    with closing(connect(":memory:")) as model:
        build(model, version)
        if found != shape(model):
            raise DamagedError("the tables are not those of this version")


def _set_aside(path: Path) -> Path:
    """Rename a file and its companions to the first free name, and return that."""
    for number in count(1):  # pragma: no branch - there is always a number
        kept = path.with_name(f"{path.name}.damaged-{number}")
        # An empty file keeps the name from any other program that is looking for one.
        with suppress(FileExistsError):
            kept.touch(exist_ok=False)
            break
    path.replace(kept)
    for companion in _COMPANIONS:
        # Most files have none.
        with suppress(FileNotFoundError):
            path.with_name(path.name + companion).replace(f"{kept}{companion}")
    return kept
