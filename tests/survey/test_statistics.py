from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from golf_nb.survey.statistics import wilson


@pytest.mark.parametrize(
    "successes, trials, low, high",
    [
        # R. G. Newcombe, Statistics in Medicine 17 (1998), table I, method 3.
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
        # All successes: the same from the other end.
        (20, 20, 0.8389, 1.0),
    ],
)
def test_known_intervals(successes: int, trials: int, low: float, high: float) -> None:
    interval = wilson(successes, trials)
    assert interval is not None
    assert interval == pytest.approx((low, high), abs=5e-5)


def test_without_a_trial_nothing_is_known() -> None:
    assert wilson(0, 0) is None


@given(st.integers(1, 10**7).flatmap(lambda trials: st.tuples(st.integers(0, trials), st.just(trials))))
def test_the_share_lies_within_and_the_ends_are_shares(counts: tuple[int, int]) -> None:
    successes, trials = counts
    interval = wilson(successes, trials)
    assert interval is not None
    low, high = interval
    assert 0 <= low <= successes / trials <= high <= 1
    mirrored = wilson(trials - successes, trials)
    assert mirrored is not None
    assert mirrored == pytest.approx((1 - high, 1 - low), abs=1e-12)
