"""Every way a learner can take through a lesson, tried out on the tutor itself."""

from __future__ import annotations

from dataclasses import dataclass, field
from math import prod
from typing import TYPE_CHECKING, Final

from golf_nb.engine import Place
from golf_nb.lessons.attempt import Attempt
from golf_nb.lessons.errors import key_text
from golf_nb.lessons.faults import is_on
from golf_nb.lessons.kinds import CardStep, FreeStep, LegalStep, MoveStep
from golf_nb.lessons.playing import scripted

if TYPE_CHECKING:
    from collections.abc import Iterator

    from golf_nb.engine import Move, Position
    from golf_nb.lessons.judge import BestOf, Judge
    from golf_nb.lessons.model import Lesson
    from golf_nb.lessons.view import Expects
    from golf_nb.lessons.way import Way

MOST_PLACES: Final = 20_000
"""How many different places of a lesson are looked at."""
MOST_MOMENTS: Final = 3_000
"""Of a table that could have more moments than this, not every way is followed to its end."""


def branch_problems(lesson: Lesson, known: Judge | BestOf) -> Iterator[str]:
    """Act like every possible learner, and report where the tutor leaves one alone.

    On large tables, such as whole deals, every legal move beside the script is tried, but only one of them on each
    page is followed further. From the others there is a way on because the judge says so.

    Parameters
    ----------
    lesson : Lesson
        A lesson whose script is legal.
    known : Judge or callable
        What is known about the best end of a hand; see `golf_nb.lessons.judge`.

    Yields
    ------
    str
        A place with no way on, a move of unknown worth, notes that a learner who came another way would miss.
        Each line is given once.
    """
    said: set[str] = set()
    seen: set[tuple[int, Way, Expects]] = set()
    walk = _Walk()
    waiting = [Attempt.start(lesson, known)]
    while waiting:
        attempt = waiting.pop()
        place = (attempt.index, attempt.way, attempt.view.expects)
        if place in seen:
            continue
        if len(seen) == MOST_PLACES:
            yield f"not proven: more than {MOST_PLACES} places can be reached, and not all were looked at"
            return
        seen.add(place)
        following, problems = walk.followed(attempt)
        waiting += following
        yield from (problem for problem in problems if problem not in said)
        said.update(problems)


@dataclass(slots=True)
class _Walk:
    """What one walk remembers: the pages of large tables on which another way was followed."""

    beside: set[int] = field(default_factory=set)

    def followed(self, attempt: Attempt) -> tuple[list[Attempt], list[str]]:
        """Return the places that one action leads to, and what is wrong here."""
        key = key_text(("steps", attempt.index - 1))
        problems: list[str] = []
        view = attempt.view
        match view.expects:
            case "finished":
                return [], []
            case "next":
                following = [attempt.next()]
            case "choice":
                following = _done(attempt.choose(index) for index in range(len(view.choices)))
            case "number":
                following = _done(attempt.number(number) for number in view.numbers)
            case "card":
                following = _done(attempt.point(place) for place in _places(view.position))[:1]
            case _:
                following, problems = self._played(attempt, key)
        if not following:
            problems.append(
                f"{key}: a learner can get stuck here, with {view.position.waste_top} on the waste"
            )
        for later in following:
            if later.index != attempt.index:
                problems += _missed(later, key)
        return following, problems

    def _played(self, attempt: Attempt, key: str) -> tuple[list[Attempt], list[str]]:
        """Make every legal move; a mistake must lead back to the place where it was made."""
        before = attempt.view.position
        accepted, beside, problems = [], [], []
        for move in before.moves():
            after = attempt.play(move)
            feedback = after.view.feedback
            if after.view.expects == "take-back":
                if after.take_back().view.position != before:
                    problems.append(f"{key}: taking back {move} leads to another table")
            elif feedback is not None and feedback.kind == "info":
                problems.append(f"not proven: {key}: whether {move} still leads to the goal")
            elif _by_script(attempt, move):
                accepted.append(after)
            else:
                beside.append(after)
        if _moments(before) <= MOST_MOMENTS:
            return [*accepted, *beside], problems
        if beside and (not accepted or attempt.index not in self.beside):
            self.beside.add(attempt.index)
            accepted.append(beside[0] if beside[0].index != attempt.index else beside[0].show())
        return accepted, problems


def _by_script(attempt: Attempt, move: Move) -> bool:
    """Return whether a move is the script's own, after moves of the script alone."""
    step = attempt.step
    if not isinstance(step, MoveStep | FreeStep):
        return False
    before = attempt.played
    own = isinstance(step, MoveStep) or step.moves[: len(before)] == before
    return own and scripted(step, before, move)


def _missed(later: Attempt, key: str) -> Iterator[str]:
    """Yield what of a page is not on the table of a learner who came to it in this way."""
    step, view = later.step, later.view
    lost = []
    if len(view.notes) < len(step.notes):
        lost.append(("notes", "on the table"))
    if len(view.branches) < len(step.branches):
        lost.append(("branches", "possible"))
    if isinstance(step, CardStep | LegalStep) and not is_on(step, view.position):
        lost.append(("card" if isinstance(step, CardStep) else "legal", "on the table"))
    for name, there in lost:
        missed = key_text(("steps", later.index - 1, name))
        yield f"{missed}: not all of them are {there} when {key} was done in another way"


def _done(answers: Iterator[Attempt]) -> list[Attempt]:
    return [answer for answer in answers if answer.view.can_next]


def _moments(position: Position) -> int:
    """Return how many moments a hand could have at most."""
    return prod(len(column) + 1 for column in position.columns) * (len(position.stock) + 1)


def _places(position: Position) -> Iterator[Place]:
    """Give every place of a table that can be pointed at."""
    yield from (Place("stock"), Place("waste"))
    for column, cards in enumerate(position.columns):
        yield from (Place("column", column, row) for row in range(len(cards)) or (-1,))
