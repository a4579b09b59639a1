"""Why a move is refused: a reason code for programs and a sentence for people.

Every function below builds one refusal; `golf_nb.engine.position` and `golf_nb.engine.game` decide which
one applies.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING

from golf_nb.engine.cards import ACE, KING, a_rank
from golf_nb.engine.errors import GolfError
from golf_nb.engine.moves import column_letter
from golf_nb.engine.rules import KingRule
from golf_nb.language import listed, say

if TYPE_CHECKING:
    from collections.abc import Sequence

    from golf_nb.engine.cards import Card
    from golf_nb.engine.rules import Rules


class Reason(StrEnum):
    """The kinds of refusal."""

    COVERED = "covered"
    SAME_RANK = "same-rank"
    TOO_FAR = "too-far"
    KING_STOPS = "king-stops"
    ONLY_QUEEN = "only-queen"
    KING_ACE = "king-ace"
    EMPTY_COLUMN = "empty-column"
    NO_SUCH_COLUMN = "no-such-column"
    NO_SUCH_CARD = "no-such-card"
    EMPTY_STOCK = "empty-stock"
    MUST_PLAY = "must-play"
    HAND_OVER = "hand-over"
    DRAW_STAYS = "draw-stays"
    NO_UNDO = "no-undo"
    NOTHING_TO_UNDO = "nothing-to-undo"
    NOTHING_TO_REDO = "nothing-to-redo"


@dataclass(frozen=True, slots=True)
class Refusal:
    """A refused move, as a value.

    Parameters
    ----------
    reason : Reason
        The kind of refusal.
    sentence : str
        The reason in words; it names the cards.
    """

    reason: Reason
    sentence: str

    def __str__(self) -> str:
        """Return the sentence."""
        return self.sentence


class IllegalMoveError(GolfError):
    """A move that the rules refuse.

    Parameters
    ----------
    refusal : Refusal
        The reason, which is also the message.
    """

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.sentence)
        self.refusal = refusal
        # A copied or pickled exception is rebuilt from its arguments.
        self.args = (refusal,)


def does_not_fit(card: Card, waste: Card, rules: Rules) -> Refusal:
    """Return the most specific reason why a card does not fit the waste's top card.

    Parameters
    ----------
    card, waste : Card
        Two cards that do not fit.
    rules : Rules
        The rules that say so.

    Returns
    -------
    Refusal
        Equal ranks first, then the king rules, then the distance.
    """
    fitting = rules.ranks_that_fit(waste.rank)
    if card.rank == waste.rank:
        reason, because = Reason.SAME_RANK, "same_rank" if fitting else "two_kings"
    elif waste.rank == KING and rules.kings is KingRule.STOP:
        reason, because = Reason.KING_STOPS, "king_stops"
    elif {card.rank, waste.rank} == {ACE, KING}:
        reason, because = Reason.KING_ACE, "king_ace"
    elif waste.rank == KING and rules.kings is KingRule.QUEEN:
        reason, because = Reason.ONLY_QUEEN, "only_queen"
    else:
        reason, because = Reason.TOO_FAR, "too_far"
    ranks = listed(map(a_rank, fitting), "or") if fitting else ""
    return Refusal(reason, say(f"refusal.no_fit.{because}", card=card, waste=waste, ranks=ranks))


def covered(card: Card, above: Sequence[Card]) -> Refusal:
    """Return the refusal of a covered card.

    Parameters
    ----------
    card : Card
        The card that was asked for.
    above : sequence of Card
        The cards that lie on it, at least one.

    Returns
    -------
    Refusal
        It names every card in the way.
    """
    return Refusal(Reason.COVERED, say("refusal.covered", card=card, cards=listed(above)))


def empty_column(column: int) -> Refusal:
    """Return the refusal of a play from an empty column, counted from 0."""
    return Refusal(Reason.EMPTY_COLUMN, say("refusal.empty_column", column=column_letter(column)))


def no_such_column(column: int, columns: int) -> Refusal:
    """Return the refusal of a column that the tableau does not have."""
    letter, last = column_letter(column), column_letter(columns - 1)
    return Refusal(
        Reason.NO_SUCH_COLUMN, say("refusal.no_such_column", column=letter, last=last, count=columns)
    )


def no_such_card(column: int, row: int, cards: int) -> Refusal:
    """Return the refusal of a place below the last of so many cards; column and row are counted from 0."""
    letter = column_letter(column)
    return Refusal(
        Reason.NO_SUCH_CARD, say("refusal.no_such_card", number=row + 1, column=letter, count=cards)
    )


def empty_stock() -> Refusal:
    """Return the refusal of a draw from an empty stock."""
    return Refusal(Reason.EMPTY_STOCK, say("refusal.empty_stock"))


def must_play(cards: Sequence[Card], waste: Card) -> Refusal:
    """Return the refusal of a draw while the given cards fit, under compulsory play."""
    sentence = say("refusal.must_play", cards=listed(cards), waste=waste, count=len(cards))
    return Refusal(Reason.MUST_PLAY, sentence)


def hand_cleared() -> Refusal:
    """Return the refusal of any move after a clear."""
    return Refusal(Reason.HAND_OVER, say("refusal.over.cleared"))


def hand_blocked(waste: Card, rules: Rules) -> Refusal:
    """Return the refusal of any move once nothing fits and the stock is empty."""
    if waste.rank != KING:
        sentence = say("refusal.over.blocked", waste=waste)
    elif rules.kings is KingRule.STOP:
        sentence = say("refusal.over.king_stops", waste=waste)
    else:
        ranks = listed((a_rank(rank) for rank in reversed(rules.ranks_that_fit(KING))), "or")
        sentence = say("refusal.over.on_king", waste=waste, ranks=ranks)
    return Refusal(Reason.HAND_OVER, sentence)


def draw_stays(card: Card) -> Refusal:
    """Return the refusal to take back the draw that turned a card."""
    return Refusal(Reason.DRAW_STAYS, say("refusal.undo.draw_stays", card=card))


def no_undo() -> Refusal:
    """Return the refusal of an undo under rules that have none."""
    return Refusal(Reason.NO_UNDO, say("refusal.undo.none"))


def nothing_to_undo() -> Refusal:
    """Return the refusal of an undo before the first move."""
    return Refusal(Reason.NOTHING_TO_UNDO, say("refusal.undo.nothing"))


def nothing_to_redo() -> Refusal:
    """Return the refusal of a redo when no move has been taken back."""
    return Refusal(Reason.NOTHING_TO_REDO, say("refusal.undo.redo_nothing"))
