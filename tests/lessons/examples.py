"""Lesson texts for the tests, and a way to change them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from golf_nb.engine import format_board
from golf_nb.lessons import (
    AskStep,
    Attempt,
    CardStep,
    FreeStep,
    LegalStep,
    Lesson,
    MoveStep,
    NumberStep,
    read_lesson,
)
from golf_nb.lessons.kinds import Question
from golf_nb.lessons.legal import asked
from golf_nb.solver import least_left

if TYPE_CHECKING:
    from golf_nb.engine import Position

# Line numbers count: the tests name them.
SMALL = '''title = "Small"
intro = "Begin."
rules = "king-stops"
goal = "clear"
done = "End."
board = """
Talon:
Foundations: 7D
7C 8S
6H
"""
[[steps]]
say = "Look."
notes = [{ ring = "waste" }]
[[steps]]
ask = "How many?"
choices = ["one", "two", "three"]
answer = "three"
why = "All of them."
replies = { one = "More than that." }
[[steps]]
say = "Play."
move = "A"
hint = ["Think.", "Think of the eight."]
then = "Good."
notes = [{ ring = "A" }]
[[steps.mistakes]]
move = "B"
why = "Two are stranded."
costs = 2
notes = [{ shade = "A1" }]
[[steps]]
say = "Watch."
show = ["A", "B"]
'''

# A table with several ways: 8 waits for 7s and 9s, and A or B may go first.
WAYS = '''title = "Ways"
intro = "Begin."
rules = "king-stops"
goal = "clear"
done = "End."
board = """
Talon:
Foundations: 8D
JS 10D 9C
8C 9H
8H 9S 10C
"""
'''


SCRIPT = "".join(f'[[steps]]\nsay = "{move}"\nmove = "{move}"\nhint = "Up."\n' for move in "BBAAACCC")
FREE = '[[steps]]\nsay = "Go."\nfree = ["B", "B", "A", "A", "A", "C", "C", "C"]\nhint = ["1", "2"]\n'
AFTER = '[[steps]]\nsay = "after"\n'
ANEW = '[[steps]]\nsay = "anew"\nrules = "classic"\n'


def changed(old: str, new: str, text: str = SMALL) -> str:
    """Return a text with one passage replaced, which must be there exactly once."""
    assert text.count(old) == 1, f"{old!r} is there {text.count(old)} times"
    return text.replace(old, new)


def small() -> Lesson:
    return read_lesson(SMALL, "small.toml")


def unknown(_position: Position) -> int | None:
    """Know nothing about any position."""
    return None


def answered(attempt: Attempt) -> Attempt:
    """Give the right answer to the question of this page."""
    match attempt.step:
        case CardStep(cards=cards):
            return attempt.point(cards[0])
        case NumberStep(number=number):
            return attempt.number(number)
        case LegalStep() as step:
            return attempt.choose(asked(step, attempt.view.position).answer)
        case step:
            assert isinstance(step, AskStep)
            return attempt.choose(step.answer)


def follow(attempt: Attempt) -> Attempt:
    """Do what the script says on this page, once."""
    step = attempt.step
    if attempt.view.can_next:
        return attempt.next()
    if isinstance(step, Question):
        return answered(attempt)
    if isinstance(step, MoveStep):
        # After equally right moves, not all of the next ones need to be legal.
        return attempt.play(next(move for move in step.moves if attempt.view.position.refusal(move) is None))
    assert isinstance(step, FreeStep)
    for move in step.moves:
        attempt = attempt.play(move)
    return attempt


def at_page(lesson: Lesson, page: int) -> Attempt:
    """Go to a page by the script."""
    attempt = Attempt.start(lesson, least_left)
    while attempt.index < page:
        attempt = follow(attempt)
    return attempt


def columns(attempt: Attempt) -> list[str]:
    return format_board(attempt.view.position).splitlines()[2:]


def said(attempt: Attempt) -> tuple[str, str]:
    feedback = attempt.view.feedback
    assert feedback is not None
    return feedback.kind, feedback.text


def ways(steps: str) -> Attempt:
    """Open a lesson on the table with several ways, at its first step."""
    return Attempt.start(read_lesson(WAYS + steps, "ways"), least_left).next()


def played(attempt: Attempt, moves: str) -> Attempt:
    for move in moves:
        attempt = attempt.play(move)
    return attempt
