from __future__ import annotations

import pytest

from golf_nb.lessons import Attempt
from golf_nb.solver import least_left
from tests.lessons.examples import at_page, said, small

GOOD, INFO = "good", "info"


def test_a_wrong_answer_explains_and_lets_the_learner_try_again() -> None:
    attempt = at_page(small(), 2)
    wrong = attempt.choose(0)
    assert said(wrong) == ("wrong", "More than that.")
    assert (wrong.view.expects, wrong.view.can_next) == ("choice", False)
    wrong = wrong.choose(1)
    assert said(wrong) == ("wrong", "That is not it. Look again, and try another answer.")
    assert said(wrong.choose(2)) == (GOOD, "All of them.")


@pytest.mark.parametrize("index", [-1, 3, 99])
def test_an_answer_that_is_not_there(index: int) -> None:
    assert said(at_page(small(), 2).choose(index)) == (INFO, "Choose one of the 3 answers.")


def test_a_question_and_other_actions() -> None:
    attempt = at_page(small(), 2)
    assert said(attempt.next()) == (INFO, "Choose an answer first.")
    assert said(attempt.play("A")) == (INFO, "Answer the question first.")
    assert said(attempt.hint()) == (
        INFO,
        "Try an answer first. Then the next hint tells you the right one.",
    )
    assert said(attempt.take_back()) == (INFO, "There is nothing to take back in this step.")
    answered = attempt.choose(2)
    assert said(answered.choose(0)) == (INFO, "You have answered this question. Press Next to go on.")
    assert answered.choose(0).view.expects == "next"
    assert said(answered.play("A")) == (INFO, "There is nothing to play here now.")
    assert answered.retry().view.expects == "choice"


def test_actions_that_have_no_meaning_here_say_so() -> None:
    intro = Attempt.start(small(), least_left)
    assert said(intro.back()) == (INFO, "This is the first page.")
    assert said(intro.choose(0)) == (INFO, "There is no question on this page.")
    assert said(intro.retry()) == (INFO, "There is nothing to start again on this page.")
    assert said(intro.play("A")) == (INFO, "There is nothing to play here now.")
    assert said(at_page(small(), 3).next()) == (INFO, "Play a card first. A hint may help you.")
    done = at_page(small(), 5)
    assert said(done.next()) == (INFO, "The lesson is finished.")
    assert said(done.play("A")) == (INFO, "There is nothing to play here now.")
    assert done.play("A").finished


def test_hints_come_one_after_the_other_and_the_last_one_stays() -> None:
    attempt = at_page(small(), 3)
    found = []
    for _ in range(3):
        attempt = attempt.hint()
        found.append((*said(attempt), attempt.view.hint_available))
    assert found == [
        (INFO, "Think.", True),
        (INFO, "Think of the eight.", False),
        (INFO, "Try a move first. Then the next hint tells you what to play.", False),
    ]
    tried = attempt.play("B").take_back()
    assert tried.view.hint_available
    assert (said(tried.hint()), tried.hint().view.hint_available) == (
        (INFO, "Play 8♠ from column A."),
        False,
    )
    assert attempt.retry().view.hint_available
