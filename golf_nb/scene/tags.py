"""The numbers of moves on the cards: what each move is worth, and when it has its turn on a path.

A tag hangs on the lower edge of its card, where no rank and no suit is, and lies on the stock above its name. A disc
sits in the gap beside the card, at the height of its rank, so that it also belongs to a card of which only the strip
looks out.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from golf_nb.engine import signed
from golf_nb.language import say
from golf_nb.scene.layout import CARD_WIDTH, GAP
from golf_nb.scene.shapes import Box, Path, Shape, Text, Tone, rounded

if TYPE_CHECKING:
    from golf_nb.notes import Worth

LETTER_WIDTH = 0.62
"""Width of an average bold letter, in units of the text size; only boxes around texts depend on it."""
_HEIGHT = 22.0
_WIDEST = CARD_WIDTH + GAP
"""A tag may fill the gaps beside its card, no more: a long text gets smaller."""
_SIZE = 13.0
_RADIUS = 11.0
_BESIDE = 4.0
"""How far beside its card the middle of a disc lies: clear of its suit and of the next card's rank."""
_STRIP_MIDDLE = 16.0


def worth(box: Box, note: Worth, *, on_card: bool) -> tuple[Shape, ...]:
    """Draw what a move is worth; the best ones are dark and say so."""
    score = signed(note.score) + ("" if note.proven else "?")
    text = say("picture.best", score=score) if note.best else score
    ground, ink = (Tone.BADGE_INK, Tone.BADGE) if note.best else (Tone.BADGE, Tone.BADGE_INK)
    return _tag(box.centre[0], box.bottom - (14 if on_card else 25), text, (ground, ink, ink))


def turn(box: Box, numbers: tuple[int, ...], *, on_card: bool) -> tuple[Shape, ...]:
    """Draw the places of a card, or of the draws, on a path."""
    tones = (Tone.NOTE, Tone.NOTE_INK, Tone.NOTE_INK)
    if not on_card:
        return _tag(box.centre[0], box.y + 3, runs(numbers), tones)
    x, y = box.right + _BESIDE, box.y + _STRIP_MIDDLE
    text = runs(numbers)
    return (
        Path((("O", (x, y, _RADIUS)),), fill=Tone.NOTE, stroke=Tone.NOTE_INK, width=1.5),
        Text(x, y, text, 14.0 if len(text) == 1 else 12.0, Tone.NOTE_INK, bold=True),
    )


def runs(numbers: tuple[int, ...]) -> str:
    """Write numbers in order, those that follow each other as a run.

    Examples
    --------
    >>> runs((1, 3, 4, 6, 7, 8))
    '1 3 4 6–8'
    """
    parts: list[list[int]] = []
    for number in numbers:
        if parts and number == parts[-1][-1] + 1:
            parts[-1].append(number)
        else:
            parts.append([number])
    written = (f"{run[0]}–{run[-1]}" if len(run) > 2 else " ".join(map(str, run)) for run in parts)  # noqa: PLR2004
    return " ".join(written)


def _tag(middle: float, top: float, text: str, tones: tuple[Tone, Tone, Tone]) -> tuple[Shape, ...]:
    ground, ink, edge = tones
    size = min(_SIZE, (_WIDEST - 10) / (len(text) * LETTER_WIDTH))
    width = max(30.0, len(text) * size * LETTER_WIDTH + 10)
    tag = Box(middle - width / 2, top, width, _HEIGHT)
    return (
        Path(rounded(tag, 5), fill=ground, stroke=edge, width=1.5),
        Text(*tag.centre, text, size, ink, bold=True),
    )
