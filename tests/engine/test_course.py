from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from golf_nb.engine import (
    FIRST,
    LAST,
    Course,
    GolfError,
    Hole,
    HoleState,
    Outcome,
    Rules,
    deal,
)
from tests.engine.courses import blocked, cleared, hole
from tests.strategies import rule_sets

COURSE = Course(138)


def test_the_plan() -> None:
    course = Course(24, "classic", 18)
    assert course.deals == tuple(range(24, 42))
    assert course.code == "C18-24-classic"
    assert [one.state for one in course.holes] == [HoleState.OPEN] * 18
    assert course.opening(3) == deal(26, "classic")
    assert (course.next_hole, course.total, course.mean, course.played) == (1, 0, None, ())
    assert str(Course(24)) == "C9-24-king-stops: 0 after 0 of 9 holes"


def test_after_the_last_number_comes_the_first() -> None:
    assert Course(LAST - 1).deals[:4] == (LAST - 1, LAST, FIRST, FIRST + 1)


@pytest.mark.parametrize(
    "start, rules, length, message",
    [
        (0, "classic", 9, 'deal number, "0": there is no such deal'),
        (1, "nope", 9, '"nope": no such rule set'),
        (1, "classic", 10, 'length, "10": not a course; expected 9 or 18 holes'),
        (1, "classic", "9", 'length, "9": not a course; expected 9 or 18 holes'),
    ],
)
def test_what_is_no_course(start: Any, rules: str, length: Any, message: str) -> None:
    with pytest.raises(GolfError) as caught:
        Course(start, rules, length)
    assert str(caught.value).startswith(message)


def test_a_course_is_played() -> None:
    course = COURSE.record(1, cleared(138))
    assert course.holes[0] == hole(1, -6)
    course = course.record(2, blocked(course.opening(2)))
    assert course.holes[1].state is HoleState.FINISHED
    left = course.holes[1].score
    assert left is not None
    assert left > 0
    half = deal(141).after("draw")
    course = course.concede(4, half)
    assert course.holes[3] == hole(4, 35, "conceded")
    assert course.total == -6 + left + 35
    assert course.mean == pytest.approx((29 + left) / 3)
    assert course.next_hole == 3
    assert str(course) == f"C9-138-king-stops: +{29 + left} after 3 of 9 holes"
    assert [one.counts for one in course.holes] == [True, True, False, True, *[False] * 5]


def test_a_hand_conceded_before_it_began_counts_every_card() -> None:
    assert COURSE.concede(1, deal(138)).total == 35
    assert Course(138, "double").concede(1, deal(138, "double")).total == 50


def test_a_clear_without_stock_counts_nothing_but_is_a_clear() -> None:
    course = Course(2).record(1, cleared(2))
    assert (course.total, course.holes[0].cleared, course.holes[0].text) == (0, True, "0")


def test_four_and_minus_three_make_one() -> None:
    course = Course(138, played=[hole(2, -3), hole(1, 4)])
    assert course.total == 1
    assert str(course).endswith(": +1 after 2 of 9 holes")
    assert course.summary() == "mean +0.50 of 2 finished holes; cleared 1 of 2 (50 %)"


def test_means_say_over_what() -> None:
    def summary(*holes: Hole) -> str:
        return Course(138, played=holes).summary()

    assert summary() == "no finished hole yet"
    assert summary(hole(1, 4)) == "mean +4.00 of 1 finished hole; cleared 0 of 1 (0 %)"
    # Never over clears only, and a share is rounded, not cut.
    clears = [hole(1, -2), hole(2, -1), hole(3, 8)]
    assert summary(*clears) == "mean +1.67 of 3 finished holes; cleared 2 of 3 (67 %)"
    assert summary(hole(1, -2), *(hole(number, 5) for number in (2, 3, 4))) == (
        "mean +3.25 of 4 finished holes; cleared 1 of 4 (25 %)"
    )
    assert summary(hole(1, 4), hole(2, 30, "conceded")) == (
        "mean +17.00 of 2 holes (1 finished, 1 conceded); cleared 0 of 2 (0 %)"
    )


def test_a_hole_counts_once() -> None:
    course = COURSE.record(1, cleared(138))
    for again in (course.record, course.concede):
        position = cleared(138) if again == course.record else deal(138)
        with pytest.raises(
            GolfError, match="hole 1: the hole counts already; expected an open hole, or reopen"
        ):
            again(1, position)
    assert course.reopen(1) == COURSE
    assert course.reopen(1).record(1, cleared(138)) == course
    assert COURSE.reopen(5) == COURSE


@pytest.mark.parametrize("number", [0, 10, -1, True, "1", 1.0])
def test_no_such_hole(number: Any) -> None:
    asked = [
        lambda: COURSE.opening(number),
        lambda: COURSE.record(number, cleared(138)),
        lambda: COURSE.concede(number, deal(138)),
        lambda: COURSE.reopen(number),
    ]
    for ask in asked:
        with pytest.raises(GolfError) as caught:
            ask()
        assert str(caught.value) == f'hole, "{number}": no such hole; expected 1 to 9'


@given(rule_sets(), st.integers(1, 9), st.lists(st.integers(0, 20), max_size=104))
def test_every_hand_counts(rules: Rules, number: int, choices: list[int]) -> None:
    course = Course(1, rules)
    position = course.opening(number)
    for choice in choices:
        if moves := position.moves():
            position = position.after(moves[choice % len(moves)])
    if position.outcome is Outcome.PLAYING:
        course, state = course.concede(number, position), HoleState.CONCEDED
    else:
        course, state = course.record(number, position), HoleState.FINISHED
    assert course.played == (Hole(number, number, position.score, state),)
    assert course.played[0].cleared is (position.outcome is Outcome.CLEARED)


def test_rules_of_courses_keep_their_names() -> None:
    assert Course(1, Rules.preset("putt-putt")).code == "C9-1-putt-putt"
    assert Course(1, "putt-putt") == Course(1, "king-to-ace")
