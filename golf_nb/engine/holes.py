"""Hole: one deal of a course and its score."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING

from golf_nb.engine.checks import is_whole
from golf_nb.engine.deals import check_number
from golf_nb.engine.errors import GolfError
from golf_nb.engine.scores import signed
from golf_nb.engine.tally import mean_text, percent
from golf_nb.language import say

if TYPE_CHECKING:
    from collections.abc import Sequence


class HoleState(StrEnum):
    """How a hole stands on the scorecard."""

    OPEN = "open"
    FINISHED = "finished"
    CONCEDED = "conceded"


@dataclass(frozen=True, slots=True)
class Hole:
    """One hole of a course.

    Parameters
    ----------
    number : int
        Its place in the course, counted from 1.
    deal : int
        The number of its deal.
    score : int or None
        What the hand scored; None for an open hole.
    state : HoleState
        ``open`` as long as nothing counts, ``finished`` after a clear or a block, ``conceded`` if the hand was
        given up with a move left. The text value is accepted as well.

    Raises
    ------
    GolfError
        If a value is not one of those, or the score does not go with the state. The place is the value's name.

    Examples
    --------
    >>> [Hole(3, 26, score, state).text for score, state in ((-2, "finished"), (12, "conceded"), (None, "open"))]
    ['−2', '+12c', '·']
    """

    number: int
    deal: int
    score: int | None = None
    state: HoleState = HoleState.OPEN

    def __post_init__(self) -> None:
        """Turn the text of a state into the state and refuse what does not go together."""
        if not is_whole(self.number) or self.number < 1:
            raise GolfError(
                "not a hole", text=str(self.number), place="hole", expected="a whole number from 1 on"
            )
        try:
            object.__setattr__(self, "deal", check_number(self.deal))
        except GolfError as error:
            raise error.at("deal") from error
        if self.state not in tuple(HoleState):
            expected = "open, finished or conceded"
            raise GolfError("no such state", text=str(self.state), place="state", expected=expected)
        object.__setattr__(self, "state", HoleState(self.state))
        self._check_score()

    def _check_score(self) -> None:
        if self.state is HoleState.OPEN:
            if self.score is not None:
                raise GolfError(
                    "an open hole has no score", text=str(self.score), place="score", expected="none"
                )
        elif not is_whole(self.score):
            raise GolfError(
                f"a {self.state} hole has a score",
                text="" if self.score is None else str(self.score),
                place="score",
                expected="a whole number",
            )

    @property
    def counts(self) -> bool:
        """Whether the hole has a score."""
        return self.score is not None

    @property
    def cleared(self) -> bool:
        """Whether its tableau was cleared. Cards that are left always make a score above 0."""
        return self.score is not None and self.score <= 0

    @property
    def text(self) -> str:
        """The score as it stands on a scorecard: ``c`` marks a conceded hand, ``·`` an open hole."""
        if self.score is None:
            return "·"
        return signed(self.score) + ("c" if self.state is HoleState.CONCEDED else "")


def holes_in_words(holes: Sequence[Hole]) -> str:
    """Return the mean and the share of clears in words that say over what.

    Parameters
    ----------
    holes : sequence of Hole
        Holes that count.

    Returns
    -------
    str
        One line.

    Examples
    --------
    >>> holes_in_words([Hole(1, 24, 4, "finished"), Hole(2, 25, -3, "finished"), Hole(3, 26, 12, "conceded")])
    'mean +4.33 of 3 holes (2 finished, 1 conceded); cleared 1 of 3 (33 %)'
    """
    count = len(holes)
    if not count:
        return say("course.summary.none")
    conceded = sum(hole.state is HoleState.CONCEDED for hole in holes)
    cleared = sum(hole.cleared for hole in holes)
    return say(
        "course.summary.conceded" if conceded else "course.summary.finished",
        count=count,
        finished=count - conceded,
        conceded=conceded,
        mean=mean_text(sum(hole.score for hole in holes if hole.score is not None), count),
        cleared=cleared,
        percent=percent(cleared, count),
    )
