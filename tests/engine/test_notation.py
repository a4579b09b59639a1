from __future__ import annotations

import pytest
from hypothesis import given

from golf_nb.engine import GolfError, Position, Rules, deal, format_board, parse_board
from tests.strategies import deals, partial_positions, reachable_positions

LINES = (
    "Talon: TD KC 8H 8S 4S 4H KS 6D 8D 7C JD 9D 2H QD 3D AS",
    "Foundations: JH",
    "4C 7S 5S KH TC",
    "5H 2C 6C 6S TS",
    "QC QH 9C 7D AD",
    "5D 9S 3C 8C 4D",
    "2D 2S 6H AC QS",
    "7H KD JC 9H 3H",
    "AH JS TH 5C 3S",
)
SAME_DEAL = """

  talon: 10D K♣ 8h 8♠ 4s 4♥ ks 6d 8♦ 7c J♦ 9d 2h qd 3d a♠

4C 7S 5S KH 10C
5H 2C 6C 6S 10♠
QC QH 9C 7D AD
FOUNDATIONS :  j♥
5D 9S 3C 8C 4D
\t2D 2S 6H AC QS
7H KD JC 9H 3H

AH JS th 5C 3S
"""


def without(*numbers: int, **changed: str) -> str:
    """The lines of deal 24 without some (counted from 1) and with others changed, such as L4="..."."""
    lines = [
        changed.get(f"L{number}", line) for number, line in enumerate(LINES, start=1) if number not in numbers
    ]
    return "\n".join(lines)


def test_the_canonical_form() -> None:
    assert format_board(deal(24)) == "\n".join(LINES)
    assert parse_board("\n".join(LINES)) == deal(24)


def test_other_ways_to_write_it() -> None:
    assert parse_board(SAME_DEAL) == deal(24)


def test_rules_come_from_the_caller() -> None:
    assert parse_board(SAME_DEAL, "classic").rules == Rules.preset("classic")
    with pytest.raises(GolfError, match='"nope": no such rule set'):
        parse_board(SAME_DEAL, "nope")


def test_mid_game_text() -> None:
    position = parse_board("Foundations: 7D 8S\n7C\n-\n6H", partial=True)
    assert format_board(position) == "Talon:\nFoundations: 7D 8S\n7C\n-\n6H"
    assert position.columns[1] == position.stock == ()


@pytest.mark.parametrize("talon", ["Talon:", "Talon: -", "talon :", ""])
def test_an_empty_stock(talon: str) -> None:
    assert parse_board(f"Foundations: 7D\n7C\n{talon}", partial=True).stock == ()


@given(deals())
def test_a_deal_is_read_back(position: Position) -> None:
    assert parse_board(format_board(position), position.rules) == position


@given(reachable_positions())
def test_a_hand_in_the_middle_is_read_back(position: Position) -> None:
    assert parse_board(format_board(position), position.rules, partial=True) == position


@given(partial_positions())
def test_a_small_position_is_read_back(position: Position) -> None:
    assert parse_board(format_board(position), position.rules, partial=True) == position


