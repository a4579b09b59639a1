"""Suits, court marks and small signs as outlines, so that no machine's font decides how a card looks."""

from __future__ import annotations

from functools import lru_cache

from golf_nb.engine import Suit
from golf_nb.scene.shapes import Segment, Tone

# Each outline fits a square of side 1 around the origin.
_HEART: tuple[Segment, ...] = (
    ("M", (0, 0.48)),
    ("C", (-0.16, 0.26, -0.5, 0.06, -0.5, -0.2)),
    ("C", (-0.5, -0.52, -0.08, -0.56, 0, -0.24)),
    ("C", (0.08, -0.56, 0.5, -0.52, 0.5, -0.2)),
    ("C", (0.5, 0.06, 0.16, 0.26, 0, 0.48)),
)
_DIAMOND: tuple[Segment, ...] = (
    ("M", (0, -0.54)),
    ("Q", (0.18, -0.2, 0.44, 0)),
    ("Q", (0.18, 0.2, 0, 0.54)),
    ("Q", (-0.18, 0.2, -0.44, 0)),
    ("Q", (-0.18, -0.2, 0, -0.54)),
)
_CLUB: tuple[Segment, ...] = (
    ("O", (0, -0.26, 0.235)),
    ("O", (-0.26, 0.1, 0.235)),
    ("O", (0.26, 0.1, 0.235)),
    # The stem begins as a kite wide enough to fill the gap between the three leaves.
    ("M", (0, -0.24)),
    ("L", (0.12, 0.04)),
    ("Q", (0.05, 0.4, 0.2, 0.5)),
    ("L", (-0.2, 0.5)),
    ("Q", (-0.05, 0.4, -0.12, 0.04)),
)
_SPADE: tuple[Segment, ...] = (
    ("M", (0, -0.5)),
    ("C", (0.14, -0.26, 0.48, -0.06, 0.48, 0.16)),
    ("C", (0.48, 0.4, 0.16, 0.44, 0.05, 0.22)),
    ("Q", (0.06, 0.42, 0.2, 0.5)),
    ("L", (-0.2, 0.5)),
    ("Q", (-0.06, 0.42, -0.05, 0.22)),
    ("C", (-0.16, 0.44, -0.48, 0.4, -0.48, 0.16)),
    ("C", (-0.48, -0.06, -0.14, -0.26, 0, -0.5)),
)
_SUITS = {Suit.HEARTS: _HEART, Suit.DIAMONDS: _DIAMOND, Suit.CLUBS: _CLUB, Suit.SPADES: _SPADE}

TONES = {
    Suit.CLUBS: Tone.CLUBS,
    Suit.DIAMONDS: Tone.DIAMONDS,
    Suit.HEARTS: Tone.HEARTS,
    Suit.SPADES: Tone.SPADES,
}

# A cap with two bells, a coronet with pearls and a crown with points: told apart by outline, not by detail.
_COURTS: dict[int, tuple[Segment, ...]] = {
    11: (
        ("M", (-0.34, 0.3)),
        ("C", (-0.36, -0.1, -0.5, -0.2, -0.56, 0.1)),
        ("C", (-0.62, -0.5, -0.12, -0.6, 0, -0.14)),
        ("C", (0.12, -0.6, 0.62, -0.5, 0.56, 0.1)),
        ("C", (0.5, -0.2, 0.36, -0.1, 0.34, 0.3)),
        ("Z", ()),
        ("O", (-0.56, 0.16, 0.1)),
        ("O", (0.56, 0.16, 0.1)),
    ),
    12: (
        ("M", (-0.42, 0.3)),
        ("L", (-0.46, -0.14)),
        ("L", (-0.2, 0.08)),
        ("L", (0, -0.24)),
        ("L", (0.2, 0.08)),
        ("L", (0.46, -0.14)),
        ("L", (0.42, 0.3)),
        ("Z", ()),
        ("O", (-0.46, -0.24, 0.09)),
        ("O", (0, -0.35, 0.1)),
        ("O", (0.46, -0.24, 0.09)),
    ),
    13: (
        ("M", (-0.46, 0.3)),
        ("L", (-0.52, -0.4)),
        ("L", (-0.22, -0.06)),
        ("L", (0, -0.5)),
        ("L", (0.22, -0.06)),
        ("L", (0.52, -0.4)),
        ("L", (0.46, 0.3)),
        ("Z", ()),
    ),
}


@lru_cache(2048)  # most cards of a table lie where they lay
def placed(outline: tuple[Segment, ...], x: float, y: float, size: float) -> tuple[Segment, ...]:
    """Return an outline of side 1 moved to `x`, `y` and enlarged to `size` pixels."""
    result: list[Segment] = []
    for code, values in outline:
        if code == "O":
            cx, cy, radius = values
            result.append((code, (x + cx * size, y + cy * size, radius * size)))
        else:
            pairs = zip(values[::2], values[1::2], strict=True)
            result.append(
                (code, tuple(number for px, py in pairs for number in (x + px * size, y + py * size)))
            )
    return tuple(result)


def suit(which: Suit, x: float, y: float, size: float) -> tuple[Segment, ...]:
    """Return the outline of a suit, its middle at `x`, `y`."""
    return placed(_SUITS[which], x, y, size)


def court(rank: int, x: float, y: float, size: float) -> tuple[Segment, ...] | None:
    """Return the outline of a jack's cap, a queen's coronet or a king's crown; None for other ranks."""
    outline = _COURTS.get(rank)
    return None if outline is None else placed(outline, x, y, size)
