"""Questions that a cell of a notebook checks by itself, where no check of the package fits."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import golf_nb as golf
from tests.tutorial import PATHS, a_new_learner, questions_of, run, said_to

__all__ = ["a_new_learner"]

ANSWERS: dict[str, dict[str, Any]] = {
    "01-the-table": {
        "numbers": {"A2": 8, "D1": 4, "C3": 17, "A5": 29},
        "in_the_stock": 16 - 5,
    },
    "02-up-or-down-by-one": {"to_draw": 16 - 3},
    "04-aces-and-kings": {"meant": {1: "patience", 2: "king-to-ace", 3: "classic"}},
    "06-scores-and-courses": {
        "scores": {3: 8, 4: 15, 5: -2, 6: 2},
        "total_of_six": 4 - 3 + 8 + 15 - 2 + 2,
        "best": {"king-stops": -2, "patience": 0},
    },
    "07-look-before-you-play": {"score": -2},
    "09-spending-the-stock": {"in_stock": {"aces": 0, "fives": 2, "queens": 0, "tens": 3}},
    "10-variations": {
        "scores": {"king-stops": -5, "patience": 0},
        "my_rules": golf.Rules.preset("king-to-ace").replace(scoring="bonus", undo="none", compulsory=True),
        "preset": "record",
    },
    "11-history-and-disagreements": {
        "kinds": {
            1: "disputed",
            2: "computed",
            3: "sourced",
            4: "disputed",
            5: "computed",
            6: "sourced",
            7: "disputed",
            8: "computed",
        },
    },
}
"""What is right where a cell checks an answer by itself."""


@pytest.fixture(scope="module", params=PATHS, ids=lambda path: path.stem)
def path(request: pytest.FixtureRequest) -> Path:
    found: Path = request.param
    return found


def test_questions_that_a_cell_checks_by_itself(path: Path) -> None:
    names, ran = run(path)
    questions = {question.variable: question for question in questions_of(ran)}
    answers = ANSWERS.get(path.stem, {})
    assert questions.keys() == answers.keys()
    for name, right in answers.items():
        question = questions[name]
        (printed,) = question.cell.outputs
        assert printed.text.startswith("Put ")
        assert said_to(question, names, right).startswith("Right")
        for wrong in wrong_answers(right):
            said = said_to(question, names, wrong)
            assert said.startswith(("Not yet", "There is no"))
            values = right.values() if isinstance(right, dict) else [right]
            assert not [value for value in values if re.search(rf"(?<![\w-]){value}\b", said)]


def wrong_answers(right: object) -> Iterator[object]:
    """Give answers of the right kind, and one of another kind, none of which is right."""
    match right:
        case dict():
            for name, value in right.items():
                yield right | {name: "golf" if isinstance(value, str) else value + 1}
                yield right | {name: len(value) if isinstance(value, str) else str(value)}
            yield dict.fromkeys(right, 0)
        case int():
            yield from (right + 1, -right, "a")
        case str():
            yield from (name for name in (*golf.Rules.presets(), "golf", 3) if name != right)
        case golf.Rules():
            yield from map(golf.Rules.preset, golf.Rules.presets())
            yield from (right.replace(kings="queen"), right.replace(compulsory=False), "wrap")


def test_an_answer_to_a_cell_is_given_by_nobody_but_the_learner(path: Path) -> None:
    """What is asked for begins as None, or as a table with one worked line and the rest None."""
    _, ran = run(path)
    names = {question.variable for question in questions_of(ran)} | {"prediction"}
    for _, tree, _ in ran.values():
        for node in tree.body:
            if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) in names:
                given = node.value.values if isinstance(node.value, ast.Dict) else [node.value]
                assert [ast.unparse(value) for value in given].count("None") >= max(1, len(given) - 1)
