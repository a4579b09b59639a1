"""The exact answer for a hand that is too large for a table of all its configurations."""

from __future__ import annotations

from array import array
from math import prod
from typing import TYPE_CHECKING, Final

from golf_nb.engine.cards import RANKS
from golf_nb.solver import large_visit
from golf_nb.solver.hand import NEVER, ROW
from golf_nb.solver.kernels import SMALL, End, choose
from golf_nb.solver.large_box import WINDOW, Box

if TYPE_CHECKING:
    from collections.abc import Sequence
    from types import ModuleType

    from golf_nb.solver.hand import Hand

MOST_DRAWS: Final = 60
"""The largest stock under compulsory play: a number of 64 bits has one for each number of draws."""
_NO_END: Final = 1 << 30


class LargeSweep:
    """A sweep of all configurations of a hand.

    Parameters
    ----------
    hand : Hand
        A hand with at least one card in its tableau. Under compulsory play its stock has at most `MOST_DRAWS` cards.
    window : int
        The most configurations whose arrivals are kept at a time.
    """

    def __init__(self, hand: Hand, window: int = WINDOW) -> None:
        self._hand = hand
        self._window = window
        self._box = Box(hand, (0,) * len(hand.columns), window)
        self._kept, self.end = self._visited(self._box)

    @property
    def ends(self) -> tuple[End | None]:
        """The best end; None where no column can be played at all."""
        return (self.end,)

    def arrivals(self, configuration: int) -> Sequence[int]:
        """Return the arrivals at a configuration.

        Parameters
        ----------
        configuration : int
            Any but the first one.

        Returns
        -------
        sequence of int
            By the column played last: the fewest draws, `NEVER` if it cannot be the last. Under compulsory play: all
            numbers of draws, one bit each.
        """
        heights = self._hand.digits(configuration)
        place = self._box.place(heights)
        if place is None:
            self._box = Box(self._hand, heights, self._window)
            self._kept, _ = self._visited(self._box)
            place = 0
        found = [0 if self._hand.compulsory else NEVER] * len(heights)
        for digit, column in enumerate(self._box.order):
            found[column] = self._kept[place + digit]
        return found

    def _visited(self, box: Box) -> tuple[bytearray | array[int], End | None]:
        """Return the window of a box and the best end in it."""
        hand = self._hand
        visits = _visits(box)
        places = prod(box.window) * len(box.order)
        end = array("q", (_NO_END, 0))
        fixed = (
            box.spans, box.strides, box.bases, box.width, box.ranks, box.under, box.numbers, box.window
        )  # fmt: skip
        moving = (_zeros(len(box.order)), _zeros(len(box.order)), end)
        kept: bytearray | array[int]
        if hand.compulsory:
            kept = _zeros(places)
            fitting, drawn = _sets(hand)
            full = (2 << len(hand.stock)) - 1
            visits.visit_compulsory(
                *fixed, fitting, drawn, full, hand.waste, _zeros(box.places), _zeros(ROW), kept, *moving
            )
        else:
            kept = _nevers(places)
            after = bytearray().join(hand.draws_to_fit())
            visits.visit_optional(*fixed, after, hand.waste, _nevers(box.places), _nevers(ROW), kept, *moving)
        key, number = end
        return kept, None if key == _NO_END else End(key >> 8, key & 0xFF, number)


def compiled() -> bool:
    """Say whether a sweep is compiled: whether numba is installed and not ruled out for this process.

    Returns
    -------
    bool
        What `golf_nb.solver.kernels.choose` chooses.
    """
    return choose() == "numba"


def _visits(box: Box) -> ModuleType:
    if box.size > SMALL and compiled():
        from golf_nb.solver import large_numba

        return large_numba
    return large_visit


def _nevers(count: int) -> bytearray:
    return bytearray([NEVER]) * count


def _zeros(count: int) -> array[int]:
    return array("q", bytes(8 * count))


def _sets(hand: Hand) -> tuple[array[int], array[int]]:
    """Return for each rank which ranks fit on it, and with which numbers of draws it fits on the card just drawn."""
    fitting, drawn = _zeros(ROW), _zeros(ROW)
    for rank in RANKS:
        for fit in hand.kings.ranks_that_fit(rank):
            fitting[rank] |= 1 << fit
            for draws, card in enumerate(hand.stock, start=1):
                if card == rank:
                    drawn[fit] |= 1 << draws
    return fitting, drawn
