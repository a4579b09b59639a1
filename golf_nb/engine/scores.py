"""Scores as golf writes them."""

from __future__ import annotations


def signed(score: int) -> str:
    """Return a score with its sign: a plus, a true minus, or none for 0.

    Parameters
    ----------
    score : int
        Cards left, or minus the stock cards that a clear saved.

    Returns
    -------
    str
        The text.

    Examples
    --------
    >>> signed(4), signed(0), signed(-3)
    ('+4', '0', '−3')
    """
    return f"+{score}" if score > 0 else f"−{-score}" if score < 0 else "0"
