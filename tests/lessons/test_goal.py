from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from golf_nb.engine import Card, GolfError, Play, parse_board
from golf_nb.lessons import Goal
from golf_nb.lessons.goal import Kind
from golf_nb.lessons.way import Way

BOARD = "Talon: 2C 3C\nFoundations: 7D\n7C 8S\n6H"
SIX = Card.parse("6H")


@pytest.mark.parametrize(
    "text,goal,words",
    [
        ("clear", Goal(0), "clear the table"),
        (" Clear ", Goal(0), "clear the table"),
        ("left <= 1", Goal(1), "leave at most 1 card"),
        ("left<=4", Goal(4), "leave at most 4 cards"),
        ("left <= 0", Goal(0), "clear the table"),
        ("score <= 3", Goal(3, Kind.SCORE), "finish with a score of +3 or lower"),
        ("Score <= -2", Goal(-2, Kind.SCORE), "finish with a score of −2 or lower"),
        ("score <= −2", Goal(-2, Kind.SCORE), "finish with a score of −2 or lower"),
        ("run >= 5", Goal(5, Kind.RUN), "play 5 cards in a row without a draw"),
        ("expose 6♥", Goal(0, Kind.EXPOSE, SIX), "free 6♥"),
        ("EXPOSE 6h", Goal(0, Kind.EXPOSE, SIX), "free 6♥"),
    ],
)
def test_a_goal_is_read(text: str, goal: Goal, words: str) -> None:
    assert Goal.parse(text) == goal
    assert goal.in_words() == words
    assert Goal.parse(str(goal)) == goal


@given(st.sampled_from(list(Kind)), st.integers(1, 999))
def test_text_and_goal_are_the_same(kind: Kind, number: int) -> None:
    goal = Goal(0, kind, SIX) if kind is Kind.EXPOSE else Goal(number, kind)
    assert Goal.parse(str(goal)) == goal


@pytest.mark.parametrize(
    "text",
    ["", "clean", "left < 4", "left <= -1", "left <= 2.5", "left <= 1000", "clear 2", "run <= 2", "expose"],
)
def test_anything_else_is_refused(text: str) -> None:
    with pytest.raises(GolfError) as caught:
        Goal.parse(text)
    expected = (
        'expected "clear", "left <= N", "score <= N", "run >= N" with a number, or "expose" with a card'
    )
    assert str(caught.value) == f'"{text}": not a goal; {expected}'


@pytest.mark.parametrize(
    "number,kind,message",
    [
        (-1, Kind.LEFT, '"-1": not a goal; expected 0 cards left or more'),
        (0, Kind.RUN, '"0": not a goal; expected a run of 1 card or more'),
    ],
)
def test_numbers_that_cannot_be(number: int, kind: Kind, message: str) -> None:
    with pytest.raises(GolfError, match=message):
        Goal(number, kind)
    with pytest.raises(GolfError, match="not a card"):
        Goal.parse("expose 6X")


def test_a_goal_looks_at_the_cards_in_the_columns() -> None:
    position = parse_board(BOARD, partial=True)
    assert [Goal(most).reached(position) for most in (0, 2, 3, 4)] == [False, False, True, True]
    assert [Goal(2).allows(left) for left in (0, 2, 3)] == [True, True, False]


def test_the_values_of_each_goal() -> None:
    way = Way(parse_board(BOARD, partial=True))
    goals = [Goal.parse(text) for text in ("clear", "score <= -1", "run >= 2", "expose 7C")]
    values = [[goal.value(way.on(moves)) for goal in goals] for moves in ((), (Play(0),), (Play(0), Play(0)))]
    assert values == [[3, 3, 0, 1], [2, 2, 1, 0], [1, 1, 2, 0]]
    cleared = way.on((Play(0), Play(0), Play(1)))
    assert [goal.value(cleared) for goal in goals] == [0, -2, 3, 0]
    assert [goal.reached(cleared) for goal in goals] == [True] * 4
    assert [goal.reached(way) for goal in goals] == [False] * 4
    assert [goal.asks_for_the_best for goal in goals] == [True, True, False, False]


@pytest.mark.parametrize(
    "text,words",
    [
        ("left <= 2", "1 card left"),
        ("score <= 2", "a score of +1"),
        ("run >= 2", "a run of 1 card"),
        ("expose 6H", "1 card on 6♥"),
    ],
)
def test_a_value_in_words(text: str, words: str) -> None:
    assert Goal.parse(text).value_in_words(1) == words
