"""A scene as SVG, for every place where no canvas is alive: saved notebooks, GitHub, slides, print.

Only presentation attributes are used (no style sheet, no ids, no markers, no references), because viewers of
notebooks strip the rest or mix it up between pictures.
"""

from __future__ import annotations

from typing import TYPE_CHECKING
from xml.sax.saxutils import escape, quoteattr

from golf_nb.scene.shapes import FONT, Path, Segment, Shape, Text, Tone
from golf_nb.scene.theme import Theme, theme

if TYPE_CHECKING:
    from golf_nb.scene.build import Scene


def to_svg(scene: Scene, colours: Theme | None = None) -> str:
    """Write a scene as an SVG document of its own size, with its words as title and label."""
    colours = colours or theme()
    label = quoteattr(scene.alt)
    size = f'width="{number(scene.width)}" height="{number(scene.height)}"'
    box = f'viewBox="0 0 {number(scene.width)} {number(scene.height)}"'
    lines = [f'<svg xmlns="http://www.w3.org/2000/svg" {size} {box} role="img" aria-label={label}>']
    lines.append(f"<title>{escape(scene.alt)}</title>")
    lines += [_element(shape, colours) for shape in scene.shapes]
    lines.append("</svg>")
    return "\n".join(lines)


def number(value: float) -> str:
    """Write a length with at most one decimal, the same on every machine.

    Examples
    --------
    >>> number(12.0), number(0.25), number(-0.04)
    ('12', '0.2', '0')
    """
    text = f"{value:.1f}".removesuffix(".0")
    return "0" if text == "-0" else text


def _element(shape: Shape, colours: Theme) -> str:
    opacity = "" if shape.alpha == 1 else f' opacity="{shape.alpha}"'
    if isinstance(shape, Text):
        weight = ' font-weight="bold"' if shape.bold else ""
        anchor = "" if shape.align == "start" else f' text-anchor="{shape.align}"'
        return (
            f'<text x="{number(shape.x)}" y="{number(shape.baseline)}" font-family={quoteattr(FONT)} '
            f'font-size="{number(shape.size)}"{weight}{anchor} fill="{colours[shape.tone]}"{opacity}>'
            f"{escape(shape.text)}</text>"
        )
    return (
        f'<path d="{_outline(shape)}"{_paint("fill", shape.fill, colours)}{_line(shape, colours)}{opacity}/>'
    )


def _paint(attribute: str, tone: Tone | None, colours: Theme) -> str:
    return f' {attribute}="{"none" if tone is None else colours[tone]}"'


def _line(shape: Path, colours: Theme) -> str:
    if shape.stroke is None:
        return ""
    width = "" if shape.width == 1 else f' stroke-width="{number(shape.width)}"'
    return _paint("stroke", shape.stroke, colours) + width


def _outline(shape: Path) -> str:
    parts: list[str] = []
    at = (0.0, 0.0)
    for segment in shape.segments:
        text, at = _step(segment, at)
        parts.append(text)
    return "".join(parts)


def _step(segment: Segment, at: tuple[float, float]) -> tuple[str, tuple[float, float]]:
    code, values = segment
    if code == "O":
        x, y, radius = values
        left, right, r = number(x - radius), number(x + radius), number(radius)
        middle = number(y)
        return f"M{right} {middle}A{r} {r} 0 1 1 {left} {middle}A{r} {r} 0 1 1 {right} {middle}Z", (
            x + radius,
            y,
        )
    if code == "R":
        corner_x, corner_y, next_x, next_y, radius = values
        enter = _towards((corner_x, corner_y), at, radius)
        leave = _towards((corner_x, corner_y), (next_x, next_y), radius)
        if radius == 0:
            return f"L{_pair(*leave)}", leave
        return f"L{_pair(*enter)}Q{_pair(corner_x, corner_y)} {_pair(*leave)}", leave
    if code == "Z":
        return "Z", at
    points = " ".join(number(value) for value in values)
    return f"{code}{points}", (values[-2], values[-1])


def _towards(corner: tuple[float, float], other: tuple[float, float], distance: float) -> tuple[float, float]:
    """Return the point `distance` away from a corner along one of its (upright or level) sides."""
    dx, dy = other[0] - corner[0], other[1] - corner[1]
    length = max(abs(dx), abs(dy))
    share = distance / length if length else 0.0
    return (corner[0] + dx * share, corner[1] + dy * share)


def _pair(x: float, y: float) -> str:
    return f"{number(x)} {number(y)}"
