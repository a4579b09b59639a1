"""Every published best score, and every line of play that is said to reach it."""

from __future__ import annotations

import pytest

from golf_nb.engine import Game, KingRule, Outcome, deal
from golf_nb.solver import best_score, solve
from golf_nb.solver.kernels import available
from golf_nb.survey import survey
from tests.solver.reference import DEALS, best_scores, bonus_rules

# The slower a kernel, the fewer deals; all must give the same solutions, which test_solve.py compares.
SAMPLES = {"numba": DEALS, "numpy": range(1, 41), "plain": range(24, 25)}
COMPULSORY_LINES = range(1, 16)


def test_there_are_1200_scores() -> None:
    assert len(best_scores()) == 1200
    assert best_scores()[24, "stop", False] == 4


@pytest.mark.parametrize("kings", KingRule)
@pytest.mark.parametrize("kernel", available())
def test_best_scores(kernel: str, kings: KingRule) -> None:
    for number in SAMPLES[kernel]:
        position = deal(number, bonus_rules(kings))
        solution = solve(position, using=kernel)
        wanted = best_scores()[number, kings, False]
        assert (number, solution.score, solution.bound) == (number, wanted, wanted)
        assert solution.cleared == (wanted <= 0)
        assert Game(position, solution.line).position.score == wanted


@pytest.mark.parametrize("kings", KingRule)
def test_compulsory_play(kings: KingRule) -> None:
    rules = bonus_rules(kings, compulsory=True)
    wanted_of = {number: best_scores()[number, kings, True] for number in DEALS}
    # In processes of their own, where nothing counts the lines that are run.
    assert dict(survey(DEALS, rules, progress=False).scores) == wanted_of
    for number in COMPULSORY_LINES:
        position = deal(number, rules)
        solution = solve(position)
        wanted = wanted_of[number]
        assert (number, solution.score, solution.bound) == (number, wanted, wanted)
        assert solution.cleared == (wanted <= 0)
        assert Game(position, solution.line).position.score == wanted


def test_an_easier_king_rule_is_never_worse_when_draws_are_optional() -> None:
    scores = best_scores()
    for number in DEALS:
        stop, queen, wrap = (scores[number, kings, False] for kings in ("stop", "queen", "wrap"))
        assert stop >= queen >= wrap


def test_an_easier_king_rule_can_be_worse_when_draws_are_compulsory() -> None:
    # Whoever must play may have to play the card that was needed later.
    worse = [best_score(deal(12, bonus_rules(kings, compulsory=True))) for kings in ("stop", "queen", "wrap")]
    assert worse == [best_scores()[12, kings, True] for kings in ("stop", "queen", "wrap")]
    assert worse != sorted(worse, key=lambda score: -(score or 0))


def test_strokes_do_not_prize_the_stock_that_is_saved() -> None:
    for number in DEALS:
        position = deal(number, bonus_rules("queen").replace(scoring="strokes"))
        wanted = max(best_scores()[number, "queen", False], 0)
        solution = solve(position)
        assert (number, solution.score) == (number, wanted)
        end = Game(position, solution.line).position
        assert end.score == wanted
        # Of the lines that clear it takes a shortest one, which is one that saves the most stock.
        if end.outcome is Outcome.CLEARED:
            assert -len(end.stock) == best_scores()[number, "queen", False]
