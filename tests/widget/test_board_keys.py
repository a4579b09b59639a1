"""The keyboard at the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from golf_nb.engine import Game, Place, deal
from golf_nb.scene import build
from tests.widget import sentences
from tests.widget.driver import CHAIN

if TYPE_CHECKING:
    from tests.widget.conftest import Seat
    from tests.widget.wire import Wire

FELT, MARGIN = (100.0, 50.0), (500.0, 330.0)


def test_arrow_keys_walk_and_enter_plays(seat: Seat) -> None:
    person = seat(24)
    told = []
    for key in ("ArrowRight", "ArrowRight", "End", "ArrowRight", "Home", "ArrowDown", "ArrowUp", "ArrowLeft"):
        person.key(key)
        told.append(person.message)
    assert told == [
        "Column A: 10♣ fits J♥.",
        "Column B: 10♠ fits J♥.",
        "Column G: 3♠ does not fit J♥.",
        "Column G: 3♠ does not fit J♥.",
        "Column A: 10♣ fits J♥.",
        "Stock: 16 cards left.",
        "Column A: 10♣ fits J♥.",
        "Column A: 10♣ fits J♥.",
    ]
    person.key("Enter")
    assert person.moves == "A"
    # The focus follows to the card that is exposed now.
    assert person.board._focus == Place("column", 0, 3)
    person.key(" ")
    assert person.message == "K♥ does not fit 10♣: a 9 or a jack would."
    person.key("ArrowDown")
    person.key("Enter")
    assert person.moves == "A draw"


def test_the_first_enter_only_shows_where_the_focus_is(seat: Seat) -> None:
    person = seat(24)
    person.key("Enter")
    assert (person.moves, person.message) == ("", "Column A: 10♣ fits J♥.")
    person.key("Enter")
    assert person.moves == "A"


def test_the_focus_can_be_seen_and_a_click_takes_it_away(seat: Seat) -> None:
    person = seat(24)
    person.key("ArrowDown")
    assert person.board._scene == build(deal(24), playable=True, focus=Place("column", 0, 4))
    person.key("ArrowDown")
    assert person.board._scene == build(deal(24), playable=True, focus=Place("stock"))
    person.click(*FELT)
    assert person.board._scene == build(deal(24), playable=True)


def test_an_empty_column_takes_the_focus_and_says_so(seat: Seat) -> None:
    person = seat(CHAIN)
    person.key("End")
    assert person.message == "Column C is empty."
    person.key("Enter")
    assert person.message == "Column C is empty: there is no card to play, and none comes back."


@pytest.mark.parametrize("key, column", [("1", "A"), ("2", "B"), ("5", "E")])
def test_digits_play_columns(seat: Seat, key: str, column: str) -> None:
    person = seat(24)
    person.key(key)
    assert person.moves == column


def test_the_tenth_column_is_zero(seat: Seat) -> None:
    person = seat(Game(deal(1, "double")))
    person.key("0")
    assert "does not fit" in person.message or person.moves == "J"
    person = seat(24)
    person.key("0")
    assert person.message == "There is no column J: the columns are A to G."


def test_letters_draw_undo_and_redo(seat: Seat) -> None:
    person = seat(24)
    for key in ("d", "D", "z", "Z", "y"):
        person.key(key)
    assert person.moves == "draw draw"
    assert len(person.table.game.history) == 1
    person.key("z")
    person.key("z")
    assert person.message == "There is nothing to undo: no move has been made."


def test_restart_asks_first(seat: Seat) -> None:
    person = seat(24)
    person.key("1")
    person.key("r")
    assert person.is_asked()
    assert (person.moves, person.message) == ("A", sentences.ASK_RESTART)
    person.key("Escape")
    assert not person.is_asked()
    assert (person.moves, person.message) == ("A", sentences.KEEP_PLAYING)
    person.key("r")
    person.key("R")
    assert not person.is_asked()
    assert (person.moves, person.message) == ("", sentences.RESTARTED)


@pytest.mark.parametrize("key", ["Enter", " "])
def test_enter_answers_yes(seat: Seat, key: str) -> None:
    person = seat(24)
    person.key("1")
    person.key("ArrowDown")
    person.key("r")
    person.key(key)
    assert (person.moves, person.is_asked()) == ("", False)


@pytest.mark.parametrize("key", ["Escape", "1", "2", "d", "z", "y", "ArrowDown"])
def test_any_other_action_takes_the_question_back(seat: Seat, key: str) -> None:
    person = seat(24)
    person.key("1")
    person.key("r")
    person.key(key)
    assert not person.is_asked()
    assert person.message != sentences.ASK_RESTART
    person.key("Enter")
    assert person.table.game.start == deal(24)
    assert person.moves.startswith("A")


@pytest.mark.parametrize("where", ["B", "A1", "stock", "waste"])
def test_a_click_takes_the_question_back(seat: Seat, where: str) -> None:
    person = seat(24)
    person.key("1")
    person.key("r")
    person.click(where)
    assert not person.is_asked()
    assert person.moves.startswith("A")


def test_escape_means_nothing_when_nothing_was_asked(seat: Seat) -> None:
    person = seat(24)
    person.key("Escape")
    assert (person.moves, person.message) == ("", sentences.WELCOME)


@pytest.mark.parametrize("shift", [False, True])
def test_tab_leaves_the_table(seat: Seat, monkeypatch: pytest.MonkeyPatch, shift: bool) -> None:
    person = seat(24)
    focused: list[str] = []
    monkeypatch.setattr("ipywidgets.Button.focus", lambda button: focused.append(button.description))
    person.key("Tab", shift=shift)
    assert focused == ["A"]
    person.key("r")
    person.key("Tab", shift=shift)
    assert focused == ["A", "Yes, restart"]


@pytest.mark.parametrize("held", ["control", "meta"])
def test_keys_of_the_browser_are_left_alone(seat: Seat, held: str) -> None:
    person = seat(24)
    for key in ("d", "z", "y", "r", "1", "Enter", "ArrowDown", "s", "c"):
        person.key(key, **{held: True})
    assert (person.moves, person.message, person.is_asked()) == ("", sentences.WELCOME, False)


@pytest.mark.parametrize("key", ["x", "a", "q", "F1", "Shift", "Control", "PageDown", "Dead", "ß", "", "٣"])
def test_other_keys_mean_nothing(seat: Seat, wire: Wire, key: str) -> None:
    person = seat(24)
    person.key(key)
    assert (person.moves, person.message, wire.take()) == ("", sentences.WELCOME, [])
