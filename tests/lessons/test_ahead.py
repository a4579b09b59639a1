from __future__ import annotations

from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from golf_nb.engine import Card, Draw, Play, Position, Rules, deal, pack, parse_board
from golf_nb.lessons import Goal, Judge, ahead
from golf_nb.lessons.ahead import outlook, par
from golf_nb.lessons.goal import Kind
from golf_nb.lessons.judge import judge_of
from golf_nb.lessons.way import Way
from golf_nb.solver import best_score, least_left

JUDGE = judge_of(Judge(least_left, best_score))
KNOWS_NOTHING = judge_of(lambda _: None)
# 5 and 7 fit on the 6, and only a draw of the 3 opens column C.
BOARD = "Talon: 3C KC\nFoundations: 6D\n9C 8C 7C\n5C\n2D 9D 2H"


def look(text: str, moves: str = "", board: str = BOARD) -> int | None:
    way = Way(parse_board(board, "king-stops", partial=True))
    for move in moves:
        way = way.after(Draw() if move == "d" else Play("ABC".index(move)))
    return outlook(Goal.parse(text), way, JUDGE)


@pytest.mark.parametrize(
    "text,moves,value",
    [
        ("run >= 3", "", 3),
        ("run >= 4", "", 3),
        ("run >= 4", "B", 1),
        ("run >= 3", "AA", 3),
        ("run >= 3", "AAA", 3),
        ("run >= 2", "AAAd", 3),
        ("expose 9D", "", 0),
        ("expose 9D", "d", 0),
        ("expose 9D", "dd", 1),
        ("expose 2D", "", 2 - 1),
        ("expose 8C", "d", 1),
        ("left <= 9", "", 7),
        ("score <= 9", "", 7),
        ("left <= 2", "", 3),
        ("score <= 2", "", 3),
    ],
)
def test_what_can_still_be_reached(text: str, moves: str, value: int) -> None:
    assert look(text, moves) == value


def test_a_run_of_the_past_counts() -> None:
    # The longest run was played before the draw.
    assert look("run >= 5", "AAAd") == 3
    assert look("run >= 5", "AAAdC") == 3


def test_par_is_for_goals_about_the_end() -> None:
    start = parse_board(BOARD, "king-stops", partial=True)
    goals = [Goal.parse(text) for text in ("left <= 9", "score <= 9", "run >= 1", "expose 8C")]
    assert [par(goal, start, JUDGE) for goal in goals] == [3, 3, None, None]
    assert [par(goal, start, KNOWS_NOTHING) for goal in goals] == [None] * 4


def test_under_compulsory_play_a_draw_waits() -> None:
    board = "Talon: 3C\nFoundations: 6D\n7C\n5C\n9D 2H"
    ways = {name: Way(parse_board(board, name, partial=True)) for name in ("patience", "compulsory")}
    goal = Goal.parse("run >= 2")
    # Here a run of 1 is all there is, whether or not the draw may come first.
    assert [outlook(goal, way, JUDGE) for way in ways.values()] == [1, 1]
    both = Goal.parse("left <= 1")
    assert [outlook(both, way, JUDGE) for way in ways.values()] == [2, 2]


@cache
def longest(position: Position, run: int) -> int:
    """The longest run from here on, by trying everything."""
    found = [
        longest(position.after(move), run + 1 if isinstance(move, Play) else 0) for move in position.moves()
    ]
    return max(run, *found) if found else run


@cache
def fewest(goal: Goal, position: Position) -> int:
    now = goal.covered(position)
    return min([now, *(fewest(goal, position.after(move)) for move in position.moves())])


@st.composite
def small_tables(draw: st.DrawFn) -> Position:
    cards = draw(st.permutations([card for card in pack(1) if card.rank <= 6 or card.rank > 11]))
    heights = draw(st.lists(st.integers(1, 3), min_size=1, max_size=4))
    stock = draw(st.integers(0, 3))
    rules = Rules.preset(draw(st.sampled_from(["king-stops", "classic", "king-to-ace", "compulsory"])))
    columns, rest = [], list(cards)
    for height in heights:
        columns.append(tuple(rest[:height]))
        rest = rest[height:]
    return Position(tuple(columns), tuple(rest[:stock]), (rest[stock],), rules)


@settings(deadline=None, max_examples=60)
@given(small_tables(), st.integers(1, 12), st.data())
def test_the_search_agrees_with_trying_everything(
    position: Position, number: int, data: st.DataObject
) -> None:
    run, best = Goal(number, Kind.RUN), longest(position, 0)
    found = outlook(run, Way(position), JUDGE)
    assert found is not None
    assert (found >= number) == (best >= number)
    assert found == best or found >= number
    covered = [card for column in position.columns for card in column[:-1]]
    if covered:
        card: Card = data.draw(st.sampled_from(covered))
        goal = Goal(0, Kind.EXPOSE, card)
        assert outlook(goal, Way(position), JUDGE) == fewest(goal, position)


def test_a_hand_that_is_too_large_is_not_known(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ahead, "MOST_NODES", 50)
    way = Way(deal(7))
    assert outlook(Goal.parse("run >= 30"), way, KNOWS_NOTHING) is None
    buried = way.position.columns[0][0]
    assert outlook(Goal(0, Kind.EXPOSE, buried), way, KNOWS_NOTHING) is None
    monkeypatch.setattr(ahead, "MOST_NODES", 1)
    assert outlook(Goal.parse("run >= 29"), way, KNOWS_NOTHING) is None


@pytest.mark.parametrize("number", [1, 2, 3])
def test_a_whole_deal_is_answered_or_given_up(number: int) -> None:
    way = Way(deal(number))
    assert outlook(Goal.parse("run >= 30"), way, KNOWS_NOTHING) is None
    assert outlook(Goal(0, Kind.EXPOSE, way.position.columns[0][3]), way, KNOWS_NOTHING) == 0
