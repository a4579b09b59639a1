"""The sentences about advice that are put together, of what the solver has found."""

from __future__ import annotations

from typing import TYPE_CHECKING

from golf_nb.engine import signed
from golf_nb.language import say

if TYPE_CHECKING:
    from golf_nb.solver import Solution


def explained() -> tuple[str, ...]:
    """Return what stands below the switches: what advice knows and counts for, and what is shown."""
    return (
        f"{say('advice.about.sees_the_stock')} {say('advice.about.no_record')}",
        say("advice.about.legend"),
        say("advice.about.par_is_free"),
    )


def next_moves(text: str, solution: Solution) -> str:
    """Return the line of text about a best line."""
    if not text:
        return say("advice.none.nothing_to_play")
    score = signed(solution.score)
    if solution.proven:
        return say("advice.line.proven", score=score, moves=text)
    return say("advice.line.found", score=score, moves=text)


def compared(score: int, solution: Solution) -> str:
    """Say at the end of a hand how its score compares with the best possible one."""
    best = signed(solution.score)
    if not solution.proven:
        return say("advice.compared.found", best=best)
    if score == solution.score:
        return say("advice.compared.best", best=best)
    return say("advice.compared.worse", best=best, over=score - solution.score)


def best_possible(solution: Solution, *, over: bool) -> str:
    """Return the end of the status line that tells par, in the middle of a hand or after it."""
    score = signed(solution.score)
    if over:
        told = say("advice.par.over" if solution.proven else "advice.par.over_found", score=score)
        return f"; {told}"
    told = say("advice.par.playing" if solution.proven else "advice.par.playing_found", score=score)
    return f" · {told}"
