"""Where a user's data go on each system."""

import sys
from pathlib import Path

import pytest

from golf_nb.userdata import user_data_folder


@pytest.fixture(autouse=True)
def _plain_surroundings(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in ("GOLF_NB_DATA", "XDG_DATA_HOME", "LOCALAPPDATA"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(Path, "home", lambda: tmp_path)


def test_a_named_folder_wins(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("GOLF_NB_DATA", str(tmp_path / "shared"))
    assert user_data_folder() == tmp_path / "shared"


@pytest.mark.parametrize(
    "platform, place",
    [
        ("linux", ".local/share/golf_nb"),
        ("darwin", "Library/Application Support/golf_nb"),
        ("win32", "AppData/Local/golf_nb"),
    ],
)
def test_each_system_has_its_place(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, platform: str, place: str
) -> None:
    monkeypatch.setattr(sys, "platform", platform)
    assert user_data_folder() == tmp_path / place


def test_a_desktops_own_setting_is_kept_to(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "elsewhere"))
    assert user_data_folder() == tmp_path / "elsewhere" / "golf_nb"


def test_in_a_browser_the_working_folder_is_what_lasts(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "platform", "emscripten")
    assert user_data_folder() == tmp_path / ".golf_nb"
