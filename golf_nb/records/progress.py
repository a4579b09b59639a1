"""Progress in lessons as rows: where the learner is, and the best that was reached."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Final

from golf_nb.engine import GolfError
from golf_nb.records.model import Progress
from golf_nb.records.rows import amount, moment, sensible, words

if TYPE_CHECKING:
    import sqlite3

__all__ = ["MOST_PAGES", "MOST_STARS", "load", "load_all", "save"]

MOST_PAGES: Final = 10_000
MOST_STARS: Final = 3


def save(connection: sqlite3.Connection, now: Progress) -> Progress:
    """Keep where a learner is, and of two results the better one.

    Parameters
    ----------
    connection : sqlite3.Connection
        An open database, in a transaction.
    now : Progress
        The latest events and what they reached.

    Returns
    -------
    Progress
        What is kept: the latest events, the best results, and when the lesson was first finished.
    """
    before, _ = load(connection, now.lesson)
    best, finished, stars = now, now.finished, now.stars
    if before is not None:
        finished = before.finished or now.finished
        stars = max(before.stars, now.stars)
        # A lesson may have got pages since: shares of it are compared, and as whole numbers.
        if before.reached * now.pages > now.reached * before.pages:
            best = before
    kept = Progress(now.lesson, now.events, best.reached, best.pages, finished, now.saved, stars)
    row = (
        kept.lesson,
        json.dumps(kept.events, ensure_ascii=False),
        kept.reached,
        kept.pages,
        None if kept.finished is None else kept.finished.isoformat(),
        kept.saved.isoformat(),
        kept.stars,
    )
    connection.execute("INSERT OR REPLACE INTO lessons VALUES (?, ?, ?, ?, ?, ?, ?)", row)
    return kept


def load(connection: sqlite3.Connection, lesson: str) -> tuple[Progress | None, int]:
    """Return the progress in a lesson.

    Parameters
    ----------
    connection : sqlite3.Connection
        An open database.
    lesson : str
        The lesson's name.

    Returns
    -------
    tuple
        The progress or None, and how many rows make no sense: 0 or 1.
    """
    query = "SELECT * FROM lessons WHERE lesson = ?"
    found, senseless = sensible(connection.execute(query, (lesson,)), _progress)
    return (found[0] if found else None), senseless


def load_all(connection: sqlite3.Connection) -> tuple[list[Progress], int]:
    """Return the progress in every lesson, by name.

    Parameters
    ----------
    connection : sqlite3.Connection
        An open database.

    Returns
    -------
    tuple
        The progress, and how many rows make no sense.
    """
    return sensible(connection.execute("SELECT * FROM lessons ORDER BY lesson"), _progress)


def _progress(  # noqa: PLR0913, PLR0917  # one for each column
    lesson: str, events: str, reached: int, pages: int, finished: str | None, saved: str, stars: int
) -> Progress:
    try:
        done = json.loads(words(events, "events"))
    except (ValueError, RecursionError) as error:
        raise GolfError("not events", text=str(events), place="events", expected="a list") from error
    if not isinstance(done, list):
        raise GolfError("not events", text=events, place="events", expected="a list")
    most = amount(pages, "pages", 1, MOST_PAGES)
    return Progress(
        words(lesson, "lesson"),
        tuple(words(event, "event") for event in done),
        amount(reached, "reached", 0, most),
        most,
        None if finished is None else moment(finished),
        moment(saved),
        amount(stars, "stars", 0, MOST_STARS),
    )
