"""The sweeps of a large box, one for optional draws and one for compulsory play, in words that numba can compile.

Both work on flat arrays alone: those of a `golf_nb.solver.large_box.Box`, and others that `LargeSweep` prepares.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from array import array


def visit_optional(  # noqa: C901, PLR0912, PLR0913, PLR0915, PLR0917
    spans: array[int],
    strides: array[int],
    bases: array[int],
    width: int,
    ranks: bytearray,
    under: bytearray,
    numbers: array[int],
    window: array[int],
    after: bytearray,
    waste: int,
    store: bytearray,
    best: bytearray,
    kept: bytearray,
    at: array[int],
    digit: array[int],
    end: array[int],
) -> None:
    """Visit every configuration of a box under optional draws.

    Parameters
    ----------
    spans, strides, bases, width, ranks, under, numbers, window
        The box.
    after : bytearray
        The rows of `Hand.draws_to_fit`.
    waste : int
        The rank on the waste at the start.
    store : bytearray
        The places of the box: the fewest draws for each arrival, 255 to begin with.
    best : bytearray
        For each rank the fewest draws with which it lies on the waste, 255 to begin with.
    kept : bytearray
        The arrivals of the window, 255 to begin with.
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
        first = 255
        for low in range(inner, -1, -1):
            fewest = first
            for d in range(1, count):
                fewest = min(fewest, store[at[d] + low])
            if start:
                fewest = 0
                best[waste] = 0
                start = False
            elif fewest == 255:  # noqa: PLR2004
                continue
            else:
                key = ((above + low) << 8) + fewest
                if key <= end[0]:
                    number = low * numbers[0]
                    for d in range(1, count):
                        number += digit[d] * numbers[d]
                    if key < end[0] or number < end[1]:
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
                best[ranks[low + 1]] = first
                for d in range(1, count):
                    rank = ranks[d * width + digit[d] + 1]
                    best[rank] = min(best[rank], store[at[d] + low])
            row = fewest * 16
            for d in range(1, count):
                rank = ranks[d * width + digit[d]]
                fits = min(best[under[2 * rank]], best[under[2 * rank + 1]])
                store[at[d] + low] = min(after[row + rank], fits)
            rank = ranks[low]
            fits = min(best[under[2 * rank]], best[under[2 * rank + 1]])
            first = min(after[row + rank], fits)
            for rank in range(16):
                best[rank] = 255
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


def visit_compulsory(  # noqa: C901, PLR0912, PLR0913, PLR0915, PLR0917
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
    """Visit every configuration of a box when a card that fits must be played.

    Fewer draws may be worse here, so an arrival is the set of all numbers of draws with which it is possible, one bit
    for each.

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
