"""A store in trouble, as somebody at a table hears of it."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

import pytest

from golf_nb.engine import Game, deal
from golf_nb.records import Store, default_store
from golf_nb.records.keeper import FILE_NAME
from golf_nb.widget import Table
from tests.widget import sentences
from tests.widget.keeping import SHORT

if TYPE_CHECKING:
    from pathlib import Path

    from tests.widget.conftest import Seat


def damaged(folder: Path) -> Store:
    path = folder / FILE_NAME
    path.write_bytes(b"no database " * 400)
    return Store(path)


def newer(folder: Path) -> Store:
    store = Store(folder / FILE_NAME)
    store.save_hand("key", Game(deal(1), ["draw"]))
    store._session._file.execute("PRAGMA user_version = 999")  # type: ignore[union-attr]
    store.close()
    return Store(folder / FILE_NAME)


def unreachable(folder: Path) -> Store:
    (folder / "file").write_text("in the way")
    return Store(folder / "file" / FILE_NAME)


@pytest.mark.parametrize("trouble", [damaged, newer, unreachable])
def test_trouble_with_the_store_is_told_once_and_play_goes_on(
    seat: Seat, tmp_path: Path, trouble: object
) -> None:
    with trouble(tmp_path) as store:  # type: ignore[operator]
        person = seat(SHORT, store=store)
        heard = [person.message]
        for label in ("A", "C", "Undo", "C", "Restart", "Yes, restart", "A", "C"):
            person.press(label)
            heard.append(person.message)
        assert len(store.warnings) == 1
        (told,) = store.warnings
        assert sum(told in message for message in heard) == 1
        assert "in 2 finished hands" in person.record
        assert person.table.errors == []


@pytest.mark.skipif(
    not hasattr(os, "geteuid") or os.geteuid() == 0, reason="the superuser may write anywhere"
)
def test_a_folder_that_cannot_be_written_to(seat: Seat, tmp_path: Path) -> None:
    tmp_path.chmod(0o500)
    try:
        with Store(tmp_path / FILE_NAME) as store:
            person = seat(SHORT, store=store)
            person.press("A")
            assert store.message
            assert store.message in person.message
    finally:
        tmp_path.chmod(0o700)


def test_trouble_at_a_restart_is_heard_as_well(seat: Seat, tmp_path: Path) -> None:
    person = seat(SHORT, store=Store(tmp_path / FILE_NAME))
    person.press("A")
    person.table._ledger.store._session.warn("The disk is on fire.")
    person.press("Restart")
    person.press("Yes, restart")
    assert person.message == f"{sentences.RESTARTED} The disk is on fire."
    person.table._ledger.store.close()


def test_each_table_has_its_own_store_if_it_is_given_one(seat: Seat) -> None:
    with Store.temporary() as store:
        person = seat(SHORT, store=store)
        person.press("A")
        person.press("C")
        assert len(store.records()) == 1
    assert default_store().records() == ()
    assert isinstance(person.table, Table)
