"""A position and its notes in words, for everyone who does not see the picture."""

from __future__ import annotations

from typing import TYPE_CHECKING

from golf_nb.engine import Outcome, Position, Setup, signed
from golf_nb.engine.moves import Play
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
        f"Golf Solitaire. The waste shows {position.waste_top}.",
        f"{stock} {'card is' if stock == 1 else 'cards are'} left in the stock.",
    ]
    sentences += _columns(position.columns)
    sentences += [_note_in_words(note) for note in notes]
    if position.outcome is not Outcome.PLAYING:
        sentences.append(f"The hand is over. {position.score_in_words()}")
    return " ".join(sentences)


def describe_setup(setup: Setup) -> str:
    """Say in words what has been set up so far.

    Returns
    -------
    str
        The waste, the stock in the order in which it will be drawn, and each column.
    """
    sentences = ["Golf Solitaire, a table that is being set up."]
    sentences.append(f"The waste shows {setup.waste[-1]}." if setup.waste else "The waste is empty.")
    if setup.stock:
        sentences.append(f"The stock, next card first: {' '.join(map(str, setup.stock))}.")
    else:
        sentences.append("The stock is empty.")
    return " ".join((*sentences, *_columns(setup.columns)))


def _columns(columns: tuple[tuple[Card, ...], ...]) -> list[str]:
    sentences = []
    for index, cards in enumerate(columns):
        name = f"Column {Play(index)}"
        if not cards:
            sentences.append(f"{name} is empty.")
        elif len(cards) == 1:
            sentences.append(f"{name}: {cards[0]}.")
        else:
            covered = " ".join(str(card) for card in cards[:-1])
            sentences.append(f"{name}: {covered}, then {cards[-1]} exposed.")
    return sentences


def _note_in_words(note: Note) -> str:
    match note:
        case Arrow(start, end, number):
            name = "An arrow" if number is None else f"Arrow {number}"
            words = f"{name} leads from {start} to {end}."
        case Ring(at):
            words = f"A ring marks {at}."
        case Shade(at):
            words = f"Shading marks {at}."
        case Label(at, text):
            stop = "" if text.endswith((".", "!", "?", "…")) else "."
            words = f"A label at {at} says: {text}{stop}"
        case Worth(at, score, best, proven):
            move = "Drawing" if at == "stock" else f"Playing {at}"
            perhaps = "" if proven else ", perhaps better"
            words = f"{move} keeps {signed(score)} within reach{perhaps}{': best' if best else ''}."
        case Turn(at, numbers):
            words = f"{'A draw' if at == 'stock' else at} is step {_listed(numbers)} of the path."
    return words


def _listed(numbers: tuple[int, ...]) -> str:
    *before, last = map(str, numbers)
    return f"{', '.join(before)} and {last}" if before else last
