"""A search under a budget: layer by layer, from the full tableau to the empty one, and only what seems best in each.

It keeps the same arrivals as a sweep, but only of the configurations that it has looked at. As long as it leaves none
out, its answer is exact.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from golf_nb.solver.kernels import End
from golf_nb.solver.search_steps import CompulsorySteps, OptionalSteps

if TYPE_CHECKING:
    from collections.abc import Sequence

    from golf_nb.solver.hand import Hand

Layer = dict[int, list[int]]
"""The arrivals of configurations with the same number of cards left."""
WHOLE: Final = 0.25
"""The part of the budget that is spent on whole layers, before the rest is divided among all further ones."""
DRAW: Final = 8
"""What a draw weighs against uneven columns when configurations are compared."""


class Layers:
    """What a search has found.

    Parameters
    ----------
    hand : Hand
        A hand with at least one card in its tableau.
    budget : int
        The most configurations to look at.

    Attributes
    ----------
    complete : bool
        Whether nothing was left out, so that the best end is the best of all.
    end : End or None
        The best end that was found; None if no column was played.
    """

    def __init__(self, hand: Hand, budget: int) -> None:
        self._hand = hand
        self._steps = CompulsorySteps(hand) if hand.compulsory else OptionalSteps(hand)
        self._found: Layer = {}
        self.complete = True
        self.end = self._search(budget)

    @property
    def ends(self) -> tuple[End | None]:
        """The best end; None if no column was played."""
        return (self.end,)

    def arrivals(self, configuration: int) -> Sequence[int]:
        """Return the arrivals at a configuration that was found, by the column played last."""
        return self._found[configuration]

    def _search(self, budget: int) -> End | None:
        hand, steps = self._hand, self._steps
        layer: Layer = {hand.size - 1: []}
        left = sum(hand.heights)
        looked = 0
        while left and looked < budget:
            room = max(int(budget * WHOLE) - looked, (budget - looked) // left, 1)
            if len(layer) > room:
                self.complete = False
                layer = dict(sorted(layer.items(), key=self._promise)[:room])
            looked += len(layer)
            following = self._following(layer)
            if not following:
                break
            self._found |= following
            layer = following
            left -= 1
        else:
            self.complete = self.complete and not left
        if not self._found:
            return None
        draws, configuration = min((steps.fewest(arrivals), number) for number, arrivals in layer.items())
        return End(left, draws, configuration)

    def _following(self, layer: Layer) -> Layer:
        """Return what is reached from a layer by one play."""
        hand, strides = self._hand, self._hand.strides
        nothing = [self._steps.nothing] * len(strides)
        following: Layer = {}
        for configuration, arrivals in layer.items():
            for column, reached in self._steps.plays(hand.digits(configuration), arrivals):
                number = configuration - strides[column]
                at = following.get(number)
                if at is None:
                    at = following[number] = nothing.copy()
                at[column] = reached
        return following

    def _promise(self, item: tuple[int, list[int]]) -> tuple[int, int]:
        """Return what comes first in a sorted layer: few draws, and columns of even heights."""
        configuration, arrivals = item
        heights = self._hand.digits(configuration)
        uneven = sum(height * height for height in heights)
        return DRAW * self._steps.fewest(arrivals) + uneven, configuration
