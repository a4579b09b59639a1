"""The script of a lesson, played through: every table that its own moves lead to, step by step."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from golf_nb.lessons.faults import (
    Fault,
    branch_faults,
    cannot,
    line,
    missing_anchors,
    mistake_faults,
    question_faults,
)
from golf_nb.lessons.kinds import FreeStep, MoveStep, ShowStep
from golf_nb.lessons.way import Way

if TYPE_CHECKING:
    from golf_nb.engine import Move, Position
    from golf_nb.lessons.errors import KeyPath
    from golf_nb.lessons.kinds import Step
    from golf_nb.lessons.model import Lesson

MOST_TABLES: Final = 500
"""How many different tables the equally right moves of one step may lead to."""


@dataclass(frozen=True, slots=True)
class Stage:
    """One step with the tables on which it may begin and end, when the learner follows the script."""

    step: Step
    before: tuple[Way, ...]
    after: tuple[Way, ...]


def stages(lesson: Lesson) -> tuple[tuple[Stage, ...], tuple[Fault, ...]]:
    """Play a lesson's script in every way it allows.

    Parameters
    ----------
    lesson : Lesson
        The lesson.

    Returns
    -------
    tuple of Stage
        One for each step.
    tuple of Fault
        Illegal moves, and places that are not there.
    """
    ways: tuple[Way, ...] = (Way(lesson.setting.start),)
    done: list[Stage] = []
    faults: list[Fault] = []
    for index, step in enumerate(lesson.steps):
        path = ("steps", index)
        if step.setting is not None:
            ways = (Way(step.setting.start),)
        tables = _positions(ways)
        after, illegal = _moved(step, ways, path)
        faults += illegal
        if isinstance(step, FreeStep) and lesson.last_moving_page(index + 1) != index + 1:
            problem = "a later step moves cards on the same table"
            faults.append(
                Fault((*path, "free"), problem, expected="a free step as the last that moves cards")
            )
        shown = _positions(after) if isinstance(step, ShowStep) else tables
        faults += missing_anchors(step.notes, shown, path)
        faults += question_faults(step, tables, path)
        for number, branch in enumerate(step.branches):
            faults += branch_faults(branch, tables, (*path, "branches", number))
        if isinstance(step, MoveStep | FreeStep):
            for number, mistake in enumerate(step.mistakes):
                faults += mistake_faults(mistake, tables, (*path, "mistakes", number))
        done.append(Stage(step, ways, after))
        ways = after
    return tuple(done), tuple(faults)


def played(position: Position, moves: tuple[Move, ...]) -> tuple[Position, ...]:
    """Return the position before some legal moves, and the one after each of them."""
    positions = [position]
    for move in moves:
        positions.append(positions[-1].after(move))
    return tuple(positions)


def _moved(step: Step, ways: tuple[Way, ...], path: KeyPath) -> tuple[tuple[Way, ...], list[Fault]]:
    """Return the tables after a step, each once, and the faults of its moves."""
    if isinstance(step, MoveStep):
        return _chosen(step, ways, (*path, "move"))
    if not isinstance(step, ShowStep | FreeStep):
        return ways, []
    key = "show" if isinstance(step, ShowStep) else "free"
    after: dict[Way, None] = {}
    for way in ways:
        _, fault = line(way.position, step.moves, (*path, key))
        if fault is not None:
            return ways, [fault]
        after[way.on(step.moves)] = None
    return tuple(after), []


def _chosen(step: MoveStep, ways: tuple[Way, ...], path: KeyPath) -> tuple[tuple[Way, ...], list[Fault]]:
    """Play a step's equally right moves: each must be possible on some table, and some on each table."""
    tables = _positions(ways)
    for move in step.moves:
        refusals = [table.refusal(move) for table in tables]
        if None not in refusals:
            return ways, [Fault(path, cannot(refusals[0]), str(move), "a legal move")]
    after: dict[Way, None] = {}
    for way in ways:
        right = [move for move in step.moves if way.position.refusal(move) is None]
        if not right:
            refusal = way.position.refusal(step.moves[0])
            expected = "a legal move for each of the ways that lead to this step"
            return ways, [Fault(path, cannot(refusal), str(step.moves[0]), expected)]
        after |= dict.fromkeys(way.after(move) for move in right)
    if len(after) > MOST_TABLES:
        return ways, [Fault(path, f"the script branches into more than {MOST_TABLES} tables")]
    return tuple(after), []


def _positions(ways: tuple[Way, ...]) -> tuple[Position, ...]:
    return tuple(way.position for way in ways)
