"""A hint in steps: what is legal, which move is best, why, and then the move itself.

Each step says how certain it is. That something is legal says nothing about whether it is good.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING

from golf_nb.engine import Draw, signed
from golf_nb.language import listed, say

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from golf_nb.engine import Move, Position
    from golf_nb.solver import Choice, Solution

_LONGEST_RUN = 4
"""Cards of the line that are named; the rest is told by the path on the table."""


class Certainty(StrEnum):
    """How much a step of a hint claims: merely legal, proven best, or best found and not proven."""

    LEGAL = "legal"
    BEST = "best"
    FOUND = "found"


@dataclass(frozen=True, slots=True)
class Hint:
    """One step of a hint.

    Parameters
    ----------
    text
        What it says.
    certainty
        How much it claims.
    move
        The move that it points at; None as long as it names none.
    """

    text: str
    certainty: Certainty
    move: Move | None = None


def first_hint(position: Position) -> Hint:
    """Return the first step, which needs no solver: whether anything is playable.

    Parameters
    ----------
    position
        A hand that is not over.
    """
    moves = position.moves()
    if len(moves) == 1:
        return Hint(_only_move(position, moves[0]), Certainty.BEST, moves[0])
    return Hint(_what_fits(position), Certainty.LEGAL)


def hints(position: Position, solution: Solution, choices: Sequence[Choice]) -> tuple[Hint, ...]:
    """Return the steps of a hint, without the move itself, which is the last one.

    Parameters
    ----------
    position
        A hand that is not over.
    solution, choices
        What the solver says about this position.

    Returns
    -------
    tuple of Hint
        What is legal, which move is best, and why; a single step if there is only one legal move.
    """
    first = first_hint(position)
    if first.move is not None:
        return (first,)
    best = _best(solution, choices)
    others = [choice for choice in choices if choice is not best]
    certainty = Certainty.BEST if all(best.score <= choice.bound for choice in others) else Certainty.FOUND
    return (
        first,
        Hint(_where(best, others, certainty), certainty, best.move),
        Hint(_why(position, solution, best, others), certainty, best.move),
    )


def _best(solution: Solution, choices: Sequence[Choice]) -> Choice:
    """Return the first move of the line if nothing is better, so that hint and line agree; else the best found."""
    score = min(choice.score for choice in choices)
    equal = [choice for choice in choices if choice.score == score]
    return next((choice for choice in equal if solution.line[:1] == (choice.move,)), equal[0])


def _only_move(position: Position, move: Move) -> str:
    if isinstance(move, Draw):
        return say("hint.only.draw", waste=position.waste_top)
    key = "hint.only.compulsory" if position.stock else "hint.only.no_stock"
    return say(key, card=position.exposed[move.column], column=move, waste=position.waste_top)


def _what_fits(position: Position) -> str:
    drawing = "compulsory" if position.rules.compulsory else "free"
    key = f"hint.fits.{drawing if position.stock else 'no_stock'}"
    return say(key, count=len(position.playable()), waste=position.waste_top)


def _where(best: Choice, others: Iterable[Choice], certainty: Certainty) -> str:
    look = "look_draw" if isinstance(best.move, Draw) else "look"
    equal = [_name(choice) for choice in others if choice.proven and choice.score == best.score]
    if equal and certainty is Certainty.BEST:
        return say(f"hint.{look}.equal", column=best.move, moves=listed(equal), count=len(equal))
    return say(f"hint.{look}.{certainty}", column=best.move)


def _why(position: Position, solution: Solution, best: Choice, others: Sequence[Choice]) -> str:
    sentences = [_does(position, best.move, _reach(best))]
    if others:
        compared = ", ".join(_compared(choice) for choice in sorted(others, key=_by_score))
        sentences.append(say("hint.why.others", moves=compared))
    if solution.line[:1] == (best.move,):
        sentences.append(_goes_on(position, solution))
    return " ".join(sentence for sentence in sentences if sentence)


def _does(position: Position, move: Move, reach: str) -> str:
    if isinstance(move, Draw):
        return say("hint.why.draw", reach=reach)
    *below, card = position.columns[move.column]
    waste = position.waste_top
    if below:
        return say("hint.why.uncovers", card=card, waste=waste, below=below[-1], reach=reach)
    return say("hint.why.empties", card=card, waste=waste, column=move, reach=reach)


def _reach(choice: Choice) -> str:
    """Say what a move keeps within reach, and whether that is proven."""
    key = f"hint.reach.{'clear' if choice.cleared else 'cards'}{'' if choice.proven else '_perhaps'}"
    return say(key, score=signed(choice.score), count=choice.score)


def _compared(choice: Choice) -> str:
    return f"{_name(choice)} {signed(choice.score)}{'' if choice.proven else '?'}"


def _name(choice: Choice) -> str:
    if isinstance(choice.move, Draw):
        return say("hint.move.draw")
    return say("hint.move.column", column=choice.move)


def _by_score(choice: Choice) -> int:
    return choice.score


def _goes_on(position: Position, solution: Solution) -> str:
    """Say which plays follow on the best line before the next draw."""
    position = position.after(solution.line[0])
    run: list[str] = []
    for move in solution.line[1:]:
        if isinstance(move, Draw):
            break
        run.append(say("hint.why.play", card=position.exposed[move.column], column=move))
        position = position.after(move)
    if not run:
        return say("hint.why.then_draw") if len(solution.line) > 1 else ""
    if len(run) <= _LONGEST_RUN:
        return say("hint.why.then_plays", plays=listed(run))
    named, more = ", ".join(run[:_LONGEST_RUN]), len(run) - _LONGEST_RUN
    return say("hint.why.then_many", plays=named, more=more)
