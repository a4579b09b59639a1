"""The table: a hand of Golf Solitaire that can be played by mouse, touch, keyboard, buttons and from code."""

from __future__ import annotations

from typing import TYPE_CHECKING

from golf_nb.language import say
from golf_nb.widget.controls import Status
from golf_nb.widget.dealing import DealPanel
from golf_nb.widget.drawers import Drawer, Panel
from golf_nb.widget.kept import KeptHand
from golf_nb.widget.look import Look
from golf_nb.widget.looking import LookPanel
from golf_nb.widget.opening import Start, opening
from golf_nb.widget.panels import row
from golf_nb.widget.rules_text import RulesPanel

if TYPE_CHECKING:
    from collections.abc import Callable

    from golf_nb.engine import Rules
    from golf_nb.records import Store


class Table(KeptHand):
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
        super().__init__(opening(start, rules), look, marks=marks, resume=resume, store=store)
        self._status = Status()
        self._drawers = (
            *([self._drawer("deal", "random", lambda: DealPanel(self))] if self._deals else []),
            self._drawer("look", "paint-brush", lambda: LookPanel(self)),
            self._drawer("rules_text", "book", lambda: RulesPanel(self)),
            *([self._advice_drawer()] if self._advises else []),
        )
        self._show(moving=False)
        self._begin()
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

    def __repr__(self) -> str:
        left = say("table.text.left", count=self.position.cards_left)
        return say("table.text.whole", name=self._opening.name, rules=repr(self.rules.label), left=left)

    def look_changed(self) -> None:
        """Let the panel show the look that was chosen, in the panel or from code."""
        for drawer in self._drawers:
            drawer.update()

    def _drawer(self, name: str, icon: str, make: Callable[[], Panel]) -> Drawer:
        return Drawer(self, say(f"panels.{name}"), say(f"panels.{name}_tip"), icon, make)

    def _show(self, *, moving: bool = True) -> None:
        self._assistant.refresh()
        self._status.show(self._opening.name, self.position, self._record, self._assistant.par_text)
        self._board.show(self.position, notes=self._assistant.notes, playable=self.marks, moving=moving)
        self._show_advice()
        for drawer in self._drawers:
            drawer.update()

    def advice_changed(self) -> None:
        """Ask for the answers that are wanted now, and show what there is to show."""
        if self._living:
            self._show(moving=False)
