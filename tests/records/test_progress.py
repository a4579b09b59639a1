"""Progress in lessons: the place moves freely, the best result only upwards."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from golf_nb.engine import GolfError
from golf_nb.lessons import Attempt, lesson
from golf_nb.records import Store
from golf_nb.records.rows import now


def test_an_attempt_goes_on_where_it_was() -> None:
    attempt = Attempt.start(lesson("a-chain-that-turns"), lambda position: None).next().next()
    with Store.temporary() as store:
        name = "a-chain-that-turns"
        store.save_progress(name, attempt.events, reached=attempt.index + 1, pages=attempt.count)
        progress = store.load_progress(name)
    assert progress is not None
    again = Attempt.replay(lesson(name), lambda position: None, progress.events)
    assert again.index == attempt.index
    assert (progress.reached, progress.pages) == (attempt.index + 1, attempt.count)
    assert progress.finished is None


def test_to_begin_again_loses_no_result() -> None:
    with Store.temporary() as store:
        done = store.save_progress("kings", ["next", "next"], reached=3, pages=3)
        assert done.finished is not None
        assert done.finished <= now()
        again = store.save_progress("kings", [], reached=1, pages=3)
        assert (again.events, again.reached, again.finished) == ((), 3, done.finished)
        assert store.load_progress("kings") == again


def test_a_lesson_that_has_got_longer_is_compared_by_share() -> None:
    with Store.temporary() as store:
        store.save_progress("kings", [], reached=2, pages=4)
        assert store.save_progress("kings", [], reached=3, pages=8).reached == 2
        assert store.save_progress("kings", [], reached=5, pages=8).reached == 5
        store.save_progress("kings", [], reached=8, pages=8)
        longer = store.save_progress("kings", [], reached=8, pages=10)
        assert (longer.reached, longer.pages) == (8, 8)
        assert longer.finished is not None


@given(st.lists(st.tuples(st.integers(0, 6), st.lists(st.text(st.characters(codec="utf-8"), min_size=1)))))
def test_only_a_better_result_replaces_one(visits: list[tuple[int, list[str]]]) -> None:
    best = 0
    with Store.temporary() as store:
        for reached, events in visits:
            best = max(best, reached)
            progress = store.save_progress("kings", events, reached=reached, pages=6)
            assert progress == store.load_progress("kings")
            assert (progress.reached, list(progress.events)) == (best, events)
            assert (progress.finished is not None) == (best == 6)


@pytest.mark.parametrize(
    "won, kept",
    [((2,), [2]), ((3, 1), [3, 3]), ((1, 0, 2), [1, 1, 2]), ((0, 3, 2, 0), [0, 3, 3, 3])],
)
def test_fewer_stars_replace_no_more_stars(won: tuple[int, ...], kept: list[int]) -> None:
    with Store.temporary() as store:
        saved = [store.save_progress("kings", [], reached=3, pages=3, stars=stars) for stars in won]
        assert [progress.stars for progress in saved] == kept
        assert store.load_progress("kings") == saved[-1]


@pytest.mark.parametrize("stars", [-1, 4, 1.5, True])
def test_there_are_no_such_stars(stars: Any) -> None:
    with Store.temporary() as store:
        with pytest.raises(GolfError, match="stars"):
            store.save_progress("kings", [], reached=3, pages=3, stars=stars)
        assert store.lessons() == ()


@pytest.mark.parametrize(
    "reached, pages, percent", [(2, 3, 67), (1, 3, 33), (0, 5, 0), (5, 5, 100), (1, 8, 13)]
)
def test_a_share_is_rounded_not_cut(reached: int, pages: int, percent: int) -> None:
    with Store.temporary() as store:
        assert store.save_progress("kings", [], reached=reached, pages=pages).percent == percent


def test_lessons_are_kept_apart() -> None:
    with Store.temporary() as store:
        store.save_progress("kings", ["next"], reached=2, pages=9)
        store.save_progress("draws", [], reached=1, pages=9)
        assert store.load_progress("other") is None
        assert [progress.lesson for progress in store.lessons()] == ["draws", "kings"]


@pytest.mark.parametrize(
    "lesson_name, events, reached, pages",
    [
        ("", [], 1, 3),
        ("kings", [""], 1, 3),
        ("kings", [3], 1, 3),
        ("kings", [], 4, 3),
        ("kings", [], -1, 3),
        ("kings", [], 0, 0),
        ("kings", [], 1, 10**6),
        ("kings", [], 0.5, 1),
    ],
)
def test_what_is_no_progress_is_refused(
    lesson_name: str, events: list[str], reached: int, pages: int
) -> None:
    with Store.temporary() as store:
        with pytest.raises(GolfError):
            store.save_progress(lesson_name, events, reached=reached, pages=pages)
        assert store.lessons() == ()


@pytest.mark.parametrize(
    "column, value",
    [
        ("events", "next"),
        ("events", "{}"),
        ("events", '["next", 3]'),
        ("events", "[" * 100_000),
        ("reached", 4),
        ("pages", "many"),
        ("stars", 4),
        ("finished", "never"),
    ],
)
def test_progress_that_makes_no_sense_is_told_of(column: str, value: object) -> None:
    with Store.temporary() as store:
        store.save_progress("kings", ["next"], reached=2, pages=3)
        change = f"UPDATE lessons SET {column} = ?"  # noqa: S608
        store._session.write(("spoil",), lambda connection: connection.execute(change, (value,)))
        assert store.load_progress("kings") is None
        assert store.message.startswith("1 entry makes no sense")
        # The learner goes on all the same.
        assert store.save_progress("kings", ["next"], reached=1, pages=3).reached == 1


def test_events_are_kept_as_readable_text() -> None:
    with Store.temporary() as store:
        store.save_progress("kings", ["play 6♥"], reached=1, pages=3)
        (text,) = store._session.read(lambda c: c.execute("SELECT events FROM lessons").fetchone())
    assert text == json.dumps(["play 6♥"], ensure_ascii=False)
