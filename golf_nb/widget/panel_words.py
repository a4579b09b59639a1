"""What stands on the panels of a table, in one place."""

from __future__ import annotations

DEAL, DEAL_TIP = "Deal and rules", "Choose a deal and its rules, share it, or paste a board"
LOOK, LOOK_TIP = "Look", "Theme, deck, size and motion"
RULES_TEXT, RULES_TEXT_TIP = "Rules in words", "Show the rules of this hand as text"
RULES, KINGS, SCORING, UNDOING, DRAWS, LAYOUT = (
    "Rules",
    "On a king",
    "A clear scores",
    "Undo",
    "Draw",
    "Layout",
)
KING_OPTIONS = {
    "stop": "nothing",
    "queen": "only a queen",
    "wrap": "a queen or an ace",
}
SCORING_OPTIONS = {"bonus": "minus the stock left", "strokes": "zero"}
UNDO_OPTIONS = {"unlimited": "as often as you like", "since-draw": "back to the last draw", "none": "never"}
DRAW_OPTIONAL, DRAW_COMPULSORY = "whenever you like", "only when no card fits"
PASTE_HERE = "A deal number, a share code, or a board as text"
OPEN, OPEN_TIP = "Play this", "Put what is written on the left onto the table"
NEXT_DEAL, NEXT_DEAL_TIP = "Next deal", "The deal with the next number, under the same rules"
RANDOM_DEAL, RANDOM_DEAL_TIP = "Random deal", "A deal that the computer picks, under the same rules"
DIFFICULTY, ANY_GRADE = "Difficulty", "any"
FROM_CATALOGUE = "From the catalogue"
FROM_CATALOGUE_TIP = "The next deal of this difficulty that can be cleared where a queen may go on a king"
PICKED = (
    "Deal {number}, {grade}. It can be cleared where a queen may be played on a king, "
    "by somebody who knows the stock."
)
CODE = "To share this deal, copy"
MAKE_LESSON = "Make a lesson from here"
MAKE_LESSON_TIP = "Write the file of a lesson: it begins where this hand began, and your moves are its steps"
LESSON_TITLE, LESSON_TITLE_FIRST = "Title", "A new lesson"
LESSON_TEXT = "The file of the lesson, to be changed, copied or saved"
LESSON_FILE, LESSON_FILE_HERE = "File", "my-lesson.toml"
SAVE_LESSON, SAVE_LESSON_TIP = "Save the lesson", "Save this text as a new file beside the notebook"
LESSON_MADE = "The lesson is written below. Put your own words in, then copy it or save it."
LESSON_SAVED = "Saved as {path}. golf.Tutor opens it."
NO_LESSON_FILE = "Write the name of a new file, such as my-lesson.toml."
CUSTOM_RULES = "Choose the parts of your own rules in the lists beside it."
NOTHING_PASTED = "Write a deal number, paste a share code or a board, then press Play this."
THEME, DECK, SIZE, MOTION = "Theme", "Deck", "Size", "Cards move"
OPTION_NAMES = {
    "auto": "as the page",
    "light": "light",
    "dark": "dark",
    "two": "two colours",
    "four": "four colours",
    "small": "small",
    "normal": "normal",
    "large": "large",
}


def layout(columns: int, rows: int, packs: int) -> str:
    """Say how many columns of how many cards are dealt, and from how many packs."""
    return f"{columns} × {rows}, {'one pack' if packs == 1 else 'two packs'}"
