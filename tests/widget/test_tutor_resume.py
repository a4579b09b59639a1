"""Where a learner was, and the best result: kept from one session to the next."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from golf_nb.records import Store
from golf_nb.widget import Learner, Tutor
from tests.widget.pupil import EVERY_KIND, Pupil, pupil

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

BACK = "You are back where you were: step 2 of 7. Begin again starts the lesson from the beginning."


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with Store(tmp_path / "kept.sqlite3") as store:
        yield store


def gone_through(store: Store, *, hints: int = 0, shown: int = 0) -> Pupil:
    """Go through the lesson, with help if that is wanted."""
    sat = pupil(store=store, resume=False)
    sat.to_step(5)
    for _ in range(hints):
        sat.press("Hint")
    if shown:
        sat.press("Show me")
    learner = Learner(EVERY_KIND)
    learner.attempt = sat.table.attempt
    learner.go_through()
    sat.table.attempt = learner.attempt
    return sat


def test_a_lesson_goes_on_in_another_session(store: Store) -> None:
    pupil(store=store).to_step(2)
    sat = pupil(store=store)
    assert (sat.progress, sat.message, sat.table.resumed) == ("Step 2 of 7", BACK, True)
    sat.press("No: another card lies on it")
    assert sat.message.startswith("✓ 7♣ is covered")


def test_a_mistake_still_waits_to_be_taken_back(store: Store) -> None:
    sat = pupil(store=store)
    sat.to_step(5)
    sat.keys("2")
    again = pupil(store=store)
    assert again.table.view.expects == "take-back"
    again.press("Take it back")
    assert again.message == "You took back 6♥. Try again."


def test_two_tutors_of_one_lesson_lose_nothing(store: Store) -> None:
    first = pupil(store=store)
    first.to_step(2)
    second = pupil(store=store)
    second.to_step(3)
    assert first.progress == "Step 2 of 7"
    assert pupil(store=store).progress == "Step 3 of 7"


def test_a_fresh_start_can_be_asked_for(store: Store) -> None:
    pupil(store=store).to_step(2)
    sat = pupil(store=store, resume=False)
    assert (sat.progress, sat.message) == ("Introduction", "")


def test_a_finished_lesson_begins_anew_with_its_result(store: Store) -> None:
    gone_through(store, hints=1)
    sat = pupil(store=store)
    assert sat.progress == "Introduction"
    assert sat.text.endswith("Your best: ★★☆ 2 of 3 stars.")
    assert sat.table.best == 2


def test_what_cannot_be_found_again_is_told(store: Store) -> None:
    store.save_progress("every-kind", ["dance"], reached=2, pages=9)
    sat = pupil(store=store)
    assert sat.progress == "Introduction"
    assert sat.message == "Your place in this lesson could not be found again, so it begins at the start."


def test_to_begin_again_is_asked_first(store: Store) -> None:
    pupil(store=store).to_step(2)
    sat = pupil(store=store)
    sat.press("Begin again")
    assert sat.message.startswith("Begin the lesson again from its start?")
    assert "Yes, from the start" in sat.labels
    assert "Next" not in sat.labels
    sat.press("No, go on here")
    assert (sat.progress, sat.message) == ("Step 2 of 7", "The lesson goes on here.")
    assert "Next" in sat.labels
    sat.press("Begin again")
    sat.press("Yes, from the start")
    assert (sat.progress, sat.message) == ("Introduction", "The lesson begins again.")
    kept = store.load_progress("every-kind")
    assert kept is not None
    assert (kept.events, kept.reached) == ((), 3)


@pytest.mark.parametrize(
    "keys, progress",
    [
        (("g", "g"), "Introduction"),
        (("g", "Enter"), "Introduction"),
        (("g", "Escape"), "Step 2 of 7"),
        (("g", "n"), "Step 2 of 7"),
        (("g", "n", "Enter"), "Step 2 of 7"),
    ],
)
def test_to_begin_again_by_keys(store: Store, keys: tuple[str, ...], progress: str) -> None:
    sat = pupil(store=store)
    sat.to_step(2)
    sat.keys(*keys)
    assert sat.progress == progress
    assert not sat.table.asking


@pytest.mark.parametrize(
    "help_asked, stars, said",
    [
        ({}, 3, "★★★ 3 of 3 stars. Three stars: every goal at par"),
        ({"hints": 1}, 2, "★★☆ 2 of 3 stars. Two stars: every goal at par, without"),
        ({"shown": 1}, 1, "★☆☆ 1 of 3 stars. One star: you went through the lesson."),
    ],
)
def test_the_stars_and_their_rule(store: Store, help_asked: dict[str, int], stars: int, said: str) -> None:
    sat = gone_through(store, **help_asked)
    assert sat.table.result.stars == stars
    assert said in sat.text
    assert "Goal: clear the table. Reached: 0 cards left, which is par." in sat.text
    assert "This is your first result in this lesson." in sat.text
    kept = store.load_progress("every-kind")
    assert kept is not None
    assert kept.stars == stars


def test_a_worse_result_never_replaces_a_better_one(store: Store) -> None:
    said = []
    for help_asked in ({"hints": 1}, {"shown": 1}, {}, {"hints": 1}):
        sat = gone_through(store, **help_asked)
        kept = store.load_progress("every-kind")
        assert kept is not None
        said.append((sat.text.split("\n")[-1], kept.stars, sat.table.best))
    assert said == [
        ("This is your first result in this lesson.", 2, 2),
        ("Your best: ★★☆ 2 of 3 stars.", 2, 2),
        ("This is your best; before it was ★★☆ 2 of 3 stars.", 3, 3),
        ("Your best: ★★★ 3 of 3 stars.", 3, 3),
    ]


def test_begun_again_the_result_before_counts_as_earlier(store: Store) -> None:
    sat = gone_through(store, hints=1)
    sat.table.begin_again()
    assert sat.text.endswith("Your best: ★★☆ 2 of 3 stars.")
    learner = Learner(EVERY_KIND)
    learner.go_through()
    sat.table.attempt = learner.attempt
    assert sat.text.endswith("This is your best; before it was ★★☆ 2 of 3 stars.")


def test_trouble_with_the_store_is_told_once(tmp_path: Path) -> None:
    (tmp_path / "no-folder").write_text("a file", encoding="utf-8")
    with Store(tmp_path / "no-folder" / "kept.sqlite3") as store:
        sat = pupil(store=store)
        said = [sat.message]
        for _ in range(3):
            sat.press("Next")
            said.append(sat.message)
        assert store.message
        assert sum(store.message in text for text in said) == 1


def test_the_tutor_is_the_same_in_words(store: Store) -> None:
    tutor = Tutor(EVERY_KIND, store=store)
    assert repr(tutor) == "Tutor('every-kind'): Introduction"
