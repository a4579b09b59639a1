"""Damaged files are kept, and what can still be read of them is used."""

from __future__ import annotations

import os
import random
import sqlite3
from contextlib import closing
from typing import TYPE_CHECKING

import pytest

from golf_nb.records import Store, files
from tests.records.boards import ending, start

if TYPE_CHECKING:
    from pathlib import Path


def names(path: Path) -> set[str]:
    return {entry.name for entry in path.parent.iterdir()}


@pytest.mark.parametrize("other", [b"not a database " * 400, random.Random(1).randbytes(9000), b"xy"])
def test_what_is_no_database_is_kept_aside(path: Path, other: bytes) -> None:
    path.parent.mkdir()
    path.write_bytes(other)
    with Store(path) as store:
        assert store.records() == ()
        assert store.message == (
            f"{path} was damaged. It is kept as records.sqlite3.damaged-1, and a new file has been begun; "
            "no entry could still be read and went there."
        )
        store.record_result(ending(0))
        assert store.kept
    assert path.with_name("records.sqlite3.damaged-1").read_bytes() == other
    with Store(path) as store:
        assert len(store.records()) == 1
        assert store.warnings == ()


def test_no_damaged_file_takes_the_place_of_another(path: Path) -> None:
    path.parent.mkdir()
    for number in (1, 2, 3):
        path.write_bytes(b"%d" % number * 600)
        with Store(path) as store:
            store.record_result(ending(0))
            assert f"damaged-{number}," in store.message
    kept = {name: path.with_name(f"{path.name}.damaged-{name}").read_bytes()[:1] for name in (1, 2, 3)}
    assert kept == {1: b"1", 2: b"2", 3: b"3"}


def test_what_can_still_be_read_of_a_damaged_file_is_taken_over(written: Path, content: bytes) -> None:
    spoilt = bytearray(content)
    size = int.from_bytes(content[16:18], "big")
    page = content.index(b"Talon") // size * size  # one that holds half-played hands
    spoilt[page : page + size] = os.urandom(size)
    written.write_bytes(spoilt)
    with Store(written) as store:
        record = store.best(start())
        assert record is not None
        assert (record.score, record.tries) == (-3, 60)
        assert store.message.startswith(f"{written} was damaged.")
        assert "entries could still be read" in store.message
        progress = store.load_progress("kings")
        assert progress is not None


@pytest.mark.parametrize("share", [0.001, 0.02, 0.3, 0.7, 0.95, 0.9999])
def test_a_cut_file_loses_at_most_what_was_cut(written: Path, content: bytes, share: float) -> None:
    cut = content[: int(len(content) * share)]
    written.write_bytes(cut)
    with Store(written) as store:
        store.records()
        store.save_hand("new", ending(1))
        assert len(store.warnings) == 1
        # A few bytes less are no damage to the whole, but to one entry.
        told = "1 entry makes no sense" in store.message
    assert told or written.with_name("records.sqlite3.damaged-1").read_bytes() == cut
    with Store(written) as store:
        assert store.load_hand("new") is not None
        assert told or store.warnings == ()


@pytest.mark.parametrize("seed", range(40))
def test_no_damage_raises_an_error(written: Path, content: bytes, seed: int) -> None:
    chance, spoilt = random.Random(seed), bytearray(content)
    for _ in range(chance.choice([1, 5, 200])):
        place = chance.randrange(chance.choice([100, 4096, len(content)]))
        spoilt[place] = chance.randrange(256)
    written.write_bytes(spoilt)
    with Store(written) as store:
        for _ in range(2):
            store.record_result(ending(1), seconds=4, hand="later")
            store.save_hand("new", ending(1))
            store.save_progress("kings", [], reached=1, pages=3)
            assert store.load_hand("new") is not None
            record = store.best(start())
            assert record is not None
            store.export("json")
        assert len(store.warnings) <= 3
    kept = written.with_name(f"{written.name}.damaged-1")
    assert not kept.exists() or kept.read_bytes() == spoilt


def test_a_damaged_file_on_a_full_disk(
    written: Path, content: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> int:
        raise sqlite3.OperationalError("database or disk is full")

    spoilt = content[:-4096]
    written.write_bytes(spoilt)
    monkeypatch.setattr(files, "take_over", full)
    with Store(written) as store:
        store.record_result(ending(1))
        assert len(store.records()) == 1
        damage, lack = store.warnings
        assert "It is kept as records.sqlite3.damaged-1" in damage
        assert lack.startswith("There is no room left on the disk")
        assert store.message == lack
    assert written.with_name("records.sqlite3.damaged-1").read_bytes() == spoilt


def test_damage_that_comes_while_the_file_is_open(written: Path) -> None:
    with Store(written) as store:
        assert len(store.hands()) == 60
        with written.open("r+b") as file:
            file.truncate(4096)
        store.close()  # what was read before is forgotten
        store.save_hand("new", ending(1))
        assert store.load_hand("new") is not None
        assert store.message.startswith(f"{written} was damaged.")


def test_damage_is_seen_by_a_query_too(written: Path, content: bytes) -> None:
    with Store(written) as store:
        assert len(store.records()) == 1
        connection = store._session._file
        assert connection is not None
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        written.write_bytes(content[:4096] + os.urandom(len(content) - 4096))
        connection.execute("PRAGMA cache_size = 0")
        assert store.hands() == ()
        assert store.message.startswith(f"{written} was damaged.")
        store.record_result(ending(1))
        assert store.kept


def test_a_table_that_is_not_ours_any_more_is_damage(written: Path) -> None:
    with closing(sqlite3.connect(written)) as other:
        other.execute("ALTER TABLE hands RENAME COLUMN moves TO steps")
    with Store(written) as store:
        assert len(store.records()) == 1
        assert "is kept as records.sqlite3.damaged-1" in store.message
        assert store.hands() == ()


def test_a_program_that_was_faster_keeps_its_new_file(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path.parent.mkdir()
    path.write_bytes(b"no database" * 100)
    check, calls = files._check_ours, []

    def faster(connection: sqlite3.Connection) -> None:
        calls.append(connection)
        if len(calls) == 1:
            # While this store finds the damage, another one has already put a new file in its place.
            with Store(path) as other:
                other.record_result(ending(-3))
        check(connection)

    monkeypatch.setattr(files, "_check_ours", faster)
    with Store(path) as store:
        assert len(store.records()) == 1
        assert store.warnings == ()
    assert names(path) == {path.name, f"{path.name}.damaged-1"}
