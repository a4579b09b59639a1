"""The pack to choose from: a button for each card, which also says where the card lies already."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from ipywidgets import Button, GridBox, Layout, VBox

from golf_nb.engine import RANK_TEXTS, Card, Setup, Suit, pack
from golf_nb.widget import editor_words as words
from golf_nb.widget.panels import button, html, plain

if TYPE_CHECKING:
    from collections.abc import Callable

_SHORT = {"stock": "S", "waste": "W"}
_WIDTHS = {1: 58, 2: 66}


class PackButtons:
    """Every card as a button.

    One pack stands beside the table, the ranks below each other. Two packs have a wide table, so they lie below it,
    the ranks side by side.

    A card that lies on the table is written with the letter of its pile and loses its paper. No button is ever
    switched off, because the keyboard would fall off it.

    Parameters
    ----------
    pressed
        What to do with a card.
    packs
        How many packs there are.
    """

    def __init__(self, pressed: Callable[[Card], None], packs: int) -> None:
        self._packs = packs
        self._buttons: dict[Card, Button] = {}
        first: Button | None = None
        cards = pack() if packs == 1 else sorted(pack(), key=lambda card: (card.suit, card.rank))
        for card in cards:
            made = button(str(card), card.words, partial(pressed, card), like=first)
            made.layout.width = f"{_WIDTHS[packs]}px"
            first = first or made
            self._buttons[card] = made
        across = len(Suit) if packs == 1 else len(RANK_TEXTS)
        columns = f"repeat({across}, {_WIDTHS[packs]}px)"
        grid = GridBox(
            list(self._buttons.values()), layout=Layout(grid_template_columns=columns, grid_gap="2px")
        )
        self._heading = html("golf-pack-heading")
        self.widget = VBox([self._heading, grid])
        self.widget.add_class("golf-pack")

    def show(self, setup: Setup, chosen: str) -> None:
        """Bring every card up to date, and say where the next one goes."""
        self._heading.value = plain(words.next_card(chosen))
        places: dict[Card, list[str]] = {card: [] for card in self._buttons}
        for pile, card in setup.cards():
            places[card].append(pile)
        for card, made in self._buttons.items():
            where = places[card]
            with made.hold_sync():
                made.description = self._label(card, where)
                made.tooltip = words.card_tip(card, where)
                made._dom_classes = _classes(card, used_up=len(where) >= self._packs)  # noqa: SLF001

    def button(self, card: Card) -> Button:
        """Return the button of a card."""
        return self._buttons[card]

    def _label(self, card: Card, where: list[str]) -> str:
        letters = [_SHORT.get(pile, pile) for pile in where]
        if self._packs > 1:
            # A dash for each card of this kind that is still in the packs.
            letters += ["–"] * (self._packs - len(where))
        return " ".join((str(card), "".join(letters))).rstrip()


def _classes(card: Card, *, used_up: bool) -> tuple[str, ...]:
    return (*(("golf-red",) if card.suit.red else ()), *(("golf-used",) if used_up else ()))
