"""What a tutor and the list of lessons say, where it is put together from several things."""

from __future__ import annotations

from typing import TYPE_CHECKING

from golf_nb.engine import Play, card_at
from golf_nb.language import say

if TYPE_CHECKING:
    from golf_nb.engine import Place, Position
    from golf_nb.lessons import Result, View

_SIGNS = {"good": "✓ ", "mistake": "✗ ", "wrong": "✗ "}
MOST_STARS = 3


def feedback(kind: str, text: str) -> str:
    """Return the tutor's answer with a sign for right or wrong, so that it is not told by colour."""
    return f"{_SIGNS.get(kind, '')}{' '.join(text.split())}"


def beside_title(view: View, minutes: int | None) -> str:
    """Return the line beside a lesson's title: the step, the time, the goal with par, and the rules."""
    parts = [view.progress]
    if minutes is not None:
        parts.append(say("tutor.head.minutes", count=minutes))
    if view.goal:
        parts.append(goal(view.goal, view.par))
    return " · ".join((*parts, say("tutor.head.rules", rules=view.position.rules.label)))


def goal(wanted: str, par: str) -> str:
    """Return what is to be reached, with par if it is known."""
    return (
        say("tutor.head.goal_and_par", goal=wanted, par=par) if par else say("tutor.head.goal", goal=wanted)
    )


def stars(count: int) -> str:
    """Return stars as signs and in words.

    Examples
    --------
    >>> stars(2), stars(1)
    ('★★☆ 2 of 3 stars', '★☆☆ 1 of 3 stars')
    """
    signs = "★" * count + "☆" * (MOST_STARS - count)
    return say("tutor.result.stars", signs=signs, count=count, most=MOST_STARS)


def best(count: int) -> str:
    """Return the line about the best result so far; empty if there is none."""
    return say("tutor.result.best", stars=stars(count)) if count else ""


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
        compared = say("tutor.result.first")
    elif now > before:
        compared = say("tutor.result.better", stars=stars(before))
    else:
        compared = best(before)
    *tables, rule = reached.lines
    return (f"{stars(now)}. {rule}", *tables, compared)


def pointed(place: Place, position: Position) -> str:
    """Say what the keyboard focus is on, and nothing that could answer a question.

    Examples
    --------
    >>> from golf_nb.engine import Place, deal
    >>> pointed(Place("column", 1, 4), deal(24)), pointed(Place("stock"), deal(24))
    ('Column B, card 5 of 5: 10♠.', 'Stock.')
    """
    if place.pile == "stock":
        return say("tutor.pointed.stock")
    card = card_at(place, position)
    if place.pile == "waste":
        return say("tutor.pointed.waste", card=card)
    column = str(Play(place.column))
    if card is None:
        return say("tutor.pointed.empty_column", column=column)
    count = len(position.columns[place.column])
    return say("tutor.pointed.card", column=column, number=place.row + 1, count=count, card=card)


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
        return say("picker.state.finished")
    step = min(reached - 1, pages - 2)
    return (
        say("picker.state.begun", step=step, count=pages - 2) if step > 0 else say("picker.state.not_begun")
    )
