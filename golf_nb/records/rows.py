"""Reading rows: times, numbers, and entries that make no sense."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING, Final, TypeVar

from golf_nb.engine import Game, GolfError, check_number, deal

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

__all__ = ["amount", "clock", "deal_number", "moment", "now", "number_of", "sensible", "words"]

_FOREVER: Final = 1e9  # seconds; no hand takes thirty years

T = TypeVar("T")


def now() -> datetime:
    """Return the time to the second, in UTC, so that times sort as their texts do."""
    return datetime.now(UTC).replace(microsecond=0)


def moment(text: str) -> datetime:
    """Return a time from its text.

    Parameters
    ----------
    text : str
        The text.

    Returns
    -------
    datetime
        The time, in UTC.

    Raises
    ------
    GolfError
        If the text is no time.
    """
    try:
        return datetime.fromisoformat(words(text)).astimezone(UTC)
    except (ValueError, OverflowError) as error:
        raise GolfError("not a time", text=str(text), expected="2025-01-31T12:00:00+00:00") from error


def clock(seconds: object) -> float:
    """Return a time on the clock.

    Parameters
    ----------
    seconds : object
        A number, not negative.

    Returns
    -------
    float
        The seconds.

    Raises
    ------
    GolfError
        If it is no such number.
    """
    if isinstance(seconds, bool) or not isinstance(seconds, int | float) or not 0 <= seconds < _FOREVER:
        raise GolfError("not a time on the clock", text=str(seconds), place="seconds", expected="0 or more")
    return float(seconds)


def amount(value: object, place: str, least: int, most: int) -> int:
    """Return a whole number.

    Parameters
    ----------
    value : object
        The number.
    place : str
        What it is.
    least, most : int
        The range.

    Returns
    -------
    int
        The number.

    Raises
    ------
    GolfError
        If it is no whole number, or out of range.
    """
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        expected = f"a whole number from {least} to {most}"
        raise GolfError("not possible", text=str(value), place=place, expected=expected)
    return value


def deal_number(value: int | None) -> int | None:
    """Return a deal's number, or None for a deal without one.

    Parameters
    ----------
    value : int or None
        The number.

    Returns
    -------
    int or None
        The number.

    Raises
    ------
    GolfError
        If there is no such deal.
    """
    return None if value is None else check_number(value)


def number_of(game: Game, number: int | None) -> int | None:
    """Return the number of a hand's deal, or None for a deal without one.

    Parameters
    ----------
    game : Game
        The hand.
    number : int or None
        The number.

    Returns
    -------
    int or None
        The number.

    Raises
    ------
    GolfError
        If this is no hand, there is no such deal, or it has other cards.
    """
    if not isinstance(game, Game):
        raise GolfError("not a hand", text=str(game), place="game", expected="a Game")
    whole = deal_number(number)
    if whole is not None and deal(whole, game.start.rules) != game.start:
        raise GolfError("this deal has other cards", text=str(number), place="number", expected="no number")
    return whole


def words(value: object, place: str = "text", *, empty: bool = False) -> str:
    """Return a text that can be kept.

    Parameters
    ----------
    value : object
        The text.
    place : str
        What it is.
    empty : bool
        Whether it may be empty.

    Returns
    -------
    str
        The text.

    Raises
    ------
    GolfError
        If it is no text, or holds half a character.
    """
    if not isinstance(value, str) or not (value or empty):
        raise GolfError("not a text", text=str(value), place=place, expected="at least one letter")
    try:
        value.encode()
    except UnicodeEncodeError as error:
        raise GolfError("not a text", text=ascii(value), place=place, expected="whole characters") from error
    return value


def sensible(rows: Iterable[tuple[object, ...]], make: Callable[..., T]) -> tuple[list[T], int]:
    """Make a value of each row that makes sense.

    Parameters
    ----------
    rows : iterable of tuple
        Rows as the database has them. A file that was damaged may hold anything.
    make : callable
        Makes a value of a row's columns; it raises `GolfError` for what makes no sense.

    Returns
    -------
    tuple
        The values, and the number of the other rows.
    """
    made, others = [], 0
    for row in rows:
        try:
            made.append(make(*row))
        except GolfError:
            others += 1
    return made, others
