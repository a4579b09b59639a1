"""A learner's move: refused, as scripted, a listed mistake, another way to the goal, or one that loses it."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from golf_nb.engine import Draw, GolfError, Play, locate, parse_move, signed
from golf_nb.language import counted, say
from golf_nb.lessons.actions import first_back, named
from golf_nb.lessons.ahead import outlook
from golf_nb.lessons.goal import Kind
from golf_nb.lessons.kinds import FreeStep, MoveStep, Question
from golf_nb.lessons.script import played
from golf_nb.lessons.state import Feedback, completed

if TYPE_CHECKING:
    from golf_nb.engine import Move, Position
    from golf_nb.lessons.goal import Goal
    from golf_nb.lessons.judge import Judge
    from golf_nb.lessons.kinds import Mistake
    from golf_nb.lessons.state import State

_LONGEST_QUOTE: Final = 20


def play(state: State, text: str, judge: Judge) -> State:
    """Make a move, and find out what it means.

    Parameters
    ----------
    state : State
        The state before it.
    text : str
        The text of a move, or the name of a card that lies in a column.
    judge : Judge
        What is known about the best end of a hand.

    Returns
    -------
    State
        A refused move leaves the table as it is; so does a move of unknown worth, if the goal is about the end of
        the hand.
    """
    step = state.step
    if state.settled or state.astray or not isinstance(step, MoveStep | FreeStep):
        return state.says("info", _not_now(state))
    state = replace(state, tries=state.tries + 1)
    wanted = _wanted(text, state.position)
    refusal = None if isinstance(wanted, str) else state.position.refusal(wanted)
    if isinstance(wanted, str) or refusal is not None:
        return state.says("refused", str(refusal or wanted))
    if scripted(step, state.played, wanted):
        return accepted(state, wanted, step)
    listed = () if state.played else step.mistakes
    mistake = next((mistake for mistake in listed if mistake.move == wanted), None)
    if mistake is not None:
        return _astray(state, (wanted, *mistake.consequence), mistake, mistake.why)
    return _judged(state, wanted, step, judge)


def scripted(step: MoveStep | FreeStep, before: tuple[Move, ...], move: Move) -> bool:
    """Return whether a move is the script's own after others on this page."""
    if isinstance(step, MoveStep):
        return not before and move in step.moves
    moves = (*before, move)
    return step.moves[: len(moves)] == moves


def accepted(state: State, move: Move, step: MoveStep | FreeStep, said: str = "") -> State:
    """Make a good move: the script's own one ends a step, any other must first reach the goal.

    Parameters
    ----------
    state : State
        The state before it.
    move : Move
        The move.
    step : MoveStep or FreeStep
        The current step.
    said : str
        What the tutor says if the goal is not reached yet and the move is not scripted.

    Returns
    -------
    State
        The state after it.
    """
    after = replace(state, played=(*state.played, move), told=False, shown=())
    if isinstance(step, MoveStep) and scripted(step, state.played, move):
        card = named(move, state.position)
        return completed(after, Feedback("good", step.then or say("lessons.move.good", card=card)))
    if after.setting.goal.reached(after.way):
        return completed(after, Feedback("good", goal_said(step)), own_way=True)
    return after.says("good", said) if said else replace(after, feedback=None)


def goal_said(step: MoveStep | FreeStep) -> str:
    """Return what the tutor says when the goal is reached beside the script."""
    if isinstance(step, MoveStep):
        return say("lessons.move.own_way")
    return step.then or say("lessons.move.goal_reached")


def _not_now(state: State) -> str:
    """Return why no card can be played on this page now."""
    if state.astray:
        return first_back(state)
    if isinstance(state.step, Question) and not state.settled:
        return say("lessons.answer.question_first")
    return say("lessons.move.nothing_to_play")


def _judged(state: State, move: Move, step: MoveStep | FreeStep, judge: Judge) -> State:
    """Judge a legal move that the lesson does not mention."""
    goal = state.setting.goal
    card = named(move, state.position)
    best = outlook(goal, state.way.after(move), judge)
    others = "" if state.played else step.others
    if best is None and goal.asks_for_the_best:
        return state.says("info", _with(others, say("lessons.move.not_known", card=card)))
    if best is None:
        said = say("lessons.move.not_known_play_on", card=card, goal=goal.in_words())
        return accepted(state, move, step, _with(others, said))
    if goal.allows(best):
        said = say("lessons.move.another_way", card=card, goal=goal.in_words())
        return accepted(state, move, step, _with(others, said if isinstance(step, MoveStep) else ""))
    return _astray(state, (move,), None, _with(others, _lost(goal, move, state.position, best)))


def _with(comment: str, said: str) -> str:
    return f"{comment} {said}".strip()


def _lost(goal: Goal, move: Move, position: Position, best: int) -> str:
    """Return what is the best that a move leaves, and what the goal is."""
    if isinstance(move, Play):
        after = say("lessons.move.after_card", card=position.exposed[move.column])
    else:
        after = say("lessons.move.after_draw")
    wanted = goal.in_words()
    match goal.kind:
        case Kind.LEFT:
            return say("lessons.lost.left", after=after, count=best, goal=wanted)
        case Kind.SCORE:
            return say("lessons.lost.score", after=after, score=signed(best), goal=wanted)
        case Kind.RUN:
            return say("lessons.lost.run", after=after, cards=counted(best), goal=wanted)
        case _:
            return say("lessons.lost.expose", after=after, wanted=goal.card, goal=wanted)


def _astray(state: State, moves: tuple[Move, ...], mistake: Mistake | None, why: str) -> State:
    lost = replace(state, astray=moves, mistake=mistake).counts("mistakes").says("mistake", why)
    return replace(lost, shown=played(state.position, moves))


def _wanted(text: str, position: Position) -> Move | str:
    """Return the move that a learner means, or a sentence why there is no such move."""
    try:
        return parse_move(text)
    except GolfError:
        try:
            place = locate(text, position)
        except GolfError:
            return say("lessons.move.no_such_place", text=text[:_LONGEST_QUOTE])
    if place.pile == "stock":
        return Draw()
    if place.pile == "waste":
        return say("lessons.move.not_from_the_waste")
    refusal = position.refusal_at(place.column, place.row)
    return Play(place.column) if refusal is None else str(refusal)
