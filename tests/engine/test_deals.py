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
    parse_board,
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

# Worked out by another program: the shuffle of pysol_cards, started from the same order of two packs.
TWO_PACKS = {
    (1, "double"): """\
Talon: 3S 2H 4S TD 6D 4H TD AH 4D 5C 7D QC KC 3C QS 6S JH 2C 2D TS TC 5H AH KD 3D 7H 7C \
AD 9H 8C 5S 2C QS 7D JS 6H KH 5S QC 6H KS KH 9C JD AD TH JS 8C JC AS 5D 5H AC
Foundations: 7C
JD 4D KS QD 4S
8H 2S 7S 6D 3C
3H 2D KC 9D QD
TH 8S 6C TC 5C
5D 3D AC JH 9D
8H QH 2H JC 9S
4C AS 7S 8S 7H
4C 6S TS 9S 3H
QH 3S 9H 2S 8D
KD 8D 6C 4H 9C""",
    (24, "double"): """\
Talon: 2H 7H 3S 6D 9D 3D 4H 2S 4S AS AS KH TD 6S QH QD 2C AH 5S 6S 6D 2D KC TH 6H 3H TS \
7D JH KH KC 9S 2S 7D 5C AH QC 7C 5H 9D 4H 7S 5D 8C 8H KS QH 2H 2D 9C 8C 4S 3C
Foundations: QC
4C QS TC AD QS
9S KD 3C JS 4D
7C TS 7S 5D 8S
6H 8H JH JD QD
8D 3D AD 4D 3S
KS TC TH 9H 9H
9C 4C 7H 5C JC
5S 8D AC 6C 2C
6C 3H JC KD TD
5H 8S AC JS JD""",
    (1, "double-pysol"): """\
Talon: 3C QS 6S JH 2C 2D TS TC 5H AH KD 3D 7H 7C AD 9H 8C 5S 2C QS \
7D JS 6H KH 5S QC 6H KS KH 9C JD AD TH JS 8C JC AS 5D 5H AC
Foundations: KC
JD KD 3S TS 8S 9S TD
8H 4D 8D 9H 9S 7H 6D
3H 2S KS 6C 2S 3H 4H
TH 2D 7S QD 4H 8D TD
5D 8S KC 6D 4S 9C AH
8H 3D 6C 9D 3C 7C 4D
4C QH AC TC QD 3S 5C
4C AS 2H JH 5C 2H 7D
QH 6S 7S JC 9D 4S QC""",
}


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


@pytest.mark.parametrize("number, name", TWO_PACKS)
def test_deals_of_two_packs(number: int, name: str) -> None:
    board = TWO_PACKS[number, name]
    assert format_board(deal(number, name)) == board
    assert parse_board(board, name) == deal(number, name)


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
