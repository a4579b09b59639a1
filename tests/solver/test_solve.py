"""The solver against a search over full states that knows nothing of its short cuts."""

from __future__ import annotations

from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from golf_nb.engine import (
    Draw,
    Game,
    GolfError,
    KingRule,
    Outcome,
    Play,
    Position,
    Rules,
    Scoring,
    deal,
    parse_board,
)
from golf_nb.solver import Choice, Solution, best_score, choices, least_left, solve
from golf_nb.solver.kernels import available
from tests.solver import slow
from tests.solver.reference import bonus_rules
from tests.strategies import games, partial_positions

SOLVABLE_SLOWLY = 40_000
STANDARD = st.builds(Rules, st.sampled_from(KingRule), st.sampled_from(Scoring), compulsory=st.booleans())


def reached(solution: Solution) -> int:
    return Game(solution.position, solution.line).position.score


@pytest.mark.parametrize("kernel", available())
@settings(max_examples=150)
@given(position=partial_positions())
def test_small_positions(kernel: str, position: Position) -> None:
    solution = solve(position, using=kernel)
    assert solution.score == solution.bound == slow.best_score(position)
    assert solution.cleared == (slow.least_left(position) == 0)
    assert reached(solution) == solution.score
    assert (best_score(position, using=kernel), least_left(position)) == (
        solution.score,
        slow.least_left(position),
    )


@settings(max_examples=40)
@given(game=games(STANDARD), kernel=st.sampled_from(available()))
def test_positions_in_the_middle_of_a_hand(game: Game, kernel: str) -> None:
    # The later a position, the smaller: most hands have some that are small enough for a plain search.
    for position in positions_with_few_cards(game):
        solution = solve(position, using=kernel)
        assert solution.proven
        assert reached(solution) == solution.score
        assert slow.best_score(position, SOLVABLE_SLOWLY) in (None, solution.score)


def positions_with_few_cards(game: Game) -> list[Position]:
    positions = (Game(game.start, game.moves, cursor).position for cursor in range(len(game.moves) + 1))
    return [position for position in positions if position.cards_left <= 16][::3]


@pytest.mark.parametrize("number", range(1, 9))
@pytest.mark.parametrize("kings", KingRule)
def test_all_kernels_find_the_same_line(kings: KingRule, number: int) -> None:
    position = deal(number, bonus_rules(kings))
    for _ in range(12):
        position = position.after(position.moves()[0])
    solutions = [solve(position, using=kernel) for kernel in available()]
    assert solutions == [solutions[0]] * len(solutions)
    worth = [choices(position, using=kernel) for kernel in available()]
    assert worth == [worth[0]] * len(worth)


@pytest.mark.parametrize("kernel", available())
@settings(max_examples=100)
@given(position=partial_positions())
def test_choices_of_small_positions(kernel: str, position: Position) -> None:
    assert choices(position, using=kernel) == by_solving_each_successor(position)


@cache
def by_solving_each_successor(position: Position) -> tuple[Choice, ...]:
    after = [(move, solve(position.after(move))) for move in position.moves()]
    return tuple(Choice(move, each.score, each.bound, each.cleared) for move, each in after)


@pytest.mark.parametrize("kings", KingRule)
@pytest.mark.parametrize("compulsory", [False, True])
def test_choices_of_whole_deals(kings: KingRule, compulsory: bool) -> None:
    for number in range(1, 7 if compulsory else 26):
        position = deal(number, bonus_rules(kings, compulsory=compulsory))
        worth = choices(position)
        assert worth == by_solving_each_successor(position)
        assert min(choice.score for choice in worth) == solve(position).score


def test_more_choices_than_lanes() -> None:
    position = parse_board(
        "Talon: 2C\nFoundations: 7D\n8C\n8S\n8H\n6C\n6S\n6H\n8D", "king-stops", partial=True
    )
    assert [choice.score for choice in choices(position, using="numba")] == [6, 6, 6, 6, 6, 6, 6, 7]
    assert choices(position) == by_solving_each_successor(position)


