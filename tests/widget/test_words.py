from __future__ import annotations

import pytest
from hypothesis import given

from golf_nb.engine import Draw, Game, Outcome, Place, Play, Position, deal, parse_board
from golf_nb.widget import words
from tests.scene import boards
from tests.strategies import games, reachable_positions
from tests.widget import sentences
from tests.widget.driver import status_of

OPENING = deal(24)
LAST = parse_board("Talon: 2C\nFoundations: 7D\n8S\n-", partial=True)
CLEARED = "The hand is over. −1: cleared with 1 stock card unused"
BLOCKED = "The hand is over. +6: blocked with 6 cards left in the tableau"


@pytest.mark.parametrize(
    "before, move, text",
    [
        (OPENING, Play(0), "10♣ went onto J♥. K♥ is exposed now."),
        (OPENING, Draw(), "You drew 10♦; 15 cards left in the stock."),
        (boards.MICRO, Play(1), "6♥ went onto 7♦. Column B is empty now."),
        (boards.MICRO, Draw(), f"You drew 2♣; 0 cards left in the stock. {BLOCKED}"),
        (LAST, Play(0), f"8♠ went onto 7♦. Column A is empty now. {CLEARED}"),
    ],
)
def test_happened(before: Position, move: Play | Draw, text: str) -> None:
    assert words.happened(move, before, before.after(move)) == text


@pytest.mark.parametrize(
    "move, text",
    [
        (Play(0), "10♣ is back in column A."),
        (Draw(), "The draw is taken back; 16 cards in the stock again."),
    ],
)
def test_taken_back(move: Play | Draw, text: str) -> None:
    assert words.taken_back(move, OPENING) == text


GAME = Game(OPENING, ["A", "draw", "draw"])


@pytest.mark.parametrize(
    "before, after, text",
    [
        (Game(OPENING), Game(OPENING, ["A"]), "10♣ went onto J♥. K♥ is exposed now."),
        (GAME, GAME.undo(), "The draw is taken back; 15 cards in the stock again."),
        (GAME.undo(), GAME, "You drew K♣; 14 cards left in the stock."),
        (GAME.undo(), GAME.undo().undo(), "The draw is taken back; 16 cards in the stock again."),
        (GAME.undo().undo(), GAME.undo().undo().undo(), "10♣ is back in column A."),
        (GAME, GAME.restart(), sentences.RESTARTED),
        (Game(OPENING, ["A"]), Game(OPENING), sentences.RESTARTED),
        (GAME, Game(OPENING, ["B"]), sentences.ANOTHER_HAND),
        (GAME, Game(deal(25)), sentences.ANOTHER_HAND),
        (Game(OPENING), GAME, sentences.ANOTHER_HAND),
        (GAME, Game(deal(24, "classic"), ["A", "draw"]), sentences.ANOTHER_HAND),
        (GAME, Game(LAST, ["A"]), f"{sentences.ANOTHER_HAND} {CLEARED}"),
    ],
)
def test_changed(before: Game, after: Game, text: str) -> None:
    assert words.changed(before, after) == text


@given(games())
def test_every_step_of_a_hand_is_told_as_what_it_was(game: Game) -> None:
    for cursor in range(1, len(game.moves) + 1):
        before, after = Game(game.start, game.moves, cursor - 1), Game(game.start, game.moves, cursor)
        move = game.moves[cursor - 1]
        told = words.happened(move, before.position, after.position)
        assert words.changed(before, after) == told
        assert words.changed(Game(game.start, before.history), after) == told
        assert words.changed(after, before) == words.taken_back(move, before.position)
        assert ("The hand is over." in told) is (after.position.outcome is not Outcome.PLAYING)


@pytest.mark.parametrize(
    "position, place, text",
    [
        (OPENING, Place("column", 0, 4), "Column A: 10♣ fits J♥."),
        (OPENING, Place("column", 2, 4), "Column C: A♦ does not fit J♥."),
        (OPENING, Place("stock"), "Stock: 16 cards left."),
        (boards.MICRO, Place("stock"), "Stock: 1 card left."),
        (boards.MICRO, Place("column", 2, -1), "Column C is empty."),
        (boards.BLOCKED, Place("stock"), "Stock: 0 cards left."),
    ],
)
def test_focused(position: Position, place: Place, text: str) -> None:
    assert words.focused(place, position) == text


def test_the_score_of_a_finished_hand_is_final() -> None:
    assert words.status("Deal 24", deal(24))[0] == "Deal 24 · Cards left 35 · Stock 16 · Score now +35"
    assert words.status("Deal 24", boards.BLOCKED)[0] == "Deal 24 · Cards left 12 · Stock 0 · Final score +12"
    assert words.status("Deal 43", boards.CLEARED)[0] == "Deal 43 · Cards left 0 · Stock 1 · Final score −1"


@given(reachable_positions())
def test_status_counts(position: Position) -> None:
    counts, rules = words.status("Deal 7", position)
    assert counts == status_of("Deal 7", position)
    assert rules == f"Rules {position.rules.label}: {position.rules.in_words}"


@pytest.mark.parametrize(
    "parts, whole",
    [
        (("One",), "One"),
        (("One.",), "One."),
        (("One", "Two."), "One. Two."),
        (("One.", "", "Two", ""), "One. Two"),
        ((), ""),
        (("", ""), ""),
    ],
)
def test_together(parts: tuple[str, ...], whole: str) -> None:
    assert words.together(*parts) == whole


def test_a_hand_that_is_back() -> None:
    assert words.back_again(1) == "Your hand is back as you left it, with 1 move. Restart begins it again."
    assert "with 0 moves." in words.back_again(0)
