"""One step of a search at one configuration: which columns can be played next, and what that leaves on record."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from golf_nb.engine.cards import KING, RANKS
from golf_nb.solver.hand import NEVER

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from golf_nb.solver.hand import Hand


class OptionalSteps:
    """Steps under optional draws. An arrival is the fewest draws with which it is possible.

    Parameters
    ----------
    hand : Hand
        The hand.
    """

    nothing: Final = NEVER

    def __init__(self, hand: Hand) -> None:
        self._hand = hand
        self._rows = hand.draws_to_fit()
        self._takes = tuple(hand.takes(rank) if rank else () for rank in range(KING + 1))

    def plays(self, heights: Sequence[int], arrivals: Sequence[int]) -> Iterator[tuple[int, int]]:
        """Yield each column that can be played, with its arrival.

        Parameters
        ----------
        heights : sequence of int
            The configuration.
        arrivals : sequence of int
            Its arrivals by the column played last; none at the start.
        """
        lying = [NEVER] * (KING + 1)
        for ranks, height, draws in zip(self._hand.columns, heights, arrivals, strict=False):
            if draws != NEVER:
                lying[ranks[height]] = min(draws, lying[ranks[height]])
        if not arrivals:
            lying[self._hand.waste] = 0
        row = self._rows[min(lying)]
        for column, (ranks, height) in enumerate(zip(self._hand.columns, heights, strict=True)):
            if height:
                rank = ranks[height - 1]
                draws = min(row[rank], *(lying[under] for under in self._takes[rank]))
                if draws != NEVER:
                    yield column, draws

    def fewest(self, arrivals: Sequence[int]) -> int:
        """Return the fewest draws of all arrivals."""
        return min(arrivals)


class CompulsorySteps:
    """Steps under compulsory play. An arrival is the set of all numbers of draws with which it is possible, as bits.

    Parameters
    ----------
    hand : Hand
        The hand.
    """

    nothing: Final = 0

    def __init__(self, hand: Hand) -> None:
        self._hand = hand
        self._takes = tuple(hand.takes(rank) if rank else () for rank in range(KING + 1))
        self._drawn = [0] * (KING + 1)
        for draws, card in enumerate(hand.stock, start=1):
            for rank in hand.kings.ranks_that_fit(card):
                self._drawn[rank] |= 1 << draws
        self._full = (2 << len(hand.stock)) - 1

    def plays(self, heights: Sequence[int], arrivals: Sequence[int]) -> Iterator[tuple[int, int]]:
        """Yield each column that can be played, with its arrival; as `OptionalSteps.plays` does."""
        lying = [0] * (KING + 1)
        for ranks, height, draws in zip(self._hand.columns, heights, arrivals, strict=False):
            if draws:
                lying[ranks[height]] |= draws
        if not arrivals:
            lying[self._hand.waste] = 1
        exposed = [
            ranks[height - 1] if height else 0
            for ranks, height in zip(self._hand.columns, heights, strict=True)
        ]
        covered = {under for rank in exposed for under in self._takes[rank]}
        stuck = playable = 0
        for rank in RANKS:
            if rank not in covered:
                stuck |= lying[rank]
        for rank in exposed:
            playable |= self._drawn[rank]
        # As in `golf_nb.solver.large_compulsory`: each draw is carried on until something fits.
        drawing = (stuck << 1) & self._full
        blank = self._full & ~playable
        reached = (drawing | (blank + (drawing & blank))) & playable
        for column, rank in enumerate(exposed):
            draws = reached & self._drawn[rank]
            for under in self._takes[rank]:
                draws |= lying[under]
            if draws:
                yield column, draws

    def fewest(self, arrivals: Sequence[int]) -> int:
        """Return the fewest draws of all arrivals."""
        every = 0
        for draws in arrivals:
            every |= draws
        return (every & -every).bit_length() - 1
