"""Several moves that a tutor plays, one after the other, so that each can be seen."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING, Final

from golf_nb.widget.advice import running_loop
from golf_nb.widget.faults import Owner, guarded

if TYPE_CHECKING:
    import asyncio
    from collections.abc import Callable

MOVE: Final = 0.6
"""Seconds from one move to the next, with the motion of the card in it."""


class Film:
    """Shows pictures in turn. Whatever else is to be shown ends it at once, so that nobody has to wait for it.

    Parameters
    ----------
    owner
        Who is told about faults.
    """

    def __init__(self, owner: Owner) -> None:
        self._tick = guarded(owner, self._advance)
        self._waiting: deque[Callable[[], None]] = deque()
        self._timer: asyncio.TimerHandle | None = None

    @property
    def running(self) -> bool:
        """Whether there are pictures that have not been shown yet."""
        return bool(self._waiting)

    def show(self, *pictures: Callable[[], None]) -> None:
        """Show the first picture now and the others in turn; where no time passes, the last one alone.

        What an earlier call has not shown yet is left out.

        Parameters
        ----------
        *pictures
            What shows each of them; at least one.
        """
        self.stop()
        self._waiting.extend(pictures)
        if running_loop() is None:
            self.finish()
        else:
            self._advance()

    def finish(self) -> None:
        """Show the last picture at once, if it is not shown yet."""
        if self._waiting:
            last = self._waiting[-1]
            self.stop()
            last()

    def stop(self) -> None:
        """Show nothing more."""
        self._waiting.clear()
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _advance(self) -> None:
        self._timer = None
        picture = self._waiting.popleft()
        loop = running_loop()
        if self._waiting and loop is not None:
            self._timer = loop.call_later(MOVE, self._tick)
        picture()
