from __future__ import annotations

from golf_nb.lessons import read_lesson
from tests.lessons.examples import AFTER, ANEW, SCRIPT, SMALL, at_page, columns, played, said, small, ways

GOOD, INFO = "good", "info"


def test_the_last_move_is_seen_before_the_table_changes() -> None:
    attempt = played(ways(SCRIPT + ANEW), "BBAAACCC")
    assert said(attempt) == (GOOD, "Yes, 8♥.")
    assert (attempt.index, attempt.view.expects) == (8, "next")
    assert attempt.view.position.cards_left == 0
    assert attempt.next().view.feedback is None


def test_a_goal_reached_in_another_way_waits_where_the_table_would_change() -> None:
    attempt = played(ways(SCRIPT + ANEW), "AAACCCBB")
    assert said(attempt) == (GOOD, "You reached the goal in your own way.")
    assert (attempt.index, attempt.view.expects, attempt.view.can_next) == (1, "next", True)
    assert said(attempt.play("A")) == (INFO, "There is nothing to play here now.")
    assert said(attempt.hint()) == (INFO, "There is no hint here.")
    undone = attempt.take_back()
    assert (undone.view.expects, columns(undone)) == ("move", ["-", "8C", "-"])
    assert (attempt.next().view.text, attempt.next().view.position.cards_left) == ("anew", 8)


def test_back_shows_a_step_as_it_began_and_next_goes_over_done_steps() -> None:
    end = at_page(small(), 5)
    lefts, attempt = [], end
    while attempt.view.can_back:
        attempt = attempt.back()
        lefts.append((attempt.index, attempt.view.position.cards_left, attempt.view.can_next))
    assert lefts == [(4, 0, True), (3, 3, True), (2, 3, True), (1, 3, True), (0, 3, True)]
    for page in range(1, 6):
        attempt = attempt.next()
        assert attempt.index == page
    assert attempt.view == end.view


def test_a_step_done_before_can_be_done_again() -> None:
    attempt = at_page(small(), 5).back().back()
    assert (attempt.view.expects, attempt.view.can_next) == ("move", True)
    lost = attempt.play("B")
    assert (lost.view.expects, lost.view.can_next) == ("take-back", False)
    assert lost.take_back().view.can_next
    assert lost.take_back().next().index == 4
    # The same move leads to pages that are done already ...
    again = attempt.play("A")
    assert (again.index, again.next().finished) == (4, True)


def test_another_move_forgets_the_pages_behind_it() -> None:
    script = SCRIPT + AFTER
    attempt = played(ways(script), "BBAAACCC")
    assert attempt.index == 9
    for _ in range(8):
        attempt = attempt.back()
    assert attempt.index == 1
    attempt = played(attempt, "AAACCCBB")
    assert attempt.index == 9
    assert attempt.back().index == 1


def test_a_new_table_begins_with_its_step() -> None:
    lesson_with_more = read_lesson(SMALL + ANEW, "l")
    before, anew = at_page(lesson_with_more, 4), at_page(lesson_with_more, 5)
    assert before.view.position.cards_left == 0
    assert (anew.view.position.cards_left, anew.view.position.rules.label) == (3, "classic")
    assert anew.back().view.position.cards_left == 0
    assert anew.view.feedback is None
