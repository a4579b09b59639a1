"""The axes along which rule sets differ: kings, scoring and undo, each with its words."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from golf_nb.engine.cards import ACE, KING, QUEEN, RANKS
from golf_nb.language import say


class KingRule(StrEnum):
    """What may be played on a king."""

    STOP = "stop"
    QUEEN = "queen"
    WRAP = "wrap"

    @property
    def in_words(self) -> str:
        """The rule in words."""
        return say(f"rules.kings.{self}")

    def ranks_that_fit(self, rank: int) -> tuple[int, ...]:
        """Return the ranks that may be played on a rank, in ascending order.

        Parameters
        ----------
        rank : int
            1 (ace) to 13 (king).

        Returns
        -------
        tuple of int
            None, one or two ranks.

        Examples
        --------
        >>> KingRule.STOP.ranks_that_fit(13), KingRule.WRAP.ranks_that_fit(1)
        ((), (2, 13))
        """
        return _FITTING[self, rank]


class Scoring(StrEnum):
    """What a cleared hand scores; a hand that is not cleared always scores the cards left."""

    BONUS = "bonus"
    STROKES = "strokes"

    @property
    def in_words(self) -> str:
        """The rule in words."""
        return say(f"rules.scoring.{self}")


class Undo(StrEnum):
    """Which moves may be taken back."""

    UNLIMITED = "unlimited"
    SINCE_DRAW = "since-draw"
    NONE = "none"

    @property
    def in_words(self) -> str:
        """The rule in words."""
        return say(f"rules.undo.{self}")


def _fitting(kings: KingRule, rank: int) -> tuple[int, ...]:
    """Return the ranks one step up or down, with the exceptions of kings and aces."""
    if rank == KING:
        return {KingRule.STOP: (), KingRule.QUEEN: (QUEEN,), KingRule.WRAP: (ACE, QUEEN)}[kings]
    if rank == ACE:
        return (ACE + 1, KING) if kings is KingRule.WRAP else (ACE + 1,)
    return (rank - 1, rank + 1)


_FITTING: Final = {(kings, rank): _fitting(kings, rank) for kings in KingRule for rank in RANKS}
