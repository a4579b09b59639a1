"""Help that a learner can ask for: hints, the right way shown, and branches beside the script."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from golf_nb.engine import Play, column_letter
from golf_nb.language import say
from golf_nb.lessons.actions import first_back
from golf_nb.lessons.ahead import outlook
from golf_nb.lessons.answering import answer_told, explained
from golf_nb.lessons.faults import possible
from golf_nb.lessons.kinds import FreeStep, MoveStep, Question
from golf_nb.lessons.playing import goal_said
from golf_nb.lessons.script import played
from golf_nb.lessons.state import Feedback, completed

if TYPE_CHECKING:
    from golf_nb.engine import Move, Position
    from golf_nb.lessons.goal import Goal
    from golf_nb.lessons.judge import Judge
    from golf_nb.lessons.kinds import Branch
    from golf_nb.lessons.state import State
    from golf_nb.lessons.way import Way


def helps(state: State) -> bool:
    """Return whether this page waits for a move or an answer, so that help is possible."""
    waiting = isinstance(state.step, Question | MoveStep | FreeStep)
    return waiting and not state.settled and not state.astray


def hint_waits(state: State) -> bool:
    """Return whether a hint can be had that has not been given yet."""
    return helps(state) and (state.hints < len(_own_hints(state)) or (state.tries > 0 and not state.told))


def hint(state: State, judge: Judge) -> State:
    """Give the next hint of the current page; the last one is the answer, and only for who has tried."""
    if state.astray:
        return state.says("info", first_back(state))
    if not helps(state):
        return state.says("info", say("lessons.help.no_hint"))
    own = _own_hints(state)
    if state.hints < len(own):
        return replace(state, hints=state.hints + 1).counts("hints").says("info", own[state.hints])
    asking = isinstance(state.step, Question)
    if not state.tries:
        first = say("lessons.help.answer_first") if asking else say("lessons.help.try_first")
        return state.says("info", first)
    counted = state if state.told else state.counts("hints")
    return replace(counted, told=True).says("info", _answer(state, judge))


def show(state: State, judge: Judge) -> State:
    """Play a right way to the goal of this step, or give the right answer; it counts as help."""
    step = state.step
    if state.astray:
        return state.says("info", first_back(state))
    if not helps(state):
        return state.says("info", say("lessons.help.nothing_to_show"))
    if isinstance(step, Question):
        return completed(state.counts("shown"), explained(step, state.position))
    moves = way_on(state, judge)
    if not moves or not isinstance(step, MoveStep | FreeStep):
        return state.says("info", say("lessons.help.no_way_known"))
    shown = played(state.position, moves)
    cards = ", ".join(_among_cards(move, table) for move, table in zip(moves, shown, strict=False))
    own_way = isinstance(step, FreeStep) or bool(state.played)
    then = goal_said(step) if own_way else step.then
    said = say("lessons.help.shown", cards=cards)
    if step.then:
        # An author who names the cards as well need not be heard twice.
        named = cards in then if len(moves) > 1 else then.startswith(cards)
        said = then if named else f"{said} {then}"
    after = replace(state.counts("shown"), played=(*state.played, *moves))
    return completed(after, Feedback("info", said), own_way=own_way, shown=shown)


def branches_here(state: State) -> tuple[Branch, ...]:
    """Return the branches that can be looked at now: they are about the table as it was when the page began."""
    if state.moved or state.astray:
        return ()
    return tuple(branch for branch in state.step.branches if possible(branch, state.position))


def look(state: State, index: int) -> State:
    """Look at one of `branches_here`, counted from 0: it is played and explained until it is taken back."""
    if state.astray:
        return state.says("info", first_back(state))
    branches = branches_here(state)
    if not 0 <= index < len(branches):
        none = say("lessons.help.branch_later") if state.moved else say("lessons.help.branch_none")
        return state.says("info", none)
    branch = branches[index]
    aside = replace(state, astray=branch.moves, branch=branch).says("info", branch.why)
    return replace(aside, shown=played(state.position, branch.moves))


def way_on(state: State, judge: Judge) -> tuple[Move, ...]:
    """Return moves that do what this page asks for, the script's own where the learner is still on it.

    Parameters
    ----------
    state : State
        A state in which the learner is to play.
    judge : Judge
        What is known about the best end of a hand.

    Returns
    -------
    tuple of Move
        The moves; empty if no way is known.
    """
    step = state.step
    if isinstance(step, MoveStep) and not state.played:
        return next(((move,) for move in step.moves if state.position.refusal(move) is None), ())
    if isinstance(step, FreeStep) and step.moves[: len(state.played)] == state.played:
        return step.moves[len(state.played) :]
    return _to_the_goal(state.setting.goal, state.way, judge)


def _to_the_goal(goal: Goal, way: Way, judge: Judge) -> tuple[Move, ...]:
    moves: list[Move] = []
    while not goal.reached(way):
        for move in way.position.moves():
            best = outlook(goal, way.after(move), judge)
            if best is not None and goal.allows(best):
                moves.append(move)
                way = way.after(move)
                break
        else:
            return ()
    return tuple(moves)


def _own_hints(state: State) -> tuple[str, ...]:
    """Return the author's hints that help now: those of a step are about its first move, unless it is free."""
    step = state.step
    if isinstance(step, FreeStep | Question) or (isinstance(step, MoveStep) and not state.played):
        return step.hints
    return ()


def _answer(state: State, judge: Judge) -> str:
    step = state.step
    if isinstance(step, Question):
        return answer_told(step, state.position)
    moves = way_on(state, judge)
    return _told(moves[0], state.position) if moves else say("lessons.help.no_way_known")


def _among_cards(move: Move, position: Position) -> str:
    """Return the card that a move plays, or what a draw is called in a list of cards."""
    return (
        str(position.exposed[move.column]) if isinstance(move, Play) else say("lessons.help.draw_among_cards")
    )


def _told(move: Move, position: Position) -> str:
    if not isinstance(move, Play):
        return say("lessons.help.draw_it")
    return say("lessons.help.play_it", card=position.exposed[move.column], column=column_letter(move.column))
