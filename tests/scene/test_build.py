from __future__ import annotations

import pytest
from hypothesis import given

from golf_nb.engine import Place, Position, deal, parse_board
from golf_nb.scene import Layout, Scene, build
from golf_nb.scene.layout import FAN, FAN_CARDS, STRIP
from golf_nb.scene.shapes import Box, Tone
from tests.scene import boards
from tests.scene.seeing import SUITS, apart, bounds, fills, inside, strokes, texts
from tests.strategies import partial_positions, reachable_positions

OPENING = build(boards.OPENING)
MIDDLE = build(boards.MIDDLE)


def column(letter: str, row: int) -> Place:
    return Place("column", "ABCDEFGHIJ".index(letter), row)


# What is shown.


def test_a_deal_shows_every_card_and_every_name() -> None:
    assert (OPENING.width, OPENING.height) == (640, 410)
    assert " ".join(texts(OPENING.shapes)) == (
        "A 4 7 5 K 10 B 5 2 6 6 10 C Q Q 9 7 A D 5 9 3 8 4 E 2 2 6 A Q F 7 K J 9 3 G A J 10 5 3 "
        "16 Stock J Waste"
    )
    # One suit in the index of each of 36 cards, and one in the middle of each of the 8 exposed ones.
    assert len(fills(OPENING.shapes, *SUITS)) == 36 + 8 + 2  # the queen's coronet and the jack's cap as well
    assert OPENING.alt.startswith("Golf Solitaire. The waste shows J♥.")


def test_a_hand_half_way_shows_the_last_cards_of_the_waste() -> None:
    assert " ".join(texts(MIDDLE.shapes)) == (
        "A 4 B 5 2 C Q Q 9 7 D 5 9 3 E 2 2 6 A F 7 K G A 3 Stock 7 8 J 10 J 9 2 A Waste"
    )
    assert not strokes(MIDDLE.shapes, Tone.PLAYABLE)


def test_marks_are_shown_when_they_are_asked_for() -> None:
    marked = build(boards.MIDDLE, playable=True)
    assert len(strokes(marked.shapes, Tone.PLAYABLE)) == 1
    assert len(fills(marked.shapes, Tone.PLAYABLE)) == 1
    assert len(fills(build(boards.MICRO, playable=True).shapes, Tone.PLAYABLE)) == 2


def test_an_empty_column_and_an_empty_stock_are_slots() -> None:
    assert len(strokes(OPENING.shapes, Tone.SLOT)) == 0
    assert len(strokes(build(boards.MICRO).shapes, Tone.SLOT)) == 1
    blocked = build(boards.BLOCKED)
    assert len(strokes(blocked.shapes, Tone.SLOT)) == 3  # columns A and B, and the stock
    assert "empty" in texts(blocked.shapes)
    assert len(strokes(build(boards.CLEARED).shapes, Tone.SLOT)) == 7


@pytest.mark.parametrize(
    "board, rules, banner",
    [
        (boards.CLEARED, None, ["Cleared", "1 left in the stock", "Score −1"]),
        (boards.BLOCKED, None, ["Blocked", "12 cards left", "Score +12"]),
        ("Talon: 2C 3C\nFoundations: 7D\n-", "king-stops", ["Cleared", "2 left in the stock", "Score −2"]),
        ("Talon: 2C 3C\nFoundations: 7D\n-", "classic", ["Cleared", "2 left in the stock", "Score 0"]),
        ("Talon:\nFoundations: 7D\n-", "king-stops", ["Cleared", "0 left in the stock", "Score 0"]),
        ("Talon:\nFoundations: 7D\n2C", "king-stops", ["Blocked", "1 card left", "Score +1"]),
        ("Talon: 9C\nFoundations: 7D\n2C", "king-stops", []),
        ("Talon:\nFoundations: 7D\n8C", "king-stops", []),
    ],
)
def test_the_end_of_a_hand_is_told(board: Position | str, rules: str | None, banner: list[str]) -> None:
    position = board if isinstance(board, Position) else parse_board(board, rules or "", partial=True)
    shown = build(position)
    words = texts(shown.shapes)
    assert words[words.index("Waste") + 1 :] == banner
    # The number of the stock stands on a badge as well, so count the panels only.
    assert len(strokes(fills(shown.shapes, Tone.BADGE), Tone.BACK_LINE)) == bool(banner)


def test_focus_has_a_frame_around_its_card() -> None:
    for place in (Place("stock"), column("A", 4), column("G", 4)):
        frames = strokes(build(boards.OPENING, focus=place).shapes, Tone.FOCUS, Tone.FOCUS_EDGE)
        assert [bounds(frame) for frame in frames] == [Layout(7, 5).box(place).grown(3)] * 2
    empty = strokes(build(boards.MICRO, focus=column("C", -1)).shapes, Tone.FOCUS)
    assert bounds(empty[0]) == Layout(4, 3).card(2, 0).grown(3)


def test_a_lifted_card_is_left_out() -> None:
    lifted = build(boards.OPENING, lifted=column("A", 4))
    assert " ".join(texts(lifted.shapes)).startswith("A 4 7 5 K B 5 2")
    assert lifted.hit(56, 200) == column("A", 3)
    # Only an exposed card can be lifted; and what is lifted carries no mark.
    assert build(boards.OPENING, lifted=column("A", 3)) == OPENING
    marked = build(boards.OPENING, playable=True)
    assert len(fills(marked.shapes, Tone.PLAYABLE)) == 3
    assert len(fills(build(boards.OPENING, playable=True, lifted=column("A", 4)).shapes, Tone.PLAYABLE)) == 2


