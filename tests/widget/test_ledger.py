"""What a table keeps of results and time, seen without a table: with a clock and a store of the test's own."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from golf_nb.engine import Game, Outcome, Rules, deal
from golf_nb.records import Store
from golf_nb.widget.ledger import Ledger
from golf_nb.widget.opening import Opening
from tests.widget.keeping import BEST, BLOCKED, NOTHING_YET, SHORT, WORSE, Keeper

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


@pytest.fixture
def store() -> Iterator[Store]:
    with Store.temporary() as made:
        yield made


@pytest.fixture
def keeper(store: Store) -> Keeper:
    return Keeper(store)


@pytest.mark.parametrize(
    "moves, outcome, score",
    [(BEST, Outcome.CLEARED, -3), (WORSE, Outcome.CLEARED, -1), (BLOCKED, Outcome.BLOCKED, 2)],
)
def test_the_board_is_what_the_tests_say_it_is(moves: str, outcome: Outcome, score: int) -> None:
    end = Game(SHORT, moves.split()).position
    assert (end.outcome, end.score) == (outcome, score)


# Results.


def test_nothing_is_kept_of_a_hand_that_is_only_looked_at(keeper: Keeper) -> None:
    assert keeper.record == NOTHING_YET
    assert keeper.store.hands() == ()


def test_a_clear_is_kept_with_its_time(keeper: Keeper) -> None:
    keeper.now += 75
    said = keeper.play(BEST)
    assert said == "Your first clear of this deal in 1 min 15 s: your best under these rules is −3."
    assert keeper.record == "Best under these rules −3 in 1 finished hand; first clear after 01:15."
    assert keeper.store.hands() == ()


def test_undo_and_a_second_clear_are_one_hand(keeper: Keeper) -> None:
    keeper.play(BEST)
    first = keeper.record
    keeper.now += 100
    keeper.undo()
    assert keeper.play("C") == "For this deal your best under these rules is −3."
    keeper.undo()
    keeper.go(keeper.game.redo())
    assert keeper.record == first


def test_a_restart_is_another_try(keeper: Keeper) -> None:
    keeper.play(BEST)
    keeper.restart()
    keeper.play(BEST)
    assert keeper.record == "Best under these rules −3 in 2 finished hands; first clear after 00:00."


def test_a_restart_that_is_not_played_to_its_end_does_not_count(keeper: Keeper) -> None:
    for _ in range(3):
        keeper.play("A")
        keeper.restart()
    keeper.play(BEST)
    assert "in 1 finished hand;" in keeper.record


def test_a_better_score_replaces_and_a_worse_one_never_does(keeper: Keeper) -> None:
    for moves, record in [
        (BLOCKED, "Best under these rules +2 in 1 finished hand; not cleared yet."),
        (WORSE, "Best under these rules −1 in 2 finished hands; first clear after 00:20."),
        (BEST, "Best under these rules −3 in 3 finished hands; first clear after 00:20."),
        (WORSE, "Best under these rules −3 in 4 finished hands; first clear after 00:20."),
        (BLOCKED, "Best under these rules −3 in 5 finished hands; first clear after 00:20."),
    ]:
        keeper.now += 10
        keeper.play(moves)
        assert keeper.record == record
        keeper.restart()
        assert keeper.record == record


def test_the_time_of_the_first_clear_is_never_replaced(keeper: Keeper) -> None:
    keeper.now += 90
    keeper.play(BEST)
    keeper.open(deal(3))
    keeper.open(SHORT)
    keeper.now += 5
    assert keeper.ledger.seconds == 5
    keeper.play(BEST)
    assert keeper.record.endswith("first clear after 01:30.")


def test_results_under_other_rules_are_kept_apart(keeper: Keeper) -> None:
    keeper.play(BEST)
    keeper.open(SHORT, "patience")
    assert keeper.record == NOTHING_YET
    keeper.play(BEST)
    assert keeper.record == "Best under these rules 0 in 1 finished hand; first clear after 00:00."


# The clock.


def test_the_clock_starts_at_the_opening_and_runs_on(keeper: Keeper) -> None:
    assert keeper.ledger.seconds == 0
    keeper.now += 60
    keeper.play("A")
    keeper.undo()
    keeper.restart()
    keeper.now += 1
    keeper.play(BEST)
    assert keeper.ledger.seconds == 61
    keeper.now += 1
    assert keeper.ledger.seconds == 62
    keeper.open(4)
    assert keeper.ledger.seconds == 0


# The store.


def test_each_message_of_the_store_is_news_once(tmp_path: Path) -> None:
    path = tmp_path / "records.sqlite3"
    path.write_bytes(b"this is no database at all" * 100)
    with Store(path) as store:
        keeper = Keeper(store)
        said = keeper.ledger.news()
        assert str(path) in said
        assert said == store.message
        keeper.play(BEST)
        assert keeper.ledger.news() == ""
        assert keeper.record.startswith("Best under these rules −3")
        # Another table tells it as well.
        assert Keeper(store).ledger.news() == said


def test_no_news_is_good_news(keeper: Keeper) -> None:
    keeper.play(BEST)
    assert keeper.ledger.news() == ""


def test_a_hand_is_kept_under_its_cards_and_rules(keeper: Keeper) -> None:
    for start, rules in ((SHORT, None), (SHORT, "patience"), (24, None), (24, "double")):
        keeper.open(start, rules)
        keeper.go(keeper.game.play("draw"))
    kept = keeper.store.hands()
    assert len(kept) == 4
    assert {hand.number for hand in kept} == {None, 24}
    assert {hand.game.start.rules for hand in kept} == {
        Rules.preset(name) for name in ("king-stops", "patience", "double")
    }


def test_an_opening_is_given_back_as_it_is(store: Store) -> None:
    fresh = Opening(Game(SHORT))
    assert Ledger(store).open(fresh, resume=True) is fresh


# Help.


def test_a_hand_that_is_played_with_help_is_no_result(keeper: Keeper) -> None:
    keeper.play("A")
    assert not keeper.ledger.helped
    keeper.ledger.help(keeper.game)
    keeper.ledger.help(keeper.game)
    assert keeper.play("C") == "Played with help: this hand is not entered in your records."
    assert keeper.record == NOTHING_YET
    assert keeper.store.hands() == ()


def test_help_is_still_known_when_the_hand_comes_back(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    keeper = Keeper(store)
    keeper.play("A")
    keeper.ledger.help(keeper.game)
    monkeypatch.setattr("golf_nb.widget.ledger._opened_here", set())
    again = Keeper(store)
    assert again.ledger.resumed
    assert again.ledger.helped
    assert again.play("C") == "Played with help: this hand is not entered in your records."


def test_help_stays_known_after_a_restart_and_not_for_other_cards(keeper: Keeper) -> None:
    keeper.play("A")
    keeper.ledger.help(keeper.game)
    keeper.restart()
    assert keeper.ledger.helped
    keeper.open(24)
    assert not keeper.ledger.helped
