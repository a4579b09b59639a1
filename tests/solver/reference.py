"""The best `bonus` scores of deals 1 to 200, computed by two independent programs that agree on all of them."""

from __future__ import annotations

import csv
from functools import cache
from pathlib import Path

from golf_nb.engine import KingRule, Rules

SCORES = Path(__file__).parents[1] / "data" / "ms_best_scores.tsv"
DEALS = range(1, 201)


@cache
def best_scores() -> dict[tuple[int, str, bool], int]:
    """Give each score by deal number, king rule and whether draws are compulsory."""
    with SCORES.open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file, delimiter="\t"))
    return {
        (int(row["deal"]), kings.value, compulsory): int(row[kings.value + "_compulsory" * compulsory])
        for row in rows
        for kings in KingRule
        for compulsory in (False, True)
    }


def bonus_rules(kings: str, *, compulsory: bool = False) -> Rules:
    """Give the rules that the scores belong to."""
    return Rules.preset("king-stops").replace(kings=kings, compulsory=compulsory)
