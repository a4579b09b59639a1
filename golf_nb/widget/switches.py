"""The parts of the advice that stay on while a hand is played."""

from __future__ import annotations

from enum import StrEnum


class Switch(StrEnum):
    """What is shown all the time."""

    WORTH = "worth"
    LINE = "line"
    CLEAR = "clear"
    PAR = "par"


HELP = frozenset({Switch.WORTH, Switch.LINE, Switch.CLEAR})
"""What counts as help. The best possible score of a deal says nothing about how to reach it."""
