from __future__ import annotations

import pytest

from golf_nb.engine import Play, Rules, parse_board
from golf_nb.lessons import Goal, LessonError, MoveStep, SayStep, Setting, read_lesson
from tests.lessons.examples import SMALL, changed, small


def error(text: str) -> LessonError:
    with pytest.raises(LessonError) as caught:
        read_lesson(text, "l.toml")
    return caught.value


def test_the_parts_of_a_lesson() -> None:
    lesson = small()
    assert (lesson.name, lesson.title, lesson.intro, lesson.done) == ("small.toml", "Small", "Begin.", "End.")
    board = "Talon:\nFoundations: 7D\n7C 8S\n6H"
    assert lesson.setting == Setting(parse_board(board, "king-stops", partial=True), Goal(0))
    assert [type(step).__name__ for step in lesson.steps] == ["SayStep", "AskStep", "MoveStep", "ShowStep"]
    assert len(lesson.pages) == 6
    assert (lesson.pages[0], lesson.pages[-1]) == (SayStep(text="Begin."), SayStep(text="End."))


def test_a_text_without_a_name_is_called_lesson() -> None:
    assert read_lesson(SMALL).name == "lesson"
    with pytest.raises(LessonError, match=r"^lesson: the lesson is empty"):
        read_lesson("")


def test_a_step_changes_what_it_names_and_keeps_the_rest() -> None:
    text = SMALL + (
        '[[steps]]\nsay = "1"\ngoal = "left <= 2"\n'
        '[[steps]]\nsay = "2"\nrules = "classic"\n'
        '[[steps]]\nsay = "3"\n'
        '[[steps]]\nsay = "4"\nboard = "Foundations: KD\\n2S AH\\nQH"\n'
    )
    steps = read_lesson(text, "l.toml").steps[4:]
    found = [
        (step.setting.start.rules.label, step.setting.goal.number, step.setting.start.cards_left)
        for step in steps
        if step.setting
    ]
    assert found == [("king-stops", 2, 3), ("classic", 2, 3), ("classic", 2, 3)]
    assert steps[2].setting is None


def test_settings_and_moving_pages() -> None:
    extra = '[[steps]]\nsay = "again"\nrules = "classic"\n[[steps]]\nsay = "p"\nmove = "A"\n[[steps]]\nsay = "end"\n'
    lesson = read_lesson(SMALL + extra, "l.toml")
    assert [lesson.setting_at(page).start.rules.label for page in range(9)] == ["king-stops"] * 5 + [
        "classic"
    ] * 4
    assert [lesson.last_moving_page(page) for page in range(9)] == [4, 4, 4, 4, 4, 6, 6, 7, 8]


def test_columns_beyond_the_table_are_not_moves() -> None:
    move = read_lesson(changed('move = "A"', 'move = " a "'), "l.toml").steps[2]
    assert isinstance(move, MoveStep)
    assert move.moves == (Play(0),)
    assert str(error(changed('move = "A"', 'move = "C"'))) == (
        'l.toml, line 23, steps[2].move, "C": not a move; expected a column letter from A to B or the word draw'
    )


TOP = [
    (changed('title = "Small"', ""), 'l.toml, title: the lesson has no "title"'),
    (changed('done = "End."', 'done = ""'), "l.toml, line 5, done: this text is empty; expected a text"),
    (changed('done = "End."', "done = 5"), "l.toml, line 5, done: this is a number; expected a text"),
    (
        changed('done = "End."', 'done = "End."\ndoen = ""'),
        'l.toml, line 6, doen, "doen": a lesson has no such key; expected perhaps "done"',
    ),
    (
        changed('done = "End."', 'done = "End."\nzzz = ""'),
        (
            'l.toml, line 6, zzz, "zzz": a lesson has no such key; expected one of board, deal, done, goal, intro, '
            "minutes, played, rules, steps, teaches, title"
        ),
    ),
    (
        SMALL[: SMALL.index("[[steps]]")],
        "l.toml, steps: the lesson has no steps; expected at least one [[steps]] table",
    ),
    (
        "steps = 1\n" + SMALL[: SMALL.index("[[steps]]")],
        "l.toml, line 1, steps: this is a number; expected a list of tables",
    ),
    (
        "steps = [1]\n" + SMALL[: SMALL.index("[[steps]]")],
        "l.toml, line 1, steps[0]: this is a number; expected a table",
    ),
    (
        changed('goal = "clear"', 'goal = "win"'),
        'l.toml, line 4, goal, "win": not a goal; expected "clear", "left <= N", ',
    ),
    (changed('rules = "king-stops"', 'rules = "kings-stop"'), 'l.toml, line 3, rules, "kings-stop": '),
    (changed("7C 8S", "7C 8X"), 'l.toml, line 6, board, line 3 (column A), "8X": '),
    (changed("7C 8S", "7C 7D"), 'l.toml, line 6, board, line 3 (column A), "7D": this card is already on '),
    (
        changed("Foundations: 7D\n", ""),
        "l.toml, line 6, board, line 3 (end of the board): no Foundations line",
    ),
]


@pytest.mark.parametrize("text,message", TOP)
def test_what_is_wrong_at_the_top(text: str, message: str) -> None:
    assert str(error(text)).startswith(message)


@pytest.mark.parametrize(
    "extra,message",
    [
        ('goal = "win"', 'l.toml, line 37, steps[4].goal, "win": not a goal; expected "clear", '),
        ('rules = "none"', 'l.toml, line 37, steps[4].rules, "none": '),
        (
            'board = "Foundations: 7D"',
            "l.toml, line 37, steps[4].board, line 1 (end of the board): no column",
        ),
        ("rules = 7", "l.toml, line 37, steps[4].rules: this is a number; expected a text"),
    ],
)
def test_what_is_wrong_with_a_new_table(extra: str, message: str) -> None:
    assert str(error(f'{SMALL}[[steps]]\nsay = "x"\n{extra}')).startswith(message)


def test_an_old_board_that_new_rules_forbid_is_reported_where_the_rules_stand() -> None:
    six = '[[steps]]\nsay = "x"\nrules = "double-pysol"\nboard = "Foundations: 7D\\n2C 3C 4C 5C 6C 7C"\n'
    found = error(f'{SMALL}{six}[[steps]]\nsay = "y"\ngoal = "left <= 6"\nrules = "classic"\n')
    assert (found.key, found.line) == ("steps[5].rules", 42)
    assert str(found).startswith("l.toml, line 42, steps[5].rules, line 2 (column A)")


def test_the_rules_are_those_of_the_preset() -> None:
    assert small().setting.start.rules == Rules.preset("king-stops")
