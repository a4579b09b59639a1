"""The search of large hands, and of all hands under a budget, against a search over full states."""

from __future__ import annotations

import subprocess
import sys

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from golf_nb.engine import Game, KingRule, Position, Rules, Scoring, deal, parse_board
from golf_nb.solver import Solution, solve
from golf_nb.solver.hand import Hand
from golf_nb.solver.search import search
from tests.solver import slow
from tests.strategies import games, partial_positions, rule_sets

SLOWLY = 10_000


def sound(solution: Solution) -> None:
    """What holds of every answer, proven or not."""
    position = solution.position
    end = Game(position, solution.line).position
    assert end.score == solution.score
    assert solution.bound <= solution.score
    if end.cards_left == 0:
        assert solution.cleared is True
    elif solution.bound > 0:
        assert solution.cleared is False
    else:
        assert solution.cleared is None


def against_the_truth(solution: Solution) -> None:
    sound(solution)
    score = slow.best_score(solution.position, SLOWLY)
    if score is not None:
        assert solution.bound <= score <= solution.score
        left = slow.least_left(solution.position, SLOWLY)
        assert solution.cleared in (None, left == 0)


@settings(max_examples=400)
@given(position=partial_positions(), budget=st.sampled_from([1, 2, 3, 5, 10, 30, 100, 1000]))
def test_small_positions(position: Position, budget: int) -> None:
    solution = search(position, budget)
    against_the_truth(solution)
    if Hand.of(position).size <= budget:
        assert solution.proven
        assert solution == solve(position)


@settings(max_examples=60)
@given(game=games(), cards=st.integers(1, 18), budget=st.sampled_from([1, 10, 100, 1000, 10_000]))
def test_positions_in_the_middle_of_a_hand(game: Game, cards: int, budget: int) -> None:
    against_the_truth(search(late(game, cards), budget))


@settings(max_examples=50)
@given(game=games(), cards=st.integers(1, 16))
def test_enough_budget_proves_the_answer(game: Game, cards: int) -> None:
    position = late(game, cards)
    score = slow.best_score(position, 3000)
    if score is not None:
        # A quarter of the budget is for whole layers.
        solution = search(position, 4 * 3000)
        assert solution.score == solution.bound == score
        sound(solution)


def late(game: Game, cards: int) -> Position:
    """The first position of a hand with so few cards left, or its last one."""
    positions = (Game(game.start, game.moves, cursor).position for cursor in range(len(game.moves) + 1))
    return next((each for each in positions if each.cards_left <= cards), game.position)


@settings(max_examples=40)
@given(rules=rule_sets(), number=st.integers(1, 2**31 - 1), budget=st.integers(1, 300))
def test_whole_deals_under_small_budgets(rules: Rules, number: int, budget: int) -> None:
    solution = search(deal(number, rules), budget)
    sound(solution)
    assert search(deal(number, rules), budget) == solution


@pytest.mark.parametrize("compulsory", [False, True])
@pytest.mark.parametrize("kings", KingRule)
@pytest.mark.parametrize("scoring", Scoring)
def test_standard_deals(scoring: Scoring, kings: KingRule, compulsory: bool) -> None:
    for number in range(1, 5):
        position = deal(number, Rules(kings, scoring, compulsory=compulsory))
        truth = solve(position)
        for budget in (1, 10, 100, 1000):
            solution = search(position, budget)
            sound(solution)
            assert solution.bound <= truth.score <= solution.score
            assert solution.cleared in (None, truth.cleared)
        assert search(position, 279_936) == truth


def test_more_budget_finds_more() -> None:
    scores = [search(deal(2, "double"), budget).score for budget in (1, 10, 100, 1000)]
    assert scores == sorted(scores, reverse=True)
    assert scores[-1] == 0


def test_counting_alone_can_say_that_a_hand_cannot_be_cleared() -> None:
    # The queen finds no jack, and one of the kings no queen; a budget of 1 does not reach that far.
    board = "Talon: 5C 6C 7C\nFoundations: 7D\nKC KD QC 8S\n5H 4H\n6H"
    solution = search(parse_board(board, partial=True), 1)
    assert (solution.bound, solution.cleared, solution.proven) == (2, False, False)


def test_an_empty_tableau_is_cleared() -> None:
    solution = search(parse_board("Talon: 2C\nFoundations: 7D\n-", "king-stops", partial=True))
    assert (solution.score, solution.bound, solution.cleared, solution.line) == (-1, -1, True, ())


def test_nothing_fits() -> None:
    solution = search(parse_board("Talon: KC\nFoundations: 7D\n2C 3C", partial=True))
    assert (solution.score, solution.bound, solution.cleared, solution.line) == (2, 2, False, ())


def test_a_hand_too_large_for_a_sweep() -> None:
    rules = Rules(KingRule.QUEEN, Scoring.STROKES, columns=10, rows=10, packs=2)
    solution = search(deal(1, rules), 500)
    sound(solution)
    assert solution.cleared is not True


def test_the_same_answer_in_another_process() -> None:
    program = "from golf_nb.engine import deal; from golf_nb.solver.search import search; import sys\n"
    program += "print(search(deal(3, 'double-pysol'), 300).line)\n"
    program += "print([name for name in ('numba', 'numpy') if name in sys.modules])"
    told = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout
    assert told == f"{search(deal(3, 'double-pysol'), 300).line}\n[]\n"
