"""A desk in a notebook: the setup on a board, and everything that asks for a change."""

from __future__ import annotations

from typing import TYPE_CHECKING

import traitlets

from golf_nb.engine import Card, GolfError, Position, Setup, share_code
from golf_nb.widget import editor_words as words
from golf_nb.widget.area import Area
from golf_nb.widget.desk import Desk
from golf_nb.widget.editor_controls import EditorControls
from golf_nb.widget.setup_board import SetupBoard

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from golf_nb.scene import Layout
    from golf_nb.widget.look import Look


class DeskArea(Area):
    """A board with a setup on it, its buttons and its keys.

    Parameters
    ----------
    desk
        The setup at first.
    layout
        The geometry of the board.
    look
        Theme, deck and size.
    """

    desk = traitlets.Instance(Desk)
    _board: SetupBoard

    def __init__(self, desk: Desk, layout: Layout, look: Look) -> None:
        super().__init__(layout)
        self.desk = desk
        self._board = SetupBoard(self, layout, desk.setup, look)
        self._controls = EditorControls(self)
        self._message.say(desk.said)

    # What has been set up.

    @property
    def setup(self) -> Setup:
        """What lies on the table, right or wrong; another setup of as many packs can be put there."""
        return self.desk.setup

    @setup.setter
    def setup(self, setup: Setup) -> None:
        packs = self.setup.rules.packs
        if setup.rules.packs != packs:
            raise GolfError("another number of packs", text=str(setup.rules.packs), expected=str(packs))
        self._do(self.desk.instead(setup))

    @property
    def position(self) -> Position:
        """The position that has been set up; GolfError with all `problems` while something is wrong."""
        return self.setup.position()

    @property
    def problems(self) -> tuple[str, ...]:
        """What is still wrong; empty when the position can be played."""
        return self.setup.problems()

    @property
    def code(self) -> str:
        """The share code of the position; GolfError as for `position`."""
        return share_code(self.position)

    @property
    def chosen(self) -> str:
        """The pile that the next card goes to: ``A`` to ``J``, ``stock`` or ``waste``."""
        return self.desk.chosen

    # What can be done; the buttons, the keys and the board all come here.

    def choose(self, pile: str) -> None:
        """Choose the pile that the next card goes to; GolfError if there is none of that name."""
        self._do(self.desk.choose(pile))

    def put(self, cards: str | Card | Iterable[Card], pile: str | None = None) -> None:
        """Put cards on the table.

        Parameters
        ----------
        cards
            A card, several, or text such as ``7D KH``.
        pile
            Where to; by default the pile that is chosen.

        Raises
        ------
        GolfError
            If something is no card, is used already, or the column has no room. The table stays as it is.
        """
        self._do(self.desk.put(cards, pile))

    def press(self, card: Card) -> None:
        """Put a card of the pack down; if it is used, take it off where it lies last, or say why it stays."""
        self.attempt(lambda: self._do(self.desk.press(card)))

    def take(self, pile: str | None = None) -> None:
        """Take the last card of a pile, by default the chosen one, off the table."""
        self._do(self.desk.take(pile))

    def carry(self, start: str, end: str) -> None:
        """Move the last card of a pile to another; GolfError if there is no card or no room."""
        self._do(self.desk.carry(start, end))

    def clear(self, pile: str | None = None) -> None:
        """Take every card off a pile, or off the table."""
        self._do(self.desk.clear(pile))

    def fill(self, *, shuffled: bool = False) -> None:
        """Put every card that is not used yet into the stock, in the order of the pack or shuffled."""
        self._do(self.desk.fill(shuffled=shuffled))

    def columns(self, count: int) -> None:
        """Have so many columns; what lies in columns that go is off the table. GolfError if the rules forbid it."""
        self._do(self.desk.columns(count))

    def undo(self) -> None:
        """Take the last change back."""
        self._do(self.desk.undo())

    def redo(self) -> None:
        """Make the change again that was taken back."""
        self._do(self.desk.redo())

    # What the board and the buttons ask for besides.

    def attempt(self, action: Callable[[], object]) -> bool:
        """Do something that a reader asked for; what does not work is told, not reported as a fault."""
        try:
            action()
        except GolfError as error:
            self.say(str(error))
            return False
        return True

    def write(self) -> None:
        """Bring the keyboard to the line where cards are written."""
        self._controls.line.focus()

    def leave(self) -> None:
        """Bring the keyboard to the buttons."""
        self._controls.focus()

    def _do(self, desk: Desk) -> None:
        before = self.problems
        self.desk = desk
        # Also when nothing has changed, because something else may have been said since.
        self._message.say(
            desk.said if bool(before) == bool(self.problems) else words.turned(self.setup, desk.said)
        )
