"""Hands that were left half way, and the clock, as somebody at a table sees them."""

from __future__ import annotations

import os
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

from golf_nb.engine import Game, deal
from golf_nb.records import default_store
from golf_nb.widget import ledger
from tests.widget import sentences
from tests.widget.keeping import SHORT, let_time_pass

if TYPE_CHECKING:
    from tests.widget.conftest import Seat


@pytest.fixture
def another_session(monkeypatch: pytest.MonkeyPatch) -> None:
    """Forget, whenever a hand is opened, which hands are open already."""

    class Nothing(set[str]):
        def add(self, element: str) -> None:
            pass

    monkeypatch.setattr(ledger, "_opened_here", Nothing())


# Hands that come back.


@pytest.mark.usefixtures("another_session")
def test_a_hand_comes_back_with_its_history_and_its_clock(seat: Seat) -> None:
    one = seat(24)
    let_time_pass(one, 40)
    for label in ("A", "Draw", "Draw", "Undo"):
        one.press(label)
    other = seat(24)
    assert other.table.game == one.table.game
    assert other.message == "Your hand is back as you left it, with 2 moves. Restart begins it again."
    assert other.table.number == 24
    assert 40 <= other.table._ledger.seconds < 60
    other.press("Redo")
    for _ in range(3):
        other.press("Undo")
    assert other.table.position == deal(24)
    other.press("Restart")
    other.press("Yes, restart")
    assert seat(24).message == sentences.WELCOME


@pytest.mark.usefixtures("another_session")
def test_a_hand_comes_back_to_a_table_that_is_dealt_anew(seat: Seat) -> None:
    seat(24, rules="double").press("Draw")
    person = seat(1)
    person.table.deal("24:double")
    assert person.message.startswith("Your hand is back as you left it, with 1 move.")
    person.table.next_deal()
    assert person.message.startswith("Deal 25 lies on the table.")


@pytest.mark.usefixtures("another_session")
def test_a_finished_hand_and_an_unwanted_one_stay_away(seat: Seat) -> None:
    done = seat(SHORT)
    done.press("A")
    done.press("C")
    assert seat(SHORT).table.game == Game(SHORT)
    seat(24).press("A")
    person = seat(24, resume=False)
    assert person.table.game == Game(deal(24))
    person.table.deal(25)
    person.table.deal(24)
    assert person.table.game == Game(deal(24))


def test_a_second_table_of_the_same_session_starts_afresh(seat: Seat) -> None:
    one = seat(24)
    one.press("A")
    other = seat(24)
    assert other.table.game == Game(deal(24))
    assert other.message == sentences.WELCOME
    other.press("B")
    assert one.table.position == deal(24).after("A")


def test_a_real_new_session_finds_the_hand(seat: Seat) -> None:
    person = seat(24, rules="classic")
    let_time_pass(person, 61)
    for label in ("A", "Draw", "Undo"):
        person.press(label)
    default_store().close()
    code = (
        "from golf_nb import Table; t = Table(24, 'classic'); "
        "print(*t.game.moves, t.game.cursor, 61 <= t._ledger.seconds < 100, t.message, sep='|')"
    )
    run = subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
        env=os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)},
    )
    assert run.stdout.strip() == (
        "A|draw|1|True|Your hand is back as you left it, with 1 move. Restart begins it again."
    )


# The clock.


def test_the_page_asks_for_the_time_and_is_told(seat: Seat) -> None:
    person = seat(24)
    bridge = person.table._board.bridge
    for expected in (5.0, 8.0):
        let_time_pass(person, expected - person.table._ledger.seconds)
        bridge._handle_custom_msg({"ask": "elapsed"}, [])
        assert bridge.elapsed == pytest.approx(expected, abs=0.01)
    # Each answer arrives, even if no time has passed.
    told: list[float] = []
    bridge.observe(lambda change: told.append(change["new"]), "elapsed")
    bridge._handle_custom_msg({"ask": "elapsed"}, [])
    bridge._handle_custom_msg({"ask": "elapsed"}, [])
    assert len(told) == 2
    assert bridge.elapsed == pytest.approx(8, abs=0.01)


def test_the_clock_runs_on_through_restart_and_undo_and_begins_with_a_deal(seat: Seat) -> None:
    person = seat(24)
    let_time_pass(person, 90)
    for label in ("A", "Undo", "Redo", "Restart", "Yes, restart", "A"):
        person.press(label)
        assert person.table._ledger.seconds == pytest.approx(90, abs=0.5)
    person.table.next_deal()
    assert person.table._ledger.seconds < 1
    assert person.table._board.bridge.elapsed < 1


def test_the_clock_has_a_name(seat: Seat) -> None:
    clock = seat(24).table._status.clock
    assert (clock.value, clock.tooltip) == ("00:00", "Time since the deal was opened")
