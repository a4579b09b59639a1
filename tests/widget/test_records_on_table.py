"""Records at a table: what is told and shown when a hand ends."""

from __future__ import annotations

from typing import TYPE_CHECKING

from golf_nb.engine import Game, deal
from golf_nb.records import default_store
from tests.scene import boards
from tests.widget import sentences
from tests.widget.keeping import NOTHING_YET, SHORT, let_time_pass

if TYPE_CHECKING:
    from tests.widget.conftest import Seat

BEST = "The hand is over. −3: cleared with 3 stock cards unused."


# The record.


def test_the_record_stands_beside_the_rules(seat: Seat) -> None:
    person = seat(SHORT)
    assert person.record == NOTHING_YET
    let_time_pass(person, 75)
    person.press("A")
    assert person.record == NOTHING_YET
    person.press("C")
    first = "Your first clear of this deal in 1 min 15 s: your best under these rules is −3."
    assert person.message == f"9♣ went onto 8♠. Column C is empty now. {BEST} {first}"
    assert person.record == "Best under these rules −3 in 1 finished hand; first clear after 01:15."


def test_an_undo_and_a_second_clear_count_once(seat: Seat) -> None:
    person = seat(SHORT)
    let_time_pass(person, 5)
    for label in ("A", "C", "Undo", "C", "Undo", "Redo"):
        person.press(label)
        if label == "Redo":
            let_time_pass(person, 100)
    assert person.record == "Best under these rules −3 in 1 finished hand; first clear after 00:05."
    assert person.message.endswith(f"{BEST} For this deal your best under these rules is −3.")


def test_restart_counts_as_another_try(seat: Seat) -> None:
    person = seat(SHORT)
    for _ in range(2):
        person.press("A")
        person.press("C")
        person.press("Restart")
        person.press("Yes, restart")
        assert person.message == sentences.RESTARTED
    assert "in 2 finished hands" in person.record


def test_better_replaces_and_worse_does_not(seat: Seat) -> None:
    person = seat(SHORT)
    for moves, record, said in [
        (["Draw"] * 3, "+2 in 1 finished hand; not cleared yet", "Your first result for this deal"),
        (["A", "Draw", "Draw", "C"], "−1 in 2 finished hands; first clear after 00:10", "Your first clear"),
        (["A", "C"], "−3 in 3 finished hands; first clear after 00:10", "A new best for this deal"),
        (["Draw"] * 3, "−3 in 4 finished hands; first clear after 00:10", "For this deal your best"),
    ]:
        if moves == ["A", "Draw", "Draw", "C"]:
            let_time_pass(person, 10)
        for label in moves:
            person.press(label)
        assert person.record == f"Best under these rules {record}."
        assert said in person.message
        person.table.restart()


def test_the_record_belongs_to_the_deal_and_the_rules(seat: Seat) -> None:
    person = seat(SHORT)
    person.press("A")
    person.press("C")
    person.table.under("patience")
    assert person.record == NOTHING_YET
    person.table.under("king-stops")
    assert person.record.startswith("Best under these rules −3")
    person.table.deal(24)
    assert person.record == NOTHING_YET
    assert seat(SHORT).record.startswith("Best under these rules −3")


def test_games_that_nobody_played_are_no_results(seat: Seat) -> None:
    assert seat(boards.CLEARED).record == NOTHING_YET
    finished = Game(SHORT, ["A", "C"])
    assert seat(finished).record == NOTHING_YET
    person = seat(24)
    person.table.game = finished
    assert person.message == f"{sentences.ANOTHER_HAND} {BEST.removesuffix('.')}"
    assert person.record == NOTHING_YET
    person.table.undo()
    person.table.play("C")
    assert person.record == "Best under these rules −3 in 1 finished hand."


def test_a_game_set_from_code_is_kept_and_goes_on(seat: Seat) -> None:
    person = seat(24)
    let_time_pass(person, 60)
    given = Game(deal(25), ["draw", "draw"], 1)
    person.table.game = given
    assert person.table._board.bridge.elapsed < 1
    assert [hand.game for hand in default_store().hands()] == [given]
    person.press("Redo")
    assert [hand.game for hand in default_store().hands()] == [given.redo()]
    # The same object once more is another hand again.
    person.press("Draw")
    person.table.game = given
    assert (person.message, person.table.position) == (sentences.ANOTHER_HAND, given.position)
