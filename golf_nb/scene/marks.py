"""What is drawn on top of the cards: playable cards, the keyboard focus and an author's notes.

Each mark has a form of its own (triangle, plain frame, frame with ticks, hatching, arrow, tag, disc), so none of
them is told by its colour alone. Marks keep clear of the upper edge of a card, where rank and suit are. No colour
stands out from white cards, green felt and blue backs alike, so frames and arrows have a light edge, and hatching is
dark on cards and light elsewhere.
"""

from __future__ import annotations

import math

from golf_nb.engine import Position, card_at, locate
from golf_nb.notes import Arrow, Label, Note, Ring, Shade, Turn, Worth
from golf_nb.scene import tags
from golf_nb.scene.layout import CARD_HEIGHT, CORNER, STRIP, Layout
from golf_nb.scene.shapes import Box, Path, Segment, Shape, Text, Tone, rounded
from golf_nb.scene.tags import LETTER_WIDTH

SHADING, HATCHING = 0.2, 0.75
"""Opacity of a shaded ground, on which rank and suit can still be read, and of its lines."""
_TICK = 7.0
_EDGE = 1.5
"""How far the light edge of a line looks out on either side."""


def playable(box: Box) -> tuple[Shape, ...]:
    """Mark a card that fits: a frame and a triangle that points to the waste."""
    x, y = box.centre[0], box.bottom - 9
    triangle: tuple[Segment, ...] = (
        ("M", (x - 8, y - 5)),
        ("L", (x + 8, y - 5)),
        ("L", (x, y + 4)),
        ("Z", ()),
    )
    frame = Path(rounded(box.grown(-2), CORNER - 2), stroke=Tone.PLAYABLE, width=3)
    return (frame, Path(triangle, fill=Tone.PLAYABLE))


def focus(box: Box) -> tuple[Shape, ...]:
    """Mark where the keyboard is: a double frame around the card."""
    outline = rounded(box.grown(3), CORNER + 3)
    return (
        Path(outline, stroke=Tone.FOCUS_EDGE, width=7),
        Path(outline, stroke=Tone.FOCUS, width=4),
    )


def notes(written: tuple[Note, ...], position: Position, layout: Layout) -> tuple[Shape, ...]:
    """Draw notes: shading below frames below arrows below labels, and the numbers of moves above all.

    Raises
    ------
    GolfError
        If a note points at something that is not on the table.
    """
    order = (Shade, Ring, Arrow, Label, Worth, Turn)
    shapes: list[Shape] = []
    for note in sorted(written, key=lambda note: order.index(type(note))):
        match note:
            case Shade(at):
                on_card = card_at(locate(at, position), position) is not None
                shapes.extend(_shade(_visible(at, position, layout), on_card=on_card))
            case Ring(at):
                shapes.extend(_edged(_ring(_visible(at, position, layout)), 4))
            case Arrow(start, end, number):
                shapes.extend(
                    _arrow(_visible(start, position, layout), _visible(end, position, layout), number)
                )
            case Label(at, text):
                shapes.extend(_label(_visible(at, position, layout), text, layout))
            case Worth(at):
                place = locate(at, position)
                shapes.extend(tags.worth(layout.box(place), note, on_card=place.pile == "column"))
            case Turn(at, numbers):
                place = locate(at, position)
                shapes.extend(tags.turn(layout.box(place), numbers, on_card=place.pile == "column"))
    return tuple(shapes)


def _visible(anchor: str, position: Position, layout: Layout) -> Box:
    """Return the part of a card that can be seen: all of an exposed card, the strip of a covered one."""
    place = locate(anchor, position)
    box = layout.box(place)
    covered = place.pile == "column" and -1 < place.row < len(position.columns[place.column]) - 1
    return Box(box.x, box.y, box.width, STRIP if covered else CARD_HEIGHT)


def _ring(box: Box) -> tuple[Segment, ...]:
    """Return a frame with a tick on each side, like a sight."""
    x, y = box.centre
    return (
        *rounded(box, CORNER),
        *(("M", (x, box.y - _TICK)), ("L", (x, box.y))),
        *(("M", (x, box.bottom)), ("L", (x, box.bottom + _TICK))),
        *(("M", (box.x - _TICK, y)), ("L", (box.x, y))),
        *(("M", (box.right, y)), ("L", (box.right + _TICK, y))),
    )


