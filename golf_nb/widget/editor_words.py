"""The sentences of the position editor that are put together; what is wrong with a setup the engine says."""

from __future__ import annotations

from typing import TYPE_CHECKING

from golf_nb.engine import PACK_SIZE, place_in_words
from golf_nb.language import listed, say, sentence_case

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from golf_nb.engine import Card, Setup


def pile_name(pile: str) -> str:
    """Return a pile's name as a sentence begins with it."""
    return sentence_case(place_in_words(pile))


def pile_label(pile: str) -> str:
    """Return what stands on the button of a pile."""
    return say(f"editor.button.{pile}") if pile in {"stock", "waste"} else pile


def pile_tip(pile: str, *, chosen: bool) -> str:
    """Return what the button of a pile does, and its key; or that the pile is chosen."""
    if chosen:
        return say("editor.button.pile_chosen_tip", pile=pile_name(pile))
    kind = pile if pile in {"stock", "waste"} else "column"
    return say(f"editor.choose.{kind}_tip", column=pile, key=pile[0].upper())


def card_tip(card: Card, where: Sequence[str]) -> str:
    """Return what a card of the pack is, and where it lies already."""
    return say("editor.pack.card_used", card=card.words, places=_places(where)) if where else card.words


def next_card(pile: str) -> str:
    """Say where a card goes that is clicked now."""
    return say("editor.pack.next_card", whereto=place_in_words(pile, "whereto"))


def set_up() -> str:
    """Say how a table is set up."""
    return say("editor.said.set_up")


def chosen(pile: str, cards: tuple[Card, ...]) -> str:
    """Say which pile is chosen, and what lies on it."""
    name = pile_name(pile)
    if not cards:
        return say("editor.said.chosen_empty", pile=name)
    return say("editor.said.chosen", pile=name, count=len(cards), card=cards[-1])


def put_down(cards: Sequence[Card], pile: str, then: str) -> str:
    """Say what was put where, and that another pile is chosen now if that one is full."""
    put = " ".join(map(str, cards))
    said = say("editor.said.put", count=len(cards), cards=put, where=place_in_words(pile, "where"))
    return said if then == pile else f"{said} {say('editor.said.full_now', pile=place_in_words(then))}"


def taken_off(card: Card, pile: str) -> str:
    """Say what was taken from where."""
    return say("editor.said.taken_off", card=card, wherefrom=place_in_words(pile, "wherefrom"))


def lies_deep(card: Card, pile: str, after: int) -> str:
    """Say that a card cannot be taken off yet."""
    return say("editor.refused.lies_deep", count=after, card=card, where=place_in_words(pile, "where"))


def editor_status(setup: Setup) -> tuple[str, str]:
    """Return the two status lines of an editor: what is counted, and the rules."""
    counts = say(
        "editor.status",
        there=sum(1 for _ in setup.cards()),
        all=PACK_SIZE * setup.rules.packs,
        columns=sum(map(len, setup.columns)),
        stock=len(setup.stock),
        waste=len(setup.waste),
    )
    return counts, say("editor.rules", label=setup.rules.label, rules=setup.rules.in_words)


def todo(setup: Setup) -> str:
    """Say what is still wrong, or what the position is good for."""
    problems = setup.problems()
    if problems:
        return say("editor.still_wrong", problems=" ".join(problems))
    return say("editor.complete") if setup.complete else " ".join((say("editor.ready"), *setup.remarks()))


def turned(setup: Setup, said: str) -> str:
    """Return what was done, and that by it the position became right or wrong."""
    return f"{said} {' '.join(setup.problems()) or say('editor.said.can_be_played')}"


def filled(count: int, *, shuffled: bool) -> str:
    """Say how many cards went into the stock."""
    return (
        say("editor.said.filled_shuffled", count=count)
        if shuffled
        else say("editor.said.filled", count=count)
    )


def column_count(count: int) -> str:
    """Say how many columns there are now."""
    return say("editor.said.columns", count=count)


def used_already(card: Card, where: Sequence[str]) -> str:
    """Say that there is no such card left in the packs."""
    return say("editor.refused.used", count=len(where), card=card, places=_places(dict.fromkeys(where)))


def no_room(pile: str, held: int) -> str:
    """Say that a column is full."""
    return say("editor.refused.no_room", count=held, pile=pile_name(pile))


def _places(piles: Iterable[str]) -> str:
    return listed(place_in_words(pile, "where") for pile in piles)
