"""A word to whoever waits while numba compiles, which happens once on a machine."""

from __future__ import annotations

import sys
import threading
from contextlib import contextmanager
from multiprocessing import parent_process
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterator

PATIENCE: Final = 0.7
"""Seconds; what was compiled before is loaded in less."""
MESSAGE: Final = "golf_nb compiles its solver for this machine. It takes some seconds, once."

_ready: set[str] = set()


@contextmanager
def compiling(name: str) -> Iterator[None]:
    """Say on the error stream that a compiler is at work, if the first call of something takes long.

    Parameters
    ----------
    name : str
        What is called; the second call under the same name is never the slow one. Worker processes say nothing.
    """
    if name in _ready or parent_process() is not None:
        yield
        return
    timer = threading.Timer(PATIENCE, _say)
    timer.daemon = True
    timer.start()
    try:
        yield
    finally:
        timer.cancel()
    _ready.add(name)


def _say() -> None:
    print(MESSAGE, file=sys.stderr, flush=True)  # noqa: T201 - nothing else could be seen while a cell runs
