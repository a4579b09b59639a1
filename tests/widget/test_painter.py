from __future__ import annotations

import json
import math
from typing import TYPE_CHECKING
from xml.etree import ElementTree as ET

import pytest
from hypothesis import given

from golf_nb.engine import Place
from golf_nb.notes import Arrow, Label, Note, Ring, Shade
from golf_nb.scene import Layout, Scene, build, theme, to_svg
from golf_nb.scene.motion import plan
from golf_nb.scene.shapes import Box, Path, Shape, Text, Tone, rounded
from golf_nb.widget.painter import SHARPNESS, Painter
from tests.scene import boards
from tests.strategies import reachable_positions
from tests.widget.wire import decoded

if TYPE_CHECKING:
    from golf_nb.engine import Position
    from golf_nb.scene import Theme

LIGHT = theme("light", "four")
NOTES: tuple[Note, ...] = (
    *(Arrow("A", "waste", 1), Arrow("stock", "D"), Ring("D1"), Shade("A1"), Shade("C")),
    *(Label("B", "this <b>one</b>"), Label("stock", "17 & more")),
)

Drawn = tuple[str, ...]


def painted(scene: Scene, colours: Theme = LIGHT) -> list[tuple[str, tuple[object, ...]]]:
    """Return the commands for a scene, with their names."""
    painter = Painter(colours)
    painter.paint(scene)
    json.dumps(painter.commands, allow_nan=False)
    return [decoded(*command) for command in painter.commands]


def single(*shapes: Shape) -> Scene:
    return Scene(640, 410, shapes, (), "")


def on_canvas(scene: Scene, colours: Theme) -> list[Drawn]:
    """Say what the commands fill, stroke and write, in which colours, line widths and opacity."""
    styles: dict[object, object] = {}
    result: list[Drawn] = []
    for name, arguments in painted(scene, colours):
        if name == "set":
            attribute, value = arguments
            styles[attribute] = value
        elif name == "fill":
            result.append(("fill", str(styles["fill_style"]), str(styles["global_alpha"])))
        elif name == "stroke":
            line = (str(styles["stroke_style"]), str(styles["line_width"]))
            result.append(("stroke", *line, str(styles["global_alpha"])))
        elif name == "fillText":
            size = str(styles["font"]).split("px")[0].removeprefix("bold ")
            bold = str(styles["font"]).startswith("bold ")
            text, x, y = arguments
            result.append(
                ("text", str(styles["fill_style"]), str(styles["text_align"]), size, str(bold), str(text))
            )
            assert isinstance(x, int | float)
            assert isinstance(y, int | float)
    return result


def in_svg(scene: Scene, colours: Theme) -> list[Drawn]:
    """Say the same of the SVG document."""
    result: list[Drawn] = []
    for element in ET.fromstring(to_svg(scene, colours)):  # noqa: S314  # our own output
        tag = element.tag.rpartition("}")[2]
        fill, stroke = element.get("fill", "none"), element.get("stroke", "none")
        alpha = element.get("opacity", "1.0")
        if tag == "text":
            align = {"middle": "center"}.get(
                element.get("text-anchor", "start"), element.get("text-anchor", "start")
            )
            bold = element.get("font-weight") == "bold"
            size = element.get("font-size", "")
            result.append(("text", fill, align, size, str(bold), element.text or ""))
        elif tag == "path":
            if fill != "none":
                result.append(("fill", fill, alpha))
            if stroke != "none":
                result.append(("stroke", stroke, element.get("stroke-width", "1"), alpha))
    return result


def numbers(drawn: list[Drawn]) -> list[Drawn]:
    """Write every number in one way."""

    def plain(text: str) -> str:
        try:
            return f"{float(text):g}"
        except ValueError:
            return text

    return [(kind, *map(plain, rest)) if kind != "text" else (kind, *rest) for kind, *rest in drawn]


def assert_the_same(scene: Scene, colours: Theme) -> None:
    canvas, svg = numbers(on_canvas(scene, colours)), numbers(in_svg(scene, colours))
    assert canvas == svg
    filled = sum(1 for shape in scene.shapes if isinstance(shape, Path) and shape.fill is not None)
    lines = sum(1 for shape in scene.shapes if isinstance(shape, Path) and shape.stroke is not None)
    texts = sum(1 for shape in scene.shapes if isinstance(shape, Text))
    assert [drawn[0] for drawn in canvas].count("fill") == filled
    assert [drawn[0] for drawn in canvas].count("stroke") == lines
    assert [drawn[0] for drawn in canvas].count("text") == texts


@given(reachable_positions())
def test_canvas_and_svg_show_the_same(position: Position) -> None:
    assert_the_same(build(position, playable=True, focus=Place("stock")), LIGHT)


