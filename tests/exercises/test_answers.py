"""Answers in any form, and what is told about those that are none."""

import math

import pytest

import golf_nb as golf
from golf_nb.exercises import Verdict, check_best_left, check_playable
from tests.exercises.boards import CHAIN, KING, ONE_STAYS, WITH_STOCK


@pytest.mark.parametrize("answer", [None, ..., "", "  "])
def test_no_answer_asks_for_one(answer: object) -> None:
    asked = Verdict(False, "Put your answer in the place of None, then run this cell again.")
    assert check_best_left(CHAIN, answer) == check_playable(CHAIN, answer) == asked


@pytest.mark.parametrize("answer", [1, "1", " 1 ", 1.0, "+1"])
def test_the_right_number_passes_in_any_form(answer: object) -> None:
    verdict = check_best_left(ONE_STAYS, answer)
    assert verdict.passed
    assert verdict.text == (
        "Right: at best 1 card is left in the columns.\n"
        "Checked: every way to play the 5 cards was tried, and none leaves fewer.\n"
        f"Rules king-stops: {ONE_STAYS.rules.in_words}."
    )


@pytest.mark.parametrize("answer", [6, -1, "six", 0.5, True, [1], math.nan])
def test_what_cannot_be_the_number_is_told_the_range(answer: object) -> None:
    verdict = check_best_left(ONE_STAYS, answer)
    assert not verdict.passed
    assert "a whole number from 0 to 5" in verdict.text


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


@pytest.mark.parametrize("answer", ["A X", "8", "draw", 3, "A1"])
def test_what_is_no_column_is_told_the_columns(answer: object) -> None:
    verdict = check_playable(golf.deal(24), answer)
    assert not verdict.passed
    assert "the columns here are A to G" in verdict.text
    assert "only A" in check_playable(WITH_STOCK, answer).text
