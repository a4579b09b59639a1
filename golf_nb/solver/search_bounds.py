"""What no line of play can better, by counting ranks.

Every card that is played lies on another: on the waste's card, on a card drawn, or on one played before. Each of
these carries at most one. So the cards of the tableau are matched with cards that could lie under them, whatever the
order of the columns; a card that finds no partner stays in the tableau.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from golf_nb.engine import Scoring
from golf_nb.engine.cards import KING, RANKS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from golf_nb.solver.hand import Hand

_CHAIN: Final = (*RANKS[::2], *RANKS[1::2])
"""All ranks in steps of two; over king and ace when an ace fits on a king, which makes of them a ring."""


def least_score(hand: Hand, scoring: Scoring) -> int:
    r"""Return a score that no line of play betters.

    Parameters
    ----------
    hand : Hand
        The hand.
    scoring : Scoring
        What a clear scores.

    Returns
    -------
    int
        The bound.

    Examples
    --------
    >>> from golf_nb.engine import parse_board
    >>> from golf_nb.solver.hand import Hand
    >>> position = parse_board("Talon: 2C 9H\nFoundations: 7D\n7C 8S\n10H", partial=True)
    >>> least_score(Hand.of(position), position.rules.scoring)
    0
    """
    wanted = [0] * (KING + 1)
    for ranks in hand.columns:
        for rank in ranks:
            wanted[rank] += 1
    under = wanted.copy()
    under[hand.waste] += 1
    cards = sum(wanted)
    for draws in range(len(hand.stock) + 1):
        if draws:
            under[hand.stock[draws - 1]] += 1
        if _most_played(hand, wanted, under) == cards:
            return draws - len(hand.stock) if scoring is Scoring.BONUS else 0
    return cards - _most_played(hand, wanted, under)


def _most_played(hand: Hand, wanted: Sequence[int], under: Sequence[int]) -> int:
    """Return how many cards can be matched: of each rank so many are wanted, and so many may lie under others."""
    ring = KING in hand.kings.ranks_that_fit(1)
    return max(_matched(hand, wanted, under, on_kings) for on_kings in range(under[KING] + 1 if ring else 1))


def _matched(hand: Hand, wanted: Sequence[int], under: Sequence[int], on_kings: int) -> int:
    """Go along the chain: what is served from behind is lost to nobody else. So many kings are kept for aces."""
    rest = list(under)
    rest[KING] -= on_kings
    kept = on_kings
    matched = 0
    for rank in _CHAIN:
        missing = wanted[rank]
        takes = hand.takes(rank)
        if rank == 1:
            served = min(missing, kept)
            missing -= served
            matched += served
            takes = tuple(other for other in takes if other != KING)
        for other in _from_behind(rank, takes):
            served = min(missing, rest[other])
            rest[other] -= served
            missing -= served
            matched += served
    return matched


def _from_behind(rank: int, takes: tuple[int, ...]) -> list[int]:
    """Return the ranks that a rank may lie on, the one below it first."""
    return sorted(takes, key=lambda other: (other - rank) % KING != KING - 1)
