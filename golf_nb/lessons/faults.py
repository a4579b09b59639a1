"""Faults: what of a lesson cannot be played, shown or asked on the tables where it happens."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from golf_nb.engine import GolfError, locate
from golf_nb.lessons.kinds import CardStep, LegalStep

if TYPE_CHECKING:
    from collections.abc import Iterator

    from golf_nb.engine import Move, Place, Position
    from golf_nb.lessons.errors import KeyPath
    from golf_nb.lessons.kinds import Branch, Mistake, Step
    from golf_nb.notes import Note

Tables = tuple["Position", ...]


@dataclass(frozen=True, slots=True)
class Fault:
    """Something in a lesson that cannot be played, shown or asked.

    Parameters
    ----------
    path : tuple of str and int
        The key it stands at.
    problem : str
        What is wrong.
    text : str or None
        The move or the place.
    expected : str or None
        What would have been right.
    """

    path: KeyPath
    problem: str
    text: str | None = None
    expected: str | None = None


def line(position: Position, moves: tuple[Move, ...], path: KeyPath) -> tuple[Position, Fault | None]:
    """Play moves one after the other until one is refused."""
    for number, move in enumerate(moves):
        refusal = position.refusal(move)
        if refusal is not None:
            return position, Fault((*path, number), cannot(refusal), str(move), "a legal move")
        position = position.after(move)
    return position, None


def mistake_faults(mistake: Mistake, tables: Tables, path: KeyPath) -> Iterator[Fault]:
    """Yield the faults of a mistake: possible on some table, and shown well on each such table."""
    refusals = [table.refusal(mistake.move) for table in tables]
    if None not in refusals:
        yield Fault((*path, "move"), cannot(refusals[0]), str(mistake.move), "a legal move")
    for table, refusal in zip(tables, refusals, strict=True):
        if refusal is not None:
            continue
        final, fault = line(table.after(mistake.move), mistake.consequence, (*path, "consequence"))
        if fault is None:
            yield from missing_anchors(mistake.notes, (final,), path)
        else:
            yield fault


def branch_faults(branch: Branch, tables: Tables, path: KeyPath) -> Iterator[Fault]:
    """Yield the faults of a branch: it must be possible on every table."""
    for table in tables:
        final, fault = line(table, branch.moves, (*path, "moves"))
        if fault is None:
            yield from missing_anchors(branch.notes, (final,), path)
        else:
            yield fault
            return


def question_faults(step: Step, tables: Tables, path: KeyPath) -> Iterator[Fault]:
    """Yield the faults of a question for a card or about a move: its places must be on every table."""
    if isinstance(step, LegalStep) and not is_draw(step.place):
        for table in tables:
            found = _place(step.place, table, (*path, "legal"))
            if isinstance(found, Fault):
                yield found
                return
            if found.pile == "waste":
                expected = "a card of the columns, or draw"
                yield Fault((*path, "legal"), "nothing is played from the waste", step.place, expected)
                return
    if isinstance(step, CardStep):
        for table in tables:
            faults = list(_card_faults(step, table, path))
            if faults:
                yield from faults
                return


def possible(branch: Branch, position: Position) -> bool:
    """Return whether the moves of a branch can be played on a table."""
    _, fault = line(position, branch.moves, ())
    return fault is None


def is_on(step: CardStep | LegalStep, position: Position) -> bool:
    """Return whether a place that a question is about is on a table."""
    if isinstance(step, LegalStep):
        found = _place(step.place, position, ())
        return is_draw(step.place) or (not isinstance(found, Fault) and found.pile == "column")
    return any(not isinstance(_place(card, position, ()), Fault) for card in step.cards)


def is_draw(place: str) -> bool:
    """Return whether a text names the draw, by the move or by the pile."""
    return place.lower() in ("draw", "stock")


def missing_anchors(notes: tuple[Note, ...], tables: Tables, path: KeyPath) -> Iterator[Fault]:
    """Yield a fault for each note that points at something that is not on every table."""
    for number, note in enumerate(notes):
        lost = next((found for table in tables if (found := _lost_anchor(note, table)) is not None), None)
        if lost is not None:
            yield Fault((*path, "notes", number), lost.problem, lost.text, lost.expected)


def present(note: Note, position: Position) -> bool:
    """Return whether everything a note points at is on the table."""
    return _lost_anchor(note, position) is None


def cannot(refusal: object) -> str:
    """Return a refusal as the problem of an error."""
    return f"cannot be played here: {str(refusal).rstrip('.')}"


def _card_faults(step: CardStep, table: Position, path: KeyPath) -> Iterator[Fault]:
    right = [_place(card, table, (*path, "card")) for card in step.cards]
    yield from (place for place in right if isinstance(place, Fault))
    for text, _ in step.replies:
        found = _place(text, table, (*path, "replies", text))
        if isinstance(found, Fault):
            yield found
        elif found in right:
            yield Fault((*path, "replies", text), "this place is also given as right", text, "a wrong place")


def _place(text: str, table: Position, path: KeyPath) -> Place | Fault:
    try:
        return locate(text, table)
    except GolfError as error:
        return Fault(path, error.problem, error.text, error.expected)


def _lost_anchor(note: Note, position: Position) -> GolfError | None:
    for anchor in note.anchors:
        try:
            locate(anchor, position)
        except GolfError as error:
            return error
    return None
