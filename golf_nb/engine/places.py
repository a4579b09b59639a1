"""Places: the words by which an author names a spot on the table, such as A3, stock or 6♥."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Literal

from golf_nb.engine.cards import Card
from golf_nb.engine.errors import GolfError
from golf_nb.engine.moves import column_letter

if TYPE_CHECKING:
    from golf_nb.engine.position import Position

_COLUMN_AND_CARD: Final = re.compile(r"([A-J])([1-9][0-9]?)?")
_EXPECTED: Final = (
    "a column letter (A), a column and a card (A3), a card that lies there (6♥), stock or waste"
)


@dataclass(frozen=True, slots=True)
class Place:
    """Where a card lies.

    Parameters
    ----------
    pile : {"column", "stock", "waste"}
        The kind of pile.
    column : int
        The column, counted from 0; -1 for the other piles.
    row : int
        The card in the column, counted from 0 for the deepest; -1 for an empty column and for the other
        piles.

    Examples
    --------
    >>> str(Place("column", 0, 2)), str(Place("waste"))
    ('A3', 'waste')
    """

    pile: Literal["column", "stock", "waste"]
    column: int = -1
    row: int = -1

    def __str__(self) -> str:
        """Return the text that `locate` reads."""
        if self.pile != "column":
            return self.pile
        return column_letter(self.column) + (str(self.row + 1) if self.row >= 0 else "")


def locate(text: str, position: Position) -> Place:
    """Find the place that a text names.

    Parameters
    ----------
    text : str
        ``A``, the exposed card of column A (or its empty spot); ``A3``, the third card of column A counted
        from the deepest; ``stock``; ``waste``; or a card that lies in the tableau or on top of the waste,
        such as ``6♥`` or ``6H``. Upper and lower case are the same.
    position : Position
        The table to look at.

    Returns
    -------
    Place
        The place.

    Raises
    ------
    GolfError
        If the text names nothing, nothing on this table, or a card of which two lie there.
    """
    plain = str(text).strip()
    match plain.lower():
        case "stock":
            return Place("stock")
        case "waste":
            return Place("waste")
    found = _COLUMN_AND_CARD.fullmatch(plain.upper())
    if found is None:
        return _locate_card(text, position)
    letter, number = found.groups()
    column = ord(letter) - ord("A")
    if column >= len(position.columns):
        last = column_letter(len(position.columns) - 1)
        raise GolfError("there is no such column", text=text, expected=f"a column from A to {last}")
    height = len(position.columns[column])
    row = height - 1 if number is None else int(number) - 1
    if row >= height:
        held = "is empty" if height == 0 else f"ends at {letter}{height}"
        raise GolfError(f"there is no such card; column {letter} {held}", text=text)
    return Place("column", column, row)


def card_at(place: Place, position: Position) -> Card | None:
    """Return the card that can be seen at a place.

    Parameters
    ----------
    place : Place
        A place of this position.
    position : Position
        The table to look at.

    Returns
    -------
    Card or None
        None for an empty column, and for the stock, which lies face down.

    Raises
    ------
    GolfError
        If the column or the card does not exist.
    """
    if place.pile == "stock":
        return None
    if place.pile == "waste":
        return position.waste_top
    if not 0 <= place.column < len(position.columns):
        raise GolfError("there is no such column", text=str(place))
    cards = position.columns[place.column]
    if not cards and place.row == -1:
        return None
    if not 0 <= place.row < len(cards):
        raise GolfError("there is no such card", text=str(place))
    return cards[place.row]


def _locate_card(text: str, position: Position) -> Place:
    try:
        card = Card.parse(text)
    except GolfError as error:
        raise GolfError("not a place", text=error.text, expected=_EXPECTED) from error
    found = [
        Place("column", column, row)
        for column, cards in enumerate(position.columns)
        for row, other in enumerate(cards)
        if other == card
    ]
    if position.waste_top == card:
        found.append(Place("waste"))
    if not found:
        raise GolfError("this card is neither in the tableau nor on top of the waste", text=text)
    if len(found) > 1:
        places = " and ".join(str(place) for place in found)
        raise GolfError(f"this card lies at {places}", text=text, expected="one of these places instead")
    return found[0]
