"""Goal: what the learner is to reach on a table."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from golf_nb.engine import GolfError

if TYPE_CHECKING:
    from golf_nb.engine import Position

_LEFT: Final = re.compile(r"left\s*<=\s*([0-9]{1,3})")


@dataclass(frozen=True, slots=True)
class Goal:
    """At most so many cards may be left in the columns; 0 means that the table must be cleared.

    Parameters
    ----------
    most : int
        How many cards may be left.

    Examples
    --------
    >>> Goal.parse("left <= 2").in_words()
    'leave at most 2 cards'
    """

    most: int

    def __post_init__(self) -> None:
        """Refuse a number of cards that cannot be."""
        if self.most < 0:
            raise GolfError("not a goal", text=str(self.most), expected="0 cards left or more")

    @classmethod
    def parse(cls, text: str) -> Goal:
        """Read a goal.

        Parameters
        ----------
        text : str
            ``clear`` or ``left <= N``.

        Returns
        -------
        Goal
            The goal.

        Raises
        ------
        GolfError
            If the text is neither.
        """
        plain = text.strip().lower()
        if plain == "clear":
            return cls(0)
        found = _LEFT.fullmatch(plain)
        if found is None:
            raise GolfError("not a goal", text=text, expected='"clear" or "left <= N" with a number of cards')
        return cls(int(found.group(1)))

    def __str__(self) -> str:
        """Return the text that `parse` reads."""
        return f"left <= {self.most}" if self.most else "clear"

    def allows(self, left: int) -> bool:
        """Return whether this many cards in the columns satisfy the goal."""
        return left <= self.most

    def reached(self, position: Position) -> bool:
        """Return whether the goal is reached on this table."""
        return self.allows(position.cards_left)

    def in_words(self) -> str:
        """Return the goal as the end of a sentence that begins with "the goal is to"."""
        return f"leave at most {counted(self.most)}" if self.most else "clear the table"


def counted(cards: int) -> str:
    """Return a number of cards in words.

    Examples
    --------
    >>> counted(1), counted(4)
    ('1 card', '4 cards')
    """
    return f"{cards} card" if cards == 1 else f"{cards} cards"
