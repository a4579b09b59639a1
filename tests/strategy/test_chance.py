from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given, settings

from golf_nb.engine import Draw, Position, deal, parse_board
from golf_nb.strategy.chance import by_chance
from tests.strategies import partial_positions


def tree(position: Position) -> tuple[Fraction, Fraction]:
    """The same by looking at every line of play, with the rules alone."""
    moves = position.moves()
    plays = tuple(move for move in moves if not isinstance(move, Draw)) or moves
    if not plays:
        return Fraction(position.cards_left), Fraction(position.cards_left == 0)
    ends = [tree(position.after(move)) for move in plays]
    strokes, clear = (sum((end[part] for end in ends), Fraction()) for part in range(2))
    return strokes / len(ends), clear / len(ends)


@settings(max_examples=200)
@given(partial_positions(columns=3, rows=3, stock=4))
def test_against_every_line_of_play(position: Position) -> None:
    chance, (strokes, clear) = by_chance(position), tree(position)
    assert chance.strokes == pytest.approx(float(strokes))
    assert chance.clear == pytest.approx(float(clear))


@pytest.mark.parametrize(
    "board, strokes, clear",
    [
        ("Foundations: 7D\n7C 8S\n6H", 1.0, 0.5),
        ("Foundations: KD\n7C 8S\n6H", 3.0, 0.0),
        ("Talon: 2C\nFoundations: 7D\n-", 0.0, 1.0),
        # Half the time the 8 is played first, and the 9 that is drawn comes too late for it.
        ("Talon: 9C\nFoundations: 7D\n8S\n6H", 0.5, 0.5),
    ],
)
def test_small_positions(board: str, strokes: float, clear: float) -> None:
    assert by_chance(parse_board(board, "king-stops", partial=True)) == (strokes, clear)


# First estimates that others made from samples of play at random. The means of single deals spread by 3 to 4 strokes,
# so that of 30 deals is known to about two thirds of a stroke.
@pytest.mark.parametrize("preset, strokes", [("king-stops", 11.3), ("record", 9.0), ("putt-putt", 5.3)])
def test_what_chance_leaves_of_deals_on_average(preset: str, strokes: float) -> None:
    left = [by_chance(deal(number, preset)).strokes for number in range(1, 991, 33)]
    assert sum(left) / len(left) == pytest.approx(strokes, abs=1.7)
