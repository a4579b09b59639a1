from __future__ import annotations

import pickle
from typing import Any, cast

import pytest

from golf_nb.engine import (
    Card,
    Draw,
    GolfError,
    IllegalMoveError,
    Outcome,
    Play,
    Position,
    Reason,
    Rules,
    deal,
    parse_board,
)

EXAMPLE = """
Talon: 2C 3C
Foundations: 7D
7C 8S
6H
"""


def board(text: str, rules: str | Rules = "king-stops") -> Position:
    return parse_board(text, rules, partial=True)


def played(text: str, moves: str, rules: str | Rules = "king-stops") -> Position:
    position = board(text, rules)
    for move in moves.split():
        position = position.after(move)
    return position


def test_the_chain_rises_and_then_falls() -> None:
    position = played(EXAMPLE, "A A B")
    assert " ".join(map(str, position.waste)) == "7♦ 8♠ 7♣ 6♥"
    assert position.outcome is Outcome.CLEARED
    assert position.score == -2


def test_the_other_start_strands_two_cards() -> None:
    position = played(EXAMPLE, "B draw draw")
    assert position.moves() == ()
    assert (position.outcome, position.score) == (Outcome.BLOCKED, 2)


def test_what_can_be_seen() -> None:
    position = board(EXAMPLE + "-\n")
    assert [str(card) for card in position.exposed] == ["8♠", "6♥", "None"]
    assert str(position.waste_top) == "7♦"
    assert position.cards_left == 3
    assert position.playable() == (0, 1)
    assert position.moves() == (Play(0), Play(1), Draw())


def test_an_ace_takes_no_king_and_a_king_goes_on_a_queen() -> None:
    for kings in ("stop", "queen", "wrap"):
        rules = Rules.preset("king-stops").replace(kings=kings)
        assert board("Foundations: QD\nKC\nAC", rules).playable() == (0,)
        assert board("Foundations: AD\nKC\n2C", rules).playable() == ((0, 1) if kings == "wrap" else (1,))


def test_a_draw_takes_the_next_stock_card() -> None:
    position = played(EXAMPLE, "draw")
    assert [str(card) for card in position.stock] == ["3♣"]
    assert [str(card) for card in position.waste] == ["7♦", "2♣"]
    assert position.columns == board(EXAMPLE).columns


def test_drawing_is_free_while_a_card_fits() -> None:
    assert board(EXAMPLE).refusal(Draw()) is None


def test_drawing_is_refused_while_a_card_must_be_played() -> None:
    position = board(EXAMPLE, "compulsory")
    assert position.moves() == (Play(0), Play(1))
    with pytest.raises(IllegalMoveError) as caught:
        position.after(Draw())
    assert caught.value.refusal.reason is Reason.MUST_PLAY
    assert board("Talon: 2C\nFoundations: 7D\n2D", "compulsory").moves() == (Draw(),)


def test_an_illegal_move_says_why() -> None:
    with pytest.raises(IllegalMoveError) as caught:
        played(EXAMPLE, "draw B")
    assert str(caught.value) == "6♥ does not fit 2♣: an ace or a 3 would."
    assert caught.value.refusal.reason is Reason.TOO_FAR


@pytest.mark.parametrize("move", ["Z", "", "A1"])
def test_a_text_that_is_no_move(move: str) -> None:
    position = board(EXAMPLE)
    for ask in (position.refusal, position.after):
        with pytest.raises(GolfError, match=f'"{move}": not a move'):
            ask(move)


@pytest.mark.parametrize(
    "scoring, text, outcome, score, words",
    [
        ("bonus", "Talon: 2C 3C 4C\nFoundations: 7D\n-", "cleared", -3, "−3: cleared with 3 stock cards unused"),
        ("bonus", "Talon: 2C\nFoundations: 7D\n-", "cleared", -1, "−1: cleared with 1 stock card unused"),
        ("bonus", "Foundations: 7D\n-", "cleared", 0, "0: cleared with no stock cards unused"),
        ("strokes", "Talon: 2C 3C\nFoundations: 7D\n-", "cleared", 0, "0: cleared; unused stock does not count"),
        ("bonus", "Foundations: 7D\nAC 2C", "blocked", 2, "+2: blocked with 2 cards left in the tableau"),
        ("strokes", "Foundations: 7D\nAC", "blocked", 1, "+1: blocked with 1 card left in the tableau"),
        ("bonus", "Talon: 2C\nFoundations: 7D\nAC", "playing", 1, "+1: still in play with 1 card left in the tableau"),  # noqa: E501
        ("strokes", "Foundations: 7D\nAC 8C", "playing", 2, "+2: still in play with 2 cards left in the tableau"),
    ],
)  # fmt: skip
def test_outcome_and_score(scoring: str, text: str, outcome: str, score: int, words: str) -> None:
    position = board(text, Rules.preset("king-stops").replace(scoring=scoring))
    assert (position.outcome, position.score, position.score_in_words()) == (outcome, score, words)


def test_the_worked_example_of_two_holes() -> None:
    left = board("Foundations: 7D\nAC 2C\n3C 4C")
    cleared = board("Talon: 2C 3C 4C\nFoundations: 7D\n-")
    assert left.score + cleared.score == 1


def test_lists_and_a_preset_name_are_accepted() -> None:
    piles = cast("Any", [[Card.parse("7C"), Card.parse("8S")], [Card.parse("6H")]])
    stock, waste = cast("Any", [Card.parse("2C"), Card.parse("3C")]), cast("Any", [Card.parse("7D")])
    position = Position(piles, stock, waste, cast("Any", "king-stops"))
    assert position == board(EXAMPLE)
    assert hash(position) == hash(board(EXAMPLE))


def test_a_position_does_not_change() -> None:
    position = board(EXAMPLE)
    with pytest.raises(AttributeError):
        position.stock = ()  # type: ignore[misc]
    position.after("A")
    assert position == board(EXAMPLE)


def test_positions_can_be_pickled() -> None:
    position = deal(24).after("draw")
    assert pickle.loads(pickle.dumps(position)) == position  # noqa: S301


def positions_after(position: Position, moves: int) -> int:
    """Count the lines of play of so many moves."""
    if moves == 0:
        return 1
    return sum(positions_after(position.after(move), moves - 1) for move in position.moves())


@pytest.mark.parametrize(
    "rules, counts",
    [
        ("king-stops", [1, 2, 4, 10, 21, 42, 81, 145]),
        ("classic", [1, 2, 4, 10, 21, 42, 81, 145]),
        ("king-to-ace", [1, 2, 4, 10, 21, 42, 81, 146]),
        ("compulsory", [1, 1, 1, 2, 5, 6, 17, 17]),
        ("double", [2, 7, 15, 42, 111, 293]),
        ("double-pysol", [1, 3, 6, 14, 37, 73, 175]),
    ],
)
def test_number_of_lines(rules: str, counts: list[int]) -> None:
    assert [positions_after(deal(1, rules), moves) for moves in range(1, len(counts) + 1)] == counts
