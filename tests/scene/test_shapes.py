from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from golf_nb.scene import build
from golf_nb.scene.shapes import SEGMENT_SIZES, Box, Path, Shape, Text, Tone, problem, rounded
from tests.strategies import reachable_positions

if TYPE_CHECKING:
    from golf_nb.engine import Position

NAN, INFINITE = float("nan"), float("inf")
BOX = Box(10, 20, 30, 40)


def path(*segments: tuple[str, tuple[float, ...]], width: float = 1.0, alpha: float = 1.0) -> Path:
    return Path(segments, fill=Tone.CARD, width=width, alpha=alpha)


def test_a_box() -> None:
    assert (BOX.right, BOX.bottom, BOX.centre) == (40, 60, (25, 40))
    assert BOX.grown(5) == Box(5, 15, 40, 50)
    assert BOX.grown(-5) == Box(15, 25, 20, 30)
    assert BOX.moved(-10, 2.5) == Box(0, 22.5, 30, 40)


@pytest.mark.parametrize(
    "x, y, inside",
    [
        (10, 20, True),
        (39.9, 59.9, True),
        (40, 40, False),
        (25, 60, False),
        (9.9, 40, False),
        (25, 19.9, False),
        (NAN, 40, False),
    ],
)
def test_left_and_upper_edges_belong_to_a_box(x: float, y: float, inside: bool) -> None:
    assert BOX.contains(x, y) is inside


def test_a_rounded_rectangle_starts_and_ends_on_its_upper_edge() -> None:
    assert rounded(BOX, 7) == (
        ("M", (17, 20)),
        ("R", (40, 20, 40, 60, 7)),
        ("R", (40, 60, 10, 60, 7)),
        ("R", (10, 60, 10, 20, 7)),
        ("R", (10, 20, 40, 20, 7)),
        ("Z", ()),
    )


def test_a_text_stands_on_its_baseline() -> None:
    assert Text(0, 100, "7", 20, Tone.INK).baseline == 107


@pytest.mark.parametrize(
    "shape, words",
    [
        (Text(NAN, 0, "7", 20, Tone.INK), "a number that is not finite: nan"),
        (Text(0, -INFINITE, "7", 20, Tone.INK), "a number that is not finite: -inf"),
        (Text(0, 0, "7", NAN, Tone.INK), "a number that is not finite: nan"),
        (Text(0, 0, "7", 0, Tone.INK), "a text size that is not positive: 0"),
        (Text(0, 0, "7", -1, Tone.INK), "a text size that is not positive: -1"),
        (Text(0, 0, "7", 20, Tone.INK, alpha=1.5), "an opacity outside 0 to 1: 1.5"),
        (path(("M", (0, NAN))), "a number that is not finite: nan"),
        (path(("C", (0, 0, 0, 0, 0, INFINITE))), "a number that is not finite: inf"),
        (path(("O", (0, 0, -1))), "a negative radius: -1"),
        (path(("O", (0, 0, NAN))), "a number that is not finite: nan"),
        (path(("R", (0, 0, 9, 9, -0.5))), "a negative radius: -0.5"),
        (path(("M", (0, 0)), width=-1), "a negative line width: -1"),
        (path(("M", (0, 0)), width=NAN), "a number that is not finite: nan"),
        (path(("M", (0, 0)), alpha=-0.1), "an opacity outside 0 to 1: -0.1"),
        (path(("M", (0, 0)), alpha=NAN), "a number that is not finite: nan"),
        (path(("M", (0, 0, 0))), "a path step that does not exist: M with 3 numbers"),
        (path(("Z", (1,))), "a path step that does not exist: Z with 1 numbers"),
        (path(("A", (0, 0))), "a path step that does not exist: A with 2 numbers"),
        (path(("", ())), "a path step that does not exist:  with 0 numbers"),
    ],
)
def test_what_a_canvas_cannot_draw(shape: Shape, words: str) -> None:
    assert problem(shape) == words


def test_every_step_can_be_drawn() -> None:
    steps = [(code, (1.0,) * size) for code, size in SEGMENT_SIZES.items()]
    assert problem(path(*steps, width=0, alpha=0)) is None
    assert problem(path()) is None


@given(st.sampled_from("MLQCRO"), st.data())
def test_one_bad_number_anywhere_is_found(code: str, data: st.DataObject) -> None:
    values = [1.0] * SEGMENT_SIZES[code]
    values[data.draw(st.integers(0, len(values) - 1))] = data.draw(st.sampled_from([NAN, INFINITE]))
    assert problem(path(("M", (0, 0)), (code, tuple(values)), ("Z", ()))) is not None


@given(reachable_positions(), st.booleans())
def test_every_position_can_be_drawn(position: Position, playable: bool) -> None:
    scene = build(position, playable=playable)
    assert [problem(shape) for shape in scene.shapes] == [None] * len(scene.shapes)
