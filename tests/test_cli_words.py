from __future__ import annotations

import io
from types import SimpleNamespace
from typing import TYPE_CHECKING

import pytest

from golf_nb import cli_words
from golf_nb.engine import GolfError, deal, format_board

if TYPE_CHECKING:
    from pathlib import Path


@pytest.mark.parametrize(
    "text, number",
    [("24", 24), ("-3", -3), ("+5", 5), ("007", 7), ("1.5", None), ("²", None), ("", None), ("9" * 21, None)],
)
def test_numbers(text: str, number: int | None) -> None:
    assert cli_words.number(text) == number


@pytest.mark.parametrize("text", ["0", "-1", "x", "1e3", "", "１", "9" * 19])
def test_what_is_not_whole(text: str) -> None:
    with pytest.raises(GolfError) as caught:
        cli_words.whole(text, "--budget")
    assert str(caught.value) == f'--budget, "{text}": not possible; expected a whole number above 0'


def test_whole_numbers() -> None:
    assert (cli_words.whole("12", "--budget"), cli_words.whole(None, "--budget")) == (12, None)


@pytest.mark.parametrize(
    "text, numbers",
    [("1-10", range(1, 11)), ("7", range(7, 8)), ("2147483647-2147483647", range(2**31 - 1, 2**31))],
)
def test_spans(text: str, numbers: range) -> None:
    assert cli_words.span(text) == numbers


@pytest.mark.parametrize(
    "text", ["", "0-5", "5-4", "1-2147483648", "1-", "-5", "1-2-3", "a-b", "1 - 2", "1..5"]
)
def test_what_is_no_span(text: str) -> None:
    with pytest.raises(GolfError) as caught:
        cli_words.span(text)
    assert str(caught.value) == (
        f'"{text}": not the numbers of deals; expected FIRST-LAST, such as 1-10000, from 1 to 2147483647'
    )


@pytest.mark.parametrize("mark", [b"", b"\xef\xbb\xbf"])
def test_boards(mark: bytes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    raw = mark + format_board(deal(24)).encode()
    (tmp_path / "board.txt").write_bytes(raw)
    monkeypatch.setattr("sys.stdin", SimpleNamespace(buffer=io.BytesIO(raw)))
    for name in (str(tmp_path / "board.txt"), "-"):
        assert cli_words.board(name, "king-stops", partial=False) == deal(24)


@pytest.mark.parametrize(
    "raw, message",
    [
        (b"Talon:\nFoundations: 7D\n6X", '{}, line 3 (column A), "6X": not a card; expected'),
        (
            b"Talon: 2C\nFoundations: 7\xff",
            '{}, "tions: 7\\xff": not text; expected the lines of a board in UTF-8',
        ),
        (b"", "{}, line 1 (end of the board): no Foundations line; expected"),
    ],
)
def test_what_is_no_board(raw: bytes, message: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "board"
    path.write_bytes(raw)
    monkeypatch.setattr("sys.stdin", SimpleNamespace(buffer=io.BytesIO(raw)))
    for name, place in ((str(path), str(path)), ("-", "standard input")):
        with pytest.raises(GolfError) as caught:
            cli_words.board(name, "king-stops", partial=True)
        assert str(caught.value).startswith(message.format(place))


@pytest.mark.parametrize("name", ["no such file", "null\0byte"])
def test_what_is_no_file(name: str) -> None:
    with pytest.raises(GolfError) as caught:
        cli_words.board(name, "king-stops", partial=False)
    assert str(caught.value) == (
        f'"{name}": neither a number nor a file; '
        "expected the number of a deal, a file with a board, or - for standard input"
    )


def test_a_folder_is_no_file(tmp_path: Path) -> None:
    with pytest.raises(OSError, match=r"."):
        cli_words.board(str(tmp_path), "king-stops", partial=False)
