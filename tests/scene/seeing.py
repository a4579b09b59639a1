"""Looks at a scene as a reader would: what is written, how far a shape reaches, what colour lies under what."""

from __future__ import annotations

from typing import TYPE_CHECKING

from golf_nb.scene.shapes import Box, Path, Shape, Text, Tone

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from golf_nb.scene import Scene

SUITS = (Tone.CLUBS, Tone.DIAMONDS, Tone.HEARTS, Tone.SPADES)


def texts(shapes: Iterable[Shape]) -> list[str]:
    """Return what is written, in painting order."""
    return [shape.text for shape in shapes if isinstance(shape, Text)]


def fills(shapes: Iterable[Shape], *tones: Tone) -> list[Path]:
    """Return the outlines filled with these tones."""
    return [shape for shape in shapes if isinstance(shape, Path) and shape.fill in tones]


def strokes(shapes: Iterable[Shape], *tones: Tone) -> list[Path]:
    """Return the outlines whose line has one of these tones."""
    return [shape for shape in shapes if isinstance(shape, Path) and shape.stroke in tones]


def bounds(shape: Shape) -> Box:
    """Return a rectangle that holds a shape; of a curve all its control points, of a text a careful estimate."""
    if isinstance(shape, Text):
        width = 0.75 * shape.size * len(shape.text)
        left = {"start": shape.x, "middle": shape.x - width / 2, "end": shape.x - width}[shape.align]
        return Box(left, shape.y - shape.size / 2, width, shape.size)
    points: list[tuple[float, float]] = []
    for code, values in shape.segments:
        if code == "O":
            x, y, radius = values
            points += [(x - radius, y - radius), (x + radius, y + radius)]
        else:
            numbers = values[:4] if code == "R" else values
            points += zip(numbers[::2], numbers[1::2], strict=True)
    xs, ys = zip(*points, strict=True)
    return Box(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys))


def inside(inner: Box, outer: Box) -> bool:
    """Whether a rectangle lies in another one; touching counts."""
    return (
        outer.x <= inner.x
        and inner.right <= outer.right
        and outer.y <= inner.y
        and inner.bottom <= outer.bottom
    )


def apart(one: Box, other: Box) -> bool:
    """Whether two rectangles share no area."""
    return (
        one.right <= other.x
        or other.right <= one.x
        or one.bottom <= other.y
        or other.bottom <= one.y
    )  # fmt: skip


def readable(scene: Scene) -> Iterator[tuple[Tone, Tone]]:
    """Yield the tone of every text and suit of a scene, and the tone of what it is written on."""
    for index, shape in enumerate(scene.shapes):
        below = scene.shapes[:index]
        if isinstance(shape, Text):
            yield shape.tone, _under(below, *bounds(shape).centre)
        elif shape.fill in SUITS:
            yield shape.fill, _under(below, *bounds(shape).centre)


def _under(shapes: tuple[Shape, ...], x: float, y: float) -> Tone:
    filled = [
        shape.fill
        for shape in shapes
        if isinstance(shape, Path)
        and shape.fill is not None
        and shape.fill not in SUITS
        and bounds(shape).contains(x, y)
    ]
    return filled[-1]


def mixed(top: str, below: str, alpha: float) -> str:
    """Return the colour that a translucent colour and what lies under it make together."""
    channels = zip(_channels(top), _channels(below), strict=True)
    return "#" + "".join(f"{round(over * alpha + under * (1 - alpha)):02x}" for over, under in channels)


def contrast(one: str, other: str) -> float:
    """Return the contrast of two colours as WCAG 2.2 computes it, 1 to 21."""
    darker, lighter = sorted((_luminance(one), _luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


def _luminance(of: str) -> float:
    parts = (value / 255 for value in _channels(of))
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _channels(of: str) -> tuple[int, int, int]:
    return int(of[1:3], 16), int(of[3:5], 16), int(of[5:7], 16)
