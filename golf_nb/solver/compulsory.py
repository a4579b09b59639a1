"""Answers under compulsory play: its sweep, walked back to a line of play."""

from __future__ import annotations

from typing import TYPE_CHECKING

from golf_nb.engine.cards import RANKS
from golf_nb.solver.answers import Solution
from golf_nb.solver.compulsory_sweep import Swept, sweep
from golf_nb.solver.hand import Hand, moves_of, score_of

if TYPE_CHECKING:
    from collections.abc import Iterable

    from golf_nb.engine import Position
    from golf_nb.solver.kernels import End


def solve_compulsory(position: Position) -> Solution:
    """Solve a position in which a draw is refused while a card fits.

    Parameters
    ----------
    position : Position
        A position with a card in its tableau.

    Returns
    -------
    Solution
        The answer, as `golf_nb.solver.solve` gives it.
    """
    hand = Hand.of(position)
    swept = sweep(hand)
    end = swept.end
    if end is None:
        return Solution(position, position.cards_left, position.cards_left, False, ())
    score = score_of(position, end.left, end.draws)
    return Solution(position, score, score, end.left == 0, moves_of(_trace(hand, swept, end)))


def _trace(hand: Hand, swept: Swept, end: End) -> list[int | None]:
    """Return the moves that lead to an end; None for a draw. Of several ways, as `golf_nb.solver.trace` does."""
    full, strides = hand.size - 1, hand.strides
    configuration, draws = end.configuration, end.draws
    column = _column(hand, swept, configuration, draws, RANKS)
    backwards: list[int | None] = []
    while column is not None:
        backwards.append(column)
        takes = hand.takes(hand.columns[column][hand.digits(configuration)[column]])
        configuration += strides[column]
        column = None if configuration == full else _column(hand, swept, configuration, draws, takes)
        if column is None and (draws or hand.waste not in takes):
            blocked = swept.drawn(configuration).blocked
            # Back over the draws, to the last card played on which nothing fitted.
            backwards.append(None)
            draws -= 1
            while not blocked >> draws & 1:
                backwards.append(None)
                draws -= 1
            if configuration != full:
                column = _column(hand, swept, configuration, draws, _stuck(hand, configuration))
    return backwards[::-1]


def _stuck(hand: Hand, configuration: int) -> set[int]:
    """Return the ranks on which no exposed card of a configuration fits."""
    heights = hand.digits(configuration)
    exposed = {ranks[height - 1] for ranks, height in zip(hand.columns, heights, strict=True) if height}
    return {rank for rank in RANKS if exposed.isdisjoint(hand.kings.ranks_that_fit(rank))}


def _column(hand: Hand, swept: Swept, configuration: int, draws: int, ranks: Iterable[int]) -> int | None:
    """Return the first column that was played last with so many draws and left one of these ranks."""
    heights = hand.digits(configuration)
    for column, reached in enumerate(swept.arrivals(configuration)):
        if reached >> draws & 1 and hand.columns[column][heights[column]] in ranks:
            return column
    return None
