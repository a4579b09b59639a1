from __future__ import annotations

import base64
import html
import re
from types import SimpleNamespace

import pytest

from golf_nb.engine import Game, GolfError
from golf_nb.notes import Label, Ring
from golf_nb.scene import Picture, build, describe, picture, theme, to_svg
from tests.scene import boards


def test_a_picture_is_its_scene() -> None:
    shown = picture(boards.OPENING)
    assert shown == Picture(build(boards.OPENING), "light", "two")
    assert shown.svg == shown._repr_svg_() == to_svg(build(boards.OPENING))
    assert repr(shown) == describe(boards.OPENING)


def test_colours_and_marks() -> None:
    shown = picture(boards.MIDDLE, theme="dark", deck="four", playable=True)
    assert shown.svg == to_svg(build(boards.MIDDLE, playable=True), theme("dark", "four"))


def test_notes_can_be_any_sequence() -> None:
    ring = Ring("A")
    notes = [ring, Label("B", "look")]
    assert picture(boards.MICRO, tuple(notes)) == picture(boards.MICRO, notes)  # type: ignore[arg-type]
    assert repr(picture(boards.MICRO, (ring,))).endswith("A ring marks A.")


def test_whatever_has_a_position_can_be_shown() -> None:
    game = Game(boards.OPENING).play("A")
    assert picture(game) == picture(game.position)
    assert picture(SimpleNamespace(position=boards.MICRO)) == picture(boards.MICRO)


@pytest.mark.parametrize("nothing", [24, "24", None, SimpleNamespace(position="A"), SimpleNamespace()])
def test_what_has_no_position_cannot(nothing: object) -> None:
    with pytest.raises(GolfError) as caught:
        picture(nothing)  # type: ignore[arg-type]
    assert str(caught.value).endswith("nothing to show; expected a position, a table or a game")


def test_bad_input() -> None:
    with pytest.raises(GolfError, match="no such theme"):
        picture(boards.MICRO, theme="sepia")
    with pytest.raises(GolfError, match="no such deck"):
        picture(boards.MICRO, deck="three")
    with pytest.raises(GolfError, match='"Z9"'):
        picture(boards.MICRO, (Ring("Z9"),))


def test_html_is_an_image_with_its_words() -> None:
    shown = picture(boards.MICRO, (Label("A", '"><script>alert(1)</script>'),))
    found = re.fullmatch(
        r'<img alt="([^"<>]*)" width="640" style="max-width:100%" src="data:image/svg\+xml;base64,([^"]+)">',
        shown._repr_html_(),
    )
    assert found
    assert html.unescape(found[1]) == repr(shown)
    assert base64.b64decode(found[2]).decode() == shown.svg
