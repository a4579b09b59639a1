"""From presses and releases to clicks and drags. Pure: positions and times go in, what was meant comes out."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from golf_nb.engine import Place
    from golf_nb.scene import Scene

SLACK = 6.0
"""Pixels that a hand may tremble before a click becomes a drag."""
REPEAT = 0.35
"""Seconds in which a second press on the same pile counts as part of a double or triple click. Somebody needs
about that long to see what a first click uncovered, so nobody means the new card yet."""


@dataclass(frozen=True, slots=True)
class Click:
    """A press and a release on the same thing, or so near that the hand only trembled (None is the bare felt)."""

    place: Place | None


@dataclass(frozen=True, slots=True)
class Drag:
    """A card that hangs at the pointer, and how far it has been carried."""

    place: Place
    dx: float
    dy: float


@dataclass(frozen=True, slots=True)
class Drop:
    """A press on a column or the stock that ended somewhere else; `target` is what lay under the pointer."""

    place: Place
    target: Place | None


@dataclass(frozen=True, slots=True)
class Cancel:
    """A drag that left the table."""


Meaning = Click | Drag | Drop | Cancel | None


class Pointer:
    """Follows one press from start to end."""

    def __init__(self) -> None:
        self._pressed: tuple[Place | None, float, float] | None = None
        self._dragging = False
        self._last: tuple[tuple[str, int], float] | None = None

    def down(self, x: float, y: float, scene: Scene, now: float) -> None:
        """Begin a press at `x`, `y` at the time `now` in seconds."""
        place = scene.hit(x, y)
        self._dragging = False
        self._pressed = None if self._repeated(place, now) else (place, x, y)

    def move(self, x: float, y: float, *, draggable: bool) -> Meaning:
        """Move with the button held; only an exposed card can be dragged."""
        if self._pressed is None:
            return None
        place, x0, y0 = self._pressed
        if place is None or not draggable:
            return None
        if not self._dragging and _near(x - x0, y - y0):
            return None
        self._dragging = True
        return Drag(place, x - x0, y - y0)

    def up(self, x: float, y: float, scene: Scene) -> Meaning:
        """End the press."""
        if self._pressed is None:
            return None
        place, x0, y0 = self._pressed
        dragging, self._pressed, self._dragging = self._dragging, None, False
        target = scene.hit(x, y)
        if not dragging and (target == place or _near(x - x0, y - y0)):
            return Click(place)
        # What cannot be dragged is let go as well, and so is what went too fast for a move in between.
        return Drop(place, target) if place is not None and place.pile != "waste" else None

    def out(self) -> Meaning:
        """Leave the table; a release out there is never reported, so the press ends here."""
        dragging, self._pressed, self._dragging = self._dragging, None, False
        return Cancel() if dragging else None

    @property
    def lifted(self) -> Place | None:
        """The card that is being dragged."""
        return self.place if self._dragging else None

    @property
    def place(self) -> Place | None:
        """What is being pressed."""
        return None if self._pressed is None else self._pressed[0]

    def played(self, place: Place, now: float) -> None:
        """Remember that a press on this pile led to a move."""
        self._last = (_pile(place), now)

    def _repeated(self, place: Place | None, now: float) -> bool:
        return (
            place is not None
            and self._last is not None
            and self._last[0] == _pile(place)
            and now - self._last[1] < REPEAT
        )


def _near(dx: float, dy: float) -> bool:
    return abs(dx) <= SLACK and abs(dy) <= SLACK


def _pile(place: Place) -> tuple[str, int]:
    return (place.pile, place.column)
