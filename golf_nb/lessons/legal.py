"""Whether a move is legal, as a question: the rules know the answer, so no author can get it wrong."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from golf_nb.engine import Draw, Reason, card_at, locate
from golf_nb.engine.cards import KING
from golf_nb.engine.refusal import covered, does_not_fit, empty_column, empty_stock
from golf_nb.language import say
from golf_nb.lessons.faults import is_draw, is_on

if TYPE_CHECKING:
    from golf_nb.engine import Card, Position, Refusal
    from golf_nb.lessons.kinds import LegalStep

_ASKED: Final[tuple[Reason, ...]] = (
    Reason.COVERED,
    Reason.SAME_RANK,
    Reason.TOO_FAR,
    Reason.KING_STOPS,
    Reason.ONLY_QUEEN,
    Reason.KING_ACE,
    Reason.EMPTY_COLUMN,
    Reason.EMPTY_STOCK,
    Reason.MUST_PLAY,
    Reason.HAND_OVER,
)
"""The reasons that can be an answer, in the order in which they are offered."""
_KING_REASONS: Final = (Reason.KING_STOPS, Reason.ONLY_QUEEN, Reason.KING_ACE)


@dataclass(frozen=True, slots=True)
class Asked:
    """A question whose answers come from the rules.

    Parameters
    ----------
    choices : tuple of str
        The answers to choose from: yes, and reasons why not.
    answer : int
        Which of them is right, counted from 0. None of the others is true.
    why : str
        The explanation.
    """

    choices: tuple[str, ...]
    answer: int
    why: str


def asked(step: LegalStep, position: Position) -> Asked:
    """Return a question about a move as the rules answer it on a table.

    Parameters
    ----------
    step : LegalStep
        The question.
    position : Position
        The table.

    Returns
    -------
    Asked
        The answers.
    """
    if not is_on(step, position):
        # A learner who came here in another way than the script's may have played the card.
        yes_or_no = (say("lessons.legal.yes"), say("lessons.legal.no_card"))
        return Asked(yes_or_no, 1, say("lessons.legal.why_no_card"))
    if is_draw(step.place):
        card, refusal = None, _draw_refusal(position)
        others = [Reason.EMPTY_STOCK, Reason.MUST_PLAY]
        yes = say("lessons.legal.why_draw")
    else:
        place = locate(step.place, position)
        card = card_at(place, position)
        if card is None:
            refusal = empty_column(place.column)
            others = [Reason.COVERED]
        else:
            refusal = _play_refusal(position, place.column, place.row)
            others = _false_reasons(card, place.row == len(position.columns[place.column]) - 1, position)
        yes = say("lessons.legal.why_play", card=card, waste=position.waste_top)
    reason = None if refusal is None else refusal.reason
    offered = [each for each in _ASKED if each is reason or each in others]
    choices = (say("lessons.legal.yes"), *(say(f"lessons.legal.no.{each}") for each in offered))
    answer = 0 if reason is None else 1 + offered.index(reason)
    return Asked(choices, answer, step.why or (yes if refusal is None else refusal.sentence))


def _draw_refusal(position: Position) -> Refusal | None:
    """Return why nothing can be drawn; that the stock is empty says more than that the hand is over."""
    if not position.stock and any(position.columns):
        return empty_stock()
    return position.refusal(Draw())


def _play_refusal(position: Position, column: int, row: int) -> Refusal | None:
    """Return why a card cannot be played; the reason at the card says more than that the hand is over."""
    cards = position.columns[column]
    if row < len(cards) - 1:
        return covered(cards[row], cards[row + 1 :])
    if position.rules.fits(cards[row], position.waste_top):
        return None
    return does_not_fit(cards[row], position.waste_top, position.rules)


def _false_reasons(card: Card, free: bool, position: Position) -> list[Reason]:  # noqa: FBT001
    """Return the reasons that could be offered for a card and are not true of it."""
    waste, rules = position.waste_top, position.rules
    fits = rules.fits(card, waste)
    why = None if fits else does_not_fit(card, waste, rules).reason
    reasons = [Reason.COVERED] if free else []
    if card.rank != waste.rank:
        reasons.append(Reason.SAME_RANK)
    if fits or card.rank == waste.rank:
        reasons.append(Reason.TOO_FAR)
    if card.rank == KING and waste.rank != KING and why not in _KING_REASONS:
        reasons.append(Reason.KING_STOPS)
    return reasons
