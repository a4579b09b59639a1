"""What the tests of advice share: an event loop to wait on, and a solver that answers when it is allowed to."""

from __future__ import annotations

import asyncio
import threading
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable

PATIENCE = 20.0
"""Seconds after which a test gives up; what it waits for takes milliseconds."""


async def until(holds: Callable[[], object]) -> None:
    """Let the event loop run until something holds."""
    end = asyncio.get_running_loop().time() + PATIENCE
    while not holds():
        assert asyncio.get_running_loop().time() < end, "it never came about"
        await asyncio.sleep(0.002)


async def at_rest(turns: int = 30) -> None:
    """Let the event loop run until whatever was on its way has arrived."""
    for _ in range(turns):
        await asyncio.sleep(0.002)


class Gate:
    """Stands in for a part of the solver: it answers as that does, but only when the gate is open.

    Attributes
    ----------
    asked
        What it was asked, in order.
    threads
        In which threads.
    """

    def __init__(self, answer: Callable[[Any], Any], *, opened: bool = False) -> None:
        self._answer = answer
        self._open = threading.Event()
        if opened:
            self._open.set()
        self.asked: list[Any] = []
        self.threads: set[threading.Thread] = set()
        self.error: Exception | None = None

    def open(self) -> None:
        """Answer what is waited for, and everything from now on."""
        self._open.set()

    def __call__(self, about: Any) -> Any:
        """Answer, in due time."""
        self.asked.append(about)
        self.threads.add(threading.current_thread())
        assert self._open.wait(PATIENCE)
        if self.error is not None:
            raise self.error
        return self._answer(about)
