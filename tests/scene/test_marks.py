from __future__ import annotations

from itertools import permutations

import pytest

from golf_nb.engine import GolfError, Place
from golf_nb.notes import Arrow, Label, Note, Ring, Shade, Turn, Worth
from golf_nb.scene import Layout, build, marks
from golf_nb.scene.layout import STRIP
from golf_nb.scene.shapes import Box, Path, Shape, Text, Tone, problem
from tests.scene import boards
from tests.scene.seeing import bounds, fills, inside, strokes, texts

LAYOUT = Layout.fit(boards.MICRO)
TABLE = Box(0, 0, LAYOUT.width, LAYOUT.height)
CARD = LAYOUT.card(0, 1)
ANCHORS = {
    "A": Box(150, 66, 76, 104),
    "A2": Box(150, 66, 76, 104),
    "A1": Box(150, 34, 76, 32),
    "7♣": Box(150, 34, 76, 32),
    "6H": Box(238, 34, 76, 104),
    "C": Box(326, 34, 76, 104),
    "D1": Box(414, 34, 76, 32),
    "D2": Box(414, 66, 76, 32),
    "D": Box(414, 98, 76, 104),
    "stock": Box(18, 218, 76, 104),
    "waste": Box(309, 218, 76, 104),
    "7D": Box(309, 218, 76, 104),
}
"""Every kind of anchor, and the part of it that can be seen."""


def drawn(*notes: Note) -> tuple[Shape, ...]:
    return marks.notes(notes, boards.MICRO, LAYOUT)


def kinds(at: str) -> list[Note]:
    others: list[Note] = [Ring(at), Shade(at), Label(at, "look"), Worth(at, -3, best=True), Turn(at, (1, 2))]
    return [Arrow(at, "waste"), Arrow("stock", at), Arrow(at, at, 1), *others]


@pytest.mark.parametrize("at", ANCHORS)
def test_every_note_can_be_drawn_at_every_anchor(at: str) -> None:
    for note in kinds(at):
        scene = build(boards.MICRO, notes=(note,))
        assert [problem(shape) for shape in scene.shapes] == [None] * len(scene.shapes)
        extra = drawn(note)
        assert len(scene.shapes) == len(build(boards.MICRO).shapes) + len(extra)
        assert [shape for shape in extra if not inside(bounds(shape), TABLE)] == []


@pytest.mark.parametrize(
    "at", ["K", "Z", "E", "A3", "C1", "D9", "2C", "3S", "AS", "felt", "", "column A", "<b>"]
)
def test_a_note_that_points_at_nothing(at: str) -> None:
    for note in kinds(at):
        with pytest.raises(GolfError) as caught:
            build(boards.MICRO, notes=(note,))
        assert f'"{at}"' in str(caught.value)


@pytest.mark.parametrize("at, box", ANCHORS.items())
def test_a_ring_frames_what_can_be_seen(at: str, box: Box) -> None:
    edge, line = drawn(Ring(at))
    assert bounds(edge) == bounds(line) == box.grown(7)
    assert isinstance(edge, Path)
    assert isinstance(line, Path)
    assert (edge.stroke, line.stroke) == (Tone.NOTE_INK, Tone.NOTE)
    assert edge.width > line.width


@pytest.mark.parametrize("at, box", ANCHORS.items())
def test_a_shade_covers_what_can_be_seen(at: str, box: Box) -> None:
    ground, lines = drawn(Shade(at))
    assert bounds(ground) == box
    assert inside(bounds(lines), box)
    assert isinstance(lines, Path)
    assert lines.stroke == (Tone.INK_SOFT if at in {"C", "stock"} else Tone.SHADE)
    assert ground.alpha < 1
    assert lines.alpha < 1


