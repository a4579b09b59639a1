"""Whether a hand can still be cleared, and if not, with which move that was lost."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from golf_nb.engine import Draw, Outcome, signed
from golf_nb.strategy.asking import best_line

if TYPE_CHECKING:
    from collections.abc import Callable

    from golf_nb.engine import Game, Position
    from golf_nb.solver import Solution

_MOST_REMEMBERED = 256


@dataclass(frozen=True, slots=True)
class Verdict:
    """Whether a hand can still be cleared.

    Parameters
    ----------
    cleared
        Whether it can; None if that is not known.
    move
        The number of the move after which it could not any more, counted from 1; None if there is none, or it is not
        known which one.
    text
        The same in words.
    """

    cleared: bool | None
    move: int | None
    text: str


@lru_cache(_MOST_REMEMBERED)
def _solved(position: Position) -> Solution:
    return best_line(position)


def verdict(game: Game, solved: Callable[[Position], Solution] = _solved) -> Verdict:
    """Say whether a hand can still be cleared, and where that was lost.

    What cannot be cleared now cannot be cleared after any move either, so the move that lost it is found by halving.

    Parameters
    ----------
    game
        The hand; moves that were taken back do not count.
    solved
        Where answers come from.
    """
    positions = _positions(game)
    now = solved(positions[-1])
    if now.cleared is None:
        return Verdict(
            None, None, "Whether this hand can still be cleared is not known: the search is too large."
        )
    if game.position.outcome is Outcome.CLEARED:
        return Verdict(True, None, "This hand is cleared.")
    if now.cleared:
        return Verdict(True, None, f"This hand can still be cleared; the best is {_score(now)}.")
    possible, lost = -1, len(positions) - 1
    unknown: set[int] = set()
    while lost - possible > 1:
        middle = next((index for index in _between(possible, lost) if index not in unknown), None)
        if middle is None:
            break
        cleared = solved(positions[middle]).cleared
        if cleared is None:
            unknown.add(middle)
        elif cleared:
            possible = middle
        else:
            lost = middle
    return _told(game, positions, (possible, lost), solved)


def _told(
    game: Game, positions: list[Position], found: tuple[int, int], solved: Callable[[Position], Solution]
) -> Verdict:
    possible, lost = found
    best = _score(solved(positions[-1]))
    if lost == 0:
        return Verdict(False, None, f"These cards could not be cleared from the start; the best is {best}.")
    if lost - possible > 1:
        when = "at the start" if possible == 0 else f"after move {possible}"
        where = (
            "Whether it ever could be is not known."
            if possible < 0
            else f"It could {when}, and could not after move {lost}; where it was lost is not known."
        )
        return Verdict(False, None, f"This hand cannot be cleared any more; the best is {best}. {where}")
    move, top = game.history[lost - 1], positions[lost].waste_top
    what = f"your draw of {top}" if isinstance(move, Draw) else f"your play of {top} from {move}"
    was = _score(solved(positions[lost - 1]))
    before = f"Before it the best was {was}; now it is {best}."
    return Verdict(False, lost, f"Clearing was possible until move {lost}, {what}. {before}")


def _positions(game: Game) -> list[Position]:
    positions = [game.start]
    for move in game.history:
        positions.append(positions[-1].after(move))
    return positions


def _between(possible: int, lost: int) -> list[int]:
    """Return the places between two others, those in the middle first."""
    middle = (possible + lost) // 2
    return sorted(range(possible + 1, lost), key=lambda index: (abs(index - middle), index))


def _score(solution: Solution) -> str:
    return signed(solution.score) if solution.proven else f"{signed(solution.score)} or better"
