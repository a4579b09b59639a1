"""From the end of a hand under compulsory play back to its start."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from golf_nb.engine.cards import RANKS

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from golf_nb.solver.hand import Hand
    from golf_nb.solver.kernels import End


class Found(Protocol):
    """What a sweep or a search under compulsory play has found."""

    def arrivals(self, configuration: int) -> Sequence[int]:
        """Return all numbers of draws, one bit each, by the column played last."""


def trace_compulsory(hand: Hand, found: Found, end: End) -> list[int | None]:
    """Return the moves that lead to an end with its number of draws.

    Of several ways it takes the one that, seen from its end, plays the first column that it can, and draws only
    where it must.

    Parameters
    ----------
    hand : Hand
        The hand.
    found : Found
        What was found.
    end : End
        The end to reach.

    Returns
    -------
    list of int or None
        Column numbers; None for a draw.
    """
    full, strides = hand.size - 1, hand.strides
    configuration, draws = end.configuration, end.draws
    backwards: list[int | None] = []
    column = _last(hand, found, configuration, draws, RANKS)
    while column is not None:
        backwards.append(column)
        takes = hand.takes(hand.columns[column][hand.digits(configuration)[column]])
        configuration += strides[column]
        if configuration == full:
            backwards += [None] * draws
            break
        column = _last(hand, found, configuration, draws, takes)
        blocked = _blocked(hand, configuration)
        while column is None:
            backwards.append(None)
            draws -= 1
            column = _last(hand, found, configuration, draws, blocked)
    return backwards[::-1]


def _last(hand: Hand, found: Found, configuration: int, draws: int, ranks: Iterable[int]) -> int | None:
    """Return the first column that was played last with so many draws and left one of these ranks."""
    heights = hand.digits(configuration)
    for column, reached in enumerate(found.arrivals(configuration)):
        if reached >> draws & 1 and hand.columns[column][heights[column]] in ranks:
            return column
    return None


def _blocked(hand: Hand, configuration: int) -> set[int]:
    """Return the ranks on which no exposed card of a configuration fits, so that a draw is allowed."""
    heights = hand.digits(configuration)
    exposed = {ranks[height - 1] for ranks, height in zip(hand.columns, heights, strict=True) if height}
    return {rank for rank in RANKS if exposed.isdisjoint(hand.kings.ranks_that_fit(rank))}
