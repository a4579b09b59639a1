from __future__ import annotations

import re
from xml.etree import ElementTree as ET

import pytest
from hypothesis import given

from golf_nb.engine import Place, Position
from golf_nb.notes import Arrow, Label, Note, Ring, Shade
from golf_nb.scene import Scene, build, describe, theme, to_svg
from golf_nb.scene.shapes import Path, Shape, Text, Tone
from golf_nb.scene.svg import number
from tests import golden_files
from tests.scene import boards
from tests.strategies import reachable_positions

SVG = "{http://www.w3.org/2000/svg}"
ATTRIBUTES = {
    "svg": {"width", "height", "viewBox", "role", "aria-label"},
    "title": set[str](),
    "path": {"d", "fill", "stroke", "stroke-width", "opacity"},
    "text": {"x", "y", "font-family", "font-size", "font-weight", "text-anchor", "fill", "opacity"},
}
"""Everything that may occur. Viewers of notebooks keep these, and none of it can clash with another picture."""

EVERY_NOTE: tuple[Note, ...] = (
    Arrow("A", "waste", 1),
    Arrow("stock", "waste"),
    Ring("D1"),
    Shade("A1"),
    Shade("C"),
    Label("B", "Then this one"),
)
NASTY = """<script>alert("x")</script> & 'y' ]]> <!-- --> &amp; ♣"""


def read(svg: str) -> ET.Element:
    return ET.fromstring(svg)  # noqa: S314  # our own output


def scenes() -> list[Scene]:
    made = [build(position, playable=True, focus=Place("stock")) for position in boards.ALL.values()]
    return [*made, build(boards.MICRO, notes=EVERY_NOTE), build(boards.MICRO, notes=(Label("A", NASTY),))]


@pytest.mark.parametrize(
    "name, scene, colours",
    [
        ("opening-light-two.svg", build(boards.OPENING), theme("light", "two")),
        ("middle-dark-four.svg", build(boards.MIDDLE, playable=True), theme("dark", "four")),
        ("notes-light-two.svg", build(boards.MICRO, notes=EVERY_NOTE), theme("light", "two")),
        ("blocked-light-four.svg", build(boards.BLOCKED), theme("light", "four")),
        ("cleared-dark-two.svg", build(boards.CLEARED), theme("dark", "two")),
    ],
)
def test_golden(name: str, scene: Scene, colours: object) -> None:
    assert isinstance(colours, type(theme()))
    golden_files.compare(name, to_svg(scene, colours) + "\n")


def test_only_what_every_viewer_keeps() -> None:
    for scene in scenes():
        svg = to_svg(scene, theme("dark", "four"))
        root = read(svg)
        assert root.tag == f"{SVG}svg"
        for element in root.iter():
            tag = element.tag.removeprefix(SVG)
            assert tag in ATTRIBUTES
            assert set(element.attrib) <= ATTRIBUTES[tag]
        outside_of_texts = re.sub(r">[^<]*<", "><", svg)
        assert "url(" not in outside_of_texts
        assert svg.count("xmlns") == 1


def test_every_colour_is_plain() -> None:
    for scene in scenes():
        for element in read(to_svg(scene)).iter():
            for attribute in ("fill", "stroke"):
                assert re.fullmatch("none|#[0-9a-f]{6}", element.get(attribute, "none"))


def test_no_number_is_missing() -> None:
    for scene in scenes():
        for element in read(to_svg(scene)).iter(f"{SVG}path"):
            assert re.fullmatch(r"([MLQCAZ]?-?\d+(\.\d)? ?|Z)+", element.get("d", "")), element.get("d")


def elements(svg: str) -> list[ET.Element]:
    return [element for element in read(svg) if element.tag != f"{SVG}title"]


@given(reachable_positions())
def test_one_element_for_every_shape(position: Position) -> None:
    scene = build(position, playable=True)
    colours = theme("light", "four")
    for shape, element in zip(scene.shapes, elements(to_svg(scene, colours)), strict=True):
        if isinstance(shape, Text):
            assert element.tag == f"{SVG}text"
            assert element.text == shape.text
            assert element.get("fill") == colours[shape.tone]
        else:
            assert element.tag == f"{SVG}path"
            assert element.get("fill") == ("none" if shape.fill is None else colours[shape.fill])
            assert element.get("stroke") == (None if shape.stroke is None else colours[shape.stroke])


