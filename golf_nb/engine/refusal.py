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
    ranks = [a_rank(rank) for rank in rules.ranks_that_fit(waste.rank)]
    would = f"{_joined(ranks, 'or')} would" if ranks else "nothing goes on a king"
    if card.rank == waste.rank:
        reason, because = Reason.SAME_RANK, f"equal ranks never fit; {would}"
    elif waste.rank == KING and rules.kings is KingRule.STOP:
        reason, because = Reason.KING_STOPS, "nothing goes on a king"
    elif {card.rank, waste.rank} == {ACE, KING}:
        reason, because = Reason.KING_ACE, f"king and ace do not touch; {would}"
    elif waste.rank == KING and rules.kings is KingRule.QUEEN:
        reason, because = Reason.ONLY_QUEEN, "only a queen goes on a king"
    else:
        reason, because = Reason.TOO_FAR, would
    return Refusal(reason, f"{card} does not fit {waste}: {because}.")


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
    cards = _joined(above, "and")
    return Refusal(
        Reason.COVERED, f"{card} is covered by {cards}: only the last card of a column can be played."
    )


def empty_column(column: int) -> Refusal:
    """Return the refusal of a play from an empty column, counted from 0."""
    return Refusal(
        Reason.EMPTY_COLUMN,
        f"Column {column_letter(column)} is empty: there is no card to play, and none comes back.",
    )


def no_such_column(column: int, columns: int) -> Refusal:
    """Return the refusal of a column that the tableau does not have."""
    last = column_letter(columns - 1)
    there_are = "the only column is A" if columns == 1 else f"the columns are A to {last}"
    return Refusal(Reason.NO_SUCH_COLUMN, f"There is no column {column_letter(column)}: {there_are}.")


def no_such_card(column: int, row: int, cards: int) -> Refusal:
    """Return the refusal of a place below the last of so many cards; column and row are counted from 0."""
    held = "1 card" if cards == 1 else f"{cards} cards"
    return Refusal(
        Reason.NO_SUCH_CARD, f"There is no card {row + 1} in column {column_letter(column)}: it has {held}."
    )


def empty_stock() -> Refusal:
    """Return the refusal of a draw from an empty stock."""
    return Refusal(Reason.EMPTY_STOCK, "The stock is empty: there is no card to draw.")


def must_play(cards: Sequence[Card], waste: Card) -> Refusal:
    """Return the refusal of a draw while the given cards fit, under compulsory play."""
    if len(cards) == 1:
        sentence = f"{cards[0]} fits {waste}, so you must play it before you draw."
    else:
        sentence = f"{_joined(cards, 'and')} fit {waste}, so you must play one of them before you draw."
    return Refusal(Reason.MUST_PLAY, sentence)


def hand_cleared() -> Refusal:
    """Return the refusal of any move after a clear."""
    return Refusal(Reason.HAND_OVER, "The hand is over: the tableau is clear.")


def hand_blocked(waste: Card, rules: Rules) -> Refusal:
    """Return the refusal of any move once nothing fits and the stock is empty."""
    if waste.rank != KING:
        why = f"nothing fits {waste}"
    elif rules.kings is KingRule.STOP:
        why = f"nothing goes on a king ({waste})"
    else:
        ranks = _joined([a_rank(rank) for rank in reversed(rules.ranks_that_fit(KING))], "or")
        why = f"nothing fits {waste}, because only {ranks} goes on a king"
    return Refusal(Reason.HAND_OVER, f"The hand is over: the stock is empty and {why}.")


def draw_stays(card: Card) -> Refusal:
    """Return the refusal to take back the draw that turned a card."""
    return Refusal(Reason.DRAW_STAYS, f"A draw cannot be undone: {card} stays on the waste.")


def no_undo() -> Refusal:
    """Return the refusal of an undo under rules that have none."""
    return Refusal(Reason.NO_UNDO, "Undo is not part of these rules: a move stays made.")


def nothing_to_undo() -> Refusal:
    """Return the refusal of an undo before the first move."""
    return Refusal(Reason.NOTHING_TO_UNDO, "There is nothing to undo: no move has been made.")


def nothing_to_redo() -> Refusal:
    """Return the refusal of a redo when no move has been taken back."""
    return Refusal(Reason.NOTHING_TO_REDO, "There is nothing to redo: no move has been taken back.")


def _joined(items: Sequence[object], conjunction: str) -> str:
    *others, last = [str(item) for item in items]
    return f"{', '.join(others)} {conjunction} {last}" if others else last
