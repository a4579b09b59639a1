"""Every sentence that the table says by itself, in one place; `tutor_words` has those of the tutor.

Sentences about cards that do not fit come from the engine.
"""

from __future__ import annotations

from golf_nb.engine import Draw, Game, Move, Outcome, Place, Play, Position, card_at, signed
from golf_nb.widget.steps import Step, step

DRAW, UNDO, REDO, RESTART = "Draw", "Undo", "Redo", "Restart"
PLAY_TIP = "Play the exposed card of column {column} (key {key})"
DRAW_TIP = "Turn the next stock card onto the waste (key D)"
UNDO_TIP = "Take the last move back (key Z)"
REDO_TIP = "Make the move again that was taken back (key Y)"
RESTART_TIP = "Begin this deal again; asks first (key R)"
MARKS = "Show what fits"
MARKS_TIP = "Mark the exposed cards that fit the waste"
CLOCK = "Time"
CLOCK_TIP = "Time since the deal was opened"
KEYS = "Keys"
KEYS_TIP = "Show or hide the list of keys"
YES_RESTART, NO_RESTART = "Yes, restart", "No, keep playing"

HINT, HINT_TIP = "Hint", "Show a hint; the next press shows more (key H)"

BACK_AGAIN = "Your hand is back as you left it, with {moves}. Restart begins it again."
NEW_DEAL = "Deal {number} lies on the table. Rules: {rules}."
NEW_BOARD = "Your board lies on the table. Rules: {rules}."

WELCOME = "Click an exposed card to play it, or the stock to draw."
ASK_RESTART = "Begin this deal again from the start? Press R again or Enter for yes, Escape for no."
KEEP_PLAYING = "The hand goes on."
RESTARTED = "The deal begins again."
WASTE_CLICKED = "Cards are played onto the waste; none comes back from it."
ANOTHER_HAND = "Another hand lies on the table now."
DROPPED_OUTSIDE = "The card went back. Let it go over the waste to play it."
LOST = "This table has lost its kernel. Run its cell again to play."
FAULT = "Something went wrong in the table: {error}. Please report it."

KEY_LIST = (
    ("Arrow keys, Home, End", "move the focus; down goes to the stock"),
    ("Enter or Space", "play the card or draw from the stock"),
    ("1 to {columns}", "play the exposed card of a column"),
    ("D", "draw"),
    ("Z, Y", "undo, redo"),
    ("R", "restart (asks first)"),
    ("H", "hint; again for the next step"),
    ("W, L, C", "what each choice is worth, best line, can it still be cleared"),
    ("P", "play the best line; any key stops it"),
    ("Tab, Shift+Tab", "leave the table"),
)


def changed(before: Game, after: Game) -> str:
    """Say what led from one game to another: a move, an undo, a redo, a restart, or nothing of these."""
    match step(before, after):
        case Step.MOVE:
            return happened(after.history[-1], before.position, after.position)
        case Step.UNDO:
            return taken_back(before.history[-1], after.position)
        case Step.RESTART:
            return RESTARTED
    playing = after.position.outcome is Outcome.PLAYING
    return ANOTHER_HAND if playing else f"{ANOTHER_HAND} {over(after.position)}"


def happened(move: Move, before: Position, after: Position) -> str:
    """Say what a move did, and that the hand is over if it is."""
    if isinstance(move, Draw):
        text = f"You drew {after.waste_top}; {_count(len(after.stock))} left in the stock."
    else:
        text = f"{after.waste_top} went onto {before.waste_top}."
        card = after.exposed[move.column]
        text += f" Column {move} is empty now." if card is None else f" {card} is exposed now."
    return text if after.outcome is Outcome.PLAYING else f"{text} {over(after)}"


def taken_back(move: Move, after: Position) -> str:
    """Say what an undo did; `after` is the position it led to."""
    if isinstance(move, Draw):
        return f"The draw is taken back; {_count(len(after.stock))} in the stock again."
    return f"{after.exposed[move.column]} is back in column {move}."


def over(position: Position) -> str:
    """Say how a finished hand ended and what its score means."""
    return f"The hand is over. {position.score_in_words()}"


def focused(place: Place, position: Position) -> str:
    """Say what the keyboard focus is on, and whether it can be played."""
    if place.pile == "stock":
        return f"Stock: {_count(len(position.stock))} left."
    column = Play(place.column)
    card = card_at(place, position)
    if card is None:
        return f"Column {column} is empty."
    fits = position.refusal(column) is None
    return f"Column {column}: {card} {'fits' if fits else 'does not fit'} {position.waste_top}."


def back_again(moves: int) -> str:
    """Say that a hand has been brought back."""
    return BACK_AGAIN.format(moves=f"{moves} move{'' if moves == 1 else 's'}")


def laid(number: int | None, rules: str) -> str:
    """Say that a deal, or a board that has no number, has been put on the table."""
    return NEW_BOARD.format(rules=rules) if number is None else NEW_DEAL.format(number=number, rules=rules)


def status(name: str, position: Position, par: str = "") -> tuple[str, str]:
    """Return the two status lines: what is counted, with the best possible score at its end, and the rules."""
    left, stock = position.cards_left, len(position.stock)
    score = "Score now" if position.outcome is Outcome.PLAYING else "Final score"
    counts = f"{name} · Cards left {left} · Stock {stock} · {score} {signed(position.score)}{par}"
    return counts, f"Rules {position.rules.label}: {position.rules.in_words}"


def together(*parts: str) -> str:
    """Return texts as one, each but the last one ended by a full stop; empty ones are left out.

    Examples
    --------
    >>> together("The hand is over", "", "Your best is 0.")
    'The hand is over. Your best is 0.'
    """
    *before, last = [part for part in parts if part] or [""]
    return " ".join([*(part if part.endswith(".") else f"{part}." for part in before), last])


def _count(cards: int) -> str:
    return f"{cards} card{'' if cards == 1 else 's'}"
