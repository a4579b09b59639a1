from __future__ import annotations

import pytest

from golf_nb.engine import Draw, KingRule, Play, deal, parse_board
from golf_nb.solver.hand import NEVER, Hand, moves_of, score_of
from tests.solver.reference import bonus_rules

BOARD = "Talon: KC QH\nFoundations: 7D\n7C 8S\n6H\n-"
SMALL = Hand.of(parse_board(BOARD, "king-stops", partial=True))


def test_ranks() -> None:
    assert Hand(((7, 8), (6,), ()), (13, 12), 7, KingRule.STOP, compulsory=False) == SMALL
    assert (SMALL.heights, SMALL.size, SMALL.strides) == ((2, 1, 0), 6, (1, 3, 6))


def test_a_full_deal_has_six_to_the_seventh_configurations() -> None:
    hand = Hand.of(deal(24))
    assert (hand.size, hand.strides) == (279936, (1, 6, 36, 216, 1296, 7776, 46656))
    assert hand.digits(279935) == (5, 5, 5, 5, 5, 5, 5)
    assert hand.digits(46656 + 6 * 2 + 1) == (1, 2, 0, 0, 0, 0, 1)


def test_configurations_count_cards() -> None:
    assert [SMALL.digits(number) for number in range(6)] == [
        (0, 0, 0), (1, 0, 0), (2, 0, 0), (0, 1, 0), (1, 1, 0), (2, 1, 0)
    ]  # fmt: skip


@pytest.mark.parametrize(
    "kings, after_none, after_one",
    [
        # The stock is a king and then a queen.
        ("stop", {11: 2, 13: 2}, {11: 2, 13: 2}),
        ("queen", {11: 2, 12: 1, 13: 2}, {11: 2, 13: 2}),
        ("wrap", {1: 1, 11: 2, 12: 1, 13: 2}, {11: 2, 13: 2}),
    ],
)
def test_draws_to_fit(kings: str, after_none: dict[int, int], after_one: dict[int, int]) -> None:
    rows = Hand.of(parse_board(BOARD, bonus_rules(kings), partial=True)).draws_to_fit()
    assert [{rank: draws for rank, draws in enumerate(row) if draws != NEVER} for row in rows] == [
        after_none, after_one, {}
    ]  # fmt: skip
    assert {len(row) for row in rows} == {16}


def test_the_first_play_needs_the_waste_or_a_draw() -> None:
    hand = Hand.of(parse_board("Talon: 2C 5H\nFoundations: 7D\n8S\n4H\nKS\n-", partial=True))
    assert list(hand.from_waste()) == [0, 2, NEVER, NEVER]
    assert list(hand.from_waste(draws=1)) == [NEVER, 2, NEVER, NEVER]


def test_what_takes_a_card_is_not_always_what_it_takes() -> None:
    stop, wrap = (Hand.of(deal(1, bonus_rules(kings))) for kings in ("stop", "wrap"))
    assert (stop.takes(12), stop.takes(13), stop.takes(1)) == ((11,), (12,), (2,))
    assert (wrap.takes(12), wrap.takes(13), wrap.takes(1)) == ((11, 13), (1, 12), (2, 13))


def test_scores() -> None:
    bonus, strokes = deal(1, "king-stops"), deal(1, "patience")
    assert (score_of(bonus, 0, 12), score_of(bonus, 0, 16), score_of(bonus, 3, 16)) == (-4, 0, 3)
    assert (score_of(strokes, 0, 12), score_of(strokes, 3, 16)) == (0, 3)


def test_moves() -> None:
    assert moves_of([0, None, 6]) == (Play(0), Draw(), Play(6))
