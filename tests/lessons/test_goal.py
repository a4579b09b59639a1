from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from golf_nb.engine import GolfError, parse_board
from golf_nb.lessons import Goal


@pytest.mark.parametrize(
    "text,most,words",
    [
        ("clear", 0, "clear the table"),
        (" Clear ", 0, "clear the table"),
        ("left <= 1", 1, "leave at most 1 card"),
        ("left<=4", 4, "leave at most 4 cards"),
        ("left <= 0", 0, "clear the table"),
    ],
)
def test_a_goal_is_read(text: str, most: int, words: str) -> None:
    goal = Goal.parse(text)
    assert (goal.number, goal.in_words()) == (most, words)


@given(st.integers(0, 999))
def test_text_and_goal_are_the_same(most: int) -> None:
    assert Goal.parse(str(Goal(most))) == Goal(most)


@pytest.mark.parametrize(
    "text", ["", "clean", "left < 4", "left <= -1", "left <= 2.5", "left <= 1000", "clear 2"]
)
def test_anything_else_is_refused(text: str) -> None:
    with pytest.raises(GolfError) as caught:
        Goal.parse(text)
    expected = (
        'expected "clear", "left <= N", "score <= N", "run >= N" with a number, or "expose" with a card'
    )
    assert str(caught.value) == f'"{text}": not a goal; {expected}'


def test_fewer_than_no_cards_cannot_be_left() -> None:
    with pytest.raises(GolfError, match='"-1": not a goal; expected 0 cards left or more'):
        Goal(-1)


def test_a_goal_looks_at_the_cards_in_the_columns() -> None:
    position = parse_board("Talon: 2C 3C\nFoundations: 7D\n7C 8S\n6H", partial=True)
    assert [Goal(most).reached(position) for most in (0, 2, 3, 4)] == [False, False, True, True]
    assert [Goal(2).allows(left) for left in (0, 2, 3)] == [True, True, False]
