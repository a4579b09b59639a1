"""What a worker does: numbers in, one byte for each out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from golf_nb.engine.deals import deal, dealt_ranks
from golf_nb.solver import solve
from golf_nb.solver.hand import Hand
from golf_nb.solver.kernels import MOST_CONFIGURATIONS, choose
from golf_nb.solver.solve import best_of_hand
from golf_nb.survey.codes import code_of, codes

if TYPE_CHECKING:
    from collections.abc import Sequence

    from golf_nb.engine import Rules

# With each kernel, where draws are optional and where they are compulsory.
_IN_ONE_GO: Final = {"numba": (256, 8), "numpy": (8, 8), "plain": (1, 1)}


def solve_chunk(numbers: Sequence[int], rules: Rules, budget: int | None = None) -> bytes:
    """Return what is known about each of some deals.

    It is sent to other processes and machines by its name, so it takes and returns what is small and plain.

    Parameters
    ----------
    numbers : sequence of int
        Deal numbers.
    rules : Rules
        The rule set.
    budget : int or None
        As for `golf_nb.solver.solve`.

    Returns
    -------
    bytes
        A signed byte for each number, in their order; see `golf_nb.survey.codes`.

    Raises
    ------
    GolfError
        If the solver's kernel is not installed.

    Examples
    --------
    >>> from golf_nb.engine import Rules
    >>> list(solve_chunk([2], Rules.preset("king-stops")))
    [0]
    """
    if budget is None and is_swept(rules):
        return codes(best_of_hand(hand_of(number, rules), rules.scoring) for number in numbers).tobytes()
    return codes(code_of(solve(deal(number, rules), budget)) for number in numbers).tobytes()


def hand_of(number: int, rules: Rules) -> Hand:
    """Return the solver's hand of a numbered deal, without making its cards.

    Parameters
    ----------
    number : int
        A deal number.
    rules : Rules
        The rule set.

    Returns
    -------
    Hand
        The same as ``Hand.of(deal(number, rules))``, in a tenth of the time.
    """
    ranks = dealt_ranks(number, rules.packs)
    size = rules.columns * rules.rows
    columns = tuple(ranks[column : size : rules.columns] for column in range(rules.columns))
    return Hand(columns, ranks[size + 1 :], ranks[size], rules.kings, rules.compulsory)


def is_swept(rules: Rules) -> bool:
    """Say whether a deal under these rules is answered by one sweep, always and quickly.

    Parameters
    ----------
    rules : Rules
        The rule set.

    Returns
    -------
    bool
        False where the solver has to search, or draws are not optional.
    """
    return not rules.compulsory and (rules.rows + 1) ** rules.columns <= MOST_CONFIGURATIONS


def chunk_size(rules: Rules, budget: int | None = None) -> int:
    """Return how many deals to look at in one go, so that it takes about a third of a second here.

    Parameters
    ----------
    rules : Rules
        The rule set.
    budget : int or None
        As for `golf_nb.solver.solve`.

    Returns
    -------
    int
        The number.

    Raises
    ------
    GolfError
        If the kernel that was chosen for this process is not installed.
    """
    swept, forced = _IN_ONE_GO[choose()]
    if budget is not None or (rules.rows + 1) ** rules.columns > MOST_CONFIGURATIONS:
        return 1
    return forced if rules.compulsory else swept
