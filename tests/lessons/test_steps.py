from __future__ import annotations

import pytest

from golf_nb.engine import Draw, Play
from golf_nb.lessons import (
    AskStep,
    Choice,
    FreeStep,
    LessonError,
    Mistake,
    MoveStep,
    SayStep,
    ShowStep,
    read_lesson,
)
from golf_nb.notes import Arrow, Label, Ring, Shade
from tests.lessons.examples import WAYS, changed, small


def test_the_steps_of_a_lesson() -> None:
    assert small().steps == (
        SayStep(text="Look.", notes=(Ring("waste"),)),
        AskStep(
            text="How many?",
            choices=(Choice("one", "More than that."), Choice("two"), Choice("three")),
            answer=2,
            why="All of them.",
        ),
        MoveStep(
            text="Play.",
            notes=(Ring("A"),),
            moves=(Play(0),),
            hints=("Think.", "Think of the eight."),
            then="Good.",
            mistakes=(Mistake(Play(1), "Two are stranded.", 2, (), (Shade("A1"),)),),
        ),
        ShowStep(text="Watch.", moves=(Play(0), Play(1))),
    )


def test_a_free_step_and_every_kind_of_note() -> None:
    text = WAYS + (
        '[[steps]]\nsay = "Play."\nfree = ["B", "B", "A", "A", "A", "C", "C", "C"]\nhint = "Long first."\n'
        'notes = [{ arrow = ["A3", "waste"] }, { arrow = ["9H", "stock"], number = 2 }, '
        '{ label = "C", text = "here" }]\n'
        '[[steps.mistakes]]\nmove = "A"\nwhy = "No."\ncosts = 1\nconsequence = ["C"]\n'
    )
    step = read_lesson(text.replace("Talon:", "Talon: 2C"), "l").steps[0]
    assert step == FreeStep(
        text="Play.",
        notes=(Arrow("A3", "waste"), Arrow("9H", "stock", 2), Label("C", "here")),
        moves=tuple(Play(column) for column in (1, 1, 0, 0, 0, 2, 2, 2)),
        hints=("Long first.",),
        mistakes=(Mistake(Play(0), "No.", 1, (Play(2),)),),
    )


def test_a_draw_is_a_move() -> None:
    text = changed("Talon:", "Talon: 6C").replace('move = "A"', 'move = ["A", "draw"]')
    text = text[: text.index('[[steps]]\nsay = "Watch."')]
    step = read_lesson(text, "l").steps[2]
    assert isinstance(step, MoveStep)
    assert step.moves == (Play(0), Draw())


