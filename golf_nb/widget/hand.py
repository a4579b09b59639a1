"""A hand that can be played: the game on a board, and everything that asks for a move."""

from __future__ import annotations

from typing import TYPE_CHECKING

import traitlets

from golf_nb.engine import Draw, Game, GolfError, Move, Play, Position, Refusal, Rules, as_move
from golf_nb.language import say
from golf_nb.widget.area import PlayArea
from golf_nb.widget.controls import Controls
from golf_nb.widget.keyboard import Action, Command
from golf_nb.widget.lesson_making import lesson_text

if TYPE_CHECKING:
    from pathlib import Path

    from golf_nb.scene import Layout
    from golf_nb.widget.look import Look


class HandArea(PlayArea):
    """A board with a game on it, its buttons and its keys.

    Parameters
    ----------
    game
        The hand.
    layout
        The geometry of the board.
    look
        Theme, deck, motion and size.
    marks
        Whether the exposed cards that fit are marked.
    """

    game = traitlets.Instance(Game)

    def __init__(self, game: Game, layout: Layout, look: Look, *, marks: bool) -> None:
        super().__init__(game.position, layout, look)
        self._asking = False
        self._controls = Controls(self, columns=layout.columns, marks=marks)
        self.game = game

    @property
    def position(self) -> Position:
        """What lies on the table now."""
        return self.game.position

    @property
    def rules(self) -> Rules:
        """The rules of this hand."""
        return self.position.rules

    @property
    def marks(self) -> bool:
        """Whether the cards that fit are marked."""
        return self._controls.marks

    @marks.setter
    def marks(self, value: bool) -> None:
        self._controls.marks = value

    def play(self, column: str | int | Play) -> Refusal | None:
        """Play the exposed card of a column.

        Parameters
        ----------
        column
            Its letter, its number counted from 0, or a `Play`.

        Returns
        -------
        Refusal or None
            Why the card was not played, or None if it was.

        Raises
        ------
        GolfError
            If this is no column at all.
        """
        move = Play(column) if isinstance(column, int) else as_move(column)
        if not isinstance(move, Play):
            raise GolfError(
                "not a column", text=str(column), expected="a letter such as A; use draw() to draw"
            )
        return self._make(move)

    def draw(self) -> Refusal | None:
        """Turn the next stock card onto the waste; returns why not, or None."""
        return self._make(Draw())

    def undo(self) -> Refusal | None:
        """Take the last move back; returns why not, or None."""
        refusal = self.game.undo_refusal()
        if refusal is not None:
            return self._refused(refusal)
        self.game = self.game.undo()
        return None

    def redo(self) -> Refusal | None:
        """Make the move again that was taken back; returns why not, or None."""
        refusal = self.game.redo_refusal()
        if refusal is not None:
            return self._refused(refusal)
        self.game = self.game.redo()
        return None

    def restart(self) -> Refusal | None:
        """Begin the same deal again, without asking. It is never refused."""
        again = self.game.restart()
        if again == self.game:
            # No move has been made, so nothing changes, but whoever asked gets an answer.
            self.say(say("table.restarted"))
        else:
            self.game = again
        return None

    def lesson_skeleton(self, title: str | None = None, path: str | Path | None = None) -> str:
        r"""Return the file of a lesson that begins where this hand began; its moves are the steps.

        Parameters
        ----------
        title
            The title of the lesson; unless given, that it is a new one.
        path
            Where to save it as well: a name that ends in ``.toml``. A file that is there is never replaced.

        Returns
        -------
        str
            The text of the file, with places for the author's own words.

        Raises
        ------
        GolfError
            If the title is empty, the rules have no name, or the file cannot be written.

        Examples
        --------
        >>> from golf_nb.widget import Table
        >>> Table(24).lesson_skeleton("My lesson").splitlines()[0]
        'title = "My lesson"'
        """
        first = say("skeleton.title") if title is None else title
        return lesson_text(self.game, first, path)

    def close(self) -> None:
        """End for good, and close everything that the area is made of."""
        if self._living:
            self._controls.close()
        super().close()

    # What the board, the buttons and the keys ask for.

    def try_move(self, move: Move) -> bool:
        """Make a move if it is allowed; True if it was."""
        return self._make(move) is None

    def say(self, text: str) -> None:
        """Show a line of text."""
        self._stop_asking()
        super().say(text)

    def act(self, asked: Command) -> None:
        """Do what a key or a button asked for."""
        match asked.action:
            case Action.UNDO:
                self.undo()
            case Action.REDO:
                self.redo()
            case Action.RESTART if not self._asking:
                self._ask_restart()
            case Action.RESTART | Action.CONFIRM:
                self.confirm(restart=self._asking)
            case Action.CANCEL if self._asking:
                self.confirm(restart=False)
            case Action.LEAVE:
                self._controls.focus()

    def confirm(self, *, restart: bool) -> None:
        """Take the answer to whether the deal should begin again."""
        self._stop_asking()
        if restart:
            self.restart()
        else:
            self._message.say(say("table.keep_playing"))

    @property
    def asking(self) -> bool:
        """Whether the table waits for an answer about a restart."""
        return self._asking

    def marks_changed(self) -> None:
        """Paint again after the marks were switched."""
        self._board.show(self.position, notes=self.notes, playable=self.marks, moving=False)

    def _make(self, move: Move) -> Refusal | None:
        refusal = self.position.refusal(move)
        if refusal is not None:
            return self._refused(refusal)
        self.game = self.game.play(move)
        return None

    def _refused(self, refusal: Refusal) -> Refusal:
        self._stop_asking()
        self._message.say(refusal.sentence)
        return refusal

    def _ask_restart(self) -> None:
        self._asking = True
        self._controls.ask(visible=True)
        self._message.say(say("table.ask_restart"), strong=True)

    def _stop_asking(self) -> None:
        if self._asking:
            self._asking = False
            self._controls.ask(visible=False)
