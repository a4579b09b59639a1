"""What holds at every moment of every hand."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from golf_nb.engine import (
    Draw,
    Game,
    IllegalMoveError,
    Move,
    Outcome,
    Play,
    Position,
    Reason,
    Scoring,
    locate,
    pack,
    signed,
)
from tests.strategies import deals, games, partial_positions, reachable_positions

ANY_POSITION = st.one_of(reachable_positions(), partial_positions())
EVERY_MOVE: tuple[Move, ...] = (*(Play(column) for column in range(-1, 11)), Draw())


@given(games())
def test_every_card_exactly_once(game: Game) -> None:
    whole = sorted(pack(game.start.rules.packs))
    while True:
        position = game.position
        cards = [card for pile in (*position.columns, position.stock, position.waste) for card in pile]
        assert sorted(cards) == whole
        if not game.can_undo:
            break
        game = game.undo()


@given(ANY_POSITION)
def test_legal_moves_are_the_moves_without_a_refusal(position: Position) -> None:
    assert position.moves() == tuple(move for move in EVERY_MOVE if position.refusal(move) is None)


@given(ANY_POSITION)
def test_a_move_fails_exactly_when_it_is_refused(position: Position) -> None:
    for move in EVERY_MOVE:
        refusal = position.refusal(move)
        if refusal is None:
            position.after(move)
        else:
            with pytest.raises(IllegalMoveError) as caught:
                position.after(move)
            assert caught.value.refusal == refusal


@given(ANY_POSITION)
def test_a_refusal_is_one_sentence(position: Position) -> None:
    for move in EVERY_MOVE:
        refusal = position.refusal(move)
        if refusal is not None:
            assert refusal.sentence[0].isupper() or refusal.sentence[0].isdigit()
            assert refusal.sentence.endswith(".")
            assert refusal.sentence.count(".") == 1


@given(ANY_POSITION)
def test_a_click_on_a_card(position: Position) -> None:
    over = position.outcome is not Outcome.PLAYING
    for column, cards in enumerate(position.columns):
        for row in range(len(cards)):
            refusal = position.refusal_at(column, row)
            if row == len(cards) - 1:
                assert refusal == position.refusal(Play(column))
            else:
                assert refusal is not None
                assert refusal.reason is (Reason.HAND_OVER if over else Reason.COVERED)
        if not cards:
            assert position.refusal_at(column, -1) == position.refusal(Play(column))


@given(ANY_POSITION)
def test_a_position_after_a_move_is_as_sound_as_any(position: Position) -> None:
    for move in position.moves():
        after = position.after(move)
        assert after == Position(after.columns, after.stock, after.waste, after.rules)
        assert after.waste[:-1] == position.waste
        assert (len(position.stock) - len(after.stock), position.cards_left - after.cards_left) == (
            (1, 0) if move == Draw() else (0, 1)
        )


@given(ANY_POSITION)
def test_outcome_moves_and_score(position: Position) -> None:
    left, unused = position.cards_left, len(position.stock)
    if left == 0:
        assert position.outcome is Outcome.CLEARED
        assert position.score == (-unused if position.rules.scoring is Scoring.BONUS else 0)
    else:
        assert position.outcome is (Outcome.PLAYING if position.moves() else Outcome.BLOCKED)
        assert position.score == left
    assert bool(position.moves()) is (position.outcome is Outcome.PLAYING)
    assert position.score_in_words().startswith(f"{signed(position.score)}: ")


@given(deals())
def test_exposed_cards_can_be_named(position: Position) -> None:
    for column, card in enumerate(position.exposed):
        if card is not None and position.rules.packs == 1:
            assert locate(str(card), position) == locate("ABCDEFGHIJ"[column], position)


@given(ANY_POSITION)
def test_a_play_fits_and_looser_kings_allow_more(position: Position) -> None:
    def plays(kings: str) -> set[int]:
        rules = position.rules.replace(kings=kings)
        return set(Position(position.columns, position.stock, position.waste, rules).playable())

    assert plays("stop") <= plays("queen") <= plays("wrap")
