"""What a table keeps: the hand it is in the middle of, how it ended, and how long it took.

No widget in here, so that everything can be tried out with a clock and a store of one's own.
"""

from __future__ import annotations

import time
from dataclasses import replace
from typing import TYPE_CHECKING

from golf_nb.engine import Clock, Game, Outcome, signed, time_text
from golf_nb.language import say
from golf_nb.records import Store, board_key, default_store, new_hand, rules_key
from golf_nb.widget.steps import Step

if TYPE_CHECKING:
    from collections.abc import Callable

    from golf_nb.engine import Position
    from golf_nb.records import SavedHand
    from golf_nb.widget.opening import Opening

_opened_here: set[str] = set()
"""The hands of this Python session. Another table with the same deal begins a hand of its own; it never takes one
over that may still be going on elsewhere."""

_HELPED = "+help"
"""Ends the name of a hand that is played with help, so that this is still known when the hand comes back."""


class Ledger:
    """The keeper of one table's hand.

    Parameters
    ----------
    store
        Where to keep it; by default the user's own store.
    now
        Seconds that only grow.

    Attributes
    ----------
    resumed
        Whether the hand that was opened last had been left half way before.
    """

    def __init__(self, store: Store | None = None, now: Callable[[], float] = time.monotonic) -> None:
        self.store = default_store() if store is None else store
        self._now = now
        self._clock = Clock.opened(now())
        self._key = ""
        self._hand = ""
        self._mine: set[str] = set()
        self._number: int | None = None
        self._timed = True
        self.resumed = False
        self._told: set[str] = set()

    def open(self, opening: Opening, *, resume: bool, scope: str = "") -> Opening:
        """Begin to keep a hand, and return it, with its moves if it was left half way before.

        Parameters
        ----------
        opening
            The hand as it is to be put on the table.
        resume
            Whether what this table or an earlier session left half way comes back. A hand that begins with moves is
            never replaced, and the hand that lies on the table now does not come back to it.
        scope
            Whose hand it is, such as a player's on a course. Within a scope there is one hand of each deal, and it
            comes back to any table.
        """
        start = opening.game.start
        self._key = f"{scope} {board_key(start)} {rules_key(start.rules)}".strip()
        self._number = opening.number
        saved = self.store.load_hand(self._key) if resume and not opening.game.moves else None
        self.resumed = saved is not None and self._comes_back(saved, start, scope)
        if saved is not None and self.resumed:
            self._hand = saved.hand
            self._clock = Clock(ran=saved.seconds).resume(self._now())
            # The start that was asked for: two presets may say the same, and it knows which one was meant.
            opening = replace(opening, game=Game(start, saved.game.moves, saved.game.cursor))
        else:
            self._hand = new_hand()
            self._clock = Clock.opened(self._now())
        # Of a hand that begins with moves nobody knows how long they took.
        self._timed = self.resumed or not opening.game.moves
        self._remember()
        return opening

    def follow(self, game: Game, step: Step) -> str:
        """Keep the hand after a step; returns what its end meant for the record, or an empty text.

        A hand that was put on the table as a whole is no result, even if it is over: nobody has played it here.
        """
        if step in {Step.RESTART, Step.OTHER}:
            # Another try. The clock runs on, because the cards are known already; and so is what help has told.
            self._hand = new_hand() + (_HELPED if self.helped else "")
            self._timed = step is Step.RESTART
            self._remember()
        over = game.position.outcome is not Outcome.PLAYING
        if over and step is Step.MOVE and self.helped:
            self.store.forget_hand(self._key)
            return say("advice.about.with_help")
        if over and step is Step.MOVE:
            seconds = self.seconds if self._timed else None
            result = self.store.record_result(game, number=self._number, seconds=seconds, hand=self._hand)
            self.store.forget_hand(self._key)
            return result.sentence
        if step is Step.RESTART:
            self.store.forget_hand(self._key)
        elif game.moves and not over:
            self._save(game)
        return ""

    def help(self, game: Game) -> None:
        """Remember that the hand is played with help from now on."""
        if not self.helped:
            self._hand += _HELPED
            self._remember()
            if game.moves and game.position.outcome is Outcome.PLAYING:
                self._save(game)

    @property
    def helped(self) -> bool:
        """Whether the hand is played with help; then its end is no result."""
        return self._hand.endswith(_HELPED)

    @property
    def seconds(self) -> float:
        """How long the deal has been open."""
        return self._clock.elapsed(self._now())

    def record_in_words(self, start: Position) -> str:
        """Return what is kept of a deal under its rules, in one line."""
        record = self.store.best(start)
        if record is None:
            return say("records.line.none")
        best, tries = signed(record.score), record.tries
        if record.first_clear is None:
            return say("records.line.not_cleared", best=best, count=tries)
        if record.first_clear_seconds is None:
            return say("records.line.cleared", best=best, count=tries)
        time = time_text(record.first_clear_seconds)
        return say("records.line.cleared_after", best=best, count=tries, time=time)

    def news(self) -> str:
        """Return what the reader should hear about the store, each message once; empty while all is well."""
        message = self.store.message
        if message in self._told:
            return ""
        self._told.add(message)
        return message

    def _save(self, game: Game) -> None:
        self.store.save_hand(self._key, game, number=self._number, seconds=self.seconds, hand=self._hand)

    def _remember(self) -> None:
        self._mine.add(self._hand)
        _opened_here.add(self._hand)

    def _comes_back(self, saved: SavedHand, start: Position, scope: str) -> bool:
        known = saved.hand in _opened_here and not scope
        return (
            (not known or (saved.hand in self._mine and saved.hand != self._hand))
            and saved.game.start == start
            and bool(saved.game.moves)
            and saved.game.position.outcome is Outcome.PLAYING
        )
