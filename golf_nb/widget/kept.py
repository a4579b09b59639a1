"""A hand that is kept: it is put on the table as it was left, recorded when it ends, and makes room for another."""

from __future__ import annotations

from typing import TYPE_CHECKING

from golf_nb.engine import Game, Outcome, Rules
from golf_nb.language import say
from golf_nb.scene import Layout
from golf_nb.widget import words
from golf_nb.widget.advised import AdvisedHand
from golf_nb.widget.ledger import Ledger
from golf_nb.widget.opening import Opening, Start, next_number, opening
from golf_nb.widget.steps import step

if TYPE_CHECKING:
    from golf_nb.records import Store
    from golf_nb.widget.look import Look


class KeptHand(AdvisedHand):
    """A hand with a ledger.

    Parameters
    ----------
    opened
        What lies on the table at first.
    look, marks
        As for `HandArea`.
    resume
        Whether a hand that was left half way is brought back.
    store
        Where hands and records are kept; by default the user's own store.
    """

    _scope = ""  # whose hands these are, see Ledger.open

    def __init__(
        self, opened: Opening, look: Look, *, marks: bool, resume: bool, store: Store | None
    ) -> None:
        self._ledger = Ledger(store)
        self._opening = self._ledger.open(opened, resume=resume, scope=self._scope)
        self._resume = resume
        self._putting = False
        game = self._opening.game
        super().__init__(game, Layout.fit(game.start), look, marks=marks)
        self._board.bridge.run_clock(lambda: self._ledger.seconds)
        self._record = self._ledger.record_in_words(game.start)

    @property
    def number(self) -> int | None:
        """The number of the deal; None for cards that have none."""
        return self._opening.number

    @property
    def code(self) -> str:
        """The share code of the cards and the rules."""
        return self._opening.code

    def deal(self, start: Start = None, rules: Rules | str | None = None) -> None:
        """Put other cards on this table.

        Parameters
        ----------
        start, rules
            As for a new table.

        Raises
        ------
        GolfError
            If the start or the rules are none; the table stays as it is.
        """
        self._put(opening(start, rules))

    def next_deal(self) -> None:
        """Put the deal with the next number on this table; after cards without a number, a deal at random."""
        self.deal(None if self.number is None else next_number(self.number), self.rules)

    def under(self, rules: Rules | str) -> None:
        """Begin the same cards again under other rules.

        Raises
        ------
        GolfError
            If there is no such rule set, or a board without a number does not fit its layout.
        """
        self._put(self._opening.under(rules))

    def helped(self) -> None:
        """Hear that the hand is played with help, and keep that."""
        self._ledger.help(self.game)

    def _begin(self) -> None:
        """Follow the game from now on, and say what lies on the table."""
        # Not guarded: who sets the game, from a cell or in a guarded callback, hears of a fault.
        self.observe(self._follow, "game")
        self._greet()

    def _put(self, opened: Opening) -> None:
        """Put another hand on the table, as it was left if it was left half way."""
        self._opening = self._ledger.open(opened, resume=self._resume, scope=self._scope)
        game, self._putting = self._opening.game, True
        try:
            # What is equal to the game before is set, but not told to anybody.
            told = self.game != game
            self.game = game
        finally:
            self._putting = False
        if not told:
            self._lay()

    def _lay(self) -> None:
        """Show a hand that has just been put on the table."""
        self._stop_asking()
        self._assistant.begin()
        self._record = self._ledger.record_in_words(self.game.start)
        self._greet()
        self._board.bridge.set_clock(self._ledger.seconds)
        self._refit()
        self._show(moving=False)

    def _greet(self) -> None:
        """Say what lies on the table now."""
        position = self.position
        over = position.outcome is not Outcome.PLAYING
        if over:
            text = words.over(position)
        elif self._ledger.resumed:
            text = words.back_again(len(self.game.history))
        elif self._living:
            text = words.laid(self.number, self.rules.label)
        else:
            text = say("table.welcome")
        self._message.say(words.together(text, self._ledger.news()), strong=over)

    def _follow(self, change: dict[str, Game]) -> None:
        """Show another game: the words first, so that they are right even if the picture fails."""
        if self._putting:
            self._lay()
            return
        before, after = change["old"], change["new"]
        self._assistant.follow(before, after)
        other = after.start != self._opening.game.start
        if other:
            self._opening = self._ledger.open(Opening(after), resume=False, scope=self._scope)
            self._board.bridge.set_clock(self._ledger.seconds)
        self._stop_asking()
        kept = self._ledger.follow(after, step(before, after))
        if kept or other:
            self._record = self._ledger.record_in_words(after.start)
        over = after.position.outcome is not Outcome.PLAYING
        said = words.together(words.changed(before, after), kept, self._ledger.news())
        self._message.say(said, strong=over)
        if other:
            self._refit()
        self._show(moving=not other)

    def _refit(self) -> None:
        layout = Layout.fit(self.game.start)
        if layout != self._layout:
            self._layout = layout
            self._board.fit(layout)
            if self._living:  # a table that has been closed has no buttons any more
                self._controls.fit(layout.columns)

    def _show(self, *, moving: bool = True) -> None:
        """Show the game as it is now."""
        raise NotImplementedError
