"""The panel that shows the rules of the hand as text, made from the rule set itself."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from ipywidgets import HTML

from golf_nb.engine import rulebook
from golf_nb.widget.panels import listing

if TYPE_CHECKING:
    from golf_nb.engine import Rules


class Ruled(Protocol):
    """What the panel asks of a table."""

    @property
    def rules(self) -> Rules:
        """The rules of the hand."""


class RulesPanel:
    """The rules in words.

    Parameters
    ----------
    ruled
        The table that it belongs to.
    """

    def __init__(self, ruled: Ruled) -> None:
        self._ruled = ruled
        self.widget = HTML()
        self.widget.add_class("golf-rules")

    def update(self) -> None:
        """Show the rules of the hand on the table."""
        self.widget.value = listing(tuple((rule.topic, rule.text) for rule in rulebook(self._ruled.rules)))
