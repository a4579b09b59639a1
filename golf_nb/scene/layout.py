"""Where everything lies on the table. No other module knows a coordinate.

The tableau is above, columns side by side, each card a strip lower than the one it lies on. Below it lie the stock
and the waste; the cards that went onto the waste last look out from under its top, so that a run can be read.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from golf_nb.scene.shapes import Box

if TYPE_CHECKING:
    from golf_nb.engine import Place, Position, Setup

CARD_WIDTH = 76.0
CARD_HEIGHT = 104.0
CORNER = 7.0
GAP = 12.0
STRIP = 32.0
"""How much of a covered card looks out: enough for its rank and suit."""
FAN = 29.0
"""How much of an earlier waste card looks out."""
FAN_CARDS = 7
MARGIN = 18.0
HEADER = 34.0
"""Room above the tableau for the column letters."""
FOOTER = 24.0
"""Room below the stock and the waste for their names."""
SMALLEST_WIDTH = 640.0


@dataclass(frozen=True, slots=True)
class Layout:
    """The geometry of a table with so many columns and rows, in logical pixels.

    Parameters
    ----------
    columns, rows : int
        What there is room for.
    shown : int or None
        How many columns lie there, in the middle; None if all do.

    Examples
    --------
    >>> table = Layout(columns=7, rows=5)
    >>> table.width, table.height
    (640.0, 410.0)
    >>> table.card(0, 4)
    Box(x=18.0, y=162.0, width=76.0, height=104.0)
    """

    columns: int
    rows: int
    shown: int | None = None

    @classmethod
    def fit(cls, *positions: Position | Setup) -> Layout:
        """Return the smallest layout that holds all these positions, so that a hand never makes it jump."""
        return cls(
            columns=max(len(position.columns) for position in positions),
            rows=max(1, *(len(column) for position in positions for column in position.columns)),
        )

    def showing(self, position: Position) -> Layout:
        """Return a layout of the same size that has the columns of this position in the middle."""
        return replace(self, shown=len(position.columns))

    @property
    def width(self) -> float:
        """Width of the table."""
        return max(SMALLEST_WIDTH, 2 * MARGIN + _tableau_width(self.columns))

    @property
    def height(self) -> float:
        """Height of the table."""
        return self._lower_row + CARD_HEIGHT + FOOTER

    @property
    def _lower_row(self) -> float:
        return HEADER + (self.rows - 1) * STRIP + CARD_HEIGHT + 16

    def card(self, column: int, row: int) -> Box:
        """Where the card of a column lies; row 0 is the deepest, which lies highest on the screen."""
        shown = self.columns if self.shown is None else self.shown
        left = (self.width - _tableau_width(shown)) / 2
        return Box(left + column * (CARD_WIDTH + GAP), HEADER + row * STRIP, CARD_WIDTH, CARD_HEIGHT)

    @property
    def stock(self) -> Box:
        """Where the stock lies."""
        return Box(MARGIN, self._lower_row, CARD_WIDTH, CARD_HEIGHT)

    @property
    def waste(self) -> Box:
        """Where the top of the waste lies."""
        return Box(MARGIN + CARD_WIDTH + GAP + FAN_CARDS * FAN, self._lower_row, CARD_WIDTH, CARD_HEIGHT)

    def fan(self, age: int) -> Box:
        """Where the waste card lies that is `age` cards older than the top (0 is the top itself)."""
        return self.waste.moved(-age * FAN, 0)

    @property
    def banner(self) -> Box:
        """Where the end of the hand is told."""
        left = self.waste.right + GAP
        return Box(left, self._lower_row, self.width - MARGIN - left, CARD_HEIGHT)

    def box(self, place: Place) -> Box:
        """Return the box of a place; an empty column is the slot of its deepest card."""
        if place.pile == "stock":
            return self.stock
        if place.pile == "waste":
            return self.waste
        return self.card(place.column, max(place.row, 0))


def _tableau_width(columns: int) -> float:
    return columns * CARD_WIDTH + (columns - 1) * GAP