def test_lifting_the_last_card_shows_the_slot() -> None:
    lifted = build(boards.MICRO, lifted=column("B", 0))
    assert lifted.hit(282, 60) == column("B", -1)
    assert len(strokes(lifted.shapes, Tone.SLOT)) == 2


def test_a_larger_layout_can_be_kept_through_a_hand() -> None:
    layout = Layout.fit(boards.OPENING)
    kept = build(boards.CLEARED, layout=layout)
    assert (kept.width, kept.height) == (640, 410)
    assert build(boards.CLEARED).height == 282


@given(reachable_positions())
def test_everything_lies_on_the_table(position: Position) -> None:
    scene = build(position, playable=True, focus=Place("stock"))
    table = Box(0, 0, scene.width, scene.height)
    assert [shape for shape in scene.shapes if not inside(bounds(shape), table)] == []


# What is hit.


@pytest.mark.parametrize(
    "x, y, place",
    [
        (18, 34, column("A", 0)),
        (56, 65.9, column("A", 0)),
        (56, 66, column("A", 1)),
        (56, 98, column("A", 2)),
        (56, 130, column("A", 3)),
        (56, 162, column("A", 4)),
        (56, 265.9, column("A", 4)),
        (93.9, 200, column("A", 4)),
        (106, 40, column("B", 0)),
        (584, 200, column("G", 4)),
        (18, 282, Place("stock")),
        (56, 330, Place("stock")),
        (309, 282, Place("waste")),
        (384.9, 385.9, Place("waste")),
        (100, 50, None),  # between two columns
        (94, 200, None),
        (56, 20, None),  # a column's letter
        (56, 270, None),  # between the tableau and the stock
        (56, 395, None),  # the word Stock
        (300, 330, None),  # no earlier waste card lies there yet
        (500, 330, None),
        (0, 0, None),
        (-5, 50, None),
        (700, 500, None),
        (float("nan"), 50, None),
    ],
)
def test_hits_on_a_deal(x: float, y: float, place: Place | None) -> None:
    assert OPENING.hit(x, y) == place


@pytest.mark.parametrize(
    "x, y, place",
    [
        (106, 300, Place("waste")),  # the oldest card that still looks out
        (300, 330, Place("waste")),
        (347, 330, Place("waste")),
        (105, 300, None),
        (500, 330, None),
        (56, 40, column("A", 0)),
        (56, 120, column("A", 0)),  # a single card can be clicked all over
        (56, 140, None),
        (144, 120, column("B", 1)),
    ],
)
def test_hits_half_way(x: float, y: float, place: Place | None) -> None:
    assert MIDDLE.hit(x, y) == place


@pytest.mark.parametrize(
    "board, x, y, place",
    [
        (boards.MICRO, 370, 60, column("C", -1)),
        (boards.MICRO, 370, 139, None),
        (boards.BLOCKED, 56, 60, column("A", -1)),
        (boards.BLOCKED, 144, 60, column("B", -1)),
        (boards.BLOCKED, 500, 300, None),  # the banner
    ],
)
def test_hits_on_empty_places(board: Position, x: float, y: float, place: Place | None) -> None:
    assert build(board).hit(x, y) == place


def test_an_empty_stock_can_still_be_hit() -> None:
    assert build(boards.BLOCKED, layout=Layout(7, 5)).hit(56, 330) == Place("stock")


def visible(scene: Scene, layout: Layout, position: Position) -> dict[Place, list[Box]]:
    """Say what part of each place looks out, from the position alone."""
    parts: dict[Place, list[Box]] = {Place("stock"): [layout.stock], Place("waste"): [layout.waste]}
    for age in range(1, min(FAN_CARDS, len(position.waste) - 1) + 1):
        card = layout.fan(age)
        parts[Place("waste")].append(Box(card.x, card.y, FAN, card.height))
    for index, cards in enumerate(position.columns):
        if not cards:
            parts[Place("column", index, -1)] = [layout.card(index, 0)]
        for row in range(len(cards)):
            card = layout.card(index, row)
            covered = row < len(cards) - 1
            parts[Place("column", index, row)] = [
                Box(card.x, card.y, card.width, STRIP if covered else card.height)
            ]
    return parts


@given(reachable_positions())
def test_whatever_looks_out_can_be_hit(position: Position) -> None:
    layout = Layout.fit(position)
    scene = build(position, layout=layout)
    parts = visible(scene, layout, position)
    for place, boxes in parts.items():
        for box in boxes:
            assert scene.hit(*box.centre) == place
            assert scene.hit(box.x, box.y) == place
            assert scene.hit(box.right - 0.01, box.bottom - 0.01) == place
    assert {target.place for target in scene.targets} == set(parts)
    everything = [box for boxes in parts.values() for box in boxes]
    assert all(apart(one, other) for index, one in enumerate(everything) for other in everything[index + 1 :])


@given(partial_positions())
def test_small_positions_too(position: Position) -> None:
    layout = Layout.fit(position)
    scene = build(position, layout=layout, playable=True)
    for place, boxes in visible(scene, layout, position).items():
        assert scene.hit(*boxes[0].centre) == place


def test_a_table_for_two_packs() -> None:
    double = build(deal(1, "double"))
    assert (double.width, double.height) == (904, 410)
    assert double.hit(848, 200) == column("J", 4)
