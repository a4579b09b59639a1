"""The rule sets that have names."""

from __future__ import annotations

from typing import Final

from golf_nb.engine.axes import KingRule, Scoring, Undo

__all__ = ["PRESETS", "Axes"]

Axes = tuple[KingRule, Scoring, Undo, bool, int, int, int]
"""What a rule set says: kings, scoring, undo, compulsory, columns, rows, packs."""

PRESETS: Final[dict[str, Axes]] = {
    "king-stops": (KingRule.STOP, Scoring.BONUS, Undo.UNLIMITED, False, 7, 5, 1),
    "classic": (KingRule.QUEEN, Scoring.STROKES, Undo.UNLIMITED, False, 7, 5, 1),
    "king-to-ace": (KingRule.WRAP, Scoring.STROKES, Undo.UNLIMITED, False, 7, 5, 1),
    "record": (KingRule.QUEEN, Scoring.BONUS, Undo.SINCE_DRAW, False, 7, 5, 1),
    "patience": (KingRule.STOP, Scoring.STROKES, Undo.UNLIMITED, False, 7, 5, 1),
    "putt-putt": (KingRule.WRAP, Scoring.STROKES, Undo.UNLIMITED, False, 7, 5, 1),
    "double": (KingRule.STOP, Scoring.STROKES, Undo.UNLIMITED, False, 10, 5, 2),
    "double-pysol": (KingRule.STOP, Scoring.STROKES, Undo.UNLIMITED, False, 9, 7, 2),
    "compulsory": (KingRule.STOP, Scoring.STROKES, Undo.UNLIMITED, True, 7, 5, 1),
}
