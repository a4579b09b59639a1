"""A word to whoever waits while numba compiles, which happens once on a machine."""

from __future__ import annotations

import sys
import threading
import time
from contextlib import contextmanager
from multiprocessing import parent_process
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterator

PATIENCE: Final = 0.7
"""Seconds of the processor; what was compiled before is loaded in much less."""
MESSAGE: Final = "golf_nb compiles its solver for this machine. It takes some seconds, once."
_GLANCE: Final = 0.2
"""Seconds between two looks at the processor's clock."""

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
    done = threading.Event()
    watch = threading.Thread(target=_watch, args=(done,), daemon=True)
    watch.start()
    try:
        yield
    finally:
        done.set()
        watch.join()  # so that it says nothing when all is over
    _ready.add(name)


def _watch(done: threading.Event) -> None:
    begun = time.process_time()
    while not done.wait(_GLANCE):
        if time.process_time() - begun > PATIENCE:
            print(MESSAGE, file=sys.stderr, flush=True)  # noqa: T201 - the only sign of life while a cell runs
            return
