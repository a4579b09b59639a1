"""The few plain shapes that every picture is made of.

A scene is a list of these, in painting order. The canvas painter, the SVG writer and the tests all read the
same list, so nothing can be drawn in one of them and forgotten in another. Lengths are in logical pixels, the
origin is the top left corner, and colours are named tones that a `golf_nb.scene.theme.Theme` resolves.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from enum import StrEnum


class Tone(StrEnum):
    """What a colour is for. `golf_nb.scene.theme` says what it looks like."""

    FELT = "felt"
    SLOT = "slot"
    INK = "ink"
    INK_SOFT = "ink-soft"
    CARD = "card"
    CARD_EDGE = "card-edge"
    CLUBS = "clubs"
    DIAMONDS = "diamonds"
    HEARTS = "hearts"
    SPADES = "spades"
    BACK = "back"
    BACK_LINE = "back-line"
    BADGE = "badge"
    BADGE_INK = "badge-ink"
    PLAYABLE = "playable"
    FOCUS = "focus"
    FOCUS_EDGE = "focus-edge"
    NOTE = "note"
    NOTE_INK = "note-ink"
    SHADE = "shade"


Segment = tuple[str, tuple[float, ...]]
"""One step of a path: ``M x y``, ``L x y``, ``Q cx cy x y``, ``C c1x c1y c2x c2y x y``, ``R x1 y1 x2 y2 r`` (a
rounded corner at x1 y1 on the way to x2 y2), ``O cx cy r`` (a whole circle) or ``Z`` (close)."""

SEGMENT_SIZES = {"M": 2, "L": 2, "Q": 4, "C": 6, "R": 5, "O": 3, "Z": 0}


@dataclass(frozen=True, slots=True)
class Box:
    """A rectangle on the table, in logical pixels."""

    x: float
    y: float
    width: float
    height: float

    @property
    def right(self) -> float:
        """The x of the right edge."""
        return self.x + self.width

    @property
    def bottom(self) -> float:
        """The y of the lower edge."""
        return self.y + self.height

    @property
    def centre(self) -> tuple[float, float]:
        """The middle of the rectangle."""
        return (self.x + self.width / 2, self.y + self.height / 2)

    def contains(self, x: float, y: float) -> bool:
        """Whether a point lies inside; the left and upper edges belong to it, the others do not.

        Examples
        --------
        >>> Box(0, 0, 10, 10).contains(0, 9.9), Box(0, 0, 10, 10).contains(10, 5)
        (True, False)
        """
        return self.x <= x < self.right and self.y <= y < self.bottom

    def grown(self, by: float) -> Box:
        """Return the same rectangle, `by` pixels larger on every side (smaller when negative)."""
        return Box(self.x - by, self.y - by, self.width + 2 * by, self.height + 2 * by)

    def moved(self, dx: float, dy: float) -> Box:
        """Return the same rectangle somewhere else."""
        return Box(self.x + dx, self.y + dy, self.width, self.height)


@dataclass(frozen=True, slots=True)
class Path:
    """An outline, filled, stroked or both.

    Parameters
    ----------
    segments
        The steps of the outline, see `Segment`.
    fill, stroke
        Tones, or None for no filling or no line.
    width
        Line width in pixels.
    alpha
        Opacity from 0 to 1.
    """

    segments: tuple[Segment, ...]
    fill: Tone | None = None
    stroke: Tone | None = None
    width: float = 1.0
    alpha: float = 1.0


@dataclass(frozen=True, slots=True)
class Text:
    """One line of text; `x`, `y` is where `align` (start, middle or end) and the middle of the line meet."""

    x: float
    y: float
    text: str
    size: float
    tone: Tone
    align: str = "middle"
    bold: bool = False
    alpha: float = 1.0

    @property
    def baseline(self) -> float:
        """The y of the line that letters stand on; capitals and figures are about 0.7 of the size high."""
        return self.y + 0.35 * self.size


FONT = '"DejaVu Sans", Arial, sans-serif'
"""The font of every text: one that Linux, one that Windows and macOS, and one that everybody has."""


Shape = Path | Text


def rounded(box: Box, radius: float) -> tuple[Segment, ...]:
    """Return the outline of a rectangle with round corners."""
    left, top, right, bottom = box.x, box.y, box.right, box.bottom
    return (
        ("M", (left + radius, top)),
        ("R", (right, top, right, bottom, radius)),
        ("R", (right, bottom, left, bottom, radius)),
        ("R", (left, bottom, left, top, radius)),
        ("R", (left, top, right, top, radius)),
        ("Z", ()),
    )


def problem(shape: Shape) -> str | None:
    """Return what a canvas could not draw about a shape, or None.

    A browser canvas stops for good at one NaN or negative radius, so every scene is checked before it is sent.

    Examples
    --------
    >>> problem(Text(0, float("nan"), "7", 20, Tone.INK))
    'a number that is not finite: nan'
    """
    if isinstance(shape, Text):
        numbers: list[float] = [shape.x, shape.y, shape.size, shape.alpha]
        if shape.size <= 0:
            return f"a text size that is not positive: {shape.size}"
    else:
        numbers = [shape.width, shape.alpha]
        if shape.width < 0:
            return f"a negative line width: {shape.width}"
        for code, values in shape.segments:
            if code not in SEGMENT_SIZES or len(values) != SEGMENT_SIZES[code]:
                return f"a path step that does not exist: {code} with {len(values)} numbers"
            if code in "RO" and values[-1] < 0:
                return f"a negative radius: {values[-1]}"
            numbers.extend(values)
    for number in numbers:
        if not math.isfinite(number):
            return f"a number that is not finite: {number}"
    return f"an opacity outside 0 to 1: {shape.alpha}" if not 0 <= shape.alpha <= 1 else None
