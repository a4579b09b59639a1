"""A hint in steps: what is legal, which move is best, why, and then the move itself.

Each step says how certain it is. That something is legal says nothing about whether it is good.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING

from golf_nb.engine import Draw, signed

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from golf_nb.engine import Move, Position
    from golf_nb.solver import Choice, Solution

_LONGEST_RUN = 4
"""Cards of the line that are named; the rest is told by the path on the table."""


class Certainty(StrEnum):
    """How much a step of a hint claims."""

    LEGAL = "merely legal"
    BEST = "proven best"
    FOUND = "best found, not proven"


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
        return Hint(f"{_only_move(position, moves[0])} It is {Certainty.BEST}.", Certainty.BEST, moves[0])
    return Hint(
        f"{_what_fits(position)}. This is {Certainty.LEGAL}: it does not say what is good.", Certainty.LEGAL
    )


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
    where = f"{_look(best.move)} {_claim(best, others, certainty)}"
    return (
        first,
        Hint(where, certainty, best.move),
        Hint(_why(position, solution, best, others), certainty, best.move),
    )


def _best(solution: Solution, choices: Sequence[Choice]) -> Choice:
    """Return the first move of the line if nothing is better, so that hint and line agree; else the best found."""
    score = min(choice.score for choice in choices)
    equal = [choice for choice in choices if choice.score == score]
    return next((choice for choice in equal if solution.line[:1] == (choice.move,)), equal[0])


def _only_move(position: Position, move: Move) -> str:
    if isinstance(move, Draw):
        return f"No card fits {position.waste_top}: to draw is the only move."
    card = position.exposed[move.column]
    drawing = "the stock is empty" if not position.stock else "a draw is refused while a card fits"
    return f"Only {card} in column {move} fits {position.waste_top}, and {drawing}: it is the only move."


def _what_fits(position: Position) -> str:
    count = len(position.playable())
    fits = f"{count} card{' fits' if count == 1 else 's fit'} {position.waste_top}"
    if not position.stock:
        return f"{fits}; the stock is empty"
    return (
        f"{fits}; you must play before you draw" if position.rules.compulsory else f"{fits}, and you may draw"
    )


def _look(move: Move) -> str:
    return "Draw, although a card fits:" if isinstance(move, Draw) else f"Look at column {move}:"


def _claim(best: Choice, others: Iterable[Choice], certainty: Certainty) -> str:
    if certainty is Certainty.FOUND:
        return f"it is the {Certainty.FOUND}."
    equal = [_name(choice) for choice in others if choice.proven and choice.score == best.score]
    if not equal:
        return f"it is {Certainty.BEST}."
    return f"it is {Certainty.BEST}, and {_listed(equal)} {'is' if len(equal) == 1 else 'are'} just as good."


def _why(position: Position, solution: Solution, best: Choice, others: Sequence[Choice]) -> str:
    sentences = [f"{_does(position, best.move)} {_reach(best)}."]
    if others:
        sentences.append(
            f"Otherwise: {', '.join(_compared(choice) for choice in sorted(others, key=_by_score))}."
        )
    if solution.line[:1] == (best.move,):
        sentences.append(_goes_on(position, solution))
    return " ".join(sentence for sentence in sentences if sentence)


def _does(position: Position, move: Move) -> str:
    if isinstance(move, Draw):
        return "The draw keeps"
    column = position.columns[move.column]
    below = f"uncovers {column[-2]}" if len(column) > 1 else f"empties column {move}"
    return f"{column[-1]} onto {position.waste_top} {below} and keeps"


def _reach(choice: Choice) -> str:
    """Say what a move keeps within reach, and whether that is proven."""
    score = signed(choice.score)
    if choice.cleared:
        what = f"a clear within reach, score {score}"
    else:
        cards = "1 card" if choice.score == 1 else f"{choice.score} cards"
        what = f"{score} within reach, {cards} left"
    return what if choice.proven else f"{what}, perhaps better"


def _compared(choice: Choice) -> str:
    return f"{_name(choice)} {signed(choice.score)}{'' if choice.proven else '?'}"


def _name(choice: Choice) -> str:
    return "a draw" if isinstance(choice.move, Draw) else f"column {choice.move}"


def _by_score(choice: Choice) -> int:
    return choice.score


def _goes_on(position: Position, solution: Solution) -> str:
    """Say which plays follow on the best line before the next draw."""
    position = position.after(solution.line[0])
    run: list[str] = []
    for move in solution.line[1:]:
        if isinstance(move, Draw):
            break
        run.append(f"{position.exposed[move.column]} from {move}")
        position = position.after(move)
    if not run:
        return "Then the next card is drawn." if len(solution.line) > 1 else ""
    more = f" and {len(run) - _LONGEST_RUN} more" if len(run) > _LONGEST_RUN else ""
    named = run[:_LONGEST_RUN]
    return f"Then, without a draw: {', '.join(named) + more if more else _listed(named)}."


def _listed(words: Sequence[str]) -> str:
    *before, last = words
    return f"{', '.join(before)} and {last}" if before else last
