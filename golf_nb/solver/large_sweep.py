"""The exact answer for a hand that is too large for a table of all its configurations."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from golf_nb.solver.hand import NEVER
from golf_nb.solver.kernels import SMALL, End, choose
from golf_nb.solver.large_box import WINDOW, Box

if TYPE_CHECKING:
    from array import array
    from collections.abc import Sequence

    from golf_nb.solver.hand import Hand


class LargeSweep:
    """A sweep of all configurations of a hand.

    Parameters
    ----------
    hand : Hand
        A hand with at least one card in its tableau. Under compulsory play its stock has at most
        `golf_nb.solver.large_compulsory.MOST_DRAWS` cards.
    window : int, optional
        The most configurations whose arrivals are kept at a time; a quarter of `WINDOW` under compulsory play, where
        an arrival takes eight times the room.
    """

    def __init__(self, hand: Hand, window: int | None = None) -> None:
        self._hand = hand
        self._window = window or (WINDOW // 4 if hand.compulsory else WINDOW)
        self._box = Box(hand, (0,) * len(hand.columns), self._window)
        self._kept, self.end = self._swept(self._box)

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
            self._kept, _ = self._swept(self._box)
            place = 0
        found = [0 if self._hand.compulsory else NEVER] * len(heights)
        for digit, column in enumerate(self._box.order):
            found[column] = self._kept[place + digit]
        return found

    def _swept(self, box: Box) -> tuple[bytearray | array[int], End | None]:
        """Return the window of a box and the best end in it."""
        name = "numba" if box.size > SMALL and compiled() else "plain"
        way: Any = import_module(f"golf_nb.solver.large_{name}")
        swept: tuple[bytearray | array[int], End | None]
        swept = (way.compulsory if self._hand.compulsory else way.optional)(self._hand, box)
        return swept


def compiled() -> bool:
    """Say whether a sweep is compiled: whether numba is installed and not ruled out for this process.

    Returns
    -------
    bool
        What `golf_nb.solver.kernels.choose` chooses.
    """
    return choose() == "numba"
