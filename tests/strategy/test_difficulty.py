"""Whether the catalogue's measure of difficulty says something about players who are better than chance."""

from __future__ import annotations

from golf_nb.engine import deal
from golf_nb.engine.catalogue import GRADES, catalogue
from tests.strategy.blind import rank_correlation, ranked, strokes


def test_rank_correlation() -> None:
    assert ranked([3.0, 1.0, 3.0, 2.0]) == [2.5, 0.0, 2.5, 1.0]
    assert rank_correlation([(1, 10), (2, 20), (3, 40)]) == 1.0
    assert rank_correlation([(1, 40), (2, 20), (3, 10)]) == -1.0


def test_what_is_hard_by_chance_is_hard_for_a_player_who_plays_the_longest_run() -> None:
    # Ten of each grade, from all over the catalogue.
    entries = [entry for grade in GRADES for entry in catalogue(grade)[::180][:10]]
    left = [strokes(deal(entry.number, "classic"), 8, seed=entry.number) for entry in entries]
    assert (
        rank_correlation([(entry.difficulty, cards) for entry, cards in zip(entries, left, strict=True)])
        > 0.5
    )
    easiest, hardest = sum(left[:10]) / 10, sum(left[-10:]) / 10
    assert hardest > easiest + 2
