from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from types import SimpleNamespace

import pytest

from golf_nb.engine import GolfError
from golf_nb.survey import pools
from golf_nb.survey.pools import MOST_WORKERS, close_pool, count_workers, open_pool, shared_out


@pytest.fixture
def machine(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A machine with 64 processors, of which this process may use 24; the file says what its container may."""
    monkeypatch.setattr(os, "cpu_count", lambda: 64)
    monkeypatch.setattr(os, "sched_getaffinity", lambda process: set(range(24)), raising=False)
    monkeypatch.setattr(pools, "_QUOTA", tmp_path / "cpu.max")
    return tmp_path / "cpu.max"


@pytest.mark.parametrize(
    "quota, workers",
    [
        (None, MOST_WORKERS),
        ("max 100000\n", MOST_WORKERS),
        ("300000 100000\n", 3),
        ("50000 100000\n", 1),
        ("9900000 100000\n", MOST_WORKERS),
        ("nonsense", MOST_WORKERS),
    ],
)
def test_as_many_workers_as_processors_that_may_be_used(
    quota: str | None, workers: int, machine: Path
) -> None:
    if quota is not None:
        machine.write_text(quota)
    assert count_workers() == workers
    assert count_workers(40) == 40


@pytest.mark.usefixtures("machine")
@pytest.mark.parametrize("processors, workers", [(6, 6), (None, 1)])
def test_systems_that_do_not_say_which(
    processors: int | None, workers: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delattr(os, "sched_getaffinity")
    monkeypatch.setattr(os, "cpu_count", lambda: processors)
    assert count_workers() == workers


def test_a_browsers_python_has_no_processes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "emscripten")
    assert count_workers(4) == 1


@pytest.mark.parametrize("wanted", [0, -1, True, 1.5, "2"])
def test_what_is_no_number_of_workers(wanted: object) -> None:
    with pytest.raises(GolfError) as caught:
        count_workers(wanted)  # type: ignore[arg-type]
    assert str(caught.value) == (
        f'workers, "{wanted}": not a number of workers; expected a whole number above 0'
    )


def test_workers_leave_ctrl_c_to_this_process() -> None:
    pool = open_pool(1)
    assert pool.submit(signal.getsignal, signal.SIGINT).result() == signal.SIG_IGN
    running = pool.submit(time.sleep, 600)
    while not running.running():
        time.sleep(0.01)
    close_pool(pool, at_once=True)
    with pytest.raises(BrokenProcessPool):
        running.result()


def test_a_pool_that_cannot_start_is_closed(monkeypatch: pytest.MonkeyPatch) -> None:
    closed: list[bool] = []

    def refused(self: object, work: object) -> None:
        raise BlockingIOError("no more processes")

    monkeypatch.setattr(ProcessPoolExecutor, "submit", refused)
    monkeypatch.setattr(pools, "close_pool", lambda pool, at_once: closed.append(at_once))
    script = sys.modules["__main__"]
    with pytest.raises(BlockingIOError):
        open_pool(2)
    assert closed == [True]
    assert sys.modules["__main__"] is script


SCRIPT = """
import golf_nb as golf
print("begin")
small = golf.Rules("stop", "bonus", columns=3, rows=2)
result = golf.survey(range(1, 2501), small, progress=False, workers=2)
print(result.done, result.messages)
"""


@pytest.mark.parametrize("from_file", [True, False])
def test_workers_do_not_run_the_script_again(from_file: bool, tmp_path: Path) -> None:
    (tmp_path / "script.py").write_text(SCRIPT)
    run = subprocess.run(
        [sys.executable, str(tmp_path / "script.py") if from_file else "-"],
        input=SCRIPT, env={**os.environ, "PYTHONPATH": str(Path(__file__).parents[2]), "GOLF_NB_KERNEL": ""},
        capture_output=True, encoding="utf-8", timeout=120, check=False,
    )  # fmt: skip
    assert (run.returncode, run.stdout, run.stderr) == (0, "begin\n2500 ()\n", "")


def test_a_pool_that_did_nothing_is_closed() -> None:
    close_pool(open_pool(1), at_once=True)
    close_pool(open_pool(1), at_once=False)


def test_executors_are_taken_as_they_are() -> None:
    with ThreadPoolExecutor(1) as pool:
        assert shared_out(pool) is pool


@pytest.mark.parametrize(
    "engines, asked, targets", [([0, 1], [1, 0], None), ([0, 1], "all", None), ([0, 1, 2], [1, 0], [1, 0])]
)
def test_a_direct_view_is_shared_out(engines: list[int], asked: object, targets: object) -> None:
    balanced = SimpleNamespace(executor=SimpleNamespace(submit=print))
    client = SimpleNamespace(
        ids=engines, load_balanced_view=lambda wanted: balanced if wanted == targets else None
    )
    view = SimpleNamespace(client=client, targets=asked, scatter=print)
    assert shared_out(SimpleNamespace(submit=print, view=view)) is balanced.executor  # type: ignore[arg-type]


def test_a_view_of_one_engine_is_taken_as_it_is() -> None:
    executor = SimpleNamespace(submit=print, view=SimpleNamespace(client=None, targets=1, scatter=print))
    assert shared_out(executor) is executor  # type: ignore[arg-type, comparison-overlap]


def test_what_is_no_executor() -> None:
    with pytest.raises(GolfError, match='executor, "4": not an executor; expected an executor of concurrent'):
        shared_out(4)  # type: ignore[arg-type]
