from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from golf_nb.engine import use_language
from golf_nb.language.table import ENGLISH
from golf_nb.lessons import Judge, ahead, read_lesson
from golf_nb.lessons.check import check_file, problems
from golf_nb.lessons.library import _DATA
from golf_nb.solver import best_score, least_left
from tests.lessons.examples import FREE, SCRIPT, SMALL, WAYS, changed, small
from tests.lessons.questions import CARD, HEAD, LEGAL, NUMBER, PLAY
from tests.lessons.spoken import EVERY_SPOKEN
from tests.lessons.test_asides import BRANCH


def found(text: str) -> tuple[str, ...]:
    return problems(read_lesson(text, "l"), least_left)


@EVERY_SPOKEN
def test_every_lesson_is_sound(code: str, name: str) -> None:
    use_language(code)
    folder = _DATA if code == ENGLISH else _DATA / code
    assert check_file(Path(str(folder / f"{name}.toml")), Judge(least_left, best_score)) == ()


@pytest.mark.parametrize("text", [SMALL, WAYS + SCRIPT, WAYS + FREE])
def test_sound_examples(text: str) -> None:
    assert found(text) == ()


def test_a_goal_below_the_best() -> None:
    text = changed('goal = "clear"', 'goal = "left <= 1"')
    assert found(text) == ('goal: the goal is "left <= 1", but the best possible is 0 cards left',)


def test_a_goal_that_cannot_be_reached() -> None:
    board = 'board = "Foundations: 7D\\n6C\\n6H"\n'
    text = f'{SMALL}[[steps]]\nsay = "x"\n{board}[[steps]]\nsay = "y"\nmove = ["A", "B"]\n'
    assert found(text) == (
        'steps[4].goal: the goal is "clear", but the best possible is 1 card left',
        'steps[5]: the script ends with 1 card left; the goal is "clear"',
    )


def test_a_script_that_stops_before_the_goal() -> None:
    text = SMALL[: SMALL.index('[[steps]]\nsay = "Watch."')]
    assert found(text) == ('steps[2]: the script ends with 2 cards left; the goal is "clear"',)


def test_a_free_step_whose_line_stops_before_the_goal() -> None:
    assert found(WAYS + FREE.replace(', "C"]', "]")) == (
        'steps[0]: the script ends with 1 card left; the goal is "clear"',
    )


def test_a_mistake_that_costs_something_else() -> None:
    assert found(changed("costs = 2", "costs = 1")) == (
        "steps[2].mistakes[0].costs: it says 1, but the best after the mistake is 2 cards left",
        "steps[2].mistakes[0].costs: it says 1, but the best after its consequence is 2 cards left",
    )


def test_a_consequence_that_is_worse_than_its_mistake() -> None:
    text = WAYS + FREE + '[[steps.mistakes]]\nmove = "A"\nwhy = "No."\ncosts = 1\nconsequence = ["A", "B"]\n'
    assert found(text) == (
        "steps[0].mistakes[0].costs: it says 1, but the best after the mistake is 0 cards left",
        "steps[0].mistakes[0].costs: it says 1, but the best after its consequence is 2 cards left",
    )


def test_a_mistake_that_is_none() -> None:
    text = changed('goal = "clear"', 'goal = "left <= 2"')
    assert "steps[2].mistakes[0].costs: 2 cards left would still reach the goal" in found(text)


def test_faults_of_a_lesson_that_no_file_holds() -> None:
    whole = small()
    broken = replace(whole, setting=replace(whole.setting, start=whole.setting.start.after("B")))
    over = "cannot be played here: The hand is over: the stock is empty and nothing fits 6♥; expected a legal move"
    assert problems(broken, least_left) == (
        f'steps[2].move, "A": {over}',
        f'steps[2].mistakes[0].move, "B": {over}',
        f'steps[3].show[0], "A": {over}',
    )


