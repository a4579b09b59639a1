"""What was done without the file reaches it later; what is done with it is done in full."""

from __future__ import annotations

import threading
from typing import TYPE_CHECKING

import pytest

from golf_nb.records import Store
from tests.records.boards import SCORES, ending, start
from tests.records.disks import held, rows
from tests.records.playing import check, in_file, play_on

if TYPE_CHECKING:
    import sqlite3
    from pathlib import Path


@pytest.mark.usefixtures("_at_once")
def test_a_file_that_comes_back_damaged_is_told_of(store: Store, path: Path) -> None:
    with held(path):
        play_on(store)
    for companion in path.parent.glob("*-*"):
        companion.unlink()
    path.write_bytes(b"no database" * 100)
    record = store.best(start())
    assert record is not None
    assert (record.score, record.tries) == (-3, 6)
    assert in_file(store)
    assert len(store.warnings) == 2
    assert store.message.startswith(f"{path} was damaged.")
    store.close()


def test_a_file_is_not_tried_again_at_every_turn(store: Store, path: Path) -> None:
    with held(path):
        store.record_result(ending(2))
    store.record_result(ending(2))
    assert not in_file(store)
    store.close()
    assert in_file(store)
    assert rows(path, "SELECT count(*) FROM results") == [(3,)]


def test_what_waits_is_written_before_python_ends(path: Path) -> None:
    store = Store(path, wait=0)
    store.record_result(ending(1), hand="before")
    with held(path):
        play_on(store)
    store.close()
    with Store(path) as later:
        check(later)


def test_a_new_file_in_the_place_of_the_old_one_is_used(store: Store, path: Path) -> None:
    path.rename(path.with_name("old"))
    for companion in path.parent.glob("records.sqlite3-*"):
        companion.rename(path.with_name(companion.name.replace("records.sqlite3", "old")))
    with Store(path) as other:
        other.record_result(ending(-3))
    record = store.best(start())
    assert record is not None
    assert (record.score, record.tries) == (-3, 1)
    store.close()


def test_everything_can_be_erased(store: Store, path: Path) -> None:
    store.save_course("MEADOW", "[]", "Ann Example")
    store.save_hand("table", ending(1))
    store.save_progress("kings", [], reached=1, pages=3)
    with Store(path) as other:
        assert len(other.courses()) == 1
        store.erase()
        for each in (store, other):
            assert (each.records(), each.hands(), each.courses(), each.lessons()) == ((), (), (), ())
    assert in_file(store)
    store.close()
    for entry in path.parent.iterdir():
        assert b"Ann Example" not in entry.read_bytes()


@pytest.mark.usefixtures("_at_once")
def test_what_is_erased_while_the_file_is_out_of_reach_is_erased_there_later(
    store: Store, path: Path
) -> None:
    with held(path):
        play_on(store)
        store.erase()
        store.save_hand("after", ending(1))
        assert not in_file(store)
    store.records()
    store.close()
    with Store(path) as later:
        assert later.records() == ()
        assert [hand.key for hand in later.hands()] == ["after"]


def test_threads_may_share_a_store(path: Path) -> None:
    faults: list[BaseException] = []

    def play(name: str, store: Store) -> None:
        try:
            for number in range(20):
                store.record_result(ending(SCORES[number % 6]), hand=f"{name} {number}")
                store.save_hand(name, ending(1))
                assert store.load_hand(name) is not None
        except BaseException as error:  # noqa: BLE001 - a thread's error is the test's
            faults.append(error)

    with Store(path) as store:
        threads = [threading.Thread(target=play, args=(name, store)) for name in "abcd"]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert faults == []
        record = store.best(start())
        assert record is not None
        assert record.tries == 80
        assert in_file(store)


def test_a_change_that_is_broken_off_changes_nothing(store: Store, path: Path) -> None:
    before = rows(path, "SELECT * FROM results")

    def half(connection: sqlite3.Connection) -> None:
        connection.execute("DELETE FROM results")
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        store._session.write(("x",), half)
    assert rows(path, "SELECT * FROM results") == before
    assert in_file(store)
    store.close()


def test_a_temporary_store_leaves_no_trace(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("GOLF_NB_DATA", str(tmp_path))
    with Store.temporary() as store:
        store.record_result(ending(1))
        play_on(store)
        assert store.path is None
        assert not in_file(store)
        assert store.message == ""
    assert store.records() == ()
    assert list(tmp_path.iterdir()) == []
