"""The learner's checks: what passes, what does not, and what a failing one must not say."""

import math
import re
from types import SimpleNamespace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import golf_nb as golf
from golf_nb.exercises import Verdict, check_best_left, check_goal, check_playable, checks
from tests.exercises.boards import CHAIN, ONE_STAYS, ROUND, WITH_STOCK, board

JUNK: tuple[object, ...] = (
    0, -1, 3.5, math.nan, math.inf, True, "", " ", "?", "abc", "A1", "8♠", b"A", [], {}, [None], {"A"}, object(), ...,
    10**30, "9" * 400, ["A", ["B"]], golf.Draw(), golf.Play(1), golf.Play(99), lambda: None, SimpleNamespace(game=1),
    SimpleNamespace(position="A"), SimpleNamespace(attempt=2),
)  # fmt: skip


def test_a_cell_shows_the_text() -> None:
    verdict = Verdict(True, "Done.\nChecked: all.")
    assert repr(verdict) == str(verdict) == verdict.text
    assert golf.check_goal is check_goal
    assert golf.check_best_left is check_best_left
    assert golf.check_playable is check_playable


@pytest.mark.parametrize("junk", JUNK, ids=lambda junk: type(junk).__name__)
def test_nothing_a_learner_hands_over_raises_or_passes(junk: Any) -> None:
    for verdict in (
        check_goal(junk),
        check_goal(golf.Game(CHAIN, "AAB"), junk),
        check_best_left(junk, 1),
        check_best_left(ONE_STAYS, None if junk is True else junk),
        check_playable(junk, "A"),
        check_playable(golf.deal(24), junk),
    ):
        assert not verdict.passed
        assert verdict.text.strip()


@given(st.one_of(st.text(max_size=12), st.integers(), st.floats(), st.lists(st.text(max_size=3), max_size=3)))
def test_any_answer_gets_a_verdict(answer: object) -> None:
    assert check_best_left(CHAIN, answer).text
    assert check_playable(CHAIN, answer).text
    assert check_goal(CHAIN, answer).text


# a goal


def test_a_goal_that_was_met_before_the_first_move_proves_nothing() -> None:
    verdict = check_goal(golf.Game(CHAIN, "A"), "left <= 3")
    assert not verdict.passed
    assert "before the first move" in verdict.text


def test_a_reached_goal_says_what_was_checked() -> None:
    verdict = check_goal(golf.Game(CHAIN, "AAB"))
    assert verdict.passed
    assert verdict.text == (
        "Done: the goal was to clear the table, and no card is left in the columns.\n"
        "Checked: 3 of 3 cards played and 0 cards drawn, each move allowed by the rules.\n"
        f"Rules king-stops: {CHAIN.rules.in_words}."
    )
    some = check_goal(golf.Game(WITH_STOCK, ["draw", "draw", "A"]), " LEFT <= 0 ")
    assert some.passed
    assert "1 of 1 card played and 2 cards drawn" in some.text
    one = check_goal(golf.Game(ONE_STAYS, "BAAB"), "left <= 1")
    assert one.passed
    assert "to leave at most 1 card, and 1 card is left" in one.text


def test_a_goal_not_reached_says_what_is_missing_but_not_how() -> None:
    going = check_goal(golf.Game(CHAIN, "A"))
    assert going.text == "Not yet: the goal is to clear the table, and 2 cards are left in the columns."
    blocked = check_goal(golf.Game(CHAIN, "B"), "left <= 1")
    assert "2 cards are left in the columns.\nNo card fits any more" in blocked.text
    for verdict in (going, blocked):
        assert not verdict.passed
        assert not re.search("[♣♦♥♠]|column [A-C]", verdict.text)


@pytest.mark.parametrize(
    "moves,goal,passed,said",
    [
        (
            "AAB",
            "score <= -1",
            True,
            "Done: the goal was to finish with a score of −1 or lower, and this hand has",
        ),
        ("AA", "run >= 2", True, "and this hand has a run of 2 cards."),
        (
            "A",
            "run >= 2",
            False,
            "Not yet: the goal is to play 2 cards in a row without a draw, and this hand has",
        ),
        ("A", "expose 7C", True, "Done: the goal was to free 7♣, and this hand has 7♣ free."),
    ],
)
def test_every_goal_of_a_lesson_can_be_checked(moves: str, goal: str, passed: bool, said: str) -> None:
    verdict = check_goal(golf.Game(ROUND, moves), goal)
    assert (verdict.passed, said in verdict.text) == (passed, True), verdict


# the fewest cards


def test_a_wrong_number_learns_nothing_but_that() -> None:
    texts = {
        check_best_left(ONE_STAYS, number).text.replace(str(number), "N", 1) for number in (0, 2, 3, 4, 5)
    }
    assert len(texts) == 1, "a nudge that depends on the answer tells where the right one lies"
    assert not re.search(r"\d|\b(more|fewer|less|too|high|low)\w* (cards?|many|few)", texts.pop())
    assert not check_best_left(ONE_STAYS, 2).passed


def test_a_table_too_large_to_try_is_said_honestly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checks, "least_left", lambda position: None)
    verdict = check_best_left(golf.deal(24), 3)
    assert not verdict.passed
    assert "too large" in verdict.text
    assert "right or wrong" in verdict.text


def test_the_rules_of_the_position_count() -> None:
    position = board("Foundations: QH\nQS KD", "classic")
    assert check_best_left(position, 0).passed
    assert "Rules classic:" in check_best_left(position, 0).text
    assert not check_best_left(board("Foundations: QH\nQS KD", "patience"), 0).passed
    assert check_best_left(golf.Table(position), 0).passed


# the columns


def test_wrong_columns_are_not_named() -> None:
    texts = {check_playable(golf.deal(24), answer).text for answer in ("A", "A B", "C", "ABCDEFG", "none")}
    assert len(texts) == 1, "a nudge that depends on the answer tells which column is wrong"
    assert "J♥" in texts.pop()
