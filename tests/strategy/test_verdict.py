from __future__ import annotations

import pytest

from golf_nb.engine import Draw, Game, Position, deal
from golf_nb.solver import Solution, solve
from golf_nb.strategy import Verdict, verdict
from tests.strategy.micro import CHAIN, micro

LOST = "Clearing was possible until move 1, your play of 6♥ from B. Before it the best was 0; now it is +2."


def test_a_hand_that_can_still_be_cleared() -> None:
    assert verdict(Game(CHAIN)) == Verdict(True, None, "This hand can still be cleared; the best is 0.")
    assert verdict(Game(CHAIN).play("A")).cleared


def test_the_move_that_lost_it_is_named() -> None:
    assert verdict(Game(CHAIN).play("B")) == Verdict(False, 1, LOST)


def test_an_undo_brings_it_back_and_a_redo_loses_it_again() -> None:
    game = Game(CHAIN).play("B")
    assert verdict(game.undo()).cleared
    assert verdict(game.undo().redo()) == Verdict(False, 1, LOST)
    assert verdict(game.undo().play("A").play("A").play("B")).text == "This hand is cleared."


def test_a_draw_can_lose_it_too() -> None:
    board = micro("7D", "6C", "8S", stock="KC 7H")
    # The one that is played now cannot be played later as well: both sevens are needed.
    assert verdict(Game(board)).cleared
    game = Game(board).play("draw")
    assert verdict(game) == Verdict(
        False,
        1,
        "Clearing was possible until move 1, your draw of K♣. Before it the best was 0; now it is +1.",
    )


def test_cards_that_never_could_be_cleared() -> None:
    assert verdict(Game(deal(24)).play("A")) == Verdict(
        False, None, "These cards could not be cleared from the start; the best is +4."
    )


def test_the_named_move_is_the_first_one_after_which_nothing_helps() -> None:
    game = Game(deal(43))
    for move in solve(deal(43)).line[:20]:
        game = game.play(move)
    while game.position.moves():
        game = game.play(game.position.moves()[-1])
    told = verdict(game)
    assert told.move is not None
    cleared = [
        solve(Game(game.start, game.history[:count]).position).cleared
        for count in range(len(game.history) + 1)
    ]
    assert cleared.index(False) == told.move
    assert f"until move {told.move}, your draw of" in told.text


def answers(position: Position, known: dict[int, bool | None]) -> Solution:
    """Stand in for a solver that gave up on some positions; the stock tells which."""
    cleared = known[len(position.stock)]
    score = {True: -1, False: 3, None: 3}[cleared]
    return Solution(position, score, -5 if cleared is None else score, cleared, ())


BOARD = micro("7D", "KC", stock="2C 3C 4C 5C")


def judged(*known: bool | None) -> Verdict:
    """Judge a hand of draws of which so much is known after each."""
    game = Game(BOARD, [Draw()] * (len(known) - 1))
    return verdict(game, lambda position: answers(position, dict(zip((4, 3, 2, 1, 0), known, strict=False))))


def test_what_is_not_known_is_not_told() -> None:
    assert judged(True, None) == Verdict(
        None, None, "Whether this hand can still be cleared is not known: the search is too large."
    )
    assert judged(True, None, False) == Verdict(
        False,
        None,
        "This hand cannot be cleared any more; the best is +3. "
        "It could at the start, and could not after move 2; where it was lost is not known.",
    )
    assert judged(True, True, None, False).text.endswith(
        "It could after move 1, and could not after move 3; where it was lost is not known."
    )
    assert judged(None, False).text.endswith("Whether it ever could be is not known.")


@pytest.mark.parametrize(
    "known, move",
    [
        ((True, False), 1),
        ((True, True, False), 2),
        ((None, True, False, None, False), 2),
        ((False, False), None),
        ((None, False), None),
        ((True, None, None, None, False), None),
    ],
)
def test_which_move_it_was(known: tuple[bool | None, ...], move: int | None) -> None:
    assert judged(*known).move == move
    assert judged(*known).cleared is False
