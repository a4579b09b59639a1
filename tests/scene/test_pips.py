from __future__ import annotations

import pytest

from golf_nb.engine import Suit
from golf_nb.scene import pips
from golf_nb.scene.shapes import Box, Path, Tone, problem
from tests.scene.seeing import bounds, inside


@pytest.mark.parametrize("which", Suit)
def test_a_suit_fills_its_square(which: Suit) -> None:
    outline = Path(pips.suit(which, 100, 50, 20), fill=Tone.CARD)
    assert problem(outline) is None
    # Half a tenth is the room that control points of curves take outside of the curve.
    box = bounds(outline)
    assert inside(box, Box(100, 50, 0, 0).grown(11.5))
    assert box.height >= 19
    assert box.width >= 17


@pytest.mark.parametrize("rank", [11, 12, 13])
def test_a_court_mark_stays_small(rank: int) -> None:
    segments = pips.court(rank, 100, 50, 20)
    assert segments is not None
    outline = Path(segments, fill=Tone.CARD)
    assert problem(outline) is None
    assert inside(bounds(outline), Box(100, 50, 0, 0).grown(14))


@pytest.mark.parametrize("rank", range(1, 11))
def test_numbers_have_no_court_mark(rank: int) -> None:
    assert pips.court(rank, 0, 0, 20) is None


def test_suits_and_courts_differ_by_outline() -> None:
    outlines = [
        *(pips.suit(which, 0, 0, 1) for which in Suit),
        *(pips.court(rank, 0, 0, 1) for rank in (11, 12, 13)),
    ]
    assert len(set(outlines)) == 7


def test_every_suit_has_a_tone_of_its_own() -> None:
    assert pips.TONES == {
        Suit.CLUBS: Tone.CLUBS,
        Suit.DIAMONDS: Tone.DIAMONDS,
        Suit.HEARTS: Tone.HEARTS,
        Suit.SPADES: Tone.SPADES,
    }


def test_placed_moves_and_enlarges_every_kind_of_step() -> None:
    outline = (("M", (0, 0.5)), ("Q", (0, 0, 1, 1)), ("O", (0.5, -0.5, 0.25)), ("Z", ()))
    assert pips.placed(outline, 10, 20, 4) == (
        ("M", (10, 22)),
        ("Q", (10, 20, 14, 24)),
        ("O", (12, 18, 1)),
        ("Z", ()),
    )
