"""From the end of a hand back to its start: the line of play that a sweep has proven possible."""

from __future__ import annotations

from typing import TYPE_CHECKING

from golf_nb.solver.hand import NEVER

if TYPE_CHECKING:
    from collections.abc import Sequence

    from golf_nb.solver.hand import Hand
    from golf_nb.solver.kernels import End, Swept


def trace(hand: Hand, swept: Swept, end: End) -> list[int | None]:
    """Return the moves that lead to an end with the fewest draws.

    Of equally good ways it takes the one that, seen from its end, plays the first column that it can; a draw is
    made as late as it can be.

    Parameters
    ----------
    hand : Hand
        The hand that was swept with both its waste and its stock.
    swept : Swept
        Its sweep.
    end : End
        The end to reach.

    Returns
    -------
    list of int or None
        Column numbers; None for a draw.
    """
    strides = hand.strides
    full = hand.size - 1
    configuration, draws = end.configuration, end.draws
    backwards: list[int | None] = []
    wanted: tuple[int, ...] = ()  # ranks on which the card played next fits; any, as long as nothing was
    while configuration != full:
        heights = hand.digits(configuration)
        arrivals = swept.arrivals(configuration)
        column = _arrival(hand, heights, arrivals, draws, wanted)
        if column is None:
            before = min(arrivals)
            backwards += [None] * (draws - before)
            draws, wanted = before, ()
            column = _arrival(hand, heights, arrivals, draws, wanted)
        if column is None:
            raise AssertionError("a sweep that cannot be traced")
        backwards.append(column)
        wanted = hand.takes(hand.columns[column][heights[column]])
        configuration += strides[column]
    backwards += [None] * draws
    return backwards[::-1]


def _arrival(
    hand: Hand, heights: tuple[int, ...], arrivals: Sequence[int], draws: int, wanted: tuple[int, ...]
) -> int | None:
    """Return the first column that was played last with so many draws and left a rank that is wanted."""
    for column, (height, fewest) in enumerate(zip(heights, arrivals, strict=True)):
        if fewest == draws != NEVER and (not wanted or hand.columns[column][height] in wanted):
            return column
    return None
