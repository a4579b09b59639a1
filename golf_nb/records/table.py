"""Records as a table of text, with what the rules say beside the scores."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from golf_nb.engine import Rules, signed
from golf_nb.language import say
from golf_nb.records.model import Record, duration

if TYPE_CHECKING:
    from collections.abc import Sequence

__all__ = ["RecordTable"]

_COLUMNS: Final = ("deal", "rules", "best", "cleared", "tries", "first_clear", "reached")
_TO_THE_RIGHT: Final = frozenset({"best", "tries"})


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
            return say("records.list.nothing")
        names = _names([record.rules for record in self])
        head = tuple(say(f"records.list.{column}") for column in _COLUMNS)
        lines = _aligned([head, *(_cells(record, names[record.rules]) for record in self)])
        said = [f"{name}: {rules.in_words}" for rules, name in names.items()]
        return "\n".join([*lines, "", *said])


def _names(all_rules: Sequence[Rules]) -> dict[Rules, str]:
    """Give every rule set a name of its own, in the order in which they come."""
    names: dict[Rules, str] = {}
    others = 1
    for rules in dict.fromkeys(all_rules):
        presets = [name for name in Rules.presets() if Rules.preset(name) == rules]
        names[rules] = presets[0] if presets else say("records.list.custom", number=others)
        others += not presets
    return names


def _cells(record: Record, rules: str) -> tuple[str, ...]:
    first = "–"
    if record.first_clear is not None:
        seconds = record.first_clear_seconds
        first = say("records.list.no_clock") if seconds is None else duration(seconds)
    return (
        record.name,
        rules,
        signed(record.score),
        say("records.list.yes") if record.cleared else say("records.list.no"),
        str(record.tries),
        first,
        record.reached.astimezone().date().isoformat(),
    )


def _aligned(rows: Sequence[Sequence[str]]) -> list[str]:
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return ["  ".join(map(_cell, row, widths, _COLUMNS)).rstrip() for row in rows]


def _cell(text: str, width: int, column: str) -> str:
    return text.rjust(width) if column in _TO_THE_RIGHT else text.ljust(width)
