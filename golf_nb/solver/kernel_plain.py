"""The sweep in Python alone: about a second for a full deal, at once for the positions of lessons."""

from __future__ import annotations

from typing import TYPE_CHECKING

from golf_nb.solver.hand import NEVER, Hand
from golf_nb.solver.kernels import End

if TYPE_CHECKING:
    from collections.abc import Sequence

Layer = dict[int, list[int]]
"""The arrivals of the configurations that were reached, by their numbers."""


class Swept:
    """The arrivals of the first lane and the ends of all lanes."""

    def __init__(self, layers: Sequence[Layer], hand: Hand, ends: tuple[End | None, ...]) -> None:
        self.ends = ends
        self._arrivals = {configuration: found for layer in layers for configuration, found in layer.items()}
        self._never = [NEVER] * len(hand.columns)

    def arrivals(self, configuration: int) -> Sequence[int]:
        """Return the first lane's fewest draws to reach a configuration, by the column played last."""
        return self._arrivals.get(configuration, self._never)


def sweep(hand: Hand, lanes: Sequence[bytes], *, keep: bool = True) -> Swept:  # noqa: ARG001 - keeps anyway
    """Sweep a hand; the kernel of `golf_nb.solver.kernels`."""
    ways = _ways(hand)
    layers = [_layers(hand, ways, lane) for lane in lanes]
    return Swept(layers[0], hand, tuple(_end(found) for found in layers))


def _ways(hand: Hand) -> list[list[tuple[int, ...]]]:
    """Return, for each column and height, the ranks that take its exposed card."""
    return [[(), *(hand.takes(rank) for rank in ranks)] for ranks in hand.columns]


def _layers(hand: Hand, ways: list[list[tuple[int, ...]]], lane: bytes) -> list[Layer]:
    """Return what is reached with no card left, with one, and so on."""
    rows, strides = hand.draws_to_fit(), hand.strides
    layers: list[Layer] = [{} for _ in range(sum(hand.heights))]
    for column, draws in enumerate(lane):
        if draws != NEVER:
            _arrive(layers[-1], hand.size - 1 - strides[column], column, draws, len(lane))
    for left in range(len(layers) - 1, 0, -1):
        for configuration, arrivals in layers[left].items():
            heights = hand.digits(configuration)
            row = rows[min(arrivals)]
            on_top = _on_top(hand, heights, arrivals)
            for column, height in enumerate(heights):
                if height:
                    draws = row[hand.columns[column][height - 1]]
                    for rank in ways[column][height]:
                        draws = min(draws, on_top.get(rank, NEVER))
                    if draws != NEVER:
                        _arrive(
                            layers[left - 1], configuration - strides[column], column, draws, len(heights)
                        )
    return layers


def _on_top(hand: Hand, heights: Sequence[int], arrivals: Sequence[int]) -> dict[int, int]:
    """Return the fewest draws with which each rank was the last to be played."""
    on_top: dict[int, int] = {}
    for ranks, height, draws in zip(hand.columns, heights, arrivals, strict=True):
        if draws != NEVER:
            rank = ranks[height]
            on_top[rank] = min(draws, on_top.get(rank, NEVER))
    return on_top


def _arrive(layer: Layer, configuration: int, column: int, draws: int, columns: int) -> None:
    arrivals = layer.get(configuration)
    if arrivals is None:
        arrivals = layer[configuration] = [NEVER] * columns
    arrivals[column] = draws


def _end(layers: Sequence[Layer]) -> End | None:
    for left, layer in enumerate(layers):
        if layer:
            draws, configuration = min((min(arrivals), number) for number, arrivals in layer.items())
            return End(left, draws, configuration)
    return None
