from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given

from golf_nb.engine import Course, GolfError, Hole
from tests.engine.courses import cleared, courses, hole, played

COURSE = Course(138)


@given(courses().flatmap(played))
def test_a_clear_always_beats_the_rest(course: Course) -> None:
    clears = [one.score for one in course.played if one.cleared and one.score is not None]
    others = [one.score for one in course.played if not one.cleared and one.score is not None]
    assert max(clears, default=0) <= 0 < min(others, default=1)
    assert course.total == sum(clears) + sum(others)
    assert course.plan.played == ()


@pytest.mark.parametrize(
    "values, message",
    [
        ((0, 24), 'hole, "0": not a hole; expected a whole number from 1 on'),
        ((True, 24), 'hole, "True": not a hole; expected'),
        ((1, 0), 'deal, "0": there is no such deal; expected'),
        ((1, 24, 4, "lost"), 'state, "lost": no such state; expected open, finished or conceded'),
        ((1, 24, 4), 'score, "4": an open hole has no score; expected none'),
        ((1, 24, None, "finished"), 'score, "": a finished hole has a score; expected a whole number'),
        ((1, 24, 4.0, "conceded"), 'score, "4.0": a conceded hole has a score; expected a whole number'),
    ],
)
def test_what_is_no_hole(values: tuple[Any, ...], message: str) -> None:
    with pytest.raises(GolfError) as caught:
        Hole(*values)
    assert str(caught.value).startswith(message)


@pytest.mark.parametrize(
    "course, one, message",
    [
        (COURSE, hole(10, 4), 'hole 10, hole, "10": no such hole; expected 1 to 9'),
        (COURSE, Hole(1, 139), 'hole 1, deal, "139": not the deal of this hole; expected deal 138'),
        (COURSE, hole(1, 36), 'hole 1, score, "36": no finished hand scores this; expected -16 to 35'),
        (COURSE, hole(1, -17), 'hole 1, score, "-17": no finished hand scores this; expected -16 to 35'),
        (
            COURSE,
            hole(1, 0, "conceded"),
            'hole 1, score, "0": no conceded hand scores this; expected 1 to 35',
        ),
        (
            Course(138, "patience"),
            hole(1, -1),
            'hole 1, score, "-1": no finished hand scores this; expected 0 to 35',
        ),
        (
            Course(138, "double"),
            hole(1, 51),
            'hole 1, score, "51": no finished hand scores this; expected 0 to 50',
        ),
    ],
)
def test_holes_that_are_not_of_the_course(course: Course, one: Hole, message: str) -> None:
    with pytest.raises(GolfError) as caught:
        Course(course.start, course.rules, course.length, [one])
    assert str(caught.value) == message


def test_a_hole_twice() -> None:
    with pytest.raises(GolfError, match="hole 1: the hole is there twice; expected it once"):
        Course(138, played=[hole(1, 4), hole(1, 5)])
    # Open holes may be among those played.
    course = COURSE.record(1, cleared(138))
    assert Course(138, played=course.holes) == course
