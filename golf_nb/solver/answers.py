"""The solver's answers: the best score of a position, a line that reaches it, and what each move is worth."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from golf_nb.engine.scores import signed

if TYPE_CHECKING:
    from golf_nb.engine import Move, Position


@dataclass(frozen=True, slots=True, repr=False)
class Solution:
    """The best that can be made of a position, with a line of play that makes it.

    Parameters
    ----------
    position : Position
        The position that was solved.
    score : int
        The lowest score that was found, under the position's rules. It is the best reachable one if it is `proven`.
    bound : int
        No line of play scores less than this.
    cleared : bool or None
        Whether the tableau can be cleared; None if the budget ran out before that was known.
    line : tuple of Move
        Moves that lead from the position to a hand of that score.

    Examples
    --------
    >>> from golf_nb.engine import deal
    >>> from golf_nb.solver import solve
    >>> solution = solve(deal(3))
    >>> solution
    Solution: best score +1; cannot be cleared; 49 moves
    """

    position: Position
    score: int
    bound: int
    cleared: bool | None
    line: tuple[Move, ...]

    @property
    def proven(self) -> bool:
        """Whether nothing better than `score` is possible."""
        return self.bound == self.score

    @property
    def left(self) -> int:
        """The cards left in the tableau at the end of the line."""
        return max(self.score, 0)

    def __repr__(self) -> str:
        moves = (
            "no moves" if not self.line else "1 move" if len(self.line) == 1 else f"{len(self.line)} moves"
        )
        return f"Solution: {_worth(self.score, self.bound)}; {_VERDICTS[self.cleared]}; {moves}"


@dataclass(frozen=True, slots=True, repr=False)
class Choice:
    """A legal move and what can still be reached after it.

    Parameters
    ----------
    move : Move
        The move.
    score : int
        The lowest score that was found after it; the best reachable one if it is `proven`.
    bound : int
        No line of play after it scores less than this.
    cleared : bool or None
        Whether the tableau can still be cleared after it; None if the budget ran out before that was known.
    """

    move: Move
    score: int
    bound: int
    cleared: bool | None

    @property
    def proven(self) -> bool:
        """Whether nothing better than `score` is possible."""
        return self.bound == self.score

    def __repr__(self) -> str:
        return f"Choice: {self.move}: {_worth(self.score, self.bound)}; {_VERDICTS[self.cleared]}"


_VERDICTS: Final = {True: "can be cleared", False: "cannot be cleared", None: "clearing is unknown"}


def _worth(score: int, bound: int) -> str:
    if score == bound:
        return f"best score {signed(score)}"
    return f"best score found {signed(score)}, none below {signed(bound)}"
