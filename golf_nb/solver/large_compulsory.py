"""The sweep of a large box under compulsory play, in words that numba can compile.

Fewer draws may be worse here, so an arrival is the set of all numbers of draws with which it is possible, one bit for
each.
"""

from __future__ import annotations

from array import array
from math import prod
from typing import TYPE_CHECKING, Final

from golf_nb.engine.cards import RANKS
from golf_nb.solver.hand import ROW
from golf_nb.solver.large_box import NO_END, end_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from golf_nb.solver.hand import Hand
    from golf_nb.solver.kernels import End
    from golf_nb.solver.large_box import Box

MOST_DRAWS: Final = 60
"""The largest stock: a number of 64 bits has one for each number of draws, and two to spare."""


def sweep(hand: Hand, box: Box, visit: Callable[..., None] | None = None) -> tuple[array[int], End | None]:
    """Sweep a box of a hand whose stock has at most `MOST_DRAWS` cards.

    Parameters
    ----------
    hand : Hand
        The hand.
    box : Box
        Its box.
    visit : callable, optional
        `visit_box`, compiled.

    Returns
    -------
    array of int
        The arrivals of the window.
    End or None
        The best end in the box; None if no column is played in it.
    """
    fitting, drawn = _sets(hand)
    full = (2 << len(hand.stock)) - 1
    kept = zeros(prod(box.window) * len(box.order))
    end = array("q", (NO_END, 0))
    (visit or visit_box)(
        *(box.spans, box.strides, box.bases, box.width, box.ranks, box.under, box.numbers, box.window),
        *(fitting, drawn, full, hand.waste, zeros(box.places), zeros(ROW), kept),
        *(zeros(len(box.order)), zeros(len(box.order)), end),
    )
    return kept, end_of(end)


def zeros(count: int) -> array[int]:
    """Return so many zeros of 64 bits."""
    return array("q", (0,)) * count


def _sets(hand: Hand) -> tuple[array[int], array[int]]:
    """Return for each rank which ranks fit on it, and with which numbers of draws it fits on the card just drawn."""
    fitting, drawn = zeros(ROW), zeros(ROW)
    for rank in RANKS:
        for fit in hand.kings.ranks_that_fit(rank):
            fitting[rank] |= 1 << fit
            for draws, card in enumerate(hand.stock, start=1):
                if card == rank:
                    drawn[fit] |= 1 << draws
    return fitting, drawn


def visit_box(  # noqa: C901, PLR0912, PLR0913, PLR0915, PLR0917
    spans: array[int],
    strides: array[int],
    bases: array[int],
    width: int,
    ranks: bytearray,
    under: bytearray,
    numbers: array[int],
    window: array[int],
    fitting: array[int],
    drawn: array[int],
    full: int,
    waste: int,
    store: array[int],
    laid: array[int],
    kept: array[int],
    at: array[int],
    digit: array[int],
    end: array[int],
) -> None:
    """Visit every configuration of a box.

    Parameters
    ----------
    spans, strides, bases, width, ranks, under, numbers, window
        The box.
    fitting : array of int
        For each rank the set of ranks that fit on it.
    drawn : array of int
        For each rank the set of draws with which it fits on the card just drawn.
    full : int
        The set of all numbers of draws.
    waste : int
        The rank on the waste at the start.
    store : array of int
        The places of the box: the draws of each arrival, 0 to begin with.
    laid : array of int
        For each rank the draws with which it lies on the waste by a play, 0 to begin with.
    kept : array of int
        The arrivals of the window, 0 to begin with.
    at, digit : array of int
        Room for a number of each digit.
    end : array of int
        The key of the best end, above all others to begin with, and its configuration.
    """
    count = len(spans)
    inner = spans[0]
    step = inner + 1
    above = 0
    outside = 0
    for d in range(1, count):
        digit[d] = spans[d]
        above += spans[d]
        at[d] = bases[d] + strides[d] - strides[1]
        if digit[d] >= window[d]:
            outside += 1
    start = True
    while True:
        first = 0
        for low in range(inner, -1, -1):
            every = first
            for d in range(1, count):
                every |= store[at[d] + low]
            if not start and every == 0:
                continue
            rank = ranks[low]
            exposed = 1 << rank
            playable = drawn[rank]
            for d in range(1, count):
                rank = ranks[d * width + digit[d]]
                exposed |= 1 << rank
                playable |= drawn[rank]
            exposed &= -2
            stuck = 0
            if start:
                start = False
                laid[waste] = 1
                if fitting[waste] & exposed == 0:
                    stuck = 1
            else:
                if above + low <= end[0] >> 8:
                    key = (above + low) << 8
                    while every & 1 == 0:
                        every >>= 1
                        key += 1
                    number = low * numbers[0]
                    for d in range(1, count):
                        number += digit[d] * numbers[d]
                    if key < end[0] or (key == end[0] and number < end[1]):
                        end[0] = key
                        end[1] = number
                if outside == 0 and low < window[0]:
                    place = 0
                    for d in range(count - 1, 0, -1):
                        place = place * window[d] + digit[d]
                    place = (place * window[0] + low) * count
                    kept[place] = first
                    for d in range(1, count):
                        kept[place + d] = store[at[d] + low]
                rank = ranks[low + 1]
                laid[rank] = first
                if fitting[rank] & exposed == 0:
                    stuck = first
                for d in range(1, count):
                    rank = ranks[d * width + digit[d] + 1]
                    laid[rank] |= store[at[d] + low]
                    if fitting[rank] & exposed == 0:
                        stuck |= store[at[d] + low]
            # A player who is stuck draws until a card fits: in the sum, each draw is carried through the run of those
            # after which none does.
            drawing = (stuck << 1) & full
            blank = full & ~playable
            reached = (drawing | (blank + (drawing & blank))) & playable
            for d in range(1, count):
                rank = ranks[d * width + digit[d]]
                played = laid[under[2 * rank]] | laid[under[2 * rank + 1]] | (reached & drawn[rank])
                store[at[d] + low] = played if digit[d] else 0
            rank = ranks[low]
            first = laid[under[2 * rank]] | laid[under[2 * rank + 1]] | (reached & drawn[rank])
            for rank in range(16):
                laid[rank] = 0
        d = 1
        while d < count and digit[d] == 0:
            digit[d] = spans[d]
            above += spans[d]
            if spans[d] >= window[d]:
                outside += 1
            at[d] = bases[d] + strides[d] - step
            d += 1
        if d == count:
            break
        digit[d] -= 1
        above -= 1
        if digit[d] == window[d] - 1:
            outside -= 1
        at[d] = bases[d] + strides[d] - step
        for slower in range(d + 1, count):
            at[slower] -= step
