from __future__ import annotations

import re
import string
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from golf_nb.engine import (
    FIRST,
    LAST,
    Game,
    GolfError,
    Position,
    Rules,
    Shared,
    deal,
    pack,
    parse_board,
    read_code,
    rules_code,
    share_code,
)
from tests.strategies import partial_positions, reachable_positions, rule_sets

STOPS = Rules.preset("king-stops")
BOARD = "yF-w..z:classic:607b5e0c"
SAFE = re.compile(r"[0-9A-Za-z.:-]+")
presets = st.sampled_from([Rules.preset(name) for name in Rules.presets()])


def refused(code: Any) -> str:
    """The message of the error that a code gives."""
    with pytest.raises(GolfError) as caught:
        read_code(code)
    assert caught.value.text == str(code)
    assert caught.value.expected
    assert re.match(r"share code, character \d+", str(caught.value))
    return str(caught.value)


@pytest.mark.parametrize(
    "rules, code",
    [
        (STOPS, "24:king-stops"),
        (Rules.preset("double-pysol"), "24:double-pysol"),
        (STOPS.replace(kings="wrap"), "24:wrap.bonus"),
        (Rules("wrap", "bonus", "since-draw", compulsory=True), "24:wrap.bonus.since-draw.compulsory"),  # type: ignore[arg-type]
        (STOPS.replace(undo="none", rows=4, packs=2), "24:stop.bonus.no-undo.7x4.2-packs"),
        (STOPS.replace(name=""), "24:stop.bonus"),
    ],
)
def test_a_numbered_deal(rules: Rules, code: str) -> None:
    assert share_code(deal(24, rules), 24) == code
    shared = read_code(code)
    assert shared == Shared(deal(24, rules), 24)
    assert shared.position.rules.name == rules.name
    assert shared.code == code


def test_rules_in_short() -> None:
    assert rules_code("classic") == rules_code(Rules.preset("classic")) == "classic"
    assert rules_code(Rules.preset("classic").replace(name="")) == "queen.strokes"
    with pytest.raises(GolfError, match='"nope": no such rule set'):
        rules_code("nope")


def test_a_table_card_by_card() -> None:
    position = parse_board("Foundations: 7D\n7C 8S\n6H", "classic", partial=True)
    assert share_code(position) == BOARD
    assert read_code(BOARD) == Shared(position, None)
    assert read_code(BOARD).code == BOARD


def test_a_letter_for_each_card() -> None:
    letters = string.ascii_letters
    rules = STOPS.replace(columns=1, rows=50)
    position = Position((pack()[1:51],), pack()[51:], pack()[:1], rules)
    assert share_code(position).startswith(f"{letters[1:51]}.Z.a:stop.bonus.1x50:")


def test_how_long_a_code_is() -> None:
    assert len(share_code(deal(24))) == 52 + 6 + 2 + len(":king-stops:") + 8
    assert len(share_code(deal(24, "double"))) < 150


@given(st.integers(FIRST, LAST), st.one_of(presets, rule_sets()))
def test_a_numbered_deal_is_read_back(number: int, rules: Rules) -> None:
    code = share_code(deal(number, rules), number)
    assert SAFE.fullmatch(code)
    shared = read_code(code)
    assert shared == Shared(deal(number, rules), number)
    assert shared.position.rules.name == rules.name


@given(st.one_of(reachable_positions(), partial_positions(), reachable_positions(presets)))
def test_a_table_is_read_back(position: Position) -> None:
    code = share_code(position)
    assert SAFE.fullmatch(code)
    shared = read_code(code)
    assert shared == Shared(position, None)
    assert shared.position.rules.name == position.rules.name


def test_a_hand_in_the_middle_with_two_packs() -> None:
    game = Game(deal(1, "double"), ["draw", "draw"])
    assert read_code(share_code(game.position)).position == game.position
    assert len(game.position.waste) == 3


