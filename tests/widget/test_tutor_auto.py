"""A lesson that goes on by itself: at a pace, to its end, and stopped by whatever somebody does."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from golf_nb.engine import GolfError, use_language
from golf_nb.lessons import Attempt, Feedback, lesson
from golf_nb.widget import Tutor, faults, tutor_auto
from golf_nb.widget.tutor_auto import one_step, reading_time
from golf_nb.widget.tutor_steps import judge
from tests.lessons.spoken import EVERY_SPOKEN
from tests.widget.pupil import EVERY_KIND, Pupil, pupil
from tests.widget.waiting import at_rest, until

if TYPE_CHECKING:
    from collections.abc import Callable


def quick() -> Pupil:
    return pupil(pace=900)


@pytest.fixture(autouse=True)
def moves_take_no_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tutor_auto, "MOVE", 0.001)


def test_a_lesson_plays_itself_to_its_end() -> None:
    async def play() -> None:
        sat = quick()
        said: list[str] = []
        sat.table._message.widget.observe(lambda _: said.append(sat.table.message), "value")
        sat.press("Play it for me")
        assert sat.table.plays_itself
        assert sat.message == "The lesson goes on by itself. Any key or click pauses it."
        await until(lambda: not sat.table.plays_itself)
        assert sat.table.finished
        assert sat.message == "That was the whole lesson."
        assert "The answer is: 8♠. Yes: 8♠ lies on 7♣, and a 7 fits on an 8." in said
        assert "The answer is: 3. All of them." in said
        assert "Play it for me" in sat.labels
        assert sat.table.result.stars == 1
        assert sat.table.errors == []

    asyncio.run(play())


@pytest.mark.parametrize(
    "stop",
    [
        lambda sat: sat.key("n"),
        lambda sat: sat.key("p"),
        lambda sat: sat.key("x"),
        lambda sat: sat.key("Escape"),
        lambda sat: sat.click("A"),
        lambda sat: sat.click("stock"),
        lambda sat: sat.tap("A"),
        lambda sat: sat.press("Pause"),
        lambda sat: sat.table.pause(),
    ],
)
def test_any_key_or_click_pauses_it_and_does_nothing_else(stop: Callable[[Pupil], None]) -> None:
    async def play() -> None:
        sat = pupil(pace=20)
        sat.table.play_for_me()
        await until(lambda: sat.table.attempt.index >= 1)
        attempt = sat.table.attempt
        stop(sat)
        assert sat.message == "Paused. The lesson is yours."
        assert not sat.table.plays_itself
        assert "Play it for me" in sat.labels
        await at_rest(80)
        assert sat.table.attempt is attempt

    asyncio.run(play())


@pytest.mark.parametrize(
    "act",
    [
        lambda sat: sat.press("Next"),
        lambda sat: sat.press("Hint"),
        lambda sat: sat.table.back(),
        lambda sat: sat.table.begin_again(),
        lambda sat: sat.table.close(),
    ],
)
def test_whatever_else_is_done_stops_it(act: Callable[[Pupil], None]) -> None:
    async def play() -> None:
        sat = pupil(pace=20)
        sat.table.play_for_me()
        await until(lambda: sat.table.attempt.index >= 1)
        act(sat)
        assert not sat.table.plays_itself
        attempt = sat.table.attempt
        await at_rest(80)
        assert sat.table.attempt is attempt

    asyncio.run(play())


def test_it_waits_until_the_page_has_been_read() -> None:
    async def play() -> None:
        sat = pupil()
        sat.table.play_for_me()
        await at_rest()
        assert sat.progress == "Introduction"
        sat.table.close()

    asyncio.run(play())


def test_without_time_it_runs_to_its_end_at_once() -> None:
    sat = pupil()
    sat.table.play_for_me(2)
    assert (sat.table.finished, sat.table.pace, sat.message) == (True, 2.0, "That was the whole lesson.")


def test_it_takes_back_what_the_learner_left_astray() -> None:
    sat = pupil()
    sat.to_step(5)
    sat.keys("2")
    sat.table.play_for_me()
    assert sat.table.finished


@EVERY_SPOKEN
def test_every_lesson_plays_itself(code: str, name: str) -> None:
    use_language(code)
    attempt = Attempt.start(lesson(name), judge())
    while (after := one_step(attempt)) is not attempt:
        attempt = after
    assert attempt.finished


def test_the_time_for_a_page_grows_with_its_words() -> None:
    view = replace(Attempt.start(lesson(EVERY_KIND), judge()).view, text="one two three", choices=())
    assert reading_time(view) == pytest.approx(1.5 + 3 * 0.32)
    assert reading_time(view, 2) == pytest.approx((1.5 + 3 * 0.32) / 2)
    longer = replace(view, choices=("four five", "six"))
    assert reading_time(longer) == pytest.approx(1.5 + 6 * 0.32)
    told = replace(longer, feedback=Feedback("good", "seven"), expects="next")
    assert reading_time(told) == pytest.approx(1.5 + 0.32)
    played = replace(told, moves_shown=(view.position,) * 3)
    assert reading_time(played) == pytest.approx(1.5 + 0.32 + 2 * 0.001)


@pytest.mark.parametrize("pace", [0, -1, 0.01, 10_000, True, "fast", None, float("nan")])
def test_what_is_no_pace_is_refused(pace: float) -> None:
    with pytest.raises(GolfError, match="not a pace"):
        Tutor(EVERY_KIND, pace=pace)
    sat = pupil()
    with pytest.raises(GolfError, match="not a pace"):
        sat.table.pace = pace
    assert sat.table.pace == 1.0


def test_the_pace_is_chosen_from_a_list() -> None:
    sat = pupil()
    sat.choose("Pace", "slow")
    assert sat.table.pace == 0.6
    sat.table.pace = 1.8
    assert sat.choice("Pace").label == "fast"
    sat.table.pace = 3
    assert sat.choice("Pace").label == "fast"


def test_an_error_on_the_way_stops_it_and_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(faults.settings, "reraise", False)

    def broken(_: object) -> None:
        raise ArithmeticError("no")

    async def play() -> None:
        sat = quick()
        sat.table.play_for_me()
        monkeypatch.setattr(tutor_auto, "one_step", broken)
        await until(lambda: sat.table.errors)
        assert not sat.table.plays_itself
        assert sat.message.startswith("Something went wrong in the table: ArithmeticError: no.")

    asyncio.run(play())
