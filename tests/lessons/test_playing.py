"""Moves under the goals that are about the way, and the author's word about other moves."""

from __future__ import annotations

import pytest

from golf_nb.lessons import Attempt, ahead, read_lesson
from golf_nb.lessons.ahead import _fewest_on, _longest_run
from golf_nb.solver import least_left
from tests.lessons.examples import FREE, SCRIPT, WAYS, said, ways
from tests.lessons.questions import HEAD

GOOD, INFO = "good", "info"


def start(goal: str, step: str) -> Attempt:
    text = HEAD.replace('"clear"', f'"{goal}"') + step
    return Attempt.start(read_lesson(text, "l"), least_left).next()


@pytest.mark.parametrize(
    "goal,move,sentence",
    [
        (
            "run >= 3",
            "B",
            (
                "After 6♥, the longest possible run has 1 card. "
                "The goal is to play 3 cards in a row without a draw."
            ),
        ),
        (
            "score <= -1",
            "draw",
            "After the draw, the best possible score is +2. The goal is to finish with a score of −1 or lower.",
        ),
        ("expose 7♣", "B", "After 6♥, 7♣ cannot come free any more. The goal is to free 7♣."),
    ],
)
def test_a_move_that_loses_another_goal(goal: str, move: str, sentence: str) -> None:
    board = HEAD.replace("Talon: 5C", "Talon: KC") if goal == "expose 7♣" else HEAD
    step = '[[steps]]\nsay = "x"\nfree = ["A", "A", "B"]\n'
    text = board.replace('"clear"', f'"{goal}"') + step
    attempt = Attempt.start(read_lesson(text, "l"), least_left).next().play(move)
    assert said(attempt) == ("mistake", sentence)


def test_a_run_goes_on_over_several_steps() -> None:
    script = "".join(f'[[steps]]\nsay = "x"\nmove = "{move}"\n' for move in "AAB")
    attempt = start("run >= 3", script).play("A").play("A")
    assert attempt.index == 3
    assert said(attempt.play("draw"))[0] == "mistake"
    assert attempt.play("B").finished


def test_the_goal_ends_a_free_way_as_soon_as_it_is_reached() -> None:
    step = '[[steps]]\nsay = "x"\nfree = ["draw", "B"]\nthen = "There."\n'
    attempt = start("expose 7♣", '[[steps]]\nsay = "x"\nfree = ["A"]\n').play("A")
    assert (said(attempt), attempt.finished) == ((GOOD, "You reached the goal."), True)
    attempt = start("run >= 1", step).play("A")
    assert (said(attempt), attempt.finished) == ((GOOD, "There."), True)


def test_what_is_not_known_about_the_way_stops_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ahead, "MOST_NODES", 0)
    _longest_run.cache_clear()
    _fewest_on.cache_clear()
    attempt = start("run >= 3", '[[steps]]\nsay = "x"\nfree = ["A", "A", "B"]\n').play("draw")
    assert said(attempt) == (
        GOOD,
        (
            "It is not known whether the draw still leads to the goal. "
            "Play on: the goal is to play 3 cards in a row without a draw."
        ),
    )
    assert attempt.view.position.stock == ()
    _longest_run.cache_clear()


OTHERS = 'others = "Look at J♠ first."\n'


def test_the_authors_word_about_other_moves() -> None:
    scripted = ways(SCRIPT.replace("hint =", f"{OTHERS}hint =", 1))
    sentence = "With 9♣ you can reach the goal too. Play on: the goal is to clear the table."
    assert said(scripted.play("A")) == (GOOD, f"Look at J♠ first. {sentence}")
    # It is about the first move only.
    assert not said(scripted.play("A").play("A"))[1].startswith("Look")
    assert said(scripted.play("B")) == (GOOD, "Yes, 9♥.")
    free = ways(FREE + OTHERS)
    assert said(free.play("A")) == (GOOD, "Look at J♠ first.")
    assert free.play("B").view.feedback is None
    unknown = Attempt.start(read_lesson(WAYS + FREE + OTHERS, "l"), lambda _: None).next()
    assert said(unknown.play("A"))[1].startswith("Look at J♠ first. The rules allow 9♣, but it is not known")


def test_the_authors_word_about_a_move_that_loses() -> None:
    step = '[[steps]]\nsay = "x"\nfree = ["A", "A", "B"]\nothers = "Too early."\n'
    sentence = "After 6♥, at best 2 cards stay on the table. The goal is to clear the table."
    board = HEAD.replace("Talon: 5C", "Talon:")
    attempt = Attempt.start(read_lesson(board + step, "l"), least_left).next()
    assert said(attempt.play("B")) == ("mistake", f"Too early. {sentence}")
