"""A store in a folder of its own."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from golf_nb.engine import Game
from golf_nb.records import Store, session
from tests.records.boards import SCORES, ending, start

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Return where the file is to be."""
    return tmp_path / "data" / "records.sqlite3"


@pytest.fixture
def store(path: Path) -> Iterator[Store]:
    """Return a store with one result, which waits for nobody."""
    with Store(path, wait=0) as store:
        store.record_result(ending(1), hand="before")
        yield store


@pytest.fixture
def _at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Try the file again at every turn."""
    monkeypatch.setattr(session, "RETRY_AFTER", 0.0)


@pytest.fixture(scope="session")
def content(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """Return what a file has with many results and hands in it."""
    path = tmp_path_factory.mktemp("records") / "records.sqlite3"
    with Store(path) as store:
        for number in range(60):
            store.record_result(ending(SCORES[number % 6]), seconds=number, hand=f"hand {number}")
            store.save_hand(f"table {number}", Game(start(), ["A", "draw"]))
        store.save_progress("kings", ["next"], reached=2, pages=3)
    return path.read_bytes()


@pytest.fixture
def written(path: Path, content: bytes) -> Path:
    """Return such a file."""
    path.parent.mkdir()
    path.write_bytes(content)
    return path
