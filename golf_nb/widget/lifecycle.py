"""Tables that nobody can see any more are closed, so that a kernel does not fill up with them.

A canvas that is left open goes on being registered and repainted. So a table ends when the cell that made it is run
again, and when more tables are open than anybody looks at, the oldest ends first; in a notebook its still picture
stays behind.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from IPython.core.getipython import get_ipython
from ipywidgets import Widget

MOST_OPEN = 16


class Closable(Protocol):
    """A table or a tutor."""

    def close(self) -> None:
        """End for good."""


@dataclass(frozen=True, slots=True)
class _Run:
    """One execution of one cell; `cell` is None outside of a notebook."""

    cell: str | None
    message: str | None


_open: list[tuple[Closable, _Run]] = []


def opened(widget: Closable) -> None:
    """Remember a new table, and close those that it replaces."""
    run = _current_run()
    replaced = [
        old
        for old, its in _open
        if its.cell is not None and its.cell == run.cell and its.message != run.message
    ]
    surplus = [old for old, _ in _open if old not in replaced][
        : max(0, len(_open) - len(replaced) + 1 - MOST_OPEN)
    ]
    for old in (*replaced, *surplus):
        old.close()
    _open.append((widget, run))


def closed(widget: Closable) -> None:
    """Forget a table that has been closed."""
    _open[:] = [(other, run) for other, run in _open if other is not widget]


def count() -> int:
    """Return how many tables are open."""
    return len(_open)


def close_parts(widget: Widget) -> None:
    """Close what a widget is made of, its layout and its style, but not the widget itself."""
    for child in getattr(widget, "children", ()):
        close_parts(child)
        child.close()
    for name in ("layout", "style"):
        part = getattr(widget, name, None)
        if isinstance(part, Widget):
            part.close()


def _current_run() -> _Run:
    shell = get_ipython()
    get_parent = getattr(shell, "get_parent", None)
    parent = get_parent() if get_parent is not None else {}
    return _Run(
        cell=parent.get("metadata", {}).get("cellId"),
        message=parent.get("header", {}).get("msg_id"),
    )