def _edged(line: tuple[Segment, ...], width: float) -> tuple[Shape, ...]:
    return (
        Path(line, stroke=Tone.NOTE_INK, width=width + 2 * _EDGE),
        Path(line, stroke=Tone.NOTE, width=width),
    )


def _shade(box: Box, *, on_card: bool) -> tuple[Shape, ...]:
    lines: list[Segment] = []
    step = 13.0
    for offset in range(1, int((box.width + box.height) / step) + 1):
        reach = offset * step
        x0, y0 = (box.x + min(reach, box.width), box.y + max(0.0, reach - box.width))
        x1, y1 = (box.x + max(0.0, reach - box.height), box.y + min(reach, box.height))
        lines += [("M", (x0, y0)), ("L", (x1, y1))]
    return (
        Path(rounded(box, CORNER), fill=Tone.SHADE, alpha=SHADING),
        Path(tuple(lines), stroke=Tone.SHADE if on_card else Tone.INK_SOFT, width=1.5, alpha=HATCHING),
    )


def _arrow(start: Box, end: Box, number: int | None) -> tuple[Shape, ...]:
    (x0, y0), (x1, y1) = _ends(start, end)
    # The bow leaves along the column and arrives from above, away from the ranks on either side.
    bend_x, bend_y = (x0 * 0.35 + x1 * 0.65, (y0 + y1) / 2 - 6)
    angle = math.atan2(y1 - bend_y, x1 - bend_x)
    neck_x, neck_y = x1 - 13 * math.cos(angle), y1 - 13 * math.sin(angle)
    side_x, side_y = 8 * math.sin(angle), -8 * math.cos(angle)
    shaft: tuple[Segment, ...] = (("M", (x0, y0)), ("Q", (bend_x, bend_y, neck_x, neck_y)))
    head: tuple[Segment, ...] = (
        ("M", (x1, y1)),
        ("L", (neck_x + side_x, neck_y + side_y)),
        ("L", (neck_x - side_x, neck_y - side_y)),
        ("Z", ()),
    )
    edge, line = _edged(shaft, 5)
    shapes: list[Shape] = [
        edge,
        Path(head, stroke=Tone.NOTE_INK, width=2 * _EDGE),
        line,
        Path(head, fill=Tone.NOTE),
    ]
    if number is not None:
        shapes.append(Path((("O", (x0, y0, 13)),), fill=Tone.NOTE, stroke=Tone.NOTE_INK, width=1.5))
        shapes.append(Text(x0, y0, str(number), 16, Tone.NOTE_INK, bold=True))
    return tuple(shapes)


def _ends(start: Box, end: Box) -> tuple[tuple[float, float], tuple[float, float]]:
    """Return where an arrow begins and where it points, so that it crosses neither card's rank and suit."""
    x0, x1 = start.centre[0], end.centre[0]
    if end.y > start.y:
        return (x0, start.bottom - 16), (x1, end.y - 3)
    if end.bottom < start.y:
        return (x0, start.y), (x1, end.bottom - 16)
    return (x0, start.bottom - 16), (x1, end.bottom - 24)


def _label(box: Box, text: str, layout: Layout) -> tuple[Shape, ...]:
    # A text that is wider than the table gets smaller, so that all of it can be read.
    size = min(13.0, (layout.width - 20) / (max(1, len(text)) * LETTER_WIDTH))
    width = len(text) * size * LETTER_WIDTH + 12
    left = min(max(4.0, box.centre[0] - width / 2), layout.width - width - 4)
    # Across the lower edge of a whole card; in the middle of a strip, whose edge belongs to the next card as well.
    top = box.bottom - 11 if box.height > STRIP else box.centre[1] - 11
    tag = Box(left, top, width, 22)
    return (
        Path(rounded(tag, 5), fill=Tone.NOTE, stroke=Tone.NOTE_INK),
        Text(*tag.centre, text, size, Tone.NOTE_INK, bold=True),
    )
