"""All that a player, a learner or a teacher reads stands in the table of sentences, and none of it in the code."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

import golf_nb

if TYPE_CHECKING:
    from collections.abc import Iterator

PACKAGE = Path(golf_nb.__file__).parent
SAYING = {"counted", "listed", "pairs", "say"}
SHOWING = ("widget", "scene", "strategy", "lessons/state.py")
"""What is wholly for somebody's eyes, besides those who look up sentences."""

# Texts that look like sentences and that nobody reads at a table, with the reason.
NOT_SAID: dict[str, dict[str, str]] = {
    "widget/painter.py": {
        "the scene cannot be painted, it has {} in {}": "what an error says",
        "{}{}px {}": "a font as CSS has it",
    },
    "widget/panels.py": {"row wrap": "CSS"},
    "scene/shapes.py": {
        '"DejaVu Sans", Arial, sans-serif': "names of fonts",
        "a text size that is not positive: {}": "what an error says",
        "a negative line width: {}": "what an error says",
        "a path step that does not exist: {} with {} numbers": "what an error says",
        "a negative radius: {}": "what an error says",
        "a number that is not finite: {}": "what an error says",
        "an opacity outside 0 to 1: {}": "what an error says",
    },
    "lessons/goal.py": {
        "0 cards left or more": "what an error says",
        "a run of 1 card or more": "what an error says",
        "expose {}": "a goal as a lesson's file has it",
        '"clear", "left <= N", "score <= N", "run >= N" with a number, or "expose" with a card': "the same",
    },
    "engine/cards.py": {"a rank (A 2-10 T J Q K) and a suit (C D H S)": "what an error says"},
    "engine/catalogue.py": {
        "very hard": "a grade as code asks for it",
        "  number    stop  queen   wrap  difficulty": "the names by which code asks for what stands below them",
    },
    "engine/course.py": {"hole {}": "a place in an error"},
    "engine/rules.py": {"{} or {}": "what an error says"},
    "engine/scoreviews.py": {"offset points": "a unit of matplotlib"},
    "installation.py": {
        "Python {}": "a detail for the report of a fault, which is in English",
        "{} is not installed": "the same",
        "browser part {}: not found": "the same",
        "browser part {}: damaged, in {}": "the same",
        "browser part {} {} in {}": "the same",
        'pip install "{}{}"': "a command",
        "pip install --force-reinstall --no-deps {}": "a command",
    },
    "records/faults.py": {
        "is locked": "what SQLite says",
        "disk is full": "the same",
        "not a database": "the same",
    },
}


def name_of(path: Path) -> str:
    return path.relative_to(PACKAGE).as_posix()


def says(path: Path) -> bool:
    """Return whether a module looks up sentences."""
    imports = [
        node
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.ImportFrom) and node.module == "golf_nb.language"
    ]
    return any(alias.name in SAYING for node in imports for alias in node.names)


SPEAKING = [
    path
    for path in sorted(PACKAGE.rglob("*.py"))
    if name_of(path).startswith(SHOWING) or (says(path) and path.parent.name != "language")
]


def is_not_said(node: ast.AST) -> bool:
    """Return whether a part of the code is a docstring, or is about an error of bad input."""
    if isinstance(node, ast.Expr):
        return isinstance(node.value, ast.Constant)
    if isinstance(node, ast.Call):
        return ast.unparse(node.func).endswith("Error")
    if isinstance(node, ast.Assign):
        return ast.unparse(node.targets[0]) == "expected"
    return isinstance(node, ast.Raise)


def texts(node: ast.AST) -> Iterator[str]:
    """Give every text that may be said; what is filled into a text becomes a pair of braces."""
    if is_not_said(node):
        return
    if isinstance(node, ast.JoinedStr):
        yield "".join(str(part.value) if isinstance(part, ast.Constant) else "{}" for part in node.values)
        inner: list[ast.AST] = [part.value for part in node.values if isinstance(part, ast.FormattedValue)]
    elif isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
        return
    else:
        inner = list(ast.iter_child_nodes(node))
    for part in inner:
        yield from texts(part)


def is_prose(text: str) -> bool:
    """Return whether a text has a word beside another word or something that is filled in; tags do not count."""
    read = re.sub(r"<[^>]*>|&\w+;", "|", text)
    return bool(re.search(r"(?:\{\}|\w)[.,:;]? +[^\W\d_]{2,}|[^\W\d_]{2,}[.,:;]? +(?:\{\}|\w)", read))


def sentences(code: str) -> list[str]:
    return [text for text in texts(ast.parse(code)) if is_prose(text)]


@pytest.mark.parametrize(
    "code, found",
    [
        ('say("Draw a card.")', ["Draw a card."]),
        ('f"{count} cards"', ["{} cards"]),
        ('f"<b>Score {score}</b>"', ["<b>Score {}</b>"]),
        ('f"""{say("table.draw") + "of two"}"""', ["of two"]),
        ('f\'<p lang="{code}">{text}</p> &nbsp; <span class="a b">{other}</span>\'', []),
        ('def f():\n    "Docstrings are for programmers."\n    raise ValueError(f"not {x}")', []),
        ('error = GolfError("no such card", expected="a rank")\nexpected = "a rank"', []),
        ('say("table.draw", card=card)\nx = "A1"\ny = f"{x} {x}"', []),
    ],
)
def test_sentences_are_found(code: str, found: list[str]) -> None:
    assert sentences(code) == found


def test_those_who_speak_are_found() -> None:
    names = set(map(name_of, SPEAKING))
    assert {"exercises/checks.py", "engine/refusal.py", "lessons/helping.py", "records/table.py"} <= names
    assert {"widget/words.py", "scene/build.py", "strategy/hints.py"} <= names
    assert not {"survey/words.py", "cli.py", "lessons/check.py"} & names


@pytest.mark.parametrize("path", SPEAKING, ids=name_of)
def test_no_sentence_stands_in_the_code(path: Path) -> None:
    allowed = NOT_SAID.get(name_of(path), {})
    # What nobody needs to allow any more is not allowed.
    assert sorted(set(sentences(path.read_text("utf-8")))) == sorted(allowed)


def test_reasons_are_for_those_who_speak() -> None:
    assert NOT_SAID.keys() <= set(map(name_of, SPEAKING))
