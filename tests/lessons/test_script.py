from __future__ import annotations

import pytest

from golf_nb.lessons import LessonError, read_lesson
from golf_nb.lessons.script import MOST_TABLES, stages
from tests.lessons.examples import WAYS, changed, small


def test_every_stage_has_its_tables() -> None:
    found, faults = stages(small())
    assert faults == ()
    lefts = [
        [[way.position.cards_left for way in ways] for ways in (stage.before, stage.after)] for stage in found
    ]
    assert lefts == [[[3], [3]], [[3], [3]], [[3], [2]], [[2], [0]]]


def test_equally_right_moves_lead_to_several_tables() -> None:
    steps = '[[steps]]\nsay = "1"\nmove = ["A", "B"]\n[[steps]]\nsay = "2"\nmove = ["C", "B"]\n'
    found, _ = stages(read_lesson(WAYS + steps, "l"))
    wastes = [sorted(" ".join(map(str, way.position.waste)) for way in stage.after) for stage in found]
    assert wastes == [["8♦ 9♣", "8♦ 9♥"], ["8♦ 9♣ 10♣", "8♦ 9♥ 10♣", "8♦ 9♥ 8♣"]]


WRONG = [
    (
        changed('move = "A"', 'move = "draw"'),
        (
            'line 23, steps[2].move, "draw": cannot be played here: The stock is empty: there is no '
            "card to draw; expected a legal move"
        ),
    ),
    (
        changed('show = ["A", "B"]', 'show = ["A", "A"]'),
        (
            'line 34, steps[3].show[1], "A": cannot be played here: Column A is empty: there is no '
            "card to play, and none comes back; expected a legal move"
        ),
    ),
    (
        changed('[[steps.mistakes]]\nmove = "B"', '[[steps.mistakes]]\nmove = "draw"'),
        (
            'line 28, steps[2].mistakes[0].move, "draw": cannot be played here: The stock is empty: '
            "there is no card to draw; expected a legal move"
        ),
    ),
    (
        changed("costs = 2", 'costs = 2\nconsequence = ["A"]'),
        (
            'line 31, steps[2].mistakes[0].consequence[0], "A": cannot be played here: The hand is '
            "over: the stock is empty and nothing fits 6♥; expected a legal move"
        ),
    ),
    (
        changed('notes = [{ ring = "A" }]', 'notes = [{ ring = "A" }, { ring = "A3" }]'),
        'line 26, steps[2].notes[1], "A3": there is no such card; column A ends at A2',
    ),
    (
        changed('notes = [{ shade = "A1" }]', 'notes = [{ shade = "6H" }, { arrow = ["A", "7D"] }]'),
        'line 31, steps[2].mistakes[0].notes[1], "7D": this card is neither in the tableau nor on top of the waste',
    ),
    (
        changed('[{ ring = "waste" }]', '[{ ring = "C" }]'),
        'line 14, steps[0].notes[0], "C": there is no such column; expected a column from A to B',
    ),
    (
        changed('show = ["A", "B"]', 'show = ["A", "B"]\nnotes = [{ ring = "6♥" }, { ring = "7♣" }]'),
        'line 35, steps[3].notes[1], "7♣": this card is neither in the tableau nor on top of the waste',
    ),
    (
        changed('move = "A"', 'free = ["A"]'),
        (
            "line 23, steps[2].free: a later step moves cards on the same table; expected a free step "
            "as the last that moves cards"
        ),
    ),
    (
        WAYS + '[[steps]]\nsay = "1"\nmove = ["A", "B"]\n[[steps]]\nsay = "2"\nmove = "A"\n',
        (
            'line 18, steps[1].move, "A": cannot be played here: 9♣ does not fit 9♥: equal ranks never '
            "fit; an 8 or a 10 would; expected a legal move for each of the ways that lead to this step"
        ),
    ),
    (
        WAYS
        + '[[steps]]\nsay = "1"\nmove = ["A", "B"]\n[[steps]]\nsay = "2"\nshow = ["C"]\n'
        + '[[steps]]\nsay = "3"\nshow = ["A"]\n',
        'line 21, steps[2].show[0], "A": cannot be played here: ',
    ),
]


@pytest.mark.parametrize("text,message", WRONG)
def test_a_script_that_cannot_be_played(text: str, message: str) -> None:
    with pytest.raises(LessonError) as caught:
        read_lesson(text, "l")
    assert str(caught.value).removeprefix("l, ").startswith(message)


def test_a_script_has_a_bounded_number_of_tables() -> None:
    columns = "6C 7C 8C\n6D 7D 8D\n6H 7H 8H\n6S 7S 8S"
    head = (
        WAYS[: WAYS.index("board")]
        + f'board = """\nTalon: 5C 5D 5H 5S 9C 9H 9S 10C\nFoundations: 9D\n{columns}"""\n'
    )
    step = '[[steps]]\nsay = "x"\nmove = ["A", "B", "C", "D", "draw"]\n'
    found, faults = stages(read_lesson(head + step * 7, "l"))
    assert faults == ()
    assert [len(stage.after) for stage in found] == [5, 9, 25, 41, 105, 185, 461]
    with pytest.raises(LessonError) as caught:
        read_lesson(head + step * 8, "l")
    problem = f"the script branches into more than {MOST_TABLES} tables"
    assert str(caught.value) == f"l, line 36, steps[7].move: {problem}"
