"""Moves: a play from a column to the waste, or a draw from the stock."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from golf_nb.engine.checks import is_whole
from golf_nb.engine.errors import GolfError

_LETTERS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
_DRAW_WORD: Final = "draw"


@dataclass(frozen=True, slots=True)
class Play:
    """Move the exposed card of a column onto the waste.

    Parameters
    ----------
    column : int
        The column, counted from 0.

    Raises
    ------
    GolfError
        If the column is not a whole number. A number without a column is a move that every position refuses.

    Examples
    --------
    >>> str(Play(0))
    'A'
    """

    column: int

    def __post_init__(self) -> None:
        """Refuse a letter or another value where a number belongs."""
        if not is_whole(self.column):
            raise GolfError(
                "not a column number",
                text=str(self.column),
                place="Play",
                expected="0 for column A, 1 for B ...",
            )

    def __str__(self) -> str:
        """Return the column's letter."""
        return column_letter(self.column)


@dataclass(frozen=True, slots=True)
class Draw:
    """Turn the next stock card onto the waste.

    Examples
    --------
    >>> str(Draw())
    'draw'
    """

    def __str__(self) -> str:
        """Return the word ``draw``."""
        return _DRAW_WORD


Move = Play | Draw


def column_letter(column: int) -> str:
    """Return the letter of a column; a number that has no letter is returned as a number.

    Parameters
    ----------
    column : int
        The column, counted from 0.

    Returns
    -------
    str
        A for 0, B for 1 and so on.
    """
    return _LETTERS[column] if 0 <= column < len(_LETTERS) else str(column)


def parse_move(text: str, columns: int = 10) -> Move:
    """Read a move from text.

    Parameters
    ----------
    text : str
        A column letter or the word ``draw``, in any case.
    columns : int
        How many columns there are.

    Returns
    -------
    Play or Draw
        The move.

    Raises
    ------
    GolfError
        If the text is neither.

    Examples
    --------
    >>> parse_move("c"), parse_move("draw")
    (Play(column=2), Draw())
    """
    plain = str(text).strip()
    if plain.lower() == _DRAW_WORD:
        return Draw()
    letters = _LETTERS[:columns]
    if len(plain) == 1 and plain.upper() in letters:
        return Play(letters.index(plain.upper()))
    raise GolfError(
        "not a move",
        text=str(text),
        expected=f"a column letter from A to {letters[-1]} or the word {_DRAW_WORD}",
    )


def as_move(move: Move | str) -> Move:
    """Return a move as it is, or read it from text.

    Parameters
    ----------
    move : Play, Draw or str
        A move or its text.

    Returns
    -------
    Play or Draw
        The move.

    Raises
    ------
    GolfError
        If the text is not a move.
    """
    return move if isinstance(move, Play | Draw) else parse_move(move)
