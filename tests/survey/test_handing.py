"""Who does the work when whoever should do it cannot."""

from __future__ import annotations

import signal
from collections import Counter
from concurrent.futures import BrokenExecutor, Executor, ThreadPoolExecutor
from typing import TYPE_CHECKING, Any

import pytest

from golf_nb.engine import Rules
from golf_nb.solver.kernels import VARIABLE
from golf_nb.survey import handing
from golf_nb.survey.handing import BREAKS, FEW, answers
from golf_nb.survey.work import solve_chunk
from tests.survey.workers import MortalPool, scores

if TYPE_CHECKING:
    from collections.abc import Sequence
    from concurrent.futures import Future

CHUNKS: list[Sequence[int]] = [range(first, first + 2) for first in range(1, 31, 2)]
RULES = Rules.preset("king-stops")


class Task:
    def __init__(self) -> None:
        self.rules = RULES
        self.budget: int | None = None
        self.messages: list[str] = []


class Broken(Executor):
    """Takes so many calls, and then no more."""

    def __init__(self, takes: int = 0) -> None:
        self.takes = takes

    def submit(self, work: Any, /, *words: Any, **named: Any) -> Future[Any]:
        if not self.takes:
            raise BrokenExecutor
        self.takes -= 1
        with ThreadPoolExecutor(1) as pool:
            return pool.submit(work, *words)


def found(task: Task, executor: Executor | None = None, workers: int = 2) -> dict[int, int]:
    """Do everything, and see that nothing is done twice."""
    done = list(answers(iter(CHUNKS), len(CHUNKS), task, executor, workers))
    assert Counter(chunk[0] for chunk, _ in done) == Counter(chunk[0] for chunk in CHUNKS)
    return {
        number: code - 256 * (code > 127)
        for chunk, answer in done
        for number, code in zip(chunk, answer, strict=True)
    }


@pytest.fixture
def pools(monkeypatch: pytest.MonkeyPatch) -> list[Executor]:
    """Give the pools that will be opened, the first one last."""
    waiting: list[Executor] = []
    monkeypatch.setattr(handing, "open_pool", lambda workers: waiting.pop())
    monkeypatch.setattr(handing, "close_pool", lambda pool, at_once: None)
    return waiting


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="Windows kills otherwise")
def test_a_worker_that_is_killed_costs_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, "numpy")  # its workers start sooner
    opened: list[MortalPool] = []

    def mortal(workers: int) -> MortalPool:
        opened.append(MortalPool(workers, 10 if not opened else 0))
        return opened[-1]

    monkeypatch.setattr(handing, "open_pool", mortal)
    task = Task()
    assert found(task) == scores(range(1, 31))
    assert [len(pool.killed) for pool in opened] == [1, 0]
    assert task.messages == []


def test_pools_that_never_do_anything_are_given_up(pools: list[Executor]) -> None:
    pools += [Broken() for _ in range(BREAKS)]
    task = Task()
    assert found(task) == scores(range(1, 31))
    assert pools == []
    assert task.messages == ["Worker processes did not live, and the rest was done without them."]


def test_where_no_process_can_be_started(monkeypatch: pytest.MonkeyPatch) -> None:
    def none(workers: int) -> Executor:
        raise NotImplementedError("no semaphores")

    monkeypatch.setattr(handing, "open_pool", none)
    task = Task()
    assert found(task) == scores(range(1, 31))
    assert task.messages == ["Worker processes did not live, and the rest was done without them."]


def test_a_pool_that_did_something_is_replaced_again(pools: list[Executor]) -> None:
    # Each hands the first chunks out, and breaks before it has taken the six that may wait.
    pools += [ThreadPoolExecutor(2), *(Broken(7) for _ in range(2 * BREAKS))]
    task = Task()
    assert found(task) == scores(range(1, 31))
    assert task.messages == []


def test_what_somebody_elses_executor_leaves_is_done_here(pools: list[Executor]) -> None:
    pools.append(ThreadPoolExecutor(2))
    task = Task()
    assert found(task, Broken(3)) == scores(range(1, 31))
    assert pools == []
    assert task.messages == ["The executor broke, and the rest was done without it."]


@pytest.mark.parametrize("count, workers", [(FEW, 2), (100, 1)])
def test_few_deals_or_one_processor_need_no_pool(count: int, workers: int, pools: list[Executor]) -> None:
    done = dict(answers(iter(CHUNKS[:2]), count, Task(), None, workers))
    assert done == {chunk: solve_chunk(chunk, RULES) for chunk in CHUNKS[:2]}


def test_a_pool_is_closed_at_once_when_nobody_waits_for_it(
    pools: list[Executor], monkeypatch: pytest.MonkeyPatch
) -> None:
    closed: list[bool] = []
    monkeypatch.setattr(handing, "close_pool", lambda pool, at_once: closed.append(at_once))
    pools += [ThreadPoolExecutor(1), ThreadPoolExecutor(1)]
    coming = answers(iter(CHUNKS), len(CHUNKS), Task(), None, 2)
    next(coming)
    coming.close()
    list(answers(iter(CHUNKS), len(CHUNKS), Task(), None, 2))
    assert closed == [True, False]
