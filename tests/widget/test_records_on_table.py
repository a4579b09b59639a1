"""Records, the clock and hands that come back, as somebody at a table sees them."""

from __future__ import annotations

import os
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

from golf_nb.engine import Game, deal, parse_board
from golf_nb.records import Store, default_store
from golf_nb.records.keeper import FILE_NAME
from golf_nb.widget import Table, ledger, words
from tests.scene import boards

if TYPE_CHECKING:
    from pathlib import Path

    from tests.widget.conftest import Seat
    from tests.widget.driver import Person

SHORT = parse_board("Talon: 2C 8C 3C\nFoundations: 7D\n8S\n-\n9C", partial=True)
"""A C clears it at once for −3, A draw draw C for −1; three draws block it with two cards."""
NOTHING_YET = "No finished hand of this deal under these rules yet."
BEST = "The hand is over. −3: cleared with 3 stock cards unused."


def let_time_pass(person: Person, seconds: float) -> None:
    """Move the clock of the deal on."""
    keeper = person.table._ledger
    now = keeper._now() + seconds
    keeper._now = lambda: now


@pytest.fixture
def another_session(monkeypatch: pytest.MonkeyPatch) -> None:
    """Forget, whenever a hand is opened, which hands are open already."""

    class Nothing(set[str]):
        def add(self, element: str) -> None:
            pass

    monkeypatch.setattr(ledger, "_opened_here", Nothing())


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
        assert person.message == words.RESTARTED
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
    assert person.message == f"{words.ANOTHER_HAND} {BEST.removesuffix('.')}"
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
    assert (person.message, person.table.position) == (words.ANOTHER_HAND, given.position)


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
    assert seat(24).message == words.WELCOME


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
    assert other.message == words.WELCOME
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
    assert (clock.value, clock.tooltip) == ("00:00", words.CLOCK_TIP)


# A store in trouble.


def damaged(folder: Path) -> Store:
    path = folder / FILE_NAME
    path.write_bytes(b"no database " * 400)
    return Store(path)


def newer(folder: Path) -> Store:
    store = Store(folder / FILE_NAME)
    store.save_hand("key", Game(deal(1), ["draw"]))
    store._session._file.execute("PRAGMA user_version = 999")  # type: ignore[union-attr]
    store.close()
    return Store(folder / FILE_NAME)


def unreachable(folder: Path) -> Store:
    (folder / "file").write_text("in the way")
    return Store(folder / "file" / FILE_NAME)


@pytest.mark.parametrize("trouble", [damaged, newer, unreachable])
def test_trouble_with_the_store_is_told_once_and_play_goes_on(
    seat: Seat, tmp_path: Path, trouble: object
) -> None:
    with trouble(tmp_path) as store:  # type: ignore[operator]
        person = seat(SHORT, store=store)
        heard = [person.message]
        for label in ("A", "C", "Undo", "C", "Restart", "Yes, restart", "A", "C"):
            person.press(label)
            heard.append(person.message)
        assert len(store.warnings) == 1
        (told,) = store.warnings
        assert sum(told in message for message in heard) == 1
        assert "in 2 finished hands" in person.record
        assert person.table.errors == []


@pytest.mark.skipif(
    not hasattr(os, "geteuid") or os.geteuid() == 0, reason="the superuser may write anywhere"
)
def test_a_folder_that_cannot_be_written_to(seat: Seat, tmp_path: Path) -> None:
    tmp_path.chmod(0o500)
    try:
        with Store(tmp_path / FILE_NAME) as store:
            person = seat(SHORT, store=store)
            person.press("A")
            assert store.message
            assert store.message in person.message
    finally:
        tmp_path.chmod(0o700)


def test_trouble_at_a_restart_is_heard_as_well(seat: Seat, tmp_path: Path) -> None:
    person = seat(SHORT, store=Store(tmp_path / FILE_NAME))
    person.press("A")
    person.table._ledger.store._session.warn("The disk is on fire.")
    person.press("Restart")
    person.press("Yes, restart")
    assert person.message == f"{words.RESTARTED} The disk is on fire."
    person.table._ledger.store.close()


def test_each_table_has_its_own_store_if_it_is_given_one(seat: Seat) -> None:
    with Store.temporary() as store:
        person = seat(SHORT, store=store)
        person.press("A")
        person.press("C")
        assert len(store.records()) == 1
    assert default_store().records() == ()
    assert isinstance(person.table, Table)
