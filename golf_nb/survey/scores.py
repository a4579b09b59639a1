"""The best scores of a survey by deal number."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Mapping
from typing import TYPE_CHECKING

from golf_nb.survey.codes import OPEN, PENDING, is_score

if TYPE_CHECKING:
    from array import array
    from collections.abc import Iterator, Sequence


class Scores(Mapping[int, int]):
    """Best scores by deal number, in ascending order; a view that copies nothing."""

    __slots__ = ("_length", "_numbers", "_results")

    def __init__(self, numbers: Sequence[int], results: array[int]) -> None:
        self._numbers = numbers
        self._results = results
        self._length = len(numbers) - sum(results.count(code) for code in (PENDING, *OPEN))

    def __getitem__(self, number: int) -> int:
        try:
            place = bisect_left(self._numbers, number)
        except TypeError:
            raise KeyError(number) from None
        if (
            place == len(self._numbers)
            or self._numbers[place] != number
            or not is_score(self._results[place])
        ):
            raise KeyError(number)
        return self._results[place]

    def __iter__(self) -> Iterator[int]:
        return (number for number, code in zip(self._numbers, self._results, strict=True) if is_score(code))

    def __len__(self) -> int:
        return self._length

    def __repr__(self) -> str:
        return f"Scores of {len(self):,} deals"
