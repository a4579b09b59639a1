"""View: what a learner sees at one moment of a lesson."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from golf_nb.lessons.actions import hints_here
from golf_nb.lessons.model import AskStep, FreeStep, MoveStep, ShowStep
from golf_nb.lessons.script import present

if TYPE_CHECKING:
    from golf_nb.engine import Position
    from golf_nb.lessons.state import Feedback, State
    from golf_nb.notes import Note

Expects = Literal["next", "move", "choice", "take-back", "finished"]


@dataclass(frozen=True, slots=True)
class View:
    """Everything a tutor's table has to show.

    Parameters
    ----------
    title : str
        The lesson's title.
    progress : str
        ``Introduction``, ``Step 2 of 9`` or ``Done``.
    text : str
        What the tutor says on this page.
    position : Position
        The table.
    notes : tuple of Note
        What the tutor points at; all of it is on the table.
    feedback : Feedback or None
        What the tutor says to the learner's last action.
    expects : {"next", "move", "choice", "take-back", "finished"}
        What the learner can do to get on.
    choices : tuple of str
        The answers to choose from, also when the right one has been found.
    can_back, can_next : bool
        Whether the pages before and after can be turned to.
    moves_shown : tuple of Position
        The tables that the last action passed through by itself, from the one before to `position`; empty if there
        is nothing to show but the position.
    hint_available : bool
        Whether there is a hint that has not been given yet.
    goal : str
        What is to be reached by playing, such as ``clear the table``. Empty on pages where the learner does not
        play: there it could answer a question before it is asked.
    """

    title: str
    progress: str
    text: str
    position: Position
    notes: tuple[Note, ...]
    feedback: Feedback | None
    expects: Expects
    choices: tuple[str, ...]
    can_back: bool
    can_next: bool
    moves_shown: tuple[Position, ...]
    hint_available: bool
    goal: str


def view_of(state: State) -> View:
    """Return what the learner sees in a state."""
    step = state.step
    return View(
        title=state.lesson.title,
        progress=_progress(state),
        text=_text(state),
        position=state.position,
        notes=tuple(note for note in _notes(state) if present(note, state.position)),
        feedback=state.feedback,
        expects=_expects(state),
        choices=tuple(choice.text for choice in step.choices) if isinstance(step, AskStep) else (),
        can_back=state.cursor > 0,
        can_next=state.may_go_on,
        moves_shown=state.shown,
        hint_available=state.hints < len(hints_here(state)),
        goal=state.setting.goal.in_words() if isinstance(step, MoveStep | FreeStep) else "",
    )


def _text(state: State) -> str:
    """Return the words of the page, unless the learner has played and they are about an earlier table."""
    step = state.step
    if isinstance(step, MoveStep | FreeStep) and state.settled:
        return "Press Next to go on."
    if isinstance(step, MoveStep) and state.played:
        return "Play on in your own way."
    return step.text


def _progress(state: State) -> str:
    page = state.visit.page
    if page == 0:
        return "Introduction"
    return "Done" if state.finished else f"Step {page} of {len(state.lesson.steps)}"


def _notes(state: State) -> tuple[Note, ...]:
    """Return what the tutor points at: a mistake has notes of its own, and any other move ends a step's notes."""
    if state.astray:
        return state.mistake.notes if state.mistake else ()
    moved = state.played and not isinstance(state.step, ShowStep)
    return () if moved else state.step.notes


def _expects(state: State) -> Expects:
    if state.astray:
        return "take-back"
    if state.finished:
        return "finished"
    if state.settled:
        return "next"
    return "choice" if isinstance(state.step, AskStep) else "move"
