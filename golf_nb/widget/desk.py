"""What happens at the position editor, as a value: a setup, the pile that is chosen, and the changes so far.

No widget in here. Everything that can be done returns another desk, and `said` tells what was done.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from random import SystemRandom
from typing import TYPE_CHECKING

from golf_nb.engine import Card, GolfError, Setup
from golf_nb.language import say
from golf_nb.widget import editor_words as words

if TYPE_CHECKING:
    from collections.abc import Iterable


@dataclass(frozen=True, slots=True)
class Desk:
    """A setup in the making.

    Parameters
    ----------
    setup
        What lies on the table.
    chosen
        The pile that the next card goes to.
    past, future
        The setups before the changes so far, and after those that were taken back.
    said
        What was done last.

    Examples
    --------
    >>> desk = Desk(Setup.empty()).put("8S 6H")
    >>> desk.said, desk.undo().setup == Setup.empty()
    ('8♠ 6♥ lie in column A now.', True)
    """

    setup: Setup
    chosen: str = "A"
    past: tuple[Setup, ...] = ()
    future: tuple[Setup, ...] = ()
    said: str = field(default_factory=words.set_up)

    def choose(self, pile: str) -> Desk:
        """Choose a pile; GolfError if there is none of that name."""
        pile = self.setup.named(pile)
        return replace(self, chosen=pile, said=words.chosen(pile, self.setup.pile(pile)))

    def put(self, cards: str | Card | Iterable[Card], pile: str | None = None) -> Desk:
        """Put cards on a pile, by default the chosen one. When that is full by it, the next pile is chosen.

        Raises
        ------
        GolfError
            If something is no card, is used already, or the column has no room.
        """
        target = self.chosen if pile is None else self.setup.named(pile)
        put = _read(cards)
        if not put:
            return replace(self, said=words.chosen(target, self.setup.pile(target)))
        after = self.setup
        for card in put:
            after = _with_room(after, target, card)
        then = _next_pile(after, target) if target == self.chosen else self.chosen
        said = words.put_down(put, target, then if target == self.chosen else target)
        return replace(self._changed(after, said), chosen=then)

    def press(self, card: Card) -> Desk:
        """Do what a click on a card of the pack means: put it down, or take it off where it lies last."""
        where = self.setup.where(card)
        if len(where) < self.setup.rules.packs:
            return self.put(card)
        last = [pile for pile in where if self.setup.pile(pile)[-1] == card]
        if last:
            return self.take(self.chosen if self.chosen in last else last[-1])
        cards = self.setup.pile(where[-1])
        after = len(cards) - 1 - max(index for index, other in enumerate(cards) if other == card)
        return replace(self, chosen=where[-1], said=words.lies_deep(card, where[-1], after))

    def take(self, pile: str | None = None) -> Desk:
        """Take the last card of a pile, by default the chosen one, off the table."""
        target = self.chosen if pile is None else self.setup.named(pile)
        cards = self.setup.pile(target)
        if not cards:
            return self.choose(target)
        after = self._changed(self.setup.without_last(target), words.taken_off(cards[-1], target))
        return replace(after, chosen=target)

    def carry(self, start: str, end: str) -> Desk:
        """Move the last card of a pile to another; GolfError if there is no card or no room."""
        cards = self.setup.pile(start)
        if not cards:
            raise GolfError(say("editor.refused.no_card", pile=words.pile_name(self.setup.named(start))))
        end = self.setup.named(end)
        after = _with_room(self.setup.without_last(start), end, cards[-1])
        return replace(self._changed(after, words.put_down(cards[-1:], end, end)), chosen=end)

    def clear(self, pile: str | None = None) -> Desk:
        """Take every card off a pile, or off the table."""
        if pile is None:
            return self._changed(self.setup.cleared(), say("editor.said.all_cleared"))
        pile = self.setup.named(pile)
        return replace(self._changed(self.setup.cleared(pile), words.chosen(pile, ())), chosen=pile)

    def fill(self, *, shuffled: bool = False) -> Desk:
        """Put every card that is not used yet into the stock, in the order of the pack or shuffled."""
        missing = list(self.setup.missing)
        if not missing:
            return replace(self, said=say("editor.refused.all_used"))
        if shuffled:
            SystemRandom().shuffle(missing)
        said = words.filled(len(missing), shuffled=shuffled)
        return self._changed(self.setup.with_cards("stock", missing), said)

    def columns(self, count: int) -> Desk:
        """Have so many columns; what lies in columns that go is off the table. GolfError if the rules forbid it."""
        return self._changed(self.setup.with_columns(count), words.column_count(count))

    def instead(self, setup: Setup) -> Desk:
        """Take another setup, which a program made."""
        return self._changed(setup, say("editor.said.set_from_outside"))

    def undo(self) -> Desk:
        """Take the last change back."""
        if not self.past:
            return replace(self, said=say("editor.refused.nothing_to_undo"))
        *past, before = self.past
        return Desk(
            before,
            _still(self.chosen, before),
            tuple(past),
            (self.setup, *self.future),
            say("editor.said.undone"),
        )

    def redo(self) -> Desk:
        """Make the change again that was taken back."""
        if not self.future:
            return replace(self, said=say("editor.refused.nothing_to_redo"))
        after, *future = self.future
        return Desk(
            after,
            _still(self.chosen, after),
            (*self.past, self.setup),
            tuple(future),
            say("editor.said.redone"),
        )

    def _changed(self, setup: Setup, said: str) -> Desk:
        if setup == self.setup:
            return replace(self, said=said)
        return Desk(setup, _still(self.chosen, setup), (*self.past, self.setup), (), said)


def _read(cards: str | Card | Iterable[Card]) -> tuple[Card, ...]:
    if isinstance(cards, Card):
        return (cards,)
    if isinstance(cards, str):
        return tuple(Card.parse(text) for text in cards.replace(",", " ").split())
    return tuple(cards)


def _with_room(setup: Setup, pile: str, card: Card) -> Setup:
    """Put a card down if the packs and the column allow it."""
    where = setup.where(card)
    if len(where) >= setup.rules.packs:
        raise GolfError(words.used_already(card, where))
    if _is_full(setup, pile):
        raise GolfError(words.no_room(pile, len(setup.pile(pile))))
    return setup.with_card(pile, card)


def _is_full(setup: Setup, pile: str) -> bool:
    return pile in setup.piles[:-2] and len(setup.pile(pile)) >= setup.rules.rows


def _next_pile(setup: Setup, pile: str) -> str:
    """Return the pile itself while it has room, then the next column that has, then the waste, then the stock."""
    if not _is_full(setup, pile):
        return pile
    at = setup.piles.index(pile)
    columns = (*setup.piles[at:-2], *setup.piles[:at])
    room = [column for column in columns if not _is_full(setup, column)]
    return room[0] if room else "stock" if setup.waste else "waste"


def _still(chosen: str, setup: Setup) -> str:
    return chosen if chosen in setup.piles else setup.piles[-3 if len(setup.piles) > 2 else 0]  # noqa: PLR2004
