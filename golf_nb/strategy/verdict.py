"""Whether a hand can still be cleared, and if not, with which move that was lost."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from golf_nb.engine import Draw, Outcome, signed
from golf_nb.language import say
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
        return Verdict(None, None, say("verdict.unknown"))
    if game.position.outcome is Outcome.CLEARED:
        return Verdict(True, None, say("verdict.cleared"))
    if now.cleared:
        return Verdict(True, None, say("verdict.possible", best=_score(now)))
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
        return Verdict(False, None, say("verdict.never", best=best))
    if lost - possible > 1:
        key = "if_ever" if possible < 0 else "between" if possible else "since_start"
        return Verdict(False, None, say(f"verdict.lost_{key}", best=best, possible=possible, lost=lost))
    move, card = game.history[lost - 1], positions[lost].waste_top
    key = "verdict.lost_by_draw" if isinstance(move, Draw) else "verdict.lost_by_play"
    before = _score(solved(positions[lost - 1]))
    return Verdict(False, lost, say(key, move=lost, card=card, column=move, before=before, best=best))


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
    score = signed(solution.score)
    return score if solution.proven else say("verdict.or_better", score=score)
