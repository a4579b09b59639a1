"""The line of the dealing panel that picks a deal from the catalogue, by how hard it is."""

from __future__ import annotations

from bisect import bisect_right
from typing import TYPE_CHECKING, Protocol

from ipywidgets import Dropdown
from ipywidgets import Layout as BoxLayout

from golf_nb.engine.catalogue import GRADES, Entry, catalogue
from golf_nb.language import say
from golf_nb.widget.faults import Owner, guarded
from golf_nb.widget.panels import button, row

if TYPE_CHECKING:
    from ipywidgets import Box, Button

    from golf_nb.engine import Rules


class Picker(Owner, Protocol):
    """What the line asks of a table."""

    @property
    def rules(self) -> Rules:
        """The rules of the hand."""

    @property
    def number(self) -> int | None:
        """The number of the deal on the table, if it has one."""

    def deal(self, start: int | str | None = None, rules: Rules | str | None = None) -> None:
        """Put other cards on the table."""

    def say(self, text: str) -> None:
        """Show a line of text."""


class CatalogueLine:
    """A list of grades and a button that deals the next deal of that grade.

    Parameters
    ----------
    table
        The table that it deals on.
    like
        A button that lends its look.
    """

    def __init__(self, table: Picker, like: Button) -> None:
        self._table = table
        self._grade = Dropdown(
            options=[(say("panels.catalogue.any"), ""), *((_grade(grade), grade) for grade in GRADES)],
            description=say("panels.catalogue.grade"),
            layout=BoxLayout(width="auto"),
        )
        self._grade.style.description_width = "initial"
        pick = button(
            say("panels.catalogue.pick"),
            say("panels.catalogue.pick_tip"),
            guarded(table, self._pick),
            like=like,
        )
        self.widget: Box = row(self._grade, pick)

    def _pick(self) -> None:
        entry = next_entry(self._table.number, self._grade.value)
        self._table.deal(entry.number, self._table.rules)
        self._table.say(say("panels.catalogue.picked", number=entry.number, grade=_grade(entry.grade)))


def _grade(grade: str) -> str:
    return say(f"panels.catalogue.{grade.replace(' ', '_')}")


def next_entry(number: int | None, grade: str = "") -> Entry:
    """Return the first deal of the catalogue after a number; after the last one, the first again.

    Parameters
    ----------
    number : int or None
        The number to begin after; None begins with the first.
    grade : str
        Which grade of difficulty; any unless given.

    Returns
    -------
    Entry
        The deal.
    """
    entries = catalogue(grade or None)
    place = bisect_right(entries.numbers, number or 0)
    return entries[place % len(entries)]
