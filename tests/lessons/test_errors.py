from __future__ import annotations

import copy
import pickle

import pytest

from golf_nb.engine import GolfError
from golf_nb.lessons import LessonError
from golf_nb.lessons.errors import KeyPath, Spot, key_text


@pytest.mark.parametrize(
    "path,text",
    [
        ((), ""),
        (("goal",), "goal"),
        (("steps", 3, "mistakes", 0, "move"), "steps[3].mistakes[0].move"),
        (("steps", 0, "replies", "two cards"), "steps[0].replies.two cards"),
    ],
)
def test_key_paths_as_text(path: KeyPath, text: str) -> None:
    assert key_text(path) == text


@pytest.mark.parametrize(
    "spot,text",
    [
        (Spot("a.toml"), "a.toml"),
        (Spot("a.toml", "goal"), "a.toml, goal"),
        (Spot("a.toml", line=4, detail="column 2"), "a.toml, line 4, column 2"),
        (Spot("a.toml", "board", 6, "line 3"), "a.toml, line 6, board, line 3"),
    ],
)
def test_a_spot_says_what_is_known(spot: Spot, text: str) -> None:
    assert str(spot) == text


def test_an_error_carries_its_parts_and_survives_a_copy() -> None:
    error = LessonError("not a goal", Spot("a.toml", "goal", 4), text="clean", expected="clear")
    assert isinstance(error, GolfError)
    for same in (error, copy.copy(error), pickle.loads(pickle.dumps(error))):  # noqa: S301 - our own bytes
        assert (same.file, same.key, same.line) == ("a.toml", "goal", 4)
        assert (same.problem, same.text, same.expected) == ("not a goal", "clean", "clear")
        assert str(same) == 'a.toml, line 4, goal, "clean": not a goal; expected clear'
