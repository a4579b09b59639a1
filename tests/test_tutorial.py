"""Handing out the notebooks: a learner's work is never lost, an untouched copy follows the tutorial."""

import json
import os
from importlib import resources
from pathlib import Path

import pytest

from golf_nb import tutorial
from golf_nb.engine import GolfError

FIRST = tutorial.FIRST


@pytest.fixture
def packaged(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Stand in for the package's own notebooks."""
    folder = tmp_path / "packaged"
    (folder / "pictures").mkdir(parents=True)
    (folder / ".ipynb_checkpoints").mkdir()
    (folder / ".ipynb_checkpoints" / FIRST).write_text("old", encoding="utf-8")
    (folder / FIRST).write_text("first", encoding="utf-8")
    (folder / "01-rules.ipynb").write_text("rules", encoding="utf-8")
    (folder / "pictures" / "chain.svg").write_text("<svg/>", encoding="utf-8")
    monkeypatch.setattr(tutorial, "packaged", lambda: folder)
    return folder


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    return tmp_path / "mine"


def test_everything_but_hidden_files_is_copied(packaged: Path, mine: Path) -> None:
    handout = tutorial.hand_out(mine)
    assert handout == tutorial.Handout(mine, (FIRST, "01-rules.ipynb", "pictures/chain.svg"), ())
    assert (mine / FIRST).read_text(encoding="utf-8") == "first"
    assert (mine / "pictures" / "chain.svg").read_text(encoding="utf-8") == "<svg/>"
    assert not (mine / ".ipynb_checkpoints").exists()


def test_a_second_time_writes_nothing(packaged: Path, mine: Path) -> None:
    tutorial.hand_out(mine)
    assert tutorial.hand_out(mine) == tutorial.Handout(mine, (), ())


def test_a_learners_changes_stay_without_a_word_while_the_tutorial_stays(packaged: Path, mine: Path) -> None:
    tutorial.hand_out(mine)
    (mine / FIRST).write_text("first, and my answer", encoding="utf-8")
    assert tutorial.hand_out(mine) == tutorial.Handout(mine, (), ())
    assert (mine / FIRST).read_text(encoding="utf-8") == "first, and my answer"


def test_a_learners_changes_stay_when_the_tutorial_changes_and_it_is_said_each_time(
    packaged: Path, mine: Path
) -> None:
    tutorial.hand_out(mine)
    (mine / FIRST).write_text("first, and my answer", encoding="utf-8")
    (packaged / FIRST).write_text("first, better told", encoding="utf-8")
    for _ in range(2):
        assert tutorial.hand_out(mine) == tutorial.Handout(mine, (), (FIRST,))
        assert (mine / FIRST).read_text(encoding="utf-8") == "first, and my answer"
    (mine / FIRST).rename(mine / "mine.ipynb")
    assert tutorial.hand_out(mine) == tutorial.Handout(mine, (FIRST,), ())
    assert (mine / FIRST).read_text(encoding="utf-8") == "first, better told"
    assert (mine / "mine.ipynb").read_text(encoding="utf-8") == "first, and my answer"


def test_an_untouched_copy_follows_the_tutorial(packaged: Path, mine: Path) -> None:
    tutorial.hand_out(mine)
    (packaged / FIRST).write_text("first, better told", encoding="utf-8")
    assert tutorial.hand_out(mine) == tutorial.Handout(mine, (FIRST,), ())
    assert (mine / FIRST).read_text(encoding="utf-8") == "first, better told"


@pytest.mark.parametrize("ledger", [None, "{", "[1]", '{"00-start-here.ipynb": 3}'])
def test_a_file_of_unknown_origin_is_the_learners(packaged: Path, mine: Path, ledger: str | None) -> None:
    mine.mkdir()
    (mine / FIRST).write_text("who wrote this?", encoding="utf-8")
    if ledger is not None:
        (mine / tutorial.LEDGER).write_text(ledger, encoding="utf-8")
    handout = tutorial.hand_out(mine)
    assert handout.kept == (FIRST,)
    assert (mine / FIRST).read_text(encoding="utf-8") == "who wrote this?"


def test_nothing_half_written_is_left_behind(packaged: Path, mine: Path) -> None:
    tutorial.hand_out(mine)
    names = {path.name for path in mine.iterdir()}
    assert names == {FIRST, "01-rules.ipynb", "pictures", tutorial.LEDGER}
    assert set(json.loads((mine / tutorial.LEDGER).read_text(encoding="utf-8"))) == {
        FIRST,
        "01-rules.ipynb",
        "pictures/chain.svg",
    }


def test_the_default_folder_lies_in_the_current_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert tutorial.default_folder() == tmp_path / tutorial.FOLDER


def test_a_folder_of_notebooks_does_not_get_another_one_inside(
    packaged: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tutorial.hand_out(tmp_path / tutorial.FOLDER)
    monkeypatch.chdir(tmp_path / tutorial.FOLDER)
    assert tutorial.default_folder() == tmp_path / tutorial.FOLDER


def test_where_nothing_can_be_written_the_users_data_take_the_notebooks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("GOLF_NB_DATA", str(tmp_path / "data"))
    monkeypatch.setattr(os, "access", lambda path, mode: False)
    assert tutorial.default_folder() == tmp_path / "data" / tutorial.FOLDER


def test_the_packages_own_notebooks_are_found() -> None:
    assert (tutorial.packaged() / FIRST).is_file()


def test_an_installed_copy_is_looked_for_inside_the_package_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "notebooks").mkdir()
    (tmp_path / "notebooks" / FIRST).touch()
    monkeypatch.setattr(resources, "files", lambda name: tmp_path)
    assert tutorial.packaged() == tmp_path / "notebooks"


def test_an_installation_without_notebooks_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(resources, "files", lambda name: tmp_path)
    monkeypatch.setattr(tutorial, "__file__", str(tmp_path / "golf_nb" / "tutorial.py"))
    with pytest.raises(GolfError, match="the tutorial is missing from this installation"):
        tutorial.packaged()
