"""The table: a hand of Golf Solitaire that can be played by mouse, touch, keyboard, buttons and from code."""

from __future__ import annotations

from typing import TYPE_CHECKING

from golf_nb.engine import (
    Game,
    Outcome,
    Refusal,
    Rules,
)
from golf_nb.scene import Layout
from golf_nb.widget import words
from golf_nb.widget.controls import Status
from golf_nb.widget.dealing import DealPanel
from golf_nb.widget.drawers import Drawer
from golf_nb.widget.hand import HandArea
from golf_nb.widget.ledger import Ledger
from golf_nb.widget.look import Look
from golf_nb.widget.looking import LookPanel
from golf_nb.widget.opening import Opening, Start, next_number, opening
from golf_nb.widget.panels import row
from golf_nb.widget.rules_text import RulesPanel

if TYPE_CHECKING:
    from golf_nb.records import Store


class Table(HandArea):
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
        Whether a hand of these cards that an earlier session left half way is brought back.
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
        ledger = Ledger(store)
        self._opening = ledger.open(opened, resume=resume)
        game = self._opening.game
        layout = Layout.fit(game.start)
        super().__init__(game, layout, look, marks=marks)
        self._ledger = ledger
        self._status = Status()
        self._board.bridge.run_clock(lambda: self._ledger.seconds)
        self._drawers = (
            Drawer(self, words.DEAL, words.DEAL_TIP, "random", lambda: DealPanel(self)),
            Drawer(self, words.LOOK, words.LOOK_TIP, "paint-brush", lambda: LookPanel(self)),
            Drawer(self, words.RULES_TEXT, words.RULES_TEXT_TIP, "book", lambda: RulesPanel(self)),
        )
        self._record = ledger.record_in_words(game)
        self._show(moving=False)
        # Not guarded: who sets the game, from a cell or in a guarded callback, hears of a fault.
        self.observe(self._follow, "game")
        self._greet(resumed=game is not opened.game)
        self._furnish(
            row(self._status.widget, self._status.clock),
            self._board.widget,
            self._message.widget,
            *self._controls.widgets,
            row(*self._controls.options, *(drawer.button for drawer in self._drawers)),
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

    def restart(self) -> Refusal | None:
        """Begin the same deal again, without asking. It is never refused."""
        self._ledger.restart()
        return super().restart()

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
        return (
            f"Table({self._opening.name}, rules={self.rules.label!r}): {self.position.cards_left} cards left"
        )

    def _put(self, opened: Opening) -> None:
        """Put another hand on the table, as an earlier session left it."""
        self._opening = self._ledger.open(opened, resume=True)
        self.game = self._opening.game
        self._board.bridge.set_clock(self._ledger.seconds)
        self._greet(resumed=self.game is not opened.game)

    def _greet(self, *, resumed: bool) -> None:
        """Say what lies on the table now."""
        position = self.position
        if position.outcome is not Outcome.PLAYING:
            self._message.say(words.over(position), strong=True)
        elif resumed:
            self._message.say(words.back_again(len(self.game.history)))
        elif self._living:
            self._message.say(words.NEW_DEAL.format(name=self._opening.name, rules=self.rules.label))
        else:
            self._message.say(words.WELCOME)

    def _follow(self, change: dict[str, Game]) -> None:
        """Show another game: the words first, so that they are right even if the picture fails."""
        before, after = change["old"], change["new"]
        if after.start != self._opening.game.start:
            self._opening = self._ledger.open(Opening(after), resume=False)
        self._stop_asking()
        kept = self._ledger.follow(after)
        if kept or after.start != before.start:
            self._record = self._ledger.record_in_words(after)
        over = after.position.outcome is not Outcome.PLAYING
        said = words.changed(before, after)
        self._message.say(f"{said}. {kept}" if kept else said, strong=over)
        if after.start != before.start:
            self._refit()
        self._show(moving=after.start == before.start)

    def _refit(self) -> None:
        layout = Layout.fit(self.game.start)
        if layout != self._layout:
            self._layout = layout
            self._board.fit(layout)
            self._controls.fit(layout.columns)

    def _show(self, *, moving: bool = True) -> None:
        self._status.show(self._opening.name, self.position, self._record)
        self._board.show(self.position, playable=self.marks, moving=moving)
        for drawer in self._drawers:
            drawer.update()
