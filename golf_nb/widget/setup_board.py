"""The living picture of a table that is being set up: which pile is chosen, which card is carried to another one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from golf_nb.engine import Card, Place, Setup, column_letter
from golf_nb.language import say
from golf_nb.scene import Layout, Scene, build_setup
from golf_nb.widget.easel import Easel, Teller

if TYPE_CHECKING:
    from collections.abc import Callable

    from golf_nb.widget.look import Look
    from golf_nb.widget.pointer import Drop

_PILE_KEYS = {"s": "stock", "w": "waste"}


class Builder(Teller, Protocol):
    """What the board asks of an editor."""

    def attempt(self, action: Callable[[], object]) -> bool:
        """Do something, and tell why if it does not work."""

    def choose(self, pile: str) -> None:
        """Choose the pile that the next card goes to."""

    def take(self, pile: str | None = None) -> None:
        """Take the last card of a pile off the table."""

    def carry(self, start: str, end: str) -> None:
        """Move the last card of one pile to another."""

    def undo(self) -> None:
        """Take the last change back."""

    def redo(self) -> None:
        """Make the change again that was taken back."""

    def write(self) -> None:
        """Bring the keyboard to where cards are written."""

    def leave(self) -> None:
        """Bring the keyboard to the buttons."""


class SetupBoard(Easel):
    """The picture of a setup.

    Parameters
    ----------
    builder
        The editor it belongs to.
    layout
        The geometry at first.
    setup
        What to show first.
    look
        Theme, deck and size.
    """

    def __init__(self, builder: Builder, layout: Layout, setup: Setup, look: Look) -> None:
        self._builder = builder
        self.setup = setup
        self.chosen = setup.piles[0]
        super().__init__(builder, layout, look)

    @property
    def _went_back(self) -> str:
        return say("editor.refused.carried_outside")

    def show(self, setup: Setup, chosen: str) -> None:
        """Show a setup with a frame around the pile that is chosen."""
        self.setup, self.chosen = setup, chosen
        self.repaint()

    def _build(self) -> Scene:
        return build_setup(
            self.setup, layout=self._layout, focus=self._last(self.chosen), lifted=self._pointer.lifted
        )

    def _last(self, pile: str) -> Place:
        """Return where the last card of a pile lies, or its empty slot."""
        if pile == "stock":
            return Place("stock")
        if pile == "waste":
            return Place("waste")
        return Place("column", self.setup.piles.index(pile), len(self.setup.pile(pile)) - 1)

    def _carried(self, place: Place) -> Card | None:
        pile = _pile(place)
        if place.pile != "column" or place != self._last(pile) or place.row < 0:
            return None
        return self.setup.pile(pile)[-1]

    def _clicked(self, place: Place | None) -> bool:
        if place is None:
            return False
        pile = _pile(place)
        if pile == self.chosen and place == self._last(pile) and self.setup.pile(pile):
            self._builder.take(pile)
        else:
            self._builder.choose(pile)
        # The second half of a double click is not meant for what the first has brought.
        self._pointer.played(place, self._clock())
        return False

    def _drop(self, drop: Drop) -> None:
        start = _pile(drop.place)
        end = None if drop.target is None else _pile(drop.target)
        if end is None or end == start:
            self._builder.say(self._went_back)
        elif drop.place != self._last(start):
            self._builder.say(say("editor.refused.only_the_last"))
        else:
            self._builder.attempt(lambda: self._builder.carry(start, end))
        self.repaint(force=True)

    def _key(self, key: str, shift: bool, control: bool, meta: bool) -> None:  # noqa: ARG002, FBT001
        if control or meta:
            return
        plain = key.lower() if len(key) == 1 else key
        pile = _PILE_KEYS.get(plain, plain.upper())
        if pile in self.setup.piles:
            self._builder.choose(pile)
        elif plain.startswith("Arrow") or plain in {"Home", "End"}:
            self._builder.choose(walk(self.chosen, plain, self.setup.piles))
        elif plain in {"Backspace", "Delete"}:
            self._builder.take()
        elif plain == "z":
            self._builder.undo()
        elif plain == "y":
            self._builder.redo()
        elif plain == "Enter":
            self._builder.write()
        elif plain == "Tab":
            self._builder.leave()


def walk(chosen: str, key: str, piles: tuple[str, ...]) -> str:
    """Return the pile that an arrow key leads to.

    The columns stand in a row, below them the stock and the waste; Home and End jump to the first and the last
    column.

    Examples
    --------
    >>> piles = ("A", "B", "stock", "waste")
    >>> walk("A", "ArrowRight", piles), walk("B", "ArrowRight", piles), walk("A", "ArrowDown", piles)
    ('B', 'B', 'stock')
    """
    columns, lower = piles[:-2], piles[-2:]
    line = columns if chosen in columns else lower
    at = line.index(chosen)
    match key:
        case "ArrowLeft":
            return line[max(at - 1, 0)]
        case "ArrowRight":
            return line[min(at + 1, len(line) - 1)]
        case "ArrowDown":
            return lower[0] if line is columns else chosen
        case "ArrowUp":
            return columns[0] if line is lower else chosen
        case "End":
            return columns[-1]
        case _:
            return columns[0]


def _pile(place: Place) -> str:
    return column_letter(place.column) if place.pile == "column" else place.pile
