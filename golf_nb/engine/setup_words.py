"""What can be said about a setup: what is wrong with it, and what is allowed but good to know."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from golf_nb.engine.moves import column_letter
from golf_nb.language import say

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from golf_nb.engine.setup import Setup

Part: TypeAlias = Literal["name", "where", "whereto", "wherefrom"]
"""What a pile is in a sentence."""

# More missing cards than this are counted, not named.
_FEW: Final = 4
_OFTEN: Final = {1: "once", 2: "twice"}


def problems(setup: Setup) -> Iterator[str]:
    """Yield what keeps a setup from being a position, a sentence for each thing.

    Parameters
    ----------
    setup : Setup
        Any setup.

    Yields
    ------
    str
        The sentences: first the columns, then the waste, then cards that are there too often.
    """
    yield from _column_problems(setup)
    if not setup.waste:
        yield "The waste is empty; it needs a card to play on."
    yield from _card_problems(setup)


def remarks(setup: Setup) -> Iterator[str]:
    """Yield what is allowed and still good to know: no card in the columns, what a complete deal lacks.

    Parameters
    ----------
    setup : Setup
        Any setup.

    Yields
    ------
    str
        The sentences; none for a complete deal.
    """
    if not any(setup.columns):
        yield "No column has a card, so there is nothing to play."
    missing = setup.missing
    if 0 < len(missing) <= _FEW:
        yield f"Not used yet: {listed(missing)}."
    elif missing:
        yield f"{len(missing)} cards are not used yet."
    elif not setup.complete:
        yield "Every card is used, but they do not lie as in a complete deal."


def place_in_words(pile: str, part: Part = "name") -> str:
    """Return a pile's name as a sentence has it.

    Parameters
    ----------
    pile : str
        The name of a pile, as `golf_nb.engine.setup.Setup.piles` has it.
    part : {"name", "where", "whereto", "wherefrom"}
        What the pile is in the sentence: the one that the sentence is about, or where a card lies, goes or comes from.

    Returns
    -------
    str
        The name with its article or its noun.

    Examples
    --------
    >>> place_in_words("A"), place_in_words("stock")
    ('column A', 'the stock')
    """
    kind = pile if pile in {"stock", "waste"} else "column"
    return say(f"places.{part}.{kind}", column=pile)


def listed(things: Sequence[object], word: str = "and") -> str:
    """Return things as a sentence lists them.

    Parameters
    ----------
    things : sequence
        At least one.
    word : str
        What stands before the last of several.

    Returns
    -------
    str
        The list.

    Examples
    --------
    >>> listed("ABC"), listed("A")
    ('A, B and C', 'A')
    """
    *others, last = map(str, things)
    return f"{', '.join(others)} {word} {last}" if others else last


def _column_problems(setup: Setup) -> Iterator[str]:
    held, most, rows = len(setup.columns), setup.rules.columns, setup.rules.rows
    if not held:
        yield "There is no column."
    elif held > most:
        yield f"There are {held} columns; the rules lay out {most}."
    for index, column in enumerate(setup.columns):
        if len(column) > rows:
            yield f"Column {column_letter(index)} has {len(column)} cards; {rows} are allowed."


def _card_problems(setup: Setup) -> Iterator[str]:
    packs = setup.rules.packs
    for card, count in sorted(Counter(card for _, card in setup.cards()).items()):
        if count > packs:
            places = Counter(setup.where(card))
            where = listed([_place_and_number(name, often) for name, often in places.items()])
            yield f"{card} lies in {where}; it may be there only {_OFTEN[packs]}."


def _place_and_number(name: str, often: int) -> str:
    times = "" if often == 1 else f" {_OFTEN.get(often, f'{often} times')}"
    return place_in_words(name) + times
