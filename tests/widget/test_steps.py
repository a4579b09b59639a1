from __future__ import annotations

from itertools import pairwise

from hypothesis import given

from golf_nb.engine import Game, deal
from golf_nb.widget.steps import Step, step
from tests.strategies import games

START = Game(deal(24))
PLAYED = Game(deal(24), ["A", "draw"])


def test_each_kind() -> None:
    assert step(START, START.play("A")) is Step.MOVE
    assert step(PLAYED.undo(), PLAYED) is Step.MOVE
    assert step(PLAYED.undo(), PLAYED.undo().play("draw")) is Step.MOVE
    assert step(PLAYED, PLAYED.undo()) is Step.UNDO
    assert step(PLAYED, PLAYED.restart()) is Step.RESTART
    assert step(START.play("A"), START) is Step.RESTART
    assert step(START, PLAYED) is Step.OTHER
    assert step(PLAYED, PLAYED.undo().undo()) is Step.OTHER
    assert step(PLAYED, Game(deal(24), ["B"])) is Step.OTHER
    assert step(START, Game(deal(25))) is Step.OTHER
    assert step(START, Game(deal(24, "classic"))) is Step.OTHER


@given(games())
def test_a_hand_is_a_line_of_moves_forwards_and_of_undos_backwards(game: Game) -> None:
    line = [Game(game.start, game.moves, cursor) for cursor in range(len(game.moves) + 1)]
    for before, after in pairwise(line):
        assert step(before, after) is Step.MOVE
        assert step(after, before) is Step.UNDO
    for before in line[1:]:
        assert step(before, before.restart()) is Step.RESTART
