"""Workers that die, and what is right all the same."""

from __future__ import annotations

import os
import signal
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import TYPE_CHECKING, Any

from tests.solver.reference import best_scores

if TYPE_CHECKING:
    from collections.abc import Callable
    from concurrent.futures import Future


def scores(numbers: range, kings: str = "stop") -> dict[int, int]:
    """Give the published best scores of some deals."""
    return {number: best_scores()[number, kings, False] for number in numbers}


class MortalPool(ProcessPoolExecutor):
    """A pool one of whose workers is killed when so many chunks have been handed out."""

    def __init__(self, workers: int, dies_at: int) -> None:
        super().__init__(workers, get_context("spawn"))
        self.dies_at = dies_at
        self.killed: list[int] = []
        self.submitted = 0

    def submit(self, work: Callable[..., Any], /, *words: Any, **named: Any) -> Future[Any]:
        future = super().submit(work, *words, **named)
        self.submitted += 1
        if self.submitted == self.dies_at:
            victim = next(iter(self._processes))
            self.killed.append(victim)
            os.kill(victim, signal.SIGKILL)
        return future
