"""Half-played hands as rows: the start, every move, and how many of them stand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from golf_nb.engine import Game, format_board, parse_board
from golf_nb.records.keys import rules_key, rules_of
from golf_nb.records.model import SavedHand
from golf_nb.records.rows import amount, clock, deal_number, moment, sensible, words

if TYPE_CHECKING:
    import sqlite3

__all__ = ["forget", "load", "load_all", "save"]

_MOST_MOVES = 1000  # two packs need 104 at most


def save(connection: sqlite3.Connection, hand: SavedHand) -> None:
    """Keep a hand in the place of what was kept under its key.

    Parameters
    ----------
    connection : sqlite3.Connection
        An open database, in a transaction.
    hand : SavedHand
        The hand.
    """
    game = hand.game
    row = (
        hand.key,
        format_board(game.start),
        rules_key(game.start.rules),
        " ".join(str(move) for move in game.moves),
        game.cursor,
        hand.number,
        hand.seconds,
        hand.hand,
        hand.saved.isoformat(),
    )
    connection.execute("INSERT OR REPLACE INTO hands VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", row)


def load(connection: sqlite3.Connection, key: str) -> tuple[SavedHand | None, int]:
    """Return the hand that was kept under a key.

    Parameters
    ----------
    connection : sqlite3.Connection
        An open database.
    key : str
        The key.

    Returns
    -------
    tuple
        The hand or None, and how many rows make no sense: 0 or 1.
    """
    hands, senseless = sensible(connection.execute("SELECT * FROM hands WHERE key = ?", (key,)), _hand)
    return (hands[0] if hands else None), senseless


def load_all(connection: sqlite3.Connection) -> tuple[list[SavedHand], int]:
    """Return every hand, the one saved last first.

    Parameters
    ----------
    connection : sqlite3.Connection
        An open database.

    Returns
    -------
    tuple
        The hands, and how many rows make no sense.
    """
    return sensible(connection.execute("SELECT * FROM hands ORDER BY saved DESC, key"), _hand)


def forget(connection: sqlite3.Connection, key: str) -> None:
    """Keep nothing under a key any more.

    Parameters
    ----------
    connection : sqlite3.Connection
        An open database, in a transaction.
    key : str
        The key; it need not exist.
    """
    connection.execute("DELETE FROM hands WHERE key = ?", (key,))


def _hand(  # noqa: PLR0913, PLR0917 - the columns of a row
    key: str,
    start: str,
    rules: str,
    moves: str,
    standing: int,
    number: int | None,
    seconds: float,
    hand: str,
    saved: str,
) -> SavedHand:
    board = parse_board(words(start, "start"), rules_of(words(rules, "rules")), partial=True)
    game = Game(board, words(moves, "moves", empty=True).split(), amount(standing, "moves", 0, _MOST_MOVES))
    return SavedHand(
        words(key, "key"),
        game,
        deal_number(number),
        clock(seconds),
        words(hand, "hand", empty=True),
        moment(saved),
    )
