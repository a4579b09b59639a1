"""The few in-between pictures of a card that moves.

The picture below already shows the position *after* the move. The in-between scenes lie above it: each covers what
is not there yet with what was there before, and draws the moving card on its way. Whoever leaves the in-between
scenes out (reduced motion, a slow line) still shows the right position.
"""

from __future__ import annotations

from dataclasses import dataclass

from golf_nb.engine import Card, Place, Position, card_at
from golf_nb.scene import faces
from golf_nb.scene.build import Scene
from golf_nb.scene.layout import CORNER, Layout
from golf_nb.scene.shapes import Box, Path, Shape, Tone, rounded

FRAMES = 6
FRAME_MILLISECONDS = 18
"""One frame of a 60 Hz screen and a little; all frames together take about a tenth of a second."""


@dataclass(frozen=True, slots=True)
class Move:
    """A card that changed its place between two positions."""

    card: Card
    start: Place
    end: Place


def moved(before: Position, after: Position) -> Move | None:
    """Return the one card that moved between two positions, or None if they are not one move apart."""
    for earlier, later, undone in ((before, after, False), (after, before, True)):
        if later.waste[:-1] != earlier.waste:
            continue
        if earlier.stock[1:] == later.stock and len(earlier.stock) == len(later.stock) + 1:
            away = Place("stock")
        else:
            shorter = [
                index
                for index, (old, new) in enumerate(zip(earlier.columns, later.columns, strict=True))
                if old[:-1] == new and len(old) == len(new) + 1
            ]
            if len(shorter) != 1:
                continue
            away = Place("column", shorter[0], len(earlier.columns[shorter[0]]) - 1)
        start, end = (Place("waste"), away) if undone else (away, Place("waste"))
        return Move(later.waste_top, start, end)
    return None


def plan(before: Position, after: Position, layout: Layout) -> tuple[Scene, ...]:
    """Return the in-between scenes from one position to the next, none if they are not one move apart."""
    if len(before.columns) != len(after.columns):
        return ()
    move = moved(before, after)
    if move is None:
        return ()
    start, end = layout.box(move.start), layout.box(move.end)
    cover = _cover(move, before, end, layout)
    scenes = []
    for frame in range(1, FRAMES):
        # Starts fast and lands softly: the eye is drawn to where the card goes.
        part = 1 - (1 - frame / FRAMES) ** 2
        box = start.moved((end.x - start.x) * part, (end.y - start.y) * part)
        scenes.append(_overlay((*cover, *faces.face(move.card, box)), layout))
    return tuple(scenes)


def dragged(card: Card, place: Place, by: tuple[float, float], layout: Layout) -> Scene:
    """Return the scene of a card that has been carried so far from its place."""
    box = layout.box(place).moved(*by)
    shadow = Path(rounded(box.moved(4, 5), CORNER), fill=Tone.SHADE, alpha=0.4)
    return _overlay((shadow, *faces.face(card, box)), layout)


def _overlay(shapes: tuple[Shape, ...], layout: Layout) -> Scene:
    return Scene(layout.width, layout.height, shapes, (), "")


def _cover(move: Move, before: Position, end: Box, layout: Layout) -> tuple[Shape, ...]:
    if move.end.pile == "stock":
        return ()
    if move.end.pile == "waste":
        return faces.face(before.waste_top, end)
    felt = Path(rounded(end.grown(1), 0), fill=Tone.FELT)
    below = Place("column", move.end.column, move.end.row - 1)
    card = card_at(below, before)
    if card is None:
        return (felt, *faces.slot(end))
    return (felt, *faces.face(card, layout.box(below)))
