from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given

from golf_nb.engine import Course, GolfError, HoleState, Scorecard
from tests.engine.courses import hole, scorecards

COURSE = Course(138)
ANN = Course(138, played=[hole(1, 4), hole(2, -3), hole(3, 12, "conceded")])
BEN = Course(138, played=[hole(3, 1), hole(1, 2), hole(5, -4)])
NINE = """\
Course C9-138-king-stops
nothing goes on a king; a clear scores minus the stock left; undo as often as you like; draw whenever you like

hole │   1 │   2 │    3 │   4 │   5 │   6 │   7 │   8 │   9 │ total │ to par
deal │ 138 │ 139 │  140 │ 141 │ 142 │ 143 │ 144 │ 145 │ 146 │       │
par  │  −6 │  +1 │   +2 │  −1 │   · │   0 │  +3 │  −2 │  −4 │     · │
─────┼─────┼─────┼──────┼─────┼─────┼─────┼─────┼─────┼─────┼───────┼───────
Ann  │  +4 │  −3 │ +12c │   · │   · │   · │   · │   · │   · │   +13 │    +16
日本 │  +2 │   · │   +1 │   · │  −4 │   · │   · │   · │   · │    −1 │     +7
Cem  │   · │   · │    · │   · │   · │   · │   · │   · │   · │     · │      ·

Ann: +13 after 3 of 9 holes; mean +4.33 of 3 holes (2 finished, 1 conceded); cleared 1 of 3 (33 %)
日本: −1 after 3 of 9 holes; mean −0.33 of 3 finished holes; cleared 1 of 3 (33 %)
Cem: 0 after 0 of 9 holes; no finished hole yet
c  conceded: counts the cards left as they lay
·  open: counts nothing, and no total includes it"""

EIGHTEEN = """\
Course C18-2147483646-patience
nothing goes on a king; a clear scores zero; undo as often as you like; draw whenever you like

hole │          1 │          2 │  3 │  4 │  5 │  6 │  7 │  8 │  9 │ out
deal │ 2147483646 │ 2147483647 │  1 │  2 │  3 │  4 │  5 │  6 │  7 │
─────┼────────────┼────────────┼────┼────┼────┼────┼────┼────┼────┼────
Ann  │          0 │         +1 │ +2 │ +3 │ +4 │ +5 │ +6 │ +7 │ +8 │ +36

hole │ 10 │  11 │  12 │  13 │  14 │  15 │  16 │  17 │  18 │   in │ total
deal │  8 │   9 │  10 │  11 │  12 │  13 │  14 │  15 │  16 │      │
─────┼────┼─────┼─────┼─────┼─────┼─────┼─────┼─────┼─────┼──────┼──────
Ann  │ +9 │ +10 │ +11 │ +12 │ +13 │ +14 │ +15 │ +16 │ +17 │ +117 │  +153

Ann: +153 after 18 of 18 holes; mean +8.50 of 18 finished holes; cleared 1 of 18 (6 %)"""


def test_nine_holes_with_par() -> None:
    card = Scorecard(COURSE, {"Ann": ANN, "日本": BEN, "Cem": COURSE})
    assert card.text([-6, 1, 2, -1, None, 0, 3, -2, -4]) == NINE


def test_eighteen_holes() -> None:
    course = Course(2147483646, "patience", 18)
    holes = [replace(one, score=one.number - 1, state=HoleState.FINISHED) for one in course.holes]
    ann = Course(2147483646, "patience", 18, holes)
    assert str(Scorecard(course, {"Ann": ann})) == EIGHTEEN


def test_eighteen_holes_with_par() -> None:
    course = Course(1, "patience", 18)
    lines = Scorecard(course, ["Ann"]).text([1] * 9 + [2] * 9).splitlines()
    assert [line.split("│")[-1].strip() for line in lines if line.startswith("par")] == ["+9", ""]
    assert lines[5].split() == ["par", *["│", "+1"] * 9, "│", "+9"]
    assert lines[11].split() == ["par", *["│", "+2"] * 9, "│", "+18", "│", "+27", "│"]


def test_nobody_has_played() -> None:
    lines = str(Scorecard(COURSE)).splitlines()
    assert len(lines) == 6
    assert lines[3].startswith("hole │   1 │")


@given(scorecards())
def test_every_line_of_a_table_is_as_wide_as_its_rule(card: Scorecard) -> None:
    # Names in other scripts may be wider on the screen than they are long.
    named = {f"P{number}": card[name] for number, name in enumerate(card.players)}
    lines = str(Scorecard(card.course, named)).splitlines()
    rules = [number for number, line in enumerate(lines) if line.startswith("─")]
    assert len(rules) == card.course.length // 9
    for rule in rules:
        crossings = [place for place, sign in enumerate(lines[rule]) if sign == "┼"]
        for line in (*lines[rule - 2 : rule], *lines[rule + 1 : rule + 1 + len(named)]):
            assert [place for place, sign in enumerate(line) if sign == "│"] == crossings
            assert len(line) <= len(lines[rule])


@pytest.mark.parametrize(
    "par, message",
    [
        ([1] * 8, "par: 8 values; expected 9, one for each hole"),
        ([], "par: 0 values; expected 9, one for each hole"),
        ([1] * 8 + ["2"], 'par of hole 9, "2": not a score; expected a whole number or None'),
        ([1.5] + [1] * 8, 'par of hole 1, "1.5": not a score; expected a whole number or None'),
    ],
)
def test_what_is_no_par(par: Any, message: str) -> None:
    with pytest.raises(GolfError) as caught:
        Scorecard(COURSE).text(par)
    assert str(caught.value) == message
