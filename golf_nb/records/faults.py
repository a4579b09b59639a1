"""What can go wrong around the file, and the sentence for each: the player reads it and plays on."""

from __future__ import annotations

import sqlite3
from enum import Enum
from typing import TYPE_CHECKING, Final

from golf_nb.language import say

if TYPE_CHECKING:
    from pathlib import Path

__all__ = ["TROUBLE", "DamagedError", "Fault", "ForeignError", "GoneError", "NewerError", "fault_of"]


class DamagedError(sqlite3.DatabaseError):
    """The file is no sound database."""


class ForeignError(sqlite3.DatabaseError):
    """The file is a sound database, but not one of ours."""


class NewerError(sqlite3.DatabaseError):
    """The file was written by a later version of the package."""


class GoneError(OSError):
    """The file was open and is no longer at its place."""


# What the use of a file may raise. Python cannot decode what SQLite says about spoilt names.
TROUBLE: Final = (sqlite3.Error, OSError, UnicodeDecodeError)


class Fault(Enum):
    """Why the file cannot be used; the value names the sentence for it."""

    LOCKED = "locked"
    FULL = "full"
    UNREACHABLE = "unreachable"
    GONE = "gone"
    FOREIGN = "foreign"
    DAMAGED = "damaged"

    def sentence(self, path: Path, error: Exception) -> str:
        """Return what to tell the player.

        Parameters
        ----------
        path : Path
            The file.
        error : Exception
            What the system said; it is quoted where no better words are known.

        Returns
        -------
        str
            What has happened, and that play goes on.
        """
        detail = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        happened = say(f"store.fault.{self.value}", path=path, detail=detail.rstrip("."))
        return f"{happened} {say('store.after.meanwhile')}"


def set_aside(path: Path, kept: Path, taken: int) -> str:
    """Return what to tell the player about a damaged file.

    Parameters
    ----------
    path, kept : Path
        Where it was, and where it is now.
    taken : int
        How many of its entries could still be read.

    Returns
    -------
    str
        The sentences.
    """
    if not taken:
        return say("store.aside.none", path=path, kept=kept.name)
    return say("store.aside.some", path=path, kept=kept.name, count=taken)


def newer(path: Path, beside: Path) -> str:
    """Return what to tell the player about a file that a later version wrote.

    Parameters
    ----------
    path, beside : Path
        That file, and the one that is used instead.

    Returns
    -------
    str
        The sentences.
    """
    return say("store.newer.used_beside", path=path, beside=beside.name)


def homeless(error: Exception) -> str:
    """Return what to tell the player where there is no folder for the file.

    Parameters
    ----------
    error : Exception
        What the system said.

    Returns
    -------
    str
        The sentences.
    """
    happened = say("store.fault.homeless", detail=str(error).rstrip("."))
    return f"{happened} {say('store.after.in_memory')}"


def senseless(path: Path | None, count: int) -> str:
    """Return what to tell the player about entries that cannot be read.

    Parameters
    ----------
    path : Path or None
        The file; None if there is none.
    count : int
        How many entries there are.

    Returns
    -------
    str
        One sentence.
    """
    if path is None:
        return say("store.senseless.memory", count=count)
    return say("store.senseless.file", path=path, count=count)


_OWN: Final[dict[type, Fault]] = {
    DamagedError: Fault.DAMAGED,
    ForeignError: Fault.FOREIGN,
    GoneError: Fault.GONE,
    UnicodeDecodeError: Fault.DAMAGED,
}
_CODES: Final = {
    sqlite3.SQLITE_BUSY: Fault.LOCKED,
    sqlite3.SQLITE_LOCKED: Fault.LOCKED,
    sqlite3.SQLITE_PROTOCOL: Fault.LOCKED,
    sqlite3.SQLITE_FULL: Fault.FULL,
    sqlite3.SQLITE_CORRUPT: Fault.DAMAGED,
    sqlite3.SQLITE_NOTADB: Fault.DAMAGED,
}
# An error that some other layer raises has no code, but the same words.
_WORDS: Final = {
    "is locked": Fault.LOCKED,
    "disk is full": Fault.FULL,
    "malformed": Fault.DAMAGED,
    "not a database": Fault.DAMAGED,
}
_PRIMARY: Final = 0xFF


def fault_of(error: Exception) -> Fault:
    """Return which fault an error is.

    Parameters
    ----------
    error : Exception
        One of `TROUBLE`, raised while the file was in use.

    Returns
    -------
    Fault
        `Fault.UNREACHABLE` for whatever has no case of its own.

    Examples
    --------
    >>> fault_of(sqlite3.OperationalError("database or disk is full"))
    <Fault.FULL: 'full'>
    """
    if own := _OWN.get(type(error)):
        return own
    code = getattr(error, "sqlite_errorcode", None)
    if code is not None:
        return _CODES.get(code & _PRIMARY, Fault.UNREACHABLE)
    said = str(error)
    return next((fault for words, fault in _WORDS.items() if words in said), Fault.UNREACHABLE)
