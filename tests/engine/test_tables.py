from __future__ import annotations

from typing import Any

import pytest

from golf_nb.engine import Card, GolfError, Position, Rules

STOPS = Rules.preset("king-stops")


def cards(text: str) -> tuple[Card, ...]:
    return tuple(Card.parse(code) for code in text.split())


@pytest.mark.parametrize(
    "columns, stock, waste, message",
    [
        ((), "", "7D", "tableau: no columns; expected 1 to 7 columns"),
        (("AC",) * 8, "", "7D", "tableau: 8 columns; expected 1 to 7 columns"),
        (("AC 2C", "3C 4C 5C 6C 7C 8C"), "", "7D",
         'column B, "3♣ 4♣ 5♣ 6♣ 7♣ 8♣": 6 cards in one column; expected at most 5'),
        (("AC",), "2C", "", "waste: no card; expected at least one card to play on"),
        (("AC",), "2C", "7D 2C", '"2♣": this card is there too often; expected it at most once'),
        (("AC AC",), "2C", "7D", '"A♣": this card is there too often; expected it at most once'),
    ],
)  # fmt: skip
def test_impossible_tables(columns: tuple[str, ...], stock: str, waste: str, message: str) -> None:
    with pytest.raises(GolfError) as caught:
        Position(tuple(map(cards, columns)), cards(stock), cards(waste), STOPS)
    assert str(caught.value) == message


def test_one_column_at_most() -> None:
    with pytest.raises(GolfError, match="tableau: 2 columns; expected 1 column"):
        Position((cards("AC"), cards("2C")), (), cards("7D"), STOPS.replace(columns=1))


def test_two_packs_hold_each_card_twice() -> None:
    double = Rules.preset("double")
    assert Position((cards("AC AC"),), (), cards("7D"), double).cards_left == 2
    with pytest.raises(GolfError, match='"A♣": this card is there too often; expected it at most twice'):
        Position((cards("AC AC AC"),), (), cards("7D"), double)


@pytest.mark.parametrize("thing", ["7D", None, 7])
def test_only_cards(thing: Any) -> None:
    with pytest.raises(GolfError, match=f'position, "{thing}": not a card; expected a Card'):
        Position(((thing,),), (), cards("7D"), STOPS)
