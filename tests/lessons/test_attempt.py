from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from golf_nb.engine import GolfError
from golf_nb.lessons import Attempt, Judge, lesson, lessons, read_lesson
from golf_nb.solver import best_score, least_left
from tests.lessons.examples import at_page, follow, small, unknown
from tests.lessons.questions import CARD, HEAD, LEGAL, NUMBER, PLAY
from tests.lessons.test_asides import BRANCH

GOOD, INFO = "good", "info"


def test_an_attempt_does_not_change() -> None:
    first = Attempt.start(small(), least_left)
    first.next()
    assert first.index == 0
    assert first == Attempt.start(small(), unknown)
    assert first != first.next()


@pytest.mark.parametrize("events", [["jump"], ["choose"], ["choose x"], ["choose 1", "next "], ["choose ٣"]])
def test_events_that_are_none(events: list[str]) -> None:
    with pytest.raises(
        GolfError, match="not an event of a lesson; expected next, back, take-back, retry, hint, show, play"
    ):
        Attempt.replay(small(), unknown, events)


def test_events_are_texts_and_bring_the_learner_back() -> None:
    attempt = at_page(small(), 2).choose(0).choose(2).next().play("B").take_back()
    attempt = attempt.hint().retry().back().next().play("8♠")
    assert attempt.events == (
        "next",
        "next",
        "choose 0",
        "choose 2",
        "next",
        "play B",
        "take-back",
        "hint",
        "retry",
        "back",
        "next",
        "play 8♠",
    )
    again = Attempt.replay(small(), least_left, list(attempt.events))
    assert again == attempt
    assert again.view == attempt.view


ACTIONS = st.one_of(
    st.sampled_from(["next", "back", "take-back", "hint", "retry", "show"]),
    st.sampled_from(["point A", "point stock", "number 3", "branch 0", "branch 1", "branch -1"]),
    st.sampled_from("ABCDEFG").map("play {}".format),
    st.integers(-1, 4).map("choose {}".format),
    st.text(max_size=4).map("play {}".format),
)


JUDGE = Judge(least_left, best_score)
LESSONS = {name: lesson(name) for name in lessons()} | {
    "questions": read_lesson(HEAD + BRANCH + CARD + NUMBER + LEGAL + PLAY, "questions")
}


@settings(deadline=None)
@given(st.sampled_from(sorted(LESSONS)), st.integers(0, 60), st.lists(ACTIONS, max_size=30))
def test_whatever_a_learner_does_the_tutor_stays_sensible(name: str, ahead: int, events: list[str]) -> None:
    attempt = Attempt.start(LESSONS[name], JUDGE)
    for _ in range(ahead):
        attempt = attempt if attempt.finished else follow(attempt)
    for event in events:
        before, attempt = attempt, attempt._after(event)
        view = attempt.view
        assert 0 <= attempt.index < attempt.count
        assert view.can_back == (attempt.index > 0)
        assert (view.expects == "finished") == attempt.finished
        assert (view.expects == "choice") <= bool(view.choices)
        assert (view.expects == "next") <= view.can_next
        assert not view.moves_shown or view.moves_shown[-1] == view.position
        if (
            event not in ("next", "back", "retry")
            and attempt.index == before.index
            and view.expects == "finished"
        ):
            assert view.position == before.view.position
        if event == "back" and before.index > 0:
            assert attempt.index < before.index
    assert Attempt.replay(LESSONS[name], JUDGE, attempt.events).view == attempt.view
    # From everywhere the script still leads to the end.
    attempt = attempt.take_back() if attempt.view.expects == "take-back" else attempt
    attempt = attempt.retry()
    for _ in range(len(attempt.lesson.pages) * 2):
        attempt = attempt if attempt.finished else follow(attempt)
    assert attempt.finished
