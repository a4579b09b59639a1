"""A scene as pixels, for animations and slides. It needs Pillow, which ipycanvas brings along.

Everything is drawn several times as large and made smaller, so that edges are smooth.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from itertools import pairwise
from math import cos, sin, tau
from typing import TYPE_CHECKING, Any, Final

from golf_nb.engine import GolfError
from golf_nb.scene.shapes import Path, Shape, Text

if TYPE_CHECKING:
    from collections.abc import Iterator

    from golf_nb.scene import Scene, Theme
    from golf_nb.scene.shapes import Segment

FINER: Final = 3
"""How many times as large a picture is drawn as it gets."""
_BITS: Final = 14
"""Straight pieces of a curve."""
_CIRCLE: Final = 0.5522847498
"""How far the handles of a quarter of a circle reach, as a share of its radius."""
_PLAIN: Final = str.maketrans(
    {"♣": "C", "♦": "D", "♥": "H", "♠": "S", "−": "-", "★": "*", "☆": "-", "…": "..."}
)
"""What Pillow's own font cannot write."""

Point = tuple[float, float]


def pillow(part: str = "Image") -> Any:  # noqa: ANN401 - a module
    """Return a part of Pillow; GolfError if it is not installed."""
    try:
        return import_module(f"PIL.{part}")
    except ImportError as error:
        raise GolfError(
            "pictures of this kind need the library Pillow",
            text="PIL",
            expected="pip install pillow, or an .svg file",
        ) from error


def raster(scene: Scene, colours: Theme, scale: float = 1.0) -> Any:  # noqa: ANN401 - a picture of Pillow's
    """Draw a scene.

    Parameters
    ----------
    scene
        What to draw.
    colours
        The theme.
    scale
        Pixels of the picture for each logical pixel.

    Returns
    -------
    PIL.Image.Image
        The picture, in RGB.

    Raises
    ------
    GolfError
        If Pillow is not installed.
    """
    image = pillow()
    factor = scale * FINER
    size = (round(scene.width * factor), round(scene.height * factor))
    drawn = image.new("RGB", size)
    for shape in scene.shapes:
        if shape.alpha == 1:
            _draw(pillow("ImageDraw").Draw(drawn), shape, colours, factor)
        else:
            layer = drawn.copy()
            _draw(pillow("ImageDraw").Draw(layer), shape, colours, factor)
            drawn = image.blend(drawn, layer, shape.alpha)
    whole = (round(scene.width * scale), round(scene.height * scale))
    return drawn.resize(whole, image.Resampling.LANCZOS)


def _draw(draw: Any, shape: Shape, colours: Theme, factor: float) -> None:  # noqa: ANN401 - Pillow's
    if isinstance(shape, Text):
        anchor = {"start": "ls", "middle": "ms", "end": "rs"}[shape.align]
        font, text = _written(shape, factor)
        at = (shape.x * factor, shape.baseline * factor)
        draw.text(at, text, fill=colours[shape.tone], font=font, anchor=anchor)
        return
    lines = [[(x * factor, y * factor) for x, y in line] for line in outlines(shape)]
    for line in lines:
        if shape.fill is not None and len(line) > 2:  # noqa: PLR2004 - an area
            draw.polygon(line, fill=colours[shape.fill])
    for line in lines:
        if shape.stroke is not None and len(line) > 1:
            width = max(1, round(shape.width * factor))
            # A closed line goes on a little over its beginning, so that the corner there is joined as well.
            closed = [*line, line[1]] if line[0] == line[-1] else line
            draw.line(closed, fill=colours[shape.stroke], width=width, joint="curve")


def outlines(path: Path) -> list[list[Point]]:
    """Return the lines of a path, its curves as many short straight pieces."""
    lines: list[list[Point]] = []
    for segment in path.segments:
        code, values = segment
        if code == "M":
            lines.append([(values[0], values[1])])
        elif code == "O":
            lines.append(list(_circle(*values)))
        elif code == "Z":
            if lines[-1][0] != lines[-1][-1]:
                lines[-1].append(lines[-1][0])
        else:
            lines[-1].extend(_points(lines[-1][-1], segment))
    return lines


def _points(start: Point, segment: Segment) -> Iterator[Point]:
    code, values = segment
    if code == "L":
        yield (values[0], values[1])
    elif code in "QC":
        yield from _curve(start, *_pairs(values))
    else:
        corner, following, radius = (values[0], values[1]), (values[2], values[3]), values[4]
        enter, leave = _towards(corner, start, radius), _towards(corner, following, radius)
        yield enter
        if radius:
            reach = 1 - _CIRCLE
            yield from _curve(enter, _between(corner, enter, reach), _between(corner, leave, reach), leave)


def _pairs(values: tuple[float, ...]) -> Iterator[Point]:
    yield from zip(values[::2], values[1::2], strict=True)


def _curve(*handles: Point) -> Iterator[Point]:
    """Give the points of a Bézier curve of any degree, without its first one."""
    for bit in range(1, _BITS + 1):
        points = list(handles)
        while len(points) > 1:
            points = [_between(a, b, bit / _BITS) for a, b in pairwise(points)]
        yield points[0]


def _circle(x: float, y: float, radius: float) -> Iterator[Point]:
    for bit in range(4 * _BITS + 1):
        angle = tau * (bit % (4 * _BITS)) / (4 * _BITS)
        yield (x + radius * cos(angle), y + radius * sin(angle))


def _between(start: Point, end: Point, share: float) -> Point:
    return (start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share)


def _towards(corner: Point, other: Point, distance: float) -> Point:
    """Return the point `distance` away from a corner along one of its upright or level sides."""
    length = max(abs(other[0] - corner[0]), abs(other[1] - corner[1]))
    return _between(corner, other, distance / length if length else 0.0)


def _written(shape: Text, factor: float) -> tuple[Any, str]:
    """Return a font for a text, and the text as that font can write it."""
    font, whole = _font(shape.size * factor, bold=shape.bold)
    return font, shape.text if whole else shape.text.translate(_PLAIN)


@cache
def _font(size: float, *, bold: bool) -> tuple[Any, bool]:
    """Return DejaVu Sans from the system or Matplotlib, or else Pillow's font, and whether it has all signs."""
    fonts = pillow("ImageFont")
    name = "DejaVuSans-Bold.ttf" if bold else "DejaVuSans.ttf"
    for path in (name, *_from_matplotlib(name)):
        try:
            return fonts.truetype(path, size), True
        except OSError:
            continue
    return fonts.load_default(size), False


def _from_matplotlib(name: str) -> tuple[str, ...]:
    try:
        where = import_module("matplotlib").get_data_path()
    except ImportError:
        return ()
    return (f"{where}/fonts/ttf/{name}",)
