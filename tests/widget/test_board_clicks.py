"""Clicks and taps on the table, single, double and triple."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from golf_nb.engine import parse_board
from tests.scene import boards
from tests.widget import sentences
from tests.widget.driver import CHAIN

if TYPE_CHECKING:
    from tests.widget.conftest import Seat
    from tests.widget.wire import Wire

FELT, MARGIN = (100.0, 50.0), (500.0, 330.0)


def test_a_click_on_an_exposed_card_plays_it(seat: Seat) -> None:
    person = seat(24)
    person.click("A")
    assert person.moves == "A"
    assert person.message == "10♣ went onto J♥. K♥ is exposed now."
    assert person.status == "Deal 24 · Cards left 34 · Stock 16 · Score now +34"


def test_a_click_on_a_card_that_does_not_fit_says_why(seat: Seat) -> None:
    person = seat(24)
    person.click("C")
    assert person.moves == ""
    assert person.message == "A♦ does not fit J♥: a 10 or a queen would."


def test_a_click_on_a_covered_card_names_what_covers_it(seat: Seat) -> None:
    person = seat(24)
    person.click("A1")
    assert person.moves == ""
    assert person.message == (
        "4♣ is covered by 7♠, 5♠, K♥ and 10♣: only the last card of a column can be played."
    )


def test_a_click_on_an_empty_column(seat: Seat) -> None:
    person = seat(CHAIN)
    person.click("C")
    assert person.moves == ""
    assert person.message == "Column C is empty: there is no card to play, and none comes back."


def test_a_click_on_the_stock_draws(seat: Seat) -> None:
    person = seat(24)
    person.click("stock")
    assert person.moves == "draw"
    assert person.message == "You drew 10♦; 15 cards left in the stock."
    assert person.status == "Deal 24 · Cards left 35 · Stock 15 · Score now +35"


def test_a_click_on_an_empty_stock(seat: Seat) -> None:
    person = seat(parse_board("Talon:\nFoundations: 7D\n9C 8S", partial=True))
    person.click("stock")
    assert person.moves == ""
    assert person.message == "The stock is empty: there is no card to draw."


def test_a_click_on_the_waste_says_that_nothing_comes_back(seat: Seat) -> None:
    person = seat(boards.MIDDLE)
    for where in (("waste",), (110.0, 300.0)):  # the top, and a card that looks out from under it
        person.table.say("")
        person.click(*where)
        assert person.message == sentences.WASTE_CLICKED
    assert person.moves == ""


@pytest.mark.parametrize("where", [FELT, MARGIN, (56.0, 20.0), (56.0, 395.0), (-5.0, -5.0), (639.0, 409.0)])
def test_a_click_on_the_felt_does_nothing(seat: Seat, wire: Wire, where: tuple[float, float]) -> None:
    person = seat(24)
    before = person.message
    person.click(*where)
    assert (person.moves, person.message, wire.take()) == ("", before, [])


def test_a_click_after_the_end_says_that_the_hand_is_over(seat: Seat) -> None:
    person = seat(boards.BLOCKED)
    person.click("C")
    assert person.message == "The hand is over: the stock is empty and nothing fits A♠."
    person = seat(boards.CLEARED)
    person.click("stock")
    assert person.message == "The hand is over: the tableau is clear."


def test_a_trembling_hand_still_clicks(seat: Seat) -> None:
    person = seat(24)
    # Pressed near the lower edge of column A, released just below it.
    person.mouse("down", 56, 263)
    person.mouse("move", 57, 266)
    person.mouse("up", 57, 267)
    assert person.moves == "A"


def test_a_press_that_slides_from_the_felt_or_the_waste_means_nothing(seat: Seat) -> None:
    person = seat(24)
    for start in (person.point("waste"), FELT):
        person.mouse("down", *start)
        person.mouse("up", *person.point("B"))
    assert (person.moves, person.message) == ("", sentences.WELCOME)


def test_the_stock_can_be_dragged_to_the_waste_and_nowhere_else(seat: Seat) -> None:
    person = seat(24)
    person.mouse("down", *person.point("stock"))
    person.mouse("up", *person.point("B"))
    assert (person.moves, person.message) == ("", sentences.DROPPED_OUTSIDE)
    person.mouse("down", *person.point("stock"))
    person.mouse("up", *person.point("waste"))
    assert (person.moves, person.message) == ("draw", "You drew 10♦; 15 cards left in the stock.")


def test_a_release_without_a_press_means_nothing(seat: Seat) -> None:
    person = seat(24)
    person.mouse("up", *person.point("A"))
    person.mouse("out", 0, 0)
    person.mouse("up", *person.point("A"))
    assert (person.moves, person.message) == ("", sentences.WELCOME)


def test_a_click_plays_the_card_that_was_pressed_not_the_one_that_came_after(seat: Seat) -> None:
    person = seat(CHAIN)
    person.mouse("down", *person.point("A"))
    assert person.table.play("A") is None
    person.mouse("up", *person.point("A"))
    assert person.moves == "A"


# Double and triple clicks.


def test_three_fast_clicks_play_one_card(seat: Seat) -> None:
    person = seat(CHAIN)
    for _ in range(3):
        person.click("A")
        person.wait(0.02)
    assert person.moves == "A"
    assert [str(card) for card in person.table.position.columns[0]] == ["6♣", "7♣"]


@pytest.mark.parametrize("pause", [0.001, 0.03, 0.1])
def test_three_fast_clicks_at_one_point_never_play_what_was_covered(seat: Seat, pause: float) -> None:
    for at in ("A", "A3"):
        person = seat(CHAIN)
        where = person.point(at)  # the pointer stays where it is, whatever comes up under it
        for _ in range(3):
            person.mouse("down", *where)
            person.wait(pause)
            person.mouse("up", *where)
            person.wait(pause)
        assert person.moves == "A"


def test_a_second_click_that_is_meant_plays_the_next_card(seat: Seat) -> None:
    person = seat(CHAIN)
    person.click("A")
    person.wait(0.5)
    person.click("A")
    assert person.moves == "A A"


def test_fast_clicks_on_two_columns_play_both(seat: Seat) -> None:
    person = seat(CHAIN)
    person.click("A")
    person.wait(0.1)
    person.click("A")  # part of a double click: ignored
    person.click("B")
    assert person.message.startswith("6♥ does not fit 8♠")
    person.click("stock")
    assert person.moves == "A draw"


def test_a_double_click_on_the_stock_draws_once(seat: Seat) -> None:
    person = seat(24)
    person.click("stock")
    person.wait(0.15)
    person.click("stock")
    assert person.moves == "draw"
    person.wait(0.5)
    person.click("stock")
    assert person.moves == "draw draw"


def test_fast_clicks_that_are_refused_are_all_answered(seat: Seat) -> None:
    person = seat(24)
    for _ in range(3):
        person.table.say("")
        person.click("C")
        assert person.message.startswith("A♦ does not fit J♥")


# Touch.


def test_a_tap_plays_and_draws(seat: Seat) -> None:
    person = seat(24)
    person.tap("A")
    person.tap("stock")
    person.tap("A1")
    assert person.moves == "A draw"
    assert person.message.startswith("4♣ is covered by")


def test_a_tap_and_the_click_that_a_page_adds_to_it_play_once(seat: Seat) -> None:
    person = seat(CHAIN)
    person.tap("A")
    person.wait(0.05)
    person.click("A")
    assert person.moves == "A"


def test_two_fingers_do_not_play(seat: Seat) -> None:
    person = seat(24)
    person.touch("start", person.point("A"), person.point("B"))
    person.touch("move", (100, 100), (200, 100))
    person.touch("end")
    assert (person.moves, person.message) == ("", sentences.WELCOME)
