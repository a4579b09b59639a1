"""The deal numbers of a survey: each once, in ascending order; what is none is put aside with the reason."""

from __future__ import annotations

from array import array
from collections.abc import Iterable
from typing import TYPE_CHECKING, Final, NamedTuple

from golf_nb.engine import FIRST, LAST, GolfError, check_number

if TYPE_CHECKING:
    from collections.abc import Sequence

MOST: Final = 100_000_000
"""More numbers than this in one range are a slip: they would take weeks."""
_EXPECTED: Final = "deal numbers, such as range(1, 1001)"


class Sorted(NamedTuple):
    """What was asked for.

    Parameters
    ----------
    numbers : sequence of int
        Deal numbers, ascending, each once.
    refused : dict
        Every other value with the reason. A value that cannot be a key, or that equals another key without being
        written alike, such as False beside 0, stands there as its text.
    """

    numbers: Sequence[int]
    refused: dict[object, str]


def sort_out(numbers: Iterable[object]) -> Sorted:
    """Tell deal numbers from what is none.

    Parameters
    ----------
    numbers : iterable
        What somebody wants surveyed.

    Returns
    -------
    Sorted
        Both kinds.

    Raises
    ------
    GolfError
        If it is no collection of numbers at all, or a range of more than `MOST`.

    Examples
    --------
    >>> sort_out([3, 1, 3, 0]).numbers.tolist(), list(sort_out([3, 1, 3, 0]).refused)
    ([1, 3], [0])
    """
    if isinstance(numbers, str | bytes) or not isinstance(numbers, Iterable):
        raise GolfError("not a collection of deals", text=str(numbers), place="numbers", expected=_EXPECTED)
    if isinstance(numbers, range) and numbers:
        upwards = numbers if numbers.step > 0 else numbers[::-1]
        if (upwards[-1] - upwards[0]) // upwards.step >= MOST:
            raise GolfError(
                "too many deals", text=str(numbers), place="numbers", expected=f"at most {MOST:,}"
            )
        if upwards[0] >= FIRST and upwards[-1] <= LAST:
            return Sorted(upwards, {})  # a million numbers that nobody has to keep
    good: set[int] = set()
    refused: dict[object, str] = {}
    for value in numbers:
        try:
            good.add(check_number(value))  # type: ignore[arg-type]
        except GolfError as error:
            refused[_key(value, refused)] = f"{error.problem}; expected {error.expected}"
    return Sorted(array("i", sorted(good)), refused)


def _key(value: object, refused: dict[object, str]) -> object:
    try:
        clashes = value in refused and repr(value) not in map(repr, refused)
    except TypeError:
        return repr(value)
    return repr(value) if clashes else value
