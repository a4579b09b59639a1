"""A still picture of a position: what a notebook keeps when no kernel is running."""

from __future__ import annotations

import base64
from dataclasses import dataclass
from html import escape
from typing import TYPE_CHECKING, Protocol

from golf_nb.engine import GolfError, Position
from golf_nb.scene.build import Scene, build
from golf_nb.scene.svg import to_svg
from golf_nb.scene.theme import theme as named_theme

if TYPE_CHECKING:
    from golf_nb.notes import Note


class HasPosition(Protocol):
    """A table, a game, or whatever else lies at a position."""

    @property
    def position(self) -> Position:
        """The position now."""


@dataclass(frozen=True, slots=True)
class Picture:
    """A scene that a notebook shows without a widget; its repr is its alt text.

    Parameters
    ----------
    scene
        What is shown.
    theme, deck
        The colours, see `golf_nb.scene.theme.theme`.
    """

    scene: Scene
    theme: str = "light"
    deck: str = "two"

    @property
    def svg(self) -> str:
        """The picture as an SVG document."""
        return to_svg(self.scene, named_theme(self.theme, self.deck))

    def __repr__(self) -> str:
        return self.scene.alt

    def _repr_svg_(self) -> str:
        return self.svg

    def _repr_html_(self) -> str:
        # An <img> with its alt text is also shown in notebooks that are not trusted, unlike SVG in the page.
        data = base64.b64encode(self.svg.encode()).decode("ascii")
        width = round(self.scene.width)
        return (
            f'<img alt="{escape(self.scene.alt)}" width="{width}" style="max-width:100%" '
            f'src="data:image/svg+xml;base64,{data}">'
        )


def picture(
    shown: Position | HasPosition,
    notes: tuple[Note, ...] = (),
    *,
    theme: str = "light",
    deck: str = "two",
    playable: bool = False,
) -> Picture:
    """Return a still picture of a position, or of a table as it is now.

    Parameters
    ----------
    shown
        A position, or something that has one, such as a table or a game.
    notes
        What to point at.
    theme, deck
        The colours, see `golf_nb.scene.theme.theme`.
    playable
        Mark the exposed cards that fit the waste.

    Raises
    ------
    GolfError
        If there is no position to show, a note points at something that is not on the table, or the theme or the
        deck does not exist.

    Examples
    --------
    >>> from golf_nb.engine import Game, deal
    >>> repr(picture(Game(deal(24)).play("A")))[:39]
    'Golf Solitaire. The waste shows 10♣. 16'
    """
    position = shown if isinstance(shown, Position) else getattr(shown, "position", None)
    if not isinstance(position, Position):
        raise GolfError("nothing to show", text=repr(shown), expected="a position, a table or a game")
    named_theme(theme, deck)
    return Picture(build(position, notes=tuple(notes), playable=playable), theme, deck)
