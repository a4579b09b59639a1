from __future__ import annotations

from golf_nb.survey.codes import CLEARED, LEFT, PENDING, UNKNOWN, codes
from golf_nb.survey.scores import Scores


def test_scores_are_a_mapping_of_what_is_known() -> None:
    scores = Scores([2, 3, 5, 7, 11, 13, 17, 19], codes([-3, 2, UNKNOWN, 0, PENDING, CLEARED, LEFT, 2]))
    assert dict(scores) == {2: -3, 3: 2, 7: 0, 19: 2}
    assert len(scores) == 4
    assert (scores[3], scores.get(5), scores.get(11), scores.get(13)) == (2, None, None, None)
    assert 4 not in scores
    assert "abc" not in scores  # type: ignore[comparison-overlap]
    assert 20 not in scores
    assert repr(scores) == "Scores of 4 deals"


def test_scores_of_a_range() -> None:
    scores = Scores(range(10, 13), codes([1, PENDING, -2]))
    assert (dict(scores), scores.get(13), scores.get(9)) == ({10: 1, 12: -2}, None, None)