@pytest.mark.parametrize(
    "text, message",
    [
        ("", "line 1 (end of the board): no Talon line; expected Talon: and the stock in drawing order"),
        (
            without(1),
            "line 8 (end of the board): no Talon line; expected Talon: and the stock in drawing order",
        ),
        (
            without(2),
            "line 8 (end of the board): no Foundations line; expected Foundations: and the waste, top card last",
        ),
        (
            without(L3="Foundations: AS"),
            'line 3, "Foundations: AS": a second Foundations line; the first is line 2; expected one of them',
        ),
        (
            without(L2="Waste: JH"),
            'line 2, "Waste:": unknown header; expected Talon:, Foundations: or a line of cards',
        ),
        (without(L2=": JH"), 'line 2, ":": unknown header; expected Talon:, Foundations: or a line of cards'),
        (
            without(L4="5H 1X 6C 6S TS"),
            'line 4 (column B), "1X": not a card; expected a rank (A 2-10 T J Q K) and a suit (C D H S)',
        ),
        (
            without(L1="Talon: TD, KC"),
            'line 1 (Talon), "TD,": not a card; expected a rank (A 2-10 T J Q K) and a suit (C D H S)',
        ),
        (
            without(L4="- 2C 6C 6S TS"),
            'line 4 (column B), "-": not a card; expected a rank (A 2-10 T J Q K) and a suit (C D H S)',
        ),
        (
            without(L4="5H 2C 6C 6S"),
            (
                'line 4 (column B), "5H 2C 6C 6S": 4 cards here; 51 cards in all, missing: TS; '
                "expected 5 cards in each column"
            ),
        ),
        (
            without(L4="-"),
            (
                'line 4 (column B), "-": no cards here; 47 cards in all, missing: 5 cards; '
                "expected 5 cards in each column"
            ),
        ),
        (
            without(L2="Foundations:"),
            (
                'line 2 (Foundations), "Foundations:": no cards here; 51 cards in all, missing: JH; '
                "expected 1 card to start the waste"
            ),
        ),
        (
            without(L1="Talon: KC 8H 8S 4S 4H KS 6D 8D 7C JD 9D 2H QD 3D AS", L2="Foundations: TD JH"),
            (
                'line 2 (Foundations), "Foundations: TD JH": 2 cards here; all 52 cards are there; '
                "expected 1 card to start the waste"
            ),
        ),
        (
            without(L1="Talon: 8H 8S 4S 4H KS 6D 8D 7C JD 9D 2H QD"),
            (
                'line 1 (Talon), "Talon: 8H 8S 4S 4H KS 6D 8D 7C JD 9D 2H QD": 12 cards here; '
                "48 cards in all, missing: AS 3D TD KC; expected 16 cards in the stock"
            ),
        ),
        (
            without(L1="Talon: AS"),
            (
                'line 1 (Talon), "Talon: AS": 1 card here; 37 cards in all, missing: 15 cards; '
                "expected 16 cards in the stock"
            ),
        ),
        (
            without(9),
            "line 8 (end of the board): 6 columns; 47 cards in all, missing: 5 cards; expected 7 columns",
        ),
        (
            without(3, 4, 5, 6, 7, 8, 9),
            "line 2 (end of the board): no columns; 17 cards in all, missing: 35 cards; expected 7 columns",
        ),
        (without() + "\n\nAS", 'line 11, "AS": one column too many; expected 7 columns'),
        (
            without(L4="5H 2C 6C 6S TC"),
            'line 4 (column B), "TC": this card is already on line 3 (column A); expected each card once',
        ),
        (
            without(L4="5H 2C 2C 6S TS"),
            'line 4 (column B), "2C": this card is already on line 4 (column B); expected each card once',
        ),
        (
            without(L9="AH JS TH 5C KC"),
            'line 9 (column G), "KC": this card is already on line 1 (Talon); expected each card once',
        ),
    ],
)
def test_errors_in_a_deal(text: str, message: str) -> None:
    with pytest.raises(GolfError) as caught:
        parse_board(text)
    assert str(caught.value) == message


@pytest.mark.parametrize(
    "text, message",
    [
        (
            "7C",
            "line 1 (end of the board): no Foundations line; expected Foundations: and the waste, top card last",
        ),
        (
            "7C\nFoundations:",
            'line 2 (Foundations), "Foundations:": no card on the waste; expected at least one card to play on',
        ),
        (
            "Foundations: 7D",
            "line 1 (end of the board): no column; expected one line of cards for each column",
        ),
        (
            "Foundations: 7D\n\nAC 2C 3C 4C 5C 6C",
            'line 3 (column A), "AC 2C 3C 4C 5C 6C": 6 cards here; expected at most 5 cards in a column',
        ),
        (
            "Foundations: 7D\nAC 7D",
            'line 2 (column A), "7D": this card is already on line 1 (Foundations); expected each card once',
        ),
        ("Foundations: 7D" + "\n-" * 8, 'line 9, "-": one column too many; expected 7 columns'),
    ],
)
def test_errors_in_a_position(text: str, message: str) -> None:
    with pytest.raises(GolfError) as caught:
        parse_board(text, partial=True)
    assert str(caught.value) == message


def test_two_packs() -> None:
    text = format_board(deal(3, "double"))
    assert parse_board(text, "double") == deal(3, "double")
    with pytest.raises(GolfError) as caught:
        parse_board("Foundations: 7D 7D\nAC 7D", "double", partial=True)
    assert str(caught.value) == (
        'line 2 (column A), "7D": this card is already on line 1 (Foundations) and line 1 (Foundations); '
        "expected each card twice"
    )
    with pytest.raises(GolfError, match="one column too many; expected 9 columns"):
        parse_board(text, "double-pysol")


def test_a_deal_of_one_layout_is_not_one_of_another() -> None:
    with pytest.raises(GolfError, match="7 columns; 52 cards in all, missing: 52 cards; expected 10 columns"):
        parse_board("\n".join(LINES), "double")
