"""Errors of bad input are in English, whole, whatever language is spoken."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from golf_nb.engine import Course, Game, GolfError, Rules, Setup, deal, use_language
from golf_nb.engine.catalogue import catalogue
from golf_nb.lessons.skeleton import skeleton
from golf_nb.widget.opening import opening

if TYPE_CHECKING:
    from collections.abc import Callable

OWN = Rules.preset("classic").replace(columns=5)
BEGUN = "only a queen goes on a king; a clear scores zero; undo as o…"
STOPS = Rules.preset("king-stops").in_words


@pytest.mark.parametrize(
    "wrong, message",
    [
        (
            lambda: Course(138).concede(1, deal(138, "classic")),
            f'hole 1, "{BEGUN}": a hand under other rules; expected {STOPS}',
        ),
        (
            lambda: catalogue(par=0, rules=OWN),
            (
                f'rules, "{BEGUN}": the catalogue has no scores for these rules; '
                "expected the standard layout with draws at any time"
            ),
        ),
        (
            lambda: opening(Game(deal(24, OWN)), "classic"),
            (
                '"classic": a game keeps the rules it was played under; '
                "expected custom rules, or a position to begin with"
            ),
        ),
        (
            lambda: skeleton(Game(deal(24, OWN))),
            (
                'rules, "custom rules": a lesson cannot be written for these rules; '
                f"expected one of {', '.join(Rules.presets())}"
            ),
        ),
        (
            lambda: Setup((), (), (), Rules.preset("classic")).position(),
            "There is no column. The waste is empty; it needs a card to play on.",
        ),
    ],
)
def test_an_error_is_in_english(wrong: Callable[[], object], message: str) -> None:
    use_language("de")
    with pytest.raises(GolfError) as caught:
        wrong()
    assert str(caught.value) == message
