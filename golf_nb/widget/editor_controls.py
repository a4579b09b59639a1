"""The buttons of the position editor, the line where cards are written, and the panel that shares."""

from __future__ import annotations

from functools import partial
from html import escape
from typing import TYPE_CHECKING, Protocol

from ipywidgets import HTML, Button, Dropdown, Layout, Text, VBox

from golf_nb.engine import Setup, column_letter, format_board, share_code
from golf_nb.language import pairs, say
from golf_nb.widget import editor_words as words
from golf_nb.widget.faults import guarded
from golf_nb.widget.panels import button, code_line, listing, plain, row, toggle
from golf_nb.widget.setup_board import Builder

if TYPE_CHECKING:
    from collections.abc import Callable


class Editing(Builder, Protocol):
    """What the buttons ask of an editor."""

    @property
    def setup(self) -> Setup:
        """What lies on the table."""

    def put(self, cards: str, pile: str | None = None) -> None:
        """Put cards on a pile."""

    def clear(self, pile: str | None = None) -> None:
        """Take every card off a pile, or off the table."""

    def fill(self, *, shuffled: bool = False) -> None:
        """Put every card that is not used into the stock."""

    def columns(self, count: int) -> None:
        """Have so many columns."""

    @property
    def chosen(self) -> str:
        """The pile that the next card goes to."""


class EditorControls:
    """Piles to choose, cards to write, changes to make.

    Parameters
    ----------
    editor
        The editor they belong to.
    """

    def __init__(self, editor: Editing) -> None:
        self._editor = editor
        self._showing = False
        self._piles: dict[str, Button] = {}
        self._columns = Dropdown(description=say("editor.button.columns"), layout=Layout(width="auto"))
        self._columns.style.description_width = "initial"
        self._columns.observe(guarded(editor, lambda change: self._columns_chosen(change["new"])), "value")
        self._choices = row()
        # Enter hands the text over; so does leaving the line, and then nothing that was written is lost.
        write = say("editor.pack.write_cards")
        self.line = Text(placeholder=write, continuous_update=False, layout=Layout(width="330px"))
        self.line.tooltip = write
        self.line.observe(guarded(editor, lambda _: self._written()), "value")
        self._keys = HTML(layout=Layout(display="none"))
        self._keys.add_class("golf-keys")
        self.first = self._button("take_off", editor.take, "arrow-up")
        self.widgets = (
            self._choices,
            row(
                self.line,
                self.first,
                self._button("clear_pile", lambda: editor.clear(editor.chosen)),
                self._button("clear_all", editor.clear),
            ),
            row(
                self._button("fill", editor.fill, "clone"),
                self._button("shuffle", lambda: editor.fill(shuffled=True), "random"),
                self._button("undo", editor.undo, "undo"),
                self._button("redo", editor.redo, "repeat"),
                toggle(
                    say("editor.button.keys"),
                    say("editor.button.keys_tip"),
                    guarded(editor, self._show_keys),
                    icon="keyboard-o",
                ),
            ),
            self._keys,
        )

    def show(self, setup: Setup, chosen: str) -> None:
        """Bring the buttons up to date."""
        self._showing = True
        try:
            self._columns.options = tuple(range(1, setup.rules.columns + 1))
            self._columns.value = len(setup.columns) if len(setup.columns) in self._columns.options else None
        finally:
            self._showing = False
        for pile in setup.piles:
            made = self._pile_button(pile)
            is_chosen = pile == chosen
            with made.hold_sync():
                made.icon = "caret-right" if is_chosen else ""
                made.button_style = "primary" if is_chosen else ""
                made.tooltip = words.pile_tip(pile, chosen=is_chosen)
        self._choices.children = (*(self._piles[pile] for pile in setup.piles), self._columns)
        self._keys.value = listing(pairs("editor.help.keys", last=column_letter(len(setup.columns) - 1)))

    def focus(self) -> None:
        """Bring the keyboard to the piles."""
        self._piles[self._editor.chosen].focus()

    def close(self) -> None:
        """Close the buttons of columns that are not there now."""
        for made in self._piles.values():
            made.close()

    def _button(self, name: str, pressed: Callable[[], None], icon: str = "") -> Button:
        label, tip = say(f"editor.button.{name}"), say(f"editor.button.{name}_tip")
        return button(label, tip, guarded(self._editor, pressed), icon=icon)

    def _pile_button(self, pile: str) -> Button:
        if pile not in self._piles:
            made = button(
                words.pile_label(pile), "", guarded(self._editor, partial(self._editor.choose, pile))
            )
            if len(pile) == 1:
                made.add_class("golf-key")
                made.layout.width = "42px"
            self._piles[pile] = made
        return self._piles[pile]

    def _columns_chosen(self, count: int | None) -> None:
        if not self._showing and count is not None:
            self._editor.columns(count)

    def _written(self) -> None:
        if not self.line.value.strip():
            return
        # What cannot be put down stays in the line, so that it can be corrected.
        if self._editor.attempt(lambda: self._editor.put(self.line.value)):
            self.line.value = ""

    def _show_keys(self, shown: bool) -> None:  # noqa: FBT001  # as the toggle calls it
        self._keys.layout.display = "" if shown else "none"


class SharePanel:
    """The position as a code and as text.

    Parameters
    ----------
    editor
        The editor it belongs to.
    """

    def __init__(self, editor: Editing) -> None:
        self._editor = editor
        self._code, self._text = HTML(), HTML()
        self.widget = VBox([self._code, self._text])

    def update(self) -> None:
        """Show the position, or say that there is none yet."""
        setup = self._editor.setup
        if setup.problems():
            self._code.value, self._text.value = plain(say("editor.share.nothing")), ""
            return
        position = setup.position()
        text, label = format_board(position), say("editor.share.board_text")
        self._code.value = code_line(say("editor.share.code"), share_code(position))
        self._text.value = (
            f'<textarea class="golf-copy" readonly wrap="off" rows="{text.count(chr(10)) + 2}" '
            f'aria-label="{escape(label)}">{escape(text)}</textarea>'
        )
