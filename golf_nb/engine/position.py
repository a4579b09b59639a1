"""Position: one moment of a hand, with every question the rules can answer about it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING

from golf_nb.engine import refusal as refusals
from golf_nb.engine.moves import Draw, Move, Play, as_move
from golf_nb.engine.refusal import IllegalMoveError
from golf_nb.engine.rules import Rules, Scoring, as_rules
from golf_nb.engine.scores import signed
from golf_nb.engine.tables import check_table
from golf_nb.language import say

if TYPE_CHECKING:
    from golf_nb.engine.cards import Card
    from golf_nb.engine.refusal import Refusal


class Outcome(StrEnum):
    """How a hand stands."""

    PLAYING = "playing"
    CLEARED = "cleared"
    BLOCKED = "blocked"


@dataclass(frozen=True, slots=True)
class Position:
    """The cards on the table and the rules they are played under.

    Parameters
    ----------
    columns : tuple of tuple of Card
        The tableau. The last card of a column is the exposed one; a played-out column is an empty tuple.
    stock : tuple of Card
        The cards still to draw, the next one first.
    waste : tuple of Card
        The cards played and drawn, the top one last.
    rules : Rules
        The rule set; the name of a preset is accepted as well.

    Raises
    ------
    GolfError
        If there is no column, too many or too long ones, an empty waste, or a card more often than the
        packs hold it.

    Examples
    --------
    >>> from golf_nb.engine import Card, Rules
    >>> def cards(text):
    ...     return tuple(Card.parse(code) for code in text.split())
    >>> position = Position((cards("7C 8S"), cards("6H")), (), cards("7D"), Rules.preset("king-stops"))
    >>> [str(move) for move in position.moves()]
    ['A', 'B']
    >>> print(position.refusal_at(0, 0))
    7♣ is covered by 8♠: only the last card of a column can be played.
    """

    columns: tuple[tuple[Card, ...], ...]
    stock: tuple[Card, ...]
    waste: tuple[Card, ...]
    rules: Rules

    def __post_init__(self) -> None:
        """Freeze the piles and refuse a table that the packs cannot make."""
        object.__setattr__(self, "columns", tuple(tuple(column) for column in self.columns))
        object.__setattr__(self, "stock", tuple(self.stock))
        object.__setattr__(self, "waste", tuple(self.waste))
        object.__setattr__(self, "rules", as_rules(self.rules))
        check_table(self.columns, self.stock, self.waste, self.rules)

    @property
    def exposed(self) -> tuple[Card | None, ...]:
        """The last card of each column, None for an empty one."""
        return tuple(column[-1] if column else None for column in self.columns)

    @property
    def waste_top(self) -> Card:
        """The card that the next play must fit."""
        return self.waste[-1]

    @property
    def cards_left(self) -> int:
        """How many cards are still in the tableau."""
        return sum(map(len, self.columns))

    @property
    def outcome(self) -> Outcome:
        """Whether the hand is in play, cleared or blocked."""
        if not any(self.columns):
            return Outcome.CLEARED
        return Outcome.PLAYING if self.stock or self.playable() else Outcome.BLOCKED

    @property
    def score(self) -> int:
        """What the hand scores if it stops now; low is good. A hand not cleared scores the cards left."""
        if self.cards_left:
            return self.cards_left
        return -len(self.stock) if self.rules.scoring is Scoring.BONUS else 0

    def score_in_words(self) -> str:
        """Return the score and what it means, in one short line.

        Returns
        -------
        str
            Such as ``−3: cleared with 3 stock cards unused``.
        """
        score = signed(self.score)
        if self.outcome is not Outcome.CLEARED:
            return say(f"score.{self.outcome}", score=score, count=self.cards_left)
        if self.rules.scoring is not Scoring.BONUS:
            return say("score.cleared_strokes", score=score)
        if not self.stock:
            return say("score.cleared_all_drawn", score=score)
        return say("score.cleared", score=score, count=len(self.stock))

    def playable(self) -> tuple[int, ...]:
        """Return the columns whose exposed card fits the waste, counted from 0."""
        ranks = self.rules.ranks_that_fit(self.waste_top.rank)
        return tuple(
            index for index, column in enumerate(self.columns) if column and column[-1].rank in ranks
        )

    def moves(self) -> tuple[Move, ...]:
        """Return every legal move: plays in column order, then the draw."""
        plays = tuple(Play(column) for column in self.playable())
        may_draw = self.stock and any(self.columns) and not (plays and self.rules.compulsory)
        return (*plays, Draw()) if may_draw else plays

    def refusal(self, move: Move | str) -> Refusal | None:
        """Return why a move is refused, or None if it is legal. No move raises an error.

        Parameters
        ----------
        move : Play, Draw or str
            The move, or its text.

        Returns
        -------
        Refusal or None
            One reason. That the hand is over comes before all others.

        Raises
        ------
        GolfError
            If a text is not a move at all.
        """
        move = as_move(move)
        if over := self._hand_over():
            return over
        return self._play_refusal(move.column) if isinstance(move, Play) else self._draw_refusal()

    def refusal_at(self, column: int, row: int) -> Refusal | None:
        """Return why the card at a place of the tableau cannot be played now, or None if it can.

        Parameters
        ----------
        column : int
            The column, counted from 0.
        row : int
            The card, counted from 0 for the deepest. Any row stands for an empty column.

        Returns
        -------
        Refusal or None
            As `refusal` gives it for the exposed card; a covered card names the cards on it.
        """
        cards = self.columns[column] if 0 <= column < len(self.columns) else ()
        if not cards or row == len(cards) - 1:
            return self.refusal(Play(column))
        if not 0 <= row < len(cards):
            return self._hand_over() or refusals.no_such_card(column, row, len(cards))
        return self._hand_over() or refusals.covered(cards[row], cards[row + 1 :])

    def after(self, move: Move | str) -> Position:
        """Return the position that a move leads to.

        Parameters
        ----------
        move : Play, Draw or str
            A legal move, or its text.

        Returns
        -------
        Position
            A new position; this one is unchanged.

        Raises
        ------
        IllegalMoveError
            If the move is refused; the error carries the refusal.
        GolfError
            If a text is not a move at all.
        """
        move = as_move(move)
        refused = self.refusal(move)
        if refused is not None:
            raise IllegalMoveError(refused)
        if isinstance(move, Draw):
            return self._successor(self.columns, self.stock[1:], self.stock[0])
        *rest, card = self.columns[move.column]
        columns = (*self.columns[: move.column], tuple(rest), *self.columns[move.column + 1 :])
        return self._successor(columns, self.stock, card)

    def _hand_over(self) -> Refusal | None:
        if self.stock and any(self.columns):
            return None
        match self.outcome:
            case Outcome.CLEARED:
                return refusals.hand_cleared()
            case Outcome.BLOCKED:
                return refusals.hand_blocked(self.waste_top, self.rules)
            case _:
                return None

    def _play_refusal(self, column: int) -> Refusal | None:
        if not 0 <= column < len(self.columns):
            return refusals.no_such_column(column, len(self.columns))
        if not self.columns[column]:
            return refusals.empty_column(column)
        card = self.columns[column][-1]
        if self.rules.fits(card, self.waste_top):
            return None
        return refusals.does_not_fit(card, self.waste_top, self.rules)

    def _draw_refusal(self) -> Refusal | None:
        if not self.stock:
            return refusals.empty_stock()
        playable = self.playable() if self.rules.compulsory else ()
        if playable:
            return refusals.must_play([self.columns[column][-1] for column in playable], self.waste_top)
        return None

    def _successor(
        self, columns: tuple[tuple[Card, ...], ...], stock: tuple[Card, ...], top: Card
    ) -> Position:
        # A legal move keeps every card, so a successor needs no second look at all of them.
        position = object.__new__(Position)
        object.__setattr__(position, "columns", columns)
        object.__setattr__(position, "stock", stock)
        object.__setattr__(position, "waste", (*self.waste, top))
        object.__setattr__(position, "rules", self.rules)
        return position
