"""Way: a table as it was set and as it is now, with the runs that were played on it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from golf_nb.engine import Play

if TYPE_CHECKING:
    from collections.abc import Iterable

    from golf_nb.engine import Move, Position


@dataclass(frozen=True, slots=True)
class Way:
    r"""Where a learner stands on a table.

    Parameters
    ----------
    position : Position
        The table now.
    run : int
        How many cards were played since the last draw, or since the table was set.
    longest : int
        The longest run since the table was set.

    Examples
    --------
    >>> from golf_nb.engine import Draw, parse_board
    >>> start = parse_board("Talon: 2C\nFoundations: 7D\n7C 8S\n6H", partial=True)
    >>> Way(start).on((Play(0), Play(0), Draw())).longest
    2
    """

    position: Position
    run: int = 0
    longest: int = 0

    def after(self, move: Move) -> Way:
        """Return the way after one legal move."""
        run = self.run + 1 if isinstance(move, Play) else 0
        return Way(self.position.after(move), run, max(self.longest, run))

    def on(self, moves: Iterable[Move]) -> Way:
        """Return the way after several legal moves."""
        way = self
        for move in moves:
            way = way.after(move)
        return way


def way_of(at: Way | Position) -> Way:
    """Return a way as it is, and a position as one on which nothing was played yet."""
    return at if isinstance(at, Way) else Way(at)
