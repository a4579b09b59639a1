"""A fair player of one idea: always the longest run, and a draw when nothing fits.

The player sees the table and never the stock, as somebody does who plays by hand. What it clears says how much of a
game is left to one who only looks at the columns; it is not good play, and the solver does far better.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from golf_nb.engine import Draw, Game, Play

if TYPE_CHECKING:
    from golf_nb.engine import Move, Position

Heights = tuple[int, ...]
"""How many cards are left in each column."""


def longest_run(position: Position) -> tuple[Play, ...]:
    r"""Return the plays of a longest run: the most cards that can go one after the other without a draw.

    Of several runs that are equally long it is the one whose first play is in the column furthest to the left; if
    that does not decide, its second play, and so on.

    Parameters
    ----------
    position : Position
        Any position. Its stock does not matter.

    Returns
    -------
    tuple of Play
        The plays in their order; none if no card fits.

    Examples
    --------
    >>> from golf_nb.engine import parse_board
    >>> [str(move) for move in longest_run(parse_board("Foundations: 7D\n6H\n7C 8S", partial=True))]
    ['B', 'B', 'A']
    """
    return _Runs(position).longest(position)


def play_longest_runs(position: Position) -> Game:
    r"""Return the hand of a player who always plays the longest run, and draws when no card fits.

    Parameters
    ----------
    position : Position
        Where the player begins, under any rules.

    Returns
    -------
    Game
        The whole hand, to where it is cleared or blocked.

    Examples
    --------
    >>> from golf_nb.engine import deal
    >>> play_longest_runs(deal(24)).position.score_in_words()
    '+7: blocked with 7 cards left in the tableau'
    """
    runs = _Runs(position)
    here = position
    moves: list[Move] = []
    while here.moves():
        for move in runs.longest(here) or (Draw(),):
            here = here.after(move)
            moves.append(move)
    return Game(position, moves)


class _Runs:
    """The lengths of runs over the columns of one hand; what was counted once is not counted again."""

    def __init__(self, position: Position) -> None:
        self.columns = [[card.rank for card in column] for column in position.columns]
        self.fitting = [frozenset[int](), *map(frozenset, map(position.rules.ranks_that_fit, range(1, 14)))]
        self.counted: dict[tuple[Heights, int], int] = {}

    def longest(self, position: Position) -> tuple[Play, ...]:
        """Return a longest run from a later position of the hand."""
        heights, rank = tuple(map(len, position.columns)), position.waste_top.rank
        plays = []
        for left in range(self.length(heights, rank), 0, -1):
            for column, after, following in self.plays(heights, rank):
                if self.length(after, following) == left - 1:
                    plays.append(Play(column))
                    heights, rank = after, following
                    break
        return tuple(plays)

    def length(self, heights: Heights, rank: int) -> int:
        """Return how many cards can be played from here without a draw."""
        known = self.counted.get((heights, rank))
        if known is None:
            plays = self.plays(heights, rank)
            known = max((1 + self.length(after, following) for _, after, following in plays), default=0)
            self.counted[heights, rank] = known
        return known

    def plays(self, heights: Heights, rank: int) -> list[tuple[int, Heights, int]]:
        """Return the plays that fit a rank: the column, what is left after it, and the rank that lies on top then."""
        fitting = self.fitting[rank]
        return [
            (column, (*heights[:column], height - 1, *heights[column + 1 :]), following)
            for column, height in enumerate(heights)
            if height and (following := self.columns[column][height - 1]) in fitting
        ]
