"""The solver's answers as notes on the table, and as words beside it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from golf_nb.engine import Draw, Place
from golf_nb.language import say
from golf_nb.notes import Turn, Worth

if TYPE_CHECKING:
    from collections.abc import Sequence

    from golf_nb.engine import Move, Position
    from golf_nb.solver import Choice

AHEAD = 8
"""Moves of a line that are shown at a time."""


def worths(choices: Sequence[Choice]) -> tuple[Worth, ...]:
    """Return what each choice is worth, at its card or at the stock.

    Parameters
    ----------
    choices
        Every legal move of a position. The ones with the lowest score are marked as best.
    """
    lowest = min((choice.score for choice in choices), default=0)
    return tuple(
        Worth(anchor(choice.move), choice.score, best=choice.score == lowest, proven=choice.proven)
        for choice in choices
    )


def path(position: Position, line: Sequence[Move], ahead: int = AHEAD) -> tuple[Turn, ...]:
    """Return the next moves of a line as numbers on the cards and on the stock.

    Parameters
    ----------
    position
        Where the line begins.
    line
        The moves.
    ahead
        How many of them to show.
    """
    heights = [len(column) for column in position.columns]
    turns: list[Turn] = []
    draws: list[int] = []
    for number, move in enumerate(line[:ahead], start=1):
        if isinstance(move, Draw):
            draws.append(number)
        else:
            heights[move.column] -= 1
            turns.append(Turn(str(Place("column", move.column, heights[move.column])), (number,)))
    return (*turns, Turn("stock", tuple(draws))) if draws else tuple(turns)


def line_in_words(position: Position, line: Sequence[Move], ahead: int = AHEAD) -> str:
    r"""Return the next moves of a line as text.

    Parameters
    ----------
    position
        Where the line begins.
    line
        The moves.
    ahead
        How many of them to name.

    Examples
    --------
    >>> from golf_nb.engine import Draw, Play, deal
    >>> line_in_words(deal(24), [Play(0), Draw(), Play(4)], ahead=2)
    '1.\xa010♣\xa0from\xa0A, 2.\xa0draw\xa010♦, and 1 more move'
    """
    named = []
    for number, move in enumerate(line[:ahead], start=1):
        after = position.after(move)
        key = "hint.line.draw" if isinstance(move, Draw) else "hint.line.play"
        said = say(key, number=number, card=after.waste_top, column=move)
        # Whatever belongs together stays on one line of the page.
        named.append(said.replace(" ", "\N{NO-BREAK SPACE}"))
        position = after
    if more := len(line) - len(named):
        named.append(say("hint.line.more", count=more))
    return ", ".join(named)


def anchor(move: Move) -> str:
    """Return what a note about a move points at."""
    return "stock" if isinstance(move, Draw) else str(move)
