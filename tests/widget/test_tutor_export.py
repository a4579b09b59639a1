"""A lesson as a file of pictures."""

from __future__ import annotations

import sys
import xml.etree.ElementTree as ET
from typing import TYPE_CHECKING

import pytest
from PIL import Image

from golf_nb.engine import GolfError, use_language
from golf_nb.lessons import lesson
from golf_nb.scene.shapes import Path as Outline
from golf_nb.scene.shapes import Text, Tone, problem
from golf_nb.widget import Tutor, export_lesson
from golf_nb.widget.tutor_slides import moved, slide_scenes, slides, strip
from tests.lessons.spoken import EVERY_SPOKEN
from tests.widget.pupil import EVERY_KIND

if TYPE_CHECKING:
    from pathlib import Path


def words_of(path: Path) -> list[str]:
    """Return the texts of an SVG file, line by line."""
    tree = ET.fromstring(path.read_text(encoding="utf-8"))  # noqa: S314 - a file of our own
    return [element.text or "" for element in tree.iter("{http://www.w3.org/2000/svg}text")]


def test_a_strip_as_svg_has_every_page(tmp_path: Path) -> None:
    path = export_lesson(EVERY_KIND, tmp_path / "lesson.svg")
    written = words_of(path)
    assert written[0] == "Every <kind> of step"
    heads = [text for text in written if text.startswith(("Introduction", "Step", "Done"))]
    assert heads == [
        "Introduction",
        *(f"Step {number} of 7" for number in range(1, 5)),
        "Step 5 of 7 · Goal: clear the table (that is par)",
        "Step 6 of 7",
        "Step 7 of 7 · Goal: clear the table (that is par)",
        "Done",
    ]
    assert "Which card lets you play 7♣ after it?" in written
    assert "up, then down / only down" in written
    assert "Look at all columns before you play." in written


def test_a_strip_as_png(tmp_path: Path) -> None:
    with Image.open(export_lesson(EVERY_KIND, tmp_path / "lesson.PNG")) as drawn:
        assert drawn.format == "PNG"
        assert drawn.width == 1.5 * (14 + 3 * (640 + 14))
        assert len(drawn.convert("RGB").getcolors(1_000_000) or ()) > 100


def test_an_animation_shows_every_move(tmp_path: Path) -> None:
    path = Tutor(EVERY_KIND, pace=2).export(tmp_path / "lesson.gif")
    shown = slides(lesson(EVERY_KIND), 2)
    with Image.open(path) as drawn:
        assert (drawn.format, drawn.info["loop"]) == ("GIF", 0)
        lasts = []
        for frame in range(drawn.n_frames):  # type: ignore[attr-defined]
            drawn.seek(frame)
            lasts.append(drawn.info["duration"])
    assert sum(lasts) == pytest.approx(sum(slide.seconds for slide in shown) * 1000, rel=0.02)
    assert [slide.position.cards_left for slide in shown if slide.page] == [3, 3, 3, 3, 3, 3, 1, 1, 0]
    said = [" ".join(slide.text) for slide in shown]
    assert "The answer is: 8♠. Yes: 8♠ lies on 7♣, and a 7 fits on an 8." in said
    assert "This is a right way: 8♠. 7♣ is free now." in said


def test_the_tutors_own_look(tmp_path: Path) -> None:
    light = Tutor(EVERY_KIND).export(tmp_path / "light.svg").read_text(encoding="utf-8")
    dark = (
        Tutor(EVERY_KIND, theme="dark", deck="four").export(tmp_path / "dark.svg").read_text(encoding="utf-8")
    )
    assert "#1f6b45" in light
    assert "#16241d" in dark
    assert "#1a46b0" in dark


@EVERY_SPOKEN
def test_every_lesson_fits_its_slides(code: str, name: str) -> None:
    use_language(code)
    read = lesson(name)
    shown = slides(read)
    scenes = slide_scenes(read, shown)
    assert len({(scene.width, scene.height) for scene in scenes}) == 1
    pages = [slide for slide in shown if slide.page]
    assert len(pages) == len(read.steps) + 2
    whole = strip([scene for scene, slide in zip(scenes, shown, strict=True) if slide.page], read.title)
    for shape in whole.shapes:
        assert problem(shape) is None
        if isinstance(shape, Text):
            assert 0 <= shape.x <= whole.width
            assert 0 <= shape.y <= whole.height


def test_a_table_of_three_columns_lies_in_the_middle_of_one_of_five() -> None:
    read = lesson("one-up-or-one-down")
    first, *_, last = slide_scenes(read, slides(read))
    letters = [
        {shape.text: shape.x for shape in scene.shapes if isinstance(shape, Text) and shape.text in "ABCDE"}
        for scene in (first, last)
    ]
    assert letters == [{"A": 144, "B": 232, "C": 320, "D": 408, "E": 496}, {"A": 232, "B": 320, "C": 408}]


def test_a_shape_moves_with_its_radius() -> None:
    corner = Outline((("M", (1, 2)), ("R", (3, 4, 5, 6, 7)), ("O", (8, 9, 10)), ("Z", ())), fill=Tone.INK)
    assert moved(corner, 100, 200) == Outline(
        (("M", (101, 202)), ("R", (103, 204, 105, 206, 7)), ("O", (108, 209, 10)), ("Z", ())), fill=Tone.INK
    )


def test_no_file_is_replaced_unless_it_may_be(tmp_path: Path) -> None:
    path = tmp_path / "lesson.svg"
    path.write_text("mine", encoding="utf-8")
    with pytest.raises(GolfError, match="there is such a file already"):
        export_lesson(EVERY_KIND, path)
    assert path.read_text(encoding="utf-8") == "mine"
    export_lesson(EVERY_KIND, path, overwrite=True)
    assert words_of(path)


@pytest.mark.parametrize("name", ["lesson.pdf", "lesson", "lesson.svg.gz"])
def test_other_kinds_of_file_are_named(tmp_path: Path, name: str) -> None:
    with pytest.raises(GolfError, match=r"a name that ends in \.gif, \.png or \.svg"):
        export_lesson(EVERY_KIND, tmp_path / name)
    assert list(tmp_path.glob("lesson*")) == []


@pytest.mark.parametrize("suffix", ["gif", "png"])
def test_pillow_is_named_where_it_is_missing(
    tmp_path: Path, suffix: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "PIL.Image", None)
    with pytest.raises(GolfError, match="need the library Pillow"):
        export_lesson(EVERY_KIND, tmp_path / f"lesson.{suffix}")
    export_lesson(EVERY_KIND, tmp_path / "lesson.svg")


def test_there_is_no_such_lesson(tmp_path: Path) -> None:
    with pytest.raises(GolfError, match="no-such-lesson"):
        export_lesson("no-such-lesson", tmp_path / "lesson.svg")
