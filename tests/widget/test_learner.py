"""Lessons without any page: every lesson of the package, every mistake and every other way in it."""

from __future__ import annotations

import subprocess
import sys
from typing import TYPE_CHECKING

import pytest
from ipywidgets.widgets.widget import _instances

from golf_nb.engine import GolfError, use_language
from golf_nb.lessons import FreeStep, MoveStep, lesson
from golf_nb.records import default_store
from golf_nb.widget import Learner, Tutor
from tests.lessons.spoken import EVERY_SPOKEN
from tests.widget.pupil import EVERY_KIND

if TYPE_CHECKING:
    from collections.abc import Iterator


def moments(learner: Learner) -> Iterator[int]:
    """Go through a lesson, and stop at the beginning of every page."""
    seen = -1
    while not learner.finished:
        if learner.attempt.index != seen:
            seen = learner.attempt.index
            yield seen
        learner.do_right()


@EVERY_SPOKEN
def test_every_lesson_is_done_with_three_stars(code: str, name: str) -> None:
    use_language(code)
    learner = Tutor(name, headless=True)
    assert learner.go_through().stars == 3
    assert learner.text == lesson(name).done
    assert learner.view.progress == {"en": "Done", "de": "Geschafft"}[code]


@EVERY_SPOKEN
def test_every_mistake_and_every_other_way_leads_back(code: str, name: str) -> None:
    use_language(code)
    learner = Tutor(name, headless=True)
    for _ in moments(learner):
        step, before = learner.attempt.step, learner.position
        for index, text in enumerate(learner.view.branches):
            assert text
            learner.branch(index)
            assert learner.view.in_branch
            assert learner.message == " ".join(step.branches[index].why.split())
            learner.take_back()
            assert learner.position == before
        for mistake in step.mistakes if isinstance(step, MoveStep | FreeStep) else ():
            learner.play(mistake.move)
            assert learner.view.expects == "take-back"
            assert learner.message == "✗ " + " ".join(mistake.why.split())
            learner.take_back()
            assert learner.position == before
        while learner.view.hint_available:
            learner.hint()
            assert learner.message
    assert learner.finished


@EVERY_SPOKEN
def test_every_lesson_can_be_shown_to_its_end(code: str, name: str) -> None:
    use_language(code)
    learner = Tutor(name, headless=True)
    learner.play_for_me()
    assert learner.finished
    result = learner.result
    assert result is not None
    assert result.stars == 1 or not result.shown


def test_a_tutor_without_a_page_says_the_same_as_one_on_it() -> None:
    alone, there = Tutor("kings", headless=True), Tutor("kings", headless=False, resume=False)
    for done in ("hint", "next", "show_me", "next", "retry", "back", "take_back", "next"):
        for each in (alone, there):
            getattr(each, done)()
        assert (alone.text, alone.message, alone.position) == (there.text, there.message, there.position)
    assert type(alone) is Learner
    assert type(there) is Tutor


def test_without_a_page_nothing_else_is_chosen() -> None:
    with pytest.raises(TypeError, match="theme"):
        Tutor("kings", headless=True, theme="dark")  # type: ignore[call-overload]


def test_a_tutor_without_a_page_needs_no_display() -> None:
    code = (
        "import IPython.display, golf_nb as golf\n"
        "IPython.display.display = None\n"
        "print(golf.Tutor('kings', headless=True).go_through().stars)"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60, check=True)
    assert run.stdout == "3\n"


def test_a_lesson_of_ones_own() -> None:
    learner = Learner(EVERY_KIND)
    learner.next()
    learner.point("B")
    assert learner.message == "✗ 6♥ lies alone. What would it uncover?"
    learner.point("A")
    learner.next()
    learner.choose(1)
    learner.next()
    learner.number(3)
    assert learner.message == "✓ All of them."
    learner.begin_again()
    assert repr(learner) == "Learner('every-kind'): Introduction"
    learner.show_me()
    assert learner.message == "There is nothing to show here."


def test_nothing_is_made_and_nothing_is_kept() -> None:
    before = len(_instances)
    Learner(EVERY_KIND).go_through()
    assert len(_instances) == before
    assert default_store().lessons() == ()


def test_there_is_no_such_lesson() -> None:
    with pytest.raises(GolfError, match="no-such-lesson"):
        Learner("no-such-lesson")


def test_who_is_at_the_end_gets_stuck() -> None:
    learner = Learner(EVERY_KIND)
    learner.go_through()
    with pytest.raises(GolfError, match="a learner gets stuck"):
        learner.do_right()
