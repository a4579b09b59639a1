"""Whatever happens to the file, play goes on, and the player is told once."""

from __future__ import annotations

import json
import os
import sqlite3
import sys
from contextlib import closing
from typing import TYPE_CHECKING, Any

import pytest

from golf_nb.records import Store, session
from tests.records.boards import ending, start
from tests.records.disks import fill, held, read_only, rows
from tests.records.playing import check, in_file, play_on, told_once

if TYPE_CHECKING:
    from pathlib import Path

LONG = json.dumps("far " * 50_000)


@pytest.mark.usefixtures("_at_once")
def test_a_full_disk(store: Store, path: Path) -> None:
    fill(store)
    store.save_course("LONG", LONG)
    told_once(store, "There is no room left on the disk")
    play_on(store)
    assert store.load_course("LONG") == LONG
    assert in_file(store), "with room again, everything is in the file"
    assert len(store.warnings) == 1
    assert store.message == ""
    store.close()
    with Store(path) as later:
        check(later)


def test_a_disk_that_stays_full(store: Store, path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> None:
        raise sqlite3.OperationalError("database or disk is full")

    monkeypatch.setattr(session, "open_file", full)
    fill(store)
    store.save_course("LONG", LONG)
    play_on(store)
    assert store.load_course("LONG") == LONG
    told_once(store, "There is no room left on the disk")
    assert not in_file(store)
    store.close()
    assert not in_file(store)
    check(store)
    monkeypatch.undo()
    store.close()
    assert in_file(store)
    with Store(path) as later:
        check(later)


def test_no_room_for_a_new_file(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    connect = sqlite3.connect

    def tiny(place: str | Path, **options: Any) -> sqlite3.Connection:
        connection: sqlite3.Connection = connect(place, **options)
        if place != ":memory:":
            connection.execute("PRAGMA max_page_count = 3")
        return connection

    monkeypatch.setattr(sqlite3, "connect", tiny)
    with Store(path) as store:
        store.record_result(ending(1))
        play_on(store)
        told_once(store, "There is no room left on the disk")


@pytest.mark.usefixtures("_at_once")
def test_another_program_that_writes_for_long(store: Store, path: Path) -> None:
    with held(path):
        play_on(store)
        told_once(store, "Another program is using")
        assert not in_file(store)
    store.records()
    assert in_file(store)
    assert store.message == ""
    check(store)
    store.close()
    with Store(path) as later:
        check(later)


@pytest.mark.usefixtures("_at_once")
def test_a_plain_journal_that_is_locked_cannot_even_be_read(store: Store, path: Path) -> None:
    store.close()
    with closing(sqlite3.connect(path)) as other:
        other.execute("PRAGMA journal_mode = DELETE")
    with held(path):
        assert store.records() == ()
        store.record_result(ending(2), hand="meanwhile")
        told_once(store, "Another program is using")
    record = store.best(start())
    assert record is not None
    assert (record.score, record.tries) == (1, 2)
    assert in_file(store)
    store.close()


@pytest.mark.skipif(not hasattr(os, "geteuid"), reason="folders have no such modes here")
def test_a_folder_in_which_nothing_may_be_written(store: Store, path: Path) -> None:
    store.close()
    with read_only(path.parent):
        store = Store(path)
        record = store.best(start())
        assert record is not None, "what is there can still be read"
        assert record.score == 1
        play_on(store)
        told_once(store, f"Your results cannot be kept in {path}: ")
        assert not in_file(store)
    assert rows(path, "SELECT count(*) FROM results") == [(1,)]
    store.close()
    assert in_file(store)
    with Store(path) as later:
        check(later)


@pytest.mark.skipif(not hasattr(os, "geteuid"), reason="folders have no such modes here")
def test_a_folder_that_cannot_be_made(tmp_path: Path) -> None:
    with read_only(tmp_path):
        store = Store(tmp_path / "data" / "records.sqlite3")
        assert store.records() == ()
        assert store.message == ""
        store.record_result(ending(1))
        play_on(store)
        told_once(store, "Permission denied")
    store.close()
    assert in_file(store)


@pytest.mark.parametrize("name", ["file/records.sqlite3", "folder"])
def test_a_place_where_no_file_can_be(tmp_path: Path, name: str) -> None:
    (tmp_path / "file").touch()
    (tmp_path / "folder").mkdir()
    with Store(tmp_path / name) as store:
        store.record_result(ending(1))
        play_on(store)
        told_once(store, "Your results cannot be kept in")


@pytest.mark.skipif(sys.platform == "win32", reason="an open file cannot be moved there")
@pytest.mark.usefixtures("_at_once")
def test_a_folder_that_vanishes_and_comes_back(store: Store, path: Path) -> None:
    away = path.parent.with_name("away")
    path.parent.rename(away)
    play_on(store)
    told_once(store, "The file with your results is no longer at")
    assert not path.parent.exists()
    away.rename(path.parent)
    check(store)
    assert in_file(store)
    store.close()
    with Store(path) as later:
        check(later)


@pytest.mark.skipif(sys.platform == "win32", reason="an open file cannot be deleted there")
@pytest.mark.usefixtures("_at_once")
def test_a_folder_that_vanishes_for_good(store: Store, path: Path) -> None:
    for entry in path.parent.iterdir():
        entry.unlink()
    path.parent.rmdir()
    play_on(store)
    told_once(store, "is no longer at")
    store.close()
    check(store)
    assert not path.parent.exists(), "a file that was deleted is not brought back"


def test_an_error_of_the_disk_is_told_in_its_own_words(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise sqlite3.OperationalError("disk I/O error")

    store.close()
    monkeypatch.setattr(session, "open_file", broken)
    monkeypatch.setattr(session, "open_to_read", broken)
    assert store.records() == ()
    told_once(store, ": disk I/O error. ")


def test_damage_that_cannot_be_mended_leaves_memory(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    def damaged(*_: object) -> None:
        raise sqlite3.DatabaseError("database disk image is malformed")

    store.close()
    monkeypatch.setattr(session, "open_file", damaged)
    store.record_result(ending(1), hand="later")
    play_on_without = store.best(start())
    assert play_on_without is not None
    told_once(store, "is damaged, and no new one can be begun there.")
