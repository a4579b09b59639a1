"""The table of sentences: whole in every language, and nothing in it that nobody says."""

import ast
import re
import string
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import golf_nb
from golf_nb.language.table import ENGLISH, Entry, codes, forms, table

PACKAGE = Path(golf_nb.__file__).parent
OTHERS = [code for code in codes() if code != ENGLISH]
FILES = sorted(path.stem for path in (PACKAGE / "language" / ENGLISH).glob("*.toml"))
SPEAKING = {"say", "pairs"}


def texts(entry: Entry) -> Iterator[str]:
    """Give every text of an entry."""
    if isinstance(entry, str):
        yield entry
    elif isinstance(entry, dict):
        yield from entry.values()
    else:
        for pair in entry:
            yield from pair


def braces(text: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(text) if name is not None}


def shape(entry: Entry) -> object:
    """Say what must be the same in every language: the kind of an entry and its braces."""
    if isinstance(entry, tuple):
        return [tuple(sorted(braces(text)) for text in pair) for pair in entry]
    return type(entry), sorted(set().union(*(braces(text) for text in texts(entry))))


@cache
def spoken() -> tuple[frozenset[str], tuple[str, ...], frozenset[str]]:
    """Return the keys that are looked up, the beginnings of keys that are put together, and all texts in the code."""
    keys, beginnings, constants = set(), set(), set()
    for path in PACKAGE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                constants.add(node.value)
            if not isinstance(node, ast.Call) or ast.unparse(node.func).rpartition(".")[2] not in SPEAKING:
                continue
            first = node.args[0]
            if isinstance(first, ast.Constant):
                keys.add(str(first.value))
            elif isinstance(first, ast.JoinedStr):
                start = first.values[0]
                beginning = str(start.value) if isinstance(start, ast.Constant) else ""
                assert "." in beginning, f"{path.name}: {ast.unparse(node)} could be any text"
                beginnings.add(beginning)
    return frozenset(keys), tuple(sorted(beginnings)), frozenset(constants)


def of_file(name: str) -> dict[str, Entry]:
    return {key: entry for key, entry in table(ENGLISH).items() if key.partition(".")[0] == name}


def test_there_are_two_languages() -> None:
    assert codes() == ("de", "en")


@pytest.mark.parametrize("code", OTHERS)
@pytest.mark.parametrize("name", FILES)
def test_another_language_has_the_same_keys_and_braces(code: str, name: str) -> None:
    other = {key: entry for key, entry in table(code).items() if key.partition(".")[0] == name}
    english = of_file(name)
    assert other.keys() == english.keys()
    assert {key: shape(entry) for key, entry in other.items()} == {
        key: shape(entry) for key, entry in english.items()
    }


@pytest.mark.parametrize("code", codes())
def test_every_text_is_tidy(code: str) -> None:
    for key, entry in table(code).items():
        for text in texts(entry):
            assert text, key
            assert text == text.strip(), key
            assert "  " not in text, key
            assert all(re.fullmatch("[a-z_]+", name) for name in braces(text)), key


@pytest.mark.parametrize("code", codes())
@pytest.mark.parametrize("name", FILES)
def test_a_text_with_two_forms_may_depend_on_the_number_only(code: str, name: str) -> None:
    for key, entry in table(code).items():
        if key.partition(".")[0] == name and isinstance(entry, dict):
            assert set(entry) == {"one", "other"}, key


def test_everything_that_is_looked_up_is_there() -> None:
    keys, beginnings, _ = spoken()
    english = table(ENGLISH)
    assert sorted(keys - english.keys()) == []
    assert [start for start in beginnings if not any(key.startswith(start) for key in english)] == []


@pytest.mark.parametrize("name", FILES)
def test_everything_that_is_there_is_looked_up(name: str) -> None:
    keys, beginnings, constants = spoken()
    unused = [
        key
        for key in of_file(name)
        if key not in keys and key not in constants and not key.startswith(beginnings or ("\0",))
    ]
    assert unused == []


def test_the_forms_of_a_word() -> None:
    assert forms("en", "checks.answer.no_column") == ("no", "none", "nothing")
    assert forms("de", "checks.answer.no_column") == ("keine", "nichts")
    with pytest.raises(KeyError):
        forms("en", "checks.answer.nowhere")
