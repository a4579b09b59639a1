"""The panel that decides how the table looks."""

from __future__ import annotations

from dataclasses import fields
from typing import Protocol

from ipywidgets import Checkbox, Dropdown
from ipywidgets import Layout as BoxLayout

from golf_nb.language import say
from golf_nb.scene.theme import DECKS, THEMES
from golf_nb.widget.faults import Owner, guarded
from golf_nb.widget.look import AUTO, SIZES, Look
from golf_nb.widget.panels import row


class Looker(Owner, Protocol):
    """What the panel asks of a table."""

    look: Look


class LookPanel:
    """Theme, deck, size and motion.

    Parameters
    ----------
    looker
        The table that it belongs to.
    """

    def __init__(self, looker: Looker) -> None:
        self._looker = looker
        self._choices = {
            "theme": self._choice("theme", (AUTO, *THEMES)),
            "deck": self._choice("deck", DECKS),
            "size": self._choice("size", tuple(SIZES)),
        }
        self._motion = Checkbox(looker.look.motion, description=say("panels.looks.motion"), indent=False)
        self._motion.layout.width = "auto"
        self._motion.observe(guarded(looker, lambda change: self._chosen("motion", change["new"])), "value")
        self.widget = row(*self._choices.values(), self._motion)
        self.widget.add_class("golf-panel")

    def update(self) -> None:
        """Show the look of the table."""
        look = self._looker.look
        for name, choice in self._choices.items():
            choice.value = getattr(look, name)
        self._motion.value = look.motion

    def _choice(self, name: str, options: tuple[str, ...]) -> Dropdown:
        made = Dropdown(
            options=[(say(f"panels.looks.{option}"), option) for option in options],
            value=getattr(self._looker.look, name),
            description=say(f"panels.looks.{name}"),
            layout=BoxLayout(width="auto"),
        )
        made.style.description_width = "initial"
        made.observe(guarded(self._looker, lambda change: self._chosen(name, change["new"])), "value")
        return made

    def _chosen(self, name: str, value: object) -> None:
        look = self._looker.look
        if getattr(look, name) != value:
            values = {field.name: getattr(look, field.name) for field in fields(look)}
            self._looker.look = Look(**{**values, name: value})
