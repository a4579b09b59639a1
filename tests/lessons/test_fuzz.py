"""Whatever a lesson file holds: a lesson, or a LessonError. Never anything else."""

from __future__ import annotations

import re
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from golf_nb.lessons import Attempt, Lesson, LessonError, lessons, read_lesson
from golf_nb.lessons.check import check_file
from golf_nb.lessons.library import _DATA
from tests.lessons.examples import FREE, SMALL, WAYS
from tests.lessons.questions import CARD, HEAD, LEGAL, NUMBER, PLAY
from tests.lessons.test_asides import BRANCH
from tests.lessons.test_settings import DEAL

QUESTIONS = HEAD + BRANCH + CARD + NUMBER + LEGAL + PLAY
SHIPPED = [(_DATA / f"{name}.toml").read_text("utf-8") for name in lessons()]
TEXTS = [*SHIPPED, SMALL, WAYS + FREE, QUESTIONS, DEAL]
NEW_KEYS = ("card", "number", "most", "legal", "deal", "played", "branches", "free", "show", "alt")
PIECES = ("", "\n", "0", "-1", "[]", "{}", '"', "A", "Z", "KS", "draw")
OTHERS = (
    *("1", "-1", "99999999999999999999", "true", "nan", "2024-01-01"),
    *("[]", "{}", "[[[[1]]]]", "{ a = { b = [1] } }", '["A", 1]'),
    *('""', '"A"', '"left <= 9"', '"expose 7C"', '"run >= 2"'),
)


def outcome(source: str | Path) -> Lesson | LessonError:
    try:
        return read_lesson(source, "fuzz")
    except LessonError as found:
        error = found
    assert str(error).startswith(("fuzz", str(source))), error
    assert error.line is None or error.line >= 1
    return error


@st.composite
def mangled(draw: st.DrawFn) -> str:
    """A good lesson with a few passages cut, doubled, moved or overwritten."""
    text = draw(st.sampled_from(TEXTS))
    for _ in range(draw(st.integers(1, 3))):
        start = draw(st.integers(0, len(text)))
        end = draw(st.integers(start, min(len(text), start + 40)))
        new = draw(st.sampled_from([text[start:end] * 2, *PIECES]))
        text = text[:start] + new + text[end:]
    return text


@st.composite
def with_lines_changed(draw: st.DrawFn) -> str:
    """A good lesson with whole lines left out, doubled or given another value: mostly still TOML."""
    lines = draw(st.sampled_from(TEXTS)).split("\n")
    for _ in range(draw(st.integers(1, 3))):
        index = draw(st.integers(0, len(lines) - 1))
        key, equals, value = lines[index].partition(" = ")
        other = draw(st.sampled_from([*OTHERS, value]))
        lines[index : index + 1] = draw(
            st.sampled_from([[], [lines[index]] * 2, [f"{key} = {other}" if equals else lines[index]]])
        )
    return "\n".join(lines)


KEYS = st.sampled_from(
    [
        *("title", "intro", "rules", "board", "deal", "played", "goal", "steps", "done", "teaches"),
        *("minutes", "x y", ""),
    ]
)
STEP_KEYS = st.one_of(
    st.sampled_from(
        ["say", "show", "move", "free", "ask", "choices", "answer", "why", "replies", "hint", "then"]
    ),
    st.sampled_from(
        ["mistakes", "notes", "rules", "board", "goal", "costs", "consequence", "deal", "played"]
    ),
    st.sampled_from(["card", "number", "most", "legal", "branches", "what_if", "moves", "alt", "others"]),
    st.sampled_from(["ring", "shade", "arrow", "label", "text", "number"]),
)
LEAVES = st.one_of(
    st.text(max_size=5),
    st.integers(-3, 300),
    st.booleans(),
    st.floats(),
    st.sampled_from(
        [
            "A",
            "B",
            "draw",
            "clear",
            "left <= 2",
            "score <= 0",
            "run >= 1",
            "expose 7♣",
            "A1",
            "classic",
            "Foundations: 7D\n7C 8S\n6H",
            "waste",
        ]
    ),
)
TREES = st.recursive(
    LEAVES,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(STEP_KEYS, inner, max_size=5),
    max_leaves=20,
)


