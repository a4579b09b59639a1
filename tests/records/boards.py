"""A small deal that can end in six ways, for the tests of the store."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from golf_nb.engine import Game, parse_board

if TYPE_CHECKING:
    from golf_nb.engine import Position, Rules

BOARD: Final = "Talon: 5H 5C 5S\nFoundations: 5D\n8S 7C 6H"
SCORES: Final = (-3, -2, -1, 0, 1, 2)


def start(rules: Rules | str = "king-stops") -> Position:
    """The board before the first move."""
    return parse_board(BOARD, rules, partial=True)


def ending(score: int, rules: Rules | str = "king-stops") -> Game:
    """A hand that ends with a score, as the bonus scoring counts: a clear is 0 or less."""
    plays, draws = ("A",) * (3 - max(score, 0)), ("draw",) * (3 + min(score, 0))
    return Game(start(rules), draws + plays if score <= 0 else plays + draws)
