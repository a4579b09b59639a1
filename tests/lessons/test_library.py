from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from golf_nb.engine import GolfError
from golf_nb.lessons import LessonError, lesson, lessons
from tests.lessons.examples import SMALL

if TYPE_CHECKING:
    from pathlib import Path


def test_the_lessons_have_names() -> None:
    assert {"a-chain-that-turns", "kings"} <= set(lessons())
    assert list(lessons()) == sorted(lessons())


@pytest.mark.parametrize("name", lessons())
def test_every_lesson_is_read_by_its_name(name: str) -> None:
    assert lesson(name).name == name


def test_a_lesson_is_read_from_a_file(tmp_path: Path) -> None:
    path = tmp_path / "own.toml"
    path.write_text(SMALL, "utf-8")
    assert lesson(path) == lesson(str(path))
    assert lesson(path).title == "Small"


def test_an_unknown_name_lists_the_known_ones() -> None:
    with pytest.raises(GolfError) as caught:
        lesson("queens")
    known = ", ".join(lessons())
    expected = f"one of {known}, or the path of a .toml file"
    assert str(caught.value) == f'"queens": there is no lesson of this name; expected {expected}'


@pytest.mark.parametrize("name", ["", "../kings", "kings/..", "Kings"])
def test_a_name_is_no_path(name: str) -> None:
    with pytest.raises(GolfError, match="there is no lesson of this name"):
        lesson(name)


def test_a_path_that_does_not_exist() -> None:
    with pytest.raises(LessonError, match=r"^none\.toml: there is no such file$"):
        lesson("none.toml")
