from __future__ import annotations

from pathlib import Path

import pytest

from golf_nb.lessons import LessonError, read_lesson
from tests.lessons.examples import SMALL, changed


def _message(path: Path) -> str:
    with pytest.raises(LessonError) as caught:
        read_lesson(path)
    return str(caught.value).replace(str(path), "FILE")


def test_a_file_is_read_and_gives_the_lesson_its_name(tmp_path: Path) -> None:
    path = tmp_path / "my-lesson.toml"
    path.write_text(SMALL, "utf-8")
    assert read_lesson(path).name == "my-lesson"
    assert read_lesson(path, "other").name == "other"


def test_a_byte_order_mark_and_windows_lines_do_no_harm(tmp_path: Path) -> None:
    path = tmp_path / "l.toml"
    path.write_bytes(b"\xef\xbb\xbf" + SMALL.replace("\n", "\r\n").encode())
    assert read_lesson(path, "small.toml") == read_lesson(SMALL, "small.toml")


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    assert _message(tmp_path / "none.toml") == "FILE: there is no such file"
    assert _message(tmp_path) == "FILE: this is a folder; expected a lesson file"
    assert _message(Path("a\0b.toml")) == "FILE: the file cannot be read (embedded null byte)"


def test_text_that_is_not_utf_8(tmp_path: Path) -> None:
    path = tmp_path / "latin.toml"
    path.write_bytes(b'title = "x"\nintro = "caf\xe9"\n')
    assert _message(path) == "FILE, line 2: byte 0xE9 is not UTF-8 text; expected a file saved as UTF-8"
    path.write_bytes(b"\xef\xbb\xbf\xff")
    assert _message(path) == "FILE, line 1: byte 0xFF is not UTF-8 text; expected a file saved as UTF-8"


@pytest.mark.parametrize("text", ["", "\n \n", "\ufeff"])
def test_an_empty_file(tmp_path: Path, text: str) -> None:
    path = tmp_path / "empty.toml"
    path.write_text(text, "utf-8")
    assert _message(path) == "FILE: the lesson is empty; expected title, intro, rules, board ..."


@pytest.mark.parametrize(
    "text,message",
    [
        ("title = ", "l, at the end: not TOML: Invalid value"),
        ("a = 1\ntitle 'x'", "l, line 2, column 7: not TOML: Expected '=' after a key in a key/value pair"),
        ('a = """x', "l, at the end: not TOML: Unterminated string"),
        (changed("costs = 2", "costs = "), "l, line 30, column 9: not TOML: Invalid value"),
        (
            changed("costs = 2", "costs = 2\ncosts = 3"),
            "l, line 31, column 10: not TOML: Cannot overwrite a value",
        ),
    ],
)
def test_text_that_is_not_toml(text: str, message: str) -> None:
    with pytest.raises(LessonError) as caught:
        read_lesson(text, "l")
    assert str(caught.value) == message


def test_values_that_python_cannot_hold() -> None:
    with pytest.raises(LessonError, match="l: not usable as TOML: Exceeds the limit"):
        read_lesson("a = " + "9" * 5000, "l")
    with pytest.raises(LessonError, match="l: not usable as TOML: maximum recursion depth"):
        read_lesson("a = " + "[" * 9000, "l")
