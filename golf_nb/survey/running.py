"""Handing chunks of deals to workers, until every chunk has come back once."""

from __future__ import annotations

from collections import Counter, deque
from concurrent.futures import BrokenExecutor
from contextlib import suppress
from queue import Empty, SimpleQueue
from typing import TYPE_CHECKING, Any, Final

from golf_nb.engine import GolfError
from golf_nb.survey.work import solve_chunk

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
    from concurrent.futures import Executor

    from golf_nb.engine import Rules

TRIES: Final = 3
"""How often a chunk is handed out before the survey stops."""
AHEAD: Final = 1000
"""The most chunks that wait at somebody else's executor."""

_GLANCE: Final = 0.5
"""Seconds."""


class LostError(Exception):
    """The survey cannot go on; the message says why."""


class BrokenError(Exception):
    """The executor takes no more work; `left` is what it has not done."""

    def __init__(self, left: Sequence[Sequence[int]]) -> None:
        super().__init__()
        self.left = left


def here(
    chunks: Iterable[Sequence[int]], rules: Rules, budget: int | None
) -> Iterator[tuple[Sequence[int], bytes]]:
    """Do the work in this process.

    Parameters
    ----------
    chunks : iterable of sequences of int
        Deal numbers.
    rules : Rules
        The rule set.
    budget : int or None
        As for `golf_nb.solver.solve`.

    Yields
    ------
    tuple
        A chunk, and what `solve_chunk` says about it.
    """
    for chunk in chunks:
        yield chunk, solve_chunk(chunk, rules, budget)


def away(
    chunks: Iterable[Sequence[int]], rules: Rules, budget: int | None, executor: Executor, ahead: int = AHEAD
) -> Generator[tuple[Sequence[int], bytes], None, None]:
    """Let an executor do the work; what a worker takes to its grave is handed out again.

    Nothing that is yielded is yielded twice: a chunk that is handed out again is one whose future has failed. When
    the generator is closed, what has not begun is called back.

    Parameters
    ----------
    chunks, rules, budget
        As for `here`.
    executor : Executor
        Whatever has `submit` and returns futures.
    ahead : int
        How many chunks may wait there.

    Yields
    ------
    tuple
        A chunk, and what `solve_chunk` says about it, in any order.

    Raises
    ------
    BrokenError
        If the executor can do no more.
    LostError
        If a chunk failed too often, or cannot be handed out.
    GolfError
        If the solver refuses, as it would anywhere.
    """
    desk = _Desk(chunks, executor, lambda chunk: (solve_chunk, chunk, rules, budget))
    try:
        while desk.hand_out(ahead):
            if (done := desk.take_back()) is not None:
                yield done
    finally:
        desk.call_back()


class _Desk:
    """Where chunks are handed out and come back."""

    def __init__(
        self,
        chunks: Iterable[Sequence[int]],
        executor: Executor,
        call: Callable[[Sequence[int]], tuple[Any, ...]],
    ) -> None:
        self._fresh = iter(chunks)
        self._executor = executor
        self._call = call
        self._again: deque[Sequence[int]] = deque()
        self._waiting: dict[int, tuple[Any, Sequence[int]]] = {}
        self._failures: Counter[int] = Counter()
        self._came_back: SimpleQueue[Any] = SimpleQueue()

    def hand_out(self, ahead: int) -> bool:
        """Keep the executor busy, and say whether anything is to come back."""
        while len(self._waiting) < ahead and (
            chunk := self._again.popleft() if self._again else next(self._fresh, None)
        ):
            try:
                future: Any = self._executor.submit(*self._call(chunk))
            except BrokenExecutor as error:
                raise self._broken(chunk) from error
            except Exception as error:
                raise LostError(_said("the executor takes no work", error)) from error
            self._waiting[id(future)] = future, chunk
            future.add_done_callback(self._came_back.put)
        return bool(self._waiting)

    def take_back(self) -> tuple[Sequence[int], bytes] | None:
        """Wait for the next chunk to come back; None if it is handed out again."""
        future, chunk = self._waiting.pop(id(self._next_future()))
        try:
            return chunk, _answer(future, chunk)
        except GolfError:
            raise
        except BrokenExecutor as error:
            raise self._broken(chunk) from error
        except Exception as error:
            self._failures[chunk[0]] += 1
            if self._failures[chunk[0]] == TRIES:
                raise LostError(_said(f"the workers failed {TRIES} times", error)) from error
            self._again.append(chunk)
            return None

    def _next_future(self) -> Any:  # noqa: ANN401 - any library's future
        while True:
            # On Windows, Ctrl-C is only seen between two waits.
            with suppress(Empty):
                return self._came_back.get(timeout=_GLANCE)

    def call_back(self) -> None:
        """Cancel what has not begun."""
        for future, _ in self._waiting.values():
            future.cancel()

    def _broken(self, chunk: Sequence[int]) -> BrokenError:
        handed_out = (told for _, told in self._waiting.values())
        return BrokenError([chunk, *handed_out, *self._again, *self._fresh])


def _answer(future: Any, chunk: Sequence[int]) -> bytes:  # noqa: ANN401 - any library's future
    answer = future.result()
    if not isinstance(answer, bytes) or len(answer) != len(chunk):
        raise TypeError(f"a worker returned {answer!r:.80} for {len(chunk)} deals")
    return answer


def _said(problem: str, error: Exception) -> str:
    return f"{problem}: {type(error).__name__}: {' '.join(str(error).split()):.200}"
