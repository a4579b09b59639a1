"""The living picture of a position: it shows, and it says what the person at it wants.

A board knows no game. Whoever owns it (a table, a tutor) gives it positions to show and is asked about every move.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Protocol

from golf_nb.engine import Card, Draw, Move, Place, Play, Position, card_at
from golf_nb.language import say
from golf_nb.scene import Layout, Scene, build
from golf_nb.scene.motion import FRAME_MILLISECONDS, plan
from golf_nb.widget import words
from golf_nb.widget.easel import Easel, Teller
from golf_nb.widget.keyboard import Action, Command, command, exposed, walk

if TYPE_CHECKING:
    from collections.abc import Callable

    from golf_nb.notes import Note
    from golf_nb.widget.look import Look
    from golf_nb.widget.pointer import Drop


class Player(Teller, Protocol):
    """What a board asks of its owner."""

    def try_move(self, move: Move) -> bool:
        """Make a move if it is allowed; True if the position changed."""

    def act(self, asked: Command) -> None:
        """Do what a key asked for that is not about a card."""

    @property
    def asking(self) -> bool:
        """Whether Enter is the answer to a question now."""

    def interrupt(self) -> bool:
        """Stop what goes on by itself; True if something did, and the click or key has done its part by that."""


class Board(Easel):
    """The picture of a hand.

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
        self._player = player
        self.position = position
        self.notes: tuple[Note, ...] = ()
        self._playable = False
        self._quiet_until = 0.0
        super().__init__(player, layout, look, clock=clock)

    @property
    def _went_back(self) -> str:
        return say("table.dropped_outside")

    def show(
        self,
        position: Position,
        *,
        notes: tuple[Note, ...] = (),
        playable: bool = False,
        moving: bool = True,
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
        """
        before, self.position = self.position, position
        self.notes, self._playable = notes, playable
        if self._focus is not None and self._focus.pile == "column":
            self._focus = exposed(min(self._focus.column, len(position.columns) - 1), position)
        now = self._clock()
        frames: tuple[Scene, ...] = ()
        if moving and self.look.motion and not self.bridge.reduced_motion and now >= self._quiet_until:
            frames = plan(before, position, self._layout)
        self._quiet_until = now + len(frames) * FRAME_MILLISECONDS / 1000
        self.repaint(between=frames)

    def _build(self) -> Scene:
        return build(
            self.position,
            layout=self._layout,
            notes=self.notes,
            focus=self._focus,
            playable=self._playable,
            lifted=self._pointer.lifted,
        )

    def _down(self, x: float, y: float) -> None:
        if not self._player.interrupt():
            super()._down(x, y)

    def _carried(self, place: Place) -> Card | None:
        return card_at(place, self.position) if self._is_exposed(place) else None

    def _clicked(self, place: Place | None) -> bool:
        # Whoever points does not need the frame of the keyboard.
        self._focus = None
        return self._try(place)

    def _drop(self, drop: Drop) -> None:
        over_waste = drop.target is not None and drop.target.pile == "waste"
        if not over_waste and (drop.place.pile == "stock" or self._is_exposed(drop.place)):
            self._player.say(self._went_back)
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
            self._player.say(say("table.waste_clicked"))
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
        if self._player.interrupt() or asked is None:
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
