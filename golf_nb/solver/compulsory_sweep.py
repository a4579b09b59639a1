"""The sweep of compulsory play, where a draw is refused while a card fits.

Fewer draws are not always better here: whoever has drawn fewer cards may be made to play one that somebody else may
keep. So the sweep keeps, for each configuration and each column, *every* number of draws with which that column can
be the last to be played: one bit each. Under this rule so little can be reached that Python alone does it in some
10 to 30 ms.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from golf_nb.engine.cards import KING
from golf_nb.solver.kernels import End

if TYPE_CHECKING:
    from collections.abc import Sequence

    from golf_nb.solver.hand import Hand

OnTop = list[tuple[int, int]]
"""Ranks that may lie on the waste, each with its possible numbers of draws, as bits."""
Layer = dict[int, list[int]]
"""The possible numbers of draws by the column played last, for each configuration that was reached."""


class Drawn(NamedTuple):
    """What draws do at one configuration; all of it as bits, one for each number of draws.

    Parameters
    ----------
    reached : int
        After how many draws a card just drawn lies on the waste.
    blocked : int
        After how many draws a card just played lies there on which nothing fits, so that a draw is allowed.
    """

    reached: int
    blocked: int


class Swept:
    """The arrivals of all configurations that were reached, and the best end among them."""

    def __init__(self, hand: Hand, layers: Sequence[Layer]) -> None:
        self.end = _end(layers)
        self._arrivals = {configuration: found for layer in layers for configuration, found in layer.items()}
        self._hand = hand
        self._fits_drawn = _fits_drawn(hand)

    def arrivals(self, configuration: int) -> Sequence[int]:
        """Return the possible numbers of draws, as bits, by the column played last."""
        return self._arrivals[configuration]

    def on_top(self, configuration: int) -> OnTop:
        """Return what may lie on the waste before any draw is made at a configuration."""
        return _on_top(self._hand, self._hand.digits(configuration), self._arrivals[configuration])

    def drawn(self, configuration: int) -> Drawn:
        """Return what draws do at a configuration."""
        heights = self._hand.digits(configuration)
        return _drawn(self._hand, self._fits_drawn, heights, self.on_top(configuration))


def sweep(hand: Hand) -> Swept:
    """Visit what can be reached of a hand under compulsory play.

    Parameters
    ----------
    hand : Hand
        The hand.

    Returns
    -------
    Swept
        What was reached.
    """
    columns, strides, fits_drawn = len(hand.columns), hand.strides, _fits_drawn(hand)
    layers: list[Layer] = [{} for _ in range(sum(hand.heights) + 1)]
    layers[-1][hand.size - 1] = [0] * columns
    for left in range(len(layers) - 1, 0, -1):
        following = layers[left - 1]
        for configuration, arrivals in layers[left].items():
            heights = hand.digits(configuration)
            on_top = _on_top(hand, heights, arrivals)
            reached = _drawn(hand, fits_drawn, heights, on_top).reached
            ways = [0] * (KING + 1)
            for rank, draws in on_top:
                for fit in hand.kings.ranks_that_fit(rank):
                    ways[fit] |= draws
            for column, height in enumerate(heights):
                if height:
                    rank = hand.columns[column][height - 1]
                    if draws := ways[rank] | (reached & fits_drawn[rank]):
                        at = following.setdefault(configuration - strides[column], [0] * columns)
                        at[column] = draws
    return Swept(hand, layers)


def _fits_drawn(hand: Hand) -> list[int]:
    """Return, for each rank, after how many draws it fits on the card just drawn, as bits."""
    fits_drawn = [0] * (KING + 1)
    for draws, rank in enumerate(hand.stock, start=1):
        for fit in hand.kings.ranks_that_fit(rank):
            fits_drawn[fit] |= 1 << draws
    return fits_drawn


def _on_top(hand: Hand, heights: Sequence[int], arrivals: Sequence[int]) -> OnTop:
    if not any(arrivals):  # the beginning
        return [(hand.waste, 1)]
    return [
        (ranks[height], draws)
        for ranks, height, draws in zip(hand.columns, heights, arrivals, strict=True)
        if draws
    ]


def _drawn(hand: Hand, fits_drawn: Sequence[int], heights: Sequence[int], on_top: OnTop) -> Drawn:
    exposed = {ranks[height - 1] for ranks, height in zip(hand.columns, heights, strict=True) if height}
    drawable = (1 << len(hand.stock)) - 1
    blocked = 0
    for rank, draws in on_top:
        if exposed.isdisjoint(hand.kings.ranks_that_fit(rank)):
            blocked |= draws & drawable
    unfit = drawable
    for rank in exposed:
        unfit &= ~fits_drawn[rank]
    # A draw may follow a card on which nothing fits, whether it was played or drawn.
    reached = blocked << 1
    while (more := reached | ((reached & unfit) << 1)) != reached:
        reached = more
    return Drawn(reached, blocked)


def _end(layers: Sequence[Layer]) -> End | None:
    """Return the best end, if any column can be played at all."""
    for left, layer in enumerate(layers[:-1]):
        if layer:
            draws, configuration = min(
                (min((reached & -reached).bit_length() - 1 for reached in arrivals if reached), number)
                for number, arrivals in layer.items()
            )
            return End(left, draws, configuration)
    return None
