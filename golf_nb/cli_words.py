"""Words of the command line, read: numbers, spans of numbers, and boards."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

from golf_nb.engine import FIRST, LAST, GolfError, parse_board

if TYPE_CHECKING:
    from golf_nb.engine import Position

__all__ = ["board", "number", "span", "whole"]

_NUMBER: Final = re.compile(r"[+-]?[0-9]+", re.ASCII)
_WHOLE: Final = re.compile(r"[0-9]{1,18}", re.ASCII)
_SPAN: Final = re.compile(r"([0-9]{1,10})(?:-([0-9]{1,10}))?", re.ASCII)
_STDIN: Final = "-"
_MOST_DIGITS: Final = 20


def number(text: str) -> int | None:
    """Return a number, whether there is such a deal or not.

    Parameters
    ----------
    text : str
        What was typed.

    Returns
    -------
    int or None
        The number; None if the text is none.
    """
    return int(text) if _NUMBER.fullmatch(text) and len(text) <= _MOST_DIGITS else None


def whole(text: str | None, place: str) -> int | None:
    """Return a whole number above 0.

    Parameters
    ----------
    text : str or None
        What was typed, if anything was.
    place : str
        The option.

    Returns
    -------
    int or None
        The number.

    Raises
    ------
    GolfError
        If it is none.
    """
    if text is None:
        return None
    if not _WHOLE.fullmatch(text) or not int(text):
        raise GolfError("not possible", text=text, place=place, expected="a whole number above 0")
    return int(text)


def span(text: str) -> range:
    """Return the numbers of deals, such as ``1-10000``; one number is one deal.

    Parameters
    ----------
    text : str
        What was typed.

    Returns
    -------
    range
        The numbers.

    Raises
    ------
    GolfError
        If it says no deals.
    """
    read = _SPAN.fullmatch(text)
    if read is not None:
        first, last = int(read[1]), int(read[2] or read[1])
        if FIRST <= first <= last <= LAST:
            return range(first, last + 1)
    expected = f"FIRST-LAST, such as 1-10000, from {FIRST} to {LAST}"
    raise GolfError("not the numbers of deals", text=text, expected=expected)


def board(name: str, rules: str, *, partial: bool) -> Position:
    """Return the board of a file or of standard input.

    Parameters
    ----------
    name : str
        The file's name, or ``-``.
    rules : str
        The name of a rule set.
    partial : bool
        Whether the board need not be a whole deal.

    Returns
    -------
    Position
        The board.

    Raises
    ------
    GolfError
        If there is no such file, or it is no board; the message names the file and the line.
    OSError
        If the file cannot be read.
    """
    place = "standard input" if name == _STDIN else name
    try:
        raw = sys.stdin.buffer.read() if name == _STDIN else Path(name).read_bytes()
    except (FileNotFoundError, ValueError):
        expected = "the number of a deal, a file with a board, or - for standard input"
        raise GolfError("neither a number nor a file", text=name, expected=expected) from None
    try:
        text = raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        quote = raw[max(0, error.start - 8) : error.end].decode("ascii", "backslashreplace")
        raise GolfError(
            "not text", text=quote, place=place, expected="the lines of a board in UTF-8"
        ) from error
    try:
        return parse_board(text, rules, partial)
    except GolfError as error:
        raise error.at(f"{place}, {error.place}" if error.place else place) from error
