from __future__ import annotations

import math
import os
import sys
from pathlib import Path

import pytest

from golf_nb.engine import GolfError
from golf_nb.records import Store
from golf_nb.records.keeper import FILE_NAME
from tests.records.boards import ending


def test_the_file_is_in_the_users_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GOLF_NB_DATA", str(tmp_path / "mine"))
    store = Store()
    assert store.path == tmp_path / "mine" / FILE_NAME
    assert repr(store) == f"Store({str(tmp_path / 'mine' / FILE_NAME)!r})"
    assert not (tmp_path / "mine").exists()


def test_a_file_may_be_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert Store("mine.db").path == tmp_path / "mine.db"
    assert Store(Path("mine.db")).path == tmp_path / "mine.db"


def test_names_with_odd_letters_are_names(tmp_path: Path) -> None:
    path = tmp_path / "50% off?mode=ro#1" / "ré cords.db"
    with Store(path) as store:
        store.record_result(ending(1))
        assert store.kept
    path.write_bytes(b"spoilt" * 100)
    with Store(path) as store:
        assert store.records() == ()
        assert "damaged-1" in store.message
    assert {entry.name for entry in path.parent.iterdir()} == {path.name, f"{path.name}.damaged-1"}


def test_a_store_in_memory_has_no_file() -> None:
    store = Store.temporary()
    assert store.path is None
    assert repr(store) == repr(Store(":memory:")) == "Store(':memory:')"


@pytest.mark.parametrize("path", ["", "a\0b", 3, b"records.db", ["a"]])
def test_what_is_no_path_is_refused(path: str) -> None:
    with pytest.raises(GolfError, match=r"^path"):
        Store(path)


@pytest.mark.parametrize("wait", [-1, math.nan, "long", None])
def test_what_is_no_time_is_refused(wait: float) -> None:
    with pytest.raises(GolfError, match=r"^seconds"):
        Store(":memory:", wait=wait)


def test_without_a_home_play_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    def homeless() -> Path:
        raise RuntimeError("Could not determine home directory.")

    monkeypatch.delenv("GOLF_NB_DATA")
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(Path, "home", homeless)
    store = Store()
    store.record_result(ending(1))
    assert len(store.records()) == 1
    assert store.message == (
        "There is no folder to keep your results in: Could not determine home directory. "
        "Play goes on, but what you do now is kept only until this Python session ends."
    )
    assert not store.kept
    store.close()


@pytest.mark.skipif(os.name != "posix", reason="a working folder cannot be deleted there")
def test_without_a_working_folder_play_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "gone"
    folder.mkdir()
    monkeypatch.chdir(folder)
    folder.rmdir()
    monkeypatch.setenv("GOLF_NB_DATA", "here")
    with Store() as store:
        store.record_result(ending(1))
        assert store.message.startswith("There is no folder to keep your results in: ")