def test_other_ways_to_write_it() -> None:
    assert read_code(" 24:King-Stops\n") == read_code("024:king-stops") == read_code("24:king-stops")
    assert read_code("24:BONUS.Wrap.7x5.unlimited.optional.1-pack") == read_code("24:wrap.bonus")
    assert read_code("yF-w..z:CLASSIC:607B5E0C") == read_code(BOARD)
    # What a player reads is what is played: equal rules under another name stay under that name.
    assert read_code("24:king-to-ace") == read_code("24:putt-putt")
    assert read_code("24:putt-putt").position.rules.name == "putt-putt"


def test_a_number_must_fit_the_cards() -> None:
    with pytest.raises(GolfError) as caught:
        share_code(deal(24), 25)
    expected = "the number of the table's own deal, or None"
    assert str(caught.value) == f'deal number, "25": this deal has other cards; expected {expected}'
    with pytest.raises(GolfError, match="this deal has other cards"):
        share_code(deal(24).after("draw"), 24)
    with pytest.raises(GolfError, match="there is no such deal"):
        share_code(deal(24), 0)


NOT_A_CODE = (
    "not a share code; "
    "expected a number and rules, such as 24:king-stops, or a board, its rules and its check"
)
NUMBER = "expected a whole number from 1 to 2147483647"
NO_RULES = (
    "no such rules; "
    "expected the name of a rule set, such as king-stops, or words with dots, such as wrap.bonus"
)


@pytest.mark.parametrize(
    "code, place, problem",
    [
        ("", "1", NOT_A_CODE),
        ("24", "1", NOT_A_CODE),
        (24, "1", NOT_A_CODE),
        (None, "1", NOT_A_CODE),
        ("24 king-stops", "3 ( )",
         "no code has this character; expected letters, digits, colons, dots and hyphens"),
        ("24:king–stops", "8 (–)",
         "no code has this character; expected letters, digits, colons, dots and hyphens"),
        ("  24:Kıng-stops", "7 (ı)",
         "no code has this character; expected letters, digits, colons, dots and hyphens"),
        ("x:king-stops", "1 (x)", f"not a deal number; {NUMBER}"),
        (":king-stops", "1", f"not a deal number; {NUMBER}"),
        ("-3:king-stops", "1 (-3)", f"not a deal number; {NUMBER}"),
        ("0:king-stops", "1 (0)", f"there is no such deal; {NUMBER}"),
        ("2147483648:king-stops", "1 (2147483648)", f"there is no such deal; {NUMBER}"),
        ("9" * 5000 + ":king-stops", "1", f"there is no such deal; {NUMBER}"),
        ("24:king-stop", "4 (king-stop)", NO_RULES),
        ("24:", "4", NO_RULES),
        ("24:wrap.bonus.", "15", NO_RULES),
        ("24:wrap.bonsu", "9 (bonsu)", NO_RULES),
        ("24:wrap.king-stops", "9 (king-stops)", NO_RULES),
        ("24:wrap", "4 (wrap)", "the rules do not say scoring; expected bonus or strokes"),
        ("24:bonus", "4 (bonus)", "the rules do not say kings; expected stop, queen or wrap"),
        ("24:wrap.bonus.stop", "15 (stop)",
         "the rules have said kings before; expected each part of the rules once"),
        ("24:wrap.bonus.7x5.9x7", "19 (9x7)",
         "the rules have said columns before; expected each part of the rules once"),
        ("24:wrap.bonus.11x2", "4 (wrap.bonus.11x2)",
         "columns cannot be 11; expected a whole number from 1 to 10"),
        ("24:wrap.bonus.7x0", "4 (wrap.bonus.7x0)", "rows cannot be 0; expected a whole number from 1 to 7"),
        ("24:king-stops:607b5e0c:", "24", "one part too many; expected a number and rules, such as"),
        ("24:king-stops:607b5e0c", "1 (24)",
         "the board has 1 part; expected columns, a dot, the stock, a dot, the waste"),
        ("yF-w.z:classic:607b5e0c", "1 (yF-w.z)",
         "the board has 2 parts; expected columns, a dot, the stock, a dot, the waste"),
        ("yF-w..z:classic", "9 (classic)",
         "the code ends before its check; expected rules, a colon and the check"),
        ("yF-w..z:classic:607b5e0", "17 (607b5e0)", "not a check; expected 8 digits from 0 to f"),
        ("yF-w..z:classic:607b5e0g", "17 (607b5e0g)", "not a check; expected 8 digits from 0 to f"),
        ("y7-w..z:classic:607b5e0c", "2 (7)",
         "card 2 of column A is not a letter; expected a letter from a to Z for each card"),
        ("yF-1..z:classic:607b5e0c", "4 (1)",
         "card 1 of column B is not a letter; expected a letter from a to Z for each card"),
        ("yF-w.-.z:classic:607b5e0c", "6 (-)",
         "card 1 of the stock is not a letter; expected a letter from a to Z for each card"),
        ("yF-w..z9:classic:607b5e0c", "8 (9)",
         "card 2 of the waste is not a letter; expected a letter from a to Z for each card"),
        ("yF-w..x:classic:607b5e0c", "17 (607b5e0c)",
         "the check does not belong to this board and these rules, so the code has been changed; expected"),
        ("yF-w..z:patience:607b5e0c", "18 (607b5e0c)",
         "the check does not belong to this board and these rules, so the code has been changed; expected"),
    ],
)  # fmt: skip
def test_what_is_no_share_code(code: Any, place: str, problem: str) -> None:
    message = refused(code)
    assert message.startswith(f"share code, character {place}, ")
    assert f'": {problem}' in message


