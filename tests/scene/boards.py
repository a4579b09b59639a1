"""Positions that several tests of pictures and widgets look at."""

from __future__ import annotations

from golf_nb.engine import Game, Position, deal, parse_board


def played(start: Position, moves: str, first: int | None = None) -> Position:
    """Return the position after the moves of a line of text, or after the first few of them."""
    return Game(start, moves.split()[:first]).position


OPENING = deal(24)

_GREEDY_24 = (
    "A draw draw draw draw draw F D G draw G draw draw draw F B F E A draw B A B A D draw G G draw draw "
    "C B D A B draw F draw draw"
)
MIDDLE = played(OPENING, _GREEDY_24, first=31)
"""Half way: columns of four different heights, three cards in the stock, one column that fits."""
BLOCKED = played(OPENING, _GREEDY_24)
"""Two empty columns, an empty stock, an ace on top of the waste."""

_CLEAR_43 = (
    "C C A A draw F draw G C F C C A draw D E E B E draw draw G D draw D D G draw B D F draw G draw E draw "
    "draw F draw B draw draw G E A draw A B B F"
)
CLEARED = played(deal(43), _CLEAR_43)
"""Cleared with one card left in the stock."""

MICRO = parse_board(
    """
    Talon: 2C
    Foundations: 3S 7D
    7C 8S
    6H
    -
    TC KH QD
    """,
    partial=True,
)
"""Four columns: two that fit, an empty one, and one with two covered cards."""

ALL = {"opening": OPENING, "middle": MIDDLE, "blocked": BLOCKED, "cleared": CLEARED, "micro": MICRO}
