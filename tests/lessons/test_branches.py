from __future__ import annotations

from dataclasses import replace

import pytest

from golf_nb.engine import Play, Position, deal, use_language
from golf_nb.lessons import Attempt, Judge, Lesson, MoveStep, branches, lesson, read_lesson
from golf_nb.lessons.branches import branch_problems
from golf_nb.solver import best_score, least_left, solve
from tests.lessons.examples import FREE, SCRIPT, SMALL, WAYS, small, unknown
from tests.lessons.spoken import EVERY_SPOKEN


def found(lesson: Lesson) -> list[str]:
    return list(branch_problems(lesson, least_left))


@EVERY_SPOKEN
def test_the_lessons_leave_nobody_alone(code: str, name: str) -> None:
    use_language(code)
    assert list(branch_problems(lesson(name), Judge(least_left, best_score))) == []


@pytest.mark.parametrize("text", [SMALL, WAYS + SCRIPT, WAYS + FREE])
def test_sound_examples(text: str) -> None:
    assert found(read_lesson(text, "l")) == []


def test_moves_of_unknown_worth_are_named() -> None:
    assert list(branch_problems(read_lesson(WAYS + SCRIPT, "l"), unknown)) == [
        "not proven: steps[0]: whether A still leads to the goal",
        "not proven: steps[1]: whether C still leads to the goal",
        "not proven: steps[3]: whether C still leads to the goal",
    ]


def test_a_solver_that_promises_too_much_leaves_the_learner_alone() -> None:
    def hopeful(_position: Position) -> int | None:
        return 0

    text = SMALL[: SMALL.index("[[steps.mistakes]]")] + '[[steps]]\nsay = "Watch."\nshow = ["A", "B"]\n'
    assert list(branch_problems(read_lesson(text, "l"), hopeful)) == [
        "steps[2]: a learner can get stuck here, with 6♥ on the waste"
    ]


def test_a_step_without_a_legal_move_leaves_the_learner_alone() -> None:
    whole = small()
    step = whole.steps[2]
    assert isinstance(step, MoveStep)
    stuck = replace(step, moves=(Play(4),), mistakes=())
    impossible = replace(whole, steps=(*whole.steps[:2], stuck, whole.steps[3]))
    assert list(branch_problems(impossible, unknown))[-1] == (
        "steps[2]: a learner can get stuck here, with 7♦ on the waste"
    )


def test_notes_that_another_way_would_miss() -> None:
    text = WAYS + SCRIPT + '[[steps]]\nsay = "after"\nnotes = [{ ring = "8♥" }]\n'
    assert found(read_lesson(text, "l")) == [
        "steps[8].notes: not all of them are on the table when steps[0] was done in another way"
    ]


def test_a_lesson_that_is_too_large_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(branches, "MOST_PLACES", 5)
    assert found(small()) == ["not proven: more than 5 places can be reached, and not all were looked at"]


def test_a_mistake_must_lead_back_to_its_table(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Attempt, "take_back", Attempt.hint)
    assert found(small()) == ["steps[2]: taking back B leads to another table"]


def test_what_another_way_would_miss() -> None:
    script = "".join(f'[[steps]]\nsay = "x"\nmove = "{move}"\n' for move in "BB")
    text = WAYS.replace('"clear"', '"run >= 2"') + script
    text += (
        '[[steps]]\nask = "?"\ncard = "9♣"\nwhy = "x"\nbranches = [{ what_if = "?", moves = "B", why = "x" }]\n'
        '[[steps]]\nask = "?"\nlegal = "10♣"\n'
    )
    when = "when steps[0] was done in another way"
    problems = found(read_lesson(text.replace('moves = "B"', 'moves = "A"'), "l"))
    assert f"steps[2].card: not all of them are on the table {when}" in problems
    assert f"steps[2].branches: not all of them are possible {when}" in problems


def test_a_whole_deal_is_not_followed_in_every_way() -> None:
    line = [str(move) for move in solve(deal(3)).line]
    text = 'title = "t"\nintro = "i"\ndone = "d"\nrules = "king-stops"\ndeal = 3\ngoal = "left <= 1"\n'
    assert found(read_lesson(f'{text}[[steps]]\nsay = "x"\nfree = {line}\n', "l")) == []