def as_toml(value: Any) -> str:
    """Write a value as TOML, in one line."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, str):
        return '"' + "".join(f"\\U{ord(char):08X}" for char in value) + '"'
    if isinstance(value, list):
        return f"[{', '.join(map(as_toml, value))}]"
    if isinstance(value, dict):
        return f"{{{', '.join(f'{as_toml(key)} = {as_toml(entry)}' for key, entry in value.items())}}}"
    return str(value)


def document(tree: dict[str, Any]) -> str:
    return "\n".join(f"{as_toml(key)} = {as_toml(value)}" for key, value in tree.items())


GOOD_TOP: dict[str, Any] = {
    "title": "t",
    "intro": "i",
    "rules": "classic",
    "board": "Foundations: 7D\n7C 8S\n6H",
    "goal": "clear",
    "done": "d",
}


@settings(deadline=None)
@given(mangled())
def test_mangled_lessons(text: str) -> None:
    outcome(text)


@settings(deadline=None)
@given(with_lines_changed())
def test_lessons_with_other_lines(text: str) -> None:
    outcome(text)


@st.composite
def with_keys_renamed(draw: st.DrawFn) -> str:
    """A good lesson in which keys have each other's names."""
    text = draw(st.sampled_from(TEXTS))
    for _ in range(draw(st.integers(1, 3))):
        keys = sorted(set(re.findall(r"^([a-z_]+) =", text, re.MULTILINE)))
        old, new = draw(st.sampled_from(keys)), draw(st.sampled_from([*keys, *NEW_KEYS]))
        text = re.sub(rf"^{old} =", f"{new} =", text, count=draw(st.integers(0, 1)), flags=re.MULTILINE)
    return text


@st.composite
def mangled_bytes(draw: st.DrawFn) -> bytes:
    """A good lesson with a few bytes deleted, inserted or exchanged."""
    data = bytearray(draw(st.sampled_from(TEXTS)).encode())
    for _ in range(draw(st.integers(1, 4))):
        at = draw(st.integers(0, len(data) - 1))
        match draw(st.sampled_from(["delete", "insert", "exchange"])):
            case "delete":
                del data[at]
            case "insert":
                data.insert(at, draw(st.integers(0, 255)))
            case _:
                other = draw(st.integers(0, len(data) - 1))
                data[at], data[other] = data[other], data[at]
    return bytes(data)


@settings(deadline=None)
@given(with_keys_renamed())
def test_lessons_with_renamed_keys(text: str) -> None:
    outcome(text)


@settings(deadline=None)
@given(mangled_bytes())
def test_lessons_with_mangled_bytes(data: bytes) -> None:
    with TemporaryDirectory() as folder:
        path = Path(folder) / "fuzz.toml"
        path.write_bytes(data)
        found = outcome(path)
        if isinstance(found, Lesson):
            walk(found)


@settings(deadline=None, max_examples=20)
@given(
    st.integers(1, 3000),
    st.sampled_from(["[", "{ a = ", "[[a.b.", "a."]),
    st.sampled_from(["steps", "notes", "x"]),
)
def test_deep_nesting(depth: int, opening: str, key: str) -> None:
    closing = {"[": "]", "{ a = ": " }"}.get(opening, "")
    for text in (f"{key} = {opening * depth}1{closing * depth}", SMALL + f"{key} = {opening * depth}"):
        assert isinstance(outcome(text), LessonError)


def walk(lesson: Lesson) -> None:
    """Whatever was read can be gone through without an exception."""
    attempt = Attempt.start(lesson, lambda _: None)
    for _ in range(3 * len(lesson.pages)):
        attempt = attempt.branch(0).take_back().hint().point("A").number(0).choose(0).show().next()
        assert attempt.view.progress
    assert attempt.finished


@settings(deadline=None)
@given(st.text())
def test_any_text(text: str) -> None:
    assert isinstance(outcome(text), LessonError)


@settings(deadline=None)
@given(st.dictionaries(KEYS, TREES))
def test_any_tree(tree: dict[str, Any]) -> None:
    assert isinstance(outcome(document(tree)), Lesson | LessonError)


@settings(deadline=None)
@given(st.lists(st.dictionaries(STEP_KEYS, TREES, max_size=6), max_size=3))
def test_any_steps(steps: list[dict[str, Any]]) -> None:
    outcome(document(GOOD_TOP | {"steps": steps}))


@given(st.binary(max_size=200), st.sampled_from(TEXTS), st.integers(0, 4000))
@settings(max_examples=60, deadline=None)
def test_any_bytes_in_a_file(junk: bytes, text: str, at: int) -> None:
    data = text.encode()
    with TemporaryDirectory() as folder:
        path = Path(folder) / "fuzz.toml"
        for content in (junk, data[:at] + junk + data[at:]):
            path.write_bytes(content)
            outcome(path)
            assert all(isinstance(line, str) for line in check_file(path))
