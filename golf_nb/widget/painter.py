"""From a scene to the commands that ipycanvas sends to the browser.

A pure function over lists: it can be tested without a browser, and it is where every number is checked before it
leaves, because a browser canvas stops for good at the first one that it cannot draw.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any

from ipycanvas.canvas import COMMANDS, Canvas

from golf_nb.scene.shapes import FONT, Path, Segment, Shape, Text, problem

if TYPE_CHECKING:
    from golf_nb.scene import Scene, Theme

SHARPNESS = 2
"""Canvas pixels for each logical pixel, so that the table is crisp on screens with a device pixel ratio of 2."""

_WHOLE_TURN = 6.3
"""A little more than twice pi, which a canvas takes as a closed circle; a little less would leave a gap."""

Command = list[Any]

_STEPS = {
    "M": "moveTo",
    "L": "lineTo",
    "Q": "quadraticCurveTo",
    "C": "bezierCurveTo",
    "R": "arcTo",
    "Z": "closePath",
}


class Painter:
    """Collects the commands for one canvas; a style is sent only when it differs from the one before.

    Parameters
    ----------
    colours
        The theme that resolves the tones.
    """

    def __init__(self, colours: Theme) -> None:
        self._colours = colours
        self._styles: dict[str, object] = {}
        self.commands: list[Command] = [
            _command("setTransform", SHARPNESS, 0, 0, SHARPNESS, 0, 0),
            _command("clear"),
        ]

    def paint(self, scene: Scene) -> None:
        """Add the shapes of a scene.

        Raises
        ------
        ValueError
            If a shape has a number that a canvas cannot draw. Nothing has been sent by then.
        """
        for shape in scene.shapes:
            fault = _problem(shape)
            if fault is not None:
                message = f"the scene cannot be painted, it has {fault} in {shape!r}"
                raise ValueError(message)
            self._shape(shape)

    def wait(self, milliseconds: int) -> None:
        """Show what has been painted so far and wait before going on."""
        self.commands.append(_command("sleep", milliseconds))

    def wipe(self) -> None:
        """Make the canvas transparent again."""
        self.commands.append(_command("clear"))

    def _shape(self, shape: Shape) -> None:
        self._style("global_alpha", shape.alpha)
        if isinstance(shape, Text):
            self._text(shape)
        else:
            self._path(shape)

    def _text(self, shape: Text) -> None:
        self._style("font", f"{'bold ' if shape.bold else ''}{_short(shape.size)}px {FONT}")
        self._style("text_align", "center" if shape.align == "middle" else shape.align)
        self._style("fill_style", self._colours[shape.tone])
        self.commands.append(_command("fillText", shape.text, shape.x, shape.baseline))

    def _path(self, shape: Path) -> None:
        self.commands.append(_command("beginPath"))
        self.commands.extend(_outline(shape.segments))
        if shape.fill is not None:
            self._style("fill_style", self._colours[shape.fill])
            self.commands.append(_command("fill"))
        if shape.stroke is not None:
            self._style("stroke_style", self._colours[shape.stroke])
            self._style("line_width", shape.width)
            self.commands.append(_command("stroke"))

    def _style(self, attribute: str, value: object) -> None:
        if self._styles.get(attribute) != value:
            self._styles[attribute] = value
            self.commands.append([COMMANDS["set"], [Canvas.ATTRS[attribute], value]])


# Most shapes of a table are those of the table before: cards lie where they lay.
_REMEMBERED = 2048
_problem = lru_cache(_REMEMBERED)(problem)


@lru_cache(_REMEMBERED)
def _outline(segments: tuple[Segment, ...]) -> tuple[Command, ...]:
    return tuple(command for segment in segments for command in _step(segment))


def _step(segment: Segment) -> list[Command]:
    code, values = segment
    if code == "O":
        x, y, radius = values
        return [_command("moveTo", x + radius, y), _command("arc", x, y, radius, 0, _WHOLE_TURN)]
    return [_command(_STEPS[code], *values)]


def _command(name: str, *arguments: float | str) -> Command:
    return [COMMANDS[name], [_short(value) if isinstance(value, float) else value for value in arguments]]


def _short(value: float) -> float | int:
    """Round to what a screen can show; a whole number loses its point. Both save bytes."""
    rounded = round(value, 1)
    return int(rounded) if rounded == int(rounded) else rounded
