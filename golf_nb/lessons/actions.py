"""What the learner can do, each as a function from one state to the next. None of them raises for bad input."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from golf_nb.engine import Draw, GolfError, Play, locate, parse_move
from golf_nb.lessons.goal import counted
from golf_nb.lessons.model import AskStep, FreeStep, MoveStep, ShowStep
from golf_nb.lessons.script import played
from golf_nb.lessons.state import Feedback, completed, entered

if TYPE_CHECKING:
    from collections.abc import Callable

    from golf_nb.engine import Move, Position
    from golf_nb.lessons.model import Mistake
    from golf_nb.lessons.state import State

    BestLeft = Callable[[Position], int | None]

_LONGEST_QUOTE: Final = 20


def go_on(state: State) -> State:
    """Turn to the next page, if this one is done."""
    if state.astray:
        return state.says("info", _take_back_first(state))
    if state.finished:
        return state.says("info", "The lesson is finished.")
    if state.may_go_on:
        return entered(state, state.cursor + 1)
    if isinstance(state.step, AskStep):
        return state.says("info", "Choose an answer first.")
    return state.says("info", "Play a card first. A hint may help you.")


def go_back(state: State) -> State:
    """Turn to the page before, with its table as it was."""
    if state.cursor == 0:
        return state.says("info", "This is the first page.")
    return entered(state, state.cursor - 1)


def retry(state: State) -> State:
    """Begin the current page again."""
    if isinstance(state.step, AskStep | MoveStep | FreeStep | ShowStep):
        return entered(state, state.cursor, Feedback("info", "This step begins again."))
    return state.says("info", "There is nothing to start again on this page.")


def choose(state: State, index: int) -> State:
    """Answer the question of the current page."""
    step = state.step
    if not isinstance(step, AskStep):
        return state.says("info", "There is no question on this page.")
    if state.settled:
        return state.says("info", "You have answered this question. Press Next to go on.")
    if not 0 <= index < len(step.choices):
        return state.says("info", f"Choose one of the {len(step.choices)} answers.")
    if index == step.answer:
        return completed(state, Feedback("good", step.why))
    return state.says(
        "wrong", step.choices[index].reply or "That is not it. Look again, and try another answer."
    )


def hint(state: State) -> State:
    """Give the next hint of the current page; the last one stays available."""
    if state.astray:
        return state.says("info", _take_back_first(state))
    hints = hints_here(state)
    if not hints:
        return state.says("info", "There is no hint here.")
    given = replace(state, hints=min(state.hints + 1, len(hints)))
    return given.says("info", hints[given.hints - 1])


def hints_here(state: State) -> tuple[str, ...]:
    """Return the hints that help in this state: those of a step are about its first move, unless it is free."""
    step = state.step
    if state.settled or state.astray:
        return ()
    if isinstance(step, FreeStep) or (isinstance(step, MoveStep) and not state.played):
        return step.hints
    return ()


def take_back(state: State) -> State:
    """Take back the mistake, or else the learner's last move on this page."""
    if state.astray:
        card = _named(state.astray[0], state.before_mistake)
        return replace(state, astray=(), mistake=None).says("info", f"You took back {card}. Try again.")
    if state.played and isinstance(state.step, MoveStep | FreeStep):
        back = replace(state, played=state.played[:-1], settled=False)
        return back.says("info", f"You took back {_named(state.played[-1], back.position)}.")
    return state.says("info", "There is nothing to take back in this step.")


