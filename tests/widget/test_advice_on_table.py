"""What stays on while a hand is played: the worth of each choice, the path, the verdict, and par."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from golf_nb.engine import deal
from golf_nb.notes import Turn, Worth
from golf_nb.scene import build, describe
from golf_nb.strategy import best_line, path
from golf_nb.widget import Table
from golf_nb.widget.switches import Switch
from tests.scene import boards
from tests.strategy.micro import CHAIN
from tests.widget import sentences
from tests.widget.advised import numbers, told
from tests.widget.driver import status_of
from tests.widget.keeping import SHORT
from tests.widget.waiting import at_rest, until

if TYPE_CHECKING:
    from tests.widget.conftest import Seat

LABELS = sentences.SWITCHES
KEYS = {"w": Switch.WORTH, "l": Switch.LINE, "c": Switch.CLEAR}
SCORED = "Played with help: this hand is not entered in your records."


# What each choice is worth.


def test_the_worth_of_each_choice_is_in_the_picture_and_in_its_words(seat: Seat) -> None:
    person = seat(24)
    person.key("w")
    notes = (Worth("A", 4, best=True), Worth("B", 4, best=True), Worth("E", 6), Worth("stock", 5))
    assert person.message == "Each choice shows what it is worth."
    assert person.table.notes == notes
    assert person.board._scene == build(deal(24), notes=notes, playable=True)
    assert person.label == describe(deal(24), notes)
    assert person.table.picture().scene == build(deal(24), notes=notes)
    assert told(person) == []


def test_it_stays_on_while_the_hand_is_played(seat: Seat) -> None:
    person = seat(24)
    person.table.worth()
    for act in ("B", "Draw", "Draw", "Undo", "Redo", "Undo", "Undo", "Undo", "A"):
        person.press(act)
        assert person.table.notes == numbers(person.table.position)
        assert person.label == describe(person.table.position, person.table.notes)
    person.table.deal(25)
    assert person.table.notes == numbers(deal(25))
    person.table.under("king-to-ace")
    assert person.table.notes == numbers(deal(25, "king-to-ace"))
    person.table.marks = False
    assert person.table.notes == numbers(person.table.position)
    person.table.worth(on=False)
    assert person.message == "The numbers are gone."
    assert person.table.notes == ()


def test_nothing_is_worth_anything_when_the_hand_is_over(seat: Seat) -> None:
    person = seat(boards.BLOCKED)
    person.key("w")
    assert person.table.notes == ()


def test_a_picture_with_numbers_is_sent_once(seat: Seat) -> None:
    person = seat(24)
    person.table.worth()
    before = person.board._scene
    person.key("w")
    person.key("w")
    assert person.board._scene == before


# The path.


def test_the_path_goes_on_as_long_as_it_is_followed(seat: Seat) -> None:
    person = seat(43)
    person.key("l")
    line = best_line(deal(43)).line
    for number, move in enumerate(line):
        assert person.table.notes == path(person.table.position, line[number:])
        person.table.try_move(move)
    assert person.table.position.score == -2
    assert person.table.notes == ()
    for _ in range(3):
        person.press("Undo")
    assert person.table.notes == path(person.table.position, line[-3:])


def test_whoever_leaves_the_path_gets_another_one(seat: Seat) -> None:
    person = seat(43)
    person.table.show_line()
    assert str(best_line(deal(43)).line[0]) == "E"
    person.press("B")
    after = deal(43).after("B")
    assert person.table.notes == path(after, best_line(after).line)
    person.press("Undo")
    assert person.table.notes == path(deal(43), best_line(deal(43)).line)


def test_the_path_in_words(seat: Seat) -> None:
    person = seat(CHAIN)
    person.table.show_line()
    assert person.message == "The next moves of a best line are numbered."
    assert person.table.notes == (Turn("A2", (1,)), Turn("A1", (2,)), Turn("B1", (3,)))
    assert told(person) == ["Best line, score 0 (proven): 1. 8♠ from A, 2. 7♣ from A, 3. 6♥ from B."]
    person.press("A")
    assert told(person) == ["Best line, score 0 (proven): 1. 7♣ from A, 2. 6♥ from B."]
    person.table.show_line(on=False)
    assert told(person) == []
    assert len(person.table.notes) == 0


# Can it still be cleared?


def test_where_the_clear_was_lost(seat: Seat) -> None:
    person = seat(CHAIN)
    person.key("c")
    can = ["This hand can still be cleared; the best is 0."]
    lost = (
        "Clearing was possible until move 1, your play of 6♥ from B. Before it the best was 0; now it is +2."
    )
    assert told(person) == can
    person.press("B")
    assert lost in told(person)
    person.press("Undo")
    assert told(person) == can
    person.press("Redo")
    assert lost in told(person)
    person.press("Undo")
    for column in "AAB":
        person.press(column)
    assert "This hand is cleared." in told(person)
    person.key("c")
    assert told(person) == []


# Par.


def test_par_is_shown_when_it_is_switched_on(seat: Seat) -> None:
    person = seat(24)
    assert "Best possible" not in person.status
    person.open("Advice")
    person.button(LABELS[Switch.PAR]).value = True
    assert person.status == status_of("Deal 24", deal(24)) + " · Best possible +4"
    assert person.table.par == 4
    person.press("E")
    assert person.status.endswith(" · Best possible +4"), "of the deal, whatever was played since"
    person.table.under("king-to-ace")
    assert person.status.endswith(" · Best possible 0")
    person.table.show_par(on=False)
    assert "Best possible" not in person.status
    assert not person.button(LABELS[Switch.PAR]).value


def test_par_is_no_help(seat: Seat) -> None:
    person = seat(SHORT)
    person.table.show_par()
    assert person.table.par == -3
    person.press("A")
    person.press("C")
    assert SCORED not in person.message
    assert person.status == "Own board · Cards left 0 · Stock 3 · Final score −3; the best possible was −3"
    assert told(person) == ["−3 is the best possible score of this deal."]


def test_par_is_always_shown_at_the_end_of_a_hand() -> None:
    async def play() -> None:
        table = Table(SHORT)
        for _ in range(3):
            table.draw()
        assert table.message.startswith("You drew 3♣")
        await until(lambda: "best possible" in table._status.widget.value)
        assert "Final score +2; the best possible was −3" in table._status.widget.value
        assert "The best possible score of this deal was −3: you are 5 over it." in table._advice_line.value
        table.undo()
        assert "best possible" not in table._status.widget.value
        assert table._advice_line.value == ""
        assert table.errors == []

    asyncio.run(play())


def test_a_hand_that_was_over_when_it_came_is_not_judged() -> None:
    async def look() -> None:
        table = Table(boards.BLOCKED)
        await at_rest()
        assert "best" not in table._status.widget.value

    asyncio.run(look())


# Answers that take a while.
