"""A box of configurations, from a hand's full columns down to a floor, laid out for a sweep that remembers little.

The sweep visits configurations like the numbers of an odometer that runs backwards. A column's *arrival* is written
when the configuration with one card more in that column is visited, and read when its own turn comes. In between, all
faster digits run through once, and the slower ones stand still. So a column needs one place for each setting of the
faster digits and no more: that place is read before it is written anew. With ten columns of five cards, 60 million
configurations are swept in 12 million places.

What is left behind are the arrivals of the configurations next to the floor, the box's *window*. From there a line of
play is traced backwards; where it leaves the window, a smaller box with a higher floor is swept.
"""

from __future__ import annotations

from array import array
from itertools import accumulate
from math import prod
from operator import mul
from typing import TYPE_CHECKING, Final

from golf_nb.engine.cards import RANKS
from golf_nb.solver.hand import ROW
from golf_nb.solver.kernels import End

if TYPE_CHECKING:
    from collections.abc import Sequence

    from golf_nb.solver.hand import Hand

NO_END: Final = 1 << 30
"""A key above that of any end."""
WINDOW: Final = 1 << 20
"""The most configurations whose arrivals a sweep leaves behind: some 10 MB."""


class Box:
    """The configurations from full columns down to a floor, counted afresh.

    The digits are in an order of their own: the tallest column is the slowest, because its places are the most, and
    the second tallest is the fastest, whose digit runs in the innermost loop. Columns that do not reach above the
    floor have no digit.

    Parameters
    ----------
    hand : Hand
        The hand.
    floor : tuple of int
        The heights of the lowest configuration; at least one column of the hand is higher.
    window : int
        The most configurations in the window.
    """

    def __init__(self, hand: Hand, floor: tuple[int, ...], window: int = WINDOW) -> None:
        self.hand = hand
        self.floor = floor
        spans = [height - low for height, low in zip(hand.heights, floor, strict=True)]
        tall = sorted(
            (column for column, span in enumerate(spans) if span), key=lambda column: -spans[column]
        )
        self.order: Final = tuple(tall[1:] + tall[:1])
        self.spans: Final = array("q", [spans[column] for column in self.order])
        self.size: Final = prod(span + 1 for span in self.spans)
        self.strides: Final = array("q", accumulate((span + 1 for span in self.spans[:-1]), mul, initial=1))
        self.bases: Final = array("q", accumulate(self.strides[:-1], initial=0))
        self.places: Final = sum(self.strides)
        self.width: Final = max(self.spans) + 2
        self.ranks: Final = self._ranks()
        self.under: Final = _under(hand)
        self.numbers: Final = array("q", [hand.strides[column] for column in self.order])
        self.window: Final = array("q", _window(list(self.spans), window))

    def _ranks(self) -> bytearray:
        """Return the exposed ranks of each digit's column, by the digit; one place more holds 0.

        The card below the floor is not played in this box, so a digit of 0 has no rank; but under compulsory play it
        still forbids a draw.
        """
        ranks = bytearray(len(self.order) * self.width)
        for digit, column in enumerate(self.order):
            below = self.floor[column]
            cards = self.hand.columns[column][below:]
            lowest = self.hand.columns[column][below - 1] if self.hand.compulsory and below else 0
            ranks[digit * self.width : digit * self.width + 1 + len(cards)] = bytes((lowest, *cards))
        return ranks

    def place(self, heights: tuple[int, ...]) -> int | None:
        """Return the place of a configuration in the window, None if it lies outside of it.

        Parameters
        ----------
        heights : tuple of int
            The configuration.

        Returns
        -------
        int or None
            The number of its first value among those that the sweep leaves behind.
        """
        if any(height < low for height, low in zip(heights, self.floor, strict=True)):
            return None
        return self.place_of([heights[column] - self.floor[column] for column in self.order])

    def place_of(self, digits: Sequence[int]) -> int | None:
        """Return the place of a configuration in the window, from its digits in this box."""
        place = 0
        for digit, room in zip(reversed(digits), reversed(self.window), strict=True):
            if digit >= room:
                return None
            place = place * room + digit
        return place * len(self.order)


def end_of(found: Sequence[int]) -> End | None:
    """Return an end from its key, the cards left and eight bits of draws, and its configuration."""
    key, configuration = found
    return None if key == NO_END else End(key >> 8, key & 0xFF, configuration)


def _under(hand: Hand) -> bytearray:
    """Return two places for each rank with the ranks that it may be played on; 0 where there is none."""
    under = bytearray(2 * ROW)
    for rank in RANKS:
        takes = hand.takes(rank)
        under[2 * rank : 2 * rank + len(takes)] = bytes(takes)
    return under


def _window(spans: list[int], most: int) -> list[int]:
    """Return how many values of each digit belong to the window: as even as possible."""
    window = [1] * len(spans)
    for value in range(2, max(spans) + 2):
        wider = [min(value, span + 1) for span in spans]
        if prod(wider) > most:
            break
        window = wider
    return window
