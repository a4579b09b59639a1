"""Hands that were left half way or put on the table as a whole, seen without a table."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from golf_nb.engine import Game
from golf_nb.records import Store
from golf_nb.widget import ledger as ledgers
from golf_nb.widget.ledger import Ledger
from golf_nb.widget.opening import opening
from tests.widget.keeping import BEST, BLOCKED, NOTHING_YET, SHORT, Keeper

if TYPE_CHECKING:
    from collections.abc import Iterator


@pytest.fixture
def store() -> Iterator[Store]:
    with Store.temporary() as made:
        yield made


@pytest.fixture
def keeper(store: Store) -> Keeper:
    return Keeper(store)


def another_session(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ledgers, "_opened_here", set())


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
