"""A canvas that stays alive: painted when something changes, painted again when a page asks, clicked and dragged on.

What is shown, and what a click or a key means, is the matter of its two kinds: the board that a hand is played on
and the board that a table is set up on.
"""

from __future__ import annotations

import time
from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Protocol

from ipywidgets import Box
from ipywidgets import Layout as BoxLayout

from golf_nb.scene.motion import dragged
from golf_nb.widget.bridge import Bridge
from golf_nb.widget.faults import Owner, guarded
from golf_nb.widget.pointer import Cancel, Click, Drag, Drop, Pointer
from golf_nb.widget.stage import Stage

if TYPE_CHECKING:
    from collections.abc import Callable

    from golf_nb.engine import Card, Place
    from golf_nb.scene import Layout, Scene, Theme
    from golf_nb.widget.look import Look


class Teller(Owner, Protocol):
    """What an easel asks of its owner."""

    def say(self, text: str) -> None:
        """Show a line of text."""


class Easel(ABC):
    """A canvas with everything that keeps it alive.

    A subclass has whatever it needs for `_build` before it calls this constructor.

    Parameters
    ----------
    owner
        Who is told about what happens and about faults.
    layout
        The geometry at first.
    look
        Theme, deck and motion.
    clock
        Seconds that only grow; tests bring their own.
    """

    def __init__(
        self, owner: Teller, layout: Layout, look: Look, *, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._owner, self._layout, self._clock = owner, layout, clock
        self.look = look
        self._focus: Place | None = None
        self._pointer = Pointer()
        self._scene = self._build()
        self._painted: tuple[object, ...] | None = None
        self.stage = Stage(layout.width, layout.height)
        if look.scale != 1:
            self.stage.resize(layout.width, layout.height, look.scale)
        self.bridge = Bridge(label=self._scene.alt)
        self.widget = Box([self.stage.widget, self.bridge], layout=BoxLayout(max_width="100%"))
        self.widget.add_class("golf-board")
        self._connect()

    @property
    @abstractmethod
    def _went_back(self) -> str:
        """What is said when a card is carried off the table."""

    @property
    def colours(self) -> Theme:
        """The theme that is shown now."""
        return self.look.colours(dark_page=self.bridge.dark)

    def repaint(self, *, between: tuple[Scene, ...] = (), force: bool = False) -> None:
        """Send the picture, unless the page shows exactly this already."""
        colours = self.colours
        scene = self._scene = self._build()
        if not force and self._painted == (scene, colours):
            return
        self.stage.paint(scene, colours, between)
        self._painted = (scene, colours)
        self.bridge.describe(scene.alt)

    def lie_in(self, layout: Layout) -> None:
        """Take another geometry of the same size; it is painted with the next picture."""
        if layout != self._layout:
            self._layout = layout
            self._pointer = Pointer()

    def fit(self, layout: Layout) -> None:
        """Take another geometry and the size that the look asks for."""
        self._layout = layout
        self._painted = None
        self._pointer = Pointer()
        self._focus = None
        self.stage.resize(layout.width, layout.height, self.look.scale)

    def close(self) -> None:
        """Close every part."""
        self.stage.close()
        for part in (self.bridge, self.widget):
            part.layout.close()
            part.close()

    # What the two kinds know.

    @abstractmethod
    def _build(self) -> Scene:
        """Return the scene to show now."""

    @abstractmethod
    def _carried(self, place: Place) -> Card | None:
        """Return the card there that can be carried away, if there is one."""

    @abstractmethod
    def _clicked(self, place: Place | None) -> bool:
        """Do what a click means; True if the picture is up to date after it."""

    @abstractmethod
    def _drop(self, drop: Drop) -> None:
        """Do what letting go of a card means."""

    @abstractmethod
    def _key(self, key: str, shift: bool, control: bool, meta: bool) -> None:  # noqa: FBT001  # as ipycanvas calls it
        """Do what a key means."""

    def _connect(self) -> None:
        def guard(callback: Callable[..., object]) -> Callable[..., None]:
            return guarded(self._owner, callback)

        self.stage.on_ready(guard(lambda: self.repaint(force=True)))
        self.stage.on_pointer(guard(self._down), guard(self._move), guard(self._up), guard(self._out))
        self.stage.on_key(guard(self._key))
        self.bridge.observe(guard(lambda _: self.repaint()), "dark")

    def _down(self, x: float, y: float) -> None:
        self._pointer.down(x, y, self._scene, self._clock())

    def _move(self, x: float, y: float) -> None:
        place = self._pointer.place
        card = None if place is None else self._carried(place)
        was_lifted = self._pointer.lifted
        meant = self._pointer.move(x, y, draggable=card is not None)
        if isinstance(meant, Drag) and card is not None:
            if was_lifted is None:
                self.repaint()
            self.stage.hover(dragged(card, meant.place, (meant.dx, meant.dy), self._layout), self.colours)

    def _up(self, x: float, y: float) -> None:
        meant = self._pointer.up(x, y, self._scene)
        if isinstance(meant, Click):
            if not self._clicked(meant.place):
                self.repaint()
        elif isinstance(meant, Drop):
            self._drop(meant)

    def _out(self, _x: float, _y: float) -> None:
        if isinstance(self._pointer.out(), Cancel):
            self._owner.say(self._went_back)
            self.repaint(force=True)
