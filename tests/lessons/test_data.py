"""The lessons that come with the package: proven by hand-written rules, and walked as a learner walks them."""

from __future__ import annotations

import re
import tomllib
from typing import TYPE_CHECKING, Any

import pytest

from golf_nb.engine import Rules, use_language
from golf_nb.lessons import Attempt, Judge, lesson
from golf_nb.solver import best_score, least_left
from tests.lessons.examples import at_page, columns, follow, played, said
from tests.lessons.proof import Table, best, read_table, scenes
from tests.lessons.spoken import EVERY_SPOKEN, text_of

if TYPE_CHECKING:
    from collections.abc import Iterator

JUDGE = Judge(least_left, best_score)
# Lessons whose tables have no stock, and whose goals are about the cards left, can be proven on ranks alone.
BY_HAND = pytest.mark.parametrize("name", ["a-chain-that-turns", "kings"])


@BY_HAND
def test_every_goal_is_the_best_possible_and_is_reached(name: str) -> None:
    for scene in scenes(name):
        for table in scene.before | scene.after:
            assert best(table) == scene.goal, (scene.step, table)
        if scene.last and {"move", "show", "free"} & scene.step.keys():
            assert {table.left for table in scene.after} == {scene.goal}


@BY_HAND
def test_every_mistake_costs_what_it_says_and_is_shown_to_its_end(name: str) -> None:
    for scene in scenes(name):
        for mistake in scene.step.get("mistakes", []):
            for table in scene.before:
                after = table.after(mistake["move"])
                assert best(after) == mistake["costs"] > scene.goal
                for letter in mistake.get("consequence", []):
                    after = after.after(letter)
                assert (after.legal(), after.left) == ("", mistake["costs"])


@BY_HAND
def test_only_the_scripted_moves_keep_the_goal(name: str) -> None:
    for scene in scenes(name):
        if "move" not in scene.step:
            continue
        for table in scene.before:
            good = [letter for letter in table.legal() if best(table.after(letter)) == scene.goal]
            assert good == list(scene.step["move"])


def test_the_first_board_is_the_known_example() -> None:
    table = next(iter(scenes("a-chain-that-turns"))).before
    assert table == {Table("stop", 7, ((7, 8), (6,)))}
    assert [(letter, best(next(iter(table)).after(letter))) for letter in "AB"] == [("A", 0), ("B", 2)]


QQ = "Talon:\nFoundations: QS\nQD KH\nJS\nKC AS"


@pytest.mark.parametrize(
    "board,rules,left",
    [
        ("Talon:\nFoundations: QH\nKC\nQS JD", "patience", 0),
        (QQ, "patience", 4),
        (QQ, "classic", 2),
        (QQ, "king-to-ace", 0),
    ],
)
def test_the_kings_boards(board: str, rules: str, left: int) -> None:
    table = read_table(rules, board)
    assert best(table) == left
    tables = [table for scene in scenes("kings") for table in scene.before]
    assert table in tables


def test_the_habit_from_the_queen_rule_is_wrong_where_king_and_ace_touch() -> None:
    queen, wrap = (read_table(rules, QQ).after("A") for rules in ("classic", "king-to-ace"))
    assert (best(queen), best(queen.after("A"))) == (2, 2)
    assert (best(wrap), best(wrap.after("A")), best(wrap.after("C"))) == (0, 2, 0)


def test_the_three_king_rules_differ_in_nothing_else() -> None:
    rules = [Rules.preset(name) for name in ("patience", "classic", "king-to-ace")]
    assert {each.replace(kings="stop") for each in rules} == {rules[0]}


@BY_HAND
def test_every_right_answer_is_a_number_that_was_counted(name: str) -> None:
    words = {
        "one card": 1,
        "two cards": 2,
        "three cards": 3,
        "all three cards": 3,
        "all five cards": 5,
        "nothing": 0,
    }
    for scene in scenes(name):
        if "ask" in scene.step:
            (table,) = scene.before
            assert words[scene.step["answer"]] == table.left - best(table)


# ------------------------------------------------------------------------------ the walks


