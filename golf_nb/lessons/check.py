"""Proof that a lesson is sound: its moves, goals, mistakes, notes, and every way a learner can take through it."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final

from golf_nb.engine import GolfError
from golf_nb.lessons.ahead import outlook, par
from golf_nb.lessons.branches import branch_problems
from golf_nb.lessons.errors import LessonError, key_text
from golf_nb.lessons.judge import judge_of
from golf_nb.lessons.model import FreeStep, MoveStep, ShowStep
from golf_nb.lessons.prose import prose_problems
from golf_nb.lessons.reader import read_lesson
from golf_nb.lessons.script import stages
from golf_nb.lessons.way import Way

if TYPE_CHECKING:
    import os
    from collections.abc import Iterator

    from golf_nb.engine import Position
    from golf_nb.lessons.errors import KeyPath
    from golf_nb.lessons.faults import Fault
    from golf_nb.lessons.goal import Goal
    from golf_nb.lessons.judge import BestOf, Judge
    from golf_nb.lessons.model import Lesson, Mistake, Setting
    from golf_nb.lessons.script import Stage

_ONLY: Final = re.compile(r"\bthe only\b", re.IGNORECASE)
_MOVING: Final = (ShowStep, MoveStep, FreeStep)


def check_file(path: str | os.PathLike[str], known: Judge | BestOf | None = None) -> tuple[str, ...]:
    """Read a lesson file and list everything that is wrong with it.

    Parameters
    ----------
    path : path
        The file.
    known : Judge or callable or None
        What is known about the best end of a hand; see `golf_nb.lessons.judge`. Without it, goals and mistakes stay
        unproven, and each of them is listed.

    Returns
    -------
    tuple of str
        One line for each problem; empty for a sound lesson.
    """
    try:
        lesson = read_lesson(Path(path))
    except LessonError as error:
        return (str(error),)
    return problems(lesson, known or _unknown)


def problems(lesson: Lesson, known: Judge | BestOf) -> tuple[str, ...]:
    """List everything that is wrong with a lesson.

    Parameters
    ----------
    lesson : Lesson
        The lesson, also one that no file holds.
    known : Judge or callable
        What is known about the best end of a hand; see `golf_nb.lessons.judge`.

    Returns
    -------
    tuple of str
        One line for each problem, with the key it is about. What cannot be proven begins with ``not proven:``.
        Empty for a sound lesson.
    """
    walked, faults = stages(lesson)
    if faults:
        # A learner would meet these faults as well, so there is nothing further to try out.
        return tuple(_fault_text(fault) for fault in faults)
    judge = judge_of(known)
    found: list[str] = []
    for table in _tables(lesson, walked):
        found += _table_problems(table, judge)
        for index, stage in table.stages:
            found += _mistake_problems(stage, ("steps", index), table.setting.goal, judge)
            found += _only_problems(stage, ("steps", index), table.setting.goal, judge)
    return (*found, *prose_problems(lesson), *branch_problems(lesson, judge))


@dataclass(frozen=True, slots=True)
class _Table:
    """A table, the key that sets it, and the numbered stages that happen on it."""

    setting: Setting
    path: KeyPath
    stages: tuple[tuple[int, Stage], ...]


def _tables(lesson: Lesson, walked: tuple[Stage, ...]) -> Iterator[_Table]:
    numbered = tuple(enumerate(walked))
    starts = [index for index, stage in numbered if stage.step.setting is not None]
    if 0 not in starts:
        starts.insert(0, 0)
    for start, end in zip(starts, (*starts[1:], len(walked)), strict=True):
        own = walked[start].step.setting
        path: KeyPath = () if own is None else ("steps", start)
        yield _Table(own or lesson.setting, path, numbered[start:end])


def _table_problems(table: _Table, judge: Judge) -> Iterator[str]:
    """Yield what is wrong with a goal: it must be the best possible, and the script must reach it."""
    goal, key = table.setting.goal, key_text((*table.path, "goal"))
    moving = [(index, stage) for index, stage in table.stages if isinstance(stage.step, _MOVING)]
    if goal.asks_for_the_best:
        best = par(goal, table.setting.start, judge)
        if best is None:
            yield f'not proven: {key}: whether "{goal}" is the best that can be reached'
        elif best != goal.number:
            yield f'{key}: the goal is "{goal}", but the best possible is {goal.value_in_words(best)}'
    elif not moving:
        best = outlook(goal, Way(table.setting.start), judge)
        if best is None:
            yield f'not proven: {key}: whether "{goal}" can be reached'
        elif not goal.allows(best):
            yield f'{key}: the goal is "{goal}", but the best possible is {goal.value_in_words(best)}'
    if not moving:
        return
    index, last = moving[-1]
    missed = [goal.value(way) for way in last.after if not goal.reached(way)]
    if missed:
        ends = goal.value_in_words(missed[0])
        yield f'{key_text(("steps", index))}: the script ends with {ends}; the goal is "{goal}"'


def _mistake_problems(stage: Stage, path: KeyPath, goal: Goal, judge: Judge) -> Iterator[str]:
    """Yield what is wrong with a step's mistakes: each must cost exactly what it says."""
    if not isinstance(stage.step, MoveStep | FreeStep):
        return
    for number, mistake in enumerate(stage.step.mistakes):
        key = key_text((*path, "mistakes", number, "costs"))
        if goal.allows(mistake.costs):
            yield f"{key}: {goal.value_in_words(mistake.costs)} would still reach the goal"
        for way in stage.before:
            if way.position.refusal(mistake.move) is None:
                yield from _cost_problems(mistake, way.after(mistake.move), goal, key, judge)


def _cost_problems(mistake: Mistake, made: Way, goal: Goal, key: str, judge: Judge) -> Iterator[str]:
    ways = ((made, "after the mistake"), (made.on(mistake.consequence), "after its consequence"))
    for way, when in ways:
        best = outlook(goal, way, judge)
        if best is None:
            said = goal.value_in_words(mistake.costs)
            yield f"not proven: {key}: whether the best {when} is {said}"
        elif best != mistake.costs:
            yield f"{key}: it says {mistake.costs}, but the best {when} is {goal.value_in_words(best)}"


def _only_problems(stage: Stage, path: KeyPath, goal: Goal, judge: Judge) -> Iterator[str]:
    """Yield the moves that lead to the goal as well where the text says that there is only one."""
    step = stage.step
    if not isinstance(step, MoveStep) or not _ONLY.search(step.text):
        return
    for way in stage.before:
        for move in way.position.moves():
            best = None if move in step.moves else outlook(goal, way.after(move), judge)
            if best is not None and goal.allows(best):
                yield f'{key_text((*path, "say"))}: it says "the only", but {move} leads to the goal as well'


def _fault_text(fault: Fault) -> str:
    error = GolfError(fault.problem, text=fault.text, place=key_text(fault.path), expected=fault.expected)
    return str(error)


def _unknown(_position: Position) -> None:
    """Know nothing about any position."""
