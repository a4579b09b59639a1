"""A hand as the solver sees it: ranks alone, and configurations counted from zero.

A *configuration* says how many cards are left in each column. It is one number: with the columns' heights as digits,
column A the fastest, each digit running from 0 to the cards that the column starts with. Suits never matter here.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import accumulate
from math import prod
from operator import mul
from typing import TYPE_CHECKING, Final

from golf_nb.engine import Draw, Play, Scoring
from golf_nb.engine.cards import RANKS

if TYPE_CHECKING:
    from golf_nb.engine import Move, Position
    from golf_nb.engine.axes import KingRule

NEVER: Final = 255
"""More draws than any stock holds: what cannot be reached."""
ROW: Final = 16
"""Bytes for a value of each rank; place 0 and places 14 and 15 stand for no rank and hold `NEVER`."""


@dataclass(frozen=True, slots=True)
class Hand:
    """The ranks of a position and the rules that matter to what can be reached.

    Parameters
    ----------
    columns : tuple of tuple of int
        The ranks of each column, the exposed one last.
    stock : tuple of int
        The ranks of the stock, the next one first.
    waste : int
        The rank on top of the waste.
    kings : KingRule
        What fits on a king.
    compulsory : bool
        Whether a draw is refused while a card fits.
    """

    columns: tuple[tuple[int, ...], ...]
    stock: tuple[int, ...]
    waste: int
    kings: KingRule
    compulsory: bool

    @classmethod
    def of(cls, position: Position) -> Hand:
        """Return the hand of a position.

        Parameters
        ----------
        position : Position
            Any position.

        Returns
        -------
        Hand
            Its ranks.

        Examples
        --------
        >>> from golf_nb.engine import deal
        >>> Hand.of(deal(24)).columns[0], Hand.of(deal(24)).size
        ((4, 7, 5, 13, 10), 279936)
        """
        return cls(
            tuple(tuple(card.rank for card in column) for column in position.columns),
            tuple(card.rank for card in position.stock),
            position.waste_top.rank,
            position.rules.kings,
            position.rules.compulsory,
        )

    @property
    def heights(self) -> tuple[int, ...]:
        """How many cards each column starts with."""
        return tuple(map(len, self.columns))

    @property
    def size(self) -> int:
        """How many configurations there are."""
        return prod(height + 1 for height in self.heights)

    @property
    def strides(self) -> tuple[int, ...]:
        """By how much one card of each column changes the configuration's number."""
        return tuple(accumulate((height + 1 for height in self.heights[:-1]), mul, initial=1))

    def digits(self, configuration: int) -> tuple[int, ...]:
        """Return how many cards are left in each column.

        Parameters
        ----------
        configuration : int
            0, for an empty tableau, to `size` - 1.

        Returns
        -------
        tuple of int
            The heights.
        """
        heights = []
        for height in self.heights:
            configuration, left = divmod(configuration, height + 1)
            heights.append(left)
        return tuple(heights)

    def takes(self, rank: int) -> tuple[int, ...]:
        """Return the ranks that a rank may be played on; a king may lie on a queen and yet take none.

        Parameters
        ----------
        rank : int
            The rank of the card to play.

        Returns
        -------
        tuple of int
            One or two ranks.
        """
        return tuple(under for under in RANKS if rank in self.kings.ranks_that_fit(under))

    def draws_to_fit(self) -> tuple[bytes, ...]:
        """Return how many draws it takes until a card of a rank fits the card just drawn.

        Returns
        -------
        tuple of bytes
            For each number of draws already made, from 0 to all, one `ROW`: at the place of a rank the fewest draws
            in all, more than those made, after which that rank fits on the waste; `NEVER` if none does.

        Examples
        --------
        >>> from golf_nb.engine import deal
        >>> list(Hand.of(deal(24)).draws_to_fit()[0][:5])  # 10♦ K♣ 8♥ 8♠ 4♠ 4♥ K♠ 6♦ 8♦ 7♣ J♦ 9♦ 2♥ Q♦ 3♦ A♠
        [255, 13, 15, 5, 15]
        """
        row = bytearray([NEVER] * ROW)
        rows = [bytes(row)]
        for draws in range(len(self.stock), 0, -1):
            for rank in self.kings.ranks_that_fit(self.stock[draws - 1]):
                row[rank] = draws
            rows.append(bytes(row))
        return tuple(reversed(rows))

    def from_waste(self, draws: int = 0) -> bytes:
        """Return after how many draws each column can be played first.

        Parameters
        ----------
        draws : int
            0: the card on the waste may be used as well. 1: only what comes after the next draw counts, which is
            what a player has who draws first.

        Returns
        -------
        bytes
            One for each column; `NEVER` if its exposed card never fits, or it is empty.
        """
        row = self.draws_to_fit()[0]
        fitting = self.kings.ranks_that_fit(self.waste) if draws == 0 else ()
        return bytes(
            NEVER if not column else 0 if column[-1] in fitting else row[column[-1]]
            for column in self.columns
        )


def score_of(position: Position, left: int, draws: int) -> int:
    """Return the score of a hand that ends.

    Parameters
    ----------
    position : Position
        Where the hand stood.
    left : int
        The cards left in the tableau at its end.
    draws : int
        The draws made since.

    Returns
    -------
    int
        The score under the position's rules.
    """
    if left:
        return left
    return draws - len(position.stock) if position.rules.scoring is Scoring.BONUS else 0


def moves_of(columns: list[int | None]) -> tuple[Move, ...]:
    """Return moves from column numbers, in which None stands for a draw."""
    return tuple(Draw() if column is None else Play(column) for column in columns)