@pytest.mark.parametrize(
    "board, kings, best, line",
    [
        # A play that is left for later lets the other two go first.
        ("Foundations: 7D\n7C 8S\n6H", "stop", 0, "A A B"),
        ("Foundations: 6D\n8C 7S\n6H 5H", "stop", 0, "B A A B"),
        ("Foundations: QD\nKS\nQH JH", "stop", 0, "B B A"),
        ("Foundations: KD\n2C AS", "wrap", 0, "A A"),
        ("Foundations: KD\n2C AS", "queen", 2, ""),
        ("Talon: 2C 3C\nFoundations: 7D\n8S", "stop", -2, "A"),
        ("Talon: 2C 3C\nFoundations: 7D\n4S", "stop", 0, "draw draw A"),
        ("Foundations: KD\n4S", "stop", 1, ""),
        ("Talon: 2C 3C\nFoundations: KD\n9S", "stop", 1, ""),
        ("Talon: 2C\nFoundations: KD\nQD", "stop", 1, ""),
        ("Talon: 2C\nFoundations: KD\nQD", "queen", -1, "A"),
    ],
)
@pytest.mark.parametrize("kernel", available())
def test_lines(board: str, kings: str, best: int, line: str, kernel: str) -> None:
    position = parse_board(board, bonus_rules(kings), partial=True)
    solution = solve(position, using=kernel)
    assert solution.score == best
    assert reached(solution) == best
    if len({str(move) for move in position.moves()}) < 2:
        assert " ".join(map(str, solution.line)) == line


def test_a_finished_hand_is_its_own_solution() -> None:
    cleared = parse_board("Talon: 2C 3C\nFoundations: 7D\n-", "king-stops", partial=True)
    assert solve(cleared) == Solution(cleared, -2, -2, True, ())
    assert choices(cleared) == ()
    assert least_left(cleared) == 0
    blocked = parse_board("Foundations: KD\n4S 5S", "king-stops", partial=True)
    assert blocked.outcome is Outcome.BLOCKED
    assert solve(blocked) == Solution(blocked, 2, 2, False, ())
    assert choices(blocked) == ()
    assert least_left(blocked) == 2


def test_empty_columns_are_no_obstacle() -> None:
    position = parse_board("Talon: 9C\nFoundations: 7D\n-\n8S\n-\n6H\n-", "king-stops", partial=True)
    assert (solve(position).score, solve(position).line) == (0, (Play(3), Draw(), Play(1)))
    assert [str(choice) for choice in choices(position)] == [
        "Choice: B: best score +1; cannot be cleared",
        "Choice: D: best score 0; can be cleared",
        "Choice: draw: best score +1; cannot be cleared",
    ]


def test_a_draw_may_be_all_that_is_left() -> None:
    position = parse_board("Talon: 9C\nFoundations: KD\n4S", "king-stops", partial=True)
    assert choices(position) == (Choice(Draw(), 1, 1, False),)


@pytest.mark.parametrize("budget", [0, -1, True, 1.5, "many"])
def test_a_budget_is_a_positive_whole_number(budget: object) -> None:
    for answer in (solve, choices, least_left):
        with pytest.raises(GolfError, match=rf'^budget, "{budget}": not a budget; expected a whole number'):
            answer(deal(24), budget)  # type: ignore[arg-type]


def fewest_moves(position: Position, score: int) -> int:
    """Give the length of a shortest line to a score, found by looking at every position, the nearest first."""
    layer, moves = {position}, 0
    while all(each.score != score for each in layer):
        layer = {each.after(move) for each in layer for move in each.moves()}
        moves += 1
    return moves


@settings(max_examples=150)
@given(position=partial_positions(columns=3, rows=3, stock=4))
def test_the_line_is_a_shortest_one(position: Position) -> None:
    solution = solve(position)
    assert len(solution.line) == fewest_moves(position, solution.score)
