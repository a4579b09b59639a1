"""Setups: a table that is being laid out by hand, and so may still be unfinished or wrong."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from golf_nb.engine import setup_words
from golf_nb.engine.cards import Card, pack
from golf_nb.engine.errors import GolfError
from golf_nb.engine.moves import column_letter
from golf_nb.engine.position import Position
from golf_nb.engine.rules import Rules, as_rules
from golf_nb.language import speaking

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

STOCK: Final = "stock"
WASTE: Final = "waste"


@dataclass(frozen=True, slots=True)
class Setup:
    """Cards that somebody is putting on a table, and the rules they will be played under.

    Parameters
    ----------
    columns : tuple of tuple of Card
        The tableau; the last card of a column will be the exposed one.
    stock : tuple of Card
        The stock, the card to be drawn first comes first.
    waste : tuple of Card
        The waste, its top comes last.
    rules : Rules
        The rule set; the name of a preset is accepted as well.

    Raises
    ------
    GolfError
        If something is no card or there is no such rule set. All else may be wrong for now: see `problems`.

    Notes
    -----
    Piles are named ``A`` to ``J``, ``stock`` and ``waste``, in any case.

    Examples
    --------
    >>> setup = Setup.empty("king-stops").with_card("A", "8S").with_card("A", "6H")
    >>> setup.problems()
    ('The waste is empty; it needs a card to play on.',)
    >>> [str(move) for move in setup.with_card("waste", "7D").position().moves()]
    ['A']
    """

    columns: tuple[tuple[Card, ...], ...]
    stock: tuple[Card, ...]
    waste: tuple[Card, ...]
    rules: Rules

    def __post_init__(self) -> None:
        """Freeze the piles and refuse what is no card."""
        object.__setattr__(self, "columns", tuple(_cards(column) for column in self.columns))
        object.__setattr__(self, "stock", _cards(self.stock))
        object.__setattr__(self, "waste", _cards(self.waste))
        object.__setattr__(self, "rules", as_rules(self.rules))

    @classmethod
    def empty(cls, rules: Rules | str = "king-stops") -> Setup:
        """Return a table without a card, with as many columns as the rules lay out."""
        rules = as_rules(rules)
        return cls(((),) * rules.columns, (), (), rules)

    @classmethod
    def from_position(cls, position: Position) -> Setup:
        """Return the setup that has every card where it lies in a position."""
        return cls(position.columns, position.stock, position.waste, position.rules)

    # What lies where.

    @property
    def piles(self) -> tuple[str, ...]:
        """The names of the piles: the columns, ``stock``, ``waste``."""
        return (*map(column_letter, range(len(self.columns))), STOCK, WASTE)

    def named(self, name: str) -> str:
        """Return the name of a pile as `piles` has it; GolfError if there is none of that name."""
        plain = str(name).strip()
        kind = plain.lower() if plain.lower() in {STOCK, WASTE} else plain.upper()
        if kind not in self.piles:
            raise GolfError(
                "no such pile", text=str(name), expected=f"{', '.join(self.piles[:-1])} or {WASTE}"
            )
        return kind

    def pile(self, name: str) -> tuple[Card, ...]:
        """Return the cards of a pile.

        Raises
        ------
        GolfError
            If there is no such pile; so do all methods that take the name of one.
        """
        kind = self.named(name)
        if kind == STOCK:
            return self.stock
        return self.waste if kind == WASTE else self.columns[self.piles.index(kind)]

    def cards(self) -> Iterator[tuple[str, Card]]:
        """Yield every card on the table with the name of its pile."""
        for name, cards in zip(self.piles, (*self.columns, self.stock, self.waste), strict=True):
            yield from ((name, card) for card in cards)

    def where(self, card: Card) -> tuple[str, ...]:
        """Return the names of the piles that hold a card; a pile that holds it twice comes twice."""
        return tuple(name for name, other in self.cards() if other == card)

    def used(self, card: Card) -> int:
        """Return how often a card lies on the table."""
        return len(self.where(card))

    @property
    def missing(self) -> tuple[Card, ...]:
        """The cards of the packs that are not on the table, in the order of the pack."""
        left = Counter(pack(self.rules.packs)) - Counter(card for _, card in self.cards())
        return tuple(card for card in dict.fromkeys(pack()) for _ in range(left[card]))

    # Other setups.

    def with_card(self, pile: str, card: Card | str) -> Setup:
        """Return this setup with one more card at the end of a pile.

        Parameters
        ----------
        pile : str
            The name of the pile. The last card of a column is exposed, that of the waste is its top, and that of
            the stock is drawn last.
        card : Card or str
            The card, or its text.

        Returns
        -------
        Setup
            A new setup, which may be wrong: `problems` says whether the card is there too often.
        """
        return self.with_cards(pile, (card,))

    def with_cards(self, pile: str, cards: Iterable[Card | str]) -> Setup:
        """Return this setup with more cards at the end of a pile, in this order; see `with_card`."""
        more = tuple(Card.parse(card) if isinstance(card, str) else card for card in cards)
        return self._with(pile, (*self.pile(pile), *more))

    def without_last(self, pile: str) -> Setup:
        """Return this setup without the last card of a pile; an empty pile stays empty."""
        return self._with(pile, self.pile(pile)[:-1])

    def cleared(self, pile: str = "all") -> Setup:
        """Return this setup with a pile, or with ``all`` of them, emptied."""
        if pile.strip().lower() == "all":
            return replace(self, columns=((),) * len(self.columns), stock=(), waste=())
        return self._with(pile, ())

    def with_columns(self, count: int) -> Setup:
        """Return this setup with so many columns; the cards of columns that go are off the table.

        Raises
        ------
        GolfError
            If the rules do not allow so many.
        """
        most = self.rules.columns
        if not 1 <= count <= most:
            raise GolfError(
                "not possible", text=str(count), place="columns", expected=f"a number from 1 to {most}"
            )
        return replace(self, columns=(self.columns + ((),) * count)[:count])

    # What it is good for.

    def problems(self) -> tuple[str, ...]:
        """Return what keeps this from being a position, one plain sentence for each thing; empty if nothing does."""
        return tuple(setup_words.problems(self))

    def remarks(self) -> tuple[str, ...]:
        """Return what is allowed and still good to know: no card in the columns, and what a complete deal lacks."""
        return tuple(setup_words.remarks(self))

    @property
    def complete(self) -> bool:
        """Whether this is a complete deal: every card once in each pack, columns full, one card on the waste."""
        full = [self.rules.rows] * self.rules.columns
        return (
            [len(column) for column in self.columns] == full
            and len(self.waste) == 1
            and not self.missing
            and not self.problems()
        )

    def position(self) -> Position:
        """Return the position.

        Raises
        ------
        GolfError
            If the setup has problems; the message is all of them, in English.
        """
        with speaking("en"):
            problems = self.problems()
        if problems:
            raise GolfError(" ".join(problems))
        return Position(self.columns, self.stock, self.waste, self.rules)

    def _with(self, pile: str, cards: tuple[Card, ...]) -> Setup:
        kind = self.named(pile)
        if kind == STOCK:
            return replace(self, stock=cards)
        if kind == WASTE:
            return replace(self, waste=cards)
        index = self.piles.index(kind)
        return replace(self, columns=(*self.columns[:index], cards, *self.columns[index + 1 :]))


def _cards(cards: Iterable[object]) -> tuple[Card, ...]:
    checked = []
    for card in cards:
        if not isinstance(card, Card):
            raise GolfError("not a card", text=str(card), place="setup", expected="a Card")
        checked.append(card)
    return tuple(checked)
