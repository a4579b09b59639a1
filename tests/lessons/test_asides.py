from __future__ import annotations

import pytest

from golf_nb.engine import Draw, Play
from golf_nb.lessons import Branch, MoveStep, read_lesson
from golf_nb.notes import Ring
from tests.lessons.examples import SMALL, changed
from tests.lessons.questions import HEAD, PLAY, step_error

BRANCH = """[[steps]]
say = "Look."
alt = "Two columns."
[[steps.branches]]
what_if = "What if I draw?"
moves = ["draw", "B"]
why = "The 5 wants a 4 or a 6."
notes = [{ ring = "waste" }]
"""


def test_branches_and_a_text_for_the_picture() -> None:
    step = read_lesson(HEAD + BRANCH + PLAY, "q").steps[0]
    assert step.alt == "Two columns."
    assert step.branches == (
        Branch("What if I draw?", (Draw(), Play(1)), "The 5 wants a 4 or a 6.", (Ring("waste"),)),
    )


def test_a_word_about_other_moves() -> None:
    step = read_lesson(changed('then = "Good."', 'then = "Good."\nothers = "Hm."'), "l").steps[2]
    assert isinstance(step, MoveStep)
    assert step.others == "Hm."


WRONG = [
    (changed("what_if", "what", BRANCH), 'steps[0].branches[0].what, "what": a branch has no such key'),
    (
        changed('why = "The 5 wants a 4 or a 6."', "", BRANCH),
        "steps[0].branches[0].why: steps[0].branches[0] has no",
    ),
    (
        changed('["draw", "B"]', '["draw", "A"]', BRANCH),
        'line 17, steps[0].branches[0].moves[1], "A": cannot be played here: 8♠ does not fit 5♣',
    ),
    (changed('["draw", "B"]', "[]", BRANCH), "line 17, steps[0].branches[0].moves: no move; expected"),
    (
        changed('{ ring = "waste" }', '{ ring = "6H" }, { ring = "8D" }', BRANCH),
        'line 19, steps[0].branches[0].notes[1], "8D": this card is neither',
    ),
    (
        BRANCH + '[[steps.branches]]\nwhat_if = "What if I draw?"\nmoves = "A"\nwhy = "x"\n',
        'line 21, steps[0].branches[1].what_if, "What if I draw?": this question is there twice',
    ),
    (changed('alt = "Two columns."', 'alt = ""', BRANCH), "line 14, steps[0].alt: this text is empty"),
    (
        BRANCH.replace('alt = "Two columns."', 'show = "A"'),
        'steps[0].branches, "branches": a step with "show" has no',
    ),
]


@pytest.mark.parametrize("step,message", WRONG)
def test_what_is_wrong_with_a_branch(step: str, message: str) -> None:
    assert message in step_error(step)


@pytest.mark.parametrize(
    "goal,costs,sound", [("score <= 0", -1, True), ("run >= 3", 0, True), ("clear", 0, False)]
)
def test_what_a_mistake_costs_is_in_the_measure_of_the_goal(goal: str, costs: int, sound: bool) -> None:
    text = SMALL.replace('goal = "clear"', f'goal = "{goal}"').replace("costs = 2", f"costs = {costs}")
    if sound:
        step = read_lesson(text, "l").steps[2]
        assert isinstance(step, MoveStep)
        assert step.mistakes[0].costs == costs
    else:
        with pytest.raises(ValueError, match="a mistake leaves cards; expected 1 or more"):
            read_lesson(text, "l")
