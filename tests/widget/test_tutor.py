"""The tutor without a browser: a lesson by its buttons, its keys and from code."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from ipywidgets.widgets.widget import _instances

from golf_nb.engine import GolfError, Play, use_language
from golf_nb.lessons import lesson
from golf_nb.records import Store
from golf_nb.widget import Learner, Tutor
from golf_nb.widget.keyboard import Action, Command
from tests.lessons.spoken import EVERY_SPOKEN

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ipywidgets import Button

CHAIN = "a-chain-that-turns"


@pytest.fixture
def store() -> Iterator[Store]:
    with Store.temporary() as store:
        yield store


@pytest.fixture
def tutor(store: Store) -> Iterator[Tutor]:
    tutor = Tutor(CHAIN, store=store)
    yield tutor
    assert tutor.errors == []
    tutor.close()


def shown(tutor: Tutor) -> list[str]:
    """Return the answers that can be pressed."""
    return [button.description for button in tutor._controls.answers.children]


def buttons(tutor: Tutor) -> dict[str, Button]:
    return {child.description: child for child in tutor._controls.moves.children}


def go_through(tutor: Tutor) -> None:
    """Do the right thing on every page."""
    learner = Learner(tutor.lesson)
    learner.go_through()
    for event in learner.attempt.events:
        word, _, rest = event.partition(" ")
        if word in {"choose", "number"}:
            getattr(tutor, word)(int(rest))
        else:
            getattr(tutor, word)(*[rest] if rest else [])


@EVERY_SPOKEN
def test_every_lesson_can_be_gone_through(code: str, name: str, store: Store) -> None:
    use_language(code)
    tutor = Tutor(name, store=store)
    go_through(tutor)
    assert tutor.finished
    assert lesson(name).done.split()[0] in tutor._text.value
    kept = store.load_progress(name)
    assert kept is not None
    assert kept.percent == 100
    tutor.close()


def test_the_first_page(tutor: Tutor) -> None:
    assert "A chain that turns" in tutor._title.value
    assert "Introduction" in tutor._title.value
    assert (shown(tutor), tutor.message) == ([], "")
    assert repr(tutor) == "Tutor('a-chain-that-turns'): Introduction"
    assert buttons(tutor)["Next"].button_style == "primary"


def test_a_question_by_its_buttons(tutor: Tutor) -> None:
    tutor.next()
    tutor.next()
    assert shown(tutor) == ["one card", "two cards", "all three cards"]
    tutor._controls.answers.children[1].click()
    assert tutor.message.startswith("✗ That is a good start")
    tutor._controls.answers.children[2].click()
    assert tutor.message.startswith("✓ Yes.")
    buttons(tutor)["Next"].click()
    assert shown(tutor) == []


def test_the_tempting_card_is_played_out_and_taken_back(tutor: Tutor) -> None:
    for _ in range(3):
        tutor.next()
        if tutor.view.choices:
            tutor.choose(2)
    assert tutor.try_move(Play(1))
    assert tutor.message.startswith("✗ 6♥ fits, but now the waste wants a 5 or a 7.")
    assert (tutor.position.cards_left, len(tutor.notes)) == (2, 3)
    assert buttons(tutor)["Take it back"].button_style == "primary"
    buttons(tutor)["Take it back"].click()
    assert tutor.position.cards_left == 3
    tutor.play("7♣")
    assert tutor.message == "7♣ is covered by 8♠: only the last card of a column can be played."


@pytest.mark.parametrize(
    "action, progress",
    [(Action.NEXT, "Step 2 of 8"), (Action.BACK, "Introduction"), (Action.HINT, "Step 1 of 8")],
)
def test_keys(tutor: Tutor, action: Action, progress: str) -> None:
    tutor.next()
    tutor.act(Command(action))
    assert tutor.view.progress == progress


def test_keys_that_begin_again_or_take_back_answer(tutor: Tutor) -> None:
    tutor.act(Command(Action.UNDO))
    assert tutor.message == "There is nothing to take back in this step."
    tutor.act(Command(Action.RESTART))
    assert tutor.message == "There is nothing to start again on this page."
    tutor.act(Command(Action.LEAVE))
    assert not tutor.asking


def test_progress_is_kept_by_the_name_of_the_lesson(tutor: Tutor, store: Store) -> None:
    assert store.load_progress(CHAIN) is None
    tutor.next()
    tutor.next()
    kept = store.load_progress(CHAIN)
    assert kept is not None
    assert (kept.reached, kept.pages, kept.events) == (3, 10, ("next", "next"))
    tutor.back()
    back = store.load_progress(CHAIN)
    assert back is not None
    assert (back.reached, back.events) == (3, ("next", "next", "back"))


def test_the_list_of_keys_can_be_shown(tutor: Tutor) -> None:
    toggle, keys = tutor._controls.others.children[-1], tutor._controls.keys
    toggle.value = True
    assert keys.layout.display == ""
    assert "next step" in keys.value
    assert "A to C" in keys.value
    toggle.value = False
    assert keys.layout.display == "none"


def test_a_still_picture_has_the_notes(tutor: Tutor) -> None:
    tutor.next()
    assert "A ring marks waste." in repr(tutor.picture())


def test_an_unknown_lesson_makes_no_widget() -> None:
    before = len(_instances)
    with pytest.raises(GolfError, match="no-such-lesson"):
        Tutor("no-such-lesson")
    assert len(_instances) == before


def test_closing_leaves_nothing_open(store: Store) -> None:
    Tutor(CHAIN, store=store).close()
    before = len(_instances)
    tutor = Tutor(CHAIN, store=store)
    go_through(tutor)
    tutor.close()
    tutor.close()
    assert len(_instances) == before
