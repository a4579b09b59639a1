from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from golf_nb.engine import FIRST, LAST, Course, GolfError, read_course
from tests.engine.courses import courses


@given(courses())
def test_a_code_gives_the_same_course(course: Course) -> None:
    again = read_course(course.code)
    assert again == course
    assert again.rules.name == course.rules.name
    assert len(set(course.deals)) == course.length
    assert all(FIRST <= number <= LAST for number in course.deals)


def test_other_ways_to_write_a_code() -> None:
    assert read_course(" c18-024-King-Stops ") == Course(24, "king-stops", 18)
    assert (
        read_course("C9-24-king-to-ace")
        == read_course("C9-24-putt-putt")
        == read_course("C9-24-wrap.strokes")
    )


@pytest.mark.parametrize(
    "code, place, problem",
    [
        ("", "1", "not a course code; expected C9 or C18, the number of the first deal and the rules"),
        ("C9-24", "1", "not a course code; expected C9 or C18, the number of the first deal and the rules"),
        (24, "1", "not a course code; expected C9"),
        ("C10-24-classic", "1 (C10)", "no such course; expected C9 or C18"),
        ("24-C9-classic", "1 (24)", "no such course; expected C9 or C18"),
        ("C9-x-classic", "4 (x)", "not a deal number; expected a whole number from 1 to 2147483647"),
        ("C9-0-classic", "4 (0)", "there is no such deal; expected"),
        ("C9--1-classic", "4", "not a deal number; expected"),
        ("C9-24-clasic", "7 (clasic)", "no such rules; expected"),
        ("C9-24-wrap.bonsu", "12 (bonsu)", "no such rules; expected"),
        ("C9-24–classic", "6 (–)", "no code has this character; expected"),
    ],
)
def test_what_is_no_course_code(code: Any, place: str, problem: str) -> None:
    with pytest.raises(GolfError) as caught:
        read_course(code)
    assert str(caught.value).startswith(f'course code, character {place}, "{code}": {problem}')


@given(st.one_of(st.text(), st.text("C9180-24kingstopwra.")))
def test_any_text(text: str) -> None:
    try:
        course = read_course(text)
    except GolfError:
        with pytest.raises(GolfError) as caught:
            read_course(text)
        assert caught.value.text == text
    else:
        assert read_course(course.code) == course
