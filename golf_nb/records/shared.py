"""The store that everything in one Python session shares."""

from __future__ import annotations

import atexit
from threading import Lock
from typing import TYPE_CHECKING

from golf_nb.records.store import Store

if TYPE_CHECKING:
    from pathlib import Path

    from golf_nb.records.table import RecordTable

__all__ = ["default_store", "records"]

_lock = Lock()
_stores: dict[Path | None, Store] = {}


def default_store() -> Store:
    """Return the store in the user's data folder, the same one every time.

    Where the environment variable ``GOLF_NB_DATA`` has changed since, it is another one.

    Returns
    -------
    Store
        The store. It is closed when Python ends.
    """
    with _lock:
        fresh = Store()
        if not _stores:
            atexit.register(_close)
        return _stores.setdefault(fresh.path, fresh)


def records() -> RecordTable:
    """Return every record of this user, which a notebook shows as a table.

    Returns
    -------
    RecordTable
        A tuple of `Record`; numbered deals come first. What the rules say stands below.
    """
    return default_store().records()


def _close() -> None:
    for store in _stores.values():
        store.close()