def test_a_table_that_cannot_be() -> None:
    # The checks are right: such codes are made, not mistyped.
    assert refused("yF-w..:classic:f8443de6").endswith(
        "no such table: waste: no card; expected at least one card to play on"
    )
    assert '"7♦": this card is there too often' in refused("yF-z..z:classic:fed45fe2")


@pytest.mark.parametrize(
    "code", [BOARD, share_code(deal(7, "record").after("draw")), "a-.b.Z:wrap.strokes.2x1:2db7be8f"]
)
def test_no_mistake_in_a_board_goes_unseen(code: str) -> None:
    read_code(code)
    for place, right in enumerate(code):
        for wrong in "aZ0.:-~ é" + right.swapcase():
            before, after = code[:place], code[place + 1 :]
            for changed in (before + wrong + after, before + after, before + wrong + right + after):
                # The case of the rules and the check, and spaces at the ends, say nothing.
                shown, colon, rest = changed.strip().partition(":")
                same = f"{shown}{colon}{rest.lower()}" == code
                if not same:
                    refused(changed)
    for place, (one, other) in enumerate(pairwise(code)):
        if one != other:
            refused(code[:place] + other + one + code[place + 2 :])
    for end in range(len(code)):
        refused(code[:end])


def reads_or_refuses(code: str) -> None:
    try:
        shared = read_code(code)
    except GolfError:
        refused(code)
    else:
        assert read_code(shared.code) == shared


@given(st.text())
@example("\ud800:king-stops")
@example("²:king-stops")
@example("24:\u212aing-stops")
def test_any_text(text: str) -> None:
    reads_or_refuses(text)


@given(st.text("0123456789abcxyzABZ:.-", max_size=40))
def test_any_text_of_the_right_characters(text: str) -> None:
    reads_or_refuses(text)


@given(st.sampled_from([BOARD, "24:king-stops", "2147483647:wrap.bonus.no-undo.10x5.2-packs"]), st.data())
def test_mangled_codes(code: str, data: st.DataObject) -> None:
    for _ in range(data.draw(st.integers(1, 3))):
        place = data.draw(st.integers(0, len(code)))
        end = data.draw(st.integers(place, min(place + 3, len(code))))
        code = code[:place] + data.draw(st.text("019aZkx.:- –", max_size=3)) + code[end:]
    reads_or_refuses(code)