def play(state: State, text: str, best_left: BestLeft) -> State:
    """Make a move, and find out what it means.

    Parameters
    ----------
    state : State
        The state before it.
    text : str
        The text of a move, or the name of a card that lies in a column.
    best_left : callable
        The fewest cards that can be left from a position, None if that is not known.

    Returns
    -------
    State
        A refused move, and a move of unknown worth, leave the table as it is.
    """
    step = state.step
    if state.settled or state.astray or not isinstance(step, MoveStep | FreeStep):
        return state.says("info", _not_now(state))
    wanted = _wanted(text, state.position)
    refusal = None if isinstance(wanted, str) else state.position.refusal(wanted)
    if isinstance(wanted, str) or refusal is not None:
        return state.says("refused", str(refusal or wanted))
    if _scripted(step, state.played, wanted):
        return _accepted(state, wanted, step)
    listed = () if state.played else step.mistakes
    mistake = next((mistake for mistake in listed if mistake.move == wanted), None)
    if mistake is not None:
        return _astray(state, (wanted, *mistake.consequence), mistake, mistake.why)
    return _judged(state, wanted, step, best_left)


def _not_now(state: State) -> str:
    """Return why no card can be played on this page now."""
    if state.astray:
        return _take_back_first(state)
    if isinstance(state.step, AskStep) and not state.settled:
        return "Answer the question first."
    return "There is nothing to play here now."


def _judged(state: State, move: Move, step: MoveStep | FreeStep, best_left: BestLeft) -> State:
    """Judge a legal move that the lesson does not mention."""
    after, goal = state.position.after(move), state.setting.goal
    card = _named(move, state.position)
    left = after.cards_left if goal.reached(after) else best_left(after)
    if left is None:
        return state.says(
            "info",
            f"The rules allow {card}, but it is not known how well you can go on after it. "
            "So please play as the lesson suggests.",
        )
    if goal.allows(left):
        return _accepted(state, move, step)
    stay = f"{counted(left)} {'stays' if left == 1 else 'stay'}"
    why = f"After {card}, at best {stay} on the table. The goal is to {goal.in_words()}."
    return _astray(state, (move,), None, why)


def _accepted(state: State, move: Move, step: MoveStep | FreeStep) -> State:
    """Make a good move: the script's own one ends a step, any other must first reach the goal."""
    after = replace(state, played=(*state.played, move), shown=())
    card = _named(move, state.position)
    if isinstance(step, MoveStep) and not state.played and move in step.moves:
        return completed(after, Feedback("good", step.then or f"Yes, {card}."))
    if after.setting.goal.reached(after.position):
        own = "You reached the goal in your own way."
        said = (step.then if isinstance(step, FreeStep) else own) or "You reached the goal."
        return completed(after, Feedback("good", said), own_way=True)
    if isinstance(step, FreeStep):
        return replace(after, feedback=None)
    goal = after.setting.goal.in_words()
    return after.says("good", f"With {card} you can reach the goal too. Play on: the goal is to {goal}.")


def _astray(state: State, moves: tuple[Move, ...], mistake: Mistake | None, why: str) -> State:
    lost = replace(state, astray=moves, mistake=mistake).says("mistake", why)
    return replace(lost, shown=played(state.position, moves))


def _scripted(step: MoveStep | FreeStep, before: tuple[Move, ...], move: Move) -> bool:
    if isinstance(step, MoveStep):
        return not before and move in step.moves
    moves = (*before, move)
    return step.moves[: len(moves)] == moves


def _wanted(text: str, position: Position) -> Move | str:
    """Return the move that a learner means, or a sentence why there is no such move."""
    try:
        return parse_move(text)
    except GolfError:
        try:
            place = locate(text, position)
        except GolfError:
            return f'"{text:.{_LONGEST_QUOTE}}" is neither a column nor a card on this table.'
    if place.pile == "stock":
        return Draw()
    if place.pile == "waste":
        return "Nothing is played from the waste: only the last card of a column can be played."
    refusal = position.refusal_at(place.column, place.row)
    return Play(place.column) if refusal is None else str(refusal)


def _take_back_first(state: State) -> str:
    return f"First take back {_named(state.astray[0], state.before_mistake)}."


def _named(move: Move, position: Position) -> str:
    """Return the card that a legal move plays, or what a draw is called in a sentence."""
    return str(position.exposed[move.column]) if isinstance(move, Play) else "the draw"
