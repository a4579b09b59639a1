"""Other cards on the same table: next, random, pasted, shared, from the panel and from code."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from golf_nb.engine import (
    LAST,
    Game,
    GolfError,
    Position,
    Rules,
    deal,
    format_board,
    parse_board,
    share_code,
)
from tests.scene import boards
from tests.widget import sentences
from tests.widget.dealt import agrees, opened
from tests.widget.driver import status_of

if TYPE_CHECKING:
    from tests.widget.conftest import Seat


# Other deals.


def test_the_next_deal(seat: Seat) -> None:
    person = opened(seat, LAST - 1, rules="record")
    for number in (LAST, 1, 2):
        person.press("Next deal")
        assert person.table.game == Game(deal(number, "record"))
        assert person.table.number == number
        assert person.message == f"Deal {number} lies on the table. Rules: record."
        agrees(person)
    person.table.next_deal()
    assert person.table.number == 3


def test_after_a_board_of_ones_own_the_next_deal_is_any(seat: Seat) -> None:
    person = opened(seat, boards.MICRO, rules="classic")
    person.press("Next deal")
    assert person.table.number is not None
    assert person.table.rules.name == "classic"
    agrees(person)


def test_a_random_deal_keeps_the_rules(seat: Seat) -> None:
    person = opened(seat, rules="double")
    numbers = set()
    for _ in range(3):
        person.press("Random deal")
        assert person.table.rules.name == "double"
        numbers.add(person.table.number)
        agrees(person)
    assert len(numbers) == 3
    person.table.deal()
    assert person.table.rules.name == "king-stops"


def test_a_deal_from_code(seat: Seat) -> None:
    person = seat(24)
    deals: list[tuple[Any, str | None, Position, int | None]] = [
        (25, None, deal(25), 25),
        (25, "double", deal(25, "double"), 25),
        ("7:record", None, deal(7, "record"), 7),
        (boards.MICRO, None, boards.MICRO, None),
        (Game(deal(9), ["draw"]), None, deal(9).after("draw"), None),
    ]
    for start, rules, position, number in deals:
        person.table.deal(start, rules)
        assert (person.table.position, person.table.number) == (position, number)
        assert person.status == status_of(f"Deal {number}" if number else "Own board", position)
    with pytest.raises(GolfError):
        person.table.deal(0)
    assert person.table.position == deal(9).after("draw")


def test_the_same_deal_again_begins_it_anew(seat: Seat) -> None:
    person = opened(seat)
    person.press("A")
    person.paste("24")
    assert person.table.game == Game(deal(24))
    assert person.message == "Deal 24 lies on the table. Rules: king-stops."
    person.press("Restart")
    person.paste("24")
    assert not person.is_asked()


# Pasting.


@pytest.mark.parametrize(
    "text, position, number",
    [
        ("25", deal(25, "classic"), 25),
        (" 0025\n", deal(25, "classic"), 25),
        ("25:king-stops", deal(25), 25),
        ("25:double-pysol", deal(25, "double-pysol"), 25),
        (share_code(boards.MICRO), boards.MICRO, None),
        (format_board(deal(25)), parse_board(format_board(deal(25)), "classic"), None),
        ("Foundations: 7D\n6H 8S", parse_board("Foundations: 7D\n6H 8S", "classic", partial=True), None),
        (
            format_board(boards.MIDDLE),
            parse_board(format_board(boards.MIDDLE), "classic", partial=True),
            None,
        ),
    ],
)
def test_a_pasted_text(seat: Seat, text: str, position: Any, number: int | None) -> None:
    person = opened(seat, rules="classic")
    person.press("A")
    person.paste(text)
    assert person.table.game == Game(position)
    assert person.table.number == number
    assert person.field.value == ""
    agrees(person)
    # It can be played.
    move = person.table.position.moves()[0]
    assert person.table.try_move(move)
    assert person.table.game.history == (move,)


@pytest.mark.parametrize(
    "text, said",
    [
        ("abc", "neither a deal number nor a share code nor a board"),
        ("0", "there is no such deal"),
        ("9" * 5000, "there is no such deal"),
        ("24:nonsense", "no such rules"),
        (share_code(boards.MICRO)[:-1] + "x", "not a check"),
        (share_code(boards.MICRO).swapcase(), "character"),
        ("Foundations: 7D\n6H 1X", "not a card"),
        ("Foundations: 7D\n6H 6H", "6"),
        ("Foundations:\n6H", "waste"),
        (format_board(deal(25, "double")), "line"),
        ("line one\nline two", "line 1"),
        ("<b>7D</b>", "<b>7D</b>"),
    ],
)
def test_a_mangled_text_is_told_and_changes_nothing(seat: Seat, text: str, said: str) -> None:
    person = opened(seat)
    person.press("A")
    before = person.table.game
    person.paste(text)
    assert said in person.message
    assert person.table.game == before
    # What was written stays there, to be mended.
    assert person.field.value == text
    assert person.table.errors == []
    agrees(person)


@pytest.mark.parametrize("text", ["", "  \n "])
def test_nothing_pasted(seat: Seat, text: str) -> None:
    person = opened(seat)
    person.paste(text)
    assert person.message == sentences.NOTHING_PASTED
    assert person.table.game == Game(deal(24))


# Sharing.


@pytest.mark.parametrize("name", Rules.presets())
def test_a_code_leads_to_the_same_table(seat: Seat, name: str) -> None:
    one = seat(24, rules=name).table
    one.draw()
    other = opened(seat, 1)
    other.paste(one.code)
    assert (other.table.game, other.table.code) == (Game(one.game.start), one.code)
    assert other.table.rules.name == name
    agrees(other)


def test_a_pasted_board_can_be_shared_on(seat: Seat) -> None:
    one, other = opened(seat, rules="record"), opened(seat, 1, rules="double")
    one.paste(format_board(boards.MIDDLE))
    other.paste(one.table.code)
    assert other.table.game == one.table.game
    assert other.table.code == one.table.code
    assert seat(one.table.code).table.game == one.table.game


def test_a_closed_table_can_still_be_dealt_from_code(seat: Seat) -> None:
    table = opened(seat).table
    table.close()
    table.deal(25, "double")
    table.next_deal()
    assert table.draw() is None
    assert table.number == 26
