"""`solve` and `choices`: the right way to the answer for each kind of hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from golf_nb.engine import Draw, GolfError, Play, Scoring
from golf_nb.engine.checks import is_whole
from golf_nb.solver.answers import Choice, Solution
from golf_nb.solver.hand import NEVER, Hand, moves_of, score_of
from golf_nb.solver.kernels import MOST_CONFIGURATIONS, End, kernel
from golf_nb.solver.trace import trace

if TYPE_CHECKING:
    from golf_nb.engine import Position

__all__ = ["best_of_hand", "best_score", "choices", "least_left", "solve"]


def solve(position: Position, budget: int | None = None, using: str | None = None) -> Solution:
    """Return the best score that the hand can still reach, with a line of play that reaches it.

    The stock is known to the solver, as it is to nobody who plays fairly. Among lines of the same score it gives a
    shortest one, and always the same.

    Parameters
    ----------
    position : Position
        Any position, under any rules.
    budget : int, optional
        How many configurations to look at before giving up with the best that was found. A standard deal has
        279,936, which are always looked at unless the budget is smaller; hands too large for that, such as
        those of Double Golf, get a budget of their own.
    using : {"numba", "numpy", "plain"}, optional
        The kernel; the fastest that is installed unless given. All give the same answers.

    Returns
    -------
    Solution
        The answer. Only a search that ran out of its budget leaves it open.

    Raises
    ------
    GolfError
        If the budget is no positive whole number, or the kernel is not installed.

    Examples
    --------
    >>> from golf_nb.engine import Game, deal
    >>> solution = solve(deal(24))
    >>> solution.score, solution.cleared
    (4, False)
    >>> Game(deal(24), solution.line).position.score
    4
    """
    _check_budget(budget)
    if not any(position.columns):
        return Solution(position, position.score, position.score, True, ())
    hand = Hand.of(position)
    if _too_large(hand, budget):
        from golf_nb.solver.search import search

        return search(position, budget)
    if hand.compulsory:
        from golf_nb.solver.compulsory import solve_compulsory

        return solve_compulsory(position)
    swept = kernel(using, hand).sweep(hand, [hand.from_waste()])
    end = swept.ends[0]
    if end is None:
        return Solution(position, position.cards_left, position.cards_left, False, ())
    score = score_of(position, end.left, end.draws)
    return Solution(position, score, score, end.left == 0, moves_of(trace(hand, swept, end)))


def choices(position: Position, budget: int | None = None, using: str | None = None) -> tuple[Choice, ...]:
    """Return every legal move with the best score that can still be reached after it.

    Parameters
    ----------
    position : Position
        Any position, under any rules.
    budget : int, optional
        As for `solve`, for each move.
    using : {"numba", "numpy", "plain"}, optional
        As for `solve`.

    Returns
    -------
    tuple of Choice
        One for each of ``position.moves()``, in that order; none if the hand is over.

    Raises
    ------
    GolfError
        As `solve`.

    Examples
    --------
    >>> from golf_nb.engine import deal
    >>> for choice in choices(deal(2, "classic")):
    ...     print(choice)
    Choice: C: best score 0; can be cleared
    Choice: E: best score 0; can be cleared
    Choice: draw: best score 0; can be cleared
    """
    _check_budget(budget)
    moves = position.moves()
    hand = Hand.of(position)
    if hand.compulsory or _too_large(hand, budget):
        return tuple(_after(position, move, budget, using) for move in moves)
    lanes = []
    for move in moves:
        if isinstance(move, Play):
            lanes.append(bytes(0 if column == move.column else NEVER for column in range(len(hand.columns))))
        else:
            lanes.append(hand.from_waste(draws=1))
    if not lanes:
        return ()
    ends = kernel(using, hand).sweep(hand, lanes, keep=False).ends
    # After a draw the hand may also rest where it is.
    resting = End(position.cards_left, 1, hand.size - 1)
    return tuple(_choice(position, move, end or resting) for move, end in zip(moves, ends, strict=True))


def best_score(position: Position, using: str | None = None) -> int | None:
    """Return the best score that the hand can still reach, without a line that reaches it.

    Parameters
    ----------
    position : Position
        Any position, under any rules.
    using : {"numba", "numpy", "plain"}, optional
        As for `solve`.

    Returns
    -------
    int or None
        The score; None if a search ran out of its budget before it was proven.
    """
    hand = Hand.of(position)
    if hand.compulsory or _too_large(hand, None) or not any(position.columns):
        solution = solve(position, using=using)
        return solution.score if solution.proven else None
    return best_of_hand(hand, position.rules.scoring, using)


def best_of_hand(hand: Hand, scoring: Scoring, using: str | None = None) -> int:
    """Return the best score of a hand with optional draws that is small enough to be swept.

    It is `best_score` for whoever has the ranks alone and looks at very many deals.

    Parameters
    ----------
    hand : Hand
        A hand with at least one card in the tableau.
    scoring : Scoring
        What a clear scores.
    using : {"numba", "numpy", "plain"}, optional
        As for `solve`.

    Returns
    -------
    int
        The score.
    """
    end = kernel(using, hand).sweep(hand, [hand.from_waste()], keep=False).ends[0]
    if end is None or end.left:
        return sum(hand.heights) if end is None else end.left
    return end.draws - len(hand.stock) if scoring is Scoring.BONUS else 0


def least_left(position: Position, budget: int | None = None) -> int | None:
    """Return the fewest cards that can be left in the tableau at the end of the hand.

    Parameters
    ----------
    position : Position
        Where the hand stands.
    budget : int, optional
        As for `solve`.

    Returns
    -------
    int or None
        0 if the hand can be cleared; None, which says nothing about it, if the budget ran out.
    """
    solution = solve(position, budget)
    known = solution.cleared or max(solution.bound, 0) == solution.left
    return solution.left if known else None


def _after(position: Position, move: Play | Draw, budget: int | None, using: str | None) -> Choice:
    solution = solve(position.after(move), budget, using)
    return Choice(move, solution.score, solution.bound, solution.cleared)


def _choice(position: Position, move: Play | Draw, end: End) -> Choice:
    score = score_of(position, end.left, end.draws)
    return Choice(move, score, score, end.left == 0)


def _too_large(hand: Hand, budget: int | None) -> bool:
    return hand.size > min(MOST_CONFIGURATIONS, budget or MOST_CONFIGURATIONS)


def _check_budget(budget: int | None) -> None:
    if budget is not None and not (is_whole(budget) and budget > 0):
        raise GolfError("not a budget", text=str(budget), place="budget", expected="a whole number above 0")
