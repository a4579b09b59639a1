"""The search under a budget: what it looks at, and what a step is."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from golf_nb.engine import Position, deal, parse_board
from golf_nb.solver.hand import NEVER, Hand
from golf_nb.solver.kernels import End
from golf_nb.solver.search_layers import Layers
from golf_nb.solver.search_steps import CompulsorySteps, OptionalSteps
from tests.strategies import partial_positions

BOARD = "Talon: KC 2C 9H\nFoundations: 7D\n7C 8S\n10H\n3D AC"


@settings(max_examples=200)
@given(position=partial_positions(), budget=st.integers(1, 300))
def test_it_looks_at_no_more_than_its_budget(position: Position, budget: int) -> None:
    looked: list[int] = []

    class Counted(Layers):
        def _following(self, layer: dict[int, list[int]]) -> dict[int, list[int]]:
            looked.extend(layer)
            return super()._following(layer)

    if any(position.columns):
        layers = Counted(Hand.of(position), budget)
        assert len(looked) == len(set(looked)) <= budget
        assert layers.complete or budget < Hand.of(position).size


@pytest.mark.parametrize("name", ["double", "compulsory"])
def test_a_search_that_left_something_out_says_so(name: str) -> None:
    hand = Hand.of(deal(1, name))
    assert not Layers(hand, 1).complete
    assert not Layers(hand, 300).complete


def test_the_best_end_is_the_only_one() -> None:
    layers = Layers(Hand.of(parse_board("Talon: 2C\nFoundations: 7D\n8S", partial=True)), 10)
    assert layers.ends == (layers.end,) == (End(0, 0, 0),)
    assert layers.arrivals(0) == [0]


def test_a_step_with_optional_draws() -> None:
    hand = Hand.of(parse_board(BOARD, "king-stops", partial=True))
    steps = OptionalSteps(hand)
    # The eight fits at once, the ace after two draws, the ten after three.
    assert dict(steps.plays((2, 1, 2), [])) == {0: 0, 1: 3, 2: 2}
    assert dict(steps.plays((1, 1, 2), [0, NEVER, NEVER])) == {0: 0, 1: 3, 2: 2}
    assert steps.fewest([NEVER, 3, 2]) == 2


def test_a_step_under_compulsory_play() -> None:
    hand = Hand.of(parse_board(BOARD, "compulsory", partial=True))
    steps = CompulsorySteps(hand)
    # The eight has to be played, and then the seven on it.
    assert dict(steps.plays((2, 1, 2), [])) == {0: 0b1}
    assert dict(steps.plays((1, 1, 2), [0b1, 0, 0])) == {0: 0b1}
    # Nothing fits on the seven, so draws are made until an ace fits on the two; nobody gets to the nine.
    assert dict(steps.plays((0, 1, 2), [0b1, 0, 0])) == {2: 0b100}
    assert steps.fewest([0, 0b1000, 0b100]) == 2


def test_nothing_is_played_on_nothing() -> None:
    free = Hand.of(parse_board("Foundations: KD\nQC", "king-stops", partial=True))
    forced = Hand.of(parse_board("Foundations: KD\nQC", "compulsory", partial=True))
    assert list(OptionalSteps(free).plays((1,), [])) == list(CompulsorySteps(forced).plays((1,), [])) == []