@pytest.mark.parametrize("name", boards.ALL)
def test_in_every_theme(name: str) -> None:
    for colours in (theme("light", "two"), theme("dark", "two"), theme("dark", "four")):
        assert_the_same(build(boards.ALL[name], playable=True), colours)


def test_notes_and_motion_are_the_same_as_well() -> None:
    assert_the_same(build(boards.MICRO, notes=NOTES), LIGHT)
    for frame in plan(boards.OPENING, boards.OPENING.after("A"), Layout.fit(boards.OPENING)):
        assert_the_same(frame, LIGHT)


def test_outlines_have_the_same_points_on_both() -> None:
    shape = Path(
        (("M", (1, 2)), ("L", (3, 4)), ("Q", (5, 6, 7, 8)), ("C", (1, 2, 3, 4, 5, 6)), ("Z", ())), Tone.INK
    )
    (element,) = [
        element
        for element in ET.fromstring(to_svg(single(shape)))  # noqa: S314  # our own output
        if element.tag.endswith("path")
    ]
    assert element.get("d") == "M1 2L3 4Q5 6 7 8C1 2 3 4 5 6Z"
    outline = [
        command for command in painted(single(shape)) if command[0] not in {"set", "setTransform", "clear"}
    ]
    assert outline == [
        ("beginPath", ()),
        ("moveTo", (1, 2)),
        ("lineTo", (3, 4)),
        ("quadraticCurveTo", (5, 6, 7, 8)),
        ("bezierCurveTo", (1, 2, 3, 4, 5, 6)),
        ("closePath", ()),
        ("fill", ()),
    ]


def test_round_corners_and_circles() -> None:
    names = [name for name, _ in painted(single(Path(rounded(Box(0, 0, 10, 10), 2), stroke=Tone.INK)))]
    assert names.count("arcTo") == 4
    circle = painted(single(Path((("O", (10, 20, 5)),), fill=Tone.INK)))
    assert ("moveTo", (15, 20)) in circle
    (arc,) = [arguments for name, arguments in circle if name == "arc"]
    assert arc[:4] == (10, 20, 5, 0)
    # A canvas closes a circle whose angle is at least a whole turn; a little less would leave a gap.
    assert isinstance(arc[4], float)
    assert arc[4] >= 2 * math.pi


def test_a_batch_begins_with_a_clean_canvas_of_double_size() -> None:
    assert SHARPNESS == 2
    assert painted(single()) == [("setTransform", (2, 0, 0, 2, 0, 0)), ("clear", ())]


def test_a_style_is_sent_when_it_changes() -> None:
    text = Text(0, 0, "7", 20, Tone.INK)
    styles = [command for command in painted(single(text, text)) if command[0] == "set"]
    assert styles == [
        ("set", ("global_alpha", 1.0)),
        ("set", ("font", '20px "DejaVu Sans", Arial, sans-serif')),
        ("set", ("text_align", "center")),
        ("set", ("fill_style", "#ffffff")),
    ]
    strong = Text(0, 0, "7", 13.5, Tone.INK, align="end", bold=True)
    assert ("set", ("font", 'bold 13.5px "DejaVu Sans", Arial, sans-serif')) in painted(single(strong))


def test_no_style_is_left_over_from_a_batch_before() -> None:
    # Another canvas may have been painted, or the page reloaded: each batch sets all styles that it uses.
    assert painted(build(boards.OPENING)) == painted(build(boards.OPENING))
    assert painted(build(boards.OPENING))[2][0] == "set"


def test_numbers_are_short() -> None:
    shape = Path((("M", (1 / 3, 2.0)), ("L", (0.125, 12345.678))), fill=Tone.INK)
    commands = painted(single(shape))
    assert ("moveTo", (0.3, 2)) in commands
    assert ("lineTo", (0.1, 12345.7)) in commands


@pytest.mark.parametrize(
    "shape, words",
    [
        (Text(float("nan"), 0, "7", 20, Tone.INK), "a number that is not finite: nan"),
        (Path((("O", (0, 0, -1)),), fill=Tone.INK), "a negative radius: -1"),
        (Path((("M", (0, 0)),), fill=Tone.INK, alpha=2), "an opacity outside 0 to 1: 2"),
    ],
)
def test_what_a_canvas_cannot_draw_is_refused_by_name(shape: Shape, words: str) -> None:
    with pytest.raises(ValueError, match="the scene cannot be painted") as caught:
        Painter(LIGHT).paint(single(shape))
    assert words in str(caught.value)
    assert repr(shape) in str(caught.value)


def test_waiting_and_wiping() -> None:
    painter = Painter(LIGHT)
    painter.wait(18)
    painter.wipe()
    assert [decoded(*command) for command in painter.commands[-2:]] == [("sleep", (18,)), ("clear", ())]