def test_the_words_are_title_and_label() -> None:
    for position in boards.ALL.values():
        root = read(to_svg(build(position)))
        assert root.get("role") == "img"
        assert root.get("aria-label") == describe(position)
        assert root.findtext(f"{SVG}title") == describe(position)


def test_markup_in_a_label_stays_text() -> None:
    svg = to_svg(build(boards.MICRO, notes=(Label("A", NASTY),)))
    assert "<script" not in svg
    root = read(svg)
    assert [element.text for element in root.iter(f"{SVG}text")][-1] == NASTY
    assert NASTY in root.get("aria-label", "")
    assert NASTY in (root.findtext(f"{SVG}title") or "")


def test_the_size_is_that_of_the_scene() -> None:
    root = read(to_svg(build(boards.OPENING)))
    assert (root.get("width"), root.get("height"), root.get("viewBox")) == ("640", "410", "0 0 640 410")


def written(shape: Shape) -> ET.Element:
    (element,) = elements(to_svg(Scene(10, 10, (shape,), (), "")))
    return element


@pytest.mark.parametrize(
    "segments, outline",
    [
        ((("M", (1, 2)), ("L", (3.25, -4)), ("Z", ())), "M1 2L3.2 -4Z"),
        ((("M", (0, 0)), ("Q", (1, 2, 3, 4)), ("C", (1, 2, 3, 4, 5, 6))), "M0 0Q1 2 3 4C1 2 3 4 5 6"),
        ((("O", (10, 20, 5)),), "M15 20A5 5 0 1 1 5 20A5 5 0 1 1 15 20Z"),
        (
            (("M", (2, 0)), ("R", (10, 0, 10, 8, 2)), ("R", (10, 8, 0, 8, 2))),
            "M2 0L8 0Q10 0 10 2L10 6Q10 8 8 8",
        ),
        ((("M", (0, 0)), ("R", (10, 0, 10, 8, 0)), ("R", (10, 8, 0, 8, 0))), "M0 0L10 0L10 8"),
        # A corner in the same place as the step before it is no reason to divide by nothing.
        ((("M", (5, 5)), ("R", (5, 5, 9, 5, 2))), "M5 5L5 5Q5 5 7 5"),
    ],
)
def test_outlines(segments: tuple[tuple[str, tuple[float, ...]], ...], outline: str) -> None:
    assert written(Path(segments, fill=Tone.CARD)).get("d") == outline


def test_what_is_as_usual_is_left_out() -> None:
    line = (("M", (0.0, 0.0)), ("L", (1.0, 1.0)))
    assert written(Path(line, stroke=Tone.INK)).attrib == {
        "d": "M0 0L1 1",
        "fill": "none",
        "stroke": "#ffffff",
    }
    assert written(Path(line, stroke=Tone.INK, width=2.5, alpha=0.4)).attrib == {
        "d": "M0 0L1 1",
        "fill": "none",
        "stroke": "#ffffff",
        "stroke-width": "2.5",
        "opacity": "0.4",
    }
    text = written(Text(1, 2, "7", 20, Tone.INK, align="start"))
    assert text.attrib == {
        "x": "1",
        "y": "9",
        "font-family": '"DejaVu Sans", Arial, sans-serif',
        "font-size": "20",
        "fill": "#ffffff",
    }
    strong = written(Text(1, 2, "7", 20, Tone.INK, bold=True, align="end", alpha=0.5))
    assert (strong.get("font-weight"), strong.get("text-anchor"), strong.get("opacity")) == (
        "bold",
        "end",
        "0.5",
    )


@pytest.mark.parametrize(
    "value, text",
    [(0, "0"), (-0.04, "0"), (0.05, "0.1"), (12.0, "12"), (12.34, "12.3"), (-3.5, "-3.5"), (100, "100")],
)
def test_numbers(value: float, text: str) -> None:
    assert number(value) == text
