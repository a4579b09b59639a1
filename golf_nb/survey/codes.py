"""What is known about one deal, as a number of one byte: its best score, or how much of it is open."""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterable

    from golf_nb.solver import Solution

# No score reaches these: two packs have 104 cards.
PENDING: Final = -128
"""Not looked at yet."""
LEFT: Final = 125
"""Cannot be cleared; how many cards must be left is open."""
CLEARED: Final = 126
"""Can be cleared; how much of the stock can be saved is open."""
UNKNOWN: Final = 127
"""The budget ran out before anything was known."""
OPEN: Final = (LEFT, CLEARED, UNKNOWN)
"""The best score is not known."""
MOST: Final = 104
"""No score is further from zero."""

_WORDS: Final = {LEFT: "not cleared", CLEARED: "cleared", UNKNOWN: "?"}


def codes(values: Iterable[int] = ()) -> array[int]:
    """Return codes as an array of one byte each."""
    return array("b", values)


def code_of(solution: Solution) -> int:
    """Return what a solution says as a code.

    Parameters
    ----------
    solution : Solution
        The solver's answer.

    Returns
    -------
    int
        The score if it is proven, otherwise one of `OPEN`.
    """
    if solution.proven:
        return solution.score
    return UNKNOWN if solution.cleared is None else CLEARED if solution.cleared else LEFT


def is_cleared(code: int) -> bool | None:
    """Say whether a deal can be cleared; None if that is open.

    Parameters
    ----------
    code : int
        Any code but `PENDING`.

    Returns
    -------
    bool or None
        The answer.
    """
    return None if code == UNKNOWN else code <= 0 or code == CLEARED


def is_score(code: int) -> bool:
    """Say whether a code is a best score."""
    return code != PENDING and code not in OPEN


def text_of(code: int) -> str:
    """Return a code as a file has it: a score, or a word for what is open."""
    return _WORDS.get(code) or str(code)