def test_what_cannot_be_known_is_listed_as_not_proven(tmp_path: Path) -> None:
    path = tmp_path / "l.toml"
    path.write_text(SMALL, "utf-8")
    assert check_file(path) == (
        'not proven: goal: whether "clear" is the best that can be reached',
        "not proven: steps[2].mistakes[0].costs: whether the best after the mistake is 2 cards left",
        "not proven: steps[2].mistakes[0].costs: whether the best after its consequence is 2 cards left",
    )


def test_a_file_that_cannot_be_read_is_one_problem(tmp_path: Path) -> None:
    path = tmp_path / "l.toml"
    path.write_text("title = 1", "utf-8")
    assert check_file(str(path), least_left) == (f"{path}, line 1, title: this is a number; expected a text",)


def test_the_prose_is_looked_at() -> None:
    assert found(changed("Look.", "Look at 2♣.")) == (
        "steps[0]: it speaks of 2♣, which is not on this table",
    )


def test_a_table_that_the_first_step_sets() -> None:
    text = changed('say = "Look."', 'say = "Look."\ngoal = "left <= 1"')
    assert found(text) == ('steps[0].goal: the goal is "left <= 1", but the best possible is 0 cards left',)


def test_a_mistake_counts_only_where_it_can_be_made() -> None:
    # After B, a second B is possible (and no mistake at all); after A it is not.
    text = WAYS + (
        '[[steps]]\nsay = "1"\nmove = ["A", "B"]\n[[steps]]\nsay = "2"\nmove = ["A", "C"]\n'
        '[[steps.mistakes]]\nmove = "B"\nwhy = "x"\ncosts = 1\n'
    )
    assert found(text) == (
        'steps[1]: the script ends with 6 cards left; the goal is "clear"',
        "steps[1].mistakes[0].costs: it says 1, but the best after the mistake is 0 cards left",
        "steps[1].mistakes[0].costs: it says 1, but the best after its consequence is 0 cards left",
    )


def test_the_only_move_must_be_the_only_one() -> None:
    text = WAYS + SCRIPT.replace('say = "B"', 'say = "Find the only move."', 1)
    assert found(text) == ('steps[0].say: it says "the only", but A leads to the goal as well',)
    assert found(changed("Play.", "Find the only move.")) == ()


@pytest.mark.parametrize(
    "goal,problems_found",
    [
        ("run >= 3", ()),
        ("run >= 2", ()),
        ("expose 7C", ()),
        ("score <= -1", ()),
        ("score <= 0", ('goal: the goal is "score <= 0", but the best possible is a score of −1',)),
    ],
)
def test_goals_about_the_way_need_not_be_the_best(goal: str, problems_found: tuple[str, ...]) -> None:
    text = HEAD.replace('"clear"', f'"{goal}"') + PLAY
    assert problems(read_lesson(text, "l"), Judge(least_left, best_score)) == problems_found


def test_a_goal_about_the_way_that_cannot_be_reached(monkeypatch: pytest.MonkeyPatch) -> None:
    head = HEAD.replace("Talon: 5C", "Talon:").replace("6H", "5H")
    stuck = head.replace('"clear"', '"run >= 3"') + '[[steps]]\nsay = "x"\n'
    assert found(stuck) == ('goal: the goal is "run >= 3", but the best possible is a run of 2 cards',)
    played = head.replace('"clear"', '"run >= 3"') + '[[steps]]\nsay = "x"\nmove = "A"\n'
    assert 'steps[0]: the script ends with a run of 1 card; the goal is "run >= 3"' in found(played)
    monkeypatch.setattr(ahead, "MOST_NODES", 0)
    ahead._longest_run.cache_clear()
    assert found(stuck) == ('not proven: goal: whether "run >= 3" can be reached',)
    ahead._longest_run.cache_clear()


def test_questions_and_branches_are_gone_through() -> None:
    assert found(HEAD + BRANCH + CARD + NUMBER + LEGAL + PLAY) == ()
