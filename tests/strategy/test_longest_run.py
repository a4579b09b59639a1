"""The fair player against every run there is, and that it knows nothing of the stock."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from golf_nb.engine import Draw, Play, Position, deal, parse_board
from golf_nb.strategy import longest_run, play_longest_runs
from tests.strategies import partial_positions
from tests.strategy import blind


def runs(position: Position) -> list[tuple[Play, ...]]:
    """Give every run that cannot go on, the leftmost plays first."""
    found = [
        (Play(column), *rest) for column in position.playable() for rest in runs(position.after(Play(column)))
    ]
    return found or [()]


@given(partial_positions())
def test_no_run_is_longer_and_none_of_the_same_length_begins_further_to_the_left(position: Position) -> None:
    run = longest_run(position)
    assert len(run) == blind.longest_run(position)
    assert run == max(runs(position), key=len)  # max gives the first of several


@pytest.mark.parametrize(
    "board, moves",
    [
        ("Foundations: KD\n7C\nQS", ""),
        ("Foundations: 7D\n6C\n6S", "A"),
        ("Foundations: 7D\n6H\n7C 8S", "BBA"),
        ("Foundations: 7D\n8C\n6S\n5H", "BC"),
    ],
)
def test_small_tables(board: str, moves: str) -> None:
    assert "".join(map(str, longest_run(parse_board(board, "king-stops", partial=True)))) == moves


@given(partial_positions(), st.data())
def test_the_stock_is_not_seen_before_it_is_drawn(position: Position, data: st.DataObject) -> None:
    seen = data.draw(st.integers(0, len(position.stock)))
    stock = (*position.stock[:seen], *data.draw(st.permutations(position.stock[seen:])))
    other = Position(position.columns, stock, position.waste, position.rules)
    before = [upto(play_longest_runs(table).moves, seen) for table in (position, other)]
    assert before[0] == before[1]


def upto(moves: tuple[object, ...], draws: int) -> list[object]:
    """Give the moves before the draw that comes after some draws."""
    kept = []
    for move in moves:
        draws -= isinstance(move, Draw)
        if draws < 0:
            break
        kept.append(move)
    return kept


@given(partial_positions())
def test_a_hand_is_played_to_its_end_and_drawn_only_when_nothing_fits(position: Position) -> None:
    game = play_longest_runs(position)
    assert game.start == position
    assert game.position.outcome != "playing"
    here = position
    for move in game.moves:
        assert not (isinstance(move, Draw) and here.playable())
        here = here.after(move)


@pytest.mark.parametrize("preset, columns", [("patience", 7), ("double", 10), ("double-pysol", 9)])
def test_whole_deals(preset: str, columns: int) -> None:
    start = deal(1, preset)
    end = play_longest_runs(start).position
    assert len(end.columns) == columns
    assert len(end.waste) + len(end.stock) + end.cards_left == 52 * start.rules.packs
