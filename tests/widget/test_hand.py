"""What every hand that can be played does, whatever is kept of it and whatever lies around it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from golf_nb.engine import Draw, Game, GolfError, Play, deal
from golf_nb.scene import Layout
from golf_nb.widget.hand import HandArea
from golf_nb.widget.keyboard import Action, Command
from golf_nb.widget.look import Look
from tests.widget import sentences

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.widget.wire import Wire


@pytest.fixture
def hand(wire: Wire) -> Iterator[HandArea]:
    """Deal a hand without any table around it."""
    game = Game(deal(24))
    made = HandArea(game, Layout.fit(game.start), Look(), marks=True)
    made._furnish(made._board.widget, made._message.widget, *made._controls.widgets, *made._controls.options)
    yield made
    made.close()


def test_a_hand_is_a_game_on_a_board(hand: HandArea) -> None:
    assert hand.game == Game(deal(24))
    assert hand.position == deal(24)
    assert hand.rules == deal(24).rules
    assert hand.marks
    hand.marks = False
    assert not hand.marks


def test_moves_change_the_game_and_tell_whoever_watches(hand: HandArea) -> None:
    seen: list[Game] = []
    hand.observe(lambda change: seen.append(change["new"]), "game")
    assert hand.play("A") is None
    assert hand.draw() is None
    assert hand.undo() is None
    assert hand.redo() is None
    assert hand.restart() is None
    start = Game(deal(24))
    played = start.play("A")
    drawn = played.play("draw")
    assert seen == [played, drawn, drawn.undo(), drawn, start]


@pytest.mark.parametrize("move", [Play(2), Play(9)])
def test_a_refusal_changes_nothing(hand: HandArea, move: Play) -> None:
    seen: list[Game] = []
    hand.observe(lambda change: seen.append(change["new"]), "game")
    refusal = hand.play(move)
    assert refusal is not None
    assert hand.message == refusal.sentence
    assert not hand.try_move(move)
    assert seen == []


def test_a_draw_is_no_column(hand: HandArea) -> None:
    for draw in (Draw(), "draw"):
        with pytest.raises(GolfError, match="use draw"):
            hand.play(draw)  # type: ignore[arg-type]


def test_a_restart_of_an_untouched_hand_is_answered(hand: HandArea) -> None:
    hand.say("something else")
    assert hand.restart() is None
    assert hand.message == sentences.RESTARTED


def test_a_question_is_taken_back_by_whatever_comes_after_it(hand: HandArea) -> None:
    for act in (
        lambda: hand.act(Command(Action.CANCEL)),
        lambda: hand.act(Command(Action.RESTART)),
        lambda: hand.act(Command(Action.CONFIRM)),
        lambda: hand.act(Command(Action.REDO)),
        lambda: hand.play("C"),
        lambda: hand.say("something"),
        lambda: hand.confirm(restart=False),
        hand.restart,
    ):
        hand.act(Command(Action.RESTART))
        assert hand.asking
        assert hand.message == sentences.ASK_RESTART
        act()
        assert not hand.asking


def test_escape_and_keys_of_lessons_mean_nothing_without_a_question(hand: HandArea) -> None:
    hand.play("A")
    before = (hand.game, hand.message)
    for action in (Action.CANCEL, Action.NEXT, Action.BACK, Action.HINT):
        hand.act(Command(action))
    assert (hand.game, hand.message) == before
