from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from golf_nb.engine import LAST, GolfError
from golf_nb.survey.numbers import sort_out

NO_NUMBER = "not a whole number; expected a whole number from 1 to 2147483647"
NO_DEAL = "there is no such deal; expected a whole number from 1 to 2147483647"


def test_each_bad_value_is_named_and_the_rest_goes_on() -> None:
    numbers, refused = sort_out([5, 0, -1, 2**31, "abc", 3, True, 1.0, None])
    assert list(numbers) == [3, 5]
    assert refused == {
        0: NO_DEAL,
        -1: NO_DEAL,
        2**31: NO_DEAL,
        "abc": NO_NUMBER,
        True: NO_NUMBER,
        "1.0": NO_NUMBER,  # equal to True, but something else
        None: NO_NUMBER,
    }


def test_values_that_are_equal_but_not_alike_are_all_named() -> None:
    _, refused = sort_out([0, False, 0, False, [1], True, 1.0])
    assert list(refused) == [0, "False", "[1]", True, "1.0"]


def test_the_last_number_is_one() -> None:
    assert list(sort_out([LAST, 1]).numbers) == [1, LAST]


@pytest.mark.parametrize(
    "asked, numbers",
    [
        (range(1, 6), range(1, 6)),
        (range(9, 0, -3), range(3, 10, 3)),
        (range(0), []),
        (range(7, 7), []),
        (range(-1, 3), [1, 2]),
        ({4, 2}, [2, 4]),
        (iter([2, 2, 1]), [1, 2]),
    ],
)
def test_collections(asked: object, numbers: object) -> None:
    assert list(sort_out(asked).numbers) == list(numbers)  # type: ignore[arg-type, call-overload]


def test_a_range_is_not_spelled_out() -> None:
    assert sort_out(range(1, 10**7)).numbers == range(1, 10**7)
    assert list(sort_out(range(-1, 3)).refused) == [-1, 0]


@pytest.mark.parametrize(
    "asked, quoted",
    [
        (24, 'numbers, "24": not a collection of deals; expected deal numbers, such as range(1, 1001)'),
        ("24", 'numbers, "24": not a collection'),
        (b"24", "not a collection"),
        (None, '"None": not a collection'),
        (range(10**9), 'numbers, "range(0, 1000000000)": too many deals; expected at most 100,000,000'),
        (range(1, 2**100), "too many deals"),
    ],
)
def test_what_is_no_collection(asked: object, quoted: str) -> None:
    with pytest.raises(GolfError) as caught:
        sort_out(asked)  # type: ignore[arg-type]
    assert quoted in str(caught.value)


@given(st.lists(st.integers(-3, 30)))
def test_ascending_each_once(asked: list[int]) -> None:
    numbers, refused = sort_out(asked)
    assert list(numbers) == sorted({number for number in asked if number > 0})
    assert set(refused) == {number for number in asked if number <= 0}
