"""The best possible scores on a scorecard: only of holes that nobody has before them any more."""

from __future__ import annotations

import asyncio
import re
from typing import TYPE_CHECKING

import pytest

from golf_nb.engine import Course as Plan
from golf_nb.engine import Outcome, Scorecard
from golf_nb.records import Store
from golf_nb.widget import Course
from golf_nb.widget.cardtable import card_table
from tests.widget.test_cardtable import cells
from tests.widget.waiting import at_rest, until

if TYPE_CHECKING:
    from collections.abc import Iterator


@pytest.fixture
def store() -> Iterator[Store]:
    with Store.temporary() as made:
        yield made


def finish(course: Course) -> None:
    while course.table.position.outcome is Outcome.PLAYING:
        course.table.try_move(course.table.position.moves()[0])


def pars(course: Course) -> list[str]:
    """Return the cells of the line on the page, none if there is none."""
    return next((row for row in cells(course._sheet.value) if row[0] == "Best possible"), [])


def test_a_finished_hole_shows_its_par(store: Store) -> None:
    async def play() -> None:
        course = Course(start=24, store=store)
        assert pars(course) == []
        finish(course)
        await until(lambda: pars(course))
        assert pars(course) == ["Best possible", "+4", *["·"] * 8, "·"]
        assert re.search(r"^par +│ +\+4 │ +· │", repr(course), re.MULTILINE)
        assert course.par == (4, *[None] * 8)
        course.table.undo()
        assert pars(course) == [], "the hole is open again"
        course.concede()
        assert pars(course)[1] == "+4"
        assert course.errors == []
        course.close()

    asyncio.run(play())


def test_a_hole_that_somebody_has_still_to_play_shows_none(store: Store) -> None:
    async def play() -> None:
        course = Course(start=24, store=store, players=("Ann", "Ben"))
        finish(course)
        await at_rest()
        assert pars(course) == []
        assert course.par == (None,) * 9
        course.player = "Ben"
        await at_rest()
        assert pars(course) == []
        finish(course)
        await until(lambda: pars(course))
        assert pars(course)[1] == "+4"

    asyncio.run(play())


def test_from_code_without_a_page(store: Store) -> None:
    course = Course(start=24, store=store)
    finish(course)
    assert course.par == (4, *[None] * 8)
    assert pars(course)[1] == "+4"


def test_the_line_is_summed_up_when_all_is_known() -> None:
    card = Scorecard(Plan(24, "king-stops"), ["Ann"])
    rows = cells(card_table(card, "Ann", 1, [4, -1, 0, 2, 0, -3, 1, 1, 1]))
    assert rows[2] == ["Best possible", "+4", "−1", "0", "+2", "0", "−3", "+1", "+1", "+1", "+5"]
    assert cells(card_table(card, "Ann", 1, [None] * 9)) == cells(card_table(card, "Ann", 1))
