"""Who does the work: this process, processes of its own, or somebody else's executor, and who steps in for whom."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Protocol

from golf_nb.survey.pools import close_pool, open_pool
from golf_nb.survey.running import BrokenError, LostError, away, here

if TYPE_CHECKING:
    from collections.abc import Generator, Iterable, Sequence
    from concurrent.futures import Executor

    from golf_nb.engine import Rules

__all__ = ["FEW", "LostError", "answers"]

FEW: Final = 8
"""Chunks that are done before worker processes have started."""
BREAKS: Final = 3
"""How many pools in a row may break without having done anything."""


class Task(Protocol):
    """What is to be found out about each deal; what whoever asked should know is added to the messages."""

    rules: Rules
    budget: int | None
    messages: list[str]


def answers(
    chunks: Iterable[Sequence[int]], count: int, task: Task, executor: Executor | None, workers: int
) -> Generator[tuple[Sequence[int], bytes], None, None]:
    """Have all chunks done, each once.

    A pool of this process that breaks is replaced. Where processes cannot be started, or do not live, this
    process does the work itself. An executor that breaks is not ours to mend; the work then goes on here.

    Parameters
    ----------
    chunks : iterable of sequences of int
        Deal numbers.
    count : int
        How many chunks there are.
    task : Task
        What to do.
    executor : Executor or None
        Somebody else's executor.
    workers : int
        How many processes to start.

    Yields
    ------
    tuple
        A chunk, and what `golf_nb.survey.work.solve_chunk` says about it, in any order.

    Raises
    ------
    LostError
        If the work cannot go on.
    GolfError
        If the solver refuses.
    """
    if executor is not None:
        try:
            yield from away(chunks, task.rules, task.budget, executor)
        except BrokenError as broken:
            chunks, count = broken.left, len(broken.left)
            task.messages.append("The executor broke, and the rest was done without it.")
        else:
            return
    if count > FEW and workers > 1:
        left = yield from _in_pools(chunks, task, workers)
        if left is None:
            return
        chunks = left
        task.messages.append("Worker processes did not live, and the rest was done without them.")
    yield from here(chunks, task.rules, task.budget)


def _in_pools(
    chunks: Iterable[Sequence[int]], task: Task, workers: int
) -> Generator[tuple[Sequence[int], bytes], None, Iterable[Sequence[int]] | None]:
    """Yield answers of one pool after the other, and return what none of them could do, if there is anything."""
    left = chunks
    idle = 0
    while idle < BREAKS:
        try:
            pool = open_pool(workers)
        except (ImportError, NotImplementedError, OSError, AssertionError):
            break  # there are no processes here, no more of them, or none may be started from this one
        finished = False
        try:
            for answer in away(left, task.rules, task.budget, pool, ahead=3 * workers):
                idle = 0
                yield answer
            finished = True
        except BrokenError as broken:
            left = broken.left
            idle += 1
        finally:
            close_pool(pool, at_once=not finished)
        if finished:
            return None
    return left
