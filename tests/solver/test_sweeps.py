"""The kernels beside each other: the same arrivals and the same ends, whatever the shape of the hand."""

from __future__ import annotations

import pytest
from hypothesis import given, settings

from golf_nb.engine import Position, deal, parse_board
from golf_nb.solver import kernel_numba, kernel_numpy, kernel_plain
from golf_nb.solver.hand import NEVER, Hand
from golf_nb.solver.kernels import End, Kernel
from golf_nb.solver.lanes import COLUMNS, WORD
from golf_nb.solver.trace import trace
from tests.strategies import partial_positions

ALL: tuple[Kernel, ...] = (kernel_numba, kernel_numpy, kernel_plain)
# Waste 7; column A ends in an 8 over a 7, column B in a 6; a 9 and then a 5 are in the stock.
HAND = Hand.of(parse_board("Talon: 9C 5D\nFoundations: 7D\n7C 8S\n6H", "king-stops", partial=True))


@pytest.mark.parametrize("kernel", ALL)
def test_arrivals(kernel: Kernel) -> None:
    swept = kernel.sweep(HAND, [HAND.from_waste()])
    # Configurations count the cards left: A + 3 B.
    arrivals = {number: list(swept.arrivals(number)) for number in range(HAND.size)}
    assert arrivals == {
        5: [NEVER, NEVER],  # the beginning
        4: [0, NEVER],  # 8 at once
        3: [0, NEVER],  # and 7
        2: [NEVER, 0],  # 6 at once
        1: [1, 2],  # 6, the 9 is drawn, 8; or 8, both are drawn, 6
        0: [1, 0],  # 6, the 9 is drawn, 8, 7; or 8, 7, 6
    }
    assert swept.ends == (End(0, 0, 0),)
    assert trace(HAND, swept, End(0, 0, 0)) == [0, 0, 1]


@pytest.mark.parametrize("kernel", ALL)
def test_each_lane_has_an_end(kernel: Kernel) -> None:
    lanes = [bytes([0, NEVER]), bytes([NEVER, 0]), HAND.from_waste(draws=1), bytes([NEVER, NEVER])]
    assert kernel.sweep(HAND, lanes, keep=False).ends == (End(0, 0, 0), End(0, 1, 0), End(0, 1, 0), None)


@settings(max_examples=200)
@given(partial_positions(columns=5, rows=4, stock=6))
def test_all_kernels_agree_on_every_arrival(position: Position) -> None:
    hand = Hand.of(position)
    if not any(hand.columns):
        return
    plain, *others = (kernel.sweep(hand, [hand.from_waste()]) for kernel in reversed(ALL))
    reached = [list(plain.arrivals(number)) for number in range(hand.size)]
    for swept in others:
        assert swept.ends == plain.ends
        assert [list(swept.arrivals(number)) for number in range(hand.size)] == reached


def test_whole_deals_with_lanes_of_every_number() -> None:
    hand = Hand.of(deal(24, "king-to-ace"))
    lanes = [bytes(0 if each == column else NEVER for each in range(7)) for column in range(7)]
    for count in range(1, 8):
        some = lanes[:count]
        assert (
            kernel_numba.sweep(hand, some, keep=False).ends
            == kernel_numba.sweep(hand, some).ends
            == kernel_numpy.sweep(hand, some).ends
        )


def test_records_that_were_not_kept_are_not_made_up() -> None:
    swept = kernel_numba.sweep(HAND, [HAND.from_waste()], keep=False)
    with pytest.raises(LookupError, match="not kept"):
        swept.arrivals(0)


def test_a_record_has_a_byte_for_each_column() -> None:
    assert (COLUMNS, WORD) == (7, 8)
