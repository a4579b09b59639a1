from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from golf_nb.engine import (
    Draw,
    Game,
    GolfError,
    IllegalMoveError,
    Play,
    Reason,
    Refusal,
    Rules,
    Undo,
    deal,
    parse_board,
)
from tests.strategies import games, rule_sets

BOARD = """
Talon: 2C 3C
Foundations: 7D
7C 8S
6H
"""


def game(moves: str = "", *, cursor: int | None = None, undo: str = "unlimited") -> Game:
    rules = Rules.preset("king-stops").replace(undo=undo)
    return Game(parse_board(BOARD, rules, partial=True), moves.split(), cursor)


def reason(refusal: Refusal | None) -> Reason | None:
    return None if refusal is None else refusal.reason


def test_a_new_game() -> None:
    new = game()
    assert new.position == new.start
    assert (new.moves, new.history, new.cursor, new.can_undo, new.can_redo) == ((), (), 0, False, False)


def test_play() -> None:
    played = game().play("A").play(Draw())
    assert played.moves == played.history == (Play(0), Draw())
    assert str(played.position.waste_top) == "2♣"
    assert played == game("A draw")
    assert hash(played) == hash(game("A draw"))
    assert played != game("A draw", cursor=1)


def test_undo_and_redo() -> None:
    played = game("A A B")
    back = played.undo().undo()
    assert back.history == (Play(0),)
    assert back.position == game("A").position
    assert back.moves == played.moves
    assert back.redo().redo() == played
    assert (back.can_undo, back.can_redo) == (True, True)
    assert (played.can_undo, played.can_redo) == (True, False)


def test_another_move_after_an_undo_drops_the_rest() -> None:
    changed = game("A A B").undo().undo().play("draw")
    assert changed.moves == (Play(0), Draw())
    assert not changed.can_redo


def test_restart() -> None:
    assert game("A A B").restart() == game()


@pytest.mark.parametrize(
    "made, undo, refused, sentence",
    [
        (game(), "nothing-to-undo", True, "There is nothing to undo: no move has been made."),
        (game(undo="none"), "no-undo", True, "Undo is not part of these rules: a move stays made."),
        (game("A", undo="none"), "no-undo", True, "Undo is not part of these rules: a move stays made."),
        (
            game("A draw", undo="since-draw"),
            "draw-stays",
            True,
            "A draw cannot be undone: 2♣ stays on the waste.",
        ),
        (
            game("draw", undo="since-draw"),
            "draw-stays",
            True,
            "A draw cannot be undone: 2♣ stays on the waste.",
        ),
    ],
)
def test_undo_refused(made: Game, undo: str, refused: bool, sentence: str) -> None:
    refusal = made.undo_refusal()
    assert refusal is not None
    assert (refusal.reason, refusal.sentence) == (undo, sentence)
    assert made.can_undo is not refused
    with pytest.raises(IllegalMoveError) as caught:
        made.undo()
    assert caught.value.refusal == refusal


def test_undo_since_the_last_draw() -> None:
    played = game("A A B", undo="since-draw")
    assert played.undo().undo().undo().position == played.start
    later = game("draw", undo="since-draw")
    assert reason(later.undo_refusal()) is Reason.DRAW_STAYS
    with_play = Game(deal(1, "record"), ["draw", *_first_play_after_draw()])
    assert with_play.undo().history == (Draw(),)
    assert reason(with_play.undo().undo_refusal()) is Reason.DRAW_STAYS


def _first_play_after_draw() -> list[str]:
    return [str(move) for move in deal(1, "record").after("draw").moves()[:1]]


def test_redo_refused() -> None:
    refusal = game("A").redo_refusal()
    assert refusal == Refusal(
        Reason.NOTHING_TO_REDO, "There is nothing to redo: no move has been taken back."
    )
    with pytest.raises(IllegalMoveError, match="There is nothing to redo"):
        game("A").redo()


def test_an_illegal_move_changes_nothing() -> None:
    played = game("B")
    with pytest.raises(IllegalMoveError) as caught:
        played.play("A")
    assert str(caught.value) == "8♠ does not fit 6♥: a 5 or a 7 would."
    with pytest.raises(GolfError, match='"Z": not a move'):
        played.play("Z")
    assert played == game("B")


@pytest.mark.parametrize(
    "moves, message",
    [
        (["A", "C"], 'move 2, "C": There is no column C: the columns are A to B.'),
        (
            ["draw", "draw", "draw"],
            'move 3, "draw": The hand is over: the stock is empty and nothing fits 3♣.',
        ),
        (["A", "?"], 'move 2, "?": not a move; expected a column letter from A to J or the word draw'),
        ([None], 'move 1, "None": not a move; expected a column letter from A to J or the word draw'),
    ],
)
def test_stored_moves_that_are_illegal(moves: Any, message: str) -> None:
    with pytest.raises(GolfError) as caught:
        Game(game().start, moves)
    assert str(caught.value) == message


@pytest.mark.parametrize("cursor", [-1, 4])
def test_a_cursor_outside_the_moves(cursor: int) -> None:
    with pytest.raises(GolfError) as caught:
        game("A A B", cursor=cursor)
    assert str(caught.value) == f'cursor, "{cursor}": outside the moves; expected 0 to 3'


def test_a_stored_half_way_hand_comes_back() -> None:
    stored = game("A A B").undo()
    again = Game(stored.start, [str(move) for move in stored.moves], stored.cursor)
    assert again == stored
    assert again.redo().position == game("A A B").position


@given(games(rule_sets().map(lambda rules: rules.replace(undo="unlimited"))), st.data())
def test_undo_after_a_move_is_the_same_position(played: Game, data: st.DataObject) -> None:
    legal = played.position.moves()
    if legal:
        move = data.draw(st.sampled_from(legal))
        assert played.play(move).undo().position == played.position
        assert played.play(move).undo().redo() == played.play(move)


@given(games(rule_sets().map(lambda rules: rules.replace(undo="unlimited"))))
def test_undo_all_the_way(played: Game) -> None:
    back = played
    for _ in played.moves:
        back = back.undo()
    assert back.position == played.start == played.restart().position
    for _ in played.moves:
        back = back.redo()
    assert back == played


@given(games())
def test_undo_is_refused_exactly_when_it_fails(played: Game) -> None:
    policy, last = played.start.rules.undo, played.moves[-1:]
    allowed = {
        Undo.UNLIMITED: bool(last),
        Undo.SINCE_DRAW: bool(last) and last != (Draw(),),
        Undo.NONE: False,
    }[policy]
    assert played.can_undo is allowed
