from __future__ import annotations

import pytest

from golf_nb.records import Store, duration
from golf_nb.records.model import rank
from tests.records.boards import ending


def test_a_clear_ranks_before_every_blocked_hand() -> None:
    ends = [(score, score <= 0) for score in range(-53, 64)]
    assert sorted(ends, key=lambda end: rank(end[0], cleared=end[1])) == ends


@pytest.mark.parametrize(
    "scores, sentence",
    [
        ([2], "Your first result for this deal: your best under these rules is +2."),
        ([-3], "Your first clear of this deal in 1 min 15 s: your best under these rules is −3."),
        ([2, 0], "Your first clear of this deal in 1 min 15 s: your best under these rules is 0."),
        ([2, 1], "A new best for this deal: your best under these rules is +1. Before it was +2."),
        ([0, -3], "A new best for this deal: your best under these rules is −3. Before it was 0."),
        ([1, 2], "For this deal your best under these rules is +1."),
        ([-3, -3], "For this deal your best under these rules is −3."),
    ],
)
def test_a_result_says_what_has_changed(scores: list[int], sentence: str) -> None:
    with Store.temporary() as store:
        for score in scores:
            result = store.record_result(ending(score), seconds=75)
    assert result.sentence == sentence


def test_without_a_clock_no_time_is_said() -> None:
    with Store.temporary() as store:
        sentence = store.record_result(ending(-1)).sentence
    assert sentence == "Your first clear of this deal: your best under these rules is −1."


@pytest.mark.parametrize(
    "seconds, words",
    [
        (0, "0 s"),
        (59.99, "59 s"),
        (60, "1 min 0 s"),
        (3599, "59 min 59 s"),
        (3600, "1 h 0 min"),
        (90061, "25 h 1 min"),
    ],
)
def test_a_duration_in_words(seconds: float, words: str) -> None:
    assert duration(seconds) == words
