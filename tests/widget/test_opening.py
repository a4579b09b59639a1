from __future__ import annotations

from typing import Any

import pytest

from golf_nb.engine import Game, GolfError, Rules, deal
from golf_nb.widget.opening import opening
from tests.scene import boards

PLAYED = Game(deal(24, "classic"), ["A"])


@pytest.mark.parametrize(
    "start, rules, game, name",
    [
        (24, None, Game(deal(24)), "Deal 24"),
        (24, "wrap-free", None, "no such rule set"),
        (24, "classic", Game(deal(24, "classic")), "Deal 24"),
        (2**31 - 1, None, Game(deal(2**31 - 1)), "Deal 2147483647"),
        (boards.MICRO, None, Game(boards.MICRO), "Position"),
        (PLAYED, None, PLAYED, "Game"),
        (PLAYED, "classic", PLAYED, "Game"),
        (PLAYED, Rules.preset("classic"), PLAYED, "Game"),
        (PLAYED, "king-stops", None, "a game keeps the rules it was played under"),
        (0, None, None, "there is no such deal"),
        ("24", None, None, "not a whole number"),
        (deal, None, None, "not a whole number"),
    ],
)
def test_opening(start: Any, rules: Any, game: Game | None, name: str) -> None:
    if game is None:
        with pytest.raises(GolfError, match=name):
            opening(start, rules)
    else:
        assert opening(start, rules) == (game, name)


def test_a_position_under_other_rules() -> None:
    game, name = opening(boards.MICRO, "classic")
    assert name == "Position"
    assert (game.start.columns, game.start.stock, game.start.waste) == (
        boards.MICRO.columns,
        boards.MICRO.stock,
        boards.MICRO.waste,
    )
    assert game.start.rules == Rules.preset("classic")


def test_a_position_that_the_rules_have_no_room_for() -> None:
    with pytest.raises(GolfError, match="column"):
        opening(deal(1, "double"), "classic")


def test_no_number_is_a_deal_that_the_system_picks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("golf_nb.widget.opening.random_number", lambda: 4711)
    assert opening(None, None) == (Game(deal(4711)), "Deal 4711")
    assert opening(None, "putt-putt") == (Game(deal(4711, "putt-putt")), "Deal 4711")
