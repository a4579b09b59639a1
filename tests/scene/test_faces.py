from __future__ import annotations

import pytest

from golf_nb.engine import Card, pack
from golf_nb.scene import faces, pips
from golf_nb.scene.layout import CARD_HEIGHT, CARD_WIDTH, FAN, STRIP
from golf_nb.scene.shapes import Box, Path, Text, Tone, problem
from tests.scene.seeing import SUITS, apart, bounds, fills, inside, strokes, texts

BOX = Box(18, 34, CARD_WIDTH, CARD_HEIGHT)


@pytest.mark.parametrize("covered", [False, True])
def test_rank_and_suit_stand_in_the_strip(covered: bool) -> None:
    strip = Box(BOX.x, BOX.y, BOX.width, STRIP)
    for card in pack():
        shapes = faces.face(card, BOX, covered=covered)
        assert [problem(shape) for shape in shapes] == [None] * len(shapes)
        assert texts(shapes) == [card.rank_text]
        _, rank, suit, *_ = shapes
        assert inside(bounds(rank), strip), card
        assert inside(bounds(suit), strip), card
        assert apart(bounds(rank), bounds(suit)), card
        assert isinstance(rank, Text)
        assert isinstance(suit, Path)
        assert rank.tone == suit.fill == pips.TONES[card.suit]


def test_the_middle_of_an_exposed_card_is_clear_of_its_index() -> None:
    for card in pack():
        paper, rank, suit, *middle = faces.face(card, BOX)
        assert len(middle) == (2 if card.rank > 10 else 1)
        assert bounds(paper) == BOX
        for shape in middle:
            assert inside(bounds(shape), BOX.grown(-4)), card
            assert apart(bounds(shape), bounds(rank)), card
            assert apart(bounds(shape), bounds(suit)), card


def test_a_covered_card_is_its_strip_alone() -> None:
    paper, *index = faces.face(Card.parse("KD"), BOX, covered=True)
    assert len(index) == 2
    # A little more than the strip: the round corners of the next card must not show the felt.
    assert bounds(paper) == Box(18, 34, 76, 40)


def test_courts_are_told_apart_by_outline() -> None:
    crowns = [faces.face(Card.parse(code), BOX)[3] for code in ("JC", "QC", "KC")]
    assert len({crown.segments for crown in crowns if isinstance(crown, Path)}) == 3


def test_an_earlier_waste_card_shows_rank_and_suit_in_what_looks_out() -> None:
    out = Box(BOX.x, BOX.y, FAN, BOX.height)
    for card in pack():
        paper, rank, suit = faces.fanned(card, BOX)
        assert bounds(paper) == BOX
        assert inside(bounds(rank), out), card
        assert inside(bounds(suit), out), card
        assert apart(bounds(rank), bounds(suit)), card


@pytest.mark.parametrize("left, layers", [(1, 1), (6, 1), (7, 2), (12, 2), (13, 3), (16, 3), (53, 3)])
def test_the_stock_says_how_many_and_looks_thinner_as_it_empties(left: int, layers: int) -> None:
    shapes = faces.back(BOX, left)
    assert texts(shapes) == [str(left)]
    assert len(fills(shapes, Tone.BACK)) == layers
    assert not fills(shapes, *SUITS)
    number, badge = shapes[-1], shapes[-2]
    assert inside(bounds(number), bounds(badge))
    assert bounds(fills(shapes, Tone.BACK)[-1]) == BOX


def test_a_slot() -> None:
    assert texts(faces.slot(BOX)) == []
    assert texts(faces.slot(BOX, "empty")) == ["empty"]
    assert len(strokes(faces.slot(BOX), Tone.SLOT)) == 1
    assert not fills(faces.slot(BOX), *Tone)
