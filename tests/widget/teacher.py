"""Sits at a position editor without a browser."""

from __future__ import annotations

from typing import Any

from ipywidgets import Text

from golf_nb.engine import Card
from golf_nb.widget import Editor
from tests.widget.driver import Person, plain_text, point_of, shown


class Teacher(Person):
    """Somebody at an editor."""

    table: Any

    def point(self, *where: float | str) -> tuple[float, float]:
        name = where[0]
        if len(where) == 2 or name in {"stock", "waste"}:
            return super().point(*where) if len(where) == 2 else getattr(self.table._layout, str(name)).centre
        setup = self.table.setup
        return point_of(str(name), self.table._layout, setup)

    def card(self, code: str) -> None:
        """Press a card of the pack."""
        self.table._pack.button(Card.parse(code)).click()

    def writes(self, text: str) -> None:
        """Write a line of cards and press Enter."""
        self.line.value = text

    @property
    def line(self) -> Text:
        (line,) = [widget for widget in shown(self.table) if isinstance(widget, Text)]
        return line

    @property
    def todo(self) -> str:
        return plain_text(self.table._todo.value)

    def has(self, label: str) -> bool:
        return any(getattr(widget, "description", None) == label for widget in shown(self.table))


def at(start: Any = None, **options: Any) -> Teacher:
    """Sit down at a new editor."""
    return Teacher(Editor(start, **options))
