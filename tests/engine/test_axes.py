from __future__ import annotations

import pytest

from golf_nb.engine import KingRule, Scoring, Undo

FITTING = {
    1: (2,), 2: (1, 3), 3: (2, 4), 4: (3, 5), 5: (4, 6), 6: (5, 7), 7: (6, 8), 8: (7, 9), 9: (8, 10),
    10: (9, 11), 11: (10, 12), 12: (11, 13),
}  # fmt: skip


@pytest.mark.parametrize(
    "kings, fitting",
    [
        (KingRule.STOP, FITTING | {13: ()}),
        (KingRule.QUEEN, FITTING | {13: (12,)}),
        (KingRule.WRAP, FITTING | {13: (1, 12), 1: (2, 13)}),
    ],
)
def test_ranks_that_fit(kings: KingRule, fitting: dict[int, tuple[int, ...]]) -> None:
    assert {rank: kings.ranks_that_fit(rank) for rank in range(1, 14)} == fitting


def test_values() -> None:
    assert list(KingRule) == ["stop", "queen", "wrap"]
    assert list(Scoring) == ["bonus", "strokes"]
    assert list(Undo) == ["unlimited", "since-draw", "none"]


def test_words() -> None:
    assert [kings.in_words for kings in KingRule] == [
        "nothing goes on a king",
        "only a queen goes on a king",
        "a queen or an ace goes on a king, and a king on an ace",
    ]
    assert [scoring.in_words for scoring in Scoring] == [
        "a clear scores minus the stock left",
        "a clear scores zero",
    ]
    assert [undo.in_words for undo in Undo] == [
        "undo as often as you like",
        "undo plays back to the last draw",
        "no undo",
    ]
