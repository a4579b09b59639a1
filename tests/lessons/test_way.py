from __future__ import annotations

from golf_nb.engine import Draw, Play, parse_board
from golf_nb.lessons.way import Way, way_of

START = parse_board("Talon: 2C\nFoundations: 7D\n7C 8S\n6H", partial=True)


def test_runs_are_counted_from_draw_to_draw() -> None:
    way = Way(START)
    found = []
    for move in (Play(0), Play(0), Draw()):
        way = way.after(move)
        found.append((str(way.position.waste_top), way.run, way.longest))
    assert found == [("8♠", 1, 1), ("7♣", 2, 2), ("2♣", 0, 2)]
    assert Way(START).on((Play(0), Play(0), Draw())) == way
    assert Way(START).on(()) == Way(START)


def test_a_position_alone_has_no_run() -> None:
    assert way_of(START) == Way(START, 0, 0)
    assert way_of(Way(START, 2, 5)) == Way(START, 2, 5)
