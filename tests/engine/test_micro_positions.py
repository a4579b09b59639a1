"""Positions small enough to play out by hand: the longest number of plays by the first play."""

from __future__ import annotations

import pytest

from golf_nb.engine import Position, Rules, parse_board


def longest(position: Position) -> int:
    """The most plays that can follow, without a draw."""
    return max((1 + longest(position.after(move)) for move in position.moves()), default=0)


def by_first_play(board: str, kings: str) -> dict[str, int]:
    position = parse_board(board, Rules.preset("king-stops").replace(kings=kings), partial=True)
    return {
        str(card): 1 + longest(position.after(move))
        for move in position.moves()
        for card in [position.after(move).waste_top]
    }


@pytest.mark.parametrize(
    "board, kings, longest_by_first",
    [
        ("Foundations: 7D\n7C 8S\n6H", "stop", {"8♠": 3, "6♥": 1}),
        ("Foundations: 6D\n8C 7S\n6H 5C", "stop", {"7♠": 2, "5♣": 4}),
        ("Foundations: QD\nKC\nQS JH", "stop", {"K♣": 1, "J♥": 3}),
        ("Foundations: QD\nQS KC\nJH", "stop", {"K♣": 1, "J♥": 1}),
        ("Foundations: QD\nQS KC\nJH", "queen", {"K♣": 3, "J♥": 1}),
        ("Foundations: KD\n2C AS", "stop", {}),
        ("Foundations: KD\n2C AS", "queen", {}),
        ("Foundations: KD\n2C AS", "wrap", {"A♠": 2}),
    ],
)
def test_longest_run(board: str, kings: str, longest_by_first: dict[str, int]) -> None:
    assert by_first_play(board, kings) == longest_by_first
