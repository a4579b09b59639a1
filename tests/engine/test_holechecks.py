"""What a course does not take: holes, scores and hands that are not its own."""

from __future__ import annotations

from dataclasses import replace

import pytest

from golf_nb.engine import Course, GolfError, Hole, deal, parse_board
from tests.engine.courses import blocked, cleared, hole

COURSE = Course(138)


@pytest.mark.parametrize(
    "course, one, message",
    [
        (COURSE, hole(10, 4), 'hole 10, hole, "10": no such hole; expected 1 to 9'),
        (COURSE, Hole(1, 139), 'hole 1, deal, "139": not the deal of this hole; expected deal 138'),
        (COURSE, hole(1, 36), 'hole 1, score, "36": no finished hand scores this; expected -16 to 35'),
        (COURSE, hole(1, -17), 'hole 1, score, "-17": no finished hand scores this; expected -16 to 35'),
        (
            COURSE,
            hole(1, 0, "conceded"),
            'hole 1, score, "0": no conceded hand scores this; expected 1 to 35',
        ),
        (
            Course(138, "patience"),
            hole(1, -1),
            'hole 1, score, "-1": no finished hand scores this; expected 0 to 35',
        ),
        (
            Course(138, "double"),
            hole(1, 51),
            'hole 1, score, "51": no finished hand scores this; expected 0 to 50',
        ),
    ],
)
def test_holes_that_are_not_of_the_course(course: Course, one: Hole, message: str) -> None:
    with pytest.raises(GolfError) as caught:
        Course(course.start, course.rules, course.length, [one])
    assert str(caught.value) == message


def test_a_hole_twice() -> None:
    with pytest.raises(GolfError, match="hole 1: the hole is there twice; expected it once"):
        Course(138, played=[hole(1, 4), hole(1, 5)])
    # Open holes may be among those played.
    course = COURSE.record(1, cleared(138))
    assert Course(138, played=course.holes) == course


def test_a_hand_must_be_over_or_in_play() -> None:
    with pytest.raises(
        GolfError, match="hole 1: the hand is not over; expected a hand cleared or blocked, or concede"
    ):
        COURSE.record(1, deal(138))
    with pytest.raises(GolfError, match="hole 1: the hand is cleared; expected a hand in play, or record"):
        COURSE.concede(1, cleared(138))
    with pytest.raises(GolfError, match="hole 2: the hand is blocked; expected a hand in play, or record"):
        COURSE.concede(2, blocked(deal(139)))


def test_a_hand_of_another_deal_or_under_other_rules() -> None:
    with pytest.raises(GolfError, match=r"hole 2, .*: a hand of another deal; expected"):
        COURSE.concede(2, deal(138))
    with pytest.raises(
        GolfError, match=r"hole 1, .*: a hand under other rules; expected nothing goes on a king"
    ):
        COURSE.concede(1, deal(138, "classic"))
    # Two names for the same rules.
    assert Course(5, "putt-putt").concede(1, deal(5, "king-to-ace")).total == 35


def test_a_hand_that_no_moves_come_to() -> None:
    start = deal(138)
    column = start.columns[0]
    wrong = [
        replace(start, stock=start.stock[1:]),
        replace(start, stock=start.stock[:-1], waste=(*start.waste, start.stock[-1])),
        replace(start, columns=(column[1:], *start.columns[1:]), waste=(*start.waste, column[0])),
        replace(start, columns=(column[::-1], *start.columns[1:])),
        replace(start, columns=start.columns[1:]),
        replace(start, columns=start.columns[1:], waste=(*start.waste, *column)),
        replace(start, stock=start.stock[1:], waste=(start.stock[0], *start.waste)),
        parse_board("Talon: 2C\nFoundations: 7D\n8S", partial=True),
    ]
    for position in wrong:
        with pytest.raises(GolfError, match=r"hole 1, .*: a hand of another deal; expected"):
            COURSE.concede(1, position)
