"""What can go wrong around the file, and the sentence for each: the player reads it and plays on."""

from __future__ import annotations

import sqlite3
from enum import Enum
from typing import TYPE_CHECKING, Final

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

_IN_MEMORY: Final = "Play goes on, but what you do now is kept only until this Python session ends."
_MEANWHILE: Final = (
    "Play goes on. What you do now is kept until this Python session ends, "
    "and goes to the file if that becomes possible before."
)


class Fault(Enum):
    """Why the file cannot be used; the value is the sentence for it."""

    LOCKED = "Another program is using {path}, so your results cannot be written there now."
    FULL = "There is no room left on the disk, so your results cannot be written to {path}."
    UNREACHABLE = "Your results cannot be kept in {path}: {detail}."
    GONE = "The file with your results is no longer at {path}."
    FOREIGN = "{path} belongs to another program and was left alone, so your results cannot be kept there."
    DAMAGED = "The file with your results, {path}, is damaged, and no new one can be begun there."

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
        return f"{self.value.format(path=path, detail=detail.rstrip('.'))} {_MEANWHILE}"


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
    entries = {0: "no entry", 1: "1 entry"}.get(taken, f"{taken} entries")
    return (
        f"{path} was damaged. It is kept as {kept.name}, and a new file has been begun; "
        f"{entries} could still be read and went there."
    )


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
    return (
        f"{path} was written by a newer golf_nb and was left as it is. Until you update golf_nb, "
        f"your results go to {beside.name} in the same folder."
    )


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
    return f"There is no folder to keep your results in: {str(error).rstrip('.')}. {_IN_MEMORY}"


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
    entries = "1 entry makes" if count == 1 else f"{count} entries make"
    return f"{entries} no sense and cannot be shown; nothing was deleted from {path or 'memory'}."


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
    <Fault.FULL: 'There is no room left on the disk, so your results cannot be written to {path}.'>
    """
    if own := _OWN.get(type(error)):
        return own
    code = getattr(error, "sqlite_errorcode", None)
    if code is not None:
        return _CODES.get(code & _PRIMARY, Fault.UNREACHABLE)
    said = str(error)
    return next((fault for words, fault in _WORDS.items() if words in said), Fault.UNREACHABLE)
