from __future__ import annotations

from array import array

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from golf_nb.engine import FIRST, LAST, GolfError, KingRule, Rules, deal
from golf_nb.engine.deals import dealt_ranks
from golf_nb.solver import kernels
from golf_nb.solver.hand import Hand
from golf_nb.survey import work
from golf_nb.survey.codes import CLEARED, UNKNOWN
from golf_nb.survey.work import chunk_size, hand_of, is_swept, solve_chunk
from tests.solver.reference import best_scores, bonus_rules
from tests.strategies import rule_sets


@given(st.integers(FIRST, LAST), rule_sets())
def test_the_ranks_are_those_of_the_deal(number: int, rules: Rules) -> None:
    position = deal(number, rules)
    assert hand_of(number, rules) == Hand.of(position)
    ranks = dealt_ranks(number, rules.packs)
    assert ranks[rules.columns * rules.rows] == position.waste_top.rank
    assert ranks[: rules.columns] == tuple(column[0].rank for column in position.columns)


def test_ranks_of_no_deal() -> None:
    with pytest.raises(GolfError, match='"0": there is no such deal'):
        dealt_ranks(0)


@pytest.mark.parametrize("kings", KingRule)
def test_published_scores(kings: KingRule) -> None:
    numbers = range(1, 41)
    found = array("b", solve_chunk(numbers, bonus_rules(kings)))
    assert found.tolist() == [best_scores()[number, kings, False] for number in numbers]


def test_published_scores_of_compulsory_play() -> None:
    numbers = (3, 1, 24)
    found = array("b", solve_chunk(numbers, bonus_rules("stop", compulsory=True)))
    assert found.tolist() == [best_scores()[number, "stop", True] for number in numbers] == [1, 8, 6]


@settings(max_examples=20)
@given(st.integers(FIRST, LAST))
def test_a_clear_is_worth_nothing_in_strokes(number: int) -> None:
    bonus = array("b", solve_chunk([number], Rules.preset("record")))[0]
    strokes = array("b", solve_chunk([number], Rules.preset("classic")))[0]
    assert strokes == max(bonus, 0)


def test_small_hands() -> None:
    rules = Rules("stop", "bonus", columns=1, rows=1)  # type: ignore[arg-type]
    for number in range(1, 40):
        position = deal(number, rules)
        near = [
            draws
            for draws, card in enumerate((position.waste_top, *position.stock))
            if rules.fits(position.exposed[0], card)  # type: ignore[arg-type]
        ]
        expected = near[0] - len(position.stock) if near else 1
        assert array("b", solve_chunk([number], rules)).tolist() == [expected]


def test_a_search_that_ends_early(monkeypatch: pytest.MonkeyPatch) -> None:
    class Answer:
        def __init__(self, cleared: bool | None, proven: bool) -> None:
            self.cleared, self.proven, self.score = cleared, proven, 5

    answers = {1: Answer(None, False), 2: Answer(True, False), 3: Answer(False, True)}
    monkeypatch.setattr(work, "solve", lambda position, budget: answers[budget])
    for budget, code in ((1, UNKNOWN), (2, CLEARED), (3, 5)):
        assert array("b", solve_chunk([24], Rules.preset("double"), budget)).tolist() == [code]


def test_what_is_swept() -> None:
    assert [name for name in Rules.presets() if not is_swept(Rules.preset(name))] == [
        *("double", "double-pysol", "compulsory")
    ]


@pytest.mark.parametrize(
    "kernel, rules, budget, size",
    [
        ("numba", "classic", None, 256),
        ("numba", "compulsory", None, 8),
        ("numba", "double", None, 1),
        ("numba", "classic", 1000, 1),
        ("numpy", "classic", None, 8),
        ("plain", "classic", None, 1),
    ],
)
def test_chunks_take_a_fraction_of_a_second(
    kernel: str, rules: str, budget: int | None, size: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(kernels.VARIABLE, kernel)
    assert chunk_size(Rules.preset(rules), budget) == size
