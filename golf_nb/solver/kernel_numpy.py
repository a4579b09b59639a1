"""The sweep in numpy, for kernels in a browser and installs without numba: all configurations of a layer at a time.

A layer holds the configurations with the same number of cards left; a play leads from one layer to the next. Rows of
sixteen bytes, one for each rank, are kept as two words, so that numpy takes the minimum of all of them in one call.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import numpy as np

from golf_nb.solver.hand import NEVER, ROW, Hand
from golf_nb.solver.kernels import End

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

_HALF: Final = ROW // 2
_SPREAD: Final = np.uint64(0x0101_0101_0101_0101)
"""Times this, a byte fills a word."""
_SHAPES: Final = 4
"""How many shapes of hand are remembered; a full deal takes 5 MB."""


class Swept:
    """The arrivals of the first lane and the ends of all lanes."""

    def __init__(self, arrivals: NDArray[np.uint8], ends: tuple[End | None, ...]) -> None:
        self.ends = ends
        self._arrivals = arrivals

    def arrivals(self, configuration: int) -> Sequence[int]:
        """Return the first lane's fewest draws to reach a configuration, by the column played last."""
        return self._arrivals[:, configuration].tolist()  # type: ignore[no-any-return]


def sweep(hand: Hand, lanes: Sequence[bytes], *, keep: bool = True) -> Swept:  # noqa: ARG001 - keeps anyway
    """Sweep a hand; the kernel of `golf_nb.solver.kernels`."""
    tables, shape = _tables(hand), _shape(hand.heights)
    swept = [_sweep(hand, tables, shape, lane) for lane in lanes]
    return Swept(swept[0][0], tuple(end for _, end in swept))


class _Shape(NamedTuple):
    """What depends on the columns' heights alone."""

    digits: NDArray[np.uint8]
    layers: tuple[NDArray[np.intp], ...]


class _Tables(NamedTuple):
    """What depends on the ranks: rows as pairs of words, and the exposed rank by height."""

    draws: tuple[NDArray[np.uint64], ...]
    misfits: tuple[tuple[NDArray[np.uint64], ...], ...]
    exposed: tuple[NDArray[np.uint8], ...]


@lru_cache(maxsize=_SHAPES)
def _shape(heights: tuple[int, ...]) -> _Shape:
    """Return each configuration's heights, and the configurations of each layer from the fullest down."""
    spans = [height + 1 for height in heights]
    # Column A is the fastest digit, numpy's last axis.
    digits = np.indices(spans[::-1], dtype=np.uint8).reshape(len(spans), -1)[::-1]
    left = digits.sum(axis=0, dtype=np.uint8)
    order = np.argsort(left, kind="stable")
    layers = np.split(order, np.cumsum(np.bincount(left))[:-1])
    return _Shape(np.ascontiguousarray(digits), tuple(reversed(layers)))


def _tables(hand: Hand) -> _Tables:
    rows = np.frombuffer(b"".join(hand.draws_to_fit()), np.uint8).reshape(-1, ROW)
    misfits = []
    exposed = []
    for ranks in hand.columns:
        mask = np.full((len(ranks) + 1, ROW), NEVER, np.uint8)
        for height, rank in enumerate(ranks):
            mask[height, list(hand.kings.ranks_that_fit(rank))] = 0
        misfits.append(_words(mask))
        exposed.append(np.array([0, *ranks], np.uint8))
    return _Tables(_words(rows), tuple(misfits), tuple(exposed))


def _words(rows: NDArray[np.uint8]) -> tuple[NDArray[np.uint64], ...]:
    """Return rows of sixteen bytes as two arrays of words."""
    halves = np.ascontiguousarray(rows).view(np.uint64)
    return np.ascontiguousarray(halves[:, 0]), np.ascontiguousarray(halves[:, 1])


def _sweep(hand: Hand, tables: _Tables, shape: _Shape, lane: bytes) -> tuple[NDArray[np.uint8], End | None]:
    columns = range(len(hand.columns))
    strides, full = hand.strides, hand.size - 1
    arrivals = np.full((len(columns), hand.size), NEVER, np.uint8)
    for column in columns:
        if lane[column] != NEVER:
            arrivals[column, full - strides[column]] = lane[column]
    end = None
    left = sum(hand.heights)
    for layer in shape.layers[1:]:
        left -= 1
        reached = [arrivals[column].take(layer) for column in columns]
        draws = np.minimum.reduce(reached)
        kept = np.flatnonzero(draws != NEVER)
        if not kept.size:
            continue
        here, draws = layer.take(kept), draws.take(kept)
        fewest = int(draws.min())
        end = End(left, fewest, int(here[np.argmax(draws == fewest)]))
        heights = [shape.digits[column].take(here) for column in columns]
        spread = [reached[column].take(kept).astype(np.uint64) * _SPREAD for column in columns]
        closed = _closed(tables, draws, heights, spread)
        first = np.arange(0, closed.size, ROW)
        for column in columns:
            rank = tables.exposed[column].take(heights[column])
            played = closed.take(first + rank)
            # Where the column is empty or does not fit, only `NEVER` is written, which is what stands there.
            arrivals[column, here - strides[column]] = played
    return arrivals, end


def _closed(
    tables: _Tables, draws: NDArray[np.uint8], heights: Sequence[NDArray[np.uint8]], spread: Sequence[Any]
) -> NDArray[np.uint8]:
    """Return a row for each configuration: the fewest draws after which each rank can be played."""
    closed = np.empty((draws.size, 2), np.uint64)
    for half in range(2):
        least = tables.draws[half].take(draws).view(np.uint8)
        for misfits, height, word in zip(tables.misfits, heights, spread, strict=True):
            fits = misfits[half].take(height)
            fits |= word
            np.minimum(least, fits.view(np.uint8), out=least)
        closed[:, half] = least.view(np.uint64)
    return closed.view(np.uint8).reshape(-1)
