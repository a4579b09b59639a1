"""What the tones look like: light and dark, with a classic two-colour or a four-colour deck.

This is the only place with colours. Text reaches a contrast of at least 4.5 : 1 on what lies under it, and lines
that carry meaning at least 3 : 1; a test computes both (WCAG 2.2, criteria 1.4.3 and 1.4.11).
"""

from __future__ import annotations

from dataclasses import dataclass
from types import MappingProxyType
from typing import TYPE_CHECKING

from golf_nb.engine import GolfError
from golf_nb.scene.shapes import Tone

if TYPE_CHECKING:
    from collections.abc import Mapping

_LIGHT = {
    Tone.FELT: "#1f6b45",
    Tone.SLOT: "#8fc4a7",
    Tone.INK: "#ffffff",
    Tone.INK_SOFT: "#dcefe4",
    Tone.CARD: "#ffffff",
    Tone.CARD_EDGE: "#5c6b63",
    Tone.BACK: "#2b4a80",
    Tone.BACK_LINE: "#9db4de",
    Tone.BADGE: "#ffffff",
    Tone.BADGE_INK: "#16233d",
    Tone.PLAYABLE: "#0b7a3b",
    Tone.FOCUS: "#ffd54a",
    Tone.FOCUS_EDGE: "#1b1b1b",
    Tone.NOTE: "#d23f00",
    Tone.NOTE_INK: "#ffffff",
    Tone.SHADE: "#39424a",
}

_DARK = {
    **_LIGHT,
    Tone.FELT: "#16241d",
    Tone.SLOT: "#5f8573",
    Tone.INK: "#e9f2ed",
    Tone.INK_SOFT: "#b9cdc2",
    Tone.CARD: "#e4e2da",
    Tone.CARD_EDGE: "#6e7a73",
    Tone.BACK: "#34507f",
    Tone.BADGE: "#e4e2da",
    Tone.PLAYABLE: "#0a6632",
    Tone.NOTE: "#b93800",
}

_TWO = {Tone.CLUBS: "#1b1b1b", Tone.SPADES: "#1b1b1b", Tone.HEARTS: "#b3121d", Tone.DIAMONDS: "#b3121d"}
_FOUR = {Tone.CLUBS: "#0d5f2c", Tone.SPADES: "#1b1b1b", Tone.HEARTS: "#b3121d", Tone.DIAMONDS: "#1a46b0"}

_GROUNDS = {"light": _LIGHT, "dark": _DARK}
_DECKS = {"two": _TWO, "four": _FOUR}

THEMES: tuple[str, ...] = tuple(_GROUNDS)
DECKS: tuple[str, ...] = tuple(_DECKS)


@dataclass(frozen=True, slots=True)
class Theme:
    """A complete set of colours.

    Parameters
    ----------
    name
        ``light`` or ``dark``.
    deck
        ``two`` (red and black) or ``four`` (each suit its own colour).
    colours
        One ``#rrggbb`` text for every `Tone`.
    """

    name: str
    deck: str
    colours: Mapping[Tone, str]

    def __getitem__(self, tone: Tone) -> str:
        """Return the colour of a tone."""
        return self.colours[tone]


def theme(name: str = "light", deck: str = "two") -> Theme:
    """Return the theme of this name with this deck.

    Raises
    ------
    GolfError
        If there is no such theme or deck; the message lists the ones there are.

    Examples
    --------
    >>> theme("dark", "four").deck
    'four'
    """
    if name not in _GROUNDS:
        raise GolfError("no such theme", text=str(name), expected=f"one of {', '.join(THEMES)}")
    if deck not in _DECKS:
        raise GolfError("no such deck", text=str(deck), expected=f"one of {', '.join(DECKS)}")
    return Theme(name, deck, MappingProxyType({**_GROUNDS[name], **_DECKS[deck]}))
