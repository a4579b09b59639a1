"""The living picture of a position: it shows, and it says what the person at it wants.

A board knows no game. Whoever owns it (a table, a tutor) gives it positions to show and is asked about every move.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Protocol

from ipywidgets import Box
from ipywidgets import Layout as BoxLayout

from golf_nb.engine import Draw, Move, Place, Play, Position, card_at
from golf_nb.scene import Layout, build
from golf_nb.scene.motion import FRAME_MILLISECONDS, dragged, plan
from golf_nb.widget import words
from golf_nb.widget.bridge import Bridge
from golf_nb.widget.faults import Owner, guarded
from golf_nb.widget.keyboard import Action, Command, command, exposed, walk
from golf_nb.widget.pointer import Cancel, Click, Drag, Drop, Pointer
from golf_nb.widget.stage import Stage

if TYPE_CHECKING:
    from collections.abc import Callable

    from golf_nb.notes import Note
    from golf_nb.scene import Scene, Theme
    from golf_nb.widget.look import Look


class Player(Owner, Protocol):
    """What a board asks of its owner."""

    def try_move(self, move: Move) -> bool:
        """Make a move if it is allowed; True if the position changed."""

    def say(self, text: str) -> None:
        """Show a line of text."""

    def act(self, asked: Command) -> None:
        """Do what a key asked for that is not about a card."""

    @property
    def asking(self) -> bool:
        """Whether Enter is the answer to a question now."""


class Board:
    """A canvas with everything that keeps it alive.

    Parameters
    ----------
    player
        Who is asked about moves and told about faults.
    layout
        The geometry at first.
    position
        What to show first.
    look
        Theme, deck and motion.
    clock
        Seconds that only grow; tests bring their own.
    """

    def __init__(
        self,
        player: Player,
        layout: Layout,
        position: Position,
        look: Look,
        *,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._player, self._layout, self._clock = player, layout, clock
        self.look = look
        self.position = position
        self.notes: tuple[Note, ...] = ()
        self._playable = False
        self._focus: Place | None = None
        self._scene = build(position, layout=layout)
        self._painted: tuple[object, ...] | None = None
        self._quiet_until = 0.0
        self._pointer = Pointer()
        self.stage = Stage(layout.width, layout.height)
        if look.scale != 1:
            self.stage.resize(layout.width, layout.height, look.scale)
        self.bridge = Bridge(label=self._scene.alt)
        self.widget = Box([self.stage.widget, self.bridge], layout=BoxLayout(max_width="100%"))
        self.widget.add_class("golf-board")
        self._connect()

    @property
    def colours(self) -> Theme:
        """The theme that is shown now."""
        return self.look.colours(dark_page=self.bridge.dark)

    def show(
        self,
        position: Position,
        *,
        notes: tuple[Note, ...] = (),
        playable: bool = False,
        moving: bool = True,
        pause: int = 0,
    ) -> None:
        """Show a position; a single card that changed its place moves there.

        Parameters
        ----------
        position
            What lies on the table now.
        notes
            What an author points at.
        playable
            Mark the cards that fit.
        moving
            False puts the card there at once.
        pause
            Milliseconds that the browser waits before it shows what comes next.
        """
        before, self.position = self.position, position
        self.notes, self._playable = notes, playable
        if self._focus is not None and self._focus.pile == "column":
            self._focus = exposed(min(self._focus.column, len(position.columns) - 1), position)
        now = self._clock()
        frames: tuple[Scene, ...] = ()
        if moving and self.look.motion and not self.bridge.reduced_motion and now >= self._quiet_until:
            frames = plan(before, position, self._layout)
        length = len(frames) * FRAME_MILLISECONDS + pause
        self._quiet_until = max(now, self._quiet_until if pause else now) + length / 1000
        self.repaint(between=frames, pause=pause)

    def repaint(self, *, between: tuple[Scene, ...] = (), pause: int = 0, force: bool = False) -> None:
        """Send the picture, unless the page shows exactly this already."""
        colours = self.colours
        lifted = self._pointer.lifted
        scene = build(
            self.position,
            layout=self._layout,
            notes=self.notes,
            focus=self._focus,
            playable=self._playable,
            lifted=lifted,
        )
        self._scene = scene
        if not force and not pause and self._painted == (scene, colours):
            return
        self.stage.paint(scene, colours, between, pause=pause)
        self._painted = (scene, colours)
        self.bridge.label = scene.alt

    def fit(self, layout: Layout) -> None:
        """Take another geometry and the size that the look asks for."""
        self._layout = layout
        self._painted = None
        self._pointer = Pointer()
        self._focus = None
        self.stage.resize(layout.width, layout.height, self.look.scale)

    def close(self) -> None:
        """Close every part."""
        self.stage.close()
        for part in (self.bridge, self.widget):
            part.layout.close()
            part.close()

    def _connect(self) -> None:
        def guard(callback: Callable[..., object]) -> Callable[..., None]:
            return guarded(self._player, callback)

        self.stage.on_ready(guard(lambda: self.repaint(force=True)))
        self.stage.on_pointer(guard(self._down), guard(self._move), guard(self._up), guard(self._out))
        self.stage.on_key(guard(self._key))
        self.bridge.observe(guard(lambda _: self.repaint()), "dark")

    def _down(self, x: float, y: float) -> None:
        self._pointer.down(x, y, self._scene, self._clock())

    def _move(self, x: float, y: float) -> None:
        place = self._pointer.place
        draggable = place is not None and self._is_exposed(place)
        was_lifted = self._pointer.lifted
        meant = self._pointer.move(x, y, draggable=draggable)
        if isinstance(meant, Drag):
            card = card_at(meant.place, self.position)
            if card is None:
                return
            if was_lifted is None:
                self.repaint()
            self.stage.hover(dragged(card, meant.place, (meant.dx, meant.dy), self._layout), self.colours)

    def _up(self, x: float, y: float) -> None:
        meant = self._pointer.up(x, y, self._scene)
        if isinstance(meant, Click):
            # Whoever points does not need the frame of the keyboard.
            self._focus = None
            if not self._try(meant.place):
                self.repaint()
        elif isinstance(meant, Drop):
            self._drop(meant)

    def _out(self, _x: float, _y: float) -> None:
        if isinstance(self._pointer.out(), Cancel):
            self._player.say(words.DROPPED_OUTSIDE)
            self.repaint(force=True)

    def _drop(self, drop: Drop) -> None:
        over_waste = drop.target is not None and drop.target.pile == "waste"
        if not over_waste and (drop.place.pile == "stock" or self._is_exposed(drop.place)):
            self._player.say(words.DROPPED_OUTSIDE)
        else:
            # What cannot be played anywhere is told why, wherever it was let go.
            # The card is at the waste already; only the hand brought it there, so nothing has to fly.
            self._quiet_until = self._clock() + 1
            if self._try(drop.place):
                return
        self.repaint(force=True)

    def _try(self, place: Place | None) -> bool:
        """Do what a click on this place means; True if the position changed."""
        if place is None:
            return False
        if place.pile == "waste":
            self._player.say(words.WASTE_CLICKED)
            return False
        if place.pile == "column":
            refusal = self.position.refusal_at(place.column, place.row)
            if refusal is not None and not self._is_exposed(place):
                self._player.say(refusal.sentence)
                return False
        move: Move = Draw() if place.pile == "stock" else Play(place.column)
        moved = self._player.try_move(move)
        if moved:
            self._pointer.played(place, self._clock())
        return moved

    def _is_exposed(self, place: Place) -> bool:
        """Whether the exposed card of a column lies there."""
        return place.pile == "column" and place.row >= 0 and place == exposed(place.column, self.position)

    def _key(self, key: str, shift: bool, control: bool, meta: bool) -> None:  # noqa: FBT001  # as ipycanvas calls it
        asked = command(key, shift=shift, control=control, meta=meta)
        if asked is None:
            return
        if asked.action is Action.ACT and self._player.asking:
            self._player.act(Command(Action.CONFIRM))
        elif asked.action is Action.MOVE:
            self._focus = walk(self._focus, asked.detail, self.position)
            self.repaint()
            self._player.say(words.focused(self._focus, self.position))
        elif asked.action is Action.ACT and self._focus is None:
            self._focus = exposed(0, self.position)
            self.repaint()
            self._player.say(words.focused(self._focus, self.position))
        elif asked.action is Action.ACT:
            self._try(self._focus)
        elif asked.action is Action.PLAY:
            self._player.try_move(Play(int(asked.detail)))
        elif asked.action is Action.DRAW:
            self._player.try_move(Draw())
        else:
            self._player.act(asked)
