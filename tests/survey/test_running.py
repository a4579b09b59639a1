from __future__ import annotations

from concurrent.futures import BrokenExecutor, CancelledError, Executor, Future, ThreadPoolExecutor
from typing import TYPE_CHECKING, Any

import pytest

from golf_nb.engine import GolfError, Rules
from golf_nb.survey.running import BrokenError, LostError, away, here
from golf_nb.survey.work import solve_chunk

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

RULES = Rules.preset("king-stops")
CHUNKS: list[Sequence[int]] = [range(1, 3), (5, 9), range(20, 24)]


class StandIn(Executor):
    """Answers at once, by a script of what goes wrong: call number to error or answer."""

    def __init__(
        self, script: dict[int, object] | None = None, answer: Callable[..., object] = bytes
    ) -> None:
        self.script = script or {}
        self.calls: list[Sequence[int]] = []
        self.futures: list[Future[Any]] = []

    def submit(self, work: Any, /, chunk: Sequence[int], *rest: object) -> Future[Any]:  # type: ignore[override]
        assert (work, *rest) == (solve_chunk, RULES, None)
        outcome = self.script.get(len(self.calls), bytes(len(chunk)))
        self.calls.append(chunk)
        if isinstance(outcome, type):
            raise outcome("refused")
        future: Future[Any] = Future()
        self.futures.append(future)
        if isinstance(outcome, BaseException):
            future.set_exception(outcome)
        elif outcome is not None:
            future.set_result(outcome)
        return future


def test_here_and_away_say_the_same() -> None:
    with ThreadPoolExecutor(2) as pool:
        assert dict(away(CHUNKS, RULES, None, pool)) == dict(here(CHUNKS, RULES, None))


@pytest.mark.parametrize("ahead", [1, 2, 100])
def test_each_chunk_comes_back_once(ahead: int) -> None:
    executor = StandIn()
    found = list(away(CHUNKS, RULES, None, executor, ahead))
    assert found == [(chunk, bytes(len(chunk))) for chunk in CHUNKS]
    assert executor.calls == CHUNKS


@pytest.mark.parametrize(
    "failure",
    [
        RuntimeError("worker died"),
        CancelledError(),
        b"too short a reply",
        [b"\0\0"],
        "text",
    ],
)
def test_a_chunk_that_fails_is_handed_out_again(failure: object) -> None:
    executor = StandIn({0: failure, 3: failure})
    found = list(away(CHUNKS, RULES, None, executor))
    assert sorted(found, key=lambda pair: pair[0][0]) == [(chunk, bytes(len(chunk))) for chunk in CHUNKS]
    assert executor.calls == [*CHUNKS, CHUNKS[0], CHUNKS[0]]


def test_a_chunk_that_always_fails_ends_the_survey() -> None:
    executor = StandIn(dict.fromkeys(range(1, 20), ValueError("out\nof order")))
    answers = away(CHUNKS, RULES, None, executor, 1)
    assert next(answers) == (CHUNKS[0], b"\0\0")
    with pytest.raises(LostError) as caught:
        next(answers)
    assert str(caught.value) == "the workers failed 3 times: ValueError: out of order"
    assert executor.calls == [CHUNKS[0], *[CHUNKS[1]] * 3]


def test_an_executor_that_takes_no_work() -> None:
    with pytest.raises(LostError, match=r"^the executor takes no work: RuntimeError: refused$"):
        list(away(CHUNKS, RULES, None, StandIn({1: RuntimeError})))


@pytest.mark.parametrize("script", [{0: BrokenExecutor("dead")}, {2: BrokenExecutor}])
def test_a_broken_executor_gives_back_all_that_is_not_done(script: dict[int, object]) -> None:
    with pytest.raises(BrokenError) as caught:
        list(away(CHUNKS, RULES, None, StandIn(script), 3))
    assert sorted(caught.value.left, key=lambda chunk: chunk[0]) == CHUNKS


def test_what_came_back_before_is_not_given_back() -> None:
    answers = away(CHUNKS, RULES, None, StandIn({1: BrokenExecutor("dead")}), 1)
    assert next(answers)[0] == CHUNKS[0]
    with pytest.raises(BrokenError) as caught:
        next(answers)
    assert caught.value.left == CHUNKS[1:]


def test_what_the_solver_refuses_is_refused_at_once() -> None:
    executor = StandIn({0: GolfError("no such kernel")})
    with pytest.raises(GolfError, match="no such kernel"):
        list(away(CHUNKS, RULES, None, executor))
    assert len(executor.calls) == len(CHUNKS)


def test_what_is_not_wanted_any_more_is_called_back() -> None:
    executor = StandIn({1: None, 2: None})
    answers = away(CHUNKS, RULES, None, executor)
    next(answers)
    answers.close()
    assert [future.cancelled() for future in executor.futures] == [False, True, True]
