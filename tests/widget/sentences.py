"""What a table says in English, where several tests expect it."""

from golf_nb.widget.switches import Switch

WELCOME = "Click an exposed card to play it, or the stock to draw."
ASK_RESTART = "Begin this deal again from the start? Press R again or Enter for yes, Escape for no."
KEEP_PLAYING = "The hand goes on."
RESTARTED = "The deal begins again."
ANOTHER_HAND = "Another hand lies on the table now."
WASTE_CLICKED = "Cards are played onto the waste; none comes back from it."
DROPPED_OUTSIDE = "The card went back. Let it go over the waste to play it."

CUSTOM_RULES = "Choose the parts of your own rules in the lists beside it."
NOTHING_PASTED = "Write a deal number, paste a share code or a board, then press Play this."

NO_ANSWER = "There is no answer for this position: working it out went wrong."
NOT_HERE = "On a course there is no advice: a hole counts as you play it."
NOTHING_TO_PLAY = "No move can better this hand any more."
LINE_PLAYED = "The best line is played; drawing what is left of the stock changes nothing."
SEES_THE_STOCK = "Advice knows the order of the stock, so it knows more than a fair player."
NO_RECORD = "A hand played with it is not entered in your records."

SWITCHES = {
    Switch.WORTH: "What each choice is worth",
    Switch.LINE: "Best line",
    Switch.CLEAR: "Can it still be cleared?",
    Switch.PAR: "Best possible score",
}
"""The switches of the panel Advice."""
