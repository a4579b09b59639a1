"""Hints at a table: step by step, by key and button and from code, and anew after every change."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import pytest

from golf_nb.engine import Game, deal
from golf_nb.notes import Ring
from golf_nb.records import default_store
from golf_nb.scene import describe
from golf_nb.strategy import worth_of_each
from golf_nb.widget import Table, faults, hinting
from golf_nb.widget.coursetable import CourseTable
from tests.scene import boards
from tests.strategy.micro import CHAIN, PATIENCE, ROUND
from tests.widget import sentences
from tests.widget.keeping import SHORT
from tests.widget.waiting import Gate, at_rest, until

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.widget.conftest import Seat
    from tests.widget.driver import Person

SOURCE = (
    "Advice knows the order of the stock, so it knows more than a fair player. "
    "A hand played with it is not entered in your records."
)
LEGAL = (
    "Hint 1 of 4. 2 cards fit 7♦; the stock is empty. "
    "This is merely legal: it does not say what is good. H again says more."
)
WHERE = "Hint 2 of 4. Look at column A: it is proven best. H again says more."
WHY = (
    "Hint 3 of 4. 8♠ onto 7♦ uncovers 7♣ and keeps a clear within reach, score 0. Otherwise: column B +2. "
    "Then, without a draw: 7♣ from A and 6♥ from B. H again makes the move."
)
MADE = "8♠ went onto 7♦. 7♣ is exposed now."


def by_code(person: Person) -> None:
    assert person.table.hint() == person.message


@pytest.mark.parametrize(
    "ask", [lambda person: person.key("h"), lambda person: person.press("Hint"), by_code]
)
def test_the_steps_of_a_hint(seat: Seat, ask: Callable[[Person], None]) -> None:
    person = seat(CHAIN)
    for said, notes in (
        (f"{LEGAL} {SOURCE}", ()),
        (WHERE, (Ring("A"),)),
        (WHY, (Ring("A"),)),
        (MADE, ()),
    ):
        ask(person)
        assert person.message == said
        assert person.table.notes == notes
        assert person.label == describe(person.table.position, notes)
    assert person.moves == "A"
    ask(person)
    assert person.message == (
        "Hint 1 of 2. Only 7♣ in column A fits 8♠, and the stock is empty: it is the only move. "
        "It is proven best. H again makes the move."
    ), "where the advice comes from is said once"
    ask(person)
    assert person.moves == "A A"


def test_a_hint_for_the_draw_points_at_the_stock(seat: Seat) -> None:
    person = seat(deal(24).after("B"))
    person.key("h")
    assert "No card fits 10♠: to draw is the only move. It is proven best." in person.message
    assert person.table.notes == (Ring("stock"),)
    person.key("h")
    assert person.message == "You drew 10♦; 15 cards left in the stock."


@pytest.mark.parametrize(
    "change",
    [
        lambda person: person.click("A"),
        lambda person: person.press("Undo"),
        lambda person: person.press("Redo"),
        lambda person: person.table.restart(),
        lambda person: person.table.deal(25),
        lambda person: person.table.under("classic"),
        lambda person: setattr(person.table, "game", Game(deal(26))),
    ],
)
def test_a_hint_begins_anew_after_every_change(seat: Seat, change: Callable[[Person], None]) -> None:
    person = seat(24)
    for _ in range(3):
        person.press("B")
        person.press("Draw")
    person.press("Undo")
    for _ in range(2):
        person.key("h")
    change(person)
    assert not any(isinstance(note, Ring) for note in person.table.notes)
    person.key("h")
    assert person.message.startswith("Hint 1 of ")


def test_a_refusal_does_not_end_a_hint(seat: Seat) -> None:
    person = seat(CHAIN)
    person.key("h")
    person.click("A1")
    person.key("h")
    assert person.message == WHERE


def test_a_hint_takes_the_question_about_a_restart_back(seat: Seat) -> None:
    person = seat(CHAIN)
    person.press("Restart")
    person.key("h")
    assert not person.is_asked()
    assert person.message.startswith(LEGAL)


def test_there_is_no_hint_when_the_hand_is_over(seat: Seat) -> None:
    person = seat(boards.BLOCKED)
    said = person.table.hint()
    assert said == person.message
    assert "over" in said
    assert person.table.notes == ()
    person.key("h")
    assert person.message == said


def test_the_rules_count(seat: Seat) -> None:
    person = seat(ROUND)
    assert person.table.hint().startswith("Hint 1 of 2. Only A♠ in column A fits K♦")


# Answers that take a while.


@pytest.fixture
def gate(monkeypatch: pytest.MonkeyPatch) -> Gate:
    made = Gate(worth_of_each)
    monkeypatch.setattr(hinting, "worth_of_each", made)
    return made


def seated(**options: Any) -> Table:
    return Table(CHAIN, **options)


def test_what_is_not_known_yet_is_said_when_it_is(gate: Gate) -> None:
    async def ask() -> None:
        table = seated()
        table.ask_hint()
        assert table.message == f"{LEGAL} {SOURCE}", "what is legal needs no solver"
        await at_rest()
        for _ in range(3):
            table.ask_hint()
            assert table.message == "Thinking …"
        assert len(table.notes) == 0
        gate.open()
        await until(lambda: table.message != "Thinking …")
        assert table.message == WHERE, "however often it was asked for, no step is left out"
        assert list(table.notes) == [Ring("A")]
        table.ask_hint()
        assert table.message == WHY

    asyncio.run(ask())


@pytest.mark.parametrize(
    "act, said",
    [
        (lambda table: table.play("B"), "8♠ went onto 9♥. Q♥ is exposed now."),
        (lambda table: table.deal(25), "Deal 25 lies on the table. Rules: king-stops."),
        (lambda table: table.under("classic"), "Your board lies on the table. Rules: classic."),
        (lambda table: table.undo(), "The draw is taken back; 2 cards in the stock again."),
    ],
)
def test_an_answer_that_comes_too_late_is_not_said(
    gate: Gate, act: Callable[[Table], object], said: str
) -> None:
    async def ask() -> None:
        table = Table(PATIENCE)
        table.draw()
        table.ask_hint()
        table.ask_hint()
        assert table.message == "Thinking …"
        act(table)
        assert table.message == said
        gate.open()
        await at_rest()
        assert table.message == said
        assert table.notes == ()
        assert table.errors == []

    asyncio.run(ask())


def test_code_gets_its_answer_at_once() -> None:
    async def ask() -> None:
        table = seated()
        assert table.hint() == f"{LEGAL} {SOURCE}"
        assert table.hint() == WHERE

    asyncio.run(ask())


def test_a_table_that_is_closed_hears_nothing_more(gate: Gate) -> None:
    async def ask() -> None:
        table = seated()
        table.ask_hint()
        table.ask_hint()
        table.close()
        gate.open()
        await at_rest()
        assert table.errors == []

    asyncio.run(ask())


def test_an_error_in_the_thread_is_told_and_the_table_goes_on(
    gate: Gate, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(faults.settings, "reraise", False)
    gate.error = ArithmeticError("<b>")
    gate.open()

    async def ask() -> None:
        table = seated()
        table.ask_hint()
        table.ask_hint()
        await until(lambda: table.errors)
        assert table.errors == [gate.error]
        await at_rest()
        assert table.message == "Something went wrong in the table: ArithmeticError: <b>. Please report it."
        table.ask_hint()
        assert table.message == sentences.NO_ANSWER
        table.play("A")
        assert table.message == MADE

    asyncio.run(ask())


# What help means for the records.


def test_a_hand_with_a_hint_is_no_record(seat: Seat) -> None:
    person = seat(SHORT)
    before = person.record
    person.key("h")
    person.press("A")
    person.press("C")
    assert person.message.endswith("Played with help: this hand is not entered in your records.")
    assert person.record == before
    assert len(person.table._ledger.store.records()) == 0


def test_on_a_course_there_are_no_hints() -> None:
    table = CourseTable(24, deal(24).rules, scope="mine", store=default_store())
    labels = [getattr(widget, "description", None) for widget in table.children[-1].children]
    assert "Advice" not in labels
    for act in (table.hint, table.play_line):
        assert act() == table.message == sentences.NOT_HERE
    table.worth()
    assert table.message == sentences.NOT_HERE
    assert table.notes == ()
    assert not table._ledger.helped
