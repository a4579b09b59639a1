from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from golf_nb.engine import Place
from golf_nb.scene import build
from golf_nb.widget.pointer import REPEAT, SLACK, Cancel, Click, Drag, Drop, Pointer
from tests.scene import boards

SCENE = build(boards.OPENING)
A, B, A1 = Place("column", 0, 4), Place("column", 1, 4), Place("column", 0, 0)
STOCK, WASTE = Place("stock"), Place("waste")
ON_A, ON_B, ON_A1 = (56.0, 210.0), (144.0, 210.0), (56.0, 45.0)
ON_STOCK, ON_WASTE, ON_FELT = (56.0, 330.0), (347.0, 330.0), (100.0, 50.0)

Point = tuple[float, float]


def pressed(at: Point, now: float = 0) -> Pointer:
    pointer = Pointer()
    pointer.down(*at, SCENE, now)
    return pointer


@pytest.mark.parametrize(
    "at, place",
    [(ON_A, A), (ON_A1, A1), (ON_STOCK, STOCK), (ON_WASTE, WASTE), (ON_FELT, None)],
)
def test_a_press_and_a_release_are_a_click(at: Point, place: Place | None) -> None:
    pointer = pressed(at)
    assert pointer.place == place
    assert pointer.up(*at, SCENE) == Click(place)
    assert pointer.place is None


def test_a_click_may_tremble() -> None:
    assert SLACK == 6
    assert pressed((56, 264)).up(56, 270, SCENE) == Click(A)
    assert pressed((56, 264)).up(56, 271, SCENE) == Drop(A, None)
    # A long way on one thing is a click as well.
    assert pressed((20, 170)).up(90, 260, SCENE) == Click(A)


@pytest.mark.parametrize("draggable", [True, False])
def test_a_press_that_ends_elsewhere_lets_go(draggable: bool) -> None:
    pointer = pressed(ON_A)
    pointer.move(200, 300, draggable=draggable)
    assert pointer.up(*ON_WASTE, SCENE) == Drop(A, WASTE)
    assert pressed(ON_A).up(*ON_FELT, SCENE) == Drop(A, None)
    assert pressed(ON_A1).up(*ON_WASTE, SCENE) == Drop(A1, WASTE)


@pytest.mark.parametrize("start", [ON_WASTE, ON_FELT])
def test_the_waste_and_the_felt_cannot_be_let_go(start: Point) -> None:
    assert pressed(start).up(*ON_A, SCENE) is None


def test_the_stock_can_be_let_go() -> None:
    assert pressed(ON_STOCK).up(*ON_WASTE, SCENE) == Drop(STOCK, WASTE)


def test_a_drag_begins_beyond_the_trembling() -> None:
    x, y = ON_A
    pointer = pressed(ON_A)
    assert (pointer.move(x + 6, y - 6, draggable=True), pointer.lifted) == (None, None)
    assert pointer.move(x + 7, y, draggable=True) == Drag(A, 7, 0)
    assert pointer.lifted == A
    # Once lifted it follows, also back to where it came from.
    assert pointer.move(x + 1, y + 2, draggable=True) == Drag(A, 1, 2)
    assert pointer.up(x, y, SCENE) == Drop(A, A)
    assert pointer.lifted is None


def test_what_is_not_draggable_does_not_hang_at_the_pointer() -> None:
    for start in (ON_A1, ON_STOCK, ON_FELT):
        pointer = pressed(start)
        assert pointer.move(300, 300, draggable=False) is None
        assert pointer.lifted is None
    assert pressed(ON_FELT).move(300, 300, draggable=True) is None


def test_leaving_the_table_ends_a_press() -> None:
    pointer = pressed(ON_A)
    assert pointer.out() is None
    assert pointer.up(*ON_A, SCENE) is None
    pointer = pressed(ON_A)
    pointer.move(200, 300, draggable=True)
    assert pointer.out() == Cancel()
    assert pointer.lifted is None
    assert pointer.up(*ON_WASTE, SCENE) is None


def test_nothing_begins_without_a_press() -> None:
    pointer = Pointer()
    assert pointer.move(*ON_A, draggable=True) is None
    assert pointer.up(*ON_A, SCENE) is None
    assert pointer.out() is None
    assert (pointer.place, pointer.lifted) == (None, None)


@pytest.mark.parametrize("pause, heard", [(0.0, False), (0.34, False), (0.36, True), (5.0, True)])
def test_a_fast_press_on_a_pile_that_was_played_is_ignored(pause: float, heard: bool) -> None:
    assert REPEAT == 0.35
    pointer = pressed(ON_A, now=10)
    pointer.up(*ON_A, SCENE)
    pointer.played(A, 10)
    pointer.down(*ON_A1, SCENE, 10 + pause)  # the same column, wherever
    assert pointer.place == (A1 if heard else None)
    assert pointer.up(*ON_A1, SCENE) == (Click(A1) if heard else None)


def test_only_that_pile_is_ignored_and_only_after_a_move() -> None:
    pointer = Pointer()
    pointer.played(A, 10)
    for at, place in ((ON_B, B), (ON_STOCK, STOCK), (ON_FELT, None)):
        pointer.down(*at, SCENE, 10.01)
        assert pointer.up(*at, SCENE) == Click(place)
    # A press that led to no move may be repeated at once.
    pointer = Pointer()
    for _ in range(3):
        pointer.down(*ON_A, SCENE, 10)
        assert pointer.up(*ON_A, SCENE) == Click(A)


def test_an_ignored_press_cannot_become_a_drag() -> None:
    pointer = Pointer()
    pointer.played(A, 10)
    pointer.down(*ON_A, SCENE, 10.1)
    assert pointer.move(300, 300, draggable=True) is None
    assert pointer.up(*ON_WASTE, SCENE) is None


points = st.tuples(st.floats(-20, 660), st.floats(-20, 430))


@given(st.lists(st.tuples(st.sampled_from(["down", "move", "up", "out"]), points, st.booleans())))
def test_whatever_happens_a_meaning_belongs_to_the_last_press(events: list[tuple[str, Point, bool]]) -> None:
    pointer, place = Pointer(), None
    for kind, (x, y), draggable in events:
        if kind == "down":
            pointer.down(x, y, SCENE, 0)
            place = SCENE.hit(x, y)
        elif kind == "move":
            meant = pointer.move(x, y, draggable=draggable)
            assert meant is None or (isinstance(meant, Drag) and meant.place == place)
        elif kind == "up":
            ended = pointer.up(x, y, SCENE)
            assert ended is None or (isinstance(ended, Click | Drop) and ended.place == place)
            assert pointer.place is None
        else:
            assert pointer.out() in (None, Cancel())
            assert pointer.lifted is None
