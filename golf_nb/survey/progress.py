"""A progress bar, where tqdm is installed; otherwise nothing."""

from __future__ import annotations

from contextlib import nullcontext
from importlib import import_module
from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from contextlib import AbstractContextManager


class Bar(Protocol):
    """What shows how far a survey is."""

    def update(self, count: int) -> object:
        """Say that so many more deals are done."""


class _Quiet:
    def update(self, count: int) -> None:
        pass


def progress_bar(total: int, done: int, *, shown: bool) -> AbstractContextManager[Bar]:
    """Return a bar of tqdm, as a widget in a notebook and as text elsewhere.

    Parameters
    ----------
    total, done : int
        How many deals there are, and how many of them are known already.
    shown : bool
        Whether anybody wants to see it. Without tqdm nobody does.

    Returns
    -------
    context manager
        It gives the bar.
    """
    if not shown or done == total:
        return nullcontext(_Quiet())
    try:
        tqdm: Any = import_module("tqdm.auto").tqdm
    except ImportError:
        return nullcontext(_Quiet())
    bar: AbstractContextManager[Bar] = tqdm(total=total, initial=done, unit="deal", desc="Survey")
    return bar
