"""The numbers of moves on the cards keep clear of ranks and suits, and tell nothing by colour alone."""

from __future__ import annotations

import itertools

import pytest

from golf_nb.engine import deal
from golf_nb.notes import Note, Ring, Turn, Worth
from golf_nb.scene import Layout, build, describe, marks, theme, to_svg
from golf_nb.scene.layout import STRIP
from golf_nb.scene.shapes import Box, Path, Shape, Text, Tone
from golf_nb.scene.tags import runs
from tests import golden_files
from tests.scene.seeing import SUITS, apart, bounds, contrast, readable, texts

DEAL, DOUBLE = deal(24), deal(24, "double")
NOTES: tuple[Note, ...] = (
    Ring("B"),
    Worth("A", 4, best=True),
    Worth("B", 4, best=True),
    Worth("E", 6),
    Worth("stock", -16, proven=False),
    Turn("B5", (1,)),
    Turn("G5", (10,)),
    Turn("G4", (7,)),
    Turn("F5", (8,)),
    Turn("stock", (2, 3, 4, 5, 6, 9)),
)


def drawn(*notes: Note) -> tuple[Shape, ...]:
    return marks.notes(notes, DEAL, Layout.fit(DEAL))


def test_what_is_written() -> None:
    assert texts(drawn(*NOTES)) == ["+4 best", "+4 best", "+6", "−16?", "1", "10", "7", "8", "2–6 9"]


@pytest.mark.parametrize(
    "numbers, text",
    [((3,), "3"), ((1, 2), "1 2"), ((1, 2, 3), "1–3"), ((1, 3, 4, 6, 7, 8), "1 3 4 6–8")],
)
def test_numbers_that_follow_each_other_are_a_run(numbers: tuple[int, ...], text: str) -> None:
    assert runs(numbers) == text


@pytest.mark.parametrize("position", [DEAL, DOUBLE])
def test_no_number_covers_a_rank_or_a_suit_along_the_upper_edge(position: object) -> None:
    assert isinstance(position, type(DEAL))
    layout = Layout.fit(position)
    columns = range(len(position.columns))
    notes: list[Note] = [Worth("ABCDEFGHIJ"[column], -16, best=True, proven=False) for column in columns]
    notes += [Turn(f"{'ABCDEFGHIJ'[column]}{row}", (8,)) for column in columns for row in range(1, 6)]
    tags = [bounds(shape) for shape in marks.notes(tuple(notes), position, layout) if isinstance(shape, Path)]
    for shape in build(position).shapes:
        box = bounds(shape)
        is_index = isinstance(shape, Text) and shape.tone in SUITS
        is_suit = isinstance(shape, Path) and shape.fill in SUITS and box.height < 20
        if is_index:
            # The careful estimate is too wide for a 10 in large type.
            box = Box(box.x, box.y, min(box.width, 33), box.height)
        if is_index or is_suit:
            assert all(apart(box, tag) for tag in tags), shape


def test_tags_of_neighbours_keep_apart() -> None:
    layout = Layout.fit(DOUBLE)
    notes = tuple(Worth(letter, -16, best=True) for letter in "ABCDEFGHIJ")
    tags = [bounds(shape) for shape in marks.notes(notes, DOUBLE, layout) if isinstance(shape, Path)]
    assert all(apart(one, other) for one, other in itertools.pairwise(tags))
    assert all(tag.x >= 0 and tag.right <= layout.width for tag in tags)


def test_the_numbers_on_the_stock_keep_clear_of_its_count_its_name_and_the_waste() -> None:
    layout = Layout.fit(DEAL)
    notes = (Worth("stock", -16, best=True, proven=False), Turn("stock", (1, 2, 4, 5, 7, 8)))
    tags = [bounds(shape) for shape in drawn(*notes) if isinstance(shape, Path)]
    count = Box(layout.stock.centre[0] - 22, layout.stock.centre[1] - 22, 44, 44)
    name = Box(layout.stock.x, layout.stock.bottom + 6, layout.stock.width, 14)
    for tag in tags:
        assert tag.x >= 0
        assert all(apart(tag, other) for other in (count, name, layout.fan(7)))


def test_a_disc_stands_at_the_height_of_its_rank() -> None:
    layout = Layout.fit(DEAL)
    for row in range(5):
        disc, _ = drawn(Turn(f"C{row + 1}", (4,)))
        assert bounds(disc).centre[1] == layout.card(2, row).y + STRIP / 2


def test_the_best_ones_differ_in_their_words_and_their_ground() -> None:
    best, plain = drawn(Worth("A", 4, best=True)), drawn(Worth("A", 4))
    assert texts(best) != texts(plain)
    assert isinstance(best[0], Path)
    assert isinstance(plain[0], Path)
    assert (best[0].fill, plain[0].fill) == (Tone.BADGE_INK, Tone.BADGE)


@pytest.mark.parametrize("name", ["light", "dark"])
def test_every_number_can_be_read(name: str) -> None:
    colours = theme(name, "four")
    for ink, ground in readable(build(DEAL, notes=NOTES)):
        assert contrast(colours[ink], colours[ground]) >= 4.5, (ink, ground)


def test_in_words() -> None:
    assert describe(DEAL, NOTES).partition("3♠ exposed. ")[2] == (
        "A ring marks B. Playing A keeps +4 within reach: best. Playing B keeps +4 within reach: best. "
        "Playing E keeps +6 within reach. Drawing keeps −16 within reach, perhaps better. "
        "B5 is step 1 of the path. G5 is step 10 of the path. G4 is step 7 of the path. "
        "F5 is step 8 of the path. A draw is step 2, 3, 4, 5, 6 and 9 of the path."
    )


@pytest.mark.parametrize(
    "name, position, colours",
    [
        ("advice-light-two.svg", DEAL, theme("light", "two")),
        ("advice-dark-four.svg", DEAL, theme("dark", "four")),
    ],
)
def test_golden(name: str, position: object, colours: object) -> None:
    assert isinstance(position, type(DEAL))
    assert isinstance(colours, type(theme()))
    scene = build(position, notes=NOTES, playable=True)
    golden_files.compare(name, to_svg(scene, colours) + "\n")
