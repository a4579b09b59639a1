from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from golf_nb.engine import Place, Position
from golf_nb.language import pairs
from golf_nb.widget.keyboard import Action, Command, command, exposed, walk
from tests.scene import boards
from tests.strategies import reachable_positions

MAP = {
    "Enter": Command(Action.ACT),
    " ": Command(Action.ACT),
    "d": Command(Action.DRAW),
    "z": Command(Action.UNDO),
    "y": Command(Action.REDO),
    "r": Command(Action.RESTART),
    "n": Command(Action.NEXT),
    "b": Command(Action.BACK),
    "h": Command(Action.HINT),
    "w": Command(Action.WORTH),
    "c": Command(Action.CLEAR),
    "l": Command(Action.LINE),
    "p": Command(Action.PLAY_LINE),
    "Escape": Command(Action.CANCEL),
    "Tab": Command(Action.LEAVE, "on"),
    "ArrowLeft": Command(Action.MOVE, "ArrowLeft"),
    "ArrowRight": Command(Action.MOVE, "ArrowRight"),
    "ArrowUp": Command(Action.MOVE, "ArrowUp"),
    "ArrowDown": Command(Action.MOVE, "ArrowDown"),
    "Home": Command(Action.MOVE, "Home"),
    "End": Command(Action.MOVE, "End"),
    "1": Command(Action.PLAY, "0"),
    "2": Command(Action.PLAY, "1"),
    "3": Command(Action.PLAY, "2"),
    "4": Command(Action.PLAY, "3"),
    "5": Command(Action.PLAY, "4"),
    "6": Command(Action.PLAY, "5"),
    "7": Command(Action.PLAY, "6"),
    "8": Command(Action.PLAY, "7"),
    "9": Command(Action.PLAY, "8"),
    "0": Command(Action.PLAY, "9"),
}
EMPTY, A, B, D, STOCK = (
    Place("column", 2, -1),
    Place("column", 0, 1),
    Place("column", 1, 0),
    Place("column", 3, 2),
    Place("stock"),
)


@pytest.mark.parametrize("key, asked", MAP.items())
def test_the_map(key: str, asked: Command) -> None:
    assert command(key) == asked
    if len(key) == 1:
        assert command(key.upper()) == command(key.upper(), shift=True) == asked


@given(st.text(max_size=12).filter(lambda key: key not in MAP and key.lower() not in MAP))
def test_no_other_key_means_anything(key: str) -> None:
    assert command(key) is None
    assert command(key, shift=True) is None


@pytest.mark.parametrize("key", MAP)
def test_keys_held_with_control_or_meta_are_the_browsers(key: str) -> None:
    assert command(key, control=True) is None
    assert command(key, meta=True) is None


def test_tab_leaves_on_either_side() -> None:
    assert command("Tab") == Command(Action.LEAVE, "on")
    assert command("Tab", shift=True) == Command(Action.LEAVE, "back")


def test_the_list_of_keys_names_every_key() -> None:
    lists = (*pairs("table.key_list", columns=7), *pairs("tutor.keys.list", last="G"))
    listed = {key for keys, _ in lists for key in re.split(r",? ", keys)}
    for key in ("Arrow", "Home", "End", "Enter", "Space", "1", "D", "Z", "Y", "R", "N", "B", "H", "Tab"):
        assert key in listed


@pytest.mark.parametrize(
    "focus, key, place",
    [
        (None, "ArrowDown", A),
        (None, "ArrowUp", A),
        (None, "ArrowLeft", A),
        (None, "ArrowRight", A),
        (None, "Home", A),
        (None, "End", D),
        (A, "ArrowLeft", A),
        (A, "ArrowRight", B),
        (B, "ArrowRight", EMPTY),
        (EMPTY, "ArrowRight", D),
        (D, "ArrowRight", D),
        (D, "ArrowLeft", EMPTY),
        (D, "Home", A),
        (B, "End", D),
        (B, "ArrowUp", B),
        (B, "ArrowDown", STOCK),
        (EMPTY, "ArrowDown", STOCK),
        (STOCK, "ArrowDown", STOCK),
        (STOCK, "ArrowUp", A),
        (STOCK, "ArrowRight", A),
        (STOCK, "End", D),
        (STOCK, "Home", A),
        (Place("waste"), "ArrowUp", A),
    ],
)
def test_the_focus_walks(focus: Place | None, key: str, place: Place) -> None:
    assert walk(focus, key, boards.MICRO) == place


@given(
    reachable_positions(), st.lists(st.sampled_from([key for key in MAP if MAP[key].action is Action.MOVE]))
)
def test_the_focus_is_always_on_something_that_can_be_clicked(position: Position, keys: list[str]) -> None:
    focus = None
    places = [exposed(column, position) for column in range(len(position.columns))]
    for key in keys:
        focus = walk(focus, key, position)
        assert focus == STOCK or focus in places


def test_every_place_can_be_reached_from_everywhere() -> None:
    for start in (None, A, B, EMPTY, D, STOCK):
        reached = {start}
        for _ in range(8):
            steps = [walk(place, key, boards.MICRO) for place in reached for key in MAP if "Arrow" in key]
            reached |= set(steps)
        assert {A, B, EMPTY, D, STOCK} <= reached


def test_exposed() -> None:
    assert exposed(0, boards.MICRO) == A
    assert exposed(2, boards.MICRO) == EMPTY
