from __future__ import annotations

import pytest

from golf_nb.lessons import Attempt, read_lesson
from tests.lessons.examples import AFTER, FREE, SCRIPT, WAYS, changed, played, said, unknown, ways

GOOD, INFO = "good", "info"


def test_another_way_is_accepted_and_free_until_the_goal() -> None:
    attempt = ways(SCRIPT + AFTER).play("A")
    assert said(attempt) == (
        GOOD,
        "With 9♣ you can reach the goal too. Play on: the goal is to clear the table.",
    )
    assert (attempt.index, attempt.view.expects, attempt.view.can_next) == (1, "move", False)
    assert attempt.view.hint_available
    assert said(attempt.hint()) == (INFO, "Play 10♦ from column A.")
    lost = played(attempt, "AB")
    assert said(lost) == (
        "mistake",
        "After 9♥, at best 2 cards stay on the table. The goal is to clear the table.",
    )
    attempt = played(lost.take_back(), "ACCCB")
    assert attempt.index == 1
    attempt = attempt.play("B")
    assert said(attempt) == (GOOD, "You reached the goal in your own way.")
    # The seven other moves of the script are left out.
    assert (attempt.index, attempt.view.text, attempt.view.expects) == (9, "after", "next")
    assert attempt.view.position.cards_left == 0
    assert attempt.back().index == 1
    assert attempt.back().next().view.position == attempt.view.position


def test_another_way_taken_back_returns_to_the_script() -> None:
    attempt = played(ways(SCRIPT), "AA").take_back()
    assert said(attempt) == (INFO, "You took back 10♦.")
    attempt = attempt.take_back()
    assert said(attempt) == (INFO, "You took back 9♣.")
    assert attempt.view.hint_available
    assert attempt.play("B").index == 2
    assert said(attempt.take_back()) == (INFO, "There is nothing to take back in this step.")


def test_another_way_started_again() -> None:
    attempt = played(ways(SCRIPT), "AAA").retry()
    assert (attempt.index, attempt.view.position.cards_left) == (1, 8)


def test_without_an_answer_only_the_script_counts() -> None:
    attempt = Attempt.start(read_lesson(WAYS + SCRIPT, "ways"), unknown).next()
    after = attempt.play("A")
    sentence = (
        "The rules allow 9♣, but it is not known how well you can go on after it. "
        "So please play as the lesson suggests."
    )
    assert said(after) == (INFO, sentence)
    assert after.view.position == attempt.view.position
    assert played(attempt, "BBAAACCC").finished


def test_a_goal_that_is_reached_needs_no_answer() -> None:
    text = changed('goal = "clear"', 'goal = "left <= 7"', WAYS) + SCRIPT[: SCRIPT.index("[[steps]]", 1)]
    attempt = Attempt.start(read_lesson(text, "ways"), unknown).next().play("A")
    assert said(attempt) == (GOOD, "You reached the goal in your own way.")
    assert attempt.finished


def test_equally_right_moves_are_all_scripted() -> None:
    either = '[[steps]]\nsay = "1"\nmove = ["A", "B"]\n[[steps]]\nsay = "2"\nmove = ["A", "B"]\n'
    for move, card in (("A", "9♣"), ("B", "9♥")):
        attempt = ways(either).play(move)
        assert (attempt.index, said(attempt)) == (2, (GOOD, f"Yes, {card}."))


@pytest.mark.parametrize("way", ["BBAAACCC", "AAACCCBB", "AAACBBCC"])
def test_a_free_step_takes_every_way_to_the_goal(way: str) -> None:
    attempt = ways(FREE + 'then = "Cleared."\n')
    for move in way[:-1]:
        attempt = attempt.play(move)
        assert (attempt.index, attempt.view.expects, attempt.view.feedback) == (1, "move", None)
        assert attempt.view.hint_available
    attempt = attempt.play(way[-1])
    assert attempt.finished
    assert said(attempt) == (GOOD, "Cleared.")


def test_a_free_step_without_words_at_its_end() -> None:
    assert said(played(ways(FREE), "BBAAACCC")) == (GOOD, "You reached the goal.")


def test_a_free_step_shows_a_lost_goal_and_goes_on_after_it() -> None:
    lost = played(ways(FREE), "BBAC")
    assert said(lost)[0] == "mistake"
    assert played(lost.take_back(), "AACCC").finished


def test_mistakes_of_a_free_step_are_about_its_first_move() -> None:
    listed = '[[steps.mistakes]]\nmove = "A"\nwhy = "Not first."\ncosts = 1\n'
    assert said(ways(FREE + listed).play("A")) == ("mistake", "Not first.")
    assert played(ways(FREE + listed), "BBA").view.feedback is None


def test_a_free_step_without_an_answer_follows_its_own_line() -> None:
    attempt = played(Attempt.start(read_lesson(WAYS + FREE, "ways"), unknown).next(), "BB")
    assert attempt.play("A").view.position.cards_left == 5
    start = Attempt.start(read_lesson(WAYS + FREE, "ways"), unknown).next()
    assert said(start.play("A"))[1].startswith("The rules allow 9♣, but it is not known")
    assert played(attempt, "AAACCC").finished
