from __future__ import annotations

from decimal import ROUND_HALF_UP, Decimal
from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from golf_nb.engine import GolfError, mean_text, percent


@pytest.mark.parametrize(
    "part, whole, text",
    [
        (2, 3, "67 %"),
        (1, 3, "33 %"),
        (1, 8, "13 %"),
        (0, 5, "0 %"),
        (5, 5, "100 %"),
        (1, 200, "1 %"),
        (1, 201, "0 %"),
    ],
)
def test_percent(part: int, whole: int, text: str) -> None:
    assert percent(part, whole) == text


@pytest.mark.parametrize(
    "total, count, text",
    [(8, 7, "+1.14"), (-1, 3, "−0.33"), (1, 200, "+0.01"), (-1, 200, "−0.01"), (1, 201, "0.00"), (0, 1, "0.00"),
     (35, 1, "+35.00"), (-1, 201, "0.00")],
)  # fmt: skip
def test_mean_text(total: int, count: int, text: str) -> None:
    assert mean_text(total, count) == text


counts = st.integers(1, 10**6).flatmap(lambda whole: st.tuples(st.integers(0, whole), st.just(whole)))


@given(counts)
def test_shares_are_rounded_as_people_round(count: tuple[int, int]) -> None:
    part, whole = count
    shown = int(percent(part, whole).removesuffix(" %"))
    assert abs(shown - Fraction(100 * part, whole)) <= Fraction(1, 2)
    assert 0 <= shown <= 100


@given(st.integers(-(10**4), 10**4), st.integers(1, 100))
def test_means_are_rounded_as_people_round(total: int, count: int) -> None:
    # The quotient is exact enough: a half of a hundredth needs no more than these digits.
    rounded = (Decimal(total) / Decimal(count)).quantize(Decimal("0.01"), ROUND_HALF_UP)
    shown = mean_text(total, count)
    assert Decimal(shown.replace("−", "-")) == rounded
    assert shown.startswith("+" if rounded > 0 else "−" if rounded < 0 else "0")


@pytest.mark.parametrize("count", [0, -1, True, 1.0, None])
def test_nothing_to_count(count: Any) -> None:
    for ask in (percent, mean_text):
        with pytest.raises(GolfError) as caught:
            ask(0, count)
        assert str(caught.value) == f'count, "{count}": nothing to count; expected 1 or more'


@pytest.mark.parametrize("part", [-1, 4, 1.0, True])
def test_more_than_all(part: Any) -> None:
    with pytest.raises(GolfError) as caught:
        percent(part, 3)
    assert str(caught.value) == f'part, "{part}": not a part of them; expected 0 to 3'
