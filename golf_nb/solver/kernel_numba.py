"""The sweep compiled by numba: about a millisecond for a full deal.

A record of eight bytes holds a configuration's arrivals; with several lanes the records of a configuration lie side
by side, and one visit serves all of them. Each byte is written once, by the one configuration from which that column
is played, so no write needs to look first: a column that is empty or cannot be played writes `NEVER` where nothing
but `NEVER` can stand. Column A, the fastest digit, hands its byte on in a register.
"""

from __future__ import annotations

import threading
from functools import cache
from typing import TYPE_CHECKING, Any, Final

import numpy as np
from numba import njit

from golf_nb.engine.cards import KING, RANKS
from golf_nb.solver.compiling import compiling
from golf_nb.solver.hand import NEVER, ROW, Hand
from golf_nb.solver.kernels import End
from golf_nb.solver.lanes import COLUMNS, WORD, close, least_byte

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from golf_nb.engine.axes import KingRule

LANES: Final = 4
"""The most lanes of one pass; more would leave no room in the processor's cache."""
_NOTHING: Final = np.uint64(0xFFFF_FFFF_FFFF_FFFF)
_FIRST_BYTE: Final = np.uint64(0xFF)
_ALIGNED: Final = 64
_NO_END: Final = 0xFFFF

_scratch = threading.local()


class Swept:
    """The ends, and the records of the first lane, which the next sweep in this thread writes over."""

    def __init__(self, hand: Hand, records: NDArray[np.uint8] | None, ends: tuple[End | None, ...]) -> None:
        self.hand = hand
        self.ends = ends
        self._records = records

    def arrivals(self, configuration: int) -> Sequence[int]:
        """Return the first lane's fewest draws to reach a configuration, by the column played last."""
        if self._records is None:
            raise LookupError("the records of this sweep were not kept")
        return self._records[configuration, : len(self.hand.columns)].tolist()  # type: ignore[no-any-return]


def sweep(hand: Hand, lanes: Sequence[bytes], *, keep: bool = True) -> Swept:
    """Sweep a hand of at most seven columns; the kernel of `golf_nb.solver.kernels`."""
    tables = _tables(hand)
    ends: list[End | None] = []
    records = None
    for first in range(0, len(lanes), LANES):
        some = lanes[first : first + LANES]
        swept, found = _sweep(hand, tables, some, keep=keep and not first)
        records = swept if keep and not first else records
        ends += found[: len(some)]
    return Swept(hand, records, tuple(ends))


def _sweep(
    hand: Hand, tables: Sequence[Any], lanes: Sequence[bytes], *, keep: bool
) -> tuple[NDArray[np.uint8], list[End | None]]:
    count = 1 << (len(lanes) - 1).bit_length()
    heights, strides = tables[-2:]
    # Unless all records are to be read later, those of two slices, the cards left in column G, are enough.
    slices = int(heights[-1]) + 1 if keep else min(int(heights[-1]) + 1, 2)
    span = hand.size // (int(heights[-1]) + 1)
    # A column of one card's stride is written below configuration 0 when it is empty there.
    guard = int(strides[:-1].max())
    name = "kept" if keep else "slices"
    records = _aligned(name, (guard + slices * span) * count, np.uint64).reshape(-1, count)
    first = np.full((count, COLUMNS), NEVER, np.uint8)
    for number, lane in enumerate(lanes):
        first[number, : len(lane)] = np.frombuffer(lane, np.uint8)
    keys = np.full(count, _NO_END, np.int64)
    places = np.zeros(count, np.int64)
    row = _aligned("row", ROW * count, np.uint8)
    with compiling(f"{count} lanes"):
        _visit((0,) * count, records, guard, slices, *tables, first, row, keys, places)
    ends = [
        None if key == _NO_END else End(int(key) >> 8, int(key) & 0xFF, int(place))
        for key, place in zip(keys, places, strict=True)
    ]
    return records[guard:].view(np.uint8), ends


def _tables(hand: Hand) -> tuple[NDArray[Any], ...]:
    """Return the draws to fit, the masks of what does not fit, exposed ranks, heights and strides as arrays."""
    rows = hand.draws_to_fit()
    # A lane that has not reached a configuration looks at the row of `NEVER` draws.
    draws = _aligned("draws", (NEVER + 1) * ROW, np.uint8).reshape(-1, ROW)
    draws[len(rows) :] = NEVER
    draws[: len(rows)] = np.frombuffer(b"".join(rows), np.uint8).reshape(-1, ROW)
    heights, strides = np.zeros(COLUMNS, np.int64), np.zeros(COLUMNS, np.int64)
    heights[: len(hand.columns)] = hand.heights
    strides[: len(hand.columns)] = hand.strides
    most = max(hand.heights) + 1
    exposed = np.zeros((COLUMNS, most + 1), np.uint8)
    for column, ranks in enumerate(hand.columns):
        exposed[column, 1 : len(ranks) + 1] = ranks
    # The card played last at a height is the one exposed at a height more.
    misfits = _aligned("misfits", COLUMNS * most * ROW, np.uint8).reshape(COLUMNS, most, ROW)
    np.take(_misfits(hand.kings), exposed[:, 1:], axis=0, out=misfits)
    return draws, misfits, exposed, heights, strides


@cache
def _misfits(kings: KingRule) -> NDArray[np.uint8]:
    """Return a row for each rank, 0 for none: `NEVER` for each rank that does not fit on it."""
    rows = np.full((KING + 1, ROW), NEVER, np.uint8)
    for rank in RANKS:
        rows[rank, list(kings.ranks_that_fit(rank))] = 0
    return rows


