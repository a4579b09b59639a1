from __future__ import annotations

import pytest

from golf_nb.engine import deal
from golf_nb.solver import Solution
from golf_nb.survey.codes import (
    CLEARED,
    LEFT,
    MOST,
    OPEN,
    PENDING,
    UNKNOWN,
    code_of,
    codes,
    is_cleared,
    is_score,
    text_of,
)


@pytest.mark.parametrize(
    "score, bound, cleared, code, text",
    [
        (4, 4, False, 4, "4"),
        (-3, -3, True, -3, "-3"),
        (0, 0, True, 0, "0"),
        (4, 1, False, LEFT, "not cleared"),
        (-1, -9, True, CLEARED, "cleared"),
        (4, -9, None, UNKNOWN, "?"),
    ],
)
def test_what_a_solution_says(score: int, bound: int, cleared: bool | None, code: int, text: str) -> None:
    assert code_of(Solution(deal(1), score, bound, cleared, ())) == code
    assert is_cleared(code) is cleared
    assert text_of(code) == text
    assert is_score(code) == (score == bound)


def test_every_code_fits_a_byte_and_none_is_two_things() -> None:
    every = [PENDING, *range(-MOST, MOST + 1), *OPEN]
    assert codes(every).tolist() == every
    assert len(set(map(text_of, every))) == len(every) == 213
