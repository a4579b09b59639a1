"""What a program can check in a lesson's sentences: the cards they name, and answers given away."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from golf_nb.lessons.errors import key_text
from golf_nb.lessons.model import AskStep, FreeStep, MoveStep

if TYPE_CHECKING:
    from collections.abc import Iterator

    from golf_nb.engine import Position
    from golf_nb.lessons.model import Lesson, Step

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
        if isinstance(step, AskStep):
            answer = step.choices[step.answer].text
            whole = re.compile(rf"(?<!\w){re.escape(answer)}(?!\w)", re.IGNORECASE)
            for choice in step.choices:
                if whole.search(choice.reply):
                    yield f'{key}.replies: the reply to "{choice.text}" gives the answer away'


def _sentences(step: Step) -> Iterator[str]:
    yield step.text
    if isinstance(step, MoveStep | FreeStep):
        yield from (*step.hints, step.then, *(mistake.why for mistake in step.mistakes))
    if isinstance(step, AskStep):
        yield step.why
        for choice in step.choices:
            yield from (choice.text, choice.reply)


def _cards(position: Position) -> set[str]:
    piles = (*position.columns, position.stock, position.waste)
    return {str(card) for pile in piles for card in pile}
