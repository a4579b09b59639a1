from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given

from golf_nb.engine import Course, GolfError, Hole
from tests.engine.courses import courses, played


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
