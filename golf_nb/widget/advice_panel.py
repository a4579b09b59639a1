"""The panel of the advice: what to show, the line that plays by itself, and what it all means."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Protocol

from ipywidgets import VBox

from golf_nb.language import say
from golf_nb.widget.advice_words import explained
from golf_nb.widget.faults import Owner, guarded
from golf_nb.widget.panels import button, html, row, texts, toggle
from golf_nb.widget.switches import Switch

if TYPE_CHECKING:
    from ipywidgets import ToggleButton

_ICONS = {Switch.WORTH: "tags", Switch.LINE: "list-ol", Switch.CLEAR: "flag-o", Switch.PAR: "trophy"}


class Adviser(Owner, Protocol):
    """What the panel asks of a table."""

    @property
    def line_plays(self) -> bool:
        """Whether a line is being played by itself."""

    def is_shown(self, switch: Switch) -> bool:
        """Whether a part of the advice is switched on."""

    def choose(self, switch: Switch, *, on: bool) -> None:
        """Switch a part of the advice on or off."""

    def play_or_pause(self) -> None:
        """Stop the line if it plays, otherwise play it."""


class AdvicePanel:
    """Switches for what is shown all the time, and a button that plays the best line.

    Parameters
    ----------
    adviser
        The table that it belongs to.
    """

    def __init__(self, adviser: Adviser) -> None:
        self._adviser = adviser
        first: ToggleButton | None = None
        self._switches: dict[Switch, ToggleButton] = {}
        for switch, icon in _ICONS.items():
            label, tip = say(f"advice.switch.{switch}.label"), say(f"advice.switch.{switch}.tip")
            changed = guarded(adviser, partial(self._changed, switch))
            made = toggle(label, tip, changed, on=adviser.is_shown(switch), icon=icon, like=first)
            first = first or made
            self._switches[switch] = made
        play = guarded(adviser, adviser.play_or_pause)
        self._play = button(say("advice.play.label"), say("advice.play.tip"), play, icon="play")
        about = html("golf-advice-text")
        about.value = texts(explained())
        self.widget = VBox([row(*self._switches.values(), self._play), about])
        self.widget.add_class("golf-panel")

    def update(self) -> None:
        """Show what is switched on now, and whether the line plays."""
        for switch, made in self._switches.items():
            made.value = self._adviser.is_shown(switch)
        plays = self._adviser.line_plays
        with self._play.hold_sync():
            self._play.description = say("advice.play.pause") if plays else say("advice.play.label")
            self._play.tooltip = say("advice.play.pause_tip") if plays else say("advice.play.tip")
            self._play.icon = "pause" if plays else "play"

    def _changed(self, switch: Switch, on: bool) -> None:  # noqa: FBT001  # as the toggle calls it
        self._adviser.choose(switch, on=on)
