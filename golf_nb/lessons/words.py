"""Every sentence that the lessons themselves say to a learner. The words of a lesson are in its file.

A template names what is filled in. Refused moves are said by the engine.
"""

from __future__ import annotations

from typing import Final

# ---------------------------------------------------------------- goals, after "the goal is to"

GOAL_CLEAR: Final = "clear the table"
GOAL_LEFT: Final = "leave at most {cards}"
GOAL_SCORE: Final = "finish with a score of {score} or lower"
GOAL_RUN: Final = "play {cards} in a row without a draw"
GOAL_EXPOSE: Final = "free {card}"

VALUE_LEFT: Final = "{cards} left"
VALUE_SCORE: Final = "a score of {score}"
VALUE_RUN: Final = "a run of {cards}"
VALUE_COVERED: Final = "{cards} on {card}"


def counted(cards: int) -> str:
    """Return a number of cards in words.

    Examples
    --------
    >>> counted(1), counted(4)
    ('1 card', '4 cards')
    """
    return f"{cards} card" if cards == 1 else f"{cards} cards"


# ---------------------------------------------------------------- pages

INTRODUCTION: Final = "Introduction"
STEP: Final = "Step {number} of {count}"
DONE: Final = "Done"
PRESS_NEXT: Final = "Press Next to go on."
PLAY_ON: Final = "Play on in your own way."
FINISHED: Final = "The lesson is finished."
FIRST_PAGE: Final = "This is the first page."
BEGINS_AGAIN: Final = "This step begins again."
NOTHING_TO_BEGIN: Final = "There is nothing to start again on this page."

# ---------------------------------------------------------------- answers

ANSWER_FIRST: Final = "Choose an answer first."
CARD_FIRST: Final = "Choose a card first."
QUESTION_FIRST: Final = "Answer the question first."
NO_QUESTION: Final = "There is no question on this page."
ANSWERED: Final = "You have answered this question. Press Next to go on."
ONE_OF_THE_ANSWERS: Final = "Choose one of the {count} answers."
ONE_OF_THE_NUMBERS: Final = "Choose a number from 0 to {most}."
ONE_OF_THE_CARDS: Final = "Choose a card on the table."
WRONG_ANSWER: Final = "That is not it. Look again, and try another answer."
WRONG_CARD: Final = "{card} is not it. Look again, and try another card."
WRONG_PLACE: Final = "That is not it. Look again, and try another place."
WRONG_NUMBER: Final = "{number} is not it. Look again, and try another number."

# Whether a move is legal; `golf_nb.lessons.legal` knows which of these are true.
LEGAL_YES: Final = "Yes"
LEGAL_COVERED: Final = "No: another card lies on it"
LEGAL_SAME_RANK: Final = "No: equal ranks never fit"
LEGAL_TOO_FAR: Final = "No: the ranks are too far apart"
LEGAL_KING_STOPS: Final = "No: nothing goes on a king"
LEGAL_ONLY_QUEEN: Final = "No: only a queen goes on a king"
LEGAL_KING_ACE: Final = "No: king and ace do not touch"
LEGAL_EMPTY_COLUMN: Final = "No: this column is empty"
LEGAL_EMPTY_STOCK: Final = "No: the stock is empty"
LEGAL_MUST_PLAY: Final = "No: a card fits, so you must play it first"
LEGAL_HAND_OVER: Final = "No: the hand is over"
LEGAL_NO_CARD: Final = "No: there is no such card on this table"
LEGAL_WHY_PLAY: Final = "Yes: {card} fits {waste}."
LEGAL_WHY_DRAW: Final = "Yes: there is a card in the stock."
LEGAL_WHY_NO_CARD: Final = "There is no such card on this table."

# ---------------------------------------------------------------- moves

PLAY_FIRST: Final = "Play a card first. A hint may help you."
NOTHING_TO_PLAY: Final = "There is nothing to play here now."
NO_SUCH_PLACE: Final = '"{text}" is neither a column nor a card on this table.'
NOT_FROM_THE_WASTE: Final = "Nothing is played from the waste: only the last card of a column can be played."
GOOD_MOVE: Final = "Yes, {card}."
ANOTHER_WAY: Final = "With {card} you can reach the goal too. Play on: the goal is to {goal}."
OWN_WAY: Final = "You reached the goal in your own way."
GOAL_REACHED: Final = "You reached the goal."
NOT_KNOWN: Final = (
    "The rules allow {card}, but it is not known how well you can go on after it. "
    "So please play as the lesson suggests."
)
NOT_KNOWN_PLAY_ON: Final = (
    "It is not known whether {card} still leads to the goal. Play on: the goal is to {goal}."
)
LOST: Final = "{after}. The goal is to {goal}."
LOST_LEFT: Final = "After {card}, at best {cards} stay on the table"
LOST_LEFT_ONE: Final = "After {card}, at best {cards} stays on the table"
LOST_SCORE: Final = "After {card}, the best possible score is {score}"
LOST_RUN: Final = "After {card}, the longest possible run has {cards}"
LOST_EXPOSE: Final = "After {card}, {wanted} cannot come free any more"
THE_DRAW: Final = "the draw"
TOOK_BACK: Final = "You took back {card}."
TOOK_BACK_MISTAKE: Final = "You took back {card}. Try again."
TAKE_BACK_FIRST: Final = "First take back {card}."
NOTHING_TO_TAKE_BACK: Final = "There is nothing to take back in this step."

# ---------------------------------------------------------------- help

NO_HINT: Final = "There is no hint here."
TRY_FIRST: Final = "Try a move first. Then the next hint tells you what to play."
ANSWER_BEFORE_HELP: Final = "Try an answer first. Then the next hint tells you the right one."
PLAY_IT: Final = "Play {card} from column {column}."
DRAW_IT: Final = "Draw a card from the stock."
NO_WAY_KNOWN: Final = "No way from here is known. Take your moves back, or start this step again."
THE_ANSWER: Final = "The answer is: {answer}."
NOTHING_TO_SHOW: Final = "There is nothing to show here."
SHOWN: Final = "This is a right way: {cards}."
BRANCH_NONE: Final = "There is no such question here."
BRANCH_LATER: Final = "This is about the table as it was. First take your moves back."
BRANCH_BACK: Final = "This is the table of the lesson again."
BRANCH_FIRST: Final = "First go back to the table of the lesson."
JOIN: Final = ", "

# ---------------------------------------------------------------- the result

PAR_LEFT: Final = "par is {cards} left"
PAR_SCORE: Final = "par is {score}"
RESULT_TABLE: Final = "The goal was to {goal}: you reached {value}."
RESULT_TABLE_PAR: Final = "The goal was to {goal}: you reached {value}, and {par}."
RESULT_HELP: Final = "Hints: {hints}. Show me: {shown}. Mistakes: {mistakes}. Wrong answers: {wrong}."
STARS: Final = {
    3: 'Three stars: every goal at par, with no hint, no "Show me", no mistake and no wrong answer.',
    2: (
        'Two stars: every goal at par, without "Show me". '
        "For three stars, do it without hints, mistakes and wrong answers."
    ),
    1: 'One star: you went through the lesson. For two stars, reach every goal without "Show me".',
}
