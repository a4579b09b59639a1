"""Judge: what is known about the best end of a hand. The lessons never solve a hand themselves."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from golf_nb.engine import Scoring

if TYPE_CHECKING:
    from golf_nb.engine import Position

BestOf = Callable[["Position"], int | None]

_REMEMBERED: Final = 4096


@dataclass(frozen=True, slots=True)
class Judge:
    """Two questions about a position; None is the answer when it is not known.

    Parameters
    ----------
    best_left : callable
        The fewest cards that can be left in the columns.
    best_score : callable
        The lowest score that can be reached.
    """

    best_left: BestOf
    best_score: BestOf


def judge_of(known: Judge | BestOf) -> Judge:
    """Return a judge that remembers its answers.

    Parameters
    ----------
    known : Judge or callable
        A judge; or a function that knows the fewest cards left, from which the score follows unless the hand can be
        cleared and unused stock counts.

    Returns
    -------
    Judge
        A judge.
    """
    if isinstance(known, Judge):
        if hasattr(known.best_left, "cache_info"):
            return known
        return Judge(lru_cache(_REMEMBERED)(known.best_left), lru_cache(_REMEMBERED)(known.best_score))
    best_left = lru_cache(_REMEMBERED)(known)

    def best_score(position: Position) -> int | None:
        left = best_left(position)
        return None if left == 0 and position.rules.scoring is Scoring.BONUS and position.stock else left

    return Judge(best_left, lru_cache(_REMEMBERED)(best_score))
