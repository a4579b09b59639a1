"""What a table keeps, seen without a table: with a clock and a store of the test's own."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from golf_nb.engine import Game, Outcome, Position, Rules, deal, parse_board
from golf_nb.records import Store
from golf_nb.widget import ledger as ledgers
from golf_nb.widget.ledger import Ledger
from golf_nb.widget.opening import Opening, opening
from golf_nb.widget.steps import step

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

SHORT = parse_board("Talon: 2C 8C 3C\nFoundations: 7D\n8S\n-\n9C", partial=True)
"""A C clears it at once for −3, A draw draw C for −1; three draws block it with two cards."""
BEST, WORSE, BLOCKED = "A C", "A draw draw C", "draw draw draw"
NOTHING_YET = "No finished hand of this deal under these rules yet."


class Keeper:
    """A ledger with a hand, a store and a clock."""

    def __init__(self, store: Store, start: int | Position | Game = SHORT, *, resume: bool = True) -> None:
        self.now = 1000.0
        self.store = store
        self.ledger = Ledger(store, lambda: self.now)
        self.open(start, resume=resume)

    def open(
        self, start: int | str | Position | Game, rules: str | None = None, *, resume: bool = True
    ) -> None:
        self.opened = self.ledger.open(opening(start, rules), resume=resume)
        self.game = self.opened.game

    def go(self, after: Game) -> str:
        before, self.game = self.game, after
        return self.ledger.follow(after, step(before, after))

    def play(self, moves: str) -> str:
        said = ""
        for move in moves.split():
            said = self.go(self.game.play(move))
        return said

    def undo(self) -> None:
        self.go(self.game.undo())

    def restart(self) -> None:
        self.go(self.game.restart())

    @property
    def record(self) -> str:
        return self.ledger.record_in_words(self.game.start)


@pytest.fixture
def store() -> Iterator[Store]:
    with Store.temporary() as made:
        yield made


@pytest.fixture
def keeper(store: Store) -> Keeper:
    return Keeper(store)


def another_session(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ledgers, "_opened_here", set())


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


# Hands that were left half way.


def test_a_hand_comes_back_to_the_next_session(keeper: Keeper, monkeypatch: pytest.MonkeyPatch) -> None:
    keeper.open(24)
    keeper.now += 30
    keeper.play("A draw draw")
    keeper.undo()
    left = keeper.game
    keeper.now += 1000  # nobody knows whether anybody was there
    another_session(monkeypatch)
    later = Keeper(keeper.store, 24)
    assert later.ledger.resumed
    assert later.game == left
    assert (later.game.can_undo, later.game.can_redo) == (True, True)
    assert later.opened.number == 24
    assert later.ledger.seconds == 30
    later.now += 5
    assert later.ledger.seconds == 35
    later.undo()
    assert keeper.store.hands()[0].game == later.game
    assert keeper.store.hands()[0].seconds == 35


def test_a_hand_that_comes_back_is_still_one_try(keeper: Keeper, monkeypatch: pytest.MonkeyPatch) -> None:
    keeper.now += 20
    keeper.play(BEST)
    keeper.undo()
    another_session(monkeypatch)
    later = Keeper(keeper.store)
    assert later.game == keeper.game
    later.play("C")
    assert later.record == "Best under these rules −3 in 1 finished hand; first clear after 00:20."


def test_a_second_table_of_the_same_session_starts_afresh(keeper: Keeper) -> None:
    keeper.play("A")
    other = Keeper(keeper.store)
    assert not other.ledger.resumed
    assert other.game == Game(SHORT)
    # To look at the other one has done no harm to this one.
    assert [hand.game for hand in keeper.store.hands()] == [keeper.game]


def test_a_table_gets_its_own_hand_back(keeper: Keeper) -> None:
    keeper.play("A")
    left = keeper.game
    keeper.open(24)
    keeper.open(SHORT)
    assert (keeper.ledger.resumed, keeper.game) == (True, left)
    # But the same cards once more are a wish to begin anew.
    keeper.open(SHORT)
    assert (keeper.ledger.resumed, keeper.game) == (False, Game(SHORT))


@pytest.mark.parametrize("moves", [BEST, BLOCKED])
def test_a_finished_hand_does_not_come_back(
    keeper: Keeper, moves: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    keeper.play(moves)
    another_session(monkeypatch)
    assert Keeper(keeper.store).game == Game(SHORT)


def test_a_restart_is_the_end_of_what_was_left(keeper: Keeper, monkeypatch: pytest.MonkeyPatch) -> None:
    keeper.play("A")
    keeper.restart()
    another_session(monkeypatch)
    assert Keeper(keeper.store).game == Game(SHORT)


def test_nothing_comes_back_where_that_is_not_wanted(keeper: Keeper, monkeypatch: pytest.MonkeyPatch) -> None:
    keeper.play("A")
    another_session(monkeypatch)
    assert Keeper(keeper.store, resume=False).game == Game(SHORT)


def test_a_game_with_moves_is_not_replaced(keeper: Keeper, monkeypatch: pytest.MonkeyPatch) -> None:
    keeper.play("A")
    another_session(monkeypatch)
    given = Game(SHORT, ["draw"])
    assert Keeper(keeper.store, given).game == given


def test_the_rules_keep_the_name_that_was_asked_for(keeper: Keeper, monkeypatch: pytest.MonkeyPatch) -> None:
    # The two presets say the same, so what one left half way comes back to the other.
    keeper.open(24, "putt-putt")
    keeper.play("A")
    another_session(monkeypatch)
    for name in ("putt-putt", "king-to-ace"):
        later = Ledger(keeper.store).open(opening(24, name), resume=True)
        assert later.game == keeper.game
        assert later.game.start.rules.name == name
        another_session(monkeypatch)


# What was put on the table as a whole.


def test_a_game_that_nobody_played_is_no_result(keeper: Keeper) -> None:
    assert keeper.go(Game(SHORT, ["A", "C"])) == ""
    assert keeper.record == NOTHING_YET
    keeper.undo()
    keeper.now += 3
    keeper.play("C")
    # It is over now, but how long its first moves took nobody knows.
    assert keeper.record == "Best under these rules −3 in 1 finished hand."


def test_a_start_with_moves_has_no_time(store: Store) -> None:
    keeper = Keeper(store, Game(SHORT, ["A"]))
    keeper.play("C")
    assert keeper.record == "Best under these rules −3 in 1 finished hand."
    keeper.restart()
    keeper.now += 60
    keeper.play(BEST)
    assert keeper.record == "Best under these rules −3 in 2 finished hands."


def test_a_restart_after_another_game_is_timed_again(keeper: Keeper) -> None:
    keeper.now += 60
    keeper.go(Game(SHORT, ["A"]))
    keeper.restart()
    keeper.play(BEST)
    assert keeper.record.endswith("first clear after 01:00.")


def test_another_game_half_way_is_kept(keeper: Keeper) -> None:
    given = Game(SHORT, ["A", "draw"], 1)
    keeper.go(given)
    assert [hand.game for hand in keeper.store.hands()] == [given]


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
