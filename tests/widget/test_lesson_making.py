"""A lesson made from the hand on a table."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from ipywidgets import Text, Textarea

from golf_nb.engine import GolfError
from golf_nb.lessons import read_lesson
from golf_nb.widget import Learner, Table
from tests.widget.driver import CHAIN, shown

if TYPE_CHECKING:
    from pathlib import Path

    from tests.widget.conftest import Seat
    from tests.widget.driver import Person


def fields(person: Person) -> dict[str, Text]:
    return {widget.description: widget for widget in shown(person.table) if isinstance(widget, Text)}


def written(person: Person) -> list[Textarea]:
    """Return the fields on the page that hold a lesson."""
    return [
        widget
        for widget in shown(person.table)
        if isinstance(widget, Textarea) and "golf-lesson-text" in widget._dom_classes
    ]


@pytest.fixture
def teacher(seat: Seat) -> Person:
    person = seat(CHAIN)
    person.table.play("A")
    person.table.play("A")
    person.open("Deal and rules")
    return person


def test_the_skeleton_of_a_hand_is_a_lesson(tmp_path: Path) -> None:
    table = Table(CHAIN)
    table.play("A")
    path = tmp_path / "mine.toml"
    text = table.lesson_skeleton("My lesson", path)
    assert text.startswith('title = "My lesson"\n')
    assert path.read_text(encoding="utf-8") == text
    lesson = read_lesson(path)
    assert (lesson.title, len(lesson.steps)) == ("My lesson", 1)
    assert Learner(path).go_through().stars == 3


def test_no_file_is_replaced(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text("mine", encoding="utf-8")
    with pytest.raises(GolfError, match="there is such a file already"):
        Table(24).lesson_skeleton(path=path)
    assert path.read_text(encoding="utf-8") == "mine"
    assert [each.name for each in tmp_path.iterdir()] == ["mine.toml"]


def test_what_is_no_lesson_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(GolfError, match=r"ends in \.toml"):
        Table(24).lesson_skeleton(path=tmp_path / "mine.txt")
    with pytest.raises(GolfError, match="a lesson has a title"):
        Table(24).lesson_skeleton(" ", tmp_path / "mine.toml")
    assert list(tmp_path.iterdir()) == []


def test_the_panel_writes_it_into_a_field(teacher: Person) -> None:
    assert written(teacher) == []
    fields(teacher)["Title"].value = "Two in a row"
    teacher.press("Make a lesson from here")
    (field,) = written(teacher)
    assert field.value.startswith('title = "Two in a row"\n')
    assert re.findall(r"^# (.+)$", field.value, re.MULTILINE) == ["8♠", "7♣"]
    assert teacher.message.startswith("The lesson is written below.")


def test_the_panel_saves_what_the_teacher_has_changed(teacher: Person, tmp_path: Path) -> None:
    teacher.press("Make a lesson from here")
    (field,) = written(teacher)
    field.value = field.value.replace("Write here what was learnt.", "Well done.")
    teacher.press("Save the lesson")
    assert teacher.message == "Write the name of a new file, such as my-lesson.toml."
    path = tmp_path / "mine.toml"
    fields(teacher)["File"].value = str(path)
    teacher.press("Save the lesson")
    assert teacher.message == f"Saved as {path}. golf.Tutor opens it."
    assert read_lesson(path).done == "Well done."
    teacher.press("Save the lesson")
    assert "there is such a file already" in teacher.message
    fields(teacher)["File"].value = str(tmp_path / "mine.py")
    teacher.press("Save the lesson")
    assert "ends in .toml" in teacher.message
    assert [each.name for each in tmp_path.iterdir() if each.is_file()] == ["mine.toml"]
    assert teacher.table.errors == []


def test_an_empty_title_is_told(teacher: Person) -> None:
    fields(teacher)["Title"].value = " "
    teacher.press("Make a lesson from here")
    assert "a lesson has a title" in teacher.message
    assert written(teacher) == []
