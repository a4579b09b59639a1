from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from golf_nb.lessons import LessonError
from golf_nb.lessons.fields import Fields, flowing
from golf_nb.lessons.source import Source


@pytest.mark.parametrize(
    "text,flowed",
    [
        ("one", "one"),
        ("\n  one\n  two  \n", "one two"),
        ("one\n\ntwo\nthree\n \n\nfour", "one\n\ntwo three\n\nfour"),
        ("one\r\ntwo\r\n\r\nthree", "one two\n\nthree"),
    ],
)
def test_lines_flow_into_paragraphs(text: str, flowed: str) -> None:
    assert flowing(text) == flowed


@given(st.text("ab \n\r\t"))
def test_flowing_text_stays_as_it_is(text: str) -> None:
    assert flowing(flowing(text)) == flowing(text)


@pytest.mark.parametrize(
    "value,kind",
    [
        ("true", "true or false"),
        ("1", "a number"),
        ("1.5", "a number"),
        ("'x'", "a text"),
        ("[]", "a list"),
        ("{}", "a table"),
        ("2024-01-01", "a date or time"),
    ],
)
def test_values_of_another_type_are_called_by_their_own(value: str, kind: str) -> None:
    source = Source("f", f"key = {value}")
    fields = Fields(source, (), source.tree())
    asked = {
        "a text": fields.raw,
        "a whole number": fields.number,
        "a table": fields.table,
        "a list of tables": fields.tables,
    }
    asked |= {"a text or a list of texts": fields.texts}
    fitting = {
        "1": ["a whole number"],
        "'x'": ["a text", "a text or a list of texts"],
        "[]": ["a list of tables", "a text or a list of texts"],
        "{}": ["a table"],
    }
    for expected, method in asked.items():
        if expected in fitting.get(value, []):
            method("key")
            continue
        with pytest.raises(LessonError) as caught:
            method("key")
        assert str(caught.value) == f"f, line 1, key: this is {kind}; expected {expected}"


def test_a_missing_key_may_have_a_default() -> None:
    fields = Fields(Source("f", "a = 1"), (), {"a": 1})
    assert fields.text("b", "") == ""
    assert fields.texts("b") == ()
    assert fields.tables("b") == ()
    assert fields.table("b").values == {}
    with pytest.raises(LessonError, match=r'^f, b: the lesson has no "b"$'):
        fields.text("b")
