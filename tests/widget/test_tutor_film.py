"""Moves that the tutor plays one after the other, and what ends them."""

from __future__ import annotations

import asyncio

import pytest

from golf_nb.widget import tutor_film
from golf_nb.widget.tutor_film import Film
from tests.widget.pupil import Pupil, pupil
from tests.widget.waiting import until


class Owner:
    """Keeps what went wrong."""

    def __init__(self) -> None:
        self.errors: list[Exception] = []

    def report(self, error: Exception) -> None:
        self.errors.append(error)


def fail() -> None:
    raise ZeroDivisionError


def to_a_run(sat: Pupil) -> None:
    """Go on until the tutor plays several moves at once."""
    for _ in range(40):
        if sat.table._film.running:
            return
        if sat.table.view.can_next:
            sat.press("Next")
        else:
            sat.press("Show me")
    raise AssertionError("no run in this lesson")


@pytest.fixture(autouse=True)
def moves_take_little_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tutor_film, "MOVE", 0.01)


def test_where_no_time_passes_the_last_picture_is_shown_alone() -> None:
    seen: list[str] = []
    film = Film(Owner())
    film.show(lambda: seen.append("first"), lambda: seen.append("last"))
    assert (seen, film.running) == (["last"], False)


def test_pictures_come_in_turn() -> None:
    async def watch() -> None:
        seen: list[int] = []
        film = Film(Owner())
        film.show(*(lambda number=number: seen.append(number) for number in range(4)))
        assert seen == [0]
        await until(lambda: not film.running)
        assert seen == [0, 1, 2, 3]

    asyncio.run(watch())


@pytest.mark.parametrize(
    "end, expected",
    [
        (lambda film, _: film.finish(), ["first", "last"]),
        (lambda film, _: film.stop(), ["first"]),
        (lambda film, seen: film.show(lambda: seen.append("another")), ["first", "another"]),
    ],
)
def test_what_ends_it(end: object, expected: list[str]) -> None:
    async def watch() -> None:
        seen: list[str] = []
        film = Film(Owner())
        film.show(*(lambda text=text: seen.append(text) for text in ("first", "second", "last")))
        end(film, seen)  # type: ignore[operator]
        await asyncio.sleep(0.05)
        assert (seen, film.running) == (expected, False)

    asyncio.run(watch())


def test_a_fault_is_told_and_the_rest_is_still_shown() -> None:
    async def watch() -> None:
        seen: list[str] = []
        owner = Owner()
        film = Film(owner)
        film.show(lambda: None, fail, lambda: seen.append("last"))
        await until(lambda: not film.running)
        assert seen == ["last"]
        assert [type(error) for error in owner.errors] == [ZeroDivisionError]

    asyncio.run(watch())


def test_what_the_tutor_plays_is_seen_move_by_move_and_ends_with_the_next_action() -> None:
    async def learn() -> None:
        sat = pupil("kings")
        to_a_run(sat)
        assert sat.table.position != sat.table._board.position, "the table is still on its way"
        sat.press("Next")
        assert sat.table.position == sat.table._board.position
        assert sat.table.errors == []

    asyncio.run(learn())


def test_a_tutor_that_is_closed_plays_nothing_more() -> None:
    async def learn() -> None:
        sat = pupil("kings")
        to_a_run(sat)
        sat.table.close()
        await asyncio.sleep(0.05)
        assert sat.table.errors == []
        assert not sat.table._film.running

    asyncio.run(learn())
