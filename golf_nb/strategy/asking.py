"""What is asked of the solver while somebody plays: exact where that takes a moment, and the best found elsewhere."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from golf_nb.solver import choices, solve
from golf_nb.solver.hand import Hand
from golf_nb.solver.kernels import MOST_CONFIGURATIONS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from golf_nb.engine import Position
    from golf_nb.solver import Choice, Solution

LARGE_BUDGET: Final = 10_000
"""Configurations of a hand such as Double Golf that are looked at: about half a second for each move."""


def best_line(position: Position) -> Solution:
    """Return the best that can be made of a position, with a line that makes it.

    Parameters
    ----------
    position
        Any position; of a large one it is the best that was found in a moment, which need not be proven.
    """
    return solve(position, _budget(position))


def worth_of_each(position: Position) -> tuple[Choice, ...]:
    """Return what each legal move is worth.

    Parameters
    ----------
    position
        As for `best_line`.
    """
    return choices(position, _budget(position))


def par(position: Position) -> Solution:
    """Return the best score of a whole deal, however long it takes.

    Parameters
    ----------
    position
        The deal.
    """
    return solve(position)


def sharpened(found: Sequence[Choice], solution: Solution) -> tuple[Choice, ...]:
    """Return choices with what a line of the same position adds to them.

    Parameters
    ----------
    found
        What is known about each move.
    solution
        What is known about the position. No move is worth more than its bound, and the first move of its line at
        least its score.
    """
    return tuple(_sharpened(choice, solution) for choice in found)


def _sharpened(choice: Choice, solution: Solution) -> Choice:
    bound = max(choice.bound, solution.bound)
    if solution.line[:1] != (choice.move,) or choice.score < solution.score:
        return replace(choice, bound=bound)
    return replace(choice, score=solution.score, bound=bound, cleared=solution.cleared)


def _budget(position: Position) -> int | None:
    return LARGE_BUDGET if Hand.of(position).size > MOST_CONFIGURATIONS else None
