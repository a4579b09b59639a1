"""Game: a starting position and its moves, with a cursor that undo and redo shift."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from golf_nb.engine import refusal as refusals
from golf_nb.engine.errors import GolfError
from golf_nb.engine.moves import Draw, Move, as_move
from golf_nb.engine.refusal import IllegalMoveError
from golf_nb.engine.rules import Undo

if TYPE_CHECKING:
    from collections.abc import Iterable

    from golf_nb.engine.position import Position
    from golf_nb.engine.refusal import Refusal


@dataclass(frozen=True, slots=True, init=False)
class Game:
    """A hand with its whole history; every change is a new game.

    Parameters
    ----------
    start : Position
        The position before the first move.
    moves : iterable of Play, Draw or str
        The moves made, and after the cursor those taken back.
    cursor : int or None
        How many of the moves stand; None for all.

    Raises
    ------
    GolfError
        If a move is illegal where it stands, or the cursor lies outside the moves.

    Examples
    --------
    >>> from golf_nb.engine.deals import deal
    >>> game = Game(deal(1)).play("draw")
    >>> str(game.position.waste_top), str(game.undo().position.waste_top)
    ('8♥', '10♥')
    """

    start: Position
    moves: tuple[Move, ...]
    cursor: int
    _positions: tuple[Position, ...] = field(repr=False, compare=False)

    def __init__(self, start: Position, moves: Iterable[Move | str] = (), cursor: int | None = None) -> None:
        positions = [start]
        read: list[Move] = []
        for number, text in enumerate(moves, start=1):
            try:
                move = as_move(text)
                positions.append(positions[-1].after(move))
            except GolfError as error:
                raise GolfError(
                    error.problem, text=str(text), place=f"move {number}", expected=error.expected
                ) from error
            read.append(move)
        if cursor is None:
            cursor = len(read)
        if not 0 <= cursor <= len(read):
            raise GolfError(
                "outside the moves", text=str(cursor), place="cursor", expected=f"0 to {len(read)}"
            )
        object.__setattr__(self, "start", start)
        object.__setattr__(self, "moves", tuple(read))
        object.__setattr__(self, "cursor", cursor)
        object.__setattr__(self, "_positions", tuple(positions))

    @property
    def position(self) -> Position:
        """The position now."""
        return self._positions[self.cursor]

    @property
    def history(self) -> tuple[Move, ...]:
        """The moves that led here, without those taken back."""
        return self.moves[: self.cursor]

    def play(self, move: Move | str) -> Game:
        """Return the game after a play or a draw; moves taken back before are forgotten.

        Parameters
        ----------
        move : Play, Draw or str
            A legal move, or its text.

        Returns
        -------
        Game
            The new game.

        Raises
        ------
        IllegalMoveError
            If the move is refused.
        GolfError
            If a text is not a move at all.
        """
        move = as_move(move)
        refused = self.position.refusal(move)
        if refused is not None:
            raise IllegalMoveError(refused)
        return Game(self.start, (*self.history, move))

    def undo_refusal(self) -> Refusal | None:
        """Return why the last move cannot be taken back, or None if it can."""
        policy = self.start.rules.undo
        if policy is Undo.NONE:
            return refusals.no_undo()
        if self.cursor == 0:
            return refusals.nothing_to_undo()
        if policy is Undo.SINCE_DRAW and isinstance(self.moves[self.cursor - 1], Draw):
            return refusals.draw_stays(self.position.waste_top)
        return None

    def redo_refusal(self) -> Refusal | None:
        """Return why no move can be made again, or None if one can."""
        return refusals.nothing_to_redo() if self.cursor == len(self.moves) else None

    @property
    def can_undo(self) -> bool:
        """Whether the last move can be taken back."""
        return self.undo_refusal() is None

    @property
    def can_redo(self) -> bool:
        """Whether a move that was taken back can be made again."""
        return self.redo_refusal() is None

    def undo(self) -> Game:
        """Return the game with its last move taken back.

        Returns
        -------
        Game
            The new game; the move is kept for a redo.

        Raises
        ------
        IllegalMoveError
            If the rules or an empty history refuse it.
        """
        refused = self.undo_refusal()
        if refused is not None:
            raise IllegalMoveError(refused)
        return Game(self.start, self.moves, self.cursor - 1)

    def redo(self) -> Game:
        """Return the game with the move taken back last made again.

        Returns
        -------
        Game
            The new game.

        Raises
        ------
        IllegalMoveError
            If there is no such move.
        """
        refused = self.redo_refusal()
        if refused is not None:
            raise IllegalMoveError(refused)
        return Game(self.start, self.moves, self.cursor + 1)

    def restart(self) -> Game:
        """Return a new game of the same deal, without moves."""
        return Game(self.start)
