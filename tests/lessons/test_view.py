from __future__ import annotations

from golf_nb.lessons import Attempt, Feedback, SayStep
from golf_nb.notes import Ring
from golf_nb.solver import least_left
from tests.lessons.examples import ANEW, FREE, SCRIPT, at_page, played, said, small, ways

GOOD, INFO = "good", "info"


def test_the_whole_way_by_the_script() -> None:
    attempt = Attempt.start(small(), least_left)
    assert (attempt.index, attempt.count, attempt.finished) == (0, 6, False)
    assert attempt.step == SayStep(text="Begin.")
    view = attempt.view
    assert (view.title, view.progress, view.text, view.expects) == ("Small", "Introduction", "Begin.", "next")
    assert (view.can_back, view.can_next, view.feedback, view.notes) == (False, True, None, ())
    assert (view.goal, view.choices, view.moves_shown, view.hint_available) == ("", (), (), False)

    attempt = attempt.next()
    assert (attempt.view.progress, attempt.view.text) == ("Step 1 of 4", "Look.")
    assert attempt.view.notes == (Ring("waste"),)

    attempt = attempt.next()
    view = attempt.view
    assert (view.text, view.expects, view.choices) == ("How many?", "choice", ("one", "two", "three"))
    assert (view.can_back, view.can_next) == (True, False)

    attempt = attempt.choose(2)
    view = attempt.view
    assert (view.progress, view.expects, view.can_next) == ("Step 2 of 4", "next", True)
    assert view.feedback == Feedback("good", "All of them.")
    assert view.choices == ("one", "two", "three")

    attempt = attempt.next()
    view = attempt.view
    assert (view.expects, view.feedback, view.hint_available, view.can_next) == ("move", None, True, False)
    assert view.notes == (Ring("A"),)

    attempt = attempt.play("A")
    view = attempt.view
    assert (view.progress, view.text, view.expects) == ("Step 4 of 4", "Watch.", "next")
    assert view.feedback == Feedback("good", "Good.")
    assert [position.cards_left for position in view.moves_shown] == [2, 1, 0]
    assert view.moves_shown[-1] == view.position

    attempt = attempt.next()
    view = attempt.view
    assert (view.progress, view.text, view.expects, view.feedback) == ("Done", "End.", "finished", None)
    assert (view.can_back, view.can_next, view.position.cards_left) == (True, False, 0)
    assert attempt.finished


def test_notes_end_with_the_first_move_of_another_way() -> None:
    attempt = ways(SCRIPT.replace("hint =", 'notes = [{ ring = "B" }]\nhint =', 1))
    assert attempt.view.notes == (Ring("B"),)
    assert attempt.play("A").view.notes == ()


def test_notes_that_are_no_longer_there_are_left_out() -> None:
    text = SCRIPT + '[[steps]]\nsay = "after"\nnotes = [{ ring = "8♥" }, { ring = "waste" }]\n'
    by_script, own = played(ways(text), "BBAAACCC"), played(ways(text), "AAACCCBB")
    assert (by_script.view.notes, own.view.notes) == ((Ring("8♥"), Ring("waste")), (Ring("waste"),))


def test_a_shown_step_can_be_watched_again() -> None:
    attempt = at_page(small(), 4)
    assert said(attempt.take_back()) == (INFO, "There is nothing to take back in this step.")
    assert attempt.take_back().view.moves_shown == ()
    again = attempt.retry()
    assert [position.cards_left for position in again.view.moves_shown] == [2, 1, 0]
    shown = attempt.next().back()
    assert [position.cards_left for position in shown.view.moves_shown] == [2, 1, 0]


def test_the_goal_is_not_told_where_it_would_answer_a_question() -> None:
    goals = [at_page(small(), page).view.goal for page in range(6)]
    assert goals == ["", "", "", "clear the table", "", ""]


def test_words_about_an_earlier_table_are_not_said_any_more() -> None:
    attempt = ways(SCRIPT + ANEW)
    assert attempt.view.text == "B"
    assert attempt.play("A").view.text == "Play on in your own way."
    assert played(attempt, "AAACCCBB").view.text == "Press Next to go on."
    assert played(attempt, "BBAAACCC").view.text == "Press Next to go on."
    assert attempt.play("A").take_back().view.text == "B"
    free = ways(FREE + ANEW)
    assert played(free, "BB").view.text == "Go."
    assert played(free, "BBAAACCC").view.text == "Press Next to go on."
