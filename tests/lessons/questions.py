"""A lesson with every kind of question, and ways to it, for the tests."""

from __future__ import annotations

from golf_nb.lessons import Attempt, LessonError, read_lesson
from golf_nb.solver import least_left

HEAD = '''title = "Questions"
intro = "Begin."
rules = "king-stops"
goal = "clear"
done = "End."
board = """
Talon: 5C
Foundations: 7D
7C 8S
6H
"""
'''
CARD = """[[steps]]
ask = "Which card?"
card = ["8♠", "stock"]
why = "Yes, it uncovers a card."
hint = "It lies on another one."
replies = { B = "It lies alone.", A1 = "It is covered." }
"""
NUMBER = """[[steps]]
ask = "How many?"
number = 2
most = 4
why = "Two of them."
replies = { "1" = "One more." }
"""
LEGAL = '[[steps]]\nask = "Can it be played?"\nlegal = "A1"\n'
PLAY = '[[steps]]\nsay = "Play."\nfree = ["A", "A", "B"]\n'


def asking(step: str, head: str = HEAD) -> Attempt:
    """Open a lesson whose first step asks something, at that step."""
    return Attempt.start(read_lesson(head + step + PLAY, "q"), least_left).next()


def step_error(step: str) -> str:
    """Return what is wrong with a step, without its place in the file."""
    try:
        read_lesson(HEAD + step + PLAY, "q")
    except LessonError as error:
        return str(error).removeprefix("q, ")
    return ""
