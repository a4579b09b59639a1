from __future__ import annotations

import tomllib

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from golf_nb.engine import Draw, Game, GolfError, Rules, deal, parse_board
from golf_nb.lessons import Judge, read_lesson, skeleton
from golf_nb.lessons.check import problems
from golf_nb.solver import best_score, least_left, solve

JUDGE = Judge(least_left, best_score)
START = parse_board("Talon: 5C\nFoundations: 7D\n7C 8S\n6H", "classic", partial=True)


def goal_of(game: Game, known: Judge | None = None) -> str:
    text = skeleton(game, known=known)
    assert problems(read_lesson(text, "l"), JUDGE) == ()
    return str(tomllib.loads(text)["goal"])


def test_a_hand_that_was_cleared() -> None:
    text = skeleton(Game(START, "AAB"), title='A "first" try')
    assert text.startswith('title = "A \\"first\\" try"\n')
    lesson = read_lesson(text, "l")
    assert (lesson.title, lesson.setting.start) == ('A "first" try', START)
    assert [str(step.moves[0]) for step in lesson.steps if hasattr(step, "moves")] == ["A", "A", "B"]
    assert goal_of(Game(START, "AAB")) == "clear"


def test_the_goal_is_one_that_the_hand_reached() -> None:
    assert goal_of(Game(START, "B")) == "run >= 1"
    assert goal_of(Game(START, "AA")) == "run >= 2"
    best = Game(deal(24), solve(deal(24)).line)
    assert goal_of(best, JUDGE) == "left <= 4"
    assert '\ngoal = "run >= 9"\n' in skeleton(best)


def test_moves_that_were_taken_back_and_draws_at_the_end_are_left_out() -> None:
    game = Game(START, ["A", "A", "draw", "B"]).undo()
    assert len(tomllib.loads(skeleton(game))["steps"]) == 2


def test_a_hand_in_which_nothing_was_played() -> None:
    assert goal_of(Game(START)) == "run >= 1"
    assert goal_of(Game(START, [Draw()]), JUDGE) == "clear"
    stuck = parse_board("Foundations: 7D\nKC\nKH", partial=True)
    assert goal_of(Game(stuck)) == "left <= 2"
    assert goal_of(Game(deal(1))) == "run >= 1"


def test_what_no_lesson_can_be_made_of() -> None:
    own = Game(deal(1, Rules.preset("classic").replace(undo="none")))
    with pytest.raises(GolfError, match=r'rules, "custom rules": a lesson cannot be written for these rules'):
        skeleton(own)
    with pytest.raises(GolfError, match="a lesson has a title"):
        skeleton(Game(START), title=" ")


def test_rules_without_a_name_that_are_a_preset() -> None:
    rules = Rules.preset("classic").replace(name="")
    assert 'rules = "classic"' in skeleton(Game(deal(1, rules)))


@settings(deadline=None, max_examples=15)
@given(st.integers(1, 300), st.lists(st.integers(0, 9), max_size=25), st.text(min_size=1, max_size=8))
def test_any_hand_gives_a_sound_lesson(number: int, choices: list[int], title: str) -> None:
    game = Game(deal(number))
    for choice in choices:
        moves = game.position.moves()
        if moves:
            game = game.play(moves[choice % len(moves)])
    if not title.strip():
        title = "x"
    text = skeleton(game, title=title, known=JUDGE)
    lesson = read_lesson(text, "l")
    assert lesson.title == " ".join(title.split())
    assert problems(lesson, JUDGE) == ()
