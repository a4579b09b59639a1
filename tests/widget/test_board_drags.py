"""Cards that are dragged."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from golf_nb.scene import build
from tests.scene import boards
from tests.widget import sentences
from tests.widget.driver import CHAIN

if TYPE_CHECKING:
    from tests.widget.conftest import Seat
    from tests.widget.wire import Wire

FELT, MARGIN = (100.0, 50.0), (500.0, 330.0)
OVER_WASTE = (340.0, 320.0)


def test_a_drag_to_the_waste_plays(seat: Seat) -> None:
    person = seat(24)
    person.drag("A", (100, 250), (250, 300), OVER_WASTE)
    assert person.moves == "A"
    assert person.message == "10♣ went onto J♥. K♥ is exposed now."


def test_a_drag_without_a_move_in_between_plays_as_well(seat: Seat) -> None:
    person = seat(24)
    person.mouse("down", *person.point("A"))
    person.mouse("up", *OVER_WASTE)
    assert person.moves == "A"


def test_a_drag_to_an_earlier_waste_card_plays(seat: Seat) -> None:
    person = seat(boards.MIDDLE)
    person.drag("B", (200, 150), (120, 300))
    assert person.moves == "B"


@pytest.mark.parametrize("end", [FELT, MARGIN, (56.0, 330.0), (300.0, 200.0), (60.0, 150.0)])
def test_a_drag_elsewhere_puts_the_card_back_and_says_so(seat: Seat, end: tuple[float, float]) -> None:
    person = seat(24)
    before = build(person.table.position, playable=True)
    person.drag("A", (70, 240), end)
    assert (person.moves, person.message) == ("", sentences.DROPPED_OUTSIDE)
    assert person.board._scene == before


def test_a_drag_of_a_card_that_does_not_fit_says_why(seat: Seat) -> None:
    person = seat(24)
    person.drag("C", (250, 250), OVER_WASTE)
    assert (person.moves, person.message) == ("", "A♦ does not fit J♥: a 10 or a queen would.")


@pytest.mark.parametrize("end", [OVER_WASTE, FELT, MARGIN])
def test_a_drag_of_a_covered_card_says_why(seat: Seat, wire: Wire, end: tuple[float, float]) -> None:
    person = seat(24)
    person.drag("A2", (70, 240), end, release=False)
    assert wire.take() == []
    person.mouse("up", *end)
    assert person.moves == ""
    assert person.message.startswith("7♠ is covered by 5♠, K♥ and 10♣:")


def test_a_drag_of_nothing(seat: Seat) -> None:
    person = seat(CHAIN)
    for end in (OVER_WASTE, FELT):
        person.table.say("")
        person.drag("C", (400, 150), end)
        assert (person.moves, person.message) == (
            "",
            "Column C is empty: there is no card to play, and none comes back.",
        )


def test_a_drag_out_of_the_canvas_ends_there(seat: Seat) -> None:
    person = seat(24)
    person.drag("A", (70, 240), (5, 240), release=False)
    person.mouse("out", -1, 240)
    assert (person.moves, person.message) == ("", sentences.DROPPED_OUTSIDE)
    # The release out there is never told, and a pointer that comes back holds nothing.
    person.mouse("move", *OVER_WASTE)
    person.mouse("up", *OVER_WASTE)
    assert person.moves == ""
    person.click("A")
    assert person.moves == "A"


def test_leaving_the_canvas_without_a_drag_says_nothing(seat: Seat, wire: Wire) -> None:
    person = seat(24)
    person.mouse("down", *person.point("A"))
    person.mouse("out", -1, 240)
    assert (person.message, wire.take()) == (sentences.WELCOME, [])


def test_what_is_seen_of_a_drag(seat: Seat, wire: Wire) -> None:
    person = seat(24)
    x, y = person.point("A")
    person.drag("A", (x + 2, y + 2), release=False)
    assert wire.take() == []  # a hand may tremble
    person.mouse("move", x + 20, y + 30)
    table, hanging = wire.take()
    assert "K" in table.texts
    assert table.texts.count("10") == 2  # those of columns B and G
    assert hanging.texts == ["10"]
    person.mouse("move", x + 40, y + 50)
    assert wire.one().texts == ["10"]
    person.mouse("up", *OVER_WASTE)
    # Nothing flies: the hand has brought the card there. And nothing hangs at the pointer any more.
    landed = wire.one()
    assert landed.pauses == []
    assert len(landed.named("clear")) == 2
    assert len(landed.named("switchCanvas")) == 2


def test_a_table_that_changes_under_a_drag(seat: Seat) -> None:
    person = seat(CHAIN)
    person.drag("A", (150, 180), (300, 250), release=False)
    person.key("1")
    assert person.moves == "A"
    person.mouse("move", *OVER_WASTE)
    person.mouse("up", *OVER_WASTE)
    # The card that was held has gone to the waste already; the one below it was never meant.
    assert person.moves == "A"
    person.click("B")
    layout = person.board._layout
    assert person.board._scene == build(person.table.position, layout=layout, playable=True)


def test_a_finger_drags(seat: Seat) -> None:
    person = seat(24)
    person.touch("start", person.point("A"))
    person.touch("move", (200, 280))
    person.touch("move", OVER_WASTE)
    person.touch("end")
    assert person.moves == "A"


def test_a_finger_that_leaves_drops_the_card(seat: Seat) -> None:
    person = seat(24)
    person.touch("start", person.point("A"))
    person.touch("move", (200, 280))
    person.touch("cancel")
    assert (person.moves, person.message) == ("", sentences.DROPPED_OUTSIDE)
