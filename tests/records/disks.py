"""Disks that are full, closed or broken, for the tests of the store."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing, contextmanager
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from golf_nb.records import Store

NOBODY: Final = 65534


@contextmanager
def read_only(folder: Path) -> Iterator[None]:
    """Let nothing be written in a folder. The superuser may always write, and becomes somebody else."""
    mode = folder.stat().st_mode
    folder.chmod(0o555)
    root = hasattr(os, "geteuid") and os.geteuid() == 0
    opened = []
    if root:
        for above in folder.parents:
            if not above.stat().st_mode & 0o001:
                opened.append((above, above.stat().st_mode))
                above.chmod(above.stat().st_mode | 0o011)
        os.seteuid(NOBODY)
    try:
        yield
    finally:
        if root:
            os.seteuid(0)
        for above, before in opened:
            above.chmod(before)
        folder.chmod(mode)


@contextmanager
def held(path: Path) -> Iterator[None]:
    """Keep other connections from writing, as another program does that writes for long."""
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        yield
        other.execute("ROLLBACK")


def fill(store: Store) -> None:
    """Leave no room for another page in the store's file."""
    connection = store._session._file
    assert connection is not None
    (pages,) = connection.execute("PRAGMA page_count").fetchone()
    connection.execute(f"PRAGMA max_page_count = {pages}")


def rows(path: Path, query: str) -> list[tuple[object, ...]]:
    """Ask a file directly."""
    with closing(sqlite3.connect(path)) as connection:
        return list(connection.execute(query))
