from __future__ import annotations

import pytest

from golf_nb.engine import deal
from golf_nb.lessons import Goal, LessonError, read_lesson
from tests.lessons.examples import SMALL, changed

DEAL = """title = "t"
intro = "i"
done = "d"
rules = "king-stops"
deal = 24
played = ["E", "draw"]
goal = "run >= 1"
[[steps]]
say = "x"
"""


def error(text: str) -> str:
    with pytest.raises(LessonError) as caught:
        read_lesson(text, "l")
    return str(caught.value)


def test_a_deal_and_what_was_played() -> None:
    setting = read_lesson(DEAL, "l").setting
    assert setting.start == deal(24).after("E").after("draw")
    assert setting.goal == Goal.parse("run >= 1")
    classic = read_lesson(DEAL.replace("king-stops", "classic"), "l").setting
    assert classic.start == deal(24, "classic").after("E").after("draw")


def test_a_step_sets_a_table_and_keeps_what_it_does_not_name() -> None:
    steps = (
        'deal = 25\n[[steps]]\nsay = "2"\nplayed = "draw"\n[[steps]]\nsay = "3"\nrules = "classic"\n'
        '[[steps]]\nsay = "4"\nboard = "Foundations: 7D\\n6C 8S"\n[[steps]]\nsay = "5"\nplayed = "A"\n'
        '[[steps]]\nsay = "6"\nplayed = []\n'
    )
    starts = [step.setting and step.setting.start for step in read_lesson(DEAL + steps, "l").steps]
    assert starts[:3] == [deal(25), deal(25).after("draw"), deal(25, "classic").after("draw")]
    assert [start and start.cards_left for start in starts[3:]] == [2, 1, 2]


WRONG = [
    (
        DEAL.replace("deal = 24", 'deal = 24\nboard = "x"'),
        'line 5, deal: a table cannot have both "board" and "deal"; expected one of them',
    ),
    (DEAL.replace("deal = 24", "deal = 0"), 'line 5, deal, deal number, "0": there is no such deal'),
    (
        DEAL.replace("deal = 24", "deal = true"),
        "line 5, deal: this is true or false; expected a whole number",
    ),
    (DEAL.replace("deal = 24", ""), 'board: the lesson has no "board"'),
    (
        DEAL.replace('"draw"]', '"A"]'),
        (
            'line 6, played, move 2, "A": cannot be played here: 10♣ does not fit Q♠: a jack or a king would; '
            "expected a legal move"
        ),
    ),
    (
        DEAL.replace('"draw"]', '"H"]'),
        'line 6, played, "H": not a move; expected a column letter from A to G',
    ),
    (DEAL.replace('"draw"]', "2]"), "line 6, played[1]: this is a number; expected a text"),
    (
        DEAL.replace("run >= 1", "run >= 36"),
        'line 7, goal, "run >= 36": a run cannot have so many cards; expected at most the 34 in the columns',
    ),
    (
        DEAL.replace("run >= 1", "expose QS"),
        'line 7, goal, "Q♠": this card is not in the columns; expected a card that lies once in the columns',
    ),
    (
        DEAL.replace("run >= 1", "expose 3S"),
        'line 7, goal, "3♠": this card lies free already; expected a covered card',
    ),
    (DEAL.replace("run >= 1", "expose 1S"), 'line 7, goal, "1S": not a card'),
    (
        DEAL + 'rules = "classic"\nplayed = ["A", "A"]\n',
        'line 11, steps[0].played, move 2, "A": cannot be played here: ',
    ),
    # What was written earlier is looked at where the new thing stands.
    (
        DEAL.replace('["E", "draw"]', '"E"')
        + '[[steps]]\nsay = "y"\ngoal = "left <= 1"\n[[steps]]\nsay = "z"\nrules = "double"\n',
        'line 15, steps[2].rules, move 1, "E": cannot be played here: ',
    ),
]


@pytest.mark.parametrize("text,message", WRONG)
def test_what_is_wrong_with_a_table(text: str, message: str) -> None:
    assert error(text).removeprefix("l, ").startswith(message)


def test_a_card_that_is_there_twice_cannot_be_the_goal() -> None:
    text = changed('rules = "king-stops"', 'rules = "double"').replace("7C 8S", "7C 8S\\n7C 9S")
    text = text.replace("\\n", "\n").replace('goal = "clear"', 'goal = "expose 7C"')
    assert error(text) == (
        'l, line 4, goal, "7♣": this card is there twice; expected a card that lies once in the columns'
    )


def test_what_a_lesson_teaches_and_how_long_it_takes() -> None:
    lesson = read_lesson('teaches = ["plays.a-b", "x"]\nminutes = 4\n' + SMALL, "l")
    assert (lesson.teaches, lesson.minutes) == (("plays.a-b", "x"), 4)
    assert (read_lesson(SMALL).teaches, read_lesson(SMALL).minutes) == ((), None)
    assert read_lesson('teaches = "one"\n' + SMALL).teaches == ("one",)


@pytest.mark.parametrize(
    "line,message",
    [
        (
            'teaches = ["a b"]',
            (
                'l, line 1, teaches[0], "a b": not the id of a statement; expected letters, digits, dots and '
                "hyphens"
            ),
        ),
        ('teaches = ["a", "a"]', 'l, line 1, teaches[1], "a": this id is there twice'),
        ("teaches = 1", "l, line 1, teaches: this is a number; expected a text or a list of texts"),
        ("minutes = 0", 'l, line 1, minutes, "0": not a time; expected a whole number from 1 to 120'),
        ("minutes = 1.5", "l, line 1, minutes: this is a number; expected a whole number"),
    ],
)
def test_what_is_wrong_with_these(line: str, message: str) -> None:
    assert error(f"{line}\n{SMALL}") == message
