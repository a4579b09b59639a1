"""The sentences of a table that are put together; those about cards that do not fit come from the engine."""

from __future__ import annotations

from golf_nb.engine import Draw, Game, Move, Outcome, Place, Play, Position, card_at, signed
from golf_nb.language import ended, say
from golf_nb.widget.steps import Step, step


def changed(before: Game, after: Game) -> str:
    """Say what led from one game to another: a move, an undo, a redo, a restart, or nothing of these."""
    match step(before, after):
        case Step.MOVE:
            return happened(after.history[-1], before.position, after.position)
        case Step.UNDO:
            return taken_back(before.history[-1], after.position)
        case Step.RESTART:
            return say("table.restarted")
    other, playing = say("table.another_hand"), after.position.outcome is Outcome.PLAYING
    return other if playing else f"{other} {over(after.position)}"


def happened(move: Move, before: Position, after: Position) -> str:
    """Say what a move did, and that the hand is over if it is."""
    if isinstance(move, Draw):
        text = say("table.drew", card=after.waste_top, count=len(after.stock))
    else:
        text = say("table.played", card=after.waste_top, waste=before.waste_top)
        card = after.exposed[move.column]
        below = say("table.emptied", column=move) if card is None else say("table.exposed", card=card)
        text = f"{text} {below}"
    return text if after.outcome is Outcome.PLAYING else f"{text} {over(after)}"


def taken_back(move: Move, after: Position) -> str:
    """Say what an undo did; `after` is the position it led to."""
    if isinstance(move, Draw):
        return say("table.draw_taken_back", count=len(after.stock))
    return say("table.play_taken_back", card=after.exposed[move.column], column=move)


def over(position: Position) -> str:
    """Say how a finished hand ended and what its score means."""
    return say("table.over", score=position.score_in_words())


def focused(place: Place, position: Position) -> str:
    """Say what the keyboard focus is on, and whether it can be played."""
    if place.pile == "stock":
        return say("table.focus.stock", count=len(position.stock))
    column = Play(place.column)
    card = card_at(place, position)
    if card is None:
        return say("table.focus.empty", column=column)
    if position.refusal(column) is None:
        return say("table.focus.fits", column=column, card=card, waste=position.waste_top)
    return say("table.focus.misfits", column=column, card=card, waste=position.waste_top)


def back_again(moves: int) -> str:
    """Say that a hand has been brought back."""
    return say("table.back_again", count=moves)


def laid(number: int | None, rules: str) -> str:
    """Say that a deal, or a board that has no number, has been put on the table."""
    if number is None:
        return say("table.new_board", rules=rules)
    return say("table.new_deal", number=number, rules=rules)


def status(name: str, position: Position, par: str = "") -> tuple[str, str]:
    """Return the two status lines: what is counted, with the best possible score at its end, and the rules."""
    left, stock, score = position.cards_left, len(position.stock), signed(position.score)
    if position.outcome is Outcome.PLAYING:
        counts = say("table.status.playing", name=name, left=left, stock=stock, score=score)
    else:
        counts = say("table.status.over", name=name, left=left, stock=stock, score=score)
    rules = position.rules
    return f"{counts}{par}", say("table.status.rules", rules=rules.label, words=rules.in_words)


def together(*parts: str) -> str:
    """Return texts as one, each but the last one ended by a full stop; empty ones are left out.

    Examples
    --------
    >>> together("The hand is over", "", "Your best is 0.")
    'The hand is over. Your best is 0.'
    """
    *before, last = [part for part in parts if part] or [""]
    return " ".join([*map(ended, before), last])


def fault(error: Exception) -> str:
    """Say that the program has a mistake."""
    return say("table.page.fault", error=f"{type(error).__name__}: {error}")
