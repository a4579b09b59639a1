"""Every way a learner can take through a lesson, tried out on the tutor itself."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from golf_nb.engine import Place
from golf_nb.lessons.attempt import Attempt
from golf_nb.lessons.errors import key_text

if TYPE_CHECKING:
    from collections.abc import Iterator

    from golf_nb.engine import Position
    from golf_nb.lessons.judge import BestOf, Judge
    from golf_nb.lessons.model import Lesson
    from golf_nb.lessons.view import Expects
    from golf_nb.lessons.way import Way

MOST_PLACES: Final = 20_000
"""How many different places of a lesson are looked at."""


def branch_problems(lesson: Lesson, judge: Judge | BestOf) -> Iterator[str]:
    """Act like every possible learner, and report where the tutor leaves one alone.

    Parameters
    ----------
    lesson : Lesson
        A lesson whose script is legal.
    judge : Judge or callable
        What is known about the best end of a hand; see `golf_nb.lessons.judge`.

    Yields
    ------
    str
        A place with no way on, a move of unknown worth, notes that a learner who came another way would miss.
        Each line is given once.
    """
    said: set[str] = set()
    seen: set[tuple[int, Way, Expects]] = set()
    waiting = [Attempt.start(lesson, judge)]
    while waiting:
        attempt = waiting.pop()
        view = attempt.view
        place = (attempt.index, attempt.way, view.expects)
        if place in seen:
            continue
        if len(seen) == MOST_PLACES:
            yield f"not proven: more than {MOST_PLACES} places can be reached, and not all were looked at"
            return
        seen.add(place)
        following, problems = _followed(attempt)
        waiting += following
        yield from (problem for problem in problems if problem not in said)
        said.update(problems)


def _followed(attempt: Attempt) -> tuple[list[Attempt], list[str]]:
    """Return the places that one action leads to, and what is wrong here."""
    key = key_text(("steps", attempt.index - 1))
    problems: list[str] = []
    match attempt.view.expects:
        case "finished":
            return [], []
        case "next":
            following = [attempt.next()]
        case "choice":
            answers = [attempt.choose(index) for index in range(len(attempt.view.choices))]
            following = [answer for answer in answers if answer.view.can_next]
        case "number":
            answers = [attempt.number(number) for number in attempt.view.numbers]
            following = [answer for answer in answers if answer.view.can_next]
        case "card":
            answers = [attempt.point(place) for place in _places(attempt.view.position)]
            following = [answer for answer in answers if answer.view.can_next][:1]
        case _:
            following, problems = _played(attempt, key)
    if not following:
        problems.append(
            f"{key}: a learner can get stuck here, with {attempt.view.position.waste_top} on the waste"
        )
    for later in following:
        if later.index != attempt.index and len(later.view.notes) < len(later.step.notes):
            missed = key_text(("steps", later.index - 1, "notes"))
            problems.append(f"{missed}: not all of them are on the table when {key} was done in another way")
    return following, problems


def _played(attempt: Attempt, key: str) -> tuple[list[Attempt], list[str]]:
    """Make every legal move; a mistake must lead back to the place where it was made."""
    before = attempt.view.position
    accepted, problems = [], []
    for move in before.moves():
        after = attempt.play(move)
        feedback = after.view.feedback
        if after.view.expects == "take-back":
            if after.take_back().view.position != before:
                problems.append(f"{key}: taking back {move} leads to another table")
        elif feedback is not None and feedback.kind == "info":
            problems.append(f"not proven: {key}: whether {move} still leads to the goal")
        else:
            accepted.append(after)
    return accepted, problems


def _places(position: Position) -> Iterator[Place]:
    """Give every place of a table that can be pointed at."""
    yield from (Place("stock"), Place("waste"))
    for column, cards in enumerate(position.columns):
        yield from (Place("column", column, row) for row in range(len(cards)) or (-1,))
