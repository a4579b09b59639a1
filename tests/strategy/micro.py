"""Small positions with answers that can be seen by eye."""

from __future__ import annotations

from golf_nb.engine import Position, parse_board


def micro(waste: str, *columns: str, stock: str = "", rules: str = "king-stops") -> Position:
    """Return a position of a few cards; columns are written from the buried to the exposed card."""
    return parse_board("\n".join((f"Talon: {stock}", f"Foundations: {waste}", *columns)), rules, partial=True)


CHAIN = micro("7D", "7C 8S", "6H")
"""8♠, 7♣, 6♥ can all be played; 6♥ first strands the other two."""
FORK = micro("6D", "8C 7S", "6H 5C")
"""Column A ends after two plays; column B first brings all four."""
KING_LAST = micro("QD", "KC", "QH JS")
KING_FIRST = micro("QD", "QH KC", "JS")
ROUND = micro("KD", "2C AS", rules="king-to-ace")
PATIENCE = micro("7D", "KC", "QH 8S", stock="9H TC")
"""8♠ fits at once, and so it does after the next card; the king stays in any case."""
SAVING = micro("7D", "6C", "6S", stock="7H 2C")
"""Only one of the two sixes fits the seven; the other one needs the next seven."""
