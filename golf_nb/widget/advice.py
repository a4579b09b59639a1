"""Answers about a table's position that take a moment: worked out in a thread, so that no click ever waits for them.

Nothing here is pushed. Whoever wants an answer asks for it again whenever the table has changed, and is called back
when there is something new to ask for. So an answer can come too late, but never for another position.
"""

from __future__ import annotations

import asyncio
import sys
from collections import OrderedDict
from concurrent.futures import Future, ThreadPoolExecutor, wait
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from golf_nb.widget.faults import Owner, guarded

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

T = TypeVar("T")

GRACE = 0.04
"""Seconds that a table waits for an answer before it is painted without it: one picture is calmer than two."""
_MOST_REMEMBERED = 512


@dataclass(frozen=True, slots=True)
class Question(Generic[T]):
    """Something to work out.

    Parameters
    ----------
    solve
        What works it out. It must not touch a widget.
    about
        What it is given: a position or a game, as a value.
    """

    solve: Callable[[Any], T]
    about: object

    def answer(self) -> T:
        """Work it out here and now."""
        return self.solve(self.about)


class _Answers:
    """The answers of this Python session; a position with its rules means the same at every table."""

    def __init__(self) -> None:
        self._found: OrderedDict[Question[Any], object] = OrderedDict()

    def get(self, question: Question[Any]) -> object | None:
        found = self._found.get(question)
        if found is not None:
            self._found.move_to_end(question)
        return found

    def put(self, question: Question[Any], answer: object) -> None:
        self._found[question] = answer
        if len(self._found) > _MOST_REMEMBERED:
            self._found.popitem(last=False)


class _Worker:
    """The one thread of this Python session that works answers out; without threads the event loop does it."""

    def __init__(self) -> None:
        self._threads: ThreadPoolExecutor | None = None
        self._last: Future[Any] | None = None
        self._warm: set[object] = set()

    def is_quick(self, questions: Iterable[Question[Any]]) -> bool:
        """Whether answers may be there in no time: the thread is idle, and has loaded what it needs."""
        idle = self._last is None or self._last.done()
        return self._threads is not None and idle and all(each.solve in self._warm for each in questions)

    def submit(self, question: Question[Any], loop: asyncio.AbstractEventLoop) -> Future[Any]:
        self._last = self._in_thread(question)
        if self._last is None:
            self._last = Future()
            loop.call_soon(_answer, question, self._last)
        return self._last

    def learned(self, question: Question[Any]) -> None:
        """Remember that such a question has been answered; the first one loads a library."""
        self._warm.add(question.solve)

    def _in_thread(self, question: Question[Any]) -> Future[Any] | None:
        if sys.platform == "emscripten":
            return None
        try:
            if self._threads is None:
                self._threads = ThreadPoolExecutor(1, "golf_nb")
            return self._threads.submit(question.answer)
        except RuntimeError:  # no thread can be started
            self._threads = None
            return None


def _answer(question: Question[Any], future: Future[Any]) -> None:
    if future.set_running_or_notify_cancel():
        try:
            future.set_result(question.answer())
        except Exception as error:  # noqa: BLE001  # whoever waits for it hears of it
            future.set_exception(error)


_answers = _Answers()
_worker = _Worker()


class Advisor:
    """Who is asked on behalf of one table.

    Parameters
    ----------
    owner
        Who hears of faults, also of those in the thread.
    arrived
        Called, where the widgets live, when an answer that was waited for is there.
    """

    def __init__(self, owner: Owner, arrived: Callable[[], None]) -> None:
        self._arrived = guarded(owner, lambda: self._collect(arrived))
        self._taken = guarded(owner, self._keep)
        self._waiting: dict[Question[Any], Future[Any]] = {}
        self._failed: set[Question[Any]] = set()
        self._quick = False
        self._open = True

    @property
    def thinking(self) -> bool:
        """Whether an answer is waited for."""
        return bool(self._waiting)

    def known(self, question: Question[T]) -> T | None:
        """Return an answer if it is there, and None otherwise."""
        found: Any = _answers.get(question)
        return None if found is None else found

    def failed(self, question: Question[Any]) -> bool:
        """Whether a question led to an error. It is not asked again at this table."""
        return question in self._failed

    def tell(self, question: Question[T], answer: T) -> None:
        """Take an answer that follows from another one."""
        _answers.put(question, answer)

    def now(self, question: Question[T]) -> T:
        """Return an answer, and wait for it as long as it takes."""
        found = self.known(question)
        if found is None:
            found = question.answer()
            _answers.put(question, found)
        return found

    def want(self, questions: Iterable[Question[Any]], *, wait_for_quick: bool = True) -> None:
        """Have these questions answered, and no others: what was asked before and is not wanted any more is dropped.

        Without an event loop nobody could bring the answers later, so they are worked out at once.

        Parameters
        ----------
        questions
            What is to be known.
        wait_for_quick
            Whether to wait for answers that may be there in no time, `GRACE` at most; False for who asks early and
            has other things to do first.
        """
        if not self._open:
            return
        wanted = [each for each in questions if self.known(each) is None and each not in self._failed]
        for question in [each for each in self._waiting if each not in wanted]:
            self._waiting.pop(question).cancel()
        loop = running_loop()
        if loop is None:
            for question in wanted:
                self.now(question)
            return
        new = [question for question in wanted if question not in self._waiting]
        if new:
            self._quick = _worker.is_quick(new)
        for question in new:
            self._ask(question, loop)
        if wait_for_quick and self._quick:
            self._quick = False  # once is enough
            wait(self._waiting.values(), GRACE)
            self._take()

    def close(self) -> None:
        """Ask and answer nothing any more."""
        self.want(())
        self._open = False

    def _ask(self, question: Question[Any], loop: asyncio.AbstractEventLoop) -> None:
        future = self._waiting[question] = _worker.submit(question, loop)

        def done(_: Future[Any]) -> None:
            if not loop.is_closed():
                loop.call_soon_threadsafe(self._arrived)

        future.add_done_callback(done)

    def _collect(self, arrived: Callable[[], None]) -> None:
        """Take what has been answered, and tell the table if it still waited for any of it."""
        if self._take() and self._open:
            arrived()

    def _take(self) -> bool:
        ready = [question for question, future in self._waiting.items() if future.done()]
        for question in ready:
            self._taken(question, self._waiting.pop(question))
        return bool(ready)

    def _keep(self, question: Question[Any], future: Future[Any]) -> None:
        if future.exception() is not None:
            self._failed.add(question)  # asked again it would fail again
        _answers.put(question, future.result())
        _worker.learned(question)


def running_loop() -> asyncio.AbstractEventLoop | None:
    """Return the event loop that runs here, or None, as in a plain script."""
    try:
        return asyncio.get_running_loop()
    except RuntimeError:
        return None
