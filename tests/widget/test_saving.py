"""Files that are written whole or not at all, and over no other file."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

import pytest

from golf_nb.engine import GolfError
from golf_nb.widget.saving import save

if TYPE_CHECKING:
    from pathlib import Path


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir() if path.is_file())


def test_a_new_file(tmp_path: Path) -> None:
    path = tmp_path / "a.txt"
    assert save(path, b"new") == path
    assert (path.read_bytes(), names(tmp_path)) == (b"new", ["a.txt"])
    mask = os.umask(0)
    os.umask(mask)
    assert path.stat().st_mode & 0o777 == 0o666 & ~mask


def test_an_old_file_stays_unless_it_may_go(tmp_path: Path) -> None:
    path = tmp_path / "a.txt"
    path.write_bytes(b"old")
    with pytest.raises(GolfError, match=r"there is such a file already.*overwrite=True"):
        save(path, b"new")
    assert (path.read_bytes(), names(tmp_path)) == (b"old", ["a.txt"])
    save(str(path), b"new", overwrite=True)
    assert (path.read_bytes(), names(tmp_path)) == (b"new", ["a.txt"])


def test_a_file_that_appears_meanwhile_stays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "a.txt"
    link = os.link

    def late(draft: Path, target: Path) -> None:
        path.write_bytes(b"other")
        link(draft, target)

    monkeypatch.setattr(os, "link", late)
    with pytest.raises(GolfError, match="there is such a file already"):
        save(path, b"new")
    assert (path.read_bytes(), names(tmp_path)) == (b"other", ["a.txt"])


def test_without_links_a_file_is_copied(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def none(*_: object) -> None:
        raise PermissionError

    monkeypatch.setattr(os, "link", none)
    path = tmp_path / "a.txt"
    save(path, b"new")
    assert (path.read_bytes(), names(tmp_path)) == (b"new", ["a.txt"])


def test_a_folder_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(GolfError, match="the file cannot be written: No such file or directory"):
        save(tmp_path / "none" / "a.txt", b"new")
    with pytest.raises(GolfError, match="there is such a file already"):
        save(tmp_path, b"new")
    assert names(tmp_path) == []
