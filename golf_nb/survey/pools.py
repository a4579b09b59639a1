"""The survey's own worker processes, and other people's executors."""

from __future__ import annotations

import os
import signal
import sys
from contextlib import contextmanager
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any, Final

from golf_nb.engine import GolfError
from golf_nb.engine.checks import is_whole

if TYPE_CHECKING:
    from collections.abc import Iterator
    from concurrent.futures import Executor, ProcessPoolExecutor

MOST_WORKERS: Final = 16
"""Each takes about 150 MB; who wants more can say so."""
_QUOTA: Final = Path("/sys/fs/cgroup/cpu.max")


def count_workers(wanted: int | None = None) -> int:
    """Return how many worker processes to start.

    Parameters
    ----------
    wanted : int, optional
        As many as somebody wants; as many as this process has processors, but not more than `MOST_WORKERS`, unless
        given.

    Returns
    -------
    int
        The number; 1 where there are no processes at all, as in a browser's Python.

    Raises
    ------
    GolfError
        If it is no positive whole number.
    """
    if wanted is not None and not (is_whole(wanted) and wanted > 0):
        expected = "a whole number above 0"
        raise GolfError("not a number of workers", text=str(wanted), place="workers", expected=expected)
    if sys.platform in ("emscripten", "wasi"):
        return 1
    return wanted or min(_processors(), MOST_WORKERS)


def open_pool(workers: int) -> ProcessPoolExecutor:
    """Return a pool of processes that start anew instead of as copies of this one.

    A copy of a process with threads, as that of a notebook is, can hang. The workers leave Ctrl-C to this process,
    and they do not run the script that calls for them once more, as new processes of Python would.

    Parameters
    ----------
    workers : int
        How many.

    Returns
    -------
    ProcessPoolExecutor
        The pool. Its processes have been started.

    Raises
    ------
    ImportError, NotImplementedError, OSError, AssertionError
        If no process can be started here.
    """
    from concurrent.futures import ProcessPoolExecutor
    from multiprocessing import get_context

    pool = ProcessPoolExecutor(workers, get_context("spawn"), signal.signal, (signal.SIGINT, signal.SIG_IGN))
    try:
        with _without_script():
            for _ in range(workers):
                pool.submit(int)
    except BaseException:
        close_pool(pool, at_once=True)
        raise
    return pool


def close_pool(pool: ProcessPoolExecutor, *, at_once: bool) -> None:
    """End a pool.

    Parameters
    ----------
    pool : ProcessPoolExecutor
        What `open_pool` returned.
    at_once : bool
        Whether nobody waits for what its workers are doing now.
    """
    if at_once:
        # There is no public way to do this before Python 3.14.
        for process in tuple((getattr(pool, "_processes", None) or {}).values()):
            process.terminate()
    pool.shutdown(cancel_futures=True)


def shared_out(executor: Executor) -> Executor:
    """Return an executor that hands each task to one worker.

    That of ipyparallel's direct view hands each task to every engine; its engines are asked one by one instead.

    Parameters
    ----------
    executor : Executor
        Whatever has `submit`.

    Returns
    -------
    Executor
        The same, or another one with the same workers.

    Raises
    ------
    GolfError
        If it has no `submit`.
    """
    if not callable(getattr(executor, "submit", None)):
        expected = "an executor of concurrent.futures, such as client.get_executor() of Dask"
        raise GolfError("not an executor", text=repr(executor), place="executor", expected=expected)
    view: Any = getattr(executor, "view", None)
    if hasattr(view, "client") and hasattr(view, "scatter") and not is_whole(view.targets):
        # A view of all engines goes on without one that dies; a view of some of them refuses to.
        every = view.targets == "all" or set(view.targets) == set(view.client.ids)
        balanced: Executor = view.client.load_balanced_view(None if every else view.targets).executor
        return balanced
    return executor


@contextmanager
def _without_script() -> Iterator[None]:
    """Hide the script from processes that start now; nothing that they do is in it."""
    script = sys.modules["__main__"]
    sys.modules["__main__"] = ModuleType("__main__")
    try:
        yield
    finally:
        sys.modules["__main__"] = script


def _processors() -> int:
    """Count the processors that this process may use, which in a container can be fewer than the machine has."""
    affinity = getattr(os, "sched_getaffinity", None)
    count = len(affinity(0)) if affinity else os.cpu_count() or 1
    try:
        quota, period = _QUOTA.read_text(encoding="ascii").split()
        return max(1, min(count, int(quota) // int(period)))
    except (OSError, ValueError):
        return count
