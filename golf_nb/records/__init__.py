"""Records, half-played hands, courses and progress in lessons, kept from one session to the next."""

from golf_nb.records.keys import board_key, new_hand, rules_key
from golf_nb.records.model import Progress, Record, Result, SavedCourse, SavedHand, duration
from golf_nb.records.shared import default_store, records
from golf_nb.records.store import Store
from golf_nb.records.table import RecordTable

__all__ = [
    "Progress",
    "Record",
    "RecordTable",
    "Result",
    "SavedCourse",
    "SavedHand",
    "Store",
    "board_key",
    "default_store",
    "duration",
    "new_hand",
    "records",
    "rules_key",
]
