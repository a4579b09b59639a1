"""The sweep of a large box in Python alone: 10 to 20 microseconds for each configuration that is reached."""

from __future__ import annotations

from math import prod
from typing import TYPE_CHECKING

from golf_nb.solver.hand import NEVER, ROW
from golf_nb.solver.large_box import NO_END, end_of
from golf_nb.solver.large_compulsory import sweep as compulsory

if TYPE_CHECKING:
    from golf_nb.solver.hand import Hand
    from golf_nb.solver.kernels import End
    from golf_nb.solver.large_box import Box

__all__ = ["compulsory", "optional"]


def optional(hand: Hand, box: Box) -> tuple[bytearray, End | None]:
    """Sweep a box of a hand with optional draws.

    Parameters
    ----------
    hand : Hand
        The hand.
    box : Box
        Its box.

    Returns
    -------
    bytearray
        The arrivals of the window.
    End or None
        The best end in the box; None if no column is played in it.
    """
    rows, under, width, ranks = hand.draws_to_fit(), box.under, box.width, box.ranks
    digits = range(len(box.order))
    store = bytearray([NEVER]) * box.places
    kept = bytearray([NEVER]) * (prod(box.window) * len(box.order))
    best = (NO_END, 0)
    heights = list(box.spans)
    for number in range(box.size - 1, -1, -1):
        places = [base + number % stride for base, stride in zip(box.bases, box.strides, strict=True)]
        arrivals = [store[place] for place in places]
        fewest = min(arrivals)
        start = number == box.size - 1
        if fewest != NEVER or start:
            lying = [NEVER] * ROW
            if start:
                fewest = lying[hand.waste] = 0
            else:
                configuration = sum(map(int.__mul__, heights, box.numbers))
                best = min(best, ((sum(heights) << 8) + fewest, configuration))
                if (place := box.place_of(heights)) is not None:
                    kept[place : place + len(arrivals)] = bytes(arrivals)
            for digit in digits:
                rank = ranks[digit * width + heights[digit] + 1]
                lying[rank] = min(lying[rank], arrivals[digit])
            row = rows[fewest]
            for digit in digits:
                rank = ranks[digit * width + heights[digit]]
                store[places[digit]] = min(row[rank], lying[under[2 * rank]], lying[under[2 * rank + 1]])
        digit = 0
        while number and heights[digit] == 0:
            heights[digit] = box.spans[digit]
            digit += 1
        heights[digit] -= 1
    return kept, end_of(best)
