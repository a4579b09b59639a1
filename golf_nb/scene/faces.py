"""What a single card looks like: its face, its back, and the slot where no card is left."""

from __future__ import annotations

from typing import TYPE_CHECKING

from golf_nb.scene import pips
from golf_nb.scene.layout import CARD_WIDTH, CORNER, STRIP
from golf_nb.scene.shapes import Box, Path, Shape, Text, Tone, rounded

if TYPE_CHECKING:
    from golf_nb.engine import Card

INDEX_SIZE = 23.0
_SUIT_SIZE = 17.0
_PIP_SIZE = 38.0


def face(card: Card, box: Box, *, covered: bool = False) -> tuple[Shape, ...]:
    """Draw the face of a card.

    Rank and suit stand side by side along the upper edge, so that the strip of a covered card still shows both.
    A covered card is drawn as that strip alone: nothing else of it can be seen.
    """
    tone = pips.TONES[card.suit]
    middle = box.y + STRIP / 2
    index: tuple[Shape, ...] = (
        Text(box.x + 6, middle, card.rank_text, INDEX_SIZE, tone, align="start", bold=True),
        Path(pips.suit(card.suit, box.right - 16, middle, _SUIT_SIZE), fill=tone),
    )
    if covered:
        return (Path(_strip(box), fill=Tone.CARD, stroke=Tone.CARD_EDGE), *index)
    x, y = box.centre[0], box.y + 63
    crown = pips.court(card.rank, x, y - 14, 30)
    pip = (
        Path(pips.suit(card.suit, x, y, _PIP_SIZE), fill=tone)
        if crown is None
        else Path(pips.suit(card.suit, x, y + 12, _PIP_SIZE - 12), fill=tone)
    )
    paper = Path(rounded(box, CORNER), fill=Tone.CARD, stroke=Tone.CARD_EDGE)
    marks = (pip,) if crown is None else (Path(crown, fill=tone), pip)
    return (paper, *index, *marks)


def fanned(card: Card, box: Box) -> tuple[Shape, ...]:
    """Draw what looks out of an earlier waste card: rank above suit along its left edge."""
    tone = pips.TONES[card.suit]
    size = INDEX_SIZE - 4 if len(card.rank_text) == 1 else INDEX_SIZE - 8
    return (
        Path(rounded(box, CORNER), fill=Tone.CARD, stroke=Tone.CARD_EDGE),
        Text(box.x + 14, box.y + 18, card.rank_text, size, tone, bold=True),
        Path(pips.suit(card.suit, box.x + 14, box.y + 40, _SUIT_SIZE - 3), fill=tone),
    )


def back(box: Box, left: int) -> tuple[Shape, ...]:
    """Draw the stock from above: a back, thicker while many cards are left, and their number."""
    layers = min(3, (left + 5) // 6)
    shapes: list[Shape] = [
        Path(rounded(box.moved(-2.0 * layer, -2.0 * layer), CORNER), fill=Tone.BACK, stroke=Tone.BACK_LINE)
        for layer in reversed(range(layers))
    ]
    shapes.append(Path(rounded(box.grown(-7), CORNER - 3), stroke=Tone.BACK_LINE, width=1.5))
    x, y = box.centre
    shapes.append(Path((("O", (x, y, 22)),), fill=Tone.BADGE))
    shapes.append(Text(x, y, str(left), 22, Tone.BADGE_INK, bold=True))
    return tuple(shapes)


def slot(box: Box, caption: str = "") -> tuple[Shape, ...]:
    """Draw the place where no card is left."""
    outline = Path(rounded(box.grown(-2), CORNER), stroke=Tone.SLOT, width=1.5)
    return (outline, Text(*box.centre, caption, 14, Tone.INK_SOFT)) if caption else (outline,)


def _strip(box: Box) -> tuple[tuple[str, tuple[float, ...]], ...]:
    # Reaches a little under the next card, whose round corners would otherwise show the felt.
    lower = box.y + STRIP + CORNER + 1
    return (
        ("M", (box.x, lower)),
        ("L", (box.x, box.y + CORNER)),
        ("Q", (box.x, box.y, box.x + CORNER, box.y)),
        ("L", (box.x + CARD_WIDTH - CORNER, box.y)),
        ("Q", (box.right, box.y, box.right, box.y + CORNER)),
        ("L", (box.right, lower)),
    )
