from __future__ import annotations

import subprocess
import sys
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from golf_nb.engine import (
    FIRST,
    LAST,
    GolfError,
    Position,
    Rules,
    check_number,
    deal,
    format_board,
    pack,
    random_number,
)
from tests.strategies import deals

DEAL_24 = """\
Talon: TD KC 8H 8S 4S 4H KS 6D 8D 7C JD 9D 2H QD 3D AS
Foundations: JH
4C 7S 5S KH TC
5H 2C 6C 6S TS
QC QH 9C 7D AD
5D 9S 3C 8C 4D
2D 2S 6H AC QS
7H KD JC 9H 3H
AH JS TH 5C 3S"""


def test_deal_24() -> None:
    assert format_board(deal(24)) == DEAL_24


def test_deal_1() -> None:
    position = deal(1)
    assert " ".join(map(str, position.exposed)) == "4♥ A♣ 4♦ 7♠ 3♠ 10♦ 4♠"
    assert str(position.waste_top) == "10♥"
    assert str(position.after("draw").waste_top) == "8♥"


def test_the_default_rules() -> None:
    assert deal(1).rules.name == "king-stops"
    assert deal(1) == deal(1, "king-stops") == deal(1, Rules.preset("king-stops"))


@pytest.mark.parametrize("name", Rules.presets())
def test_how_many_cards_lie_where(name: str) -> None:
    position = deal(7, name)
    sizes = (len(position.columns), {len(column) for column in position.columns}, len(position.stock))
    double = {"double": (10, {5}, 53), "double-pysol": (9, {7}, 40)}
    assert sizes == double.get(name, (7, {5}, 16))
    assert len(position.waste) == 1


@given(deals())
def test_every_card_is_dealt_once(position: Position) -> None:
    cards = [card for pile in (*position.columns, position.stock, position.waste) for card in pile]
    assert sorted(cards) == sorted(pack(position.rules.packs))


@pytest.mark.parametrize(
    "name, deepest, exposed, waste, stock",
    [
        ("double", "JD 8H 3H TH 5D 8H 4C 4C QH KD", "4S 3C QD 5C 9D 9S 7H 3H 8D 9C", "7C", "3S 2H 4S TD 6D"),
        ("double-pysol", "JD 8H 3H TH 5D 8H 4C 4C QH", "TD 6D 4H TD AH 4D 5C 7D QC", "KC", "3C QS 6S JH 2C"),
    ],
)
def test_deal_1_of_two_packs(name: str, deepest: str, exposed: str, waste: str, stock: str) -> None:
    position = deal(1, name)
    assert " ".join(column[0].code for column in position.columns) == deepest
    assert " ".join(column[-1].code for column in position.columns) == exposed
    assert position.waste_top.code == waste
    assert " ".join(card.code for card in position.stock[:5]) == stock
    assert position.stock[-1].code == "AC"


def test_rules_of_one_layout_share_the_cards() -> None:
    assert deal(5, "classic").columns == deal(5, "compulsory").columns
    assert deal(5, "double").columns[0][0] == deal(5, "double-pysol").columns[0][0]


@pytest.mark.parametrize(
    "number, problem",
    [
        (0, "there is no such deal"),
        (-1, "there is no such deal"),
        (2**31, "there is no such deal"),
        ("abc", "not a whole number"),
        ("24", "not a whole number"),
        (True, "not a whole number"),
        (1.5, "not a whole number"),
        (1.0, "not a whole number"),
        (None, "not a whole number"),
    ],
)
def test_no_such_deal(number: Any, problem: str) -> None:
    expected = "expected a whole number from 1 to 2147483647"
    for ask in (deal, check_number):
        with pytest.raises(GolfError) as caught:
            ask(number)
        assert str(caught.value) == f'deal number, "{number}": {problem}; {expected}'


def test_anything_that_counts_as_a_whole_number() -> None:
    class Number:
        def __index__(self) -> int:
            return 24

    assert deal(Number()) == deal(24)
    assert type(check_number(Number())) is int


@pytest.mark.parametrize("number", [FIRST, LAST])
def test_the_ends_of_the_range(number: int) -> None:
    assert deal(number).cards_left == 35
    assert check_number(number) == number


@given(st.integers(FIRST, LAST))
def test_a_number_is_always_the_same_deal(number: int) -> None:
    assert deal(number) == deal(number)


def test_random_numbers_differ_between_processes() -> None:
    program = (
        "from golf_nb.engine import random_number; import random; random.seed(1); print(random_number())"
    )
    outputs = {
        subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout
        for _ in range(2)
    }
    assert len(outputs) == 2
    assert all(FIRST <= int(output) <= LAST for output in outputs)
    assert FIRST <= random_number() <= LAST
