"""The kinds of steps that a lesson is made of, as values."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from golf_nb.engine import Move
    from golf_nb.lessons.model import Setting
    from golf_nb.notes import Note


@dataclass(frozen=True, slots=True)
class Mistake:
    """A legal move that loses the goal, with what the tutor says and shows after it.

    Parameters
    ----------
    move : Move
        The mistake.
    why : str
        The explanation.
    costs : int
        What can be reached after it at best, in the measure of the goal: cards left in the columns, the score, the
        longest run, or the cards that still lie on the card to expose.
    consequence : tuple of Move
        Moves the tutor plays after it to show what happens.
    notes : tuple of Note
        What the tutor points at after these moves.
    """

    move: Move
    why: str
    costs: int
    consequence: tuple[Move, ...] = ()
    notes: tuple[Note, ...] = ()


@dataclass(frozen=True, slots=True)
class Branch:
    """A way beside the script that the learner may look at; it is played, explained and taken back.

    Parameters
    ----------
    what_if : str
        The learner's question, which is also what to press.
    moves : tuple of Move
        The moves that the tutor plays.
    why : str
        The explanation.
    notes : tuple of Note
        What the tutor points at after these moves.
    """

    what_if: str
    moves: tuple[Move, ...]
    why: str
    notes: tuple[Note, ...] = ()


@dataclass(frozen=True, slots=True)
class Choice:
    """One answer the learner can choose, and what the tutor says to it (empty: a general sentence)."""

    text: str
    reply: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class _Step:
    """What every step has: the tutor's words, what he points at, ways beside it, and perhaps a new table.

    Parameters
    ----------
    text : str
        What the tutor says.
    notes : tuple of Note
        What the tutor points at.
    alt : str
        What the picture shows, for who cannot see it; empty: only the words that are made from the table.
    branches : tuple of Branch
        Ways beside the script; no step that shows moves has them.
    setting : Setting or None
        The table that this step sets anew.
    """

    text: str
    notes: tuple[Note, ...] = ()
    alt: str = ""
    branches: tuple[Branch, ...] = ()
    setting: Setting | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class SayStep(_Step):
    """The tutor says something; the learner reads it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ShowStep(_Step):
    """The tutor plays the moves himself."""

    moves: tuple[Move, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class _PlayStep(_Step):
    """What the steps have in which the learner plays."""

    moves: tuple[Move, ...]
    hints: tuple[str, ...] = ()
    then: str = ""
    mistakes: tuple[Mistake, ...] = ()
    others: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class MoveStep(_PlayStep):
    """The learner plays one move; several may be equally right.

    Parameters
    ----------
    moves : tuple of Move
        The right moves.
    hints : tuple of str
        Help, given one after the other.
    then : str
        What the tutor says after a right move.
    mistakes : tuple of Mistake
        Foreseen wrong moves.
    others : str
        What the tutor says to any other legal move.
    """


@dataclass(frozen=True, slots=True, kw_only=True)
class FreeStep(_PlayStep):
    """The learner plays on alone until the goal is reached.

    Parameters
    ----------
    moves : tuple of Move
        One way to the goal. It proves that there is one.
    hints, then, mistakes, others
        As in `MoveStep`; `then` follows the last move, and the mistakes and `others` belong to the first one.
    """


@dataclass(frozen=True, slots=True, kw_only=True)
class _QuestionStep(_Step):
    """What the steps have in which the learner answers: help, and the explanation after the right answer."""

    why: str
    hints: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class AskStep(_QuestionStep):
    """The learner chooses an answer.

    Parameters
    ----------
    choices : tuple of Choice
        The answers to choose from, in the order in which they are offered.
    answer : int
        Which of them is right, counted from 0.
    """

    choices: tuple[Choice, ...]
    answer: int


@dataclass(frozen=True, slots=True, kw_only=True)
class CardStep(_QuestionStep):
    """The learner points at a card.

    Parameters
    ----------
    cards : tuple of str
        The right places, as `golf_nb.engine.locate` reads them; any one of them will do.
    replies : tuple of (str, str)
        Wrong places, and what the tutor says to each.
    """

    cards: tuple[str, ...]
    replies: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class NumberStep(_QuestionStep):
    """The learner gives a number.

    Parameters
    ----------
    number : int
        The right number.
    most : int
        The numbers to choose from are 0 to this.
    replies : tuple of (int, str)
        Wrong numbers, and what the tutor says to each.
    """

    number: int
    most: int
    replies: tuple[tuple[int, str], ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class LegalStep(_QuestionStep):
    """The learner says whether a move is legal, and if not, why. The rules know the answer.

    Parameters
    ----------
    place : str
        A card of the columns, as `golf_nb.engine.locate` reads it, or ``draw``.
    why : str
        The explanation; empty: the sentence of the rules.
    """

    place: str


Question = AskStep | CardStep | NumberStep | LegalStep
Step = SayStep | ShowStep | MoveStep | FreeStep | Question
