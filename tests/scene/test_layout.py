from __future__ import annotations

import pytest

from golf_nb.engine import Place, Rules, deal, parse_board
from golf_nb.scene import Layout
from golf_nb.scene.layout import FAN, FAN_CARDS, STRIP
from golf_nb.scene.shapes import Box
from tests.scene import boards
from tests.scene.seeing import apart, inside

STANDARD = Layout(columns=7, rows=5)
SHAPES = [(7, 5), (10, 5), (9, 7), (3, 4), (1, 1), (10, 7)]


def test_the_standard_table_fits_a_small_screen() -> None:
    assert (STANDARD.width, STANDARD.height) == (640, 410)
    assert STANDARD.height <= 420


@pytest.mark.parametrize(
    "columns, rows, width, height", [(10, 5, 904, 410), (9, 7, 816, 474), (1, 1, 640, 282), (3, 4, 640, 378)]
)
def test_other_sizes(columns: int, rows: int, width: float, height: float) -> None:
    layout = Layout(columns, rows)
    assert (layout.width, layout.height) == (width, height)


@pytest.mark.parametrize(
    "box, expected",
    [
        (STANDARD.card(0, 0), Box(18, 34, 76, 104)),
        (STANDARD.card(0, 4), Box(18, 162, 76, 104)),
        (STANDARD.card(3, 2), Box(282, 98, 76, 104)),
        (STANDARD.card(6, 0), Box(546, 34, 76, 104)),
        (STANDARD.stock, Box(18, 282, 76, 104)),
        (STANDARD.waste, Box(309, 282, 76, 104)),
        (STANDARD.fan(0), STANDARD.waste),
        (STANDARD.fan(1), Box(280, 282, 76, 104)),
        (STANDARD.fan(FAN_CARDS), Box(106, 282, 76, 104)),
        (STANDARD.banner, Box(397, 282, 225, 104)),
        (Layout(1, 1).card(0, 0), Box(282, 34, 76, 104)),
    ],
)
def test_boxes(box: Box, expected: Box) -> None:
    assert box == expected


def test_the_box_of_a_place() -> None:
    assert STANDARD.box(Place("stock")) == STANDARD.stock
    assert STANDARD.box(Place("waste")) == STANDARD.waste
    assert STANDARD.box(Place("column", 2, 3)) == STANDARD.card(2, 3)
    assert STANDARD.box(Place("column", 2, -1)) == STANDARD.card(2, 0)


@pytest.mark.parametrize("columns, rows", SHAPES)
def test_nothing_lies_on_anything_else(columns: int, rows: int) -> None:
    layout = Layout(columns, rows)
    stacks = [
        Box(top.x, top.y, top.width, layout.card(column, rows - 1).bottom - top.y)
        for column in range(columns)
        for top in [layout.card(column, 0)]
    ]
    fanned = layout.fan(FAN_CARDS)
    run = Box(fanned.x, fanned.y, layout.waste.right - fanned.x, fanned.height)
    boxes = [*stacks, layout.stock, run, layout.banner]
    assert all(
        apart(one, other) for index, one in enumerate(boxes) for other in boxes[index + 1 :]
    )  # fmt: skip
    assert all(inside(box, Box(0, 0, layout.width, layout.height)) for box in boxes)
    assert all(box.width > 0 and box.height > 0 for box in boxes)


@pytest.mark.parametrize("columns, rows", SHAPES)
def test_a_strip_of_every_card_looks_out(columns: int, rows: int) -> None:
    layout = Layout(columns, rows)
    for row in range(rows - 1):
        assert layout.card(0, row + 1).y - layout.card(0, row).y == STRIP
    for age in range(FAN_CARDS):
        assert layout.fan(age).x - layout.fan(age + 1).x == FAN


def test_fit_takes_the_most_columns_and_rows() -> None:
    assert Layout.fit(deal(1)) == STANDARD
    assert Layout.fit(deal(1, "double")) == Layout(10, 5)
    assert Layout.fit(deal(1, "double-pysol")) == Layout(9, 7)
    assert Layout.fit(boards.MICRO) == Layout(4, 3)
    assert Layout.fit(boards.MICRO, boards.MIDDLE) == Layout(7, 4)
    assert Layout.fit(boards.CLEARED) == Layout(7, 1)


@pytest.mark.parametrize("name", Rules.presets())
def test_the_first_layout_of_a_hand_holds_all_of_it(name: str) -> None:
    rules = Rules.preset(name)
    assert Layout.fit(deal(5, rules)) == Layout(rules.columns, rules.rows)


def test_fewer_columns_lie_in_the_middle_of_the_same_table() -> None:
    small = parse_board("Foundations: 6D\n9C 6S\n7H\n5C", partial=True)
    shown = STANDARD.showing(small)
    assert (shown.width, shown.height, shown.stock, shown.waste) == (
        STANDARD.width,
        STANDARD.height,
        STANDARD.stock,
        STANDARD.waste,
    )
    assert [shown.card(column, 0).x for column in range(3)] == [194, 282, 370]
    assert shown.showing(deal(24)).card(0, 0) == STANDARD.card(0, 0)