WRONG = [
    (
        changed('say = "Look."', ""),
        'l, line 12, steps[0].say: steps[0] has no "say"',
    ),
    (
        changed('say = "Look."', 'say = "Look."\nhint = "x"'),
        (
            'l, line 14, steps[0].hint, "hint": a step with "say" has no such key; '
            "expected one of alt, board, branches, deal, goal, notes, played, rules, say"
        ),
    ),
    (
        changed('say = "Play."', 'say = "Play."\nmistake = 1'),
        'l, line 23, steps[2].mistake, "mistake": a step with "move" has no such key; expected perhaps "mistakes"',
    ),
    (
        changed('say = "Play."', 'say = "Play."\nask = "Hm?"'),
        'l, line 23, steps[2].ask: a step cannot have both "move" and "ask"; expected one of them',
    ),
    (
        changed('choices = ["one", "two", "three"]', 'choices = ["three"]'),
        "l, line 17, steps[1].choices: too few answers to choose from; expected a list of two or more texts",
    ),
    (
        changed('choices = ["one", "two", "three"]', 'choices = ["one", "one", "three"]'),
        'l, line 17, steps[1].choices, "one": this answer is there twice',
    ),
    (
        changed('choices = ["one", "two", "three"]', 'choices = ["one", 2, "three"]'),
        "l, line 17, steps[1].choices[1]: this is a number; expected a text",
    ),
    (
        changed('choices = ["one", "two", "three"]', 'choices = ["one", "", "three"]'),
        "l, line 17, steps[1].choices[1]: this text is empty; expected a text",
    ),
    (
        changed('answer = "three"', "answer = 2"),
        "l, line 18, steps[1].answer: this is a number; expected a text",
    ),
    (
        changed('answer = "three"', 'answer = "four"'),
        'l, line 18, steps[1].answer, "four": not one of the choices; expected "one" or "two" or "three"',
    ),
    (
        changed('why = "All of them."', ""),
        'l, line 15, steps[1].why: steps[1] has no "why"',
    ),
    (
        changed("{ one =", "{ three ="),
        (
            'l, line 20, steps[1].replies.three, "three": the table of replies to wrong answers has no such key; '
            "expected one of one, two"
        ),
    ),
    (
        changed("{ one =", "{ tow ="),
        (
            'l, line 20, steps[1].replies.tow, "tow": the table of replies to wrong answers has no such key; '
            'expected perhaps "two"'
        ),
    ),
    (
        changed('move = "A"', "move = 0"),
        "l, line 23, steps[2].move: this is a number; expected a text or a list of texts",
    ),
    (
        changed('move = "A"', "move = []"),
        "l, line 23, steps[2].move: no move; expected at least one move, such as A",
    ),
    (
        changed('move = "A"', 'move = "8S"'),
        'l, line 23, steps[2].move, "8S": not a move; expected a column letter from A to B or the word draw',
    ),
    (
        changed('move = "B"', 'move = "A"'),
        'l, line 28, steps[2].mistakes[0].move, "A": this move is also given as right',
    ),
    (changed('move = "B"', ""), 'l, line 27, steps[2].mistakes[0].move: steps[2].mistakes[0] has no "move"'),
    (
        changed("costs = 2", 'costs = "2"'),
        "l, line 30, steps[2].mistakes[0].costs: this is a text; expected a whole number",
    ),
    (
        changed("costs = 2", "costs = true"),
        "l, line 30, steps[2].mistakes[0].costs: this is true or false; expected a whole number",
    ),
    (
        changed("costs = 2", "costs = 0"),
        'l, line 30, steps[2].mistakes[0].costs, "0": a mistake leaves cards; expected 1 or more',
    ),
    (
        changed("costs = 2", "cost = 2"),
        'l, line 30, steps[2].mistakes[0].cost, "cost": a mistake has no such key; expected perhaps "costs"',
    ),
    (
        changed("costs = 2", "costs = 2\nconsequence = []"),
        "l, line 31, steps[2].mistakes[0].consequence: no move; expected at least one move, such as A",
    ),
    (
        changed(
            '[[steps]]\nsay = "Watch."',
            '[[steps.mistakes]]\nmove = "b"\nwhy = "x"\ncosts = 2\n[[steps]]\nsay = "Watch."',
        ),
        'l, line 33, steps[2].mistakes[1].move, "B": this mistake is listed twice',
    ),
    (
        changed('{ ring = "waste" }', '{ rings = "waste" }'),
        'l, line 14, steps[0].notes[0], "rings": not a note; expected exactly one of ring, shade, arrow, label',
    ),
    (
        changed('{ ring = "waste" }', "{}"),
        'l, line 14, steps[0].notes[0], "nothing": not a note; expected exactly one of ring, shade, arrow, label',
    ),
    (
        changed('{ ring = "waste" }', '{ ring = "A", shade = "B" }'),
        'l, line 14, steps[0].notes[0], "ring, shade": not a note; expected exactly one of ring, shade, arrow, label',
    ),
    (
        changed('{ ring = "waste" }', '{ ring = "A", number = 1 }'),
        'l, line 14, steps[0].notes[0].number, "number": a note with "ring" has no such key; expected one of ring',
    ),
    (
        changed('{ ring = "waste" }', '{ arrow = ["A"] }'),
        "l, line 14, steps[0].notes[0].arrow: 1 places; expected two places, where it starts and ends",
    ),
    (
        changed('{ ring = "waste" }', '{ arrow = ["A", "B"], number = "1" }'),
        "l, line 14, steps[0].notes[0].number: this is a text; expected a whole number",
    ),
    (
        changed('{ ring = "waste" }', '{ label = "A" }'),
        'l, line 14, steps[0].notes[0].text: steps[0].notes[0] has no "text"',
    ),
    (
        changed('show = ["A", "B"]', "show = []"),
        "l, line 34, steps[3].show: no move; expected at least one move, such as A",
    ),
]


@pytest.mark.parametrize("text,message", WRONG)
def test_what_is_wrong_with_a_step(text: str, message: str) -> None:
    with pytest.raises(LessonError) as caught:
        read_lesson(text, "l")
    assert str(caught.value) == message


def test_a_later_move_of_a_free_step_may_be_a_mistake_at_first() -> None:
    text = changed('move = "A"', 'free = ["A", "A", "B"]')
    free = read_lesson(text[: text.index('[[steps]]\nsay = "Watch."')], "l").steps[2]
    assert isinstance(free, FreeStep)
    assert [mistake.move for mistake in free.mistakes] == [Play(1)]
