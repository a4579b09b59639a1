"""What a program can check in a lesson's sentences: the cards they name, and answers given away."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from golf_nb.engine import Card, GolfError
from golf_nb.lessons.errors import key_text
from golf_nb.lessons.kinds import AskStep, CardStep, FreeStep, MoveStep, NumberStep, Question

if TYPE_CHECKING:
    from collections.abc import Iterator

    from golf_nb.engine import Position
    from golf_nb.lessons.kinds import Step
    from golf_nb.lessons.model import Lesson

_CARD: Final = re.compile(r"(?:10|[2-9AJQK])[♣♦♥♠]")


def prose_problems(lesson: Lesson) -> Iterator[str]:
    """Find sentences that cannot be right.

    Parameters
    ----------
    lesson : Lesson
        The lesson.

    Yields
    ------
    str
        A card that is named but not on that step's table, or a reply to a wrong answer that contains the right one.
    """
    for index, step in enumerate(lesson.steps):
        key = key_text(("steps", index))
        cards = _cards(lesson.setting_at(index + 1).start)
        for card in dict.fromkeys(_CARD.findall(" ".join(_sentences(step)))):
            if card not in cards:
                yield f"{key}: it speaks of {card}, which is not on this table"
        for answer in _answers(step):
            whole = re.compile(rf"(?<!\w){re.escape(answer)}(?!\w)", re.IGNORECASE)
            for given, reply in _replies(step):
                if whole.search(reply):
                    yield f'{key}.replies: the reply to "{given}" gives the answer away'


def lesson_sentences(lesson: Lesson) -> Iterator[str]:
    """Give every text of a lesson that a learner can read, its title among them; empty ones too.

    Parameters
    ----------
    lesson : Lesson
        The lesson.

    Yields
    ------
    str
        The texts, from the title to what was learnt.
    """
    yield lesson.title
    for page in lesson.pages:
        yield from _sentences(page)


def _answers(step: Step) -> tuple[str, ...]:
    """Return the right answers as a reply could name them."""
    match step:
        case AskStep():
            return (step.choices[step.answer].text,)
        case NumberStep():
            return (str(step.number),)
        case CardStep():
            return tuple(card for card in map(_card_named, step.cards) if card)
        case _:
            return ()


def _replies(step: Step) -> tuple[tuple[str, str], ...]:
    """Return the replies to wrong answers, each with the answer."""
    match step:
        case AskStep():
            return tuple((choice.text, choice.reply) for choice in step.choices)
        case NumberStep():
            return tuple((str(number), reply) for number, reply in step.replies)
        case CardStep():
            return step.replies
        case _:
            return ()


def _sentences(step: Step) -> Iterator[str]:
    yield from (step.text, step.alt)
    for branch in step.branches:
        yield from (branch.what_if, branch.why)
    if isinstance(step, MoveStep | FreeStep):
        yield from (*step.hints, step.then, step.others, *(mistake.why for mistake in step.mistakes))
    if isinstance(step, Question):
        yield from (step.why, *step.hints, *(reply for _, reply in _replies(step)))
    if isinstance(step, AskStep):
        yield from (choice.text for choice in step.choices)


def _card_named(place: str) -> str:
    """Return the card that a place names as a sentence writes it; empty for a place in a pile."""
    try:
        return str(Card.parse(place))
    except GolfError:
        return ""


def _cards(position: Position) -> set[str]:
    piles = (*position.columns, position.stock, position.waste)
    return {str(card) for pile in piles for card in pile}
