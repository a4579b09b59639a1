"""Sums of hands in words: shares and means that are rounded once, and properly."""

from __future__ import annotations

from golf_nb.engine.checks import is_whole
from golf_nb.engine.errors import GolfError


def percent(part: int, whole: int) -> str:
    """Return a share as a whole percentage; a half is rounded up.

    Parameters
    ----------
    part : int
        How many of them.
    whole : int
        How many there are, at least 1.

    Returns
    -------
    str
        ``0 %`` to ``100 %``.

    Raises
    ------
    GolfError
        If there is nothing to take a share of, or the part is none.

    Examples
    --------
    >>> percent(2, 3), percent(1, 8)
    ('67 %', '13 %')
    """
    _check_count(whole)
    if not is_whole(part) or not 0 <= part <= whole:
        raise GolfError("not a part of them", text=str(part), place="part", expected=f"0 to {whole}")
    return f"{(200 * part + whole) // (2 * whole)} %"


def mean_text(total: int, count: int) -> str:
    """Return a mean score with two decimals and its sign; a half is rounded away from 0.

    Parameters
    ----------
    total : int
        The sum of the scores.
    count : int
        How many scores that are, at least 1.

    Returns
    -------
    str
        Such as ``+1.14``, ``−0.33`` or ``0.00``.

    Raises
    ------
    GolfError
        If there is nothing to take a mean of.

    Examples
    --------
    >>> mean_text(8, 7), mean_text(-1, 3), mean_text(0, 9)
    ('+1.14', '−0.33', '0.00')
    """
    _check_count(count)
    whole, hundredths = divmod((200 * abs(total) + count) // (2 * count), 100)
    sign = "" if whole == hundredths == 0 else "+" if total > 0 else "−"
    return f"{sign}{whole}.{hundredths:02}"


def _check_count(count: int) -> None:
    if not is_whole(count) or count < 1:
        raise GolfError("nothing to count", text=str(count), place="count", expected="1 or more")
