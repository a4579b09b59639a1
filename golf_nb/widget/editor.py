"""The position editor: a table that is set up card by card, then played or shared."""

from __future__ import annotations

from dataclasses import replace

from ipywidgets import Box, VBox
from ipywidgets import Layout as BoxLayout

from golf_nb.engine import Game, Rules, Setup, as_rules
from golf_nb.language import say
from golf_nb.scene import Layout, Scene, build_setup
from golf_nb.widget import editor_words as words
from golf_nb.widget.desk import Desk
from golf_nb.widget.desk_area import DeskArea
from golf_nb.widget.drawers import Drawer
from golf_nb.widget.editor_controls import SharePanel
from golf_nb.widget.faults import guarded
from golf_nb.widget.look import Look
from golf_nb.widget.opening import Start, opening
from golf_nb.widget.pack_buttons import PackButtons
from golf_nb.widget.panels import button, html, lines, plain, row
from golf_nb.widget.table import Table


class Editor(DeskArea):
    """A table to set up.

    Parameters
    ----------
    start
        What lies there at first: a deal number, a share code or board text, a `Position`, a `Game` (the cards as
        they lie now) or a `Setup`. Without one the table is empty.
    rules
        A rule set or the name of a preset. The default is the rules that the start has, and ``king-stops`` where
        it has none.
    theme, deck, size
        As for `golf_nb.Table`.

    Raises
    ------
    GolfError
        If the start or the rules are none. No widget has been made by then.

    Examples
    --------
    >>> editor = Editor()
    >>> editor.put("8S 6H", "A")
    >>> editor.problems
    ('The waste is empty; it needs a card to play on.',)
    >>> editor.put("7D", "waste")
    >>> [str(move) for move in editor.position.moves()]
    ['A']
    """

    def __init__(
        self,
        start: Start | Setup = None,
        rules: Rules | str | None = None,
        *,
        theme: str = "auto",
        deck: str = "two",
        size: str = "normal",
    ) -> None:
        look = Look(theme, deck, size=size)
        setup = _first(start, rules)
        super().__init__(Desk(setup, setup.piles[0]), _layout(setup), look)
        self.table: Table | None = None
        self._status = html("golf-status")
        self._todo = html("golf-todo")
        self._pack = PackButtons(guarded(self, self.press), setup.rules.packs)
        label, tip, icon = _play_button(playing=False)
        self._play = button(label, tip, guarded(self, self._play_pressed), icon=icon)
        self._share = Drawer(
            self,
            say("editor.button.share"),
            say("editor.button.share_tip"),
            "share-alt",
            lambda: SharePanel(self),
        )
        beside = setup.rules.packs == 1
        below = () if beside else (self._pack.widget,)
        parts = (self._board.widget, *below, self._message.widget, self._todo, *self._controls.widgets)
        self._desk = VBox(parts)
        self._body = Box((self._desk, self._pack.widget) if beside else (self._desk,))
        self._body.add_class("golf-desk")
        self._place = Box(layout=BoxLayout(display="none"))
        self._show()
        # Not guarded: who sets the desk, from a cell or in a guarded callback, hears of a fault.
        self.observe(self._follow, "desk")
        heading = row(self._status, self._play, self._share.button)
        heading.add_class("golf-heading")
        self._furnish(heading, self._share.place, self._body, self._place)

    def play(self) -> Table:
        """Put the position on a table in the editor's place, and return it; GolfError while something is wrong."""
        look = self.look
        table = Table(self.position, theme=look.theme, deck=look.deck, size=look.size, resume=False)
        self.back()
        self.table = table
        self._place.children = (table,)
        self._switch(playing=True)
        return table

    def back(self) -> None:
        """Close the table and come back to the editor."""
        if self.table is not None:
            self._place.children = ()
            self.table.close()
            self.table = None
            self._switch(playing=False)

    def close(self) -> None:
        """End for good, with the table that is played on."""
        if self._living:
            self.back()
            self._controls.close()
        super().close()

    def __repr__(self) -> str:
        return f"Editor(rules={self.setup.rules.label!r}): {words.todo(self.setup)}"

    def _follow(self, _: object) -> None:
        layout = _layout(self.setup)
        if layout != self._layout:
            self._layout = layout
            self._board.fit(layout)
        self._show()

    def _show(self) -> None:
        setup = self.setup
        self._status.value = lines(*words.editor_status(setup))
        self._todo.value = plain(words.todo(setup))
        self._desk.layout.max_width = f"{round(self._layout.width * self.look.scale) + 12}px"
        self._board.show(setup, self.chosen)
        self._controls.show(setup, self.chosen)
        self._pack.show(setup, self.chosen)
        # It keeps its place, so that the button beside it does not jump.
        self._play.layout.visibility = "hidden" if setup.problems() and self.table is None else "visible"
        self._share.update()

    def _play_pressed(self) -> None:
        if self.table is None:
            self.attempt(self.play)
        else:
            self.back()

    def _switch(self, *, playing: bool) -> None:
        """Show the table or the editor, under the same button, so that the keyboard stays where it was."""
        self._play.description, self._play.tooltip, self._play.icon = _play_button(playing=playing)
        self._share.button.value = False
        for part in (self._status, self._share.button, self._body):
            part.layout.display = "none" if playing else ""
        self._place.layout.display = "" if playing else "none"

    def _still(self) -> Scene:
        return build_setup(self.setup, layout=self._layout)


def _play_button(*, playing: bool) -> tuple[str, str, str]:
    name = "back_to_editor" if playing else "play_it"
    return (
        say(f"editor.button.{name}"),
        say(f"editor.button.{name}_tip"),
        "arrow-left" if playing else "play",
    )


def _first(start: Start | Setup, rules: Rules | str | None) -> Setup:
    if start is None:
        return Setup.empty("king-stops" if rules is None else rules)
    if isinstance(start, Setup):
        return start if rules is None else replace(start, rules=as_rules(rules))
    if isinstance(start, Game):
        start = start.position
    return Setup.from_position(opening(start, rules).game.start)


def _layout(setup: Setup) -> Layout:
    """Return a geometry in which the columns can grow as long as the rules allow."""
    fitting = Layout.fit(setup)
    return Layout(fitting.columns, max(fitting.rows, setup.rules.rows))
