"""What the learner can do on any page, each as a function from one state to the next. None of them raises."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from golf_nb.engine import Play
from golf_nb.lessons import words
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
        return state.says("info", words.FINISHED)
    if state.may_go_on:
        return entered(state, state.cursor + 1)
    if isinstance(state.step, Question):
        card = isinstance(state.step, CardStep)
        return state.says("info", words.CARD_FIRST if card else words.ANSWER_FIRST)
    return state.says("info", words.PLAY_FIRST)


def go_back(state: State) -> State:
    """Turn to the page before, with its table as it was."""
    if state.cursor == 0:
        return state.says("info", words.FIRST_PAGE)
    return entered(state, state.cursor - 1)


def retry(state: State) -> State:
    """Begin the current page again."""
    if isinstance(state.step, Question | MoveStep | FreeStep | ShowStep):
        return entered(state, state.cursor, Feedback("info", words.BEGINS_AGAIN))
    return state.says("info", words.NOTHING_TO_BEGIN)


def take_back(state: State) -> State:
    """Take back the mistake or the branch, or else the learner's last move on this page."""
    if state.astray:
        said = words.BRANCH_BACK
        if state.branch is None:
            said = words.TOOK_BACK_MISTAKE.format(card=named(state.astray[0], state.way.position))
        return replace(state, astray=(), mistake=None, branch=None).says("info", said)
    if state.moved and isinstance(state.step, MoveStep | FreeStep):
        back = replace(state, played=state.played[:-1], settled=False, told=False)
        return back.says("info", words.TOOK_BACK.format(card=named(state.played[-1], back.way.position)))
    return state.says("info", words.NOTHING_TO_TAKE_BACK)


def first_back(state: State) -> str:
    """Return what must be taken back before anything else can be done."""
    if state.branch is not None:
        return words.BRANCH_FIRST
    return words.TAKE_BACK_FIRST.format(card=named(state.astray[0], state.way.position))


def named(move: Move, position: Position) -> str:
    """Return the card that a legal move plays, or what a draw is called in a sentence."""
    return str(position.exposed[move.column]) if isinstance(move, Play) else words.THE_DRAW
