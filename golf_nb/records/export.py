"""Everything as text that other programs read; it is the same whatever language is spoken."""

from __future__ import annotations

import csv
import io
import json
from typing import TYPE_CHECKING, Any, Final

from golf_nb.engine import format_board
from golf_nb.language import speaking
from golf_nb.records.keys import rules_key
from golf_nb.records.schema import VERSION

if TYPE_CHECKING:
    from collections.abc import Iterable
    from datetime import datetime

    from golf_nb.records.model import Progress, Record, SavedCourse, SavedHand

__all__ = ["FORMATS", "to_csv", "to_json"]

FORMATS: Final = ("csv", "json")
_FIELDS: Final = (
    "deal", "board", "rules", "kings", "scoring", "undo", "compulsory", "columns", "rows", "packs", "best",
    "cleared", "tries", "best_on", "first_clear_on", "first_clear_seconds",
)  # fmt: skip


def to_csv(records: Iterable[Record]) -> str:
    """Return records as comma-separated values, one line for each and a line of names.

    Parameters
    ----------
    records : iterable of Record
        The records.

    Returns
    -------
    str
        The text. Scores are plain numbers, times are in UTC, and what is not known is empty.
    """
    text = io.StringIO()
    writer = csv.DictWriter(text, _FIELDS, lineterminator="\n")
    writer.writeheader()
    writer.writerows(map(_flat, records))
    return text.getvalue()


def to_json(
    records: Iterable[Record],
    hands: Iterable[SavedHand],
    courses: Iterable[SavedCourse],
    progress: Iterable[Progress],
) -> str:
    """Return everything that a store keeps as JSON.

    Parameters
    ----------
    records, hands, courses, progress : iterables
        What the store has.

    Returns
    -------
    str
        The text. Times are in UTC.
    """
    everything = {
        "version": VERSION,
        "records": [_flat(record) for record in records],
        "hands": [_hand(hand) for hand in hands],
        "courses": [
            {
                "code": course.code,
                "player": course.player,
                "course": course.text,
                "saved": _when(course.saved),
            }
            for course in courses
        ],
        "lessons": [_lesson(lesson) for lesson in progress],
    }
    return json.dumps(everything, ensure_ascii=False, indent=1) + "\n"


@speaking("en")
def _flat(record: Record) -> dict[str, Any]:
    rules = record.rules
    return {
        "deal": record.number,
        "board": record.board,
        "rules": rules.label,
        "kings": rules.kings.value,
        "scoring": rules.scoring.value,
        "undo": rules.undo.value,
        "compulsory": rules.compulsory,
        "columns": rules.columns,
        "rows": rules.rows,
        "packs": rules.packs,
        "best": record.score,
        "cleared": record.cleared,
        "tries": record.tries,
        "best_on": _when(record.reached),
        "first_clear_on": _when(record.first_clear),
        "first_clear_seconds": record.first_clear_seconds,
    }


def _hand(hand: SavedHand) -> dict[str, Any]:
    return {
        "key": hand.key,
        "deal": hand.number,
        "rules": rules_key(hand.game.start.rules),
        "start": format_board(hand.game.start).splitlines(),
        "moves": [str(move) for move in hand.game.moves],
        "moves_standing": hand.game.cursor,
        "seconds": hand.seconds,
        "saved": _when(hand.saved),
    }


def _lesson(progress: Progress) -> dict[str, Any]:
    return {
        "lesson": progress.lesson,
        "events": progress.events,
        "reached": progress.reached,
        "pages": progress.pages,
        "stars": progress.stars,
        "finished": _when(progress.finished),
        "saved": _when(progress.saved),
    }


def _when(time: datetime | None) -> str | None:
    return None if time is None else time.isoformat()
