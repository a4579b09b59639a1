"""Deal numbers: the same number gives the same cards on every machine."""

from __future__ import annotations

import operator
from functools import cache
from random import SystemRandom
from typing import TYPE_CHECKING, Final, TypeVar

from golf_nb.engine.cards import pack
from golf_nb.engine.errors import GolfError
from golf_nb.engine.position import Position
from golf_nb.engine.rules import Rules, as_rules

if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import SupportsIndex

FIRST: Final = 1
LAST: Final = 2**31 - 1


def deal(number: SupportsIndex, rules: Rules | str = "king-stops") -> Position:
    """Return the opening position of a numbered deal.

    The numbers are those of the Microsoft generator, which other patience programs use as well. The
    cards go across the rows, the next one starts the waste, and the others are the stock.

    With one pack the cards are those of PySolFC and its package pysol_cards under the same Microsoft
    number. With two packs they are not: PySolFC uses the same generator, the same swaps and the same way
    across the rows, but it starts from packs that are sorted by suit (clubs, spades, hearts, diamonds, each
    from ace to king), while both packs here start in the order of `golf_nb.engine.pack`.

    Parameters
    ----------
    number : int
        1 to 2 147 483 647.
    rules : Rules or str
        A rule set or the name of a preset.

    Returns
    -------
    Position
        The opening position.

    Raises
    ------
    GolfError
        If the number or the rule set is not one.

    Examples
    --------
    >>> position = deal(1)
    >>> str(position.waste_top), " ".join(str(card) for card in position.exposed)
    ('10♥', '4♥ A♣ 4♦ 7♠ 3♠ 10♦ 4♠')
    """
    rules = as_rules(rules)
    cards = _shuffled(check_number(number), pack(rules.packs))
    size = rules.columns * rules.rows
    columns = tuple(cards[column : size : rules.columns] for column in range(rules.columns))
    return Position(columns, cards[size + 1 :], (cards[size],), rules)


def random_number() -> int:
    """Return a deal number that the operating system picks, a different one in every session."""
    return SystemRandom().randint(FIRST, LAST)


def check_number(number: SupportsIndex) -> int:
    """Return a deal number as an int.

    Parameters
    ----------
    number : int
        Anything that counts as a whole number, but not True or False.

    Returns
    -------
    int
        The number.

    Raises
    ------
    GolfError
        If it is not a whole number from 1 to 2 147 483 647.
    """
    expected = f"a whole number from {FIRST} to {LAST}"
    if isinstance(number, bool) or not hasattr(number, "__index__"):
        raise GolfError("not a whole number", text=str(number), place="deal number", expected=expected)
    whole = operator.index(number)
    if not FIRST <= whole <= LAST:
        raise GolfError("there is no such deal", text=str(number), place="deal number", expected=expected)
    return whole


def dealt_ranks(number: SupportsIndex, packs: int = 1) -> tuple[int, ...]:
    """Return the ranks of a numbered deal's cards in the order in which they are dealt.

    It takes a tenth of the time of `deal`, for whoever looks at very many deals.

    Parameters
    ----------
    number : int
        1 to 2 147 483 647.
    packs : int
        How many packs are shuffled.

    Returns
    -------
    tuple of int
        The tableau row by row, the first card of the waste, and the stock.

    Raises
    ------
    GolfError
        If the number is not one.

    Examples
    --------
    >>> dealt_ranks(24)[:7]
    (4, 5, 12, 5, 2, 7, 1)
    """
    return _shuffled(check_number(number), _ranks(packs))


@cache
def _ranks(packs: int) -> tuple[int, ...]:
    return tuple(card.rank for card in pack(packs))


_Dealt = TypeVar("_Dealt")


def _shuffled(number: int, cards: Iterable[_Dealt]) -> tuple[_Dealt, ...]:
    """Return the shuffled cards in the order in which they are dealt, drawn by the Microsoft generator."""
    cards = list(cards)
    state = number
    for count in range(len(cards), 1, -1):
        state = (state * 214013 + 2531011) & 0x7FFF_FFFF
        # Its values have 15 bits.
        other = (state >> 16) % count
        cards[count - 1], cards[other] = cards[other], cards[count - 1]
    return tuple(reversed(cards))
