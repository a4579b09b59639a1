"""The table of sentences: all that the lessons say stands in it, and each sentence is used."""

from __future__ import annotations

import ast
import re
from pathlib import Path

from golf_nb.lessons import words
from golf_nb.lessons.words import counted

FOLDER = Path(words.__file__).parent
SAYING = ("actions", "answering", "helping", "legal", "playing", "state", "tally", "view", "goal", "attempt")
NAMES = [name for name in vars(words) if name.isupper() and name != "TYPE_CHECKING"]


def test_numbers_of_cards() -> None:
    assert [counted(cards) for cards in (0, 1, 2)] == ["0 cards", "1 card", "2 cards"]


def test_every_sentence_is_used() -> None:
    code = "\n".join(path.read_text("utf-8") for path in FOLDER.glob("*.py") if path.name != "words.py")
    assert [name for name in NAMES if f"words.{name}" not in code] == []


def test_no_sentence_stands_elsewhere() -> None:
    found = []
    for name in SAYING:
        tree = ast.parse((FOLDER / f"{name}.py").read_text("utf-8"))
        errors = {
            id(part) for node in ast.walk(tree) if isinstance(node, ast.Raise) for part in ast.walk(node)
        }
        docs = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
        for node in ast.walk(tree):
            if (
                not isinstance(node, ast.Constant)
                or not isinstance(node.value, str)
                or id(node) in errors | docs
            ):
                continue
            if re.search(r"[a-z] [a-z]", node.value):
                found.append((name, node.value))
    # What is left is for authors: what a goal looks like, and which events there are.
    assert {name for name, _ in found} <= {"goal", "attempt"}, found
