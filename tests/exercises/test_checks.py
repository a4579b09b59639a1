"""The learner's checks: what passes, what does not, and what a failing one must not say."""

import math
import re
from types import SimpleNamespace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import golf_nb as golf
from golf_nb import exercises
from golf_nb.exercises import Verdict, check_best_left, check_goal, check_playable
from golf_nb.lessons import Attempt, lesson
from golf_nb.solver import least_left


def board(text: str, rules: str = "king-stops") -> golf.Position:
    return golf.parse_board(text, rules, partial=True)


CHAIN = board("Foundations: 7D\n7C 8S\n6H")
ONE_STAYS = board("Foundations: 10H\n7C 8D\n6C 9C\n9H")
WITH_STOCK = board("Talon: 2C 5D\nFoundations: 7D\n6C")
KING = board("Foundations: KD\nQS\nKH")
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


def test_an_untouched_table_is_not_done() -> None:
    for played in (CHAIN, golf.Game(CHAIN), golf.Game(CHAIN, "AAB", cursor=0), golf.Table(CHAIN)):
        for goal in ("clear", "left <= 3", "left <= 9"):
            verdict = check_goal(played, goal)
            assert not verdict.passed
            assert "no move has been made" in verdict.text


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


def test_a_goal_counts_only_while_it_stands() -> None:
    table = golf.Table(CHAIN)
    for column in "AAB":
        assert table.play(column) is None
    assert check_goal(table).passed
    table.undo()
    assert not check_goal(table).passed
    table.redo()
    assert check_goal(table).passed
    table.restart()
    assert not check_goal(table).passed


def test_a_position_alone_says_that_its_way_is_not_known() -> None:
    cleared = golf.Game(CHAIN, "AAB").position
    assert check_goal(cleared).passed
    assert "How it was reached is not known" in check_goal(cleared).text


def test_a_tutor_counts_what_the_learner_played() -> None:
    attempt = Attempt.start(lesson("a-chain-that-turns"), least_left)
    assert not check_goal(attempt).passed
    attempt = attempt.next().next().choose(2).next()
    assert "no move has been made" in check_goal(attempt).text
    attempt = attempt.play("A").play("A")
    assert "1 card is left" in check_goal(attempt).text
    assert check_goal(attempt.play("B")).passed
    assert not check_goal(golf.Tutor("kings")).passed


# the fewest cards


@pytest.mark.parametrize("answer", [1, "1", " 1 ", 1.0, "+1"])
def test_the_right_number_passes_in_any_form(answer: object) -> None:
    verdict = check_best_left(ONE_STAYS, answer)
    assert verdict.passed
    assert verdict.text == (
        "Right: at best 1 card is left in the columns.\n"
        "Checked: every way to play the 5 cards was tried, and none leaves fewer.\n"
        f"Rules king-stops: {ONE_STAYS.rules.in_words}."
    )


def test_a_wrong_number_learns_nothing_but_that() -> None:
    texts = {
        check_best_left(ONE_STAYS, number).text.replace(str(number), "N", 1) for number in (0, 2, 3, 4, 5)
    }
    assert len(texts) == 1, "a nudge that depends on the answer tells where the right one lies"
    assert not re.search(r"\d|\b(more|fewer|less|too|high|low)\w* (cards?|many|few)", texts.pop())
    assert not check_best_left(ONE_STAYS, 2).passed


@pytest.mark.parametrize("answer", [None, ..., "", "  "])
def test_no_answer_asks_for_one(answer: object) -> None:
    asked = Verdict(False, "Put your answer in the place of None, then run this cell again.")
    assert check_best_left(CHAIN, answer) == check_playable(CHAIN, answer) == asked


@pytest.mark.parametrize("answer", [6, -1, "six", 0.5, True, [1], math.nan])
def test_what_cannot_be_the_number_is_told_the_range(answer: object) -> None:
    verdict = check_best_left(ONE_STAYS, answer)
    assert not verdict.passed
    assert "a whole number from 0 to 5" in verdict.text


def test_a_table_too_large_to_try_is_said_honestly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(exercises, "least_left", lambda position: None)
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


@pytest.mark.parametrize(
    "answer", ["A B E", "e b a", "abe", "A, B and E", ["A", "B", "E"], {"b", "ae"}, "columns A B E"]
)
def test_the_right_columns_pass_in_any_form(answer: object) -> None:
    verdict = check_playable(golf.deal(24), answer)
    assert verdict.passed
    assert verdict.text == (
        "Right: A, B and E can be played now.\n"
        "Checked: the last card of each column against J♥ on the waste.\n"
        f"Rules king-stops: {golf.deal(24).rules.in_words}."
    )


@pytest.mark.parametrize("answer", ["none", "Nothing", "-", [], "no column"])
def test_no_column_is_an_answer_too(answer: object) -> None:
    assert check_playable(KING, answer).passed
    assert "no column can be played" in check_playable(KING, answer).text
    assert not check_playable(CHAIN, answer).passed


def test_plays_are_columns() -> None:
    assert check_playable(CHAIN, [golf.Play(0), golf.Play(1)]).passed
    assert check_playable(CHAIN, CHAIN.moves()).passed


def test_wrong_columns_are_not_named() -> None:
    texts = {check_playable(golf.deal(24), answer).text for answer in ("A", "A B", "C", "ABCDEFG", "none")}
    assert len(texts) == 1, "a nudge that depends on the answer tells which column is wrong"
    assert "J♥" in texts.pop()


@pytest.mark.parametrize("answer", ["A X", "8", "draw", 3, "A1"])
def test_what_is_no_column_is_told_the_columns(answer: object) -> None:
    verdict = check_playable(golf.deal(24), answer)
    assert not verdict.passed
    assert "the columns here are A to G" in verdict.text
    assert "only A" in check_playable(WITH_STOCK, answer).text


ROUND = board("Talon: 5C\nFoundations: 7D\n7C 8S\n6H")


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


def test_a_position_alone_does_not_tell_its_runs() -> None:
    verdict = check_goal(ROUND.after("A"), "run >= 1")
    assert not verdict.passed
    assert verdict.text == "A position alone does not tell how it was played; expected a table or a game."
