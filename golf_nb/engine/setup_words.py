"""What can be said about a setup: what is wrong with it, and what is allowed but good to know."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from golf_nb.engine.moves import column_letter
from golf_nb.language import listed, say

if TYPE_CHECKING:
    from collections.abc import Iterator

    from golf_nb.engine.setup import Setup

Part: TypeAlias = Literal["name", "where", "whereto", "wherefrom"]
"""What a pile is in a sentence."""

# More missing cards than this are counted, not named.
_FEW: Final = 4
_TWICE: Final = 2


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
        yield say("setup.no_waste")
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
        yield say("setup.nothing_to_play")
    missing = setup.missing
    if 0 < len(missing) <= _FEW:
        yield say("setup.missing", cards=listed(missing))
    elif missing:
        yield say("setup.missing_many", missing=len(missing))
    elif not setup.complete:
        yield say("setup.not_dealt")


def place_in_words(pile: str, part: Part = "name") -> str:
    """Return a pile's name as a sentence has it.

    Parameters
    ----------
    pile : str
        The name of a pile, as `golf_nb.engine.setup.Setup.piles` has it.
    part : {"name", "where", "whereto", "wherefrom"}
        What the pile is in the sentence: what it is about, or where a card lies, goes to or comes from.

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


def _column_problems(setup: Setup) -> Iterator[str]:
    held, most, rows = len(setup.columns), setup.rules.columns, setup.rules.rows
    if not held:
        yield say("setup.no_column")
    elif held > most:
        yield say("setup.many_columns", held=held, most=most)
    for index, column in enumerate(setup.columns):
        if len(column) > rows:
            yield say("setup.long_column", column=column_letter(index), held=len(column), most=rows)


def _card_problems(setup: Setup) -> Iterator[str]:
    packs = setup.rules.packs
    for card, count in sorted(Counter(card for _, card in setup.cards()).items()):
        if count > packs:
            places = listed(_place_and_number(*place) for place in Counter(setup.where(card)).items())
            yield say("setup.too_often", card=card, places=places, count=packs)


def _place_and_number(name: str, times: int) -> str:
    place = place_in_words(name, "where")
    if times == 1:
        return place
    return say("setup.twice" if times == _TWICE else "setup.often", place=place, times=times)
