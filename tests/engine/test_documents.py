from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from golf_nb.engine import GolfError
from golf_nb.engine.documents import Node, read_csv, read_json, write_csv

VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=8,
)


CELLS = st.text().filter(lambda text: not {"\x00", "\r", "\n"} & set(text))


@given(st.lists(st.tuples(CELLS, st.integers()), max_size=5))
def test_cells_are_read_back(rows: list[tuple[str, int]]) -> None:
    text = write_csv(("name", "number"), rows)
    cells = [(cell["name"].text(), cell["number"].value) for _, cell in read_csv(text, ("number", "name"))]
    assert cells == [(name, str(number)) for name, number in rows]


def test_places_of_lines() -> None:
    (one, other) = read_csv("a,b\n\n1,\n\n2,3\n", ("a", "b"))
    assert (one[0], one[1]["a"].place, one[1]["b"].empty) == ("line 3", "line 3, column a", True)
    assert (other[0], other[1]["b"].whole()) == ("line 5", 3)


@pytest.mark.parametrize(
    "value, number", [("4", 4), (" -3 ", -3), ("+12", 12), (7, 7), (-(10**30), -(10**30))]
)
def test_whole_numbers(value: Any, number: int) -> None:
    assert Node(value, "x").whole() == number


@given(VALUES)
def test_any_value_is_read_or_refused_with_its_place(value: Any) -> None:
    node = Node(value, "here")
    for read in (node.whole, node.text, lambda: list(node.items()), lambda: node.table("a")):
        try:
            read()
        except GolfError as error:
            place = str(error.place)
        else:
            continue
        assert place.startswith("here")


def test_the_whole_document_has_no_place() -> None:
    with pytest.raises(GolfError) as caught:
        read_json("\ufeff[1]").table("a")
    assert str(caught.value) == '"[1]": not an object; expected an object with a'
