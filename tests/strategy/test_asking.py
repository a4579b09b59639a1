from __future__ import annotations

from golf_nb.engine import Draw, Play, deal
from golf_nb.solver import Choice, Solution, choices, solve
from golf_nb.strategy import best_line, par, sharpened, worth_of_each
from golf_nb.strategy.asking import LARGE_BUDGET
from tests.strategy.micro import CHAIN


def test_a_standard_deal_is_answered_exactly() -> None:
    for position in (CHAIN, deal(24), deal(24, "king-to-ace"), deal(24, "compulsory")):
        assert best_line(position) == par(position) == solve(position)
        assert worth_of_each(position) == choices(position)
        assert best_line(position).proven


def test_a_large_deal_is_answered_in_a_moment() -> None:
    position = deal(24, "double")
    assert best_line(position) == solve(position, LARGE_BUDGET)


def test_a_line_says_more_about_its_first_move() -> None:
    found = (Choice(Play(0), 3, -5, None), Choice(Play(1), 2, -5, None), Choice(Draw(), 4, 1, False))
    line = (Play(0), Play(1))
    assert sharpened(found, Solution(CHAIN, -2, -2, True, line)) == (
        Choice(Play(0), -2, -2, True),
        Choice(Play(1), 2, -2, None),
        Choice(Draw(), 4, 1, False),
    )
    assert sharpened(found, Solution(CHAIN, 3, -1, None, line)) == (
        Choice(Play(0), 3, -1, None),
        Choice(Play(1), 2, -1, None),
        Choice(Draw(), 4, 1, False),
    )
    # What the move itself has shown is not given up for a worse line.
    assert sharpened(found, Solution(CHAIN, 5, -9, None, line)) == found
    assert sharpened(found, Solution(CHAIN, 5, 5, False, ()))[0].bound == 5


def test_exact_answers_stay_as_they_are() -> None:
    for position in (CHAIN, deal(24), deal(43)):
        assert sharpened(choices(position), solve(position)) == choices(position)
