"""The table: a hand of Golf Solitaire that can be played by mouse, touch, keyboard, buttons and from code."""

from __future__ import annotations

from typing import TYPE_CHECKING

from golf_nb.engine import Game, Outcome, Rules
from golf_nb.language import say
from golf_nb.scene import Layout
from golf_nb.widget import words
from golf_nb.widget.advised import AdvisedHand
from golf_nb.widget.controls import Status
from golf_nb.widget.dealing import DealPanel
from golf_nb.widget.drawers import Drawer, Panel
from golf_nb.widget.ledger import Ledger
from golf_nb.widget.look import Look
from golf_nb.widget.looking import LookPanel
from golf_nb.widget.opening import Opening, Start, next_number, opening
from golf_nb.widget.panels import row
from golf_nb.widget.rules_text import RulesPanel
from golf_nb.widget.steps import step

if TYPE_CHECKING:
    from collections.abc import Callable

    from golf_nb.records import Store


class Table(AdvisedHand):
    """A hand to play.

    Parameters
    ----------
    start
        A deal number, a share code or board text, a `Position`, or a `Game` to go on with; without one a deal that
        the system picks.
    rules
        A rule set or the name of a preset. The default is ``king-stops`` for a deal number, and for a position or a
        game the rules it has.
    theme
        ``light``, ``dark``, or ``auto`` to follow the page.
    deck
        ``two`` colours or ``four``.
    motion
        Whether cards move. A reader whose system asks for less motion sees none either way.
    size
        ``small``, ``normal`` or ``large``.
    marks
        Whether the exposed cards that fit are marked; the reader can switch it.
    resume
        Whether a hand of these cards that an earlier session, or this table before, left half way is brought back.
    store
        Where records and half-played hands are kept; by default the user's own store.

    Raises
    ------
    GolfError
        If the start, the rules, the theme or the deck is none. No widget has been made by then.

    Examples
    --------
    >>> table = Table(24)
    >>> table.play("A")
    >>> table.play("B").sentence
    '10♠ does not fit 10♣: equal ranks never fit; a 9 or a jack would.'
    >>> table.message == table.play("B").sentence, table.position.cards_left
    (True, 34)
    """

    _scope = ""  # whose hands these are, see Ledger.open
    _deals = True  # whether the reader may choose other deals

    def __init__(  # noqa: PLR0913  # one keyword for each thing that can be chosen
        self,
        start: Start = None,
        rules: Rules | str | None = None,
        *,
        theme: str = "auto",
        deck: str = "two",
        motion: bool = True,
        size: str = "normal",
        marks: bool = True,
        resume: bool = True,
        store: Store | None = None,
    ) -> None:
        look = Look(theme, deck, motion, size)
        opened = opening(start, rules)
        self._ledger = Ledger(store)
        self._opening = self._ledger.open(opened, resume=resume, scope=self._scope)
        self._resume = resume
        self._putting = False
        game = self._opening.game
        super().__init__(game, Layout.fit(game.start), look, marks=marks)
        self._status = Status()
        self._board.bridge.run_clock(lambda: self._ledger.seconds)
        self._drawers = (
            *([self._drawer("deal", "random", lambda: DealPanel(self))] if self._deals else []),
            self._drawer("look", "paint-brush", lambda: LookPanel(self)),
            self._drawer("rules_text", "book", lambda: RulesPanel(self)),
            *([self._advice_drawer()] if self._advises else []),
        )
        self._record = self._ledger.record_in_words(game.start)
        self._show(moving=False)
        # Not guarded: who sets the game, from a cell or in a guarded callback, hears of a fault.
        self.observe(self._follow, "game")
        self._greet()
        above = row(self._status.widget, self._status.clock)
        above.add_class("golf-top")
        hints = (self._hint_button,) if self._advises else ()
        self._furnish(
            above,
            self._board.widget,
            self._message.widget,
            self._advice_line,
            *self._controls.widgets,
            row(*hints, *self._controls.options, *(drawer.button for drawer in self._drawers)),
            self._controls.keys,
            *(drawer.place for drawer in self._drawers),
        )

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

    def __repr__(self) -> str:
        left = say("table.text.left", count=self.position.cards_left)
        return say("table.text.whole", name=self._opening.name, rules=repr(self.rules.label), left=left)

    def look_changed(self) -> None:
        """Let the panel show the look that was chosen, in the panel or from code."""
        for drawer in self._drawers:
            drawer.update()

    def _drawer(self, name: str, icon: str, make: Callable[[], Panel]) -> Drawer:
        return Drawer(self, say(f"panels.{name}"), say(f"panels.{name}_tip"), icon, make)

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
        self._assistant.refresh()
        self._status.show(self._opening.name, self.position, self._record, self._assistant.par_text)
        self._board.show(self.position, notes=self._assistant.notes, playable=self.marks, moving=moving)
        self._show_advice()
        for drawer in self._drawers:
            drawer.update()

    def helped(self) -> None:
        """Hear that the hand is played with help, and keep that."""
        self._ledger.help(self.game)

    def advice_changed(self) -> None:
        """Ask for the answers that are wanted now, and show what there is to show."""
        if self._living:
            self._show(moving=False)
