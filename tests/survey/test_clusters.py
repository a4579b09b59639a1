"""The same survey on clusters of other libraries, one of whose workers is killed half way."""

from __future__ import annotations

import os
import signal
from collections import Counter
from contextlib import nullcontext
from importlib import import_module
from typing import TYPE_CHECKING, Any

import pytest

from golf_nb.solver.kernels import VARIABLE
from golf_nb.survey import survey
from tests.survey.workers import scores

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

conduct = import_module("golf_nb.survey.conduct")
NUMBERS = range(1, 61)


class Bar:
    """Counts what is done, and does something when so many deals are."""

    def __init__(self, half: int = 0, at_half: Callable[[], object] = bool) -> None:
        self.done = 0
        self.half = half
        self.at_half = at_half

    def update(self, count: int) -> None:
        before, self.done = self.done, self.done + count
        if before < self.half <= self.done:
            self.at_half()


@pytest.fixture(autouse=True)
def small_chunks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, "numpy")  # slow enough to be only half way when a worker dies
    monkeypatch.setattr(conduct, "chunk_size", lambda rules, budget: 2)


def watched(bar: Bar, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(conduct, "progress_bar", lambda total, done, shown: nullcontext(bar))


def lines(path: Path) -> Counter[str]:
    """Give the number on each line of a file of results."""
    return Counter(line.partition(",")[0] for line in path.read_text(encoding="ascii").splitlines()[4:])


@pytest.fixture
def dask(small_chunks: None) -> Iterator[Any]:
    distributed = pytest.importorskip("distributed")
    with (
        distributed.LocalCluster(
            n_workers=2, threads_per_worker=1, dashboard_address=None, silence_logs=50
        ) as cluster,
        distributed.Client(cluster) as client,
    ):
        yield client


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="Windows kills otherwise")
def test_dask_loses_a_worker(dask: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before: dict[str, int] = dask.run(os.getpid)
    assert len(before) == 2
    bar = Bar(10, lambda: os.kill(min(before.values()), signal.SIGKILL))
    watched(bar, monkeypatch)
    result = survey(NUMBERS, executor=dask.get_executor(), file=tmp_path / "survey.csv")
    assert dict(result.scores) == scores(NUMBERS)
    assert (result.complete, result.stopped, result.messages) == (True, None, ())
    # Nothing was lost, and nothing counted twice.
    assert bar.done == len(NUMBERS)
    assert lines(tmp_path / "survey.csv") == Counter(map(str, NUMBERS))
    assert min(before.values()) not in dask.run(os.getpid).values()


@pytest.fixture(scope="module")
def engines(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    """Give two engines; the last test may kill one."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("IPYTHONDIR", str(tmp_path_factory.mktemp("ipython")))
        patch.setenv(VARIABLE, "numpy")
        yield from two_engines()


def two_engines() -> Iterator[Any]:
    ipyparallel = pytest.importorskip("ipyparallel")
    with ipyparallel.Cluster(n=2, log_level=40) as client:
        client.wait_for_engines(2, timeout=60)
        yield client


def test_ipyparallel_shares_out_the_work(engines: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    bar = Bar()
    watched(bar, monkeypatch)
    result = survey(range(1, 21), executor=engines.load_balanced_view().executor)
    assert dict(result.scores) == scores(range(1, 21))
    assert bar.done == 20


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="Windows kills otherwise")
def test_ipyparallel_loses_an_engine(engines: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    pids: list[int] = engines[:].apply_sync(os.getpid)
    assert len(set(pids)) == 2
    bar = Bar(10, lambda: os.kill(pids[0], signal.SIGKILL))
    watched(bar, monkeypatch)
    result = survey(NUMBERS, executor=engines[:].executor)
    assert dict(result.scores) == scores(NUMBERS)
    assert (result.complete, result.stopped, result.messages) == (True, None, ())
    assert bar.done == len(NUMBERS)
