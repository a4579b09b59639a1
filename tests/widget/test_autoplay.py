"""A line that plays by itself: at a pace, with words, and stopped by whatever somebody does."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import TYPE_CHECKING

import pytest

from golf_nb.engine import deal
from golf_nb.strategy import best_line
from golf_nb.widget import Table, autoplay, faults
from tests.scene import boards
from tests.strategy.micro import CHAIN, PATIENCE
from tests.widget import sentences
from tests.widget.driver import Person
from tests.widget.keeping import SHORT
from tests.widget.waiting import Gate, at_rest, until

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.widget.conftest import Seat

LINE = best_line(deal(43)).line


def has_moves(table: Table, count: int) -> bool:
    return len(table.game.history) >= count


@pytest.fixture
def quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the line go on after an instant."""
    monkeypatch.setattr(autoplay, "PACE", 0.005)


def test_a_line_is_played_to_its_end(quickly: None) -> None:
    async def play() -> None:
        table = Table(43)
        said: list[str] = []
        table._message.widget.observe(lambda _: said.append(table.message), "value")
        table.play_line()
        assert table.line_plays
        await until(lambda: not table.line_plays)
        assert table.game.history == LINE
        assert table.position.score == -2
        assert "The best line is being played: 49 moves. Any key or click stops it." in said
        # Each move is told, as one that was made by hand.
        assert sum("went onto" in text or "You drew" in text for text in said) == len(LINE)
        assert "Played with help" in table.message
        assert table.errors == []

    asyncio.run(play())


def test_nothing_moves_before_its_time() -> None:
    async def play() -> None:
        table = Table(43)
        table.play_line()
        await until(lambda: table.message.startswith("The best line"))
        await at_rest()
        assert table.game.history == ()
        table.close()

    asyncio.run(play())


@pytest.mark.parametrize(
    "stop",
    [
        lambda person: person.click("A"),
        lambda person: person.click("stock"),
        lambda person: person.tap("B"),
        lambda person: person.click(630, 300),
        lambda person: person.key("d"),
        lambda person: person.key("1"),
        lambda person: person.key("p"),
        lambda person: person.key("h"),
        lambda person: person.key("Escape"),
        lambda person: person.key("x"),
        lambda person: person.table.pause(),
    ],
)
def test_any_click_or_key_stops_it_and_does_nothing_else(
    quickly: None, stop: Callable[[Person], None]
) -> None:
    async def play() -> None:
        person = Person(Table(43))
        table = person.table
        table.play_line()
        await until(lambda: len(table.game.history) >= 3)
        history = table.game.history
        stop(person)
        assert table.message == "Stopped. The hand is yours."
        assert not table.line_plays
        await at_rest()
        assert table.game.history == history == LINE[: len(history)]
        assert table.errors == []
        # The next one is an ordinary click again.
        person.wait(1)
        person.key("d")
        assert len(table.game.history) == len(history) + 1

    asyncio.run(play())


@pytest.mark.parametrize(
    "act",
    [
        lambda table: table.undo(),
        lambda table: table.draw(),
        lambda table: table.restart(),
        lambda table: table.deal(25),
        lambda table: table.under("king-to-ace"),
        lambda table: table.close(),
    ],
)
def test_whatever_else_changes_the_hand_stops_it(quickly: None, act: Callable[[Table], object]) -> None:
    async def play() -> None:
        table = Table(43)
        table.play_line()
        await until(lambda: len(table.game.history) >= 3)
        act(table)
        assert not table.line_plays
        game = table.game
        await at_rest()
        assert table.game == game
        assert table.errors == []

    asyncio.run(play())


def test_it_goes_on_from_where_it_was_stopped(quickly: None) -> None:
    async def play() -> None:
        table = Table(43)
        for _ in range(3):
            table.play_line()
            goal = len(table.game.history) + 3
            await until(partial(has_moves, table, goal))
            table.pause()
        table.play_line()
        await until(lambda: not table.line_plays)
        assert table.game.history == LINE

    asyncio.run(play())


def test_the_button_starts_and_stops_it(quickly: None) -> None:
    async def play() -> None:
        person = Person(Table(43))
        person.open("Advice")
        person.press("Play the best line")
        await until(lambda: person.moves)
        person.press("Pause")
        assert person.message == "Stopped. The hand is yours."
        assert person.button("Play the best line").icon == "play"

    asyncio.run(play())


def test_while_the_line_is_looked_for_it_says_so(quickly: None, monkeypatch: pytest.MonkeyPatch) -> None:
    gate = Gate(best_line)
    monkeypatch.setattr(autoplay, "best_line", gate)
    monkeypatch.setattr("golf_nb.widget.assistant.best_line", gate)

    async def play() -> None:
        table = Table(43)
        assert table.play_line() == "Thinking …"
        await at_rest()
        assert (table.message, table.game.history) == ("Thinking …", ())
        gate.open()
        await until(lambda: table.game.history)
        table.pause()

    asyncio.run(play())


def test_a_line_that_cannot_be_found_stops(quickly: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(faults.settings, "reraise", False)
    gate = Gate(best_line, opened=True)
    gate.error = ArithmeticError("no")
    monkeypatch.setattr(autoplay, "best_line", gate)
    monkeypatch.setattr("golf_nb.widget.assistant.best_line", gate)

    async def play() -> None:
        table = Table(43)
        table.play_line()
        await until(lambda: not table.line_plays)
        assert table.errors == [gate.error]
        assert table.message == sentences.NO_ANSWER

    asyncio.run(play())


def test_without_time_all_moves_are_made_at_once(seat: Seat) -> None:
    table = seat(43).table
    assert table.play_line() == "The best line is being played: 49 moves. Any key or click stops it."
    assert table.game.history == LINE
    assert not table.line_plays


def test_a_line_that_ends_before_the_hand_says_so(seat: Seat) -> None:
    person = seat(PATIENCE)
    person.table.play_line()
    assert person.moves == "B"
    assert person.message == sentences.LINE_PLAYED
    person.table.play_line()
    assert (person.moves, person.message) == ("B", sentences.NOTHING_TO_PLAY)


def test_there_is_nothing_to_play_when_the_hand_is_over(seat: Seat) -> None:
    person = seat(boards.BLOCKED)
    assert person.table.play_line() == person.message
    assert "over" in person.message


def test_a_played_line_counts_as_help(seat: Seat) -> None:
    for start in (SHORT, CHAIN):
        person = seat(start)
        person.table.play_line()
        assert "Played with help" in person.message
        assert len(person.table._ledger.store.records()) == 0


def test_a_key_means_what_it_means_while_nothing_plays(seat: Seat) -> None:
    person = seat(43)
    person.key("d")
    assert person.moves == "draw"
    assert not person.table.interrupt()
