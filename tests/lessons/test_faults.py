from __future__ import annotations

import pytest

from golf_nb.engine import Draw, Play, parse_board
from golf_nb.lessons import Branch, CardStep, LegalStep
from golf_nb.lessons.faults import (
    Fault,
    branch_faults,
    is_draw,
    is_on,
    line,
    possible,
    present,
    question_faults,
)
from golf_nb.notes import Arrow, Ring

START = parse_board("Talon: 5C\nFoundations: 7D\n7C 8S\n6H", partial=True)
AFTER = START.after("A")
GONE = "this card is neither in the tableau nor on top of the waste"


def test_a_line_ends_at_the_first_move_that_is_refused() -> None:
    assert line(START, (Play(0), Draw()), ("x",)) == (AFTER.after("draw"), None)
    position, fault = line(START, (Play(0), Play(1)), ("x",))
    assert position == AFTER
    assert fault == Fault(
        ("x", 1), "cannot be played here: 6♥ does not fit 8♠: a 7 or a 9 would", "B", "a legal move"
    )


def test_a_branch_must_be_possible_on_every_table() -> None:
    branch = Branch("?", (Play(1),), "x", (Ring("waste"), Ring("9C")))
    assert [fault.path for fault in branch_faults(branch, (START,), ("b",))] == [("b", "notes", 1)]
    (fault,) = branch_faults(branch, (AFTER, START), ("b",))
    assert fault.path == ("b", "moves", 0)
    assert (possible(branch, START), possible(branch, AFTER)) == (True, False)


@pytest.mark.parametrize(
    "place,on_start,on_after",
    [("8♠", True, False), ("A2", True, False), ("A", True, True), ("draw", True, True)],
)
def test_the_place_of_a_question_about_a_move(place: str, on_start: bool, on_after: bool) -> None:
    step = LegalStep(text="?", why="", place=place)
    assert (is_on(step, START), is_on(step, AFTER)) == (on_start, on_after)


def test_the_places_of_a_question_for_a_card_must_be_on_every_table() -> None:
    step = CardStep(text="?", why="x", cards=("8♠", "B"), replies=(("6♥", "no"), ("9♥", "no")))
    assert list(question_faults(step, (START,), ("q",))) == [
        Fault(("q", "replies", "6♥"), "this place is also given as right", "6♥", "a wrong place"),
        Fault(("q", "replies", "9♥"), GONE, "9♥"),
    ]
    # On the waste a card can be pointed at as well.
    assert is_on(step, AFTER)
    assert not is_on(CardStep(text="?", why="x", cards=("7♦",)), AFTER)


def test_what_is_present_and_what_is_a_draw() -> None:
    assert (present(Arrow("A2", "stock"), START), present(Arrow("A2", "stock"), AFTER)) == (True, False)
    assert [is_draw(text) for text in ("draw", "Stock", "A", "waste")] == [True, True, False, False]
