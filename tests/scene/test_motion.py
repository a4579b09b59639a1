from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given

from golf_nb.engine import Card, Draw, Game, Place, Play, Position, Rules, deal, parse_board
from golf_nb.scene import Layout, build, faces
from golf_nb.scene.motion import FRAME_MILLISECONDS, FRAMES, Move, dragged, moved, plan
from golf_nb.scene.shapes import Box, Path, Tone, problem
from tests.scene import boards
from tests.scene.seeing import bounds, inside, texts
from tests.strategies import games

OPENING = boards.OPENING
PLAYED = OPENING.after("A")
DRAWN = OPENING.after("draw")
LAYOUT = Layout.fit(OPENING)
TEN, FIRST, KNAVE = Card.parse("TC"), Card.parse("TD"), Card.parse("JH")
WASTE, STOCK = Place("waste"), Place("stock")


def small(stock: str, waste: str, column: str) -> Position:
    board = f"Talon: {stock}\nFoundations: {waste}\n{column}"
    return parse_board(board, Rules.preset("double").replace(columns=1), partial=True)


@pytest.mark.parametrize(
    "before, after, move",
    [
        (OPENING, PLAYED, Move(TEN, Place("column", 0, 4), WASTE)),
        (PLAYED, OPENING, Move(TEN, WASTE, Place("column", 0, 4))),
        (OPENING, DRAWN, Move(FIRST, STOCK, WASTE)),
        (DRAWN, OPENING, Move(FIRST, WASTE, STOCK)),
        (OPENING, OPENING, None),
        (OPENING, boards.MIDDLE, None),
        (OPENING, deal(25), None),
        (PLAYED, DRAWN, None),
        (OPENING, PLAYED.after("draw"), None),
        # The waste grew by a card, but the card came from nowhere.
        (small("2C", "7D", "8S"), small("2C", "7D 8S", "8S"), None),
    ],
)
def test_what_moved(before: Position, after: Position, move: Move | None) -> None:
    assert moved(before, after) == move


@pytest.mark.parametrize(
    "before, after",
    [
        (OPENING, OPENING),
        (OPENING, deal(25)),
        (OPENING, boards.MICRO),
        (boards.MICRO, OPENING),
        (OPENING, deal(24, "double")),
        (boards.CLEARED, boards.BLOCKED),
    ],
)
def test_positions_more_than_a_move_apart_have_nothing_in_between(before: Position, after: Position) -> None:
    assert plan(before, after, LAYOUT) == ()


def test_a_motion_is_short() -> None:
    frames = plan(OPENING, PLAYED, LAYOUT)
    assert len(frames) == FRAMES - 1 == 5
    assert len(frames) * FRAME_MILLISECONDS <= 120


def test_the_card_flies_from_its_place_to_the_waste() -> None:
    start, end = LAYOUT.card(0, 4), LAYOUT.waste
    corners = []
    for frame in plan(OPENING, PLAYED, LAYOUT):
        paper, *_ = frame.shapes[-4:]
        corners.append((bounds(paper).x, bounds(paper).y))
    xs, ys = zip(*corners, strict=True)
    assert list(xs) == sorted(xs)
    assert list(ys) == sorted(ys)
    assert start.x < xs[0] < xs[-1] < end.x
    # Fast at first, and nearly there at the end.
    assert xs[0] - start.x > end.x - xs[-1]
    assert end.x - xs[-1] < 0.05 * (end.x - start.x)


def test_a_play_covers_the_waste_with_what_lay_there() -> None:
    cover = faces.face(KNAVE, LAYOUT.waste)
    for frame in plan(OPENING, PLAYED, LAYOUT):
        assert frame.shapes[: len(cover)] == cover
        assert texts(frame.shapes) == ["J", "10"]


def test_a_draw_covers_the_waste_as_well() -> None:
    for frame in plan(OPENING, DRAWN, LAYOUT):
        assert texts(frame.shapes) == ["J", "10"]
        assert frame.shapes[: len(faces.face(KNAVE, LAYOUT.waste))] == faces.face(KNAVE, LAYOUT.waste)


def test_a_play_that_is_taken_back_covers_its_column_with_the_card_below() -> None:
    below = faces.face(Card.parse("KH"), LAYOUT.card(0, 3))
    for frame in plan(PLAYED, OPENING, LAYOUT):
        felt, *shapes = frame.shapes
        assert isinstance(felt, Path)
        assert felt.fill is Tone.FELT
        assert bounds(felt) == LAYOUT.card(0, 4).grown(1)
        assert tuple(shapes[: len(below)]) == below
        assert texts(frame.shapes) == ["K", "10"]


def test_the_last_card_of_a_column_comes_back_to_its_slot() -> None:
    before = boards.MICRO.after("B")
    layout = Layout.fit(boards.MICRO)
    for frame in plan(before, boards.MICRO, layout):
        felt, *shapes = frame.shapes
        assert bounds(felt) == layout.card(1, 0).grown(1)
        assert tuple(shapes[:1]) == faces.slot(layout.card(1, 0))
        assert texts(frame.shapes) == ["6"]


def test_a_draw_that_is_taken_back_needs_no_cover() -> None:
    for frame in plan(DRAWN, OPENING, LAYOUT):
        assert texts(frame.shapes) == ["10"]


@given(games())
def test_every_in_between_scene_can_be_painted(game: Game) -> None:
    layout = Layout.fit(game.start)
    table = Box(0, 0, layout.width, layout.height)
    positions = [Game(game.start, game.moves, cursor).position for cursor in range(len(game.moves) + 1)]
    for number, (one, other) in enumerate(pairwise(positions)):
        move = game.moves[number]
        card = other.waste_top
        away = (
            STOCK
            if isinstance(move, Draw)
            else Place("column", move.column, len(one.columns[move.column]) - 1)
        )
        assert moved(one, other) == Move(card, away, WASTE)
        assert moved(other, one) == Move(card, WASTE, away)
        # A few of a long hand are enough.
        if number % 7 == 0:
            for frame in (*plan(one, other, layout), *plan(other, one, layout)):
                assert (frame.width, frame.height, frame.targets) == (layout.width, layout.height, ())
                assert [problem(shape) for shape in frame.shapes] == [None] * len(frame.shapes)
                assert all(inside(bounds(shape), table) for shape in frame.shapes)


def test_leaving_the_motion_out_shows_the_right_position() -> None:
    # The scene below a motion is that of the position after the move and of nothing else.
    assert build(PLAYED, layout=LAYOUT) == build(OPENING.after(Play(0)), layout=LAYOUT)
    assert plan(OPENING, PLAYED, LAYOUT)[0].alt == ""


def test_a_dragged_card_keeps_its_grip() -> None:
    scene = dragged(TEN, Place("column", 0, 4), (30, -12), LAYOUT)
    shadow, *card = scene.shapes
    assert tuple(card) == faces.face(TEN, LAYOUT.card(0, 4).moved(30, -12))
    assert shadow.alpha < 1
    assert scene.targets == ()


@pytest.mark.parametrize("by", [(-500, -500), (0, 0), (2000, 2000), (0.1, 1 / 3)])
def test_a_dragged_card_can_be_painted_anywhere(by: tuple[float, float]) -> None:
    shapes = dragged(TEN, Place("column", 0, 4), by, LAYOUT).shapes
    assert [problem(shape) for shape in shapes] == [None] * len(shapes)
