from __future__ import annotations

import re

import pytest

from golf_nb.engine import GolfError, Place
from golf_nb.notes import Arrow, Label, Note, Ring, Shade
from golf_nb.scene import Theme, build, theme
from golf_nb.scene.marks import HATCHING, SHADING
from golf_nb.scene.shapes import Tone
from golf_nb.scene.theme import DECKS, THEMES
from tests.scene import boards
from tests.scene.seeing import SUITS, contrast, mixed, readable

EVERY_THEME = [theme(name, deck) for name in THEMES for deck in DECKS]

WRITTEN = {
    *((suit, Tone.CARD) for suit in SUITS),
    (Tone.INK, Tone.FELT),
    (Tone.INK_SOFT, Tone.FELT),
    (Tone.BADGE_INK, Tone.BADGE),
    (Tone.NOTE_INK, Tone.NOTE),
}
"""What is written on what."""

LINES = [
    (Tone.PLAYABLE, Tone.CARD),
    (Tone.FOCUS, Tone.FELT),
    (Tone.FOCUS, Tone.BACK),
    (Tone.FOCUS_EDGE, Tone.CARD),
    (Tone.FOCUS, Tone.FOCUS_EDGE),
    (Tone.NOTE, Tone.CARD),
    (Tone.NOTE, Tone.NOTE_INK),
    (Tone.NOTE_INK, Tone.FELT),
    (Tone.NOTE_INK, Tone.BACK),
    (Tone.SLOT, Tone.FELT),
    (Tone.CARD, Tone.FELT),
    (Tone.CARD_EDGE, Tone.CARD),
    (Tone.BACK_LINE, Tone.BACK),
    (Tone.BACK_LINE, Tone.FELT),
]
"""Lines and edges that carry meaning, and what they must stand out from."""


def named(colours: Theme) -> str:
    return f"{colours.name}-{colours.deck}"


every_theme = pytest.mark.parametrize("colours", EVERY_THEME, ids=named)


def test_contrast_is_computed_as_the_guidelines_say() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#777777", "#777777") == pytest.approx(1)
    assert contrast("#767676", "#ffffff") == pytest.approx(4.54, abs=0.005)
    assert contrast("#0000ff", "#ffffff") == pytest.approx(8.59, abs=0.005)


def test_the_list_of_what_is_written_is_complete() -> None:
    notes: tuple[Note, ...] = (
        *(Arrow("A", "waste", 1), Arrow("stock", "A", 2), Arrow("C", "waste", 3)),
        *(Ring("D1"), Ring("stock"), Shade("A1"), Shade("waste"), Shade("stock"), Shade("C")),
        *(Label(at, "look") for at in ("A", "C", "stock", "waste")),
    )
    scenes = [build(position, playable=True) for position in boards.ALL.values()]
    scenes.append(build(boards.MICRO, notes=notes, focus=Place("stock")))
    assert {pair for scene in scenes for pair in readable(scene)} == WRITTEN


@every_theme
def test_text_can_be_read(colours: Theme) -> None:
    ratios = {pair: contrast(colours[pair[0]], colours[pair[1]]) for pair in WRITTEN}
    assert {pair: ratio for pair, ratio in ratios.items() if ratio < 4.5} == {}


@every_theme
def test_lines_stand_out(colours: Theme) -> None:
    ratios = {pair: contrast(colours[pair[0]], colours[pair[1]]) for pair in LINES}
    assert {pair: ratio for pair, ratio in ratios.items() if ratio < 3} == {}


@every_theme
def test_a_shaded_card_can_still_be_read(colours: Theme) -> None:
    def shaded(tone: Tone) -> str:
        return mixed(colours[Tone.SHADE], colours[tone], SHADING)

    for ink, paper in ((suit, Tone.CARD) for suit in SUITS):
        assert contrast(shaded(ink), shaded(paper)) >= 4.5
    assert contrast(shaded(Tone.BADGE_INK), shaded(Tone.BADGE)) >= 4.5


@every_theme
@pytest.mark.parametrize(
    "line, ground",
    [(Tone.SHADE, Tone.CARD), (Tone.INK_SOFT, Tone.FELT), (Tone.INK_SOFT, Tone.BACK)],
)
def test_hatching_stands_out(colours: Theme, line: Tone, ground: Tone) -> None:
    shaded = mixed(colours[Tone.SHADE], colours[ground], SHADING)
    assert contrast(mixed(colours[line], shaded, HATCHING), shaded) >= 3


def test_mixed() -> None:
    assert mixed("#ffffff", "#000000", 0.5) == "#808080"
    assert mixed("#102030", "#ffffff", 1) == "#102030"


@every_theme
def test_a_theme_has_a_plain_colour_for_every_tone(colours: Theme) -> None:
    assert set(colours.colours) == set(Tone)
    assert all(re.fullmatch("#[0-9a-f]{6}", colours[tone]) for tone in Tone)


def test_four_colours_are_four() -> None:
    for name in THEMES:
        assert len({theme(name, "four")[suit] for suit in SUITS}) == 4
        assert len({theme(name, "two")[suit] for suit in SUITS}) == 2


def test_names() -> None:
    assert (THEMES, DECKS) == (("light", "dark"), ("two", "four"))
    assert theme() == theme("light", "two")
    assert theme("dark", "four") != theme("dark", "two")


@pytest.mark.parametrize("name, deck", [("sepia", "two"), ("", "two"), ("Light", "two"), (3, "two")])
def test_an_unknown_theme(name: str, deck: str) -> None:
    with pytest.raises(GolfError) as caught:
        theme(name, deck)
    assert str(caught.value) == f'"{name}": no such theme; expected one of light, dark'


@pytest.mark.parametrize("deck", ["three", "", 4])
def test_an_unknown_deck(deck: str) -> None:
    with pytest.raises(GolfError) as caught:
        theme("dark", deck)
    assert str(caught.value) == f'"{deck}": no such deck; expected one of two, four'
