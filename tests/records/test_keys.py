from __future__ import annotations

import re

import pytest
from hypothesis import given

from golf_nb.engine import GolfError, Position, Rules, deal, format_board, parse_board
from golf_nb.records.keys import board_key, new_hand, rules_key, rules_of
from tests.strategies import reachable_positions, rule_sets

CLASSIC = "kings=queen scoring=strokes undo=unlimited compulsory=no columns=7 rows=5 packs=1"


def test_a_board_key_never_changes() -> None:
    assert board_key(deal(1)) == "629dab3c8c929b7f"
    assert board_key(deal(24)) == "f7dfd18666881495"


def test_a_board_key_is_of_the_cards_alone() -> None:
    pasted = parse_board(format_board(deal(24)).lower(), "record")
    assert board_key(pasted) == board_key(deal(24))
    assert board_key(deal(24).after("draw")) != board_key(deal(24))


@given(reachable_positions())
def test_other_cards_have_another_key(position: Position) -> None:
    assert re.fullmatch("[0-9a-f]{16}", board_key(position))
    others = {board_key(position.after(move)) for move in position.moves()}
    assert len(others) == len(position.moves())
    assert board_key(position) not in others


def test_a_rules_key_is_readable_and_without_a_name() -> None:
    assert rules_key(Rules.preset("classic")) == CLASSIC
    assert rules_key(Rules.preset("putt-putt")) == rules_key(Rules.preset("king-to-ace"))
    keys = {rules_key(Rules.preset(name)) for name in Rules.presets()}
    assert len(keys) == len({Rules.preset(name) for name in Rules.presets()}) == 8


@given(rule_sets())
def test_rules_come_back_from_their_key(rules: Rules) -> None:
    assert rules_of(rules_key(rules)) == rules


@pytest.mark.parametrize("name", sorted(set(Rules.presets()) - {"putt-putt"}))
def test_a_preset_comes_back_with_its_name(name: str) -> None:
    assert rules_of(rules_key(Rules.preset(name))).label == name


@pytest.mark.parametrize(
    "key",
    [
        "",
        "kings",
        "kings=stop",
        CLASSIC + " ",
        CLASSIC + " packs=1",
        CLASSIC + " redeals=1",
        CLASSIC.replace("kings=queen", "kings=jack"),
        CLASSIC.replace("=no", "=0"),
        CLASSIC.replace("columns=7", "columns=11"),
        CLASSIC.replace("columns=7", "columns=7.0"),
        CLASSIC.replace("columns=7", "columns=" + "7" * 5000),
        CLASSIC.replace("columns=7", "columns=٧"),
        CLASSIC.replace("rows=5", "rows=yes"),
    ],
)
def test_what_is_no_rule_set_is_refused(key: str) -> None:
    with pytest.raises(GolfError):
        rules_of(key)


def test_hands_have_names_of_their_own() -> None:
    assert len({new_hand() for _ in range(100)}) == 100
