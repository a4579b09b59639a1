"""What lies between two games that follow each other on a table. Pure, so that words and records mean the same."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from golf_nb.engine import Game


class Step(StrEnum):
    """What led from one game to the next."""

    MOVE = "move"
    """A play, a draw, or one that was made again."""
    UNDO = "undo"
    RESTART = "restart"
    OTHER = "other"
    """Another hand was put there as a whole."""


def step(before: Game, after: Game) -> Step:
    """Return what led from one game to another.

    Examples
    --------
    >>> from golf_nb.engine import Game, deal
    >>> start = Game(deal(24))
    >>> played = start.play("A")
    >>> [step(*games).value for games in ((start, played), (played, played.undo()), (played, start))]
    ['move', 'undo', 'restart']
    """
    if after.start != before.start:
        return Step.OTHER
    if after.history and after.history[:-1] == before.history:
        return Step.MOVE
    if before.history and (after.moves, after.history) == (before.moves, before.history[:-1]):
        return Step.UNDO
    return Step.OTHER if after.moves else Step.RESTART
