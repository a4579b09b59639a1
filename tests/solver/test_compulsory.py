"""Compulsory play, where fewer draws are not always better."""

from __future__ import annotations

from hypothesis import given, settings

from golf_nb.engine import Game, Position, parse_board
from golf_nb.solver.compulsory import solve_compulsory
from golf_nb.solver.compulsory_sweep import Drawn, sweep
from golf_nb.solver.hand import Hand
from golf_nb.solver.kernels import End
from tests.solver import slow
from tests.strategies import partial_positions

BOARD = "Talon: 9C 5D\nFoundations: 7D\n7C 8S\n6H"
POSITION = parse_board(BOARD, "compulsory", partial=True)


def test_every_number_of_draws_is_kept() -> None:
    swept = sweep(Hand.of(POSITION))
    # Bit n stands for n draws; configurations count the cards left: A + 3 B.
    assert [list(swept.arrivals(number)) for number in (4, 3, 2, 0)] == [
        [0b001, 0b000],
        [0b001, 0b000],
        [0b000, 0b001],
        [0b010, 0b001],
    ]
    assert swept.end == End(0, 0, 0)
    # After the 6 alone nothing fits, so the 9 is drawn; on it the 8 fits, so the 5 is not drawn.
    assert swept.drawn(2) == Drawn(reached=0b010, blocked=0b001)
    assert swept.on_top(2) == [(6, 0b001)]
    # At the beginning two cards fit.
    assert swept.drawn(5) == Drawn(reached=0, blocked=0)


@settings(max_examples=150)
@given(partial_positions())
def test_against_a_plain_search(position: Position) -> None:
    forced = Position(
        position.columns, position.stock, position.waste, position.rules.replace(compulsory=True)
    )
    if not any(forced.columns):
        return
    solution = solve_compulsory(forced)
    assert solution.score == solution.bound == slow.best_score(forced)
    assert Game(forced, solution.line).position.score == solution.score


def test_nothing_can_be_played() -> None:
    stuck = parse_board("Talon: 2C\nFoundations: KD\n9S", "compulsory", partial=True)
    solution = solve_compulsory(stuck)
    assert (solution.score, solution.cleared, solution.line) == (1, False, ())
