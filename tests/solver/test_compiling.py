from __future__ import annotations

import time

import pytest

from golf_nb.solver import compiling as module
from golf_nb.solver.compiling import MESSAGE, compiling


@pytest.fixture(autouse=True)
def fresh(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "_ready", set())
    monkeypatch.setattr(module, "PATIENCE", 0.01)
    monkeypatch.setattr(module, "_GLANCE", 0.005)


def work(seconds: float) -> None:
    begun = time.process_time()
    while time.process_time() - begun < seconds:
        pass


def test_a_long_first_call_is_explained_once(capsys: pytest.CaptureFixture[str]) -> None:
    for _ in range(2):
        with compiling("the kernel"):
            work(0.3)
    assert capsys.readouterr().err == f"{MESSAGE}\n"


def test_a_short_call_is_not(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "PATIENCE", 60)
    with compiling("the kernel"):
        work(0.05)
    assert capsys.readouterr().err == ""


def test_worker_processes_say_nothing(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "parent_process", object)
    with compiling("the kernel"):
        work(0.1)
    assert capsys.readouterr().err == ""


def test_a_call_that_fails_may_be_the_slow_one_again(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(ZeroDivisionError), compiling("the kernel"):
        raise ZeroDivisionError
    with compiling("the kernel"):
        work(0.3)
    assert capsys.readouterr().err == f"{MESSAGE}\n"
