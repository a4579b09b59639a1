from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given

from golf_nb.engine import GolfError, Place, Position, card_at, deal, locate, parse_board
from tests.strategies import reachable_positions

BOARD = """
Talon: 2C 3C
Foundations: JD 7D
7C 8S AC
6H
-
10S
"""
POSITION = parse_board(BOARD, partial=True)


@pytest.mark.parametrize(
    "text, place, card",
    [
        ("A", Place("column", 0, 2), "A♣"),
        ("a", Place("column", 0, 2), "A♣"),
        ("A1", Place("column", 0, 0), "7♣"),
        ("a2", Place("column", 0, 1), "8♠"),
        ("B", Place("column", 1, 0), "6♥"),
        ("C", Place("column", 2, -1), "None"),
        ("waste", Place("waste"), "7♦"),
        (" Waste ", Place("waste"), "7♦"),
        ("STOCK", Place("stock"), "None"),
        ("6♥", Place("column", 1, 0), "6♥"),
        ("8s", Place("column", 0, 1), "8♠"),
        ("AC", Place("column", 0, 2), "A♣"),
        ("10S", Place("column", 3, 0), "10♠"),
        ("7D", Place("waste"), "7♦"),
    ],
)
def test_locate(text: str, place: Place, card: str) -> None:
    found = locate(text, POSITION)
    assert found == place
    assert str(card_at(found, POSITION)) == card


@pytest.mark.parametrize(
    "text, message",
    [
        ("E", '"E": there is no such column; expected a column from A to D'),
        ("J1", '"J1": there is no such column; expected a column from A to D'),
        ("A4", '"A4": there is no such card; column A ends at A3'),
        ("C1", '"C1": there is no such card; column C is empty'),
        ("2C", '"2C": this card is neither in the tableau nor on top of the waste'),
        ("JD", '"JD": this card is neither in the tableau nor on top of the waste'),
        ("KS", '"KS": this card is neither in the tableau nor on top of the waste'),
        ("A0", '"A0": not a place; expected a column letter (A), a column and a card (A3)'),
        ("K", '"K": not a place; expected a column letter (A)'),
        ("", '"": not a place; expected a column letter (A)'),
        ("talon", '"talon": not a place; expected a column letter (A)'),
        (3, '"3": not a place; expected a column letter (A)'),
    ],
)
def test_nothing_there(text: Any, message: str) -> None:
    with pytest.raises(GolfError) as caught:
        locate(text, POSITION)
    assert str(caught.value).startswith(message)


def test_two_of_a_card() -> None:
    position = parse_board("Foundations: 6H\n6H 7C\n7C", "double", partial=True)
    with pytest.raises(GolfError) as caught:
        locate("6h", position)
    assert str(caught.value) == '"6h": this card lies at A1 and waste; expected one of these places instead'
    with pytest.raises(GolfError, match="this card lies at A2 and B1"):
        locate("7C", position)
    assert locate("A2", position) != locate("B1", position)


@pytest.mark.parametrize(
    "place, message",
    [
        (Place("column", 9, 0), '"J1": there is no such column'),
        (Place("column", -1, 0), '"-11": there is no such column'),
        (Place("column", 0, 3), '"A4": there is no such card'),
        (Place("column", 0), '"A": there is no such card'),
        (Place("column", 2, 0), '"C1": there is no such card'),
    ],
)
def test_no_card_at_a_place_of_another_table(place: Place, message: str) -> None:
    with pytest.raises(GolfError) as caught:
        card_at(place, POSITION)
    assert str(caught.value) == message


@given(reachable_positions())
def test_every_place_is_found_by_its_own_text(position: Position) -> None:
    places = [Place("stock"), Place("waste")]
    for column, cards in enumerate(position.columns):
        places += [Place("column", column, row) for row in range(len(cards))] or [Place("column", column)]
    for place in places:
        assert locate(str(place), position) == place


@given(reachable_positions())
def test_a_column_letter_is_its_exposed_card(position: Position) -> None:
    for letter, card in zip("ABCDEFGHIJ", position.exposed, strict=False):
        assert card_at(locate(letter, position), position) == card


def test_the_stock_lies_face_down() -> None:
    assert card_at(locate("stock", deal(1)), deal(1)) is None