def test_a_chain_that_turns_as_a_learner_meets_it() -> None:
    attempt = at_page(lesson("a-chain-that-turns"), 3)
    assert said(attempt.play("7♣")) == (
        "refused",
        "7♣ is covered by 8♠: only the last card of a column can be played.",
    )
    assert said(attempt.play("6♥"))[0] == "mistake"
    attempt = attempt.play("6♥").take_back().play("8♠").play("7♣").play("6♥")
    assert (columns(attempt), said(attempt)[0]) == (["-", "-"], "good")
    assert said(attempt)[1].startswith("The table is clear. Your run was 8♠, 7♣, 6♥")
    attempt = attempt.next()
    assert columns(attempt) == ["9H TD", "8S 9C", "JH"]
    assert [(attempt.play(card).view.expects) for card in ("9♣", "10♦", "J♥")] == [
        "take-back",
        "move",
        "move",
    ]
    attempt = played(attempt, "CA")
    assert said(attempt.play("9♥"))[0] == "mistake"
    attempt = played(attempt, "BBA")
    assert (attempt.view.expects, columns(attempt)) == ("next", ["-", "-", "-"])
    assert said(attempt)[1].startswith("J♥, 10♦, 9♣, 8♠, 9♥")
    attempt = attempt.next()
    assert attempt.view.progress == "Step 8 of 8"
    for way in ("BBAAACCC", "AAACCCBB", "AAACBBCC"):
        assert played(attempt, way).finished


def test_kings_as_a_learner_meets_them() -> None:
    attempt = at_page(lesson("kings"), 1)
    assert (attempt.view.goal, attempt.view.position.rules.label) == ("clear the table", "patience")
    first = attempt.play("A")
    assert (columns(first), said(first)[0]) == (["-", "QS JD"], "mistake")
    attempt = played(attempt, "BBA").next()
    assert (attempt.view.goal, attempt.view.position.rules.label) == ("", "patience")
    attempt = attempt.choose(0).next()
    assert attempt.view.goal == "leave at most 4 cards"
    for card, column in (("K♥", "A"), ("J♠", "B")):
        after = attempt.play(column)
        assert (str(after.view.position.waste_top), after.view.position.moves()) == (card, ())
        assert said(after)[0] == "good"
        assert after.next().view.position.rules.label == "classic"
    attempt = attempt.play("B").next().choose(2).next()
    assert columns(attempt.play("B")) == ["QD KH", "-", "KC AS"]
    attempt = played(attempt, "AAB")
    assert columns(attempt) == ["-", "-", "KC AS"]
    attempt = attempt.next().choose(3).next().play("K♥")
    assert attempt.view.position.rules.label == "king-to-ace"
    habit = attempt.play("Q♦")
    assert (columns(habit), habit.view.expects) == (["-", "-", "KC AS"], "take-back")
    attempt = played(attempt, "CCAB")
    assert (columns(attempt), attempt.finished) == (["-", "-", "-"], True)


@EVERY_SPOKEN
def test_every_mistake_and_every_wrong_answer_on_the_way(code: str, name: str) -> None:
    use_language(code)
    whole = lesson(name)
    attempt = Attempt.start(whole, JUDGE)
    while not attempt.finished:
        step = attempt.step
        if attempt.view.expects == "next":
            attempt = attempt.next()
            continue
        assert attempt.view.notes == step.notes
        for mistake in getattr(step, "mistakes", ()):
            if attempt.view.position.refusal(mistake.move) is not None:
                continue
            lost = attempt.play(mistake.move)
            assert said(lost) == ("mistake", mistake.why)
            assert lost.view.notes == mistake.notes
            assert lost.take_back().view.position == attempt.view.position
        answers = [attempt.choose(index) for index, _ in enumerate(attempt.view.choices)]
        answers += [attempt.number(number) for number in attempt.view.numbers]
        if answers:
            assert [said(answer)[0] for answer in answers].count("good") == 1
            assert {said(answer)[0] for answer in answers} == {"good", "wrong"}
        attempt = follow(attempt)
    result = attempt.result
    assert result is not None
    assert result.stars == 3


# ------------------------------------------------------------------------------ the words


@BY_HAND
def test_nothing_is_pointed_at_before_the_learner_has_tried(name: str) -> None:
    for scene in scenes(name):
        if {"ask", "move", "free"} & scene.step.keys():
            assert "notes" not in scene.step


@EVERY_SPOKEN
def test_sentences_are_short(code: str, name: str) -> None:
    for text in texts(tomllib.loads(text_of(code, name))):
        for sentence in re.split(r"(?<=[.?!:])\s+", text):
            assert len(sentence.split()) <= 22, sentence


def texts(value: Any, key: str = "") -> Iterator[str]:
    """Every text of a lesson file but its boards."""
    if isinstance(value, str) and key != "board":
        yield value
    for name, entry in value.items() if isinstance(value, dict) else ():
        yield from texts(entry, name)
    for entry in value if isinstance(value, list) else ():
        yield from texts(entry, key)
