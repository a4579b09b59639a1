"""What the tests of records and of hands that come back share: a short board, and a keeper of a hand on it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from golf_nb.engine import Game, Position, parse_board
from golf_nb.widget.ledger import Ledger
from golf_nb.widget.opening import opening
from golf_nb.widget.steps import step

if TYPE_CHECKING:
    from golf_nb.records import Store
    from tests.widget.driver import Person

SHORT = parse_board("Talon: 2C 8C 3C\nFoundations: 7D\n8S\n-\n9C", partial=True)
"""A C clears it at once for −3, A draw draw C for −1; three draws block it with two cards."""
BEST, WORSE, BLOCKED = "A C", "A draw draw C", "draw draw draw"
NOTHING_YET = "No finished hand of this deal under these rules yet."


class Keeper:
    """A ledger with a hand, a store and a clock."""

    def __init__(self, store: Store, start: int | Position | Game = SHORT, *, resume: bool = True) -> None:
        self.now = 1000.0
        self.store = store
        self.ledger = Ledger(store, lambda: self.now)
        self.open(start, resume=resume)

    def open(
        self, start: int | str | Position | Game, rules: str | None = None, *, resume: bool = True
    ) -> None:
        self.opened = self.ledger.open(opening(start, rules), resume=resume)
        self.game = self.opened.game

    def go(self, after: Game) -> str:
        before, self.game = self.game, after
        return self.ledger.follow(after, step(before, after))

    def play(self, moves: str) -> str:
        said = ""
        for move in moves.split():
            said = self.go(self.game.play(move))
        return said

    def undo(self) -> None:
        self.go(self.game.undo())

    def restart(self) -> None:
        self.go(self.game.restart())

    @property
    def record(self) -> str:
        return self.ledger.record_in_words(self.game.start)


def let_time_pass(person: Person, seconds: float) -> None:
    """Move the clock of the deal on a table on."""
    keeper = person.table._ledger
    now = keeper._now() + seconds
    keeper._now = lambda: now
