"""The script of a lesson, played through: every table that its own moves lead to, step by step."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from golf_nb.engine import GolfError, locate
from golf_nb.lessons.model import FreeStep, MoveStep, ShowStep

if TYPE_CHECKING:
    from collections.abc import Iterator

    from golf_nb.engine import Move, Position
    from golf_nb.lessons.errors import KeyPath
    from golf_nb.lessons.model import Lesson, Mistake, Step
    from golf_nb.notes import Note

MOST_TABLES: Final = 500
"""How many different tables the equally right moves of one step may lead to."""


@dataclass(frozen=True, slots=True)
class Fault:
    """Something in a lesson that cannot be played or shown.

    Parameters
    ----------
    path : tuple of str and int
        The key it stands at.
    problem : str
        What is wrong.
    text : str or None
        The move or the anchor.
    expected : str or None
        What would have been right.
    """

    path: KeyPath
    problem: str
    text: str | None = None
    expected: str | None = None


@dataclass(frozen=True, slots=True)
class Stage:
    """One step with the tables on which it may begin and end, when the learner follows the script."""

    step: Step
    before: tuple[Position, ...]
    after: tuple[Position, ...]


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
        Illegal moves, and anchors that are not there.
    """
    tables: tuple[Position, ...] = (lesson.setting.start,)
    done: list[Stage] = []
    faults: list[Fault] = []
    for index, step in enumerate(lesson.steps):
        path = ("steps", index)
        if step.setting is not None:
            tables = (step.setting.start,)
        after, illegal = _moved(step, tables, path)
        faults += illegal
        if isinstance(step, FreeStep) and lesson.last_moving_page(index + 1) != index + 1:
            problem = "a later step moves cards on the same table"
            faults.append(
                Fault((*path, "free"), problem, expected="a free step as the last that moves cards")
            )
        shown = after if isinstance(step, ShowStep) else tables
        faults += _missing_anchors(step.notes, shown, path)
        if isinstance(step, MoveStep | FreeStep):
            for number, mistake in enumerate(step.mistakes):
                faults += _mistaken(mistake, tables, (*path, "mistakes", number))
        done.append(Stage(step, tables, after))
        tables = after
    return tuple(done), tuple(faults)


def present(note: Note, position: Position) -> bool:
    """Return whether everything a note points at is on the table."""
    return _lost_anchor(note, position) is None


def played(position: Position, moves: tuple[Move, ...]) -> tuple[Position, ...]:
    """Return the position before some legal moves, and the one after each of them."""
    positions = [position]
    for move in moves:
        positions.append(positions[-1].after(move))
    return tuple(positions)


def _moved(
    step: Step, tables: tuple[Position, ...], path: KeyPath
) -> tuple[tuple[Position, ...], list[Fault]]:
    """Return the tables after a step, each once, and the faults of its moves."""
    if isinstance(step, MoveStep):
        return _chosen(step, tables, (*path, "move"))
    if not isinstance(step, ShowStep | FreeStep):
        return tables, []
    key = "show" if isinstance(step, ShowStep) else "free"
    after: dict[Position, None] = {}
    for table in tables:
        final, fault = _line(table, step.moves, (*path, key))
        if fault is not None:
            return tables, [fault]
        after[final] = None
    return tuple(after), []


def _chosen(
    step: MoveStep, tables: tuple[Position, ...], path: KeyPath
) -> tuple[tuple[Position, ...], list[Fault]]:
    """Play a step's equally right moves: each must be possible on some table, and some on each table."""
    for move in step.moves:
        refusals = [table.refusal(move) for table in tables]
        if None not in refusals:
            return tables, [Fault(path, _cannot(refusals[0]), str(move), "a legal move")]
    after: dict[Position, None] = {}
    for table in tables:
        right = [move for move in step.moves if table.refusal(move) is None]
        if not right:
            refusal = table.refusal(step.moves[0])
            expected = "a legal move for each of the ways that lead to this step"
            return tables, [Fault(path, _cannot(refusal), str(step.moves[0]), expected)]
        after |= dict.fromkeys(table.after(move) for move in right)
    if len(after) > MOST_TABLES:
        return tables, [Fault(path, f"the script branches into more than {MOST_TABLES} tables")]
    return tuple(after), []


def _mistaken(mistake: Mistake, tables: tuple[Position, ...], path: KeyPath) -> Iterator[Fault]:
    """Yield the faults of a mistake: possible on some table, and shown well on each such table."""
    refusals = [table.refusal(mistake.move) for table in tables]
    if None not in refusals:
        yield Fault((*path, "move"), _cannot(refusals[0]), str(mistake.move), "a legal move")
    for table, refusal in zip(tables, refusals, strict=True):
        if refusal is not None:
            continue
        final, fault = _line(table.after(mistake.move), mistake.consequence, (*path, "consequence"))
        if fault is None:
            yield from _missing_anchors(mistake.notes, (final,), path)
        else:
            yield fault


def _line(position: Position, moves: tuple[Move, ...], path: KeyPath) -> tuple[Position, Fault | None]:
    """Play moves one after the other until one is refused."""
    for number, move in enumerate(moves):
        refusal = position.refusal(move)
        if refusal is not None:
            return position, Fault((*path, number), _cannot(refusal), str(move), "a legal move")
        position = position.after(move)
    return position, None


def _missing_anchors(notes: tuple[Note, ...], tables: tuple[Position, ...], path: KeyPath) -> Iterator[Fault]:
    for number, note in enumerate(notes):
        lost = next((found for table in tables if (found := _lost_anchor(note, table)) is not None), None)
        if lost is not None:
            yield Fault((*path, "notes", number), lost.problem, lost.text, lost.expected)


def _lost_anchor(note: Note, position: Position) -> GolfError | None:
    for anchor in note.anchors:
        try:
            locate(anchor, position)
        except GolfError as error:
            return error
    return None


def _cannot(refusal: object) -> str:
    return f"cannot be played here: {str(refusal).rstrip('.')}"
