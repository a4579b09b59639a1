from __future__ import annotations

import pickle
from typing import TYPE_CHECKING

import pytest

from golf_nb.engine import Rules
from golf_nb.survey import Survey
from golf_nb.survey.codes import CLEARED, LEFT, PENDING, UNKNOWN, codes

if TYPE_CHECKING:
    from collections.abc import Sequence

RECORD = Rules.preset("record")


def made(results: Sequence[int], numbers: Sequence[int] | None = None) -> Survey:
    return Survey(RECORD, numbers or range(1, len(results) + 1), codes(results))


MIXED = made([-3, 2, UNKNOWN, 0, PENDING, CLEARED, LEFT, 2], [2, 3, 5, 7, 11, 13, 17, 19])


def test_counts() -> None:
    survey = MIXED
    assert (survey.asked, survey.done, survey.complete) == (8, 7, False)
    assert (survey.cleared, survey.not_cleared, survey.unknown) == (3, 3, 1)
    assert survey.open == (5, 13, 17)
    assert survey.clear_rate == 0.5
    assert survey.bounds == (3 / 7, 4 / 7)
    assert survey.interval == pytest.approx((0.18761, 0.81239), abs=1e-5)
    assert survey.distribution == {-3: 1, 0: 1, 2: 2}
    assert list(survey.distribution) == [-3, 0, 2]
    assert survey.mean_score == 0.25
    assert survey.mean_strokes == 1.0
    assert list(survey.rows()) == [
        *((2, -3), (3, 2), (5, UNKNOWN), (7, 0), (13, CLEARED), (17, LEFT), (19, 2)),
    ]


@pytest.mark.parametrize("results", [[], [PENDING, PENDING]])
def test_nothing_done_gives_no_figures(results: list[int]) -> None:
    survey = made(results)
    assert survey.done == 0
    assert survey.complete == (not results)
    assert {survey.clear_rate, survey.interval, survey.bounds, survey.mean_score, survey.mean_strokes} == {
        None
    }
    assert (survey.distribution, dict(survey.scores), survey.open) == ({}, {}, ())


def test_only_given_up() -> None:
    survey = made([UNKNOWN, UNKNOWN])
    assert (survey.clear_rate, survey.interval, survey.bounds, survey.unknown) == (None, None, (0, 1), 2)


def test_what_was_refused_cannot_be_changed() -> None:
    survey = Survey(RECORD, [], codes(), refused={0: "no"}, messages=["a"])
    assert survey.refused == {0: "no"}
    with pytest.raises(TypeError):
        survey.refused[1] = "yes"  # type: ignore[index]
    assert survey.messages == ("a",)


def test_a_survey_can_be_sent_and_kept() -> None:
    survey = Survey(RECORD, range(1, 3), codes([0, 2]), refused={0: "no"}, stopped="lost")
    sent = pickle.loads(pickle.dumps(survey))  # noqa: S301 - our own
    assert repr(sent) == repr(survey)
    assert dict(sent.scores) == {1: 0, 2: 2}
