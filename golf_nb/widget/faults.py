"""No error in a callback is silent.

ipywidgets swallows what a callback raises. A guarded callback tells the owner, who shows it to the reader and keeps
it; with `reraise` set, as the tests do, it also goes on its way.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ParamSpec, Protocol

if TYPE_CHECKING:
    from collections.abc import Callable

P = ParamSpec("P")


class Owner(Protocol):
    """Whoever hears of faults."""

    def report(self, error: Exception) -> None:
        """Show and keep an error."""


class _Settings:
    reraise = False


settings = _Settings()


def guarded(owner: Owner, callback: Callable[P, object]) -> Callable[P, None]:
    """Return the callback with its errors reported to `owner`."""

    def call(*args: P.args, **kwargs: P.kwargs) -> None:
        try:
            callback(*args, **kwargs)
        except Exception as error:  # whatever it is, the reader must hear of it
            owner.report(error)
            if settings.reraise:
                raise

    return call
