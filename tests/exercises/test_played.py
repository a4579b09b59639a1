"""What counts as played: on a table, by a tutor, and of a position alone."""

import golf_nb as golf
from golf_nb.exercises import check_goal
from golf_nb.lessons import Attempt, lesson
from golf_nb.solver import least_left
from tests.exercises.boards import CHAIN, ROUND


def test_an_untouched_table_is_not_done() -> None:
    for played in (CHAIN, golf.Game(CHAIN), golf.Game(CHAIN, "AAB", cursor=0), golf.Table(CHAIN)):
        for goal in ("clear", "left <= 3", "left <= 9"):
            verdict = check_goal(played, goal)
            assert not verdict.passed
            assert "no move has been made" in verdict.text


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


def test_a_position_alone_does_not_tell_its_runs() -> None:
    verdict = check_goal(ROUND.after("A"), "run >= 1")
    assert not verdict.passed
    assert verdict.text == "A position alone does not tell how it was played; expected a table or a game."


def test_a_tutor_counts_what_the_learner_played() -> None:
    attempt = Attempt.start(lesson("a-chain-that-turns"), least_left)
    assert not check_goal(attempt).passed
    attempt = attempt.next().next().choose(2).next()
    assert "no move has been made" in check_goal(attempt).text
    attempt = attempt.play("A").play("A")
    assert "1 card is left" in check_goal(attempt).text
    assert check_goal(attempt.play("B")).passed
    assert not check_goal(golf.Tutor("kings")).passed
