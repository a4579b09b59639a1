"""The sweep of a large box compiled by numba: about 13 nanoseconds for each configuration.

It sweeps as `golf_nb.solver.large_plain` does; what is said there is not said again. All digits but the first, which
the innermost loop counts, have their place, their mask and their exposed rank at hand in `moving`. They change only
when the digit does. Hands of fewer than ten columns get digits that never move, whose arrivals are `NEVER`.
"""

from __future__ import annotations

from functools import cache
from math import prod
from typing import TYPE_CHECKING, Any, Final

import numpy as np
from numba import njit

from golf_nb.engine.axes import KingRule
from golf_nb.engine.rules import MOST_COLUMNS
from golf_nb.solver import large_compulsory
from golf_nb.solver.compiling import compiling
from golf_nb.solver.hand import NEVER, ROW, Hand
from golf_nb.solver.large_box import NO_END, Box, end_of
from golf_nb.solver.large_lanes import advance, fewest

if TYPE_CHECKING:
    from array import array
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from golf_nb.solver.kernels import End


def optional(hand: Hand, box: Box) -> tuple[bytearray, End | None]:
    """Sweep a box of a hand with optional draws; `golf_nb.solver.large_plain.optional` says what is returned."""
    _compile_optional()
    return _optional(hand, box)


def compulsory(hand: Hand, box: Box) -> tuple[array[int], End | None]:
    """Sweep a box of a hand under compulsory play, as `golf_nb.solver.large_compulsory.sweep` does."""
    _compile_compulsory()
    return large_compulsory.sweep(hand, box, _visit_compulsory)


@cache
def _compile_optional() -> None:
    with compiling("large_optional"):
        _optional(*_least())


@cache
def _compile_compulsory() -> None:
    with compiling("large_compulsory"):
        large_compulsory.sweep(*_least(), _visit_compulsory)


def _least() -> tuple[Hand, Box]:
    """Return a hand of one card, to compile with."""
    hand = Hand(((1,),), (), 2, KingRule.STOP, compulsory=False)
    return hand, Box(hand, (0,))


def _optional(hand: Hand, box: Box) -> tuple[bytearray, End | None]:
    count = len(box.order)
    rows = hand.draws_to_fit()
    draws = np.full((NEVER + 1, ROW), NEVER, np.uint8)
    draws[: len(rows)] = np.frombuffer(b"".join(rows), np.uint8).reshape(-1, ROW)
    exposed = np.zeros((MOST_COLUMNS, box.width), np.uint8)
    exposed[:count] = np.frombuffer(box.ranks, np.uint8).reshape(count, -1)
    misfits = np.full((MOST_COLUMNS, box.width, ROW), NEVER, np.uint8)
    for digit in range(count):
        for value in range(box.spans[digit]):
            misfits[digit, value, list(hand.kings.ranks_that_fit(int(exposed[digit, value + 1])))] = 0
    lane = hand.from_waste()
    begin = np.array([lane[column] for column in box.order], np.uint8)
    # The digits that never move share the place behind all others.
    store = np.full(box.places + box.width, NEVER, np.uint8)
    kept = bytearray([NEVER]) * (prod(box.window) * count)
    end = np.array((NO_END, 0))
    _visit_optional(
        count, _padded(box.spans, 0), _padded(box.strides, 0), _padded(box.bases, box.places),
        _padded(box.numbers, 0), _padded(box.window, 1), exposed, misfits, draws, begin, store,
        np.frombuffer(kept, np.uint8), np.zeros((4, MOST_COLUMNS), np.int64), np.zeros(ROW, np.uint8), end,
    )  # fmt: skip
    return kept, end_of(end.tolist())


def _padded(numbers: Sequence[int], fill: int) -> NDArray[np.int64]:
    return np.array([*numbers, *[fill] * (MOST_COLUMNS - len(numbers))], np.int64)


def visit_box(  # pragma: no cover - only its compiled form runs
    count, spans, strides, bases, numbers, window, exposed, misfits, draws, begin, store, kept, moving, out, end
):  # fmt: skip
    """Visit every configuration of a box, the full one first."""
    inner = spans[0]
    step = inner + 1
    at, fits, ranks, digit = moving[0], moving[1], moving[2], moving[3]
    at_at, at_fits, at_ranks = (
        np.int64(at.ctypes.data),
        np.int64(fits.ctypes.data),
        np.int64(ranks.ctypes.data),
    )
    at_store, at_out = np.int64(store.ctypes.data), np.int64(out.ctypes.data)
    at_draws, at_misfits = np.int64(draws.ctypes.data), np.int64(misfits.ctypes.data)
    misfits_step = np.int64(misfits.strides[0])
    above = 0
    outside = 0
    for d in range(1, MOST_COLUMNS):
        digit[d] = spans[d]
        above += spans[d]
        at[d] = at_store + bases[d] + (strides[d] - step if d < count else 0)
        fits[d] = at_misfits + d * misfits_step + spans[d] * ROW
        ranks[d] = exposed[d, spans[d]]
        if spans[d] >= window[d]:
            outside += 1
    start = True
    best = end[0]
    while True:
        first = np.int64(NEVER)
        for low in range(inner, -1, -1):
            least = fewest(at_at, low, first)
            if least == NEVER:
                if start:
                    start = False
                    for d in range(1, count):
                        store[at[d] - at_store + low] = begin[d]
                    first = np.int64(begin[0])
                continue
            key = ((above + low) << 8) + least
            if key <= best:
                number = low * numbers[0]
                for d in range(1, count):
                    number += digit[d] * numbers[d]
                if key < best or number < end[1]:
                    best = key
                    end[1] = number
            if outside == 0 and low < window[0]:
                place = 0
                for d in range(count - 1, 0, -1):
                    place = place * window[d] + digit[d]
                place = (place * window[0] + low) * count
                kept[place] = first
                for d in range(1, count):
                    kept[place + d] = store[at[d] - at_store + low]
            row, fit = at_draws + least * ROW, at_misfits + low * ROW
            first = advance(at_at, low, first, row, at_fits, at_ranks, fit, np.int64(exposed[0, low]), at_out)
        d = 1
        while d < count and digit[d] == 0:
            digit[d] = spans[d]
            above += spans[d]
            if spans[d] >= window[d]:
                outside += 1
            at[d] = at_store + bases[d] + strides[d] - step
            fits[d] = at_misfits + d * misfits_step + spans[d] * ROW
            ranks[d] = exposed[d, spans[d]]
            d += 1
        if d == count:
            break
        digit[d] -= 1
        above -= 1
        if digit[d] == window[d] - 1:
            outside -= 1
        at[d] = at_store + bases[d] + strides[d] - step
        fits[d] -= ROW
        ranks[d] = exposed[d, digit[d]]
        for slower in range(d + 1, count):
            at[slower] -= step
    end[0] = best


_visit_optional: Final[Any] = njit(cache=True, nogil=True)(visit_box)
_visit_compulsory: Final[Any] = njit(cache=True, nogil=True)(large_compulsory.visit_box)