@pytest.mark.parametrize(
    "note, start, tip",
    [
        (Arrow("A", "waste"), (188, 154), (347, 215)),
        (Arrow("B", "waste"), (276, 122), (347, 215)),
        (Arrow("stock", "waste"), (56, 306), (347, 298)),
        (Arrow("A1", "stock"), (188, 50), (56, 215)),
        (Arrow("waste", "A"), (347, 218), (188, 154)),
        (Arrow("A", "B"), (188, 154), (276, 114)),
    ],
)
def test_an_arrow_leads_from_card_to_card_and_crosses_no_rank(
    note: Arrow, start: tuple[float, float], tip: tuple[float, float]
) -> None:
    edge, head_edge, shaft, head = drawn(note)
    assert isinstance(shaft, Path)
    assert isinstance(head, Path)
    assert shaft.segments[0] == ("M", start)
    assert head.segments[0] == ("M", tip)
    assert (shaft.stroke, head.fill) == (Tone.NOTE, Tone.NOTE)
    # Both parts have their light edge, and below them, so that it does not cut the arrow in two.
    assert [edge.stroke, head_edge.stroke] == [Tone.NOTE_INK] * 2  # type: ignore[union-attr]
    # The shaft ends at the foot of the head.
    assert shaft.segments[-1][1][-2:] == pytest.approx(
        [sum(values) / 2 for values in zip(head.segments[1][1], head.segments[2][1], strict=True)]
    )


def test_an_arrow_carries_its_number() -> None:
    assert texts(drawn(Arrow("A", "waste"))) == []
    *_, disc, number = drawn(Arrow("A", "waste", 12))
    assert isinstance(number, Text)
    assert number.text == "12"
    assert inside(bounds(number), bounds(disc))
    assert bounds(disc).centre == (188, 154)


def test_a_label_keeps_to_the_table() -> None:
    for at in ("A", "D", "stock", "waste"):
        for words in ("x", "a few words", "a label of more than forty letters in all"):
            tag, text = drawn(Label(at, words))
            assert inside(bounds(tag), TABLE), (at, words)
            assert isinstance(text, Text)
            assert text.text == words
            assert (text.x, text.y) == pytest.approx(bounds(tag).centre)


def test_a_label_hangs_across_the_lower_edge_of_a_card_or_in_the_middle_of_a_strip() -> None:
    for at, box in ANCHORS.items():
        tag, _ = drawn(Label(at, "look"))
        middle = box.bottom if box.height > STRIP else box.centre[1]
        assert bounds(tag).centre[1] == middle, at


def test_notes_are_layered_whatever_their_order() -> None:
    notes: tuple[Note, ...] = (Shade("A1"), Ring("A"), Arrow("A", "waste"), Label("B", "look"))
    for order in permutations(notes):
        assert drawn(*order) == drawn(*notes)
    # Two notes of a kind keep theirs.
    assert texts(drawn(Label("A", "one"), Label("B", "two"))) == ["one", "two"]


def test_marks_lie_above_all_cards_and_the_focus_above_all_marks() -> None:
    plain = build(boards.MICRO).shapes
    noted = build(boards.MICRO, notes=(Ring("A"),), focus=Place("stock")).shapes
    assert noted == (*plain, *drawn(Ring("A")), *marks.focus(LAYOUT.stock))


def test_the_triangle_of_a_playable_card_keeps_clear_of_its_index() -> None:
    frame, triangle = marks.playable(CARD)
    assert inside(bounds(frame), CARD)
    assert inside(bounds(triangle), CARD)
    assert bounds(triangle).y > CARD.centre[1]


def form(shapes: tuple[Shape, ...]) -> frozenset[object]:
    """Return what is left of marks when every colour and every width is taken away."""
    return frozenset(
        ("text", shape.text)
        if isinstance(shape, Text)
        else (tuple(code for code, _ in shape.segments), shape.fill is not None, shape.stroke is not None)
        for shape in shapes
    )


def test_marks_differ_by_their_form() -> None:
    forms = {
        "playable": form(marks.playable(CARD)),
        "focus": form(marks.focus(CARD)),
        "ring": form(drawn(Ring("A"))),
        "shade": form(drawn(Shade("A"))),
        "arrow": form(drawn(Arrow("A", "waste"))),
        "numbered": form(drawn(Arrow("A", "waste", 1))),
        "label": form(drawn(Label("A", "look"))),
        "turn": form(drawn(Turn("A", (1,)))),
        "worth": form(drawn(Worth("A", 3))),
    }
    assert len(set(forms.values())) == len(forms)


def test_no_mark_uses_the_tone_of_another() -> None:
    assert not strokes(drawn(Ring("A"), Shade("B"), Arrow("A", "waste")), Tone.PLAYABLE, Tone.FOCUS)
    assert not fills(marks.focus(CARD), *Tone)
