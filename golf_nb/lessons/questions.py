"""Reading the four kinds of questions: with choices, for a card, for a number, and whether a move is legal."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final

from golf_nb.lessons.kinds import AskStep, CardStep, Choice, LegalStep, NumberStep

if TYPE_CHECKING:
    from golf_nb.engine import Position
    from golf_nb.lessons.fields import Fields
    from golf_nb.lessons.kinds import Question

_KEYS: Final = {
    "choices": ("choices", "answer", "replies"),
    "card": ("card", "replies"),
    "number": ("number", "most", "replies"),
    "legal": ("legal",),
}
_EVERY: Final = ("ask", "why", "hint")
QUESTION_KEYS: Final = tuple(dict.fromkeys((*_EVERY, *(key for keys in _KEYS.values() for key in keys))))
"""The keys of all kinds of questions."""
LARGEST_NUMBER: Final = 11
"""The largest number that can be an answer: there is a button for each from 0 on."""
_FEWEST_CHOICES: Final = 2
_SPARE_NUMBERS: Final = 2
_DIGITS: Final = re.compile(r"[0-9]{1,2}")


def read_question(fields: Fields, common: dict[str, Any], table: Position) -> Question:
    """Read a step that asks something.

    Parameters
    ----------
    fields : Fields
        The step's table of keys, all of which belong to some kind of step.
    common : dict
        What every step has, already read.
    table : Position
        The table that was set last.

    Returns
    -------
    Question
        The step.

    Raises
    ------
    LessonError
        If it is no question of one kind, or the answer is not one of those that can be given.
    """
    kinds = [kind for kind in _KEYS if kind in fields]
    if len(kinds) > 1:
        raise fields.error(
            kinds[1], f'a question cannot have both "{kinds[0]}" and "{kinds[1]}"', expected="one of them"
        )
    if not kinds:
        raise fields.error("ask", "nothing to answer with", expected=f"one of {', '.join(_KEYS)}")
    kind = kinds[0]
    own = {*_EVERY, *_KEYS[kind]}
    for key in fields.values:
        if key in QUESTION_KEYS and key not in own:
            raise fields.error(
                key,
                f'a question with "{kind}" has no such key',
                text=key,
                expected=f"one of {', '.join(sorted(own))}",
            )
    common = common | {"text": fields.text("ask"), "hints": fields.texts("hint")}
    if kind == "legal":
        return LegalStep(why=fields.text("why", ""), place=fields.raw("legal").strip(), **common)
    common["why"] = fields.text("why")
    if kind == "choices":
        return _choices(fields, common)
    return _card(fields, common) if kind == "card" else _number(fields, common, table)


def _choices(fields: Fields, common: dict[str, Any]) -> AskStep:
    texts = fields.texts("choices")
    if len(texts) < _FEWEST_CHOICES:
        raise fields.error(
            "choices", "too few answers to choose from", expected="a list of two or more texts"
        )
    twice = next((text for text in texts if texts.count(text) > 1), None)
    if twice is not None:
        raise fields.error("choices", "this answer is there twice", text=twice)
    answer = fields.text("answer")
    if answer not in texts:
        raise fields.error("answer", "not one of the choices", text=answer, expected=_quoted(texts))
    replies = fields.table("replies")
    replies.only((text for text in texts if text != answer), "the table of replies to wrong answers")
    choices = tuple(Choice(text, replies.text(text, "")) for text in texts)
    return AskStep(choices=choices, answer=texts.index(answer), **common)


def _card(fields: Fields, common: dict[str, Any]) -> CardStep:
    cards = fields.texts("card")
    if not cards:
        raise fields.error("card", "no place", expected="at least one place, such as B, B2, stock or 6♥")
    replies = fields.table("replies")
    return CardStep(cards=cards, replies=tuple((key, replies.text(key)) for key in replies.values), **common)


def _number(fields: Fields, common: dict[str, Any], table: Position) -> NumberStep:
    number = fields.number("number")
    if not 0 <= number <= LARGEST_NUMBER:
        raise fields.error(
            "number", "no such answer", text=str(number), expected=f"a number from 0 to {LARGEST_NUMBER}"
        )
    if "most" in fields:
        most = fields.number("most")
        if not max(number, 1) <= most <= LARGEST_NUMBER:
            expected = f"a number from {max(number, 1)} to {LARGEST_NUMBER}"
            raise fields.error("most", "no such last answer", text=str(most), expected=expected)
    else:
        # Mostly cards are counted; and the last button must not always be the right one.
        most = min(LARGEST_NUMBER, max(table.cards_left, number + _SPARE_NUMBERS))
    replies = fields.table("replies")
    for key in replies.values:
        if not _DIGITS.fullmatch(key) or int(key) > most or int(key) == number:
            expected = f"another number from 0 to {most}, as a text"
            raise replies.error(key, "not a wrong answer", text=key, expected=expected)
    found = tuple((int(key), replies.text(key)) for key in replies.values)
    return NumberStep(number=number, most=most, replies=found, **common)


def _quoted(texts: tuple[str, ...]) -> str:
    return " or ".join(f'"{text}"' for text in texts)
