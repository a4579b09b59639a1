"""Every sentence that a tutor says by himself. Texts of lessons come from their files."""

from __future__ import annotations

from typing import TYPE_CHECKING

from golf_nb.engine import Play, card_at

if TYPE_CHECKING:
    from golf_nb.engine import Place, Position
    from golf_nb.lessons import Result, View

NEXT, BACK, HINT, SHOW = "Next", "Back", "Hint", "Show me"
NEXT_TIP = "Go on (key N)"
BACK_TIP = "One step back (key B)"
HINT_TIP = "Show a hint; the next press shows more (key H)"
SHOW_TIP = "Let the tutor do what this step asks for; it counts as help (key S)"
TAKE_BACK, TAKE_BACK_TIP = "Take it back", "Take the last move of this step back (key Z)"
RETRY, RETRY_TIP = "Start this step again", "Begin this step again (key R)"
ANSWER_TIP = "Answer: {answer}"
NUMBER_TIP = "Answer {number}"
BRANCH_TIP = "Look at it; the tutor plays it, and takes it back afterwards (key I)"
KEYS, KEYS_TIP = "Keys", "Show or hide the list of keys"
AUTO, AUTO_TIP = "Play it for me", "Let the lesson go on by itself; any key or click pauses it (key P)"
PAUSE, PAUSE_TIP = "Pause", "Stop here; the lesson is yours again (key P)"
PACE = "Pace"
PACES = {"slow": 0.6, "normal": 1.0, "fast": 1.8}
AGAIN, AGAIN_TIP = "Begin again", "Begin the whole lesson again; asks first (key G)"
YES_AGAIN, NO_AGAIN = "Yes, from the start", "No, go on here"

ASK_AGAIN = "Begin the lesson again from its start? Press G again or Enter for yes, Escape for no."
GOES_ON = "The lesson goes on here."
BEGUN_AGAIN = "The lesson begins again."
RESUMED = "You are back where you were: {place}. Begin again starts the lesson from the beginning."
NOT_RESUMED = "Your place in this lesson could not be found again, so it begins at the start."
PLAYING = "The lesson goes on by itself. Any key or click pauses it."
PAUSED = "Paused. The lesson is yours."
STUCK = "From here the tutor knows no way. The lesson is yours."
ALL_PLAYED = "That was the whole lesson."
ANSWER_IS = "The answer is: {answer}."
QUESTION_HERE = "Answer the question first."
NO_BRANCHES = "There is no other way to look at here."
BRANCH_OPEN = "First go back to the table of the lesson."
ONE_OR_MORE = "{digit} … Press Enter for {digit}, or a second digit for more."

KEY_LIST = (
    ("N, B", "next step, one step back"),
    ("H, S", "hint; show me"),
    ("Z", "take it back"),
    ("R", "start this step again"),
    ("I", "what if …? Once more for the next question"),
    ("P", "play it for me; any key pauses"),
    ("G", "begin the whole lesson again (asks first)"),
    ("Arrow keys, Home, End", "move the focus; down goes to the stock"),
    ("Enter or Space", "play the card, draw, or choose the card that is asked for"),
    ("A to {last}", "where a card is asked for: go to its column; again for the card above"),
    ("0 to 9", "give the number, choose the answer of that place, or play the card of a column"),
    ("D", "draw"),
    ("Tab, Shift+Tab", "leave the table"),
)

_SIGNS = {"good": "✓ ", "mistake": "✗ ", "wrong": "✗ "}
MOST_STARS = 3


def feedback(kind: str, text: str) -> str:
    """Return the tutor's answer with a sign for right or wrong, so that it is not told by colour."""
    return f"{_SIGNS.get(kind, '')}{' '.join(text.split())}"


def beside_title(view: View, minutes: int | None) -> str:
    """Return the line beside a lesson's title: the step, the time, the goal with par, and the rules."""
    parts = [view.progress]
    if minutes is not None:
        parts.append(f"about {duration(minutes)}")
    if view.goal:
        parts.append(f"Goal: {view.goal}" + (f" ({view.par})" if view.par else ""))
    return " · ".join((*parts, f"Rules: {view.position.rules.label}"))


def duration(minutes: int) -> str:
    """Return a number of minutes in words.

    Examples
    --------
    >>> duration(1), duration(4)
    ('1 minute', '4 minutes')
    """
    return f"{minutes} minute{'' if minutes == 1 else 's'}"


def stars(count: int) -> str:
    """Return stars as signs and in words.

    Examples
    --------
    >>> stars(2), stars(1)
    ('★★☆ 2 of 3 stars', '★☆☆ 1 of 3 stars')
    """
    return f"{'★' * count}{'☆' * (MOST_STARS - count)} {count} of {MOST_STARS} stars"


def best(count: int) -> str:
    """Return the line about the best result so far; empty if there is none."""
    return f"Your best: {stars(count)}." if count else ""


def result(reached: Result, before: int) -> tuple[str, ...]:
    """Return what came of a lesson in lines: the stars, why, what was reached on each table, and the best so far.

    Parameters
    ----------
    reached
        The result.
    before
        The most stars of earlier times; 0 if there are none.
    """
    now = reached.stars
    if not before:
        compared = "This is your first result in this lesson."
    elif now > before:
        compared = f"This is your best; before it was {stars(before)}."
    else:
        compared = best(before)
    *tables, rule = reached.lines
    return (f"{stars(now)}. {rule}", *tables, compared)


def place_of(view: View) -> str:
    """Return where a learner is, as it stands in a sentence."""
    return view.progress[:1].lower() + view.progress[1:]


def pointed(place: Place, position: Position) -> str:
    """Say what the keyboard focus is on, and nothing that could answer a question.

    Examples
    --------
    >>> from golf_nb.engine import Place, deal
    >>> pointed(Place("column", 1, 4), deal(24)), pointed(Place("stock"), deal(24))
    ('Column B, card 5 of 5: 10♠.', 'Stock.')
    """
    if place.pile == "stock":
        return "Stock."
    card = card_at(place, position)
    if place.pile == "waste":
        return f"Waste: {card}."
    name = f"Column {Play(place.column)}"
    if card is None:
        return f"{name} is empty."
    return f"{name}, card {place.row + 1} of {len(position.columns[place.column])}: {card}."


def lesson_state(*, reached: int, pages: int, finished: bool, stars_won: int) -> str:
    """Return how far a learner has come in a lesson, as a sign and in words.

    Examples
    --------
    >>> lesson_state(reached=4, pages=10, finished=False, stars_won=0)
    '◐ step 3 of 8'
    >>> lesson_state(reached=10, pages=10, finished=True, stars_won=3)
    '★★★ 3 of 3 stars'
    """
    if stars_won:
        return stars(stars_won)
    if finished:
        return "✓ finished"
    step = min(reached - 1, pages - 2)
    return f"◐ step {step} of {pages - 2}" if step > 0 else "○ not begun"


# ---------------------------------------------------------------- the list of lessons

LESSONS = "Lessons"
CHAPTER = "Chapter"
CHAPTER_LINE = "{number}. {title} ({done} of {all} finished)"
NEXT_LESSON = "Next lesson"
NEXT_LESSON_TIP = "Open the first lesson that you have not finished"
OPEN_LESSON = "Open this lesson: {about}"
IS_OPEN = "{about} · open below"
OPENED = "The lesson “{title}” is open below."
