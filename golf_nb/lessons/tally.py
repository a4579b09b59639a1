"""Tally: what the learner did on the way, and the result that follows from it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from golf_nb.engine import signed
from golf_nb.language import counted, say
from golf_nb.lessons.ahead import par
from golf_nb.lessons.goal import Kind

if TYPE_CHECKING:
    from golf_nb.engine import Position
    from golf_nb.lessons.goal import Goal
    from golf_nb.lessons.judge import Judge
    from golf_nb.lessons.model import Lesson
    from golf_nb.lessons.way import Way


@dataclass(frozen=True, slots=True)
class Tally:
    """What is counted while a lesson is gone through; going back does not make it less.

    Parameters
    ----------
    hints, shown, mistakes, wrong : int
        Hints given, right ways or answers shown, moves that lost the goal, wrong answers.
    ends : tuple of (int, Way)
        For each table that the learner played to its goal, by the page that set it: the best end so far.
    """

    hints: int = 0
    shown: int = 0
    mistakes: int = 0
    wrong: int = 0
    ends: tuple[tuple[int, Way], ...] = ()

    def with_end(self, page: int, end: Way, goal: Goal) -> Tally:
        """Return the tally with the end of a table, unless a better one is known."""
        known = dict(self.ends)
        value = goal.value(end)
        if page in known:
            before = goal.value(known[page])
            if (before >= value) if goal.kind is Kind.RUN else (before <= value):
                return self
        return replace(self, ends=tuple(sorted({**known, page: end}.items(), key=lambda entry: entry[0])))


@dataclass(frozen=True, slots=True)
class TableResult:
    """What the learner reached on one table.

    Parameters
    ----------
    page : int
        The page that set the table; 0 is the lesson's own table.
    goal : Goal
        What was to be reached.
    value : int
        What was reached, in the goal's own measure.
    par : int or None
        The best possible value; None for goals about the way, and if it is not known.
    """

    page: int
    goal: Goal
    value: int
    par: int | None

    @property
    def at_par(self) -> bool:
        """Whether nothing better was possible, or the goal was about the way and is reached."""
        return self.goal.allows(self.value) if self.par is None else self.value <= self.par

    def __str__(self) -> str:
        """Return the result in words."""
        value, goal = self.goal.value_in_words(self.value), self.goal.in_words()
        if self.par is None:
            return say("lessons.result.table", goal=goal, value=value)
        if self.value == self.par:
            return say("lessons.result.table_at_par", goal=goal, value=value)
        best = self.goal.value_in_words(self.par)
        return say("lessons.result.table_over_par", goal=goal, value=value, par=best)


@dataclass(frozen=True, slots=True)
class Result:
    """What came of a lesson that was gone through.

    Parameters
    ----------
    tables : tuple of TableResult
        The tables on which the learner played to the goal, in order.
    hints, shown, mistakes, wrong : int
        As in `Tally`.
    """

    tables: tuple[TableResult, ...]
    hints: int
    shown: int
    mistakes: int
    wrong: int

    @property
    def stars(self) -> int:
        """1 to 3; `rule` says why."""
        if self.shown or not all(table.at_par for table in self.tables):
            return 1
        return 2 if self.hints or self.mistakes or self.wrong else 3

    @property
    def rule(self) -> str:
        """What the stars stand for, and what would give one more."""
        return say(f"lessons.stars.{self.stars}")

    @property
    def lines(self) -> tuple[str, ...]:
        """The whole result in words: each table, the help, the rule of the stars."""
        help_line = say(
            "lessons.result.help",
            hints=self.hints,
            shown=self.shown,
            mistakes=self.mistakes,
            wrong=self.wrong,
        )
        # Tables with the same goal and the same end need no line each.
        return (*dict.fromkeys(map(str, self.tables)), help_line, self.rule)


def result_of(lesson: Lesson, tally: Tally, judge: Judge) -> Result:
    """Return the result of a lesson that was gone through.

    Parameters
    ----------
    lesson : Lesson
        The lesson.
    tally : Tally
        What was counted.
    judge : Judge
        What is known about the best end of a hand, for par.

    Returns
    -------
    Result
        The result.
    """
    tables = []
    for page, end in tally.ends:
        setting = lesson.setting_at(page)
        best = par(setting.goal, setting.start, judge)
        tables.append(TableResult(page, setting.goal, setting.goal.value(end), best))
    return Result(tuple(tables), tally.hints, tally.shown, tally.mistakes, tally.wrong)


def par_in_words(goal: Goal, best: int) -> str:
    """Return par of a goal about the end of the hand, such as ``par is 2 cards left``, or that the goal is par."""
    if best == goal.number:
        return say("lessons.result.par_goal")
    if goal.kind is Kind.SCORE:
        return say("lessons.result.par_score", score=signed(best))
    return say("lessons.result.par_left", cards=counted(best))


def par_at(goal: Goal, start: Position, judge: Judge) -> str:
    """Return par of a table in words; empty for goals about the way, and if it is not known."""
    best = par(goal, start, judge)
    return "" if best is None else par_in_words(goal, best)
