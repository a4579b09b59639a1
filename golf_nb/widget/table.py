"""The table: a hand of Golf Solitaire that can be played by mouse, touch, keyboard, buttons and from code."""

from __future__ import annotations

import traitlets
from IPython.display import display
from ipywidgets import VBox

from golf_nb.engine import (
    Game,
    GolfError,
    Move,
    Outcome,
    Position,
    Refusal,
    Rules,
    as_move,
    as_rules,
    random_number,
)
from golf_nb.engine import deal as dealt
from golf_nb.engine.moves import Draw, Play
from golf_nb.scene import Layout, Picture, build
from golf_nb.widget import lifecycle, words
from golf_nb.widget.board import Board
from golf_nb.widget.controls import Controls, Message, Status
from golf_nb.widget.faults import guarded
from golf_nb.widget.keyboard import Action, Command
from golf_nb.widget.look import Look
from golf_nb.widget.panels import style_sheet
from golf_nb.widget.still import show_with_still


class Table(VBox):
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
    >>> table = Table(24, motion=False)
    >>> table.play("A").sentence
    '10♣ is ...'
    """

    game = traitlets.Instance(Game)

    _living = False  # nothing to close before everything is there

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
        game, self._name = _opening(start, rules)
        self._asking = False
        self.errors: list[Exception] = []
        layout = Layout.fit(game.start)
        self._board = Board(self, layout, game.position, look)
        self._status = Status()
        self._message = Message(words.WELCOME)
        self._controls = Controls(self, columns=layout.columns, marks=marks)
        super().__init__(
            children=(
                style_sheet(),
                self._status.widget,
                self._board.widget,
                self._message.widget,
                *self._controls.widgets,
            ),
            game=game,
        )
        self.add_class("golf-table")
        self._show(moving=False)
        self.observe(guarded(self, self._game_changed), "game")
        if game.position.outcome is not Outcome.PLAYING:
            self._message.say(words.over(game.position), strong=True)
        self._living = True
        lifecycle.opened(self)

    @property
    def position(self) -> Position:
        """What lies on the table now."""
        return self.game.position

    @property
    def rules(self) -> Rules:
        """The rules of this hand."""
        return self.position.rules

    @property
    def message(self) -> str:
        """The line that says what happened last, or why something was refused."""
        return self._message.text

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
        last = self.game.history[-1]
        self.game = self.game.undo()
        self._message.say(words.taken_back(last, self.position))
        return None

    def redo(self) -> Refusal | None:
        """Make the move again that was taken back; returns why not, or None."""
        refusal = self.game.redo_refusal()
        if refusal is not None:
            return self._refused(refusal)
        before = self.position
        self.game = self.game.redo()
        self._tell(self.game.history[-1], before)
        return None

    def restart(self) -> Refusal | None:
        """Begin the same deal again, without asking. It is never refused."""
        self.game = self.game.restart()
        self._message.say(words.RESTARTED)
        return None

    def close(self) -> None:
        """End the table for good and close everything it is made of."""
        if self._living:
            self._living = False
            lifecycle.closed(self)
            self._board.close()
            lifecycle.close_parts(self)
        super().close()

    # What the board, the buttons and the keys ask for.

    def try_move(self, move: Move) -> bool:
        """Make a move if it is allowed; True if it was."""
        return self._make(move) is None

    def say(self, text: str) -> None:
        """Show a line of text."""
        self._stop_asking()
        self._message.say(text)

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

    def report(self, error: Exception) -> None:
        """Show an error from a callback and keep it in `errors`."""
        self.errors.append(error)
        self._message.say(words.FAULT.format(error=f"{type(error).__name__}: {error}"), strong=True)

    def picture(self) -> Picture:
        """Return a still picture of the table as it is now."""
        scene = build(self.position, layout=Layout.fit(self.game.start))
        colours = self._board.colours
        return Picture(scene, colours.name, colours.deck)

    def __repr__(self) -> str:
        return f"Table({self._name}, rules={self.rules.label!r}): {self.position.cards_left} cards left"

    def _ipython_display_(self, **_: object) -> None:
        bundle = self._repr_mimebundle_()
        show_with_still(self.picture(), bundle, repr(self), display)

    def _make(self, move: Move) -> Refusal | None:
        refusal = self.position.refusal(move)
        if refusal is not None:
            return self._refused(refusal)
        before = self.position
        self.game = self.game.play(move)
        self._tell(move, before)
        return None

    def _refused(self, refusal: Refusal) -> Refusal:
        self._stop_asking()
        self._message.say(refusal.sentence)
        return refusal

    def _tell(self, move: Move, before: Position) -> None:
        over = self.position.outcome is not Outcome.PLAYING
        self._message.say(words.happened(move, before, self.position), strong=over)

    def _ask_restart(self) -> None:
        self._asking = True
        self._controls.ask(visible=True)
        self._message.say(words.ASK_RESTART, strong=True)

    def _stop_asking(self) -> None:
        if self._asking:
            self._asking = False
            self._controls.ask(visible=False)

    def _game_changed(self, _: object) -> None:
        self._stop_asking()
        self._show()

    def _show(self, *, moving: bool = True) -> None:
        self._board.show(self.position, playable=self.marks, moving=moving)
        self._status.show(self._name, self.position)


def _opening(start: int | Position | Game | None, rules: Rules | str | None) -> tuple[Game, str]:
    """Return the game to begin with and the name of its deal."""
    if isinstance(start, Game):
        if rules is not None and as_rules(rules) != start.start.rules:
            raise GolfError(
                "a game keeps the rules it was played under",
                text=as_rules(rules).label,
                expected=f"{start.start.rules.label}, or a position to begin with",
            )
        return start, "Game"
    if isinstance(start, Position):
        position = start
        if rules is not None:
            position = Position(start.columns, start.stock, start.waste, as_rules(rules))
        return Game(position), "Position"
    number = random_number() if start is None else start
    return Game(dealt(number, "king-stops" if rules is None else rules)), f"Deal {number}"
