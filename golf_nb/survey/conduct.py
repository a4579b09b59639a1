"""`survey`: many deals, spread over processors, written down as they come."""

from __future__ import annotations

from bisect import bisect_left
from contextlib import closing, nullcontext
from pathlib import Path
from typing import TYPE_CHECKING, Final

from golf_nb.engine import GolfError, as_rules
from golf_nb.engine.checks import is_whole
from golf_nb.survey.codes import PENDING, codes
from golf_nb.survey.handing import LostError, answers
from golf_nb.survey.model import Survey
from golf_nb.survey.numbers import sort_out
from golf_nb.survey.pools import count_workers, shared_out
from golf_nb.survey.progress import progress_bar
from golf_nb.survey.work import chunk_size

if TYPE_CHECKING:
    from array import array
    from collections.abc import Iterable, Iterator, Sequence
    from concurrent.futures import Executor
    from os import PathLike

    from golf_nb.engine import Rules
    from golf_nb.survey.logbook import Logbook

INTERRUPTED: Final = "interrupted from the keyboard"


def survey(  # noqa: PLR0913
    numbers: Iterable[object],
    rules: Rules | str = "king-stops",
    executor: Executor | None = None,
    progress: bool = True,  # noqa: FBT001, FBT002
    *,
    file: str | PathLike[str] | None = None,
    budget: int | None = None,
    workers: int | None = None,
) -> Survey:
    """Find the best score of many deals.

    The work is done by all processors of this machine, or by an executor of somebody else. When a worker
    dies, another one does its work. Ctrl-C, or the square button of a notebook, ends the survey early and keeps
    what is done.

    Parameters
    ----------
    numbers : iterable of int
        Deal numbers, such as ``range(1, 10001)``. A deal that is asked for twice counts once. What is no deal number
        is put aside with the reason, and the rest goes on.
    rules : Rules or str
        A rule set or the name of a preset.
    executor : Executor, optional
        Any executor of `concurrent.futures`, ``client.get_executor()`` of a Dask cluster, or ``view.executor`` of
        ipyparallel. The package must be installed where its workers are. Unless given, processes are started here
        if there is enough to do, and end with the survey.
    progress : bool
        Whether to show a progress bar. It needs tqdm; without tqdm nothing is shown.
    file : str or path, optional
        A file to write results to as they come. The same call goes on where an earlier one stopped, and with the
        same file it does not matter which numbers either of them asked for.
    budget : int, optional
        How many configurations to look at in each deal; see `golf_nb.solve`. A deal whose search runs out of it
        counts as unknown.
    workers : int, optional
        How many processes to start here; with 1 none is. It has no meaning with an executor.

    Returns
    -------
    Survey
        The results. If the survey ended early, `Survey.stopped` says why.

    Raises
    ------
    GolfError
        If the rules, the budget or the workers are none, the file is of another survey, or no worker can do anything.
    OSError
        If the file cannot be opened.

    Examples
    --------
    >>> result = survey([1, 2, 3, 0], "classic", progress=False)
    >>> dict(result.scores), result.clear_rate == 1 / 3
    ({1: 6, 2: 0, 3: 1}, True)
    >>> result.refused
    mappingproxy({0: 'there is no such deal; expected a whole number from 1 to 2147483647'})
    """
    rules = as_rules(rules)
    if budget is not None and not (is_whole(budget) and budget > 0):
        raise GolfError("not a budget", text=str(budget), place="budget", expected="a whole number above 0")
    processes = count_workers(workers)
    if executor is not None:
        executor = shared_out(executor)
    asked, refused = sort_out(numbers)
    run = _Run(rules, budget, asked)
    with _opened(file, rules, budget) as run.logbook:
        run.take_over()
        stopped = run.finish(executor, processes, shown=progress)
    return Survey(rules, asked, run.results, refused=refused, stopped=stopped, messages=run.messages)


class _Run:
    """A survey while it is under way."""

    def __init__(self, rules: Rules, budget: int | None, numbers: Sequence[int]) -> None:
        self.rules = rules
        self.budget = budget
        self.numbers = numbers
        self.results = codes([PENDING]) * len(numbers)
        self.messages: list[str] = []
        self.logbook: Logbook | None = None

    def take_over(self) -> None:
        """Take results from the file."""
        if self.logbook is not None:
            self._note(self.logbook.results())
            self.messages += self.logbook.messages

    def finish(self, executor: Executor | None, processes: int, *, shown: bool) -> str | None:
        """Do what is left to do, and return why not all of it was done."""
        size = chunk_size(self.rules, self.budget)
        missing = self.results.count(PENDING)
        done = len(self.numbers) - missing
        coming = answers(self._chunks(size), -(-missing // size), self, executor, processes)
        try:
            with progress_bar(len(self.numbers), done, shown=shown) as bar, closing(coming):
                for chunk, answer in coming:
                    self._keep(chunk, answer)
                    bar.update(len(chunk))
        except KeyboardInterrupt:
            return INTERRUPTED
        except LostError as error:
            if self.results.count(PENDING) == len(self.numbers):
                raise GolfError(str(error)) from error
            return str(error)
        return None

    def _chunks(self, size: int) -> Iterator[Sequence[int]]:
        chunk: list[int] = []
        for number, code in zip(self.numbers, self.results, strict=True):
            if code == PENDING:
                chunk.append(number)
                if len(chunk) == size:
                    yield _packed(chunk)
                    chunk = []
        if chunk:
            yield _packed(chunk)

    def _keep(self, chunk: Sequence[int], answer: bytes) -> None:
        found: array[int] = codes()
        found.frombytes(answer)
        self._note(zip(chunk, found, strict=True))
        if self.logbook is not None:
            try:
                self.logbook.add(chunk, found)
            except OSError as error:
                raise LostError(f"{self.logbook.path} cannot be written: {error.strerror}") from error

    def _note(self, found: Iterable[tuple[int, int]]) -> None:
        for number, code in found:
            place = bisect_left(self.numbers, number)
            if place < len(self.numbers) and self.numbers[place] == number:
                self.results[place] = code


def _opened(
    file: str | PathLike[str] | None, rules: Rules, budget: int | None
) -> closing[Logbook] | nullcontext[None]:
    if file is None:
        return nullcontext()
    from golf_nb.survey.logbook import Logbook

    return closing(Logbook(Path(file), rules, budget))


def _packed(chunk: list[int]) -> Sequence[int]:
    """Return numbers in a form that is small to send."""
    return range(chunk[0], chunk[-1] + 1) if chunk[-1] - chunk[0] == len(chunk) - 1 else tuple(chunk)
