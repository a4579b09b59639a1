"""A learner's answer: one of the choices, a card, or a number."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import TYPE_CHECKING

from golf_nb.engine import GolfError, card_at, locate
from golf_nb.language import ended, say
from golf_nb.lessons.actions import first_back
from golf_nb.lessons.faults import is_on
from golf_nb.lessons.kinds import AskStep, CardStep, LegalStep, NumberStep, Question
from golf_nb.lessons.legal import asked
from golf_nb.lessons.state import Feedback, completed

if TYPE_CHECKING:
    from golf_nb.engine import Place, Position
    from golf_nb.lessons.state import State


def choices_of(step: object, position: Position) -> tuple[str, ...]:
    """Return the answers that a step offers in words on a table; none if it asks in another way."""
    if isinstance(step, AskStep):
        return tuple(choice.text for choice in step.choices)
    return asked(step, position).choices if isinstance(step, LegalStep) else ()


def choose(state: State, index: int) -> State:
    """Choose an answer in words by its place among those that are offered, counted from 0."""
    step = state.step
    if not isinstance(step, AskStep | LegalStep):
        return state.says("info", say("lessons.answer.no_question"))
    if state.settled or state.astray:
        return _not_now(state)
    choices = choices_of(step, state.position)
    if not 0 <= index < len(choices):
        return state.says("info", say("lessons.answer.one_of_the_answers", count=len(choices)))
    answer = asked(step, state.position).answer if isinstance(step, LegalStep) else step.answer
    if index == answer:
        return _right(state)
    reply = "" if isinstance(step, LegalStep) else step.choices[index].reply
    return _wrong(state, reply or say("lessons.answer.wrong"))


def give_number(state: State, number: int) -> State:
    """Answer with a number."""
    step = state.step
    if not isinstance(step, NumberStep):
        return state.says("info", say("lessons.answer.no_question"))
    if state.settled or state.astray:
        return _not_now(state)
    if not 0 <= number <= step.most:
        return state.says("info", say("lessons.answer.one_of_the_numbers", most=step.most))
    if number == step.number:
        return _right(state)
    return _wrong(state, dict(step.replies).get(number, say("lessons.answer.wrong_number", number=number)))


def point(state: State, text: str) -> State:
    """Answer with a place, such as ``B``, ``B2``, ``stock`` or ``6♥``."""
    step = state.step
    if not isinstance(step, CardStep):
        return state.says("info", say("lessons.answer.no_question"))
    if state.settled or state.astray:
        return _not_now(state)
    # A draw is asked for where the stock is pressed.
    place = _place("stock" if text.strip().lower() == "draw" else text, state.position)
    if place is None:
        return state.says("info", say("lessons.answer.one_of_the_cards"))
    # Who came here in another way than the script's may have played the card; any other will do then.
    if not is_on(step, state.position) or place in [_place(card, state.position) for card in step.cards]:
        return _right(state)
    for wrong, reply in step.replies:
        if _place(wrong, state.position) == place:
            return _wrong(state, reply)
    card = card_at(place, state.position)
    said = say("lessons.answer.wrong_card", card=card) if card else say("lessons.answer.wrong_place")
    return _wrong(state, said)


def waits_for_card(state: State) -> bool:
    """Return whether the learner is to point at a card now."""
    return isinstance(state.step, CardStep) and not state.settled and not state.astray


def _answer_said(step: Question, position: Position) -> str:
    """Return the right answer to a question on a table, as it stands in a sentence."""
    match step:
        case AskStep():
            return step.choices[step.answer].text
        case NumberStep():
            return str(step.number)
        case LegalStep():
            known = asked(step, position)
            return known.choices[known.answer]
        case CardStep():
            place = _place(step.cards[0], position)
            card = card_at(place, position) if place else None
            return str(card or step.cards[0])


def answer_told(step: Question, position: Position, why: str = "") -> str:
    """Return the sentence that gives the right answer away, and why it is right.

    Parameters
    ----------
    step
        The question.
    position
        The table that it is about.
    why
        The explanation. One that begins with the answer itself stands alone.
    """
    answer = _answer_said(step, position)
    if re.match(rf"{re.escape(answer)}(?!\w)", why, re.IGNORECASE):
        return why
    return f"{ended(say('lessons.help.the_answer', answer=answer))} {why}".rstrip()


def explained(step: Question, position: Position) -> Feedback:
    """Return the explanation that follows the right answer."""
    why = asked(step, position).why if isinstance(step, LegalStep) else step.why
    return Feedback("good", why)


def _right(state: State) -> State:
    step = state.step
    assert isinstance(step, Question)  # noqa: S101 - every caller has looked
    return completed(replace(state, tries=state.tries + 1), explained(step, state.position))


def _wrong(state: State, said: str) -> State:
    return replace(state, tries=state.tries + 1).counts("wrong").says("wrong", said)


def _not_now(state: State) -> State:
    return state.says("info", first_back(state) if state.astray else say("lessons.answer.answered"))


def _place(text: str, position: Position) -> Place | None:
    try:
        return locate(text, position)
    except GolfError:
        return None
