from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from golf_nb.records import RecordTable, Store, default_store, records
from tests.records.boards import ending

if TYPE_CHECKING:
    import pytest

ROOT = Path(__file__).resolve().parents[2]


def test_everybody_has_the_same_store() -> None:
    assert default_store() is default_store()
    assert default_store().path is not None


def test_another_folder_is_another_store(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    usual = default_store()
    monkeypatch.setenv("GOLF_NB_DATA", str(tmp_path))
    assert records() == ()
    default_store().record_result(ending(1))
    assert isinstance(records(), RecordTable)
    assert len(records()) == 1
    default_store().close()
    monkeypatch.undo()
    assert default_store() is usual


def test_it_is_closed_when_python_ends(tmp_path: Path) -> None:
    code = """
import sqlite3
from contextlib import closing
from golf_nb.records import Store, default_store
from tests.records.boards import ending
Store().record_result(ending(1), hand="first")
store = default_store()
store._session._wait = 0
store.records()
with closing(sqlite3.connect(store.path, isolation_level=None)) as other:
    other.execute("BEGIN EXCLUSIVE")
    store.record_result(ending(0), hand="second")
    other.execute("ROLLBACK")
assert not store.kept
"""
    run = subprocess.run(
        [sys.executable, "-c", code],
        cwd=ROOT,
        env={"GOLF_NB_DATA": str(tmp_path)},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert (run.returncode, run.stderr) == (0, "")
    with Store(tmp_path / "records.sqlite3") as store:
        assert [record.tries for record in store.records()] == [2]
