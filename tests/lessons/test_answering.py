from __future__ import annotations

import pytest

from golf_nb.lessons import Attempt, read_lesson
from golf_nb.lessons.answering import answer_told
from golf_nb.lessons.kinds import Question
from golf_nb.solver import least_left
from tests.lessons.examples import WAYS, played, said
from tests.lessons.questions import CARD, HEAD, LEGAL, NUMBER, PLAY, asking

GOOD, INFO, WRONG = "good", "info", "wrong"


@pytest.mark.parametrize("place", ["A", "a2", "8♠", "8S", "stock", "draw"])
def test_the_right_card_by_any_of_its_names(place: str) -> None:
    attempt = asking(CARD)
    assert attempt.view.expects == "card"
    answered = attempt.point(place)
    assert said(answered) == (GOOD, "Yes, it uncovers a card.")
    assert (answered.view.expects, answered.view.can_next) == ("next", True)
    # At a table the card is clicked like one that is played.
    assert said(attempt.play(place)) == said(answered)


@pytest.mark.parametrize(
    "place,kind,text",
    [
        ("B", WRONG, "It lies alone."),
        ("6♥", WRONG, "It lies alone."),
        ("A1", WRONG, "It is covered."),
        ("waste", WRONG, "7♦ is not it. Look again, and try another card."),
        ("K♠", INFO, "Choose a card on the table."),
        ("", INFO, "Choose a card on the table."),
    ],
)
def test_a_wrong_card(place: str, kind: str, text: str) -> None:
    attempt = asking(CARD).point(place)
    assert said(attempt) == (kind, text)
    assert (attempt.view.expects, attempt.view.can_next) == ("card", False)
    assert said(attempt.point("A"))[0] == GOOD


def test_a_pile_without_a_card_to_see() -> None:
    step = CARD.replace('["8♠", "stock"]', '"A"')
    assert said(asking(step).point("stock")) == (WRONG, "That is not it. Look again, and try another place.")


def test_numbers() -> None:
    attempt = asking(NUMBER)
    view = attempt.view
    assert (view.expects, view.numbers, view.choices) == ("number", (0, 1, 2, 3, 4), ())
    assert said(attempt.number(1)) == (WRONG, "One more.")
    assert said(attempt.number(4)) == (WRONG, "4 is not it. Look again, and try another number.")
    assert said(attempt.number(5)) == (INFO, "Choose a number from 0 to 4.")
    assert said(attempt.number(-1)) == (INFO, "Choose a number from 0 to 4.")
    answered = attempt.number(2)
    assert (said(answered), answered.view.expects) == ((GOOD, "Two of them."), "next")
    assert answered.view.numbers == (0, 1, 2, 3, 4)
    assert said(answered.number(1)) == (INFO, "You have answered this question. Press Next to go on.")


def test_whether_a_move_is_legal() -> None:
    attempt = asking(LEGAL)
    view = attempt.view
    assert view.expects == "choice"
    assert view.choices == ("Yes", "No: another card lies on it", "No: the ranks are too far apart")
    assert said(attempt.choose(0)) == (WRONG, "That is not it. Look again, and try another answer.")
    assert said(attempt.choose(3)) == (INFO, "Choose one of the 3 answers.")
    why = "7♣ is covered by 8♠: only the last card of a column can be played."
    assert said(attempt.choose(1)) == (GOOD, why)
    assert attempt.choose(1).next().view.text == "Play."


@pytest.mark.parametrize(
    "step,action,sentence",
    [
        (CARD, "choose 0", "There is no question on this page."),
        (CARD, "number 0", "There is no question on this page."),
        (CARD, "next", "Choose a card first."),
        (NUMBER, "point A", "There is no question on this page."),
        (NUMBER, "choose 2", "There is no question on this page."),
        (NUMBER, "next", "Choose an answer first."),
        (NUMBER, "play A", "Answer the question first."),
        (LEGAL, "number 1", "There is no question on this page."),
    ],
)
def test_an_answer_to_another_question(step: str, action: str, sentence: str) -> None:
    attempt = asking(step)
    again = Attempt.replay(attempt.lesson, least_left, (*attempt.events, action))
    assert said(again) == (INFO, sentence)
    assert again.view.position == attempt.view.position


@pytest.mark.parametrize("step,answer", [(CARD, "point A"), (NUMBER, "number 2"), (LEGAL, "choose 1")])
def test_a_question_begins_again(step: str, answer: str) -> None:
    attempt = asking(step)
    answered = Attempt.replay(attempt.lesson, least_left, (*attempt.events, answer))
    assert said(answered.retry()) == (INFO, "This step begins again.")
    assert answered.retry().view.expects == attempt.view.expects
    assert said(answered.play("A")) == (INFO, "There is nothing to play here now.")
    if answer.startswith("point"):
        assert said(answered.point("A"))[1].startswith("You have answered")


def test_a_card_that_is_gone_for_who_came_another_way_stops_nobody() -> None:
    script = "".join(f'[[steps]]\nsay = "x"\nmove = "{move}"\n' for move in "BB")
    ask = '[[steps]]\nask = "?"\ncard = "{}"\nwhy = "Yes."\n[[steps]]\nask = "?"\nlegal = "{}"\n'
    text = WAYS.replace('"clear"', '"run >= 2"') + script + ask.format("9♣", "10♦")
    attempt = Attempt.start(read_lesson(text, "l"), least_left).next()
    own = played(attempt, "AA")
    assert own.view.text == "?"
    assert said(own.point("B")) == (GOOD, "Yes.")
    gone = own.point("B").next()
    assert gone.view.choices == ("Yes", "No: there is no such card on this table")
    assert said(gone.choose(1)) == (GOOD, "There is no such card on this table.")
    by_script = played(attempt, "BB").point("B")
    assert said(by_script)[0] == WRONG


def test_events_bring_the_learner_back() -> None:
    lesson = read_lesson(HEAD + CARD + NUMBER + LEGAL + PLAY, "q")
    attempt = Attempt.start(lesson, least_left).next().point("B").point("A").next().number(2).next().choose(1)
    assert attempt.events == (*("next", "point B", "point A", "next", "number 2", "next", "choose 1"),)
    assert Attempt.replay(lesson, least_left, attempt.events).view == attempt.view


@pytest.mark.parametrize(
    "step, why, expected",
    [
        (NUMBER, "All of them.", "The answer is: 2. All of them."),
        (NUMBER, "2 of 2.", "2 of 2."),
        (NUMBER, "22 would be too many.", "The answer is: 2. 22 would be too many."),
        (NUMBER, "", "The answer is: 2."),
    ],
)
def test_an_answer_is_told_once(step: str, why: str, expected: str) -> None:
    attempt = asking(step)
    asked = attempt.step
    assert isinstance(asked, Question)
    assert answer_told(asked, attempt.view.position, why) == expected
