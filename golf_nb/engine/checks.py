"""Checks of values that types alone do not settle."""

from __future__ import annotations


def is_whole(value: object) -> bool:
    """Say whether a value is an int; True and False are not meant.

    Parameters
    ----------
    value : object
        Anything.

    Returns
    -------
    bool
        True for an int that is not a bool.

    Examples
    --------
    >>> is_whole(1), is_whole(True), is_whole(1.0)
    (True, False, False)
    """
    return isinstance(value, int) and not isinstance(value, bool)
