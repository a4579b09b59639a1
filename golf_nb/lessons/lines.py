"""Where a key stands in a TOML text.

`tomllib` says what a text means, but not where each key was written. The first lines of a TOML text are a
TOML text themselves, unless they end inside a statement; so the statement that brings a key is found by
reading shorter texts.
"""

from __future__ import annotations

import tomllib
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from golf_nb.lessons.errors import KeyPath


def line_of(text: str, path: KeyPath) -> int | None:
    r"""Find the line on which the statement starts that brings a key.

    Parameters
    ----------
    text : str
        A valid TOML text.
    path : tuple of str and int
        Keys and entry numbers, the outermost first. When the text has no such key, the nearest one around
        it counts.

    Returns
    -------
    int or None
        The line, counted from 1; None when not even the first key of the path exists.

    Examples
    --------
    >>> line_of("title = 'x'\n[[steps]]\nsay = 'a'\n[[steps]]\nsay = 'b'", ("steps", 1, "say"))
    5
    """
    lines = text.replace("\r\n", "\n").split("\n")
    whole = _read(lines, len(lines))
    while path and not _has(whole, path):
        path = path[:-1]
    if not path:
        return None
    # The lines before `low` can be read and lack the key; the first `high` lines, completed to the end of
    # their statement, have it.
    low, high = 1, len(lines)
    while low < high:
        middle = (low + high) // 2
        end = middle
        while (beginning := _read(lines, end)) is None:
            end += 1
        if _has(beginning, path):
            high = middle
        else:
            low = end + 1
    return low


def _read(lines: list[str], count: int) -> dict[str, Any] | None:
    """Return what the first lines mean, None if they end inside a statement."""
    try:
        return tomllib.loads("\n".join(lines[:count]))
    except tomllib.TOMLDecodeError:
        return None


def _has(tree: Any, path: KeyPath) -> bool:  # noqa: ANN401 - a TOML value may be anything
    for part in path:
        if isinstance(part, int):
            if not isinstance(tree, list) or part >= len(tree):
                return False
        elif not isinstance(tree, dict) or part not in tree:
            return False
        tree = tree[part]
    return True
