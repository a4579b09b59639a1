"""What a table, a tutor and an editor have in common: a board, a message line, and the way they begin and end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from IPython.display import display
from ipywidgets import VBox

from golf_nb.scene import Layout, Picture, Scene, build
from golf_nb.widget import lifecycle, words
from golf_nb.widget.board import Board
from golf_nb.widget.controls import Message
from golf_nb.widget.spoken import beginning
from golf_nb.widget.still import show_with_still

if TYPE_CHECKING:
    from ipywidgets import Widget

    from golf_nb.engine import Position
    from golf_nb.notes import Note
    from golf_nb.widget.easel import Easel
    from golf_nb.widget.look import Look


class Area(VBox):
    """A picture with words and buttons around it. A subclass makes the `_board` in its constructor.

    Parameters
    ----------
    layout
        The geometry of the board.
    """

    _living = False  # nothing to close before everything is there
    _board: Easel

    def __init__(self, layout: Layout) -> None:
        super().__init__()
        self.errors: list[Exception] = []
        self._layout: Layout = layout
        self._message = Message()
        self.add_class("golf-table")

    def _furnish(self, *parts: Widget) -> None:
        """Put everything in its place, from top to bottom; from now on the area is open."""
        self.children = (*beginning(), *parts)
        self._living = True
        lifecycle.opened(self)

    @property
    def message(self) -> str:
        """The line that says what happened last, or why something was refused."""
        return self._message.text

    @property
    def look(self) -> Look:
        """How the table looks; another look can be set."""
        return self._board.look

    @look.setter
    def look(self, look: Look) -> None:
        self._board.look = look
        self._board.fit(self._layout)
        self._board.repaint(force=True)
        self.look_changed()

    def look_changed(self) -> None:
        """Hear that another look has been set; whoever shows it as words brings them up to date."""

    def say(self, text: str) -> None:
        """Show a line of text."""
        self._message.say(text)

    def report(self, error: Exception) -> None:
        """Show an error from a callback and keep it in `errors`."""
        self.errors.append(error)
        self._message.say(words.fault(error), strong=True)

    def picture(self) -> Picture:
        """Return a still picture of the table as it is now."""
        colours = self._board.colours
        return Picture(self._still(), colours.name, colours.deck)

    def _still(self) -> Scene:
        raise NotImplementedError

    def close(self) -> None:
        """End for good, and close everything that the area is made of."""
        if self._living:
            self._living = False
            lifecycle.closed(self)
            self._board.close()
            lifecycle.close_parts(self)
        super().close()

    def _ipython_display_(self, **_: object) -> None:
        show_with_still(self.picture(), self._repr_mimebundle_(), repr(self), display)


class PlayArea(Area):
    """A board that is played on, with words and buttons around it.

    Parameters
    ----------
    first
        What lies on the table at first.
    layout
        The geometry of the board.
    look
        Theme, deck and motion.
    """

    _board_kind: type[Board] = Board
    _board: Board

    def __init__(self, first: Position, layout: Layout, look: Look) -> None:
        super().__init__(layout)
        self._board = self._board_kind(self, layout, first, look)

    @property
    def position(self) -> Position:
        """What lies on the table now."""
        return self._board.position

    @property
    def notes(self) -> tuple[Note, ...]:
        """What is pointed at now."""
        return self._board.notes

    def interrupt(self) -> bool:
        """Stop what goes on by itself, if something does; True if it did."""
        return False

    def _still(self) -> Scene:
        return build(self.position, layout=self._layout, notes=self.notes)
