"""Files that are new, too new, or another program's."""

from __future__ import annotations

import sqlite3
import sys
from contextlib import closing
from typing import TYPE_CHECKING

from golf_nb.records import Store
from golf_nb.records.schema import APPLICATION, VERSION
from tests.records.boards import ending, start
from tests.records.disks import rows

if TYPE_CHECKING:
    from pathlib import Path

    import pytest


def names(path: Path) -> set[str]:
    return {entry.name for entry in path.parent.iterdir()}


def test_a_file_is_begun_by_the_first_result_and_not_before(path: Path) -> None:
    with Store(path) as store:
        assert store.records() == ()
        assert store.load_hand("table") is None
        assert not path.parent.exists()
        store.record_result(ending(1))
        assert path.exists()
        assert store.message == ""
        assert store.kept
    assert names(path) == {"records.sqlite3"}


def test_what_was_kept_is_there_in_the_next_session(written: Path) -> None:
    with Store(written) as store:
        record = store.best(start())
        assert record is not None
        assert (record.score, record.tries, record.first_clear_seconds) == (-3, 60, 0)
        assert len(store.hands()) == 60
        assert store.warnings == ()


def test_a_store_that_was_closed_opens_again(written: Path) -> None:
    store = Store(written)
    for _ in range(2):
        assert len(store.records()) == 1
        store.close()
        store.close()


def test_readers_do_not_wait_for_a_writer(written: Path) -> None:
    assert rows(written, "PRAGMA journal_mode") == [("wal",)]


def test_without_shared_memory_there_is_a_plain_journal(path: Path) -> None:
    path.parent.mkdir()
    path.with_name(f"{path.name}-shm").mkdir()
    with Store(path) as store:
        store.record_result(ending(1))
        assert store.warnings == ()
    assert rows(path, "PRAGMA journal_mode") == [("delete",)]
    with Store(path) as store:
        store.record_result(ending(0))
        assert len(store.records()) == 1
        assert store.kept


def test_a_browsers_python_does_not_ask_for_shared_memory(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "platform", "emscripten")
    with Store(path) as store:
        store.record_result(ending(1))
    assert rows(path, "PRAGMA journal_mode") == [("delete",)]


def test_a_file_of_a_later_version_is_left_alone(written: Path) -> None:
    with closing(sqlite3.connect(written)) as later:
        later.execute("ALTER TABLE hands ADD COLUMN mood TEXT")
        later.execute(f"PRAGMA user_version = {VERSION + 1}")
    before = written.read_bytes()
    for tries in (1, 2):
        with Store(written) as store:
            store.record_result(ending(1))
            record = store.best(start())
            assert record is not None
            assert record.tries == tries
            assert store.path == written.with_name(f"records.version-{VERSION}.sqlite3")
            assert store.kept
            assert store.warnings == (store.message,)
            assert store.message == (
                f"{written} was written by a newer golf_nb and was left as it is. Until you update golf_nb, "
                f"your results go to records.version-{VERSION}.sqlite3 in the same folder."
            )
    assert written.read_bytes() == before
    assert names(written) == {written.name, f"records.version-{VERSION}.sqlite3"}


def test_another_programs_database_is_left_alone(path: Path) -> None:
    path.parent.mkdir()
    with closing(sqlite3.connect(path)) as other:
        other.execute("CREATE TABLE letters (text)")
    before = path.read_bytes()
    with Store(path) as store:
        store.record_result(ending(1))
        assert len(store.records()) == 1
        assert store.message.startswith(f"{path} belongs to another program and was left alone")
        assert not store.kept
    assert path.read_bytes() == before
    assert names(path) == {path.name}


def test_the_file_says_whose_it_is(written: Path) -> None:
    assert rows(written, "PRAGMA application_id") == [(APPLICATION,)]
    assert rows(written, "PRAGMA user_version") == [(VERSION,)]
