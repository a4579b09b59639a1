from __future__ import annotations

from typing import Any

import pytest

from golf_nb.engine import (
    LAST,
    Game,
    GolfError,
    KingRule,
    Position,
    Rules,
    Scoring,
    deal,
    format_board,
    share_code,
)
from golf_nb.widget.opening import Opening, is_code, next_number, opening
from tests.scene import boards

PLAYED = Game(deal(24, "classic"), ["A"])
MICRO_TEXT = format_board(boards.MICRO)
NEITHER = "neither a deal number nor a share code nor a board"


@pytest.mark.parametrize(
    "start, rules, game, name",
    [
        (24, None, Game(deal(24)), "Deal 24"),
        (24, "wrap-free", None, "no such rule set"),
        (24, "classic", Game(deal(24, "classic")), "Deal 24"),
        (2**31 - 1, None, Game(deal(2**31 - 1)), "Deal 2147483647"),
        (boards.MICRO, None, Game(boards.MICRO), "Own board"),
        (PLAYED, None, PLAYED, "Own board"),
        (PLAYED, "classic", PLAYED, "Own board"),
        (PLAYED, Rules.preset("classic"), PLAYED, "Own board"),
        (PLAYED, "king-stops", None, "a game keeps the rules it was played under"),
        (0, None, None, "there is no such deal"),
        (deal, None, None, "not a whole number"),
        (24.0, None, None, "not a whole number"),
    ],
)
def test_opening(start: Any, rules: Any, game: Game | None, name: str) -> None:
    if game is None:
        with pytest.raises(GolfError, match=name):
            opening(start, rules)
    else:
        opened = opening(start, rules)
        assert (opened.game, opened.name) == (game, name)


@pytest.mark.parametrize(
    "text, rules, start, number",
    [
        ("24", None, deal(24), 24),
        ("  024 \n", "double", deal(24, "double"), 24),
        ("24:king-stops", None, deal(24), 24),
        (" 24:Wrap.Bonus ", None, deal(24, Rules(KingRule.WRAP, Scoring.BONUS)), 24),
        ("24:king-stops", "double", deal(24, "double"), 24),
        (share_code(boards.MICRO), None, boards.MICRO, None),
        (MICRO_TEXT, None, boards.MICRO, None),
        (f"\n{MICRO_TEXT}\n\n", None, boards.MICRO, None),
        (format_board(deal(7)), None, deal(7), None),
        (format_board(deal(7, "double")), "double", deal(7, "double"), None),
    ],
)
def test_a_text(text: str, rules: str | None, start: Position, number: int | None) -> None:
    assert opening(text, rules) == Opening(Game(start), number)


@pytest.mark.parametrize(
    "text, problem",
    [
        ("", NEITHER),
        (" \n ", NEITHER),
        ("abc", NEITHER),
        ("-3", NEITHER),
        ("24.5", NEITHER),
        ("0", "there is no such deal"),
        (str(LAST + 1), "there is no such deal"),
        ("9" * 5000, "there is no such deal"),
        ("0" * 5000, "there is no such deal"),
        ("24:", "no such rules"),
        ("x:classic", "not a deal number"),
        (share_code(boards.MICRO)[:-1], "not a check"),
        (share_code(boards.MICRO).replace("k", "j", 1), "."),
        (MICRO_TEXT.replace("7D", "7X"), "7X"),
        (MICRO_TEXT.replace("7D", "3S"), "3♠|3S"),
        (MICRO_TEXT.replace("Foundations", "Foundation"), "."),
        ("Foundations:", "."),
        ("7C 8S\n6H", "."),
        (format_board(deal(7, "double")), "."),
    ],
)
def test_a_text_that_is_none(text: str, problem: str) -> None:
    with pytest.raises(GolfError, match=problem):
        opening(text, None)


@pytest.mark.parametrize(
    "text, expected",
    [
        ("24:classic", True),
        (" a.b:c:d ", True),
        ("24", False),
        (MICRO_TEXT, False),
        ("Foundations: 7D", False),
        ("talon: 7D", False),
        ("", False),
    ],
)
def test_is_code(text: str, expected: bool) -> None:
    assert is_code(text) is expected


def test_a_position_under_other_rules() -> None:
    opened = opening(boards.MICRO, "classic")
    start = opened.game.start
    assert opened.name == "Own board"
    assert (start.columns, start.stock, start.waste) == (
        boards.MICRO.columns,
        boards.MICRO.stock,
        boards.MICRO.waste,
    )
    assert start.rules == Rules.preset("classic")


def test_a_position_that_the_rules_have_no_room_for() -> None:
    with pytest.raises(GolfError, match="column"):
        opening(deal(1, "double"), "classic")


def test_a_hand_under_other_rules_begins_from_its_start() -> None:
    assert Opening(PLAYED).under("king-stops") == Opening(Game(deal(24)))
    assert Opening(PLAYED, 24).under("double") == Opening(Game(deal(24, "double")), 24)
    with pytest.raises(GolfError, match="no such rule set"):
        Opening(PLAYED, 24).under("nonsense")


@pytest.mark.parametrize(
    "start", [24, LAST, PLAYED, boards.MICRO, MICRO_TEXT, "9:double-pysol", "9:wrap.bonus.no-undo"]
)
def test_the_code_leads_back(start: Any) -> None:
    opened = opening(start, None)
    again = opening(opened.code, None)
    assert again == Opening(Game(opened.game.start), opened.number)
    assert again.game.start.rules.label == opened.game.start.rules.label


def test_no_number_is_a_deal_that_the_system_picks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("golf_nb.widget.opening.random_number", lambda: 4711)
    assert opening(None, None) == Opening(Game(deal(4711)), 4711)
    assert opening(None, "putt-putt") == Opening(Game(deal(4711, "putt-putt")), 4711)


def test_the_next_number() -> None:
    assert [next_number(number) for number in (1, 24, LAST - 1, LAST)] == [2, 25, LAST, 1]
