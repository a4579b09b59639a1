from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from ipywidgets import Button, ToggleButton

from golf_nb.engine import Game, deal
from tests.widget import sentences
from tests.widget.driver import everything, plain_text, shown, status_of

if TYPE_CHECKING:
    from tests.widget.conftest import Seat
    from tests.widget.driver import Person


OPTIONS = ["Hint", "Show what fits", "Keys", "Deal and rules", "Look", "Rules in words", "Advice"]


def labels(person: Person) -> list[str]:
    return [
        widget.description for widget in shown(person.table) if isinstance(widget, Button | ToggleButton)
    ]  # fmt: skip


def test_the_buttons_of_a_table(seat: Seat) -> None:
    assert labels(seat(24)) == [
        *"ABCDEFG",
        *("Draw", "Undo", "Redo", "Restart"),
        *OPTIONS,
    ]
    assert labels(seat(1, rules="double"))[:10] == list("ABCDEFGHIJ")


def test_every_button_says_what_it_does_and_by_which_key(seat: Seat) -> None:
    person = seat(24)
    for widget in everything(person.table):
        if isinstance(widget, Button | ToggleButton):
            assert widget.description
            assert widget.tooltip
    assert person.button("C").tooltip == "Play the exposed card of column C (key 3)"
    assert seat(1, rules="double").button("J").tooltip == "Play the exposed card of column J (key 0)"
    for label, key in (("Draw", "D"), ("Undo", "Z"), ("Redo", "Y"), ("Restart", "R")):
        assert f"(key {key})" in person.button(label).tooltip


def test_buttons_do_what_clicks_and_keys_do(seat: Seat) -> None:
    buttons, keys, mouse = seat(24), seat(24), seat(24)
    for label, key, place in [
        ("A", "1", "A"),
        ("C", "3", "C"),
        ("Draw", "d", "stock"),
        ("B", "2", "B"),
    ]:
        buttons.press(label)
        keys.key(key)
        mouse.click(place)
        assert buttons.table.game == keys.table.game == mouse.table.game
        assert buttons.message == keys.message == mouse.message
        assert buttons.status == keys.status == mouse.status
    for label, key in [
        ("Undo", "z"),
        ("Undo", "z"),
        ("Redo", "y"),
        ("Undo", "z"),
        ("Undo", "z"),
        ("Redo", "y"),
    ]:
        buttons.press(label)
        keys.key(key)
        assert buttons.table.game == keys.table.game
        assert buttons.message == keys.message


def test_readings_are_right_after_every_button(seat: Seat) -> None:
    person = seat(24)
    for label in ("A", "Draw", "Undo", "Redo", "B", "Undo", "Undo", "Restart", "Yes, restart"):
        person.press(label)
        assert person.status == status_of("Deal 24", person.table.position)
    assert person.message == sentences.RESTARTED


def test_restart_asks_in_the_place_of_the_moves(seat: Seat) -> None:
    person = seat(24)
    person.press("A")
    assert not person.is_asked()
    person.press("Restart")
    assert person.is_asked()
    assert labels(person) == ["Yes, restart", "No, keep playing", *OPTIONS]
    assert person.message == sentences.ASK_RESTART
    person.press("No, keep playing")
    assert not person.is_asked()
    assert (person.message, person.table.position) == (sentences.KEEP_PLAYING, deal(24).after("A"))
    person.press("Restart")
    person.press("Yes, restart")
    assert not person.is_asked()
    assert (person.message, person.table.game) == (sentences.RESTARTED, Game(deal(24)))


def test_a_second_restart_key_is_an_answer(seat: Seat) -> None:
    person = seat(24)
    person.press("A")
    person.press("Restart")
    person.key("r")
    assert person.table.game == Game(deal(24))


@pytest.mark.parametrize(
    "rules, digits", [("king-stops", "1 to 7"), ("double", "1 to 0"), ("double-pysol", "1 to 9")]
)
def test_the_keys_are_listed_on_demand(seat: Seat, rules: str, digits: str) -> None:
    person = seat(24, rules=rules)
    keys = person.table._controls.keys
    assert keys not in list(shown(person.table))
    person.button("Keys").value = True
    assert keys in list(shown(person.table))
    assert digits in plain_text(keys.value)
    assert "{" not in plain_text(keys.value)
    person.button("Keys").value = False
    assert keys not in list(shown(person.table))


def test_one_click_is_one_call(seat: Seat) -> None:
    person = seat(24)
    person.press("Draw")
    assert len(person.table.game.history) == 1
    person.press("Draw")  # buttons may be pressed as fast as somebody likes
    assert len(person.table.game.history) == 2


def test_status_and_message_can_be_found_by_their_class(seat: Seat) -> None:
    table = seat(24).table
    classes = [name for widget in everything(table) for name in widget._dom_classes]
    for name in ("golf-table", "golf-board", "golf-status", "golf-clock", "golf-message", "golf-keys"):
        assert classes.count(name) == 1
