"""What a table keeps: the hand it is in the middle of, how it ended, and how long it took.

No widget in here, so that everything can be tried out with a clock and a store of one's own.
"""

from __future__ import annotations

import time
from dataclasses import replace
from typing import TYPE_CHECKING

from golf_nb.engine import Clock, Outcome, signed, time_text
from golf_nb.records import Store, board_key, default_store, new_hand, rules_key

if TYPE_CHECKING:
    from collections.abc import Callable

    from golf_nb.engine import Game
    from golf_nb.widget.opening import Opening

_opened_here: set[str] = set()
"""The hands of this Python session. Another table with the same deal begins a hand of its own; only what an earlier
session left half way is brought back."""


class Ledger:
    """The keeper of one table's hand.

    Parameters
    ----------
    store
        Where to keep it; by default the user's own store.
    now
        Seconds that only grow.
    """

    def __init__(self, store: Store | None = None, now: Callable[[], float] = time.monotonic) -> None:
        self.store = default_store() if store is None else store
        self._now = now
        self._clock = Clock.opened(now())
        self._key = ""
        self._hand = ""
        self._number: int | None = None

    def open(self, opening: Opening, *, resume: bool) -> Opening:
        """Begin to keep a hand, and return it, with its moves if an earlier session left it half way.

        Parameters
        ----------
        opening
            The hand as it is to be put on the table.
        resume
            Whether what was left half way comes back. A hand that begins with moves is never replaced.
        """
        start = opening.game.start
        self._key = f"{board_key(start)} {rules_key(start.rules)}"
        self._number = opening.number
        saved = self.store.load_hand(self._key) if resume and not opening.game.moves else None
        if (
            saved is not None
            and saved.hand not in _opened_here
            and saved.game.start == start
            and saved.game.moves
            and saved.game.position.outcome is Outcome.PLAYING
        ):
            self._hand = saved.hand
            self._clock = Clock(ran=saved.seconds).resume(self._now())
            opening = replace(opening, game=saved.game)
        else:
            self._hand = new_hand()
            self._clock = Clock.opened(self._now())
        _opened_here.add(self._hand)
        return opening

    def follow(self, game: Game) -> str:
        """Keep the hand after a change; returns what its end meant for the record, or an empty text."""
        seconds = self.seconds
        if game.position.outcome is not Outcome.PLAYING and game.history:
            result = self.store.record_result(game, number=self._number, seconds=seconds, hand=self._hand)
            self.store.forget_hand(self._key)
            return result.sentence
        if game.moves:
            self.store.save_hand(self._key, game, number=self._number, seconds=seconds, hand=self._hand)
        else:
            self.store.forget_hand(self._key)
        return ""

    def restart(self) -> None:
        """Count what comes as another try. The clock runs on, because the cards are known already."""
        self._hand = new_hand()
        _opened_here.add(self._hand)

    @property
    def seconds(self) -> float:
        """How long the deal has been open."""
        return self._clock.elapsed(self._now())

    def record_in_words(self, start_game: Game) -> str:
        """Return what is kept of this deal under these rules, in one line."""
        record = self.store.best(start_game.start)
        if record is None:
            return "No finished hand of this deal under these rules yet."
        tries = f"{record.tries} finished hand{'' if record.tries == 1 else 's'}"
        line = f"Best under these rules {signed(record.score)} in {tries}"
        if record.first_clear is None:
            return f"{line}; not cleared yet."
        if record.first_clear_seconds is None:
            return f"{line}."
        return f"{line}; first clear after {time_text(record.first_clear_seconds)}."
