"""The list of lessons: chapters, how far the reader has come, and a tutor below."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from ipywidgets.widgets.widget import _instances

from golf_nb.engine import GolfError
from golf_nb.lessons.syllabus import chapters
from golf_nb.records import Store
from golf_nb.widget import Learner, Lessons, faults, lesson_picker, lifecycle
from tests.widget.driver import plain_text, shown

if TYPE_CHECKING:
    from collections.abc import Iterator


@pytest.fixture
def store() -> Iterator[Store]:
    with Store.temporary() as store:
        yield store


@pytest.fixture
def listed(store: Store) -> Iterator[Lessons]:
    listed = Lessons(store=store)
    yield listed
    assert listed.errors == []
    listed.close()


def rows(listed: Lessons) -> list[tuple[str, str]]:
    """Return the lines of the chapter that is shown."""
    return [
        (line.children[0].description, plain_text(line.children[1].value)) for line in listed._rows.children
    ]


def press(listed: Lessons, label: str) -> None:
    (found,) = [each for each in shown(listed) if getattr(each, "description", "") == label]
    found.click()


def finish(listed: Lessons) -> None:
    """Go through the lesson that is open."""
    assert listed.tutor is not None
    learner = Learner(listed.tutor.lesson)
    learner.go_through()
    listed.tutor.attempt = learner.attempt


def test_the_first_chapter_is_shown_first(listed: Lessons) -> None:
    assert listed._chapter.label == "1. The table (0 of 2 finished)"
    assert rows(listed) == [
        ("The table", "○ not begun · 4 minutes"),
        ("Seventeen becomes sixteen", "○ not begun · 4 minutes"),
    ]
    assert listed.tutor is None


def test_every_chapter_can_be_chosen(listed: Lessons) -> None:
    assert len(listed._chapter.options) == len(chapters()) == 11
    for chapter in chapters():
        listed._chapter.value = chapter.number
        assert len(rows(listed)) == len(chapter.lessons)
    listed._chapter.value = 3
    assert [title for title, _ in rows(listed)] == [
        "A chain that turns",
        "A longer chain",
        "A chain of your own",
    ]


def test_a_lesson_opens_below_and_its_line_follows(listed: Lessons) -> None:
    press(listed, "The table")
    tutor = listed.tutor
    assert tutor is not None
    assert listed._place.children == (tutor,)
    assert rows(listed)[0][1] == "○ not begun · 4 minutes · open below"
    tutor.next()
    assert rows(listed)[0][1] == "◐ step 1 of 8 · 4 minutes · open below"
    assert plain_text(listed._message.widget.value) == "The lesson “The table” is open below."
    finish(listed)
    assert rows(listed)[0][1] == "★★★ 3 of 3 stars · 4 minutes · open below"
    assert listed._chapter.label == "1. The table (1 of 2 finished)"


def test_another_lesson_closes_the_one_before_and_it_comes_back(listed: Lessons) -> None:
    before = lifecycle.count()
    first = listed.open_lesson("kings")
    first.next()
    listed.open_lesson("the-table")
    assert lifecycle.count() == before + 1
    again = listed.open_lesson("kings")
    assert again is not first
    assert again.view.progress.startswith("Step 1 of ")
    assert again.message.startswith("You are back where you were: step 1 of ")
    assert listed._chapter.label == "4. The ends: aces and kings (0 of 5 finished)"


def test_the_next_lesson_is_the_first_that_is_not_finished(listed: Lessons) -> None:
    press(listed, "Next lesson")
    assert listed.tutor is not None
    assert listed.tutor.lesson.name == "the-table"
    finish(listed)
    press(listed, "Next lesson")
    assert listed.tutor.lesson.name == "seventeen-becomes-sixteen"
    assert listed._chapter.label == "1. The table (1 of 2 finished)"


def test_without_a_page_it_is_a_list(listed: Lessons) -> None:
    listed.open_lesson("the-table").next()
    lines = repr(listed).splitlines()
    assert lines[:4] == [
        "Lessons",
        "1. The table",
        "   The table (the-table): ◐ step 1 of 8 · 4 minutes",
        "   Seventeen becomes sixteen (seventeen-becomes-sixteen): ○ not begun · 4 minutes",
    ]
    assert len(lines) == 1 + len(chapters()) + sum(len(chapter.lessons) for chapter in chapters())


def test_it_is_displayed_with_its_words(listed: Lessons, monkeypatch: pytest.MonkeyPatch) -> None:
    displayed: list[Any] = []
    monkeypatch.setattr(lesson_picker, "display", lambda bundle, raw: displayed.append((bundle, raw)))
    listed._ipython_display_()
    ((bundle, raw),) = displayed
    assert raw
    assert bundle["text/plain"] == repr(listed)
    assert "application/vnd.jupyter.widget-view+json" in bundle


def test_a_lesson_finished_before_stars_were_kept(store: Store) -> None:
    store.save_progress("the-table", [], reached=10, pages=10)
    assert Lessons(store=store).state("the-table") == "✓ finished"


def test_what_is_not_listed_cannot_be_opened(listed: Lessons) -> None:
    with pytest.raises(GolfError, match="no-such-lesson"):
        listed.open_lesson("no-such-lesson")
    assert listed.tutor is None


def test_a_look_that_does_not_exist_makes_no_widget() -> None:
    before = len(_instances)
    with pytest.raises(GolfError):
        Lessons(theme="pink")
    assert len(_instances) == before


def test_an_error_is_shown_and_kept(listed: Lessons, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(name: str) -> None:
        raise ArithmeticError(name)

    with monkeypatch.context() as patch:
        patch.setattr(faults.settings, "reraise", False)
        patch.setattr(listed, "open_lesson", broken)
        press(listed, "The table")
    assert [type(error) for error in listed.errors] == [ArithmeticError]
    assert "ArithmeticError: the-table" in plain_text(listed._message.widget.value)
    listed.errors.clear()


def test_closing_leaves_nothing_open(store: Store) -> None:
    Lessons(store=store).close()
    before = len(_instances)
    listed = Lessons(store=store)
    listed.open_lesson("the-table")
    listed._chapter.value = 2
    listed._chapter.value = 3
    listed.close()
    listed.close()
    assert len(_instances) == before
