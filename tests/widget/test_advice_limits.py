"""Advice that comes late, is switched off, leaves no record, or belongs to two packs."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest
from ipywidgets import HTML

from golf_nb.engine import Game, deal
from golf_nb.strategy import worth_of_each
from golf_nb.widget import Table, advice_words, assistant
from golf_nb.widget.switches import Switch
from tests.strategy.micro import CHAIN
from tests.widget import sentences
from tests.widget.advised import numbers, told
from tests.widget.driver import everything, plain_text, shown
from tests.widget.keeping import SHORT
from tests.widget.waiting import Gate, at_rest, until

if TYPE_CHECKING:
    from tests.widget.conftest import Seat

LABELS = sentences.SWITCHES
KEYS = {"w": Switch.WORTH, "l": Switch.LINE, "c": Switch.CLEAR}
SCORED = "Played with help: this hand is not entered in your records."


@pytest.fixture
def gate(monkeypatch: pytest.MonkeyPatch) -> Gate:
    made = Gate(worth_of_each)
    monkeypatch.setattr(assistant, "worth_of_each", made)
    return made


def test_numbers_come_later_and_only_to_their_own_position(gate: Gate) -> None:
    async def play() -> None:
        table = Table(24)
        table.worth()
        assert table.notes == ()
        assert "Thinking …" in table._advice_line.value
        table.play("B")
        table.draw()
        table.undo()
        assert table.notes == ()
        gate.open()
        await until(lambda: table.notes)
        assert table.notes == numbers(deal(24).after("B"))
        assert table._advice_line.value == ""
        await at_rest()
        assert table.notes == numbers(deal(24).after("B"))
        table.under("king-to-ace")
        await until(lambda: table.notes)
        assert table.notes == numbers(deal(24, "king-to-ace"))
        assert table.errors == []

    asyncio.run(play())


def test_what_is_switched_off_meanwhile_does_not_appear(gate: Gate) -> None:
    async def play() -> None:
        table = Table(24)
        table.worth()
        table.worth(on=False)
        gate.open()
        await at_rest()
        assert table.notes == ()

    asyncio.run(play())


# The panel.


def test_the_panel_shows_what_is_on(seat: Seat) -> None:
    person = seat(24)
    person.key("w")
    person.open("Advice")
    assert {switch: person.button(label).value for switch, label in LABELS.items()} == {
        Switch.WORTH: True,
        Switch.LINE: False,
        Switch.CLEAR: False,
        Switch.PAR: False,
    }
    for key, switch in KEYS.items():
        before = person.table.is_shown(switch)
        person.key(key)
        assert person.button(LABELS[switch]).value is person.table.is_shown(switch) is not before
        person.button(LABELS[switch]).value = before
        assert person.table.is_shown(switch) is before


def test_the_panel_says_where_the_advice_comes_from(seat: Seat) -> None:
    person = seat(24)
    person.open("Advice")
    texts = " ".join(plain_text(widget.value) for widget in shown(person.table) if isinstance(widget, HTML))
    for sentence in (sentences.SEES_THE_STOCK, sentences.NO_RECORD, "the next moves of a best line"):
        assert sentence in texts


def test_the_panel_works_the_first_answer_out_ahead() -> None:
    async def look() -> None:
        table = Table(24)
        drawer = table._drawers[-1]
        drawer.button.value = True
        assert not table._ledger.helped, "looking at the panel is no help"
        advisor = table._assistant._advisor
        await until(lambda: not advisor.thinking)
        table.ask_hint()
        table.ask_hint()
        assert table.message.startswith("Hint 2 of 4.")

    asyncio.run(look())


def test_everything_is_escaped(seat: Seat, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(advice_words, "next_moves", lambda *_: "<script>")
    person = seat(CHAIN)
    person.table.show_line()
    assert told(person) == ["<script>"]
    for widget in everything(person.table):
        if isinstance(widget, HTML) and not widget.value.startswith("<style>"):
            assert "<script>" not in widget.value


def test_every_key_and_switch_is_in_the_list_of_keys(seat: Seat) -> None:
    person = seat(24)
    person.open("Advice")
    for key, switch in KEYS.items():
        assert f"(key {key.upper()})" in person.button(LABELS[switch]).tooltip


# What help means for the records.


@pytest.mark.parametrize("switch", [Switch.WORTH, Switch.LINE, Switch.CLEAR])
def test_a_hand_with_help_is_no_record(seat: Seat, switch: Switch) -> None:
    person = seat(SHORT)
    person.press("A")
    person.table.choose(switch, on=True)
    person.table.choose(switch, on=False)
    person.press("C")
    assert person.message.endswith(SCORED)
    assert len(person.table._ledger.store.records()) == 0
    person.table.restart()
    person.press("A")
    person.press("C")
    assert person.message.endswith(SCORED), "what was told before is known"


def test_what_was_scored_before_help_stays(seat: Seat) -> None:
    person = seat(SHORT)
    for _ in range(3):
        person.press("Draw")
    assert person.record == "Best under these rules +2 in 1 finished hand; not cleared yet."
    person.key("c")
    assert person.table._ledger.helped is False, "a hand that is over can be looked at"
    for _ in range(3):
        person.press("Undo")
    for column in "AC":
        person.press(column)
    assert person.message.endswith(SCORED)
    assert person.record == "Best under these rules +2 in 1 finished hand; not cleared yet."


def test_another_deal_is_played_without_help(seat: Seat) -> None:
    person = seat(24)
    person.table.hint()
    person.table.deal(SHORT)
    for column in "AC":
        person.press(column)
    assert SCORED not in person.message
    person.table.deal(24)
    assert not person.table._ledger.helped
    person.table.game = Game(deal(25))
    assert not person.table._ledger.helped


# Double Golf.


def test_double_golf_has_advice_too(seat: Seat) -> None:
    person = seat(1, rules="double")
    for _ in range(60):
        if person.table.position.cards_left <= 24:
            break
        person.table.try_move(person.table.position.moves()[0])
    person.key("w")
    anchors = {note.anchors[0] for note in person.table.notes}
    assert anchors == {
        "stock" if str(move) == "draw" else str(move) for move in person.table.position.moves()
    }
    person.key("h")
    assert person.message.startswith("Hint 1 of ")


def test_a_table_without_advice_loads_no_compiler() -> None:
    code = "import sys; from golf_nb import Table; Table(24).draw(); print('numba' in sys.modules)"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60, check=True)
    assert run.stdout == "False\n"
