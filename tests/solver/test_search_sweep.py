"""The sweep of large hands: in Python alone and compiled, with windows of any size."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from golf_nb.engine import Game, KingRule, Position, Rules, Scoring, deal
from golf_nb.solver import solve
from golf_nb.solver.hand import Hand, moves_of
from golf_nb.solver.kernels import VARIABLE, available
from golf_nb.solver.large_box import Box
from golf_nb.solver.large_sweep import LargeSweep
from golf_nb.solver.large_trace import trace_compulsory
from golf_nb.solver.search import search
from golf_nb.solver.trace import trace
from tests.strategies import partial_positions

compiled = pytest.mark.skipif("numba" not in available(), reason="numba is not installed")


def swept_line(position: Position, window: int) -> tuple[object, ...]:
    hand = Hand.of(position)
    swept = LargeSweep(hand, window)
    if swept.end is None:
        return ()
    return moves_of((trace_compulsory if hand.compulsory else trace)(hand, swept, swept.end))


@settings(max_examples=300)
@given(position=partial_positions(), window=st.sampled_from([1, 2, 10, 10_000]))
def test_python_alone_with_windows_of_any_size(position: Position, window: int) -> None:
    if any(position.columns):
        assert swept_line(position, window) == solve(position, using="plain").line


@compiled
@pytest.mark.parametrize("window", [1, 300, 1 << 20])
@pytest.mark.parametrize("compulsory", [False, True])
@pytest.mark.parametrize("kings", KingRule)
def test_compiled(kings: KingRule, compulsory: bool, window: int) -> None:
    for number in range(1, 8):
        position = deal(number, Rules(kings, Scoring.BONUS, compulsory=compulsory))
        if window > 1 or number == 1:
            assert swept_line(position, window) == solve(position).line


@pytest.mark.parametrize("compulsory", [False, True])
@pytest.mark.parametrize("kings", KingRule)
def test_both_ways_are_the_same(kings: KingRule, compulsory: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    rules = Rules(kings, Scoring.BONUS, compulsory=compulsory, columns=6, rows=3)
    positions = [deal(number, rules) for number in range(1, 6)]
    monkeypatch.setenv(VARIABLE, "plain")
    plainly = [search(position, 5000) for position in positions]
    monkeypatch.delenv(VARIABLE)
    assert [search(position, 5000) for position in positions] == plainly
    assert [solve(position) for position in positions] == plainly


@compiled
@pytest.mark.parametrize("name, number, draws", [("double", 2, 13), ("double-pysol", 2, 23)])
def test_double_golf(name: str, number: int, draws: int) -> None:
    position = deal(number, name)
    solution = search(position)
    assert (solution.score, solution.bound, solution.cleared) == (0, 0, True)
    assert len(solution.line) == position.cards_left + draws
    assert Game(position, solution.line).position.cards_left == 0


@compiled
def test_double_golf_under_compulsory_play() -> None:
    position = deal(3, Rules.preset("double").replace(compulsory=True, scoring="bonus"))
    solution = search(position)
    assert (solution.score, solution.bound, solution.cleared) == (23 - 53, 23 - 53, True)
    assert Game(position, solution.line).position.score == 23 - 53


def test_a_box_counts_only_what_is_above_its_floor() -> None:
    hand = Hand.of(deal(24))
    box = Box(hand, (5, 3, 5, 4, 5, 5, 0), window=12)
    assert box.order == (1, 3, 6)
    assert (list(box.spans), box.size, list(box.strides)) == ([2, 1, 5], 36, [1, 3, 6])
    assert list(box.window) == [2, 2, 2]
    assert box.place((5, 3, 5, 4, 5, 5, 0)) == 0
    assert box.place((5, 4, 5, 5, 5, 5, 1)) == 7 * 3
    assert box.place((5, 5, 5, 5, 5, 5, 1)) is None
