"""What chance makes of a hand: a player who plays any card that fits, and draws when none does."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from golf_nb.solver.hand import Hand

if TYPE_CHECKING:
    from golf_nb.engine import Position

State = tuple[int, int]
"""The configuration and the rank on the waste, at a given number of draws."""


class Chance(NamedTuple):
    """What a player who plays by chance can expect.

    Parameters
    ----------
    strokes : float
        The cards left in the tableau, on average.
    clear : float
        The probability that none is left.
    """

    strokes: float
    clear: float


def by_chance(position: Position) -> Chance:
    r"""Return what is left, on average, by a player who plays at random whatever fits.

    The player draws only when no card fits, and needs to know nothing: neither the stock nor what a card covers. The
    average is computed over all that can happen, not over a sample.

    Parameters
    ----------
    position : Position
        Any position. What its rules say about undo, scoring and compulsory draws does not matter here.

    Returns
    -------
    Chance
        The average of the cards left and the probability of a clear.

    Examples
    --------
    >>> from golf_nb.engine import parse_board
    >>> by_chance(parse_board("Foundations: 7D\n7C 8S\n6H", partial=True))
    Chance(strokes=1.0, clear=0.5)
    """
    hand = Hand.of(position)
    strokes = clear = 0.0
    # A draw leads to the next number of draws, a play to one card less at the same number.
    here: dict[State, float] = {(hand.size - 1, hand.waste): 1.0}
    for draws in range(len(hand.stock) + 1):
        rank = hand.stock[draws] if draws < len(hand.stock) else 0
        following: dict[State, float] = {}
        for (configuration, _), probability in _stuck(hand, here).items():
            if configuration and rank:
                state = (configuration, rank)
                following[state] = following.get(state, 0.0) + probability
            else:
                left = sum(hand.digits(configuration))
                strokes += probability * left
                clear += probability * (not left)
        here = following
    return Chance(strokes, clear)


def _stuck(hand: Hand, begun: dict[State, float]) -> dict[State, float]:
    """Play on until nothing fits, and return with which probability each state is reached then."""
    stuck: dict[State, float] = {}
    layers: list[dict[State, float]] = [{} for _ in range(sum(hand.heights) + 1)]
    for state, probability in begun.items():
        layers[sum(hand.digits(state[0]))][state] = probability
    for left in range(len(layers) - 1, -1, -1):
        for (configuration, rank), probability in layers[left].items():
            fitting = hand.kings.ranks_that_fit(rank)
            plays = []
            for ranks, height, stride in zip(
                hand.columns, hand.digits(configuration), hand.strides, strict=True
            ):
                if height and ranks[height - 1] in fitting:
                    plays.append((configuration - stride, ranks[height - 1]))
            if not plays:
                stuck[configuration, rank] = probability
            for state in plays:
                layers[left - 1][state] = layers[left - 1].get(state, 0.0) + probability / len(plays)
    return stuck
