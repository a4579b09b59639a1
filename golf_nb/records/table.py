"""Records as a table of text, with what the rules say beside the scores."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from golf_nb.engine import Rules, signed
from golf_nb.records.model import Record, duration

if TYPE_CHECKING:
    from collections.abc import Sequence

__all__ = ["RecordTable"]

_HEAD: Final = ("deal", "rules", "best", "cleared", "tries", "first clear", "date of best")
_TO_THE_RIGHT: Final = frozenset({"best", "tries"})
_NOTHING: Final = "No hand has been played to its end yet."


class RecordTable(tuple[Record, ...]):
    """Records, which a notebook shows as a table.

    Examples
    --------
    >>> RecordTable()
    No hand has been played to its end yet.
    """

    __slots__ = ()

    def __repr__(self) -> str:
        if not self:
            return _NOTHING
        names = _names([record.rules for record in self])
        lines = _aligned([_HEAD, *(_cells(record, names[record.rules]) for record in self)])
        said = [f"{name}: {rules.in_words}" for rules, name in names.items()]
        return "\n".join([*lines, "", *said])


def _names(all_rules: Sequence[Rules]) -> dict[Rules, str]:
    """Give every rule set a name of its own, in the order in which they come."""
    names: dict[Rules, str] = {}
    for rules in dict.fromkeys(all_rules):
        presets = [name for name in Rules.presets() if Rules.preset(name) == rules]
        others = sum(name.startswith("custom") for name in names.values())
        names[rules] = presets[0] if presets else f"custom {others + 1}"
    return names


def _cells(record: Record, rules: str) -> tuple[str, ...]:
    first = "–"
    if record.first_clear is not None:
        seconds = record.first_clear_seconds
        first = "no clock" if seconds is None else duration(seconds)
    return (
        record.name,
        rules,
        signed(record.score),
        "yes" if record.cleared else "no",
        str(record.tries),
        first,
        record.reached.astimezone().date().isoformat(),
    )


def _aligned(rows: Sequence[Sequence[str]]) -> list[str]:
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return ["  ".join(map(_cell, row, widths, _HEAD)).rstrip() for row in rows]


def _cell(text: str, width: int, head: str) -> str:
    return text.rjust(width) if head in _TO_THE_RIGHT else text.ljust(width)
