"""The best possible scores of a course's holes, each shown when nobody has it before them any more."""

from __future__ import annotations

from typing import TYPE_CHECKING

from golf_nb.strategy import par
from golf_nb.widget.advice import Advisor, Question, running_loop

if TYPE_CHECKING:
    from collections.abc import Callable

    from golf_nb.engine import Scorecard
    from golf_nb.solver import Solution
    from golf_nb.widget.faults import Owner


class CoursePars:
    """What the holes could have scored at best.

    Parameters
    ----------
    owner
        Who hears of faults.
    arrived
        Called when there is more to show.
    """

    def __init__(self, owner: Owner, arrived: Callable[[], None]) -> None:
        self._advisor = Advisor(owner, arrived)

    def ask(self, card: Scorecard) -> None:
        """Have them worked out in the background, if there is one."""
        if running_loop() is not None:
            self._advisor.want(question for question in _questions(card) if question is not None)

    def known(self, card: Scorecard) -> tuple[int | None, ...]:
        """Return one score for each hole; None for one that is not known, not proven, or open for somebody."""
        found = [None if question is None else self._advisor.known(question) for question in _questions(card)]
        return tuple(best.score if best is not None and best.proven else None for best in found)

    def now(self, card: Scorecard) -> tuple[int | None, ...]:
        """Return the same, and wait for it as long as it takes."""
        for question in _questions(card):
            if question is not None:
                self._advisor.now(question)
        return self.known(card)

    def close(self) -> None:
        """End for good."""
        self._advisor.close()


def _questions(card: Scorecard) -> list[Question[Solution] | None]:
    """Return a question for each hole that all have played; for another one the answer would be help."""
    return [
        Question(par, card.course.opening(hole.number))
        if all(card[name].holes[hole.number - 1].counts for name in card.players)
        else None
        for hole in card.course.holes
    ]
