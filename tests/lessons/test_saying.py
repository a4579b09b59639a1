"""All that lessons and tutors say stands in the table of sentences, and none of it in the code."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import golf_nb

PACKAGE = Path(golf_nb.__file__).parent
LESSONS = ("actions", "answering", "helping", "legal", "playing", "state", "syllabus", "tally", "view")
SAYING = [
    *(PACKAGE / "lessons" / f"{name}.py" for name in LESSONS),
    *sorted((PACKAGE / "widget").glob("tutor*.py")),
    *(PACKAGE / "widget" / f"{name}.py" for name in ("learner", "lesson_picker")),
]


def not_said(tree: ast.AST) -> set[int]:
    """Return the constants that nobody reads in a tutor: docstrings, and what errors of bad input say."""
    errors = {id(part) for node in ast.walk(tree) if isinstance(node, ast.Raise) for part in ast.walk(node)}
    expected = {
        id(part)
        for node in ast.walk(tree)
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "expected"
        for part in ast.walk(node)
    }
    return errors | expected | {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}


@pytest.mark.parametrize("path", SAYING, ids=lambda path: path.name)
def test_no_sentence_stands_in_the_code(path: Path) -> None:
    tree = ast.parse(path.read_text("utf-8"))
    silent = not_said(tree)
    texts = [
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in silent
    ]
    assert [text for text in texts if re.search(r"[a-z] [a-z]", text) and "<" not in text] == []