def _aligned(name: str, count: int, kind: type) -> NDArray[Any]:
    """Return this thread's own array of that name; it begins where a line of the cache does."""
    wanted = count * np.dtype(kind).itemsize
    room = getattr(_scratch, name, None)
    if room is None or room.size < wanted:
        room = np.empty(wanted + _ALIGNED, np.uint8)
        room = room[-room.ctypes.data % _ALIGNED :]
        setattr(_scratch, name, room)
    return room[:wanted].view(kind)


@njit(cache=True, nogil=True, boundscheck=False)
def _visit(
    lanes, records, guard, slices, draws, misfits, exposed, heights, strides, first, row, keys, places
):
    """Visit every configuration, the full one first.

    Places are numbers without a sign, so that numba need not look for negative ones.
    """
    records[:] = _NOTHING
    flat = records.view(np.uint8).reshape(-1)
    record_size = np.uint64(WORD * len(lanes))
    at_records, at_draws = np.uint64(records.ctypes.data), np.uint64(draws.ctypes.data)
    at_misfits, at_row = np.uint64(misfits.ctypes.data), np.uint64(row.ctypes.data)
    ranks = np.uint64(misfits.strides[0])
    s1, s2, s3 = np.uint64(strides[1]), np.uint64(strides[2]), np.uint64(strides[3])
    s4, s5 = np.uint64(strides[4]), np.uint64(strides[5])
    span = (len(records) - guard) // slices
    worst = np.int64(_NO_END)
    for h6 in range(heights[6], -1, -1):
        # Column G is played from one slice into the next. The full one has room for nothing but `NEVER` in its place.
        slice_, below = guard + h6 % slices * span, guard + (h6 - 1) % slices * span
        to_below = np.uint64(below - slice_)
        if h6 == heights[6]:
            last = np.uint64(slice_)
            for column in range(COLUMNS - 1):
                last += np.uint64(heights[column] * strides[column])
            for lane in range(len(lanes)):
                for column in range(COLUMNS):
                    step = to_below if column == COLUMNS - 1 else np.uint64(-strides[column])
                    if first[lane, column] != NEVER:
                        flat[(last + step) * record_size + np.uint64(WORD * lane + column)] = first[
                            lane, column
                        ]
        elif slices <= heights[6]:
            records[below : below + span] = _NOTHING
        f6, x6 = at_misfits + ranks * np.uint64(6) + np.uint64(h6 * ROW), np.uint64(exposed[6, h6])
        for h5 in range(heights[5], -1, -1):
            f5, x5 = at_misfits + ranks * np.uint64(5) + np.uint64(h5 * ROW), np.uint64(exposed[5, h5])
            for h4 in range(heights[4], -1, -1):
                f4, x4 = at_misfits + ranks * np.uint64(4) + np.uint64(h4 * ROW), np.uint64(exposed[4, h4])
                for h3 in range(heights[3], -1, -1):
                    f3, x3 = (
                        at_misfits + ranks * np.uint64(3) + np.uint64(h3 * ROW),
                        np.uint64(exposed[3, h3]),
                    )
                    for h2 in range(heights[2], -1, -1):
                        f2 = at_misfits + ranks * np.uint64(2) + np.uint64(h2 * ROW)
                        x2 = np.uint64(exposed[2, h2])
                        outer = np.uint64(slice_) + np.uint64(h5) * s5 + np.uint64(h4) * s4
                        outer += np.uint64(h3) * s3 + np.uint64(h2) * s2
                        above = h6 + h5 + h4 + h3 + h2
                        for h1 in range(heights[1], -1, -1):
                            f1, x1 = at_misfits + ranks + np.uint64(h1 * ROW), np.uint64(exposed[1, h1])
                            inner = outer + np.uint64(h1) * s1
                            x0, reached = np.uint64(0), False
                            for h0 in range(heights[0], -1, -1):
                                here = inner + np.uint64(h0)
                                word = _NOTHING
                                for lane in range(len(lanes)):
                                    arrivals = records[here, lane]
                                    if reached:
                                        arrivals &= ~_FIRST_BYTE | np.uint64(row[np.uint64(ROW * lane) + x0])
                                        records[here, lane] = arrivals
                                    word &= arrivals
                                reached = word != _NOTHING
                                if not reached:
                                    continue
                                left = above + h1 + h0
                                if left << 8 <= worst:
                                    worst = np.int64(0)
                                    for lane in range(len(lanes)):
                                        key = (left << 8) + np.int64(least_byte(records[here, lane]))
                                        if records[here, lane] != _NOTHING and key <= keys[lane]:
                                            keys[lane] = key
                                            places[lane] = h6 * span + np.int64(here) - slice_
                                        worst = max(worst, keys[lane])
                                close(
                                    lanes, at_records + here * record_size, at_draws,
                                    at_misfits + np.uint64(h0 * ROW), f1, f2, f3, f4, f5, f6, at_row,
                                )  # fmt: skip
                                x0 = np.uint64(exposed[0, h0])
                                for lane in range(len(lanes)):
                                    at, byte = np.uint64(ROW * lane), np.uint64(WORD * lane)
                                    flat[(here - s1) * record_size + byte + np.uint64(1)] = row[at + x1]
                                    flat[(here - s2) * record_size + byte + np.uint64(2)] = row[at + x2]
                                    flat[(here - s3) * record_size + byte + np.uint64(3)] = row[at + x3]
                                    flat[(here - s4) * record_size + byte + np.uint64(4)] = row[at + x4]
                                    flat[(here - s5) * record_size + byte + np.uint64(5)] = row[at + x5]
                                    flat[(here + to_below) * record_size + byte + np.uint64(6)] = row[at + x6]
