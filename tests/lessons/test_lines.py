from __future__ import annotations

import tomllib
from typing import TYPE_CHECKING, Any

import pytest

from golf_nb.lessons.library import _DATA
from golf_nb.lessons.lines import line_of
from tests.lessons.examples import SMALL

if TYPE_CHECKING:
    from collections.abc import Iterator

    from golf_nb.lessons.errors import KeyPath


@pytest.mark.parametrize(
    "path,line",
    [
        (("title",), 1),
        (("board",), 6),
        (("steps",), 12),
        (("steps", 0, "notes", 0, "ring"), 14),
        (("steps", 1), 15),
        (("steps", 1, "replies", "one"), 20),
        (("steps", 2, "mistakes", 0, "costs"), 30),
        (("steps", 3, "show", 1), 34),
        # Where there is no such key, the nearest one around it.
        (("steps", 3, "mistakes", 0), 32),
        (("steps", 9), 12),
        (("nothing", 0), None),
    ],
)
def test_a_key_is_found(path: KeyPath, line: int | None) -> None:
    assert line_of(SMALL, path) == line
    assert line_of(SMALL.replace("\n", "\r\n"), path) == line


def test_statements_of_several_lines_count_from_their_first() -> None:
    text = 'a.b = [\n1,\n2]\n\n# c = 1\n\'c\' = """\nd = 1\n"""\nd = 2\n'
    assert [line_of(text, path) for path in (("a", "b", 1), ("c",), ("d",))] == [1, 6, 9]


def _paths(tree: Any, path: KeyPath = ()) -> Iterator[KeyPath]:
    yield path
    items = tree.items() if isinstance(tree, dict) else enumerate(tree) if isinstance(tree, list) else ()
    for key, value in items:
        yield from _paths(value, (*path, key))


@pytest.mark.parametrize("name", ["a-chain-that-turns"])
def test_every_key_of_the_lessons_is_found_on_a_line_that_names_it(name: str) -> None:
    text = (_DATA / f"{name}.toml").read_text("utf-8")
    lines = text.split("\n")
    for path in _paths(tomllib.loads(text)):
        keys = [part for part in path if isinstance(part, str)]
        if not keys:
            continue
        line = line_of(text, path)
        assert line is not None
        assert any(key in lines[line - 1] for key in keys), path
