"""The table: a hand of Golf Solitaire that can be played by mouse, touch, keyboard, buttons and from code."""

from __future__ import annotations

import traitlets

from golf_nb.engine import (
    Game,
    GolfError,
    Move,
    Outcome,
    Position,
    Refusal,
    Rules,
    as_move,
)
from golf_nb.engine.moves import Draw, Play
from golf_nb.scene import Layout
from golf_nb.widget import words
from golf_nb.widget.area import PlayArea
from golf_nb.widget.controls import Controls, Status
from golf_nb.widget.keyboard import Action, Command
from golf_nb.widget.look import Look
from golf_nb.widget.opening import opening


class Table(PlayArea):
    """A hand to play.

    Parameters
    ----------
    start
        A deal number, a `Position` or a `Game` to go on with; without one a deal that the system picks.
    rules
        A rule set or the name of a preset. The default is ``king-stops`` for a deal number, and for a position or a
        game the rules it has.
    theme
        ``light``, ``dark``, or ``auto`` to follow the page.
    deck
        ``two`` colours or ``four``.
    motion
        Whether cards move. A reader whose system asks for less motion sees none either way.
    marks
        Whether the exposed cards that fit are marked; the reader can switch it.

    Raises
    ------
    GolfError
        If the start, the rules, the theme or the deck is none. No widget has been made by then.

    Examples
    --------
    >>> table = Table(24)
    >>> table.play("A")
    >>> table.play("B").sentence
    '10♠ does not fit 10♣: equal ranks never fit; a 9 or a jack would.'
    >>> table.message == table.play("B").sentence, table.position.cards_left
    (True, 34)
    """

    game = traitlets.Instance(Game)

    def __init__(
        self,
        start: int | Position | Game | None = None,
        rules: Rules | str | None = None,
        *,
        theme: str = "auto",
        deck: str = "two",
        motion: bool = True,
        marks: bool = True,
    ) -> None:
        look = Look(theme, deck, motion)
        game, self._name = opening(start, rules)
        layout = Layout.fit(game.start)
        super().__init__(game.position, layout, look)
        self._asking = False
        self._status = Status()
        self._controls = Controls(self, columns=layout.columns, marks=marks)
        self.game = game
        self._show(moving=False)
        # Not guarded: who sets the game, from a cell or in a guarded callback, hears of a fault.
        self.observe(self._follow, "game")
        over = game.position.outcome is not Outcome.PLAYING
        self._message.say(words.over(game.position) if over else words.WELCOME, strong=over)
        self._furnish(self._status.widget, self._board.widget, self._message.widget, *self._controls.widgets)

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
        self.game = self.game.restart()
        # Also when no move has been made, and so nothing has changed.
        self.say(words.RESTARTED)
        return None

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
            self._message.say(words.KEEP_PLAYING)

    @property
    def asking(self) -> bool:
        """Whether the table waits for an answer about a restart."""
        return self._asking

    def marks_changed(self) -> None:
        """Paint again after the marks were switched."""
        self._show(moving=False)

    def __repr__(self) -> str:
        return f"Table({self._name}, rules={self.rules.label!r}): {self.position.cards_left} cards left"

    @traitlets.validate("game")
    def _same_size(self, proposal: dict[str, Game]) -> Game:
        """Refuse a game that this table is too small for; its canvas and its buttons are made for one size."""
        game = proposal["value"]
        needed = Layout.fit(game.start)
        if needed.columns != self._layout.columns or needed.rows > self._layout.rows:
            raise GolfError(
                "this table has another size",
                text=f"{needed.columns} columns of {needed.rows}",
                place="game",
                expected=f"{self._layout.columns} columns of at most {self._layout.rows}; make a new table",
            )
        return game

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
        self._message.say(words.ASK_RESTART, strong=True)

    def _stop_asking(self) -> None:
        if self._asking:
            self._asking = False
            self._controls.ask(visible=False)

    def _follow(self, change: dict[str, Game]) -> None:
        """Show another game: the words first, so that they are right even if the picture fails."""
        before, after = change["old"], change["new"]
        if after.start != before.start:
            self._name = "Game"
        self._stop_asking()
        over = after.position.outcome is not Outcome.PLAYING
        self._message.say(words.changed(before, after), strong=over)
        self._show()

    def _show(self, *, moving: bool = True) -> None:
        self._status.show(self._name, self.position)
        self._board.show(self.position, playable=self.marks, moving=moving)
