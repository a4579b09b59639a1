from __future__ import annotations

import pytest

from golf_nb.lessons import CardStep, LegalStep, NumberStep, read_lesson
from tests.lessons.examples import changed
from tests.lessons.questions import CARD, HEAD, LEGAL, NUMBER, PLAY, step_error


def test_the_kinds_of_questions() -> None:
    steps = read_lesson(HEAD + CARD + NUMBER + LEGAL + PLAY, "q").steps
    assert steps[:3] == (
        CardStep(
            text="Which card?",
            cards=("8♠", "stock"),
            why="Yes, it uncovers a card.",
            hints=("It lies on another one.",),
            replies=(("B", "It lies alone."), ("A1", "It is covered.")),
        ),
        NumberStep(text="How many?", number=2, most=4, why="Two of them.", replies=((1, "One more."),)),
        LegalStep(text="Can it be played?", place="A1", why=""),
    )


@pytest.mark.parametrize("number,most", [(0, 3), (1, 3), (2, 4), (3, 5), (9, 11), (10, 11), (11, 11)])
def test_there_are_enough_numbers_to_choose_from(number: int, most: int) -> None:
    step = read_lesson(HEAD + f'[[steps]]\nask = "?"\nnumber = {number}\nwhy = "x"\n' + PLAY).steps[0]
    assert isinstance(step, NumberStep)
    assert step.most == most


def test_a_whole_deal_has_twelve_numbers() -> None:
    head = HEAD[: HEAD.index("board")] + "deal = 1\n"
    text = head.replace('"clear"', '"run >= 1"') + '[[steps]]\nask = "?"\nnumber = 2\nwhy = "x"\n'
    step = read_lesson(text).steps[0]
    assert isinstance(step, NumberStep)
    assert step.most == 11


WRONG = [
    (
        '[[steps]]\nask = "?"\nwhy = "x"\n',
        "line 13, steps[0].ask: nothing to answer with; expected one of choices, ",
    ),
    (
        changed("number = 2", 'number = 2\ncard = "A"', NUMBER),
        'line 14, steps[0].number: a question cannot have both "card" and "number"; expected one of them',
    ),
    (
        changed("number = 2", 'legal = "A"', NUMBER),
        (
            'line 15, steps[0].most, "most": a question with "legal" has no such key; '
            "expected one of ask, hint, legal, why"
        ),
    ),
    (
        changed("number = 2", "number = 12", NUMBER),
        'line 14, steps[0].number, "12": no such answer; expected a number from 0 to 11',
    ),
    (changed("number = 2", "number = -1", NUMBER), 'line 14, steps[0].number, "-1": no such answer'),
    (changed("number = 2", "number = true", NUMBER), "line 14, steps[0].number: this is true or false"),
    (
        changed("most = 4", "most = 1", NUMBER),
        'line 15, steps[0].most, "1": no such last answer; expected a number from 2 to 11',
    ),
    (changed("most = 4", "most = 12", NUMBER), 'line 15, steps[0].most, "12": no such last answer'),
    (
        changed('"1" = ', '"2" = ', NUMBER),
        (
            'line 17, steps[0].replies.2, "2": not a wrong answer; expected another number from 0 to 4, '
            "as a text"
        ),
    ),
    (changed('"1" = ', '"5" = ', NUMBER), 'line 17, steps[0].replies.5, "5": not a wrong answer'),
    (changed('"1" = ', '"x" = ', NUMBER), 'line 17, steps[0].replies.x, "x": not a wrong answer'),
    (changed('why = "Two of them."', "", NUMBER), 'steps[0].why: steps[0] has no "why"'),
    (
        changed('["8♠", "stock"]', "[]", CARD),
        "line 14, steps[0].card: no place; expected at least one place, such as B, B2, stock or 6♥",
    ),
    (
        changed('"8♠", ', '"9♠", ', CARD),
        'line 14, steps[0].card, "9♠": this card is neither in the tableau nor on top of the waste',
    ),
    (
        changed("B = ", "A = ", CARD),
        'line 17, steps[0].replies.A, "A": this place is also given as right; expected a wrong place',
    ),
    (changed("B = ", "C = ", CARD), 'line 17, steps[0].replies.C, "C": there is no such column'),
    (changed('"It lies alone."', '""', CARD), "line 17, steps[0].replies.B: this text is empty"),
    (
        changed('"A1"', '"waste"', LEGAL),
        (
            'line 14, steps[0].legal, "waste": nothing is played from the waste; '
            "expected a card of the columns, or draw"
        ),
    ),
    (
        changed('"A1"', '"A3"', LEGAL),
        'line 14, steps[0].legal, "A3": there is no such card; column A ends at A2',
    ),
    (changed('"A1"', '""', LEGAL), "line 14, steps[0].legal: this text is empty"),
]


@pytest.mark.parametrize("step,message", WRONG)
def test_what_is_wrong_with_a_question(step: str, message: str) -> None:
    assert message in step_error(step)
