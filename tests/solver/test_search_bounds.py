"""What counting ranks says is never too much."""

from __future__ import annotations

from dataclasses import replace

from hypothesis import given, settings

from golf_nb.engine import KingRule, Position, Rules, Scoring, parse_board
from golf_nb.solver.hand import Hand
from golf_nb.solver.search_bounds import least_score
from tests.solver import slow
from tests.strategies import partial_positions


def bound(board: str, kings: str = "stop", scoring: str = "bonus") -> int:
    position = parse_board(board, Rules(KingRule(kings), Scoring(scoring)), partial=True)
    return least_score(Hand.of(position), position.rules.scoring)


@settings(max_examples=500)
@given(partial_positions())
def test_no_line_betters_it(position: Position) -> None:
    score = slow.best_score(position)
    assert score is not None
    assert least_score(Hand.of(position), position.rules.scoring) <= score


@settings(max_examples=300)
@given(partial_positions(columns=4, rows=6))
def test_as_many_cards_are_matched_as_can_be(position: Position) -> None:
    position = replace(position, rules=position.rules.replace(scoring="strokes"))
    hand = Hand.of(position)
    tableau = [rank for ranks in hand.columns for rank in ranks]
    under = [hand.waste, *hand.stock, *tableau]
    matched: dict[int, int] = {}

    def finds(card: int, tried: set[int]) -> bool:
        for place, rank in enumerate(under):
            if place not in tried and rank in hand.takes(tableau[card]):
                tried.add(place)
                if place not in matched or finds(matched[place], tried):
                    matched[place] = card
                    return True
        return False

    alone = [card for card in range(len(tableau)) if not finds(card, set())]
    assert least_score(hand, position.rules.scoring) == len(alone)


def test_counts() -> None:
    assert bound("Talon: 9H 2C\nFoundations: 7D\n7C 8S\n10H") == -1
    assert bound("Talon: 9H 2C\nFoundations: 7D\n7C 8S\n10H", scoring="strokes") == 0
    assert bound("Talon: 2C\nFoundations: QD\nKC KD\nJC") == 2
    assert bound("Talon: QC\nFoundations: QD\nKC KD") == 0


def test_a_king_on_an_ace_and_an_ace_on_a_king() -> None:
    board = "Foundations: KD\nKC AS\n2C AC"
    assert bound(board, "wrap") == 0
    assert bound(board, "queen") == 2
    assert bound("Foundations: 2D\nKC KS AC AS", "wrap") == 0
    # One king cannot lie under both an ace and two queens.
    assert bound("Foundations: AD\nQH KC QS AC", "wrap") == 2
