from __future__ import annotations

from dataclasses import replace

import pytest

from golf_nb.engine import Draw, Play, parse_board
from golf_nb.lessons import Attempt, Goal, Judge, Result, read_lesson
from golf_nb.lessons.judge import judge_of
from golf_nb.lessons.tally import TableResult, Tally, par_at
from golf_nb.lessons.way import Way
from golf_nb.solver import best_score, least_left
from tests.lessons.examples import ANEW, follow, small, unknown
from tests.lessons.questions import CARD, HEAD, PLAY

JUDGE = Judge(least_left, best_score)
CLEAR = Goal(0)
THREE = 'Three stars: every goal at par, with no hint, no "Show me", no mistake and no wrong answer.'


def result(attempt: Attempt) -> Result:
    """Follow the script to the end."""
    while not attempt.finished:
        attempt = follow(attempt)
    found = attempt.result
    assert found is not None
    assert found == attempt.view.result
    return found


def free(head: str = HEAD) -> Attempt:
    return Attempt.start(read_lesson(head + PLAY, "q"), JUDGE).next()


def test_three_stars() -> None:
    attempt = free()
    assert (attempt.result, attempt.view.result) == (None, None)
    found = result(attempt)
    assert found == Result((TableResult(0, CLEAR, 0, 0),), 0, 0, 0, 0)
    assert found.stars == 3
    assert found.lines == (
        "Goal: clear the table. Reached: 0 cards left, which is par.",
        "Hints: 0. Show me: 0. Mistakes: 0. Wrong answers: 0.",
        THREE,
    )


def test_help_and_mistakes_cost_a_star_and_show_me_costs_two() -> None:
    mistake = result(free().play("B").take_back())
    assert (mistake.stars, mistake.mistakes) == (2, 1)
    assert mistake.rule == (
        'Two stars: every goal at par, without "Show me". '
        "For three stars, do it without hints, mistakes and wrong answers."
    )
    hinted = result(free().play("7♣").hint().hint())
    assert (hinted.stars, hinted.hints) == (2, 1)
    wrong = Attempt.start(read_lesson(HEAD + CARD + PLAY, "q"), JUDGE).next().point("B").point("A")
    assert (result(wrong).stars, result(wrong).wrong) == (2, 1)
    shown = result(free().show())
    assert (shown.stars, shown.shown) == (1, 1)
    assert shown.rule.startswith("One star: you went through the lesson.")


def test_going_back_takes_nothing_back() -> None:
    attempt = free().play("B").take_back().back().next().retry()
    assert result(attempt).mistakes == 1


def test_a_branch_and_a_refused_move_cost_nothing() -> None:
    attempt = free().play("7♣").play("draw").play("9♣")
    assert result(attempt.take_back().retry()).mistakes in (0, 1)
    assert result(free().play("7♣")).stars == 3


def test_only_tables_that_the_learner_played_to_the_goal_count() -> None:
    # The tutor himself plays the last moves of this lesson.
    assert result(Attempt.start(small(), JUDGE)).tables == ()
    two = read_lesson(HEAD + PLAY + ANEW + '[[steps]]\nsay = "x"\nmove = "A"\n', "q")
    found = result(Attempt.start(two, JUDGE))
    assert [(table.page, table.value) for table in found.tables] == [(0, 0), (2, 2)]
    assert [table.at_par for table in found.tables] == [True, False]
    assert found.stars == 1


def test_the_better_end_of_a_table_stays() -> None:
    start = Way(parse_board("Talon: 2C 3C\nFoundations: 7D\n7C 8S\n6H", partial=True))
    one, two, all_three = (
        start.on(moves) for moves in ((Play(0),), (Play(0), Play(0)), (Play(0), Play(0), Play(1)))
    )
    tally = Tally().with_end(0, two, CLEAR)
    assert tally.with_end(0, one, CLEAR) == tally
    assert tally.with_end(0, all_three, CLEAR).ends == ((0, all_three),)
    assert tally.with_end(4, one, CLEAR).ends == ((0, two), (4, one))
    run = Goal.parse("run >= 1")
    longer = Tally().with_end(0, one, run).with_end(0, two, run)
    assert longer.ends == ((0, two),)
    assert longer.with_end(0, start.on((Draw(),)), run) == longer


def test_par_is_the_best_score_where_the_goal_is_one() -> None:
    head = HEAD.replace('"clear"', '"score <= -1"')
    attempt = free(head)
    assert (attempt.view.goal, attempt.view.par) == ("finish with a score of −1 or lower", "that is par")
    found = result(attempt)
    assert str(found.tables[0]) == (
        "Goal: finish with a score of −1 or lower. Reached: a score of −1, which is par."
    )
    assert found.stars == 3
    assert free().view.par == "that is par"
    assert free().back().view.par == ""


def test_a_goal_about_the_way_has_no_par() -> None:
    found = result(free(HEAD.replace('"clear"', '"run >= 3"')))
    assert (found.tables[0].par, found.stars) == (None, 3)
    assert str(found.tables[0]) == ("Goal: play 3 cards in a row without a draw. Reached: a run of 3 cards.")
    start = parse_board("Foundations: 7D\n6C", partial=True)
    assert par_at(CLEAR, start, judge_of(unknown)) == ""


@pytest.mark.parametrize(
    "goal, value, par, said",
    [
        ("left <= 2", 2, 1, "Goal: leave at most 2 cards. Reached: 2 cards left. Par: 1 card left."),
        ("left <= 2", 1, 1, "Goal: leave at most 2 cards. Reached: 1 card left, which is par."),
        (
            "score <= 3",
            2,
            -1,
            "Goal: finish with a score of +3 or lower. Reached: a score of +2. Par: a score of −1.",
        ),
        ("expose 6H", 0, None, "Goal: free 6♥. Reached: 6♥ free."),
        ("expose 6H", 2, None, "Goal: free 6♥. Reached: 2 cards on 6♥."),
    ],
)
def test_what_was_reached_on_a_table(goal: str, value: int, par: int | None, said: str) -> None:
    assert str(TableResult(0, Goal.parse(goal), value, par)) == said


def test_two_tables_that_ended_alike_are_told_once() -> None:
    cleared = TableResult(0, CLEAR, 0, 0)
    assert len(Result((cleared, replace(cleared, page=4)), 0, 0, 0, 0).lines) == 3
