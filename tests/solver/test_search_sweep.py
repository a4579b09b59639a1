"""The sweep of large hands: in Python alone and compiled, with windows of any size."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from golf_nb.engine import Game, KingRule, Position, Rules, Scoring, deal, parse_board
from golf_nb.solver import large_plain, solve
from golf_nb.solver.hand import Hand, moves_of
from golf_nb.solver.kernels import VARIABLE, End, available
from golf_nb.solver.large_box import Box
from golf_nb.solver.large_compulsory import MOST_DRAWS
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
@settings(max_examples=200)
@given(position=partial_positions(), data=st.data(), window=st.sampled_from([1, 10, 10_000]))
def test_compiled_boxes(position: Position, data: st.DataObject, window: int) -> None:
    from golf_nb.solver import large_numba

    hand = Hand.of(position)
    if any(hand.heights):
        floor = data.draw(
            st.tuples(*(st.integers(0, height) for height in hand.heights)).filter(hand.heights.__ne__)
        )
        box = Box(hand, floor, window)
        if hand.compulsory:
            assert large_numba.compulsory(hand, box) == large_plain.compulsory(hand, box)
        else:
            assert large_numba.optional(hand, box) == large_plain.optional(hand, box)


@compiled
@given(st.data())
def test_instructions(data: st.DataObject) -> None:
    import numpy as np

    byte = st.integers(0, 255)
    arrivals = np.array(data.draw(st.lists(byte, min_size=10, max_size=10)), np.uint8)
    exposed = np.array(data.draw(st.lists(st.integers(0, 15), min_size=10, max_size=10)))
    row = np.array(data.draw(st.lists(byte, min_size=16, max_size=16)), np.uint8)
    misfits = np.array(data.draw(st.lists(st.sampled_from([0, 255]), min_size=160, max_size=160)), np.uint8)
    misfits = misfits.reshape(10, 16)
    closed = np.minimum(row, (arrivals[:, None] | misfits).min(axis=0))
    places = arrivals.copy()
    least, first = instructions()(places, int(arrivals[0]), row, misfits, exposed)
    assert least == arrivals.min()
    assert first == closed[exposed[0]]
    assert (places[1:] == closed[exposed[1:]]).all()


@cache
def instructions() -> Any:
    """Compile the two instructions afresh, with the places in a row; a first digit of 3 has to be added to each."""
    import numpy as np
    from numba import njit

    from golf_nb.solver.large_lanes import advance, fewest

    def both(places, first, row, misfits, exposed):  # type: ignore[no-untyped-def]  # noqa: ANN001, ANN202
        at, fits, out = np.zeros(10, np.int64), np.zeros(10, np.int64), np.zeros(16, np.uint8)
        for digit in range(10):
            at[digit] = np.int64(places.ctypes.data) + digit - 3
            fits[digit] = np.int64(misfits.ctypes.data) + 16 * digit
        least = fewest(np.int64(at.ctypes.data), 3, first)
        return least, advance(
            np.int64(at.ctypes.data), 3, first, np.int64(row.ctypes.data), np.int64(fits.ctypes.data),
            np.int64(exposed.ctypes.data), fits[0], exposed[0], np.int64(out.ctypes.data),
        )  # fmt: skip

    return njit(both)


@compiled
@pytest.mark.parametrize("compulsory", [False, True])
@pytest.mark.parametrize("kings", KingRule)
@pytest.mark.parametrize("columns, rows", [(10, 2), (9, 3), (1, 60), (3, 20)])
def test_other_layouts(columns: int, rows: int, kings: KingRule, compulsory: bool) -> None:
    rules = Rules(kings, Scoring.BONUS, compulsory=compulsory, columns=columns, rows=rows, packs=2)
    for number in range(1, 4):
        position = deal(number, rules)
        for _ in range(5):
            position = position.after(position.moves()[0])
        if not compulsory or len(position.stock) <= 60:
            assert swept_line(position, 1 << 20) == solve(position).line


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
    assert box.place((5, 2, 5, 5, 5, 5, 1)) is None


def test_the_best_end_is_the_only_one() -> None:
    position = parse_board("Talon: 2C\nFoundations: 7D\n8S", partial=True)
    swept = LargeSweep(Hand.of(position))
    assert swept.ends == (swept.end,) == (End(0, 0, 0),)


def test_a_stock_of_more_cards_than_a_number_has_bits() -> None:
    rules = Rules(KingRule.STOP, Scoring.BONUS, compulsory=True, columns=4, rows=2, packs=2)
    position = deal(4, rules)
    assert len(position.stock) > MOST_DRAWS
    solution = search(position, 10_000)
    assert solution.proven
    assert solution == solve(position)
