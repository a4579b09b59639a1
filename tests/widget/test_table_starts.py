"""What a table begins with, and what it refuses to begin with."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from ipywidgets.widgets.widget import _instances

from golf_nb.engine import Game, GolfError, Position, Rules, deal, format_board, parse_board, share_code
from golf_nb.widget import Table
from tests.scene import boards
from tests.widget import sentences
from tests.widget.driver import status_of

if TYPE_CHECKING:
    from typing import Any

    from tests.widget.conftest import Seat


@pytest.mark.parametrize(
    "start, rules, name, position",
    [
        (24, None, "Deal 24", deal(24)),
        (24, "classic", "Deal 24", deal(24, "classic")),
        (24, Rules.preset("record"), "Deal 24", deal(24, "record")),
        (1, "double", "Deal 1", deal(1, "double")),
        ("24", None, "Deal 24", deal(24)),
        (" 0024\n", "classic", "Deal 24", deal(24, "classic")),
        ("24:classic", None, "Deal 24", deal(24, "classic")),
        ("24:classic", "double", "Deal 24", deal(24, "double")),
        (share_code(boards.MICRO), None, "Own board", boards.MICRO),
        (format_board(deal(24)), None, "Own board", deal(24)),
        (
            "Talon: 2C\nFoundations: 7D\n6H",
            None,
            "Own board",
            parse_board("Talon: 2C\nFoundations: 7D\n6H", partial=True),
        ),
        (boards.MICRO, None, "Own board", boards.MICRO),
        (Game(deal(24), ["A"]), None, "Own board", deal(24).after("A")),
        (Game(deal(24, "classic")), "classic", "Own board", deal(24, "classic")),
    ],
)
def test_starts(seat: Seat, start: Any, rules: Any, name: str, position: Position) -> None:
    person = seat(start, rules=rules)
    assert person.table.position == position
    assert person.table.rules == position.rules
    assert person.status == status_of(name, position)
    assert person.message == sentences.WELCOME


def test_a_position_can_be_put_under_other_rules(seat: Seat) -> None:
    table = seat(boards.MICRO, rules="classic").table
    assert table.rules == Rules.preset("classic")
    assert table.position.columns == boards.MICRO.columns


def test_without_a_number_the_deals_differ(seat: Seat) -> None:
    starts = {seat(None).table.game.start for _ in range(3)}
    assert len(starts) == 3


@pytest.mark.parametrize(
    "board, message", [(boards.BLOCKED, "+12: blocked"), (boards.CLEARED, "−1: cleared")]
)
def test_a_finished_start_says_so(seat: Seat, board: Position, message: str) -> None:
    assert seat(board).message.startswith(f"The hand is over. {message}")


def test_the_rules_stand_beside_the_score(seat: Seat) -> None:
    for rules in (*Rules.presets(), Rules.preset("classic").replace(kings="wrap", compulsory=True)):
        person = seat(3, rules=rules)
        held = person.table.rules
        assert person.rules == f"Rules {held.label}: {held.in_words}"


@pytest.mark.parametrize(
    "start, options, words_in_message",
    [
        (0, {}, "there is no such deal"),
        (-1, {}, "there is no such deal"),
        (2**31, {}, "there is no such deal"),
        ("abc", {}, "neither a deal number nor a share code nor a board"),
        ("", {}, "neither a deal number nor a share code nor a board"),
        ("0", {}, "there is no such deal"),
        ("9" * 5000, {}, "there is no such deal"),
        ("24:nonsense", {}, "no such rules"),
        ("24:double", {"rules": "nonsense"}, "no such rule set"),
        ("Foundations: 7D\n1X", {}, "not a card"),
        (24.5, {}, "not a whole number"),
        (True, {}, "not a whole number"),
        (24, {"rules": "nonsense"}, "no such rule set"),
        (24, {"rules": 7}, "no such rule set"),
        (boards.MICRO, {"rules": "nonsense"}, "no such rule set"),
        (Game(deal(24)), {"rules": "classic"}, "a game keeps the rules it was played under"),
        (24, {"theme": "sepia"}, "no such theme"),
        (24, {"theme": ""}, "no such theme"),
        (24, {"deck": "three"}, "no such deck"),
        (24, {"size": "huge"}, "no such size"),
    ],
)
def test_bad_input_makes_no_widget(start: Any, options: dict[str, Any], words_in_message: str) -> None:
    before = set(_instances)
    with pytest.raises(GolfError, match=words_in_message):
        Table(start, **options)
    assert set(_instances) == before
