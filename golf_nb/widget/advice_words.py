"""Every sentence about advice that the solver's answers do not bring along."""

from __future__ import annotations

from typing import TYPE_CHECKING

from golf_nb.engine import signed
from golf_nb.widget.switches import Switch

if TYPE_CHECKING:
    from golf_nb.solver import Solution

ADVICE, ADVICE_TIP = (
    "Advice",
    "What each choice is worth, the best line, and whether the hand can still be cleared",
)
SWITCHES = {
    Switch.WORTH: (
        "What each choice is worth",
        "The best score within reach after each move (key W)",
        "tags",
    ),
    Switch.LINE: ("Best line", "Number the next moves of a best line on the cards (key L)", "list-ol"),
    Switch.CLEAR: ("Can it still be cleared?", "And if not, with which move that was lost (key C)", "flag-o"),
    Switch.PAR: (
        "Best possible score",
        "Show in the status line what the whole deal can score at best",
        "trophy",
    ),
}
SWITCHED = {
    Switch.WORTH: ("Each choice shows what it is worth.", "The numbers are gone."),
    Switch.LINE: ("The next moves of a best line are numbered.", "The path is gone."),
    Switch.CLEAR: ("Below the table you read whether the hand can still be cleared.", "The verdict is gone."),
    Switch.PAR: (
        "The status line shows the best possible score.",
        "The best possible score shows at the end only.",
    ),
}
PLAY_LINE, PLAY_LINE_TIP = "Play the best line", "Let the table play it; any key or click stops it (key P)"
PAUSE, PAUSE_TIP = "Pause", "Stop playing by itself (key P)"

THINKING = "Thinking …"
SEES_THE_STOCK = "Advice knows the order of the stock, so it knows more than a fair player."
NO_RECORD = "A hand played with it is not entered in your records."
LEGEND = (
    "The number on a card, or on the stock, is the best score that is still within reach after that move: low is "
    "good, 0 or less is a clear. A question mark means that nothing better was found, but nothing is proven. "
    "Numbers in discs are the next moves of a best line; those on the stock are draws."
)
PAR_IS_FREE = "The best possible score alone does not count as help; at the end of a hand it is always shown."
STEP = "Hint {number} of {count}. {text}"
AGAIN = "H again says more."
AGAIN_PLAYS = "H again makes the move."
NOT_HERE = "On a course there is no advice: a hole counts as you play it."
PLAYING = "The best line is being played: {moves}. Any key or click stops it."
PAUSED = "Stopped. The hand is yours."
PLAYED = "The best line is played; drawing what is left of the stock changes nothing."
NO_ANSWER = "There is no answer for this position: working it out went wrong."
NOTHING_TO_PLAY = "No move can better this hand any more."
EXPLAINED = (f"{SEES_THE_STOCK} {NO_RECORD}", LEGEND, PAR_IS_FREE)


def next_moves(text: str, solution: Solution) -> str:
    """Return the line of text about a best line."""
    proven = "proven" if solution.proven else "best found, not proven"
    return f"Best line, score {signed(solution.score)} ({proven}): {text}." if text else NOTHING_TO_PLAY


def moves(count: int) -> str:
    """Return a number of moves."""
    return f"{count} move{'' if count == 1 else 's'}"


def compared(score: int, solution: Solution) -> str:
    """Say at the end of a hand how its score compares with the best possible one."""
    best = signed(solution.score)
    if not solution.proven:
        return f"The best that was found for this deal is {best}; it is not proven."
    if score == solution.score:
        return f"{best} is the best possible score of this deal."
    return f"The best possible score of this deal was {best}: you are {score - solution.score} over it."


def best_possible(solution: Solution, *, over: bool) -> str:
    """Return the end of the status line that tells par, in the middle of a hand or after it."""
    if solution.proven:
        return (
            f"; the best possible was {signed(solution.score)}"
            if over
            else f" · Best possible {signed(solution.score)}"
        )
    found = f"best found {signed(solution.score)}, not proven"
    return f"; the {found}" if over else f" · {found[0].upper()}{found[1:]}"
