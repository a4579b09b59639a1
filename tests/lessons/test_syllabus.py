"""The tutorial as a whole: every lesson has its place, and every statement of the rule book its lesson."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from golf_nb.engine import Reason, Rules, use_language
from golf_nb.language.table import ENGLISH, table
from golf_nb.lessons import lesson, lessons
from golf_nb.lessons.syllabus import chapters

ROOT = Path(__file__).resolve().parents[2]
TOPICS = ROOT / "tests" / "data" / "topics.txt"


def topics() -> dict[str, str]:
    """Give every statement that the tutorial must teach, by its name."""
    lines = TOPICS.read_text(encoding="utf-8").splitlines()
    pairs = (line.split(":", 1) for line in lines if line and not line.startswith("#"))
    return {name.strip(): statement.strip() for name, statement in pairs}


def taught_in_notebooks() -> set[str]:
    """Give what notebooks say that they teach, in their metadata."""
    taught = set()
    for path in sorted((ROOT / "notebooks").glob("*.ipynb")):
        notebook = json.loads(path.read_text(encoding="utf-8"))
        taught |= set(notebook["metadata"].get("golf_nb", {}).get("teaches", ()))
    return taught


def test_every_lesson_stands_in_one_chapter() -> None:
    placed = [name for chapter in chapters() for name in chapter.lessons]
    assert sorted(placed) == list(lessons())


def test_there_are_forty_lessons() -> None:
    assert len(lessons()) >= 40


def test_chapters_are_counted() -> None:
    assert [chapter.number for chapter in chapters()] == list(range(1, len(chapters()) + 1))


def test_every_chapter_has_a_title_and_every_title_a_chapter() -> None:
    keys = {key for key in table(ENGLISH) if key.startswith("chapters.")}
    assert keys == {f"chapters.{chapter.code}" for chapter in chapters()}


def test_the_chapters_in_german() -> None:
    assert chapters()[3].title == "The ends: aces and kings"
    use_language("de")
    assert [chapter.title for chapter in chapters()][2:5] == [
        "Eine Folge, die sich wendet",
        "Die Enden: Asse und Könige",
        "Der Talon",
    ]


@pytest.mark.parametrize("name", lessons())
def test_a_lesson_teaches_what_is_known_as_a_topic(name: str) -> None:
    teaches = lesson(name).teaches
    assert teaches
    assert set(teaches) <= topics().keys()


def test_every_statement_is_taught() -> None:
    taught = {topic for name in lessons() for topic in lesson(name).teaches} | taught_in_notebooks()
    assert sorted(topics().keys() - taught) == []


def test_the_topics_know_every_preset_and_every_reason_of_a_refusal() -> None:
    assert {f"preset.{name}" for name in Rules.presets()} <= topics().keys()
    reasons = {reason.value for reason in Reason} - {
        "no-such-column",
        "no-such-card",
    }  # not a move on a table
    assert {f"refusal.{reason}" for reason in reasons} <= topics().keys()
