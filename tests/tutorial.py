"""Read the tutorial's notebooks as values: what they say, what their cells give, and what their checks ask."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import nbformat
import pytest

import golf_nb as golf
from golf_nb.engine import Position, column_letter
from golf_nb.lessons import Goal
from golf_nb.records import default_store
from golf_nb.solver import least_left
from tests.tools.notebooks import NOTEBOOKS

PATHS = sorted(NOTEBOOKS.glob("*.ipynb"))


@pytest.fixture(autouse=True)
def a_new_learner(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Keep what is played here apart: a kernel that runs the notebooks later would bring a begun hand back."""
    monkeypatch.setenv("GOLF_NB_DATA", str(tmp_path / "data"))
    yield
    default_store().close()


class Ran(NamedTuple):
    """A code cell that was run here: its names afterwards are those of the whole notebook."""

    cell: Any
    tree: ast.Module
    value: object


class Check(NamedTuple):
    """A cell that ends with one of the package's checks."""

    name: str
    subject: object
    goal: Goal | None
    variable: str | None
    call: ast.Call
    place: int
    ran: Ran


def read(path: Path) -> Any:
    return nbformat.read(path, as_version=4)


def value_of(expression: ast.expr, names: dict[str, Any]) -> Any:
    return eval(compile(ast.Expression(expression), "cell", "eval"), names)  # noqa: S307 - our own cells


def run(path: Path) -> tuple[dict[str, Any], dict[int, Ran]]:
    """Run a notebook's code cells here, without a kernel, and return its names and its cells by place."""
    names: dict[str, Any] = {}
    ran = {}
    for place, cell in enumerate(read(path).cells):
        if cell.cell_type == "code":
            tree = ast.parse(cell.source)
            *before, last = tree.body
            if not isinstance(last, ast.Expr):
                before = tree.body
            exec(compile(ast.Module(before, []), "cell", "exec"), names)  # noqa: S102 - our own cells
            value = value_of(last.value, names) if isinstance(last, ast.Expr) else None
            ran[place] = Ran(cell, tree, value)
    return names, ran


def checks_of(names: dict[str, Any], ran: dict[int, Ran]) -> Iterator[Check]:
    for place, one in ran.items():
        last = one.tree.body[-1]
        call = last.value if isinstance(last, ast.Expr) else None
        if isinstance(call, ast.Call) and (name := ast.unparse(call.func)).startswith("golf.check_"):
            if name == "golf.check_install":
                continue
            subject, *rest = call.args
            is_goal = name == "golf.check_goal"
            goal = Goal.parse(value_of(rest[0], names) if rest else "clear") if is_goal else None
            variable = None if is_goal else ast.unparse(rest[0])
            yield Check(name, value_of(subject, names), goal, variable, call, place, one)


class Question(NamedTuple):
    """A cell that checks an answer by itself, where no check of the package fits."""

    variable: str
    tree: ast.Module
    cell: Any


def questions_of(ran: dict[int, Ran]) -> Iterator[Question]:
    """Find the cells that say "Right", and the name of the answer that each of them asks for first."""
    for cell, tree, _ in ran.values():
        choices = [node for node in tree.body if isinstance(node, ast.If)]
        if choices and re.search(r'"Right\b', cell.source):
            name = next(node.id for node in ast.walk(choices[0].test) if isinstance(node, ast.Name))
            yield Question(name, tree, cell)


def said_to(question: Question, names: dict[str, Any], answer: object) -> str:
    """Return what a cell prints when an answer is given."""
    names = names | {question.variable: answer}
    *before, last = question.tree.body
    exec(compile(ast.Module(before, []), "cell", "exec"), names)  # noqa: S102 - our own cells
    assert ast.unparse(last) == "print(said)"
    return str(names["said"])


def position_of(subject: Any) -> Position:
    return subject if isinstance(subject, Position) else subject.position


def ways_to(goal: Goal, position: Position, before: tuple[str, ...] = ()) -> Iterator[tuple[str, ...]]:
    """Give every way to play on that ends with no more cards than the goal allows."""
    moves = position.moves()
    if not moves and goal.reached(position):
        yield before
    for move in moves:
        yield from ways_to(goal, position.after(move), (*before, str(move)))


def cards_of(way: tuple[str, ...], position: Position) -> tuple[golf.Card, ...]:
    cards = []
    for move in way:
        position = position.after(move)
        cards.append(position.waste_top)
    return tuple(cards)


def told(path: Path) -> str:
    """Return everything that a notebook says in text: prose, code and printed results."""
    parts = []
    for cell in read(path).cells:
        parts.append(cell.source)
        outputs = cell.get("outputs", ())
        parts += [output.get("text", output.get("data", {}).get("text/plain", "")) for output in outputs]
    return "\n\n".join(parts)


def prose(path: Path) -> str:
    return "\n\n".join(cell.source for cell in read(path).cells if cell.cell_type == "markdown")


def answer_to(check: Check) -> object:
    position = position_of(check.subject)
    if check.name == "golf.check_playable":
        return " ".join(column_letter(index) for index in position.playable())
    return least_left(position)
