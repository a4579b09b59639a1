"""Panels that stay closed until somebody wants them, and are not even made before."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from ipywidgets import Box
from ipywidgets import Layout as BoxLayout

from golf_nb.widget.faults import Owner, guarded
from golf_nb.widget.panels import toggle

if TYPE_CHECKING:
    from collections.abc import Callable

    from ipywidgets import Widget


class Panel(Protocol):
    """What can lie in a drawer."""

    @property
    def widget(self) -> Widget:
        """The panel itself."""

    def update(self) -> None:
        """Bring the panel up to date with its owner."""


class Drawer:
    """A button, and the panel that it shows or hides.

    Parameters
    ----------
    owner
        Who hears of faults.
    label, tip, icon
        The button.
    make
        Makes the panel when it is shown for the first time.
    """

    def __init__(self, owner: Owner, label: str, tip: str, icon: str, make: Callable[[], Panel]) -> None:
        self._make = make
        self._panel: Panel | None = None
        self.button = toggle(label, tip, guarded(owner, self._show), icon=icon)
        self.place = Box(layout=BoxLayout(display="none"))

    @property
    def open(self) -> bool:
        """Whether the panel is shown."""
        return bool(self.button.value)

    def update(self) -> None:
        """Bring the panel up to date, if it is shown."""
        if self.open and self._panel is not None:
            self._panel.update()

    def _show(self, shown: bool) -> None:  # noqa: FBT001  # as the button calls it
        if self._panel is None:
            self._panel = self._make()
            self.place.children = (self._panel.widget,)
        self.place.layout.display = "" if shown else "none"
        self.update()
