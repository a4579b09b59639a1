"""Courses as rows: text that whoever plays them understands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from golf_nb.records.model import SavedCourse
from golf_nb.records.rows import moment, sensible, words

if TYPE_CHECKING:
    import sqlite3

__all__ = ["load", "load_all", "save"]


def save(connection: sqlite3.Connection, course: SavedCourse) -> None:
    """Keep a course in the place of what was kept under its code for its player.

    Parameters
    ----------
    connection : sqlite3.Connection
        An open database, in a transaction.
    course : SavedCourse
        The course.
    """
    row = (course.code, course.player, course.text, course.saved.isoformat())
    connection.execute("INSERT OR REPLACE INTO courses VALUES (?, ?, ?, ?)", row)


def load(connection: sqlite3.Connection, code: str, player: str) -> tuple[SavedCourse | None, int]:
    """Return a player's course.

    Parameters
    ----------
    connection : sqlite3.Connection
        An open database.
    code, player : str
        What it was kept under.

    Returns
    -------
    tuple
        The course or None, and how many rows make no sense: 0 or 1.
    """
    query = "SELECT * FROM courses WHERE code = ? AND player = ?"
    courses, senseless = sensible(connection.execute(query, (code, player)), _course)
    return (courses[0] if courses else None), senseless


def load_all(connection: sqlite3.Connection) -> tuple[list[SavedCourse], int]:
    """Return every course, by code and player.

    Parameters
    ----------
    connection : sqlite3.Connection
        An open database.

    Returns
    -------
    tuple
        The courses, and how many rows make no sense.
    """
    return sensible(connection.execute("SELECT * FROM courses ORDER BY code, player"), _course)


def _course(code: str, player: str, text: str, saved: str) -> SavedCourse:
    return SavedCourse(
        words(code, "code"), words(player, "player", empty=True), words(text, "course"), moment(saved)
    )
