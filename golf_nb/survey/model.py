"""A survey: what is known about many deals under one rule set, and what follows from it."""

from __future__ import annotations

from collections import Counter
from functools import cached_property
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from golf_nb.survey.codes import OPEN, PENDING, UNKNOWN, is_cleared, is_score
from golf_nb.survey.scores import Scores
from golf_nb.survey.statistics import wilson

if TYPE_CHECKING:
    from array import array
    from collections.abc import Iterator, Mapping, Sequence
    from os import PathLike

    from golf_nb.engine import Rules
    from golf_nb.survey.chart import Chart


class Survey:
    """The results of a survey. `golf_nb.survey` makes one, and `Survey.load` reads one from a file.

    All figures are about somebody who knows the stock. Nobody who plays fairly reaches them.

    Parameters
    ----------
    rules : Rules
        The rule set of every deal here.
    numbers : sequence of int
        The deals that were asked for, ascending, each once.
    results : array of int
        What is known about each; see `golf_nb.survey.codes`.
    refused : mapping, optional
        What was asked for and is no deal, with the reason.
    stopped : str, optional
        Why some deals were not looked at, in words.
    messages : sequence of str, optional
        What else whoever asked should know.
    """

    def __init__(
        self,
        rules: Rules,
        numbers: Sequence[int],
        results: array[int],
        *,
        refused: Mapping[object, str] = MappingProxyType({}),
        stopped: str | None = None,
        messages: Sequence[str] = (),
    ) -> None:
        self.rules = rules
        self.stopped = stopped
        self.messages = tuple(messages)
        self._numbers = numbers
        self._results = results
        self._refused = dict(refused)

    @classmethod
    def load(cls, path: str | PathLike[str]) -> Survey:
        """Return the survey that a file keeps.

        Parameters
        ----------
        path : str or path
            A file that `golf_nb.survey` was given as `file`. It is only read.

        Returns
        -------
        Survey
            All deals in it. Lines that make no sense are left out, and `messages` says how many.

        Raises
        ------
        GolfError
            If it is no such file.
        OSError
            If it cannot be read.
        """
        from golf_nb.survey.logbook import load

        return load(path)

    @property
    def refused(self) -> Mapping[object, str]:
        """What was asked for and is no deal, with the reason."""
        return MappingProxyType(self._refused)

    @property
    def scores(self) -> Scores:
        """The best score of each deal, by its number; deals whose best score is open are left out."""
        return Scores(self._numbers, self._results)

    @property
    def asked(self) -> int:
        """How many different deals were asked for."""
        return len(self._numbers)

    @property
    def done(self) -> int:
        """How many of them were looked at."""
        return self.asked - self._counts[PENDING]

    @property
    def complete(self) -> bool:
        """Whether all of them were looked at."""
        return self.done == self.asked

    @property
    def cleared(self) -> int:
        """How many can be cleared."""
        return self._with_verdict(True)

    @property
    def not_cleared(self) -> int:
        """How many cannot be cleared."""
        return self._with_verdict(False)

    @property
    def unknown(self) -> int:
        """How many were given up, because the search ran out of its budget."""
        return self._counts[UNKNOWN]

    @property
    def open(self) -> tuple[int, ...]:
        """The numbers of the deals whose best score is not known: given up, or known to be cleared or not at most."""
        return tuple(
            number for number, code in zip(self._numbers, self._results, strict=True) if code in OPEN
        )

    @property
    def clear_rate(self) -> float | None:
        """The share of deals that can be cleared, among those of which it is known; None without any."""
        known = self.cleared + self.not_cleared
        return self.cleared / known if known else None

    @property
    def interval(self) -> tuple[float, float] | None:
        """Where the true share of all deals is with 95 % confidence (Wilson); deals given up do not count."""
        return wilson(self.cleared, self.cleared + self.not_cleared)

    @property
    def bounds(self) -> tuple[float, float] | None:
        """The share if none, and if all, of the deals that were given up can be cleared; None without any deal."""
        if not self.done:
            return None
        return self.cleared / self.done, (self.cleared + self.unknown) / self.done

    @property
    def distribution(self) -> dict[int, int]:
        """How many deals have each best score, the best first."""
        return {code: self._counts[code] for code in sorted(self._counts) if is_score(code)}

    @property
    def mean_score(self) -> float | None:
        """The mean of the best scores; None without any."""
        return _mean(self.distribution)

    @property
    def mean_strokes(self) -> float | None:
        """The mean of the fewest cards left, where a clear leaves none whatever it scores; None without any."""
        strokes: Counter[int] = Counter()
        for score, count in self.distribution.items():
            strokes[max(score, 0)] += count
        return _mean(strokes)

    def summary(self) -> dict[str, Any]:
        """Return the figures with stable names, as JSON can hold them."""
        from golf_nb.survey.words import summary

        return summary(self)

    def to_frame(self) -> Any:  # noqa: ANN401 - the library is not there for type checkers
        """Return a table as a pandas data frame; see `golf_nb.survey.tables.to_frame`."""
        from golf_nb.survey.tables import to_frame

        return to_frame(self)

    def to_csv(self, path: str | PathLike[str]) -> None:
        """Write a table as comma-separated values; see `golf_nb.survey.tables.to_csv`."""
        from golf_nb.survey.tables import to_csv

        to_csv(self, path)

    def to_parquet(self, path: str | PathLike[str]) -> None:
        """Write a table as a Parquet file; see `golf_nb.survey.tables.to_parquet`."""
        from golf_nb.survey.tables import to_parquet

        to_parquet(self, path)

    def plot(self, axes: Any = None) -> Chart:  # noqa: ANN401 - the same
        """Draw the distribution of the scores with matplotlib; see `golf_nb.survey.chart.plot`."""
        from golf_nb.survey.chart import plot

        return plot(self, axes)

    def rows(self) -> Iterator[tuple[int, int]]:
        """Yield the number and the code of each deal that was looked at."""
        for number, code in zip(self._numbers, self._results, strict=True):
            if code != PENDING:
                yield number, code

    @cached_property
    def _counts(self) -> Counter[int]:
        return Counter(self._results)

    def _with_verdict(self, verdict: bool) -> int:  # noqa: FBT001 - the verdict itself
        return sum(
            count for code, count in self._counts.items() if code != PENDING and is_cleared(code) is verdict
        )

    def __repr__(self) -> str:
        from golf_nb.survey.words import text

        return text(self)

    def _repr_html_(self) -> str:
        from golf_nb.survey.words import html

        return html(self)


def _mean(counts: Mapping[int, int]) -> float | None:
    total = sum(counts.values())
    return sum(value * count for value, count in counts.items()) / total if total else None
