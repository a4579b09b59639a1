"""The way to the data: the file while it can be used, and memory when it cannot."""

from __future__ import annotations

import os
from contextlib import closing, suppress
from threading import RLock
from time import monotonic
from typing import TYPE_CHECKING, Final, TypeVar

from golf_nb.records.copies import copy, in_memory
from golf_nb.records.faults import TROUBLE, Fault, GoneError, fault_of
from golf_nb.records.files import identity, open_file, open_to_read
from golf_nb.records.schema import transaction

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Callable
    from pathlib import Path

__all__ = ["RETRY_AFTER", "Session"]

# How many seconds pass before a file that could not be used is tried again, and how long such a try may wait:
# the player must not feel it.
RETRY_AFTER: Final = 10.0
_SHORT_WAIT: Final = 0.05

T = TypeVar("T")

# Connections that a forked process has inherited. To close one would end the parent's locks on the file.
_inherited: list[sqlite3.Connection] = []


class Session:
    """One store's connection, opened when it is first needed.

    Whatever happens to the file, reading and writing go on: in memory, with all that could be read before. What was
    written there goes to the file as soon as that can be used again.

    Parameters
    ----------
    path : Path or None
        The file; None for a store in memory.
    wait : float
        How many seconds to wait for other programs that use the file.
    """

    def __init__(self, path: Path | None, wait: float) -> None:
        self._path = path
        self._wait = wait
        self._lock = RLock()
        self._file: sqlite3.Connection | None = None
        self._file_path = path
        self._identity: tuple[int, int] | None = None
        self._process = 0
        self._memory: sqlite3.Connection | None = None
        self._tried = 0.0
        # What the file still lacks, by subject: a later change of the same subject takes an earlier one's place.
        self._pending: dict[tuple[str, ...], Callable[[sqlite3.Connection], object]] = {}
        self._fault: Fault | None = None
        self.message = ""
        self.warnings: tuple[str, ...] = ()

    @property
    def path(self) -> Path | None:
        """The file in use; None for a store in memory."""
        return self._file_path

    @property
    def kept(self) -> bool:
        """Whether everything written so far is in the file."""
        return self._path is not None and not self._pending

    def warn(self, message: str) -> None:
        """Tell the player something, once."""
        self.message = message
        if message not in self.warnings:
            self.warnings = (*self.warnings, message)

    def read(self, query: Callable[[sqlite3.Connection], T]) -> T:
        """Return the answer to a query.

        Parameters
        ----------
        query : callable
            Asks a connection; it must not write.

        Returns
        -------
        object
            What the query returns.
        """
        with self._lock:
            return self._run(query, writing=False)

    def write(self, subject: tuple[str, ...], change: Callable[[sqlite3.Connection], T]) -> T:
        """Make a change in one transaction.

        Parameters
        ----------
        subject : tuple of str
            What is changed. If the file cannot be used now, only the last change of a subject goes there later.
        change : callable
            Makes the change through a connection. It must lead to the same whether it is made once or twice.

        Returns
        -------
        object
            What the change returns.
        """

        def committed(connection: sqlite3.Connection) -> T:
            with transaction(connection):
                return change(connection)

        with self._lock:
            answer = self._run(committed, writing=True)
            if self._memory is not None and self._path is not None:
                self._pending.pop(subject, None)
                self._pending[subject] = change
            return answer

    def forget_pending(self) -> None:
        """Drop what the file still lacks, before a change that makes it void."""
        with self._lock:
            self._pending.clear()

    def tidy(self) -> None:
        """Leave nothing of what was deleted in the file or beside it; other programs may delay that."""
        self.read(lambda connection: connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone())

    def close(self) -> None:
        """Write what is still to be written, if that is possible now, and let go of the file."""
        with self._lock:
            if self._pending:
                self._return_to_file()
            self._close_file()
            if self._path is None or not self._pending:
                self._close_memory()

    def _run(self, work: Callable[[sqlite3.Connection], T], *, writing: bool) -> T:
        if self._memory is not None and monotonic() - self._tried >= RETRY_AFTER:
            self._return_to_file()
        # A second round is for a damaged file, in whose place a new one has been begun by then.
        for last in (False, True):
            if self._path is None or self._memory is not None:
                break
            if not writing and self._file is None and not os.path.lexists(self._path):
                with closing(in_memory()) as nothing:
                    return work(nothing)  # to look for results does not begin a file
            try:
                return work(self._ready_file(self._path))
            except TROUBLE as error:
                fault = fault_of(error)
                if fault is Fault.DAMAGED and not last:
                    self._close_file()
                else:
                    self._go_on_in_memory(self._path, fault, error)
        if self._memory is None:
            self._memory = in_memory()
        return work(self._memory)

    def _ready_file(self, path: Path) -> sqlite3.Connection:
        if self._file is not None and self._file_path is not None and self._process == os.getpid():
            now = identity(self._file_path)
            if now == self._identity:
                return self._file
            if now is None:
                raise GoneError("no such file")
        # In a forked process, and where another program has put a new file in the place of a damaged one.
        self._close_file()
        return self._open(path, self._wait)

    def _open(self, path: Path, wait: float) -> sqlite3.Connection:
        self._file, self._file_path = open_file(path, wait, self.warn)
        self._identity = identity(self._file_path)
        self._process = os.getpid()
        return self._file

    def _go_on_in_memory(self, path: Path, fault: Fault, error: Exception) -> None:
        self._memory = self._last_known(path)
        self._close_file()
        self._tried = monotonic()
        self._fault = fault
        self.warn(fault.sentence(self._file_path or path, error))

    def _last_known(self, path: Path) -> sqlite3.Connection:
        """Return a database in memory with what can be read of the file, be it nothing."""
        with suppress(*TROUBLE):
            if self._file is not None:
                return copy(self._file)
        with suppress(*TROUBLE), closing(open_to_read(path, _SHORT_WAIT)) as source:
            return copy(source)
        return in_memory()

    def _return_to_file(self) -> None:
        """Bring what is pending to the file and use that again; if that fails, memory stays in use."""
        self._tried = monotonic()
        path = self._path
        # A file that was taken away comes back with its results, or not at all: no new one is begun for it.
        if path is None or (self._fault is Fault.GONE and identity(path) is None):
            return
        told = self.message
        self._close_file()
        with suppress(*TROUBLE):
            connection = self._open(path, _SHORT_WAIT)
            with transaction(connection):
                for change in self._pending.values():
                    change(connection)
            connection.execute(f"PRAGMA busy_timeout = {round(self._wait * 1000)}")
            self._pending.clear()
            self._fault = None
            self._close_memory()
            if self.message == told:
                self.message = ""
            return
        self._close_file()

    def _close_file(self) -> None:
        if self._file is not None:
            file, self._file = self._file, None
            if self._process != os.getpid():
                _inherited.append(file)
                return
            # The file may be beyond closing in good order; all that was committed is in it.
            with suppress(*TROUBLE):
                file.close()

    def __del__(self) -> None:
        self._close_file()
        self._close_memory()

    def _close_memory(self) -> None:
        if self._memory is not None:
            self._memory.close()
            self._memory = None
