"""View: what a learner sees at one moment of a lesson."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from golf_nb.language import say
from golf_nb.lessons.answering import choices_of
from golf_nb.lessons.faults import present
from golf_nb.lessons.helping import branches_here, helps, hint_waits
from golf_nb.lessons.kinds import CardStep, FreeStep, MoveStep, NumberStep, Question
from golf_nb.lessons.tally import Result, par_at, result_of

if TYPE_CHECKING:
    from golf_nb.engine import Position
    from golf_nb.lessons.judge import Judge
    from golf_nb.lessons.state import Feedback, State
    from golf_nb.notes import Note

Expects = Literal["next", "move", "choice", "card", "number", "take-back", "finished"]


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
    expects : {"next", "move", "choice", "card", "number", "take-back", "finished"}
        What the learner can do to get on. ``take-back`` is also how a branch ends.
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
    par : str
        The best that is possible on this table, such as ``par is 1 card left`` or ``that is par``. Empty where the
        goal is, for goals about the way, and if it is not known.
    alt : str
        What the author says about the picture, to stand before the words that are made from the table; empty once
        the table is another one.
    numbers : tuple of int
        The numbers to choose from, also when the right one has been found.
    branches : tuple of str
        The questions whose ways can be looked at now, in the order of `Attempt.branch`.
    in_branch : bool
        Whether the table is that of a branch, until it is taken back.
    can_show : bool
        Whether the tutor can do what this page asks for.
    result : Result or None
        What came of the lesson, on its last page.
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
    par: str
    alt: str
    numbers: tuple[int, ...]
    branches: tuple[str, ...]
    in_branch: bool
    can_show: bool
    result: Result | None


def view_of(state: State, judge: Judge) -> View:
    """Return what the learner sees in a state."""
    step, setting = state.step, state.setting
    playing = isinstance(step, MoveStep | FreeStep)
    return View(
        title=state.lesson.title,
        progress=_progress(state),
        text=_text(state),
        position=state.position,
        notes=tuple(note for note in _notes(state) if present(note, state.position)),
        feedback=state.feedback,
        expects=_expects(state),
        choices=choices_of(step, state.way.position),
        can_back=state.cursor > 0,
        can_next=state.may_go_on,
        moves_shown=state.shown,
        hint_available=hint_waits(state),
        goal=setting.goal.in_words() if playing else "",
        par=par_at(setting.goal, setting.start, judge) if playing else "",
        alt="" if state.moved or state.astray else step.alt,
        numbers=tuple(range(step.most + 1)) if isinstance(step, NumberStep) else (),
        branches=tuple(branch.what_if for branch in branches_here(state)),
        in_branch=state.branch is not None,
        can_show=helps(state),
        result=result_of(state.lesson, state.tally, judge) if state.finished else None,
    )


def _text(state: State) -> str:
    """Return the words of the page, unless the learner has played and they are about an earlier table."""
    step = state.step
    if isinstance(step, MoveStep | FreeStep) and state.settled:
        return say("lessons.page.press_next")
    if isinstance(step, MoveStep) and state.played:
        return say("lessons.page.play_on")
    return step.text


def _progress(state: State) -> str:
    page = state.visit.page
    if page == 0:
        return say("lessons.page.introduction")
    if state.finished:
        return say("lessons.page.done")
    return say("lessons.page.step", number=page, count=len(state.lesson.steps))


def _notes(state: State) -> tuple[Note, ...]:
    """Return what the tutor points at: a mistake and a branch have notes of their own, other moves have none."""
    if state.astray:
        aside = state.branch or state.mistake
        return aside.notes if aside else ()
    return () if state.moved else state.step.notes


def _expects(state: State) -> Expects:
    if state.astray:
        return "take-back"
    if state.finished:
        return "finished"
    if state.settled:
        return "next"
    if not isinstance(state.step, Question):
        return "move"
    if isinstance(state.step, CardStep):
        return "card"
    return "number" if isinstance(state.step, NumberStep) else "choice"
