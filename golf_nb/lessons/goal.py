"""Goal: what the learner is to reach on a table."""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, Final

from golf_nb.engine import Card, GolfError, signed
from golf_nb.language import counted, say
from golf_nb.lessons.way import Way, way_of

if TYPE_CHECKING:
    from golf_nb.engine import Position

_GOAL: Final = re.compile(
    r"(left|score)\s*<=\s*([-−]?[0-9]{1,3})|(run)\s*>=\s*([0-9]{1,3})|(expose)\s+(\S+)", re.IGNORECASE
)
_EXPECTED: Final = '"clear", "left <= N", "score <= N", "run >= N" with a number, or "expose" with a card'


class Kind(StrEnum):
    """What a goal looks at."""

    LEFT = "left"
    SCORE = "score"
    RUN = "run"
    EXPOSE = "expose"


@dataclass(frozen=True, slots=True)
class Goal:
    """What is to be reached. Each kind of goal has a measure of its own.

    Parameters
    ----------
    number : int
        ``left``: how many cards may be left in the columns at most; 0 means that the table must be cleared.
        ``score``: the highest score that is good enough, under the rules of the table.
        ``run``: how many cards are to be played in a row without a draw.
        ``expose``: how many cards may cover the card at most, which is always 0.
    kind : Kind
        What the goal looks at.
    card : Card or None
        The card to expose.

    Examples
    --------
    >>> Goal.parse("left <= 2").in_words()
    'leave at most 2 cards'
    >>> Goal.parse("expose 6H").in_words()
    'free 6♥'
    """

    number: int = 0
    kind: Kind = Kind.LEFT
    card: Card | None = None

    def __post_init__(self) -> None:
        """Refuse a number that cannot be."""
        least = {Kind.LEFT: 0, Kind.RUN: 1}.get(self.kind)
        if least is not None and self.number < least:
            what = "0 cards left or more" if self.kind is Kind.LEFT else "a run of 1 card or more"
            raise GolfError("not a goal", text=str(self.number), expected=what)

    @classmethod
    def parse(cls, text: str) -> Goal:
        """Read a goal.

        Parameters
        ----------
        text : str
            ``clear``, ``left <= N``, ``score <= N``, ``run >= N`` or ``expose CARD``.

        Returns
        -------
        Goal
            The goal.

        Raises
        ------
        GolfError
            If the text is none of these.
        """
        plain = text.strip()
        if plain.lower() == "clear":
            return cls(0)
        found = _GOAL.fullmatch(plain)
        if found is None:
            raise GolfError("not a goal", text=text, expected=_EXPECTED)
        kind = Kind((found[1] or found[3] or found[5]).lower())
        if kind is Kind.EXPOSE:
            return cls(0, kind, Card.parse(found[6]))
        number = int((found[2] or found[4]).replace("−", "-"))
        if number < 0 and kind is Kind.LEFT:
            raise GolfError("not a goal", text=text, expected=_EXPECTED)
        return cls(number, kind)

    def __str__(self) -> str:
        """Return the text that `parse` reads."""
        match self.kind:
            case Kind.LEFT:
                return f"left <= {self.number}" if self.number else "clear"
            case Kind.SCORE:
                return f"score <= {self.number}"
            case Kind.RUN:
                return f"run >= {self.number}"
            case _:
                return f"expose {self.card}"

    @property
    def asks_for_the_best(self) -> bool:
        """Whether the goal is about the end of the hand; the other goals are about the way."""
        return self.kind in (Kind.LEFT, Kind.SCORE)

    def allows(self, value: int) -> bool:
        """Return whether a value of this goal's own measure is good enough."""
        return value >= self.number if self.kind is Kind.RUN else value <= self.number

    def value(self, at: Way | Position) -> int:
        """Return the value that stands on this table in the goal's own measure."""
        way = way_of(at)
        match self.kind:
            case Kind.LEFT:
                return way.position.cards_left
            case Kind.SCORE:
                return way.position.score
            case Kind.RUN:
                return way.longest
            case _:
                return self.covered(way.position)

    def reached(self, at: Way | Position) -> bool:
        """Return whether the goal is reached on this table. It then stays reached, whatever is played.

        Of a position alone it is not known how it was reached, so no run is reached on it.
        """
        return self.allows(self.value(at))

    def covered(self, position: Position) -> int:
        """Return how many cards lie on the card to expose; 0 when it lies free or is not in the columns."""
        found = [
            len(column) - 1 - row
            for column in position.columns
            for row, card in enumerate(column)
            if card == self.card
        ]
        return max(found, default=0)

    def in_words(self) -> str:
        """Return the goal as the end of a sentence that begins with "the goal is to"."""
        match self.kind:
            case Kind.LEFT if not self.number:
                return say("lessons.goal.clear")
            case Kind.LEFT:
                return say("lessons.goal.left", cards=counted(self.number))
            case Kind.SCORE:
                return say("lessons.goal.score", score=signed(self.number))
            case Kind.RUN:
                return say("lessons.goal.run", cards=counted(self.number))
            case _:
                return say("lessons.goal.expose", card=self.card)

    def value_in_words(self, value: int) -> str:
        """Return a value of the goal's own measure, such as ``2 cards left`` or ``a score of +2``."""
        match self.kind:
            case Kind.LEFT:
                return say("lessons.value.left", cards=counted(value))
            case Kind.SCORE:
                return say("lessons.value.score", score=signed(value))
            case Kind.RUN:
                return say("lessons.value.run", cards=counted(value))
            case _ if not value:
                return say("lessons.value.exposed", card=self.card)
            case _:
                return say("lessons.value.expose", cards=counted(value), card=self.card)
