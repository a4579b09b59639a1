"""What the store gives back: records, results, half-played hands, courses and progress. Plain values."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from golf_nb.engine import signed
from golf_nb.language import say

if TYPE_CHECKING:
    from datetime import datetime

    from golf_nb.engine import Game, Rules

__all__ = ["Progress", "Record", "Result", "SavedCourse", "SavedHand", "duration", "rank"]


def rank(score: int, *, cleared: bool) -> tuple[bool, int]:
    """Return what two results under the same rules are compared by; the lower one is the better one.

    Parameters
    ----------
    score : int
        The score.
    cleared : bool
        Whether the hand was cleared. A cleared hand always ranks before a blocked one.

    Returns
    -------
    tuple
        A sort key.

    Examples
    --------
    >>> rank(0, cleared=True) < rank(1, cleared=False)
    True
    """
    return (not cleared, score)


@dataclass(frozen=True, slots=True)
class Record:
    """What is kept of one deal under one rule set.

    Parameters
    ----------
    board : str
        The key of the deal.
    number : int or None
        The deal's number; None for a board that has none.
    rules : Rules
        The rule set. Scores under different rules are never compared.
    score : int
        The best score.
    cleared : bool
        Whether the best hand was cleared.
    reached : datetime
        When the best score was first reached.
    tries : int
        How many hands were played to their end. A hand that went on after an undo is still one hand.
    first_clear : datetime or None
        When the deal was first cleared.
    first_clear_seconds : float or None
        What the clock showed then; None also if there was no clock. No later clear changes it.
    """

    board: str
    number: int | None
    rules: Rules
    score: int
    cleared: bool
    reached: datetime
    tries: int
    first_clear: datetime | None
    first_clear_seconds: float | None

    @property
    def name(self) -> str:
        """What to call the deal: its number, or the beginning of its key."""
        if self.number is None:
            return say("records.list.board_name", key=self.board[:6])
        return say("records.list.deal_name", number=self.number)


@dataclass(frozen=True, slots=True)
class Result:
    """What a finished hand changed.

    Parameters
    ----------
    score : int
        The score of this hand.
    cleared : bool
        Whether it was cleared.
    before : Record or None
        What was kept before; None if nothing was.
    record : Record
        What is kept now.
    """

    score: int
    cleared: bool
    before: Record | None
    record: Record

    @property
    def new_best(self) -> bool:
        """Whether this hand is better than all before it; the first one is."""
        earlier = self.before
        return earlier is None or rank(self.score, cleared=self.cleared) < rank(
            earlier.score, cleared=earlier.cleared
        )

    @property
    def first_clear(self) -> bool:
        """Whether the deal had not been cleared under these rules before, and is now."""
        return self.cleared and (self.before is None or self.before.first_clear is None)

    @property
    def new_try(self) -> bool:
        """Whether this hand was counted now; False if it had been over before and was taken back."""
        return self.before is None or self.record.tries > self.before.tries

    @property
    def sentence(self) -> str:
        """What changed, in one or two short sentences."""
        best, seconds = signed(self.record.score), self.record.first_clear_seconds
        if self.first_clear and seconds is None:
            return say("records.result.first_clear", best=best)
        if self.first_clear and seconds is not None:
            return say("records.result.first_clear_after", best=best, time=duration(seconds))
        if self.before is None:
            return say("records.result.first", best=best)
        if self.new_best:
            return say("records.result.better", best=best, before=signed(self.before.score))
        return say("records.result.same", best=best)


@dataclass(frozen=True, slots=True)
class SavedHand:
    """A hand to go on with.

    Parameters
    ----------
    key : str
        What it was saved under.
    game : Game
        The start, every move, and how many of them stand: undo and redo work as before.
    number : int or None
        The deal's number, if it has one.
    seconds : float
        What the clock showed.
    hand : str
        The hand's own name, to be handed on to `Store.record_result`; it may be empty.
    saved : datetime
        When it was saved.
    """

    key: str
    game: Game
    number: int | None
    seconds: float
    hand: str
    saved: datetime


@dataclass(frozen=True, slots=True)
class SavedCourse:
    """A course of several holes, as text.

    Parameters
    ----------
    code : str
        The course's code.
    player : str
        Who plays it.
    text : str
        The course in JSON.
    saved : datetime
        When it was saved.
    """

    code: str
    player: str
    text: str
    saved: datetime


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a learner has come in a lesson.

    Parameters
    ----------
    lesson : str
        The lesson's name.
    events : tuple of str
        What the learner did last, in order: it leads back to the same place.
    reached, pages : int
        The best result: how many of the lesson's pages were reached, and how many it had then.
    finished : datetime or None
        When the last page was reached for the first time.
    saved : datetime
        When it was saved.
    stars : int
        The most stars that the lesson was finished with; 0 if it was not, or if nobody counted.
    """

    lesson: str
    events: tuple[str, ...]
    reached: int
    pages: int
    finished: datetime | None
    saved: datetime
    stars: int = 0

    @property
    def percent(self) -> int:
        """The share of the pages that were reached, rounded to the nearest whole number."""
        return (200 * self.reached + self.pages) // (2 * self.pages)


def duration(seconds: float) -> str:
    """Return a time on the clock in words.

    Parameters
    ----------
    seconds : float
        The time; parts of a second are dropped.

    Returns
    -------
    str
        The words.

    Examples
    --------
    >>> duration(42.9), duration(252), duration(3720)
    ('42 s', '4 min 12 s', '1 h 2 min')
    """
    minutes, rest = divmod(int(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    if hours:
        return say("records.time.hours", hours=hours, minutes=minutes)
    if minutes:
        return say("records.time.minutes", minutes=minutes, seconds=rest)
    return say("records.time.seconds", seconds=rest)
