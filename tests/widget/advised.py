"""What tests of advice read from a table, and what they expect on its cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from golf_nb.strategy import worth_of_each, worths
from tests.widget.driver import plain_text, shown

if TYPE_CHECKING:
    from golf_nb.engine import Position
    from golf_nb.notes import Worth
    from tests.widget.driver import Person


def told(person: Person) -> list[str]:
    """Return the lines of advice on the page."""
    line = person.table._advice_line
    paragraphs = plain_text(line.value).split("\n")[:-1]
    assert (line in shown(person.table)) is bool(paragraphs)
    return [text.replace("\N{NO-BREAK SPACE}", " ") for text in paragraphs]


def numbers(position: Position) -> tuple[Worth, ...]:
    """Return the worth of each choice, as it stands on the cards."""
    return worths(worth_of_each(position))
