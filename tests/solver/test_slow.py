from __future__ import annotations

import pytest
from hypothesis import given, settings

from golf_nb.engine import Outcome, Position, Rules, deal, parse_board
from tests.solver.slow import best_score, least_left
from tests.strategies import partial_positions

STOPS = Rules.preset("king-stops")


def ends(position: Position) -> list[Position]:
    """Every end of the hand, found with the rules alone: no states, no memory."""
    moves = position.moves()
    return [end for move in moves for end in ends(position.after(move))] if moves else [position]


@settings(max_examples=400)
@given(partial_positions(columns=3, rows=3, stock=4))
def test_against_every_line_of_play(position: Position) -> None:
    finished = ends(position)
    assert all(end.outcome is not Outcome.PLAYING for end in finished)
    assert best_score(position) == min(end.score for end in finished)
    assert least_left(position) == min(end.cards_left for end in finished)


@pytest.mark.parametrize(
    "board, kings, best, least",
    [
        ("Talon: 2C 3C\nFoundations: 7D\n7C 8S\n6H", "stop", -2, 0),
        ("Foundations: 7D\n7C 8S\n6H", "stop", 0, 0),
        ("Foundations: QD\nQS KC\nJH", "stop", 2, 2),
        ("Foundations: QD\nQS KC\nJH", "queen", 0, 0),
        ("Foundations: KD\n2C AS", "wrap", 0, 0),
        ("Foundations: KD\n2C AS", "stop", 2, 2),
        ("Talon: 5C\nFoundations: 7D\n-", "stop", -1, 0),
    ],
)
def test_small_positions(board: str, kings: str, best: int, least: int) -> None:
    position = parse_board(board, STOPS.replace(kings=kings), partial=True)
    assert (best_score(position), least_left(position)) == (best, least)


def test_strokes_do_not_count_the_stock() -> None:
    position = parse_board("Talon: 2C 3C\nFoundations: 7D\n8S", "patience", partial=True)
    assert (best_score(position), least_left(position)) == (0, 0)


def test_compulsory_play_can_cost_cards() -> None:
    board = "Talon: 3H\nFoundations: 6C\n6H 4S\n5S"
    free = parse_board(board, STOPS, partial=True)
    forced = parse_board(board, STOPS.replace(compulsory=True), partial=True)
    assert (best_score(free), best_score(forced)) == (0, 1)


@pytest.mark.parametrize("budget", [0, 1, 1000])
def test_a_budget_that_ends_says_nothing(budget: int) -> None:
    assert best_score(deal(1), budget) is None
    assert least_left(deal(1), budget) is None


# The best scores of whole deals: the number, the rules and what two independent programs agree on.
WHOLE_DEALS = [
    (1, "stop", True, 8),
    (1, "queen", True, 7),
    (1, "wrap", True, -3),
    (2, "stop", True, 1),
    (2, "queen", True, -3),
    (2, "wrap", True, -3),
    (3, "stop", True, 1),
    (3, "queen", True, 1),
    (3, "wrap", True, -4),
    (4, "stop", True, 1),
    (4, "queen", True, -2),
    (4, "wrap", True, -6),
    (5, "stop", True, 1),
    (5, "queen", True, 1),
    (5, "wrap", True, -5),
    (6, "stop", True, 10),
    (6, "queen", True, 2),
    (6, "wrap", True, -5),
    (7, "stop", True, 13),
    (7, "queen", True, 10),
    (7, "wrap", True, -2),
    (8, "stop", True, 3),
    (8, "queen", True, 3),
    (8, "wrap", True, 1),
    (7, "stop", False, 13),
    (9, "stop", False, 6),
]


@pytest.mark.parametrize("number, kings, compulsory, best", WHOLE_DEALS)
def test_whole_deals(number: int, kings: str, compulsory: bool, best: int) -> None:
    rules = STOPS.replace(kings=kings, compulsory=compulsory)
    assert best_score(deal(number, rules), budget=10**7) == best
