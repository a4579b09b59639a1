"""What the learner can do on any page, each as a function from one state to the next. None of them raises."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from golf_nb.engine import Play
from golf_nb.language import say
from golf_nb.lessons.kinds import CardStep, FreeStep, MoveStep, Question, ShowStep
from golf_nb.lessons.state import Feedback, entered

if TYPE_CHECKING:
    from golf_nb.engine import Move, Position
    from golf_nb.lessons.state import State


def go_on(state: State) -> State:
    """Turn to the next page, if this one is done."""
    if state.astray:
        return state.says("info", first_back(state))
    if state.finished:
        return state.says("info", say("lessons.page.finished"))
    if state.may_go_on:
        return entered(state, state.cursor + 1)
    if isinstance(state.step, Question):
        card = isinstance(state.step, CardStep)
        return state.says("info", say("lessons.answer.card_first") if card else say("lessons.answer.first"))
    return state.says("info", say("lessons.move.play_first"))


def go_back(state: State) -> State:
    """Turn to the page before, with its table as it was."""
    if state.cursor == 0:
        return state.says("info", say("lessons.page.first"))
    return entered(state, state.cursor - 1)


def retry(state: State) -> State:
    """Begin the current page again."""
    if isinstance(state.step, Question | MoveStep | FreeStep | ShowStep):
        return entered(state, state.cursor, Feedback("info", say("lessons.page.begins_again")))
    return state.says("info", say("lessons.page.nothing_to_begin"))


def take_back(state: State) -> State:
    """Take back the mistake or the branch, or else the learner's last move on this page."""
    if state.astray:
        said = say("lessons.help.branch_back")
        if state.branch is None:
            said = say("lessons.move.took_back_mistake", card=named(state.astray[0], state.way.position))
        return replace(state, astray=(), mistake=None, branch=None).says("info", said)
    if state.moved and isinstance(state.step, MoveStep | FreeStep):
        back = replace(state, played=state.played[:-1], settled=False, told=False)
        return back.says(
            "info", say("lessons.move.took_back", card=named(state.played[-1], back.way.position))
        )
    return state.says("info", say("lessons.move.nothing_to_take_back"))


def first_back(state: State) -> str:
    """Return what must be taken back before anything else can be done."""
    if state.branch is not None:
        return say("lessons.help.branch_first")
    return say("lessons.move.take_back_first", card=named(state.astray[0], state.way.position))


def named(move: Move, position: Position) -> str:
    """Return the card that a legal move plays, or what a draw is called in a sentence."""
    return str(position.exposed[move.column]) if isinstance(move, Play) else say("lessons.move.the_draw")
