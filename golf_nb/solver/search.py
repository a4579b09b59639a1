"""Answers for hands that are too large for a table of all their configurations, and for callers with a budget."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from golf_nb.solver.answers import Solution
from golf_nb.solver.hand import Hand, moves_of, score_of
from golf_nb.solver.large_compulsory import MOST_DRAWS
from golf_nb.solver.large_sweep import LargeSweep, compiled
from golf_nb.solver.large_trace import trace_compulsory
from golf_nb.solver.search_bounds import least_score
from golf_nb.solver.search_layers import Layers
from golf_nb.solver.trace import trace

if TYPE_CHECKING:
    from golf_nb.engine import Move, Position

MOST_SWEPT: Final = 300_000_000
"""The largest hand that is swept; Double Golf has 60 million configurations, or 134 million with columns of seven."""
DEFAULT_BUDGET: Final = 200_000
"""The configurations that a search looks at where a sweep is not possible."""
MOST_LOOKED: Final = 750_000
"""The most configurations that a search looks at, whatever its budget, so that its memory stays below 500 MB."""


def search(position: Position, budget: int | None = None) -> Solution:
    """Return the best score that a large hand can still reach, with a line of play that reaches it.

    There are two ways, and the numbers alone decide between them. A hand with no more configurations than the budget
    is swept, which visits them all and leaves nothing open. Any other is searched, layer by layer from the most cards
    left to the fewest: whole layers first, and later only what seems best in each. A search that had to leave
    something out still says that a hand can be cleared if it has found how. Otherwise it leaves that open, unless
    counting the ranks shows that it is impossible.

    Parameters
    ----------
    position : Position
        A position, under any rules.
    budget : int, optional
        How many configurations to look at. Without it a hand of up to 300 million is swept if numba is installed:
        Double Golf in 1 to 3 seconds of one core and 30 MB, the largest hands in 6 seconds and 60 MB; in up to 400 MB
        under compulsory play, which has to remember more. Hands that are larger still, and all of them without numba,
        are searched with a budget of 200,000, which takes about 5 seconds and 150 MB. No search looks at more than
        750,000, whatever its budget.

    Returns
    -------
    Solution
        The answer, the same on each machine for the same budget. After a sweep, and after a search that left nothing
        out, its line is a shortest one of that score. A clear that was found by a search that left something out may
        be proven best, as it always is where a clear scores zero, and still not be the shortest.

    Examples
    --------
    >>> from golf_nb.engine import deal
    >>> search(deal(7, "double"), budget=2000)
    Solution: best score 0; can be cleared; 78 moves
    """
    hand = Hand.of(position)
    if not any(hand.columns):
        return Solution(position, position.score, position.score, True, ())
    if _is_swept(hand, budget):
        found: LargeSweep | Layers = LargeSweep(hand)
        complete = True
    else:
        found = Layers(hand, min(budget or DEFAULT_BUDGET, MOST_LOOKED))
        complete = found.complete
    end = found.end
    line: tuple[Move, ...] = ()
    if end is None:
        left, score = position.cards_left, position.cards_left
    else:
        columns = trace_compulsory(hand, found, end) if hand.compulsory else trace(hand, found, end)
        left, score, line = end.left, score_of(position, end.left, end.draws), moves_of(columns)
    bound = score if complete else least_score(hand, position.rules.scoring)
    cleared = True if not left else False if complete or bound > 0 else None
    return Solution(position, score, bound, cleared, line)


def _is_swept(hand: Hand, budget: int | None) -> bool:
    if hand.compulsory and len(hand.stock) > MOST_DRAWS:
        return False
    if budget is None:
        return compiled() and hand.size <= MOST_SWEPT
    return hand.size <= min(budget, MOST_SWEPT)
