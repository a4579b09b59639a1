from __future__ import annotations

from golf_nb.engine import Position, parse_board
from golf_nb.lessons import Judge
from golf_nb.lessons.judge import judge_of
from golf_nb.solver import best_score, least_left

BOARD = "Talon: 2C\nFoundations: 7D\n7C 8S\n6H"


def test_a_judge_asks_once_and_remembers() -> None:
    asked: list[Position] = []

    def left(position: Position) -> int | None:
        asked.append(position)
        return None

    judge = judge_of(Judge(left, left))
    start = parse_board(BOARD, partial=True)
    assert [judge.best_left(start), judge.best_left(start)] == [None, None]
    assert asked == [start]
    assert judge_of(judge) is judge


def test_the_score_follows_from_the_cards_left_where_it_can() -> None:
    judge = judge_of(least_left)
    for rules, stock, score in (
        ("king-stops", "2C", None),
        ("king-stops", "", 0),
        ("classic", "2C", 0),
    ):
        start = parse_board(BOARD.replace("2C", stock), rules, partial=True)
        assert (judge.best_left(start), judge.best_score(start)) == (0, score)
    start = parse_board(BOARD.replace("6H", "5H"), "king-stops", partial=True)
    assert judge.best_score(start) == 1 == best_score(start)
