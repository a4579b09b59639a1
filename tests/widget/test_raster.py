"""A scene as pixels: the same colours at the same places as on the canvas."""

from __future__ import annotations

import sys

import pytest
from PIL import Image

from golf_nb.engine import GolfError
from golf_nb.notes import Shade
from golf_nb.scene import Scene, build, theme
from golf_nb.scene.shapes import Box, Path, Text, Tone, rounded
from golf_nb.widget import raster as module
from golf_nb.widget.raster import outlines, raster
from tests.widget.driver import CHAIN

WHITE, FELT, RED = (255, 255, 255), (31, 107, 69), (179, 18, 29)


def one(*shapes: Path | Text) -> Image.Image:
    ground = Path(rounded(Box(0, 0, 40, 30), 0), fill=Tone.CARD)
    drawn = raster(Scene(40, 30, (ground, *shapes), (), ""), theme())
    assert isinstance(drawn, Image.Image)
    return drawn


@pytest.mark.parametrize("name", ["light", "dark"])
@pytest.mark.parametrize("deck", ["two", "four"])
def test_a_table_has_its_colours(name: str, deck: str) -> None:
    colours = theme(name, deck)
    scene = build(CHAIN)
    drawn = raster(scene, colours)
    assert drawn.size == (round(scene.width), round(scene.height))

    def colour(tone: Tone) -> tuple[int, ...]:
        return tuple(bytes.fromhex(colours[tone][1:]))

    assert drawn.getpixel((3, 200)) == colour(Tone.FELT)
    waste = next(target.box for target in reversed(scene.targets) if target.place.pile == "waste")
    x, _ = waste.centre
    assert drawn.getpixel((round(x), round(waste.y + 63))) == colour(Tone.DIAMONDS)
    assert drawn.getpixel((round(waste.x + 10), round(waste.bottom - 8))) == colour(Tone.CARD)


def test_a_larger_picture() -> None:
    scene = build(CHAIN)
    assert raster(scene, theme(), 2).size == (1280, round(scene.height * 2))


def test_what_is_half_opaque_lets_the_ground_through() -> None:
    drawn = one(Path(rounded(Box(10, 10, 20, 10), 0), fill=Tone.FELT, alpha=0.5))
    assert drawn.getpixel((20, 15)) == (143, 181, 162)
    assert drawn.getpixel((2, 2)) == WHITE
    scene = build(CHAIN, notes=(Shade("A"),))
    assert raster(scene, theme()).tobytes() != raster(build(CHAIN), theme()).tobytes()


def test_edges_are_smooth() -> None:
    drawn = one(Path((("O", (20, 15, 10)),), fill=Tone.HEARTS))
    assert drawn.getpixel((20, 15)) == RED
    assert len(drawn.getcolors(100_000) or ()) > 10


def test_a_corner_is_round() -> None:
    ((*line,),) = outlines(Path(rounded(Box(0, 0, 20, 10), 4)))
    assert all(0 <= x <= 20 and 0 <= y <= 10 for x, y in line)
    assert min(abs(x - 20) + abs(y) for x, y in line) == pytest.approx(4 * (2 - 2**0.5), abs=0.05)
    assert line[0] == line[-1]


@pytest.mark.parametrize("align, side", [("start", 1), ("end", -1)])
def test_a_text_is_where_it_belongs(align: str, side: int) -> None:
    drawn = one(Text(20, 15, "8", 12, Tone.SPADES, align=align))
    dark = [x for x in range(40) for y in range(30) if sum(drawn.getpixel((x, y))) < 300]  # type: ignore[arg-type]
    assert dark
    assert all((x - 20) * side >= -1 for x in dark)


def test_without_the_font_there_still_is_a_text(monkeypatch: pytest.MonkeyPatch) -> None:
    from PIL import ImageFont

    def none(*_: object, **__: object) -> None:
        raise OSError

    module._font.cache_clear()
    plain = ImageFont.load_default(20.0)
    with monkeypatch.context() as patch:
        patch.setattr(ImageFont, "truetype", none)
        patch.setattr(ImageFont, "load_default", lambda size: plain)
        font, text = module._written(Text(0, 0, "10♠ scores −1 …", 12, Tone.INK), 1)
    module._font.cache_clear()
    assert font is plain
    assert text == "10S scores -1 ..."


def test_without_pillow_it_says_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "PIL.Image", None)
    with pytest.raises(GolfError, match="Pillow"):
        raster(build(CHAIN), theme())
