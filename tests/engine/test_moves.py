from __future__ import annotations

from typing import Any

import pytest

from golf_nb.engine import Draw, GolfError, Move, Play, as_move, column_letter, parse_move


@pytest.mark.parametrize("column, text", [(0, "A"), (6, "G"), (9, "J")])
def test_a_play_is_its_column_letter(column: int, text: str) -> None:
    assert str(Play(column)) == text
    assert parse_move(text) == parse_move(f" {text.lower()} ") == Play(column)


def test_a_draw() -> None:
    assert str(Draw()) == "draw"
    assert parse_move("draw") == parse_move(" Draw\n") == Draw()


def test_columns_without_a_letter() -> None:
    assert [column_letter(column) for column in (-1, 25, 26)] == ["-1", "Z", "26"]


@pytest.mark.parametrize("text", ["", "K", "AB", "A1", "1", "d raw", "drawn", "Ä", 3, None])
def test_not_a_move(text: Any) -> None:
    with pytest.raises(GolfError) as caught:
        parse_move(text)
    expected = "a column letter from A to J or the word draw"
    assert str(caught.value) == f'"{text}": not a move; expected {expected}'


def test_fewer_columns() -> None:
    assert parse_move("g", columns=7) == Play(6)
    with pytest.raises(GolfError, match="from A to G"):
        parse_move("H", columns=7)


@pytest.mark.parametrize("column", ["A", True, 1.0, None])
def test_a_play_needs_a_number(column: Any) -> None:
    with pytest.raises(GolfError, match=f'Play, "{column}": not a column number; expected 0 for column A'):
        Play(column)


@pytest.mark.parametrize("move", [Play(3), Draw()])
def test_as_move(move: Move) -> None:
    assert as_move(move) is move
    assert as_move(str(move)) == move
    with pytest.raises(GolfError, match='"x": not a move'):
        as_move("x")
