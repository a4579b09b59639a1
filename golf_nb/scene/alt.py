"""A position and its notes in words, for everyone who does not see the picture."""

from __future__ import annotations

from typing import TYPE_CHECKING

from golf_nb.engine import Outcome, Position, Setup, signed
from golf_nb.engine.moves import column_letter
from golf_nb.language import ended, listed, say
from golf_nb.notes import Arrow, Label, Note, Ring, Shade, Turn, Worth

if TYPE_CHECKING:
    from golf_nb.engine import Card


def describe(position: Position, notes: tuple[Note, ...] = ()) -> str:
    """Say in words what the table shows.

    Returns
    -------
    str
        The waste, the stock, each column from its deepest to its exposed card, the notes and, when the hand is
        over, its score.
    """
    stock = len(position.stock)
    sentences = [
        say("picture.alt.table", card=position.waste_top),
        say("picture.alt.stock", count=stock) if stock else say("picture.alt.no_stock"),
    ]
    sentences += _columns(position.columns)
    sentences += [_note_in_words(note) for note in notes]
    if position.outcome is not Outcome.PLAYING:
        sentences.append(say("picture.alt.over", score=position.score_in_words()))
    return " ".join(sentences)


def describe_setup(setup: Setup) -> str:
    """Say in words what has been set up so far.

    Returns
    -------
    str
        The waste, the stock in the order in which it will be drawn, and each column.
    """
    waste, stock = setup.waste, " ".join(map(str, setup.stock))
    sentences = [
        say("picture.setup.table"),
        say("picture.setup.waste", card=waste[-1]) if waste else say("picture.setup.no_waste"),
        say("picture.setup.stock", cards=stock) if stock else say("picture.setup.no_stock"),
    ]
    return " ".join((*sentences, *_columns(setup.columns)))


def _columns(columns: tuple[tuple[Card, ...], ...]) -> list[str]:
    sentences = []
    for index, cards in enumerate(columns):
        letter = column_letter(index)
        if not cards:
            sentences.append(say("picture.alt.column_empty", column=letter))
        elif len(cards) == 1:
            sentences.append(say("picture.alt.column_one", column=letter, card=cards[0]))
        else:
            covered = " ".join(str(card) for card in cards[:-1])
            sentences.append(say("picture.alt.column", column=letter, covered=covered, card=cards[-1]))
    return sentences


def _note_in_words(note: Note) -> str:
    match note:
        case Arrow(start, end, number):
            key = "picture.note.arrow" if number is None else "picture.note.arrow_number"
            words = say(key, start=_place(start, "from"), end=_place(end, "to"), number=number)
        case Ring(at):
            words = say("picture.note.ring", place=_place(at, "object"))
        case Shade(at):
            words = say("picture.note.shade", place=_place(at, "object"))
        case Label(at, text):
            words = say("picture.note.label", place=_place(at, "at"), text=ended(text))
        case Worth(at, score, best, proven):
            move = "draw" if at == "stock" else "play"
            key = f"worth{'' if proven else '_perhaps'}{'_best' if best else ''}"
            words = say(f"picture.{move}.{key}", place=at, score=signed(score))
        case Turn(at, numbers):
            key = "picture.note.turn_draw" if at == "stock" else "picture.note.turn"
            words = say(key, place=at, steps=listed(numbers))
    return words


def _place(anchor: str, part: str) -> str:
    """Return what a note points at as a part of a sentence: where an arrow comes from, where a label hangs."""
    return say(f"picture.{part}.{anchor if anchor in {'stock', 'waste'} else 'card'}", place=anchor)
