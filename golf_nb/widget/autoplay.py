"""A best line that plays by itself, one move after the other, until it ends or somebody stops it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from golf_nb.engine import Outcome
from golf_nb.language import say
from golf_nb.strategy import best_line
from golf_nb.widget.advice import Advisor, Question, running_loop
from golf_nb.widget.faults import Owner, guarded

if TYPE_CHECKING:
    import asyncio

    from golf_nb.engine import Move, Position
    from golf_nb.solver import Solution

PACE = 0.9
"""Seconds from one move to the next: enough to see a card go and to read what is said about it."""


class Played(Owner, Protocol):
    """What is asked of a table on which a line is played or a hint is given."""

    @property
    def position(self) -> Position:
        """What lies on the table now."""

    def say(self, text: str) -> None:
        """Show a line of text."""

    @property
    def message(self) -> str:
        """The line of text that is shown."""

    def try_move(self, move: Move) -> bool:
        """Make a move if it is allowed; True if it was."""

    def helped(self) -> None:
        """Hear that this hand is played with help."""

    def advice_changed(self) -> None:
        """Ask for the answers that are wanted now, and show what there is to show."""


class Autoplay:
    """Plays a best line at a pace that can be followed.

    Parameters
    ----------
    hand
        The table.
    advisor
        Who knows the line.

    Attributes
    ----------
    running
        Whether moves are being made.
    moving
        Whether the move that is being made right now is one of its own.
    """

    def __init__(self, hand: Played, advisor: Advisor) -> None:
        self._hand, self._advisor = hand, advisor
        self._tick = guarded(hand, self._advance)
        self._timer: asyncio.TimerHandle | None = None
        self._announced = False
        self.running = self.moving = False

    def start(self) -> str:
        """Begin, and return what is said about it.

        The first move comes a moment later. Without an event loop there is no time to pass, and all moves are made at
        once.
        """
        self.stop()
        self._hand.helped()
        self.running, self._announced = True, False
        self._hand.advice_changed()
        said = self._announce()
        loop = running_loop()
        if loop is None:
            while self.running:
                self._move()
        else:
            self._timer = loop.call_later(PACE, self._tick)
        return said

    def stop(self) -> None:
        """Make no more moves."""
        self.running = False
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _advance(self) -> None:
        self._timer = None
        if self._announced or self._advisor.failed(self._question):
            self._move()
        else:
            self._announce()
        loop = running_loop()
        if self.running and loop is not None:
            self._timer = loop.call_later(PACE, self._tick)

    def _announce(self) -> str:
        line = self._line
        self._announced = line is not None
        if line is None:
            text = say("advice.none.thinking")
        else:
            moves = say("count.moves", count=len(line.line))
            text = say("advice.play.running", moves=moves)
        self._hand.say(text)
        return text

    def _move(self) -> None:
        line = self._line
        if line is None and self._advisor.failed(self._question):
            self._end(say("advice.none.no_answer"))
        if line is None:
            return  # it is still being looked for; the table has asked for it
        if not line.line:
            self._end(say("advice.none.nothing_to_play"))
            return
        self.moving = True
        try:
            self._hand.try_move(line.line[0])
        finally:
            self.moving = False
        if self._hand.position.outcome is not Outcome.PLAYING:
            self._end("")
        elif len(line.line) == 1:
            self._end(say("advice.play.done"))

    def _end(self, text: str) -> None:
        self.stop()
        if text:
            self._hand.say(text)
        self._hand.advice_changed()

    @property
    def _line(self) -> Solution | None:
        return self._advisor.known(self._question)

    @property
    def _question(self) -> Question[Solution]:
        return Question(best_line, self._hand.position)
