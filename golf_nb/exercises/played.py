"""Reading what a learner played: a table, a tutor, a game or a position."""

from __future__ import annotations

from dataclasses import dataclass

from golf_nb.engine import Game, Position
from golf_nb.lessons import Attempt
from golf_nb.lessons.way import Way

__all__ = ["Hand", "hand_of"]


@dataclass(frozen=True, slots=True)
class Hand:
    """What was handed to a check.

    Parameters
    ----------
    start : Position or None
        Where it began; None where nobody knows.
    way : Way
        Where it is now, and the runs that led there.
    moved : bool
        Whether a move was made.
    """

    start: Position | None
    way: Way
    moved: bool

    @property
    def now(self) -> Position:
        """The position now."""
        return self.way.position


def hand_of(played: object) -> Hand | None:
    """Return the hand behind what a learner handed over.

    Parameters
    ----------
    played : object
        A table, a tutor, a game or a position.

    Returns
    -------
    Hand or None
        None if there are no cards in it.
    """
    game = played if isinstance(played, Game) else getattr(played, "game", None)
    if isinstance(game, Game):
        return Hand(game.start, Way(game.start).on(game.history), bool(game.history))
    attempt = played if isinstance(played, Attempt) else getattr(played, "attempt", None)
    if isinstance(attempt, Attempt):
        start, now = attempt.lesson.setting_at(attempt.index).start, attempt.view.position
        by_learner = any(event.startswith("play ") for event in attempt.events)
        # A move that waits to be taken back lies on the table, but it is on no way to a goal.
        way = attempt.way if attempt.way.position == now else Way(now)
        return Hand(start, way, by_learner and now != start)
    found = played if isinstance(played, Position) else getattr(played, "position", None)
    # Every move adds a card to the waste, and a deal begins with one.
    return Hand(None, Way(found), len(found.waste) > 1) if isinstance(found, Position) else None
