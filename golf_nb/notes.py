"""Notes: what an author can point at on a table.

A note holds anchors, which are texts such as ``A3``, ``stock`` or ``6♥``, and no pixels. Whoever draws or
checks a note looks its anchors up on a position.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Arrow:
    """An arrow from one place to another.

    Parameters
    ----------
    start, end : str
        The two anchors.
    number : int or None
        A number to show on the arrow, for moves in order.
    """

    start: str
    end: str
    number: int | None = None

    @property
    def anchors(self) -> tuple[str, ...]:
        """Every anchor of the note, in order."""
        return (self.start, self.end)


@dataclass(frozen=True, slots=True)
class Ring:
    """A ring around a place: look here.

    Parameters
    ----------
    at : str
        The anchor.
    """

    at: str

    @property
    def anchors(self) -> tuple[str, ...]:
        """Every anchor of the note, in order."""
        return (self.at,)


@dataclass(frozen=True, slots=True)
class Shade:
    """A shade over a place: leave this out of account.

    Parameters
    ----------
    at : str
        The anchor.
    """

    at: str

    @property
    def anchors(self) -> tuple[str, ...]:
        """Every anchor of the note, in order."""
        return (self.at,)


@dataclass(frozen=True, slots=True)
class Label:
    """A few words at a place: across the lower edge of a card that lies free, in the middle of a covered one.

    Parameters
    ----------
    at : str
        The anchor.
    text : str
        The words. On a covered card there is room for two letters; more would hide its rank and suit.
    """

    at: str
    text: str

    @property
    def anchors(self) -> tuple[str, ...]:
        """Every anchor of the note, in order."""
        return (self.at,)


@dataclass(frozen=True, slots=True)
class Worth:
    """What a move is worth: the best score that can still be reached after it.

    Parameters
    ----------
    at : str
        The anchor: a column for its exposed card, or ``stock`` for the draw.
    score : int
        The score.
    best : bool
        Whether no other move is worth more.
    proven : bool
        Whether nothing better than the score is possible.
    """

    at: str
    score: int
    best: bool = False
    proven: bool = True

    @property
    def anchors(self) -> tuple[str, ...]:
        """Every anchor of the note, in order."""
        return (self.at,)


@dataclass(frozen=True, slots=True)
class Turn:
    """When a card has its turn on a path of several moves.

    Parameters
    ----------
    at : str
        The anchor: a card of the tableau, or ``stock`` for draws.
    numbers : tuple of int
        The places in the order of the moves, the first one is 1; a card has one, the stock may have several.
    """

    at: str
    numbers: tuple[int, ...]

    @property
    def anchors(self) -> tuple[str, ...]:
        """Every anchor of the note, in order."""
        return (self.at,)


Note = Arrow | Ring | Shade | Label | Worth | Turn
