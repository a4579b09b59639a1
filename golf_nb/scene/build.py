"""From a position to a scene: the list of shapes, and what lies where for a click."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from golf_nb.engine import Outcome, Place, Play, Position, Setup, signed
from golf_nb.language import say
from golf_nb.scene import alt, faces, marks
from golf_nb.scene.layout import FAN_CARDS, Layout
from golf_nb.scene.shapes import Box, Path, Shape, Text, Tone, rounded

if TYPE_CHECKING:
    from golf_nb.engine import Card
    from golf_nb.notes import Note


@dataclass(frozen=True, slots=True)
class Target:
    """Something that can be pointed at, and the part of the table that belongs to it."""

    place: Place
    box: Box


@dataclass(frozen=True, slots=True)
class Scene:
    """A complete picture as data.

    Parameters
    ----------
    width, height
        Size in logical pixels.
    shapes
        What to paint, the lowest first.
    targets
        What can be pointed at, the lowest first.
    alt
        The same picture in words.
    """

    width: float
    height: float
    shapes: tuple[Shape, ...]
    targets: tuple[Target, ...]
    alt: str

    def hit(self, x: float, y: float) -> Place | None:
        """Return what lies at a point: the topmost target there, or None on the bare felt."""
        for target in reversed(self.targets):
            if target.box.contains(x, y):
                return target.place
        return None


def build(
    position: Position,
    *,
    layout: Layout | None = None,
    notes: tuple[Note, ...] = (),
    focus: Place | None = None,
    playable: bool = False,
    lifted: Place | None = None,
) -> Scene:
    """Turn a position into a scene.

    Parameters
    ----------
    position
        What lies on the table.
    layout
        The geometry; by default the smallest that fits the position.
    notes
        What an author points at.
    focus
        Where the keyboard focus is shown.
    playable
        Mark the exposed cards that fit the waste.
    lifted
        A card that is being dragged: it is left out here and drawn by `golf_nb.scene.motion`.

    Raises
    ------
    GolfError
        If a note points at something that is not on the table.
    """
    layout = layout or Layout.fit(position)
    shapes, targets = _piles(position, layout, lifted, position.playable() if playable else ())
    _banner(position, layout, shapes)
    shapes.extend(marks.notes(notes, position, layout))
    if focus is not None:
        shapes.extend(marks.focus(layout.box(focus)))
    return Scene(layout.width, layout.height, tuple(shapes), tuple(targets), alt.describe(position, notes))


def build_setup(
    setup: Setup, *, layout: Layout | None = None, focus: Place | None = None, lifted: Place | None = None
) -> Scene:
    """Turn a setup into a scene: the same cards at the same places, whatever is still missing or wrong.

    Parameters
    ----------
    setup
        What lies on the table so far.
    layout
        The geometry; by default the smallest that fits the setup.
    focus
        Where the next card goes.
    lifted
        A card that is being dragged, as in `build`.
    """
    layout = layout or Layout.fit(setup)
    shapes, targets = _piles(setup, layout, lifted)
    if focus is not None:
        shapes.extend(marks.focus(layout.box(focus)))
    return Scene(layout.width, layout.height, tuple(shapes), tuple(targets), alt.describe_setup(setup))


def _piles(
    table: Position | Setup, layout: Layout, lifted: Place | None, marked: tuple[int, ...] = ()
) -> tuple[list[Shape], list[Target]]:
    shapes: list[Shape] = [Path(rounded(Box(0, 0, layout.width, layout.height), 0), fill=Tone.FELT)]
    targets: list[Target] = []
    for index, column in enumerate(table.columns):
        is_lifted = lifted == Place("column", index, len(column) - 1)
        _column(index, column[:-1] if is_lifted else column, layout, shapes, targets)
        if index in marked and not is_lifted:
            shapes.extend(marks.playable(layout.card(index, len(column) - 1)))
    _stock(table.stock, layout, shapes, targets)
    _waste(table.waste, layout, shapes, targets)
    return shapes, targets


def _column(
    index: int, cards: tuple[Card, ...], layout: Layout, shapes: list[Shape], targets: list[Target]
) -> None:
    top = layout.card(index, 0)
    shapes.append(Text(top.centre[0], top.y - 15, str(Play(index)), 17, Tone.INK, bold=True))
    if not cards:
        shapes.extend(faces.slot(top))
        targets.append(Target(Place("column", index, -1), top))
    for row, card in enumerate(cards):
        box = layout.card(index, row)
        shapes.extend(faces.face(card, box, covered=row < len(cards) - 1))
        targets.append(Target(Place("column", index, row), box))


def _stock(cards: tuple[Card, ...], layout: Layout, shapes: list[Shape], targets: list[Target]) -> None:
    box = layout.stock
    shapes.extend(faces.back(box, len(cards)) if cards else faces.slot(box, say("picture.empty")))
    shapes.append(Text(box.centre[0], box.bottom + 13, say("picture.stock"), 14, Tone.INK_SOFT))
    targets.append(Target(Place("stock"), box))


def _waste(cards: tuple[Card, ...], layout: Layout, shapes: list[Shape], targets: list[Target]) -> None:
    earlier = cards[-1 - FAN_CARDS : -1]
    for age, card in zip(range(len(earlier), 0, -1), earlier, strict=True):
        shapes.extend(faces.fanned(card, layout.fan(age)))
        targets.append(Target(Place("waste"), layout.fan(age)))
    box = layout.waste
    shapes.extend(faces.face(cards[-1], box) if cards else faces.slot(box, say("picture.empty")))
    shapes.append(Text(box.centre[0], box.bottom + 13, say("picture.waste"), 14, Tone.INK_SOFT))
    targets.append(Target(Place("waste"), box))


def _banner(position: Position, layout: Layout, shapes: list[Shape]) -> None:
    if position.outcome is Outcome.PLAYING:
        return
    box = layout.banner
    x = box.centre[0]
    cleared = position.outcome is Outcome.CLEARED
    outcome = say("picture.banner.cleared") if cleared else say("picture.banner.blocked")
    left = (
        say("picture.banner.in_stock", count=len(position.stock))
        if cleared
        else say("picture.banner.cards", count=position.cards_left)
    )
    score = say("picture.banner.score", score=signed(position.score))
    shapes.append(Path(rounded(box, 10), fill=Tone.BADGE, stroke=Tone.BACK_LINE, width=2))
    shapes.append(Text(x, box.y + 24, outcome, 20, Tone.BADGE_INK, bold=True))
    shapes.append(Text(x, box.y + 50, left, 14, Tone.BADGE_INK))
    shapes.append(Text(x, box.y + 78, score, 20, Tone.BADGE_INK, bold=True))
