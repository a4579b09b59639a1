"""The table of a course: the hole says which cards lie on it, not the reader."""

from __future__ import annotations

from typing import TYPE_CHECKING

from golf_nb.widget.opening import opening
from golf_nb.widget.table import Table

if TYPE_CHECKING:
    from golf_nb.engine import Rules
    from golf_nb.records import Store


class CourseTable(Table):
    """A table without the panel for other deals, and without advice: a hole counts as it is played.

    Parameters
    ----------
    number, rules
        The deal of the hole and the rules of the course.
    scope
        Whose hand it is: two players of one course do not share half-played hands.
    store
        Where hands and records are kept.
    """

    _deals = False
    _advises = False

    def __init__(self, number: int, rules: Rules, *, scope: str, store: Store) -> None:
        self._scope = scope
        super().__init__(number, rules, store=store)

    def turn_to(self, number: int, rules: Rules, scope: str) -> None:
        """Put another hole, or another player's hand, on the table."""
        self._scope = scope
        self._put(opening(number, rules))
