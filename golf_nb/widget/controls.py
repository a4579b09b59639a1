"""The lines of text and the buttons around a board. Native widgets: every screen reader and keyboard knows them."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Protocol

from golf_nb.engine import Move, Play, Position
from golf_nb.engine.moves import Draw
from golf_nb.language import pairs, say
from golf_nb.widget import words
from golf_nb.widget.faults import Owner, guarded
from golf_nb.widget.keyboard import Action, Command
from golf_nb.widget.panels import bold, button, html, lines, listing, plain, row, toggle

if TYPE_CHECKING:
    from collections.abc import Callable

    from ipywidgets import Button, Widget


class Message:
    """The one line that says what happened, or why something was refused."""

    def __init__(self) -> None:
        self.text = ""
        self.widget = html("golf-message")

    def say(self, text: str, *, strong: bool = False) -> None:
        """Show a text; strong for what must not be overlooked."""
        self.text = text
        self.widget.value = bold(text) if strong else plain(text)


class Status:
    """Which deal, how many cards, what score, and the rules that the score holds for."""

    def __init__(self) -> None:
        self.widget = html("golf-status")
        self.clock = html("golf-clock", like=self.widget)
        self.clock.value, self.clock.tooltip = "00:00", say("table.clock_tip")
        self.clock.description, self.clock.style.description_width = say("table.clock"), "initial"

    def show(self, name: str, position: Position, record: str, par: str = "") -> None:
        """Bring the lines up to date."""
        self.widget.value = lines(*words.status(name, position, par), record)


class Hand(Owner, Protocol):
    """What the controls ask of a table."""

    def try_move(self, move: Move) -> bool:
        """Make a move if it is allowed."""

    def act(self, asked: Command) -> None:
        """Undo, redo or restart."""

    def confirm(self, *, restart: bool) -> None:
        """Answer the question about a restart."""

    def marks_changed(self) -> None:
        """Paint again."""


class Controls:
    """The buttons of a table.

    Parameters
    ----------
    hand
        The table they belong to.
    columns
        How many columns can be played.
    marks
        Whether the cards that fit are marked at first.
    """

    def __init__(self, hand: Hand, *, columns: int, marks: bool) -> None:
        def act(action: Action) -> Callable[[], None]:
            return guarded(hand, lambda: hand.act(Command(action)))

        self._hand = hand
        self._plays: list[Button] = []
        draw = guarded(hand, lambda: hand.try_move(Draw()))
        marks_changed = guarded(hand, lambda _: hand.marks_changed())
        self._marks = toggle(say("table.marks"), say("table.marks_tip"), marks_changed, on=marks, icon="eye")
        self.keys = html("golf-keys")
        self.keys.layout.display = "none"
        show_keys = guarded(hand, lambda shown: self._show_keys(shown=shown))
        keys = toggle(
            say("table.keys"), say("table.keys_tip"), show_keys, icon="keyboard-o", like=self._marks
        )
        self._draw = button(say("table.draw"), say("table.draw_tip"), draw, icon="clone")
        self._others = (
            self._draw,
            self._button(say("table.undo"), say("table.undo_tip"), act(Action.UNDO), "undo"),
            self._button(say("table.redo"), say("table.redo_tip"), act(Action.REDO), "repeat"),
            self._button(
                say("table.restart"), say("table.restart_tip"), act(Action.RESTART), "fast-backward"
            ),
        )
        self._moves = row()
        yes, no = (guarded(hand, partial(hand.confirm, restart=answer)) for answer in (True, False))
        self._ask = row(
            self._button(say("table.yes_restart"), say("table.restart_tip"), yes),
            self._button(say("table.no_restart"), say("table.keep_playing"), no),
        )
        self._ask.layout.display = "none"
        self.options = (self._marks, keys)
        self.fit(columns)

    def fit(self, columns: int) -> None:
        """Show as many columns' buttons as the table has columns."""
        self._plays += [self._column_button(column) for column in range(len(self._plays), columns)]
        self._moves.children = (*self._plays[:columns], *self._others)
        self.keys.value = listing(pairs("table.key_list", columns=columns % 10))

    @property
    def widgets(self) -> tuple[Widget, ...]:
        """The lines of buttons, from top to bottom."""
        return (self._ask, self._moves)

    @property
    def marks(self) -> bool:
        """Whether the cards that fit are to be marked."""
        return bool(self._marks.value)

    @marks.setter
    def marks(self, value: bool) -> None:
        self._marks.value = value

    def close(self) -> None:
        """Close the buttons of columns that are not on the table now; the others are closed with it."""
        for made in self._plays:
            made.close()

    def ask(self, *, visible: bool) -> None:
        """Show the two answers about a restart in the place of the moves, so that nothing jumps; or hide them."""
        self._ask.layout.display = "flex" if visible else "none"
        self._moves.layout.display = "none" if visible else "flex"

    def focus(self) -> None:
        """Move the keyboard to the first button that is shown."""
        asking = self._ask.layout.display != "none"
        first: Button = self._ask.children[0] if asking else self._plays[0]
        first.focus()

    def _column_button(self, column: int) -> Button:
        letter = str(Play(column))
        tip = say("table.play_tip", column=letter, key=(column + 1) % 10)
        made = self._button(letter, tip, guarded(self._hand, lambda: self._hand.try_move(Play(column))))
        made.add_class("golf-key")
        return made

    def _button(self, label: str, tip: str, pressed: Callable[[], None], icon: str = "") -> Button:
        return button(label, tip, pressed, icon=icon, like=self._draw)

    def _show_keys(self, *, shown: bool) -> None:
        self.keys.layout.display = "" if shown else "none"
