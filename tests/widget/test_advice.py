"""Answers that take a moment: never in the way, never for another position, never lost without a word."""

from __future__ import annotations

import asyncio
import threading
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import TYPE_CHECKING, Any

import pytest

from golf_nb.engine import deal
from golf_nb.widget import advice, faults
from golf_nb.widget.advice import Advisor, Question
from tests.widget.waiting import Gate, at_rest, until

if TYPE_CHECKING:
    from collections.abc import Iterator


class Desk:
    """Owns an advisor, hears of its faults, and counts how often something arrives."""

    def __init__(self) -> None:
        self.errors: list[Exception] = []
        self.arrivals: list[threading.Thread] = []
        self.advisor = Advisor(self, lambda: self.arrivals.append(threading.current_thread()))

    def heard(self, count: int) -> bool:
        return len(self.arrivals) == count

    def report(self, error: Exception) -> None:
        self.errors.append(error)


@pytest.fixture(autouse=True)
def nothing_known(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Give each test a worker and a memory of its own."""
    worker = advice._Worker()
    monkeypatch.setattr(advice, "_answers", advice._Answers())
    monkeypatch.setattr(advice, "_worker", worker)
    monkeypatch.setattr(faults.settings, "reraise", False)
    yield
    if worker._threads is not None:
        worker._threads.shutdown()


@pytest.fixture
def desk() -> Desk:
    return Desk()


def double(number: int) -> int:
    return 2 * number


def test_without_a_loop_it_is_worked_out_at_once(desk: Desk) -> None:
    question = Question(double, 4)
    assert desk.advisor.known(question) is None
    desk.advisor.want([question])
    assert desk.advisor.known(question) == 8
    assert not desk.advisor.thinking
    assert desk.arrivals == []


def test_in_a_loop_it_is_worked_out_in_another_thread_and_told_in_this_one(desk: Desk) -> None:
    gate = Gate(double)
    question = Question(gate, 4)

    async def ask() -> None:
        desk.advisor.want([question])
        assert desk.advisor.known(question) is None
        assert desk.advisor.thinking
        gate.open()
        await until(lambda: desk.arrivals)

    asyncio.run(ask())
    assert desk.advisor.known(question) == 8
    assert not desk.advisor.thinking
    assert desk.arrivals == [threading.main_thread()]
    assert threading.main_thread() not in gate.threads


def test_what_is_asked_again_is_not_worked_out_again(desk: Desk) -> None:
    gate = Gate(double, opened=True)

    async def ask() -> None:
        for _ in range(3):
            desk.advisor.want([Question(gate, 4)])
            await at_rest()
        other = Desk()
        other.advisor.want([Question(gate, 4)])
        assert other.advisor.known(Question(gate, 4)) == 8, "another table knows it as well"

    asyncio.run(ask())
    assert gate.asked == [4]
    assert len(desk.arrivals) == 1


def test_what_is_not_wanted_any_more_is_dropped(desk: Desk) -> None:
    gate = Gate(double)

    async def ask() -> None:
        desk.advisor.want([Question(gate, 1), Question(gate, 2)])
        await until(lambda: gate.asked)
        desk.advisor.want([Question(gate, 3)])
        gate.open()
        await until(lambda: desk.arrivals)
        await at_rest()

    asyncio.run(ask())
    assert gate.asked == [1, 3], "the second one had not been begun"
    assert len(desk.arrivals) == 1, "nobody hears of the first one"
    assert desk.advisor.known(Question(gate, 3)) == 6


def test_a_quick_answer_is_there_before_the_picture(desk: Desk) -> None:
    gate = Gate(double, opened=True)

    async def ask() -> None:
        desk.advisor.want([Question(gate, 1)])
        assert desk.advisor.known(Question(gate, 1)) is None, "the first one may load a library"
        await until(lambda: desk.arrivals)
        desk.advisor.want([Question(gate, 2)])
        assert desk.advisor.known(Question(gate, 2)) == 4

    asyncio.run(ask())


def test_nobody_waits_while_the_thread_is_busy(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    gate, slow = Gate(double, opened=True), Gate(double)
    waits: list[object] = []
    monkeypatch.setattr(advice, "wait", lambda *arguments: waits.append(arguments))

    async def ask() -> None:
        desk.advisor.want([Question(gate, 1)])
        await until(lambda: desk.arrivals)
        desk.advisor.want([Question(slow, 1)])
        await until(lambda: slow.asked)
        desk.advisor.want([Question(gate, 2)])
        assert waits == []
        slow.open()
        await until(lambda: desk.advisor.known(Question(gate, 2)))

    asyncio.run(ask())


def test_an_error_is_told_once_and_not_asked_for_again(desk: Desk) -> None:
    gate = Gate(double, opened=True)
    gate.error = ArithmeticError("no such number")

    async def ask() -> None:
        for _ in range(3):
            desk.advisor.want([Question(gate, 1)])
            await at_rest()

    asyncio.run(ask())
    assert desk.errors == [gate.error]
    assert gate.asked == [1]
    assert desk.advisor.failed(Question(gate, 1))
    assert not desk.advisor.thinking
    assert len(desk.arrivals) == 1, "whoever waited hears that there is nothing to wait for"


def test_an_error_without_a_loop_goes_to_whoever_asked(desk: Desk) -> None:
    gate = Gate(double, opened=True)
    gate.error = ArithmeticError("no such number")
    with pytest.raises(ArithmeticError):
        desk.advisor.want([Question(gate, 1)])
    with pytest.raises(ArithmeticError):
        desk.advisor.now(Question(gate, 1))


def no_threads(*_: object) -> Any:
    message = "can't start new thread"
    raise RuntimeError(message)


@pytest.mark.parametrize("kind", ["browser", "refused"])
def test_without_threads_the_loop_works_it_out_after_the_picture(
    desk: Desk, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    if kind == "browser":
        monkeypatch.setattr("sys.platform", "emscripten")
    monkeypatch.setattr(ThreadPoolExecutor, "submit", no_threads)
    gate = Gate(double, opened=True)

    async def ask() -> None:
        for number in (1, 2):
            desk.advisor.want([Question(gate, number)])
            assert len(gate.asked) == number - 1, "the click is answered first"
            await until(partial(desk.heard, number))
            assert desk.advisor.known(Question(gate, number)) == 2 * number
        gate.error = ArithmeticError("no such number")
        desk.advisor.want([Question(gate, 3)])
        await until(lambda: desk.errors)
        desk.advisor.want([Question(gate, 4)])
        desk.advisor.want([])
        await at_rest()

    asyncio.run(ask())
    assert gate.threads == {threading.main_thread()}
    assert gate.asked == [1, 2, 3], "the last one was not wanted any more"


def test_a_closed_advisor_is_silent(desk: Desk) -> None:
    gate = Gate(double)

    async def ask() -> None:
        desk.advisor.want([Question(gate, 1)])
        await until(lambda: gate.asked)
        desk.advisor.close()
        gate.open()
        desk.advisor.want([Question(gate, 2)])
        await at_rest()

    asyncio.run(ask())
    assert desk.arrivals == []
    assert gate.asked == [1]


def test_nothing_is_remembered_across_rules(desk: Desk) -> None:
    from golf_nb.strategy import par

    scores = []
    for rules in ("king-stops", "king-to-ace", "record"):
        position = deal(1, rules)
        desk.advisor.want([Question(par, position)])
        best = desk.advisor.known(Question(par, position))
        assert best is not None
        scores.append(best.score)
    assert scores == [6, 0, 6]


def test_the_memory_is_bounded(desk: Desk) -> None:
    for number in range(advice._MOST_REMEMBERED + 10):
        desk.advisor.tell(Question(double, number), number)
    assert len(advice._answers._found) == advice._MOST_REMEMBERED
    assert desk.advisor.known(Question(double, 0)) is None
