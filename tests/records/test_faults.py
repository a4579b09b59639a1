from __future__ import annotations

import errno
import sqlite3
from pathlib import Path

import pytest

from golf_nb.records import faults
from golf_nb.records.faults import DamagedError, Fault, ForeignError, GoneError, NewerError, fault_of


def coded(code: int) -> sqlite3.OperationalError:
    error = sqlite3.OperationalError("something")
    error.sqlite_errorcode = code
    return error


@pytest.mark.parametrize(
    "error, fault",
    [
        (coded(sqlite3.SQLITE_BUSY), Fault.LOCKED),
        (coded(sqlite3.SQLITE_BUSY_SNAPSHOT), Fault.LOCKED),
        (coded(sqlite3.SQLITE_LOCKED), Fault.LOCKED),
        (coded(sqlite3.SQLITE_FULL), Fault.FULL),
        (coded(sqlite3.SQLITE_CORRUPT_INDEX), Fault.DAMAGED),
        (coded(sqlite3.SQLITE_NOTADB), Fault.DAMAGED),
        (coded(sqlite3.SQLITE_READONLY_DIRECTORY), Fault.UNREACHABLE),
        (coded(sqlite3.SQLITE_CANTOPEN), Fault.UNREACHABLE),
        (coded(sqlite3.SQLITE_IOERR_WRITE), Fault.UNREACHABLE),
        (sqlite3.OperationalError("database is locked"), Fault.LOCKED),
        (sqlite3.OperationalError("database table is locked: results"), Fault.LOCKED),
        (sqlite3.OperationalError("database or disk is full"), Fault.FULL),
        (sqlite3.DatabaseError("database disk image is malformed"), Fault.DAMAGED),
        (sqlite3.DatabaseError("file is not a database"), Fault.DAMAGED),
        (sqlite3.OperationalError("attempt to write a readonly database"), Fault.UNREACHABLE),
        (PermissionError(errno.EACCES, "Permission denied"), Fault.UNREACHABLE),
        (UnicodeDecodeError("utf-8", b"\xff", 0, 1, "invalid start byte"), Fault.DAMAGED),
        (DamagedError("x"), Fault.DAMAGED),
        (ForeignError("x"), Fault.FOREIGN),
        (GoneError("x"), Fault.GONE),
        (NewerError("x"), Fault.UNREACHABLE),
    ],
    ids=repr,
)
def test_each_error_is_a_fault(error: Exception, fault: Fault) -> None:
    assert isinstance(error, faults.TROUBLE)
    assert fault_of(error) is fault


@pytest.mark.parametrize("fault", Fault)
def test_each_fault_is_told_in_full_sentences(fault: Fault) -> None:
    path = Path("data") / "records.sqlite3"
    text = fault.sentence(path, PermissionError(errno.EACCES, "Permission denied", "elsewhere"))
    assert str(path) in text
    assert text.endswith("and goes to the file if that becomes possible before.")
    assert ("Permission denied. " in text) == (fault is Fault.UNREACHABLE)
    assert "elsewhere" not in text
    assert ".." not in text


@pytest.mark.parametrize(
    "taken, words", [(0, "no entry could"), (1, "1 entry could"), (12, "12 entries could")]
)
def test_what_was_taken_over_is_counted(taken: int, words: str) -> None:
    assert words in faults.set_aside(Path("a"), Path("b"), taken)


def test_entries_that_make_no_sense_are_counted() -> None:
    assert (
        faults.senseless(None, 1)
        == "1 entry makes no sense and cannot be shown; nothing was deleted from memory."
    )
    assert faults.senseless(Path("a"), 2).startswith("2 entries make no sense")
