"""The panel that deals: which cards, under which rules, and how to hand them on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from ipywidgets import HTML, Dropdown, Textarea, VBox
from ipywidgets import Layout as BoxLayout

from golf_nb.engine import GolfError, KingRule, Rules, Scoring, Undo
from golf_nb.widget import words
from golf_nb.widget.faults import Owner, guarded
from golf_nb.widget.panels import button, code_line, row

if TYPE_CHECKING:
    from collections.abc import Callable

_CUSTOM = "custom rules"


class Dealer(Owner, Protocol):
    """What the panel asks of a table."""

    @property
    def rules(self) -> Rules:
        """The rules of the hand."""

    @property
    def code(self) -> str:
        """The share code of the hand."""

    def deal(self, start: int | str | None = None, rules: Rules | str | None = None) -> None:
        """Put other cards on the table."""

    def next_deal(self) -> None:
        """Put the deal with the next number on the table."""

    def under(self, rules: Rules | str) -> None:
        """Begin the same cards under other rules."""

    def say(self, text: str) -> None:
        """Show a line of text."""


class DealPanel:
    """Choosing a deal and a rule set, sharing and pasting.

    Parameters
    ----------
    dealer
        The table that it belongs to.
    """

    def __init__(self, dealer: Dealer) -> None:
        self._dealer = dealer
        self._updating = False
        self._preset = self._choice(words.RULES, (*Rules.presets(), _CUSTOM), self._preset_chosen)
        self._axes = {
            axis: self._choice(label, options, self._axis_chosen)
            for axis, (label, options) in _axes().items()
        }
        self._text = Textarea(
            placeholder=words.PASTE_HERE, layout=BoxLayout(width="420px", height="64px"), description=""
        )
        self._text.tooltip = words.PASTE_HERE
        self._code = HTML()
        play = button(words.OPEN, words.OPEN_TIP, guarded(dealer, self._pasted), icon="play")
        self.widget = VBox(
            [
                row(self._preset, *self._axes.values()),
                row(
                    self._text,
                    play,
                    button(
                        words.NEXT_DEAL, words.NEXT_DEAL_TIP, guarded(dealer, dealer.next_deal), like=play
                    ),
                    button(
                        words.RANDOM_DEAL, words.RANDOM_DEAL_TIP, guarded(dealer, self._random), like=play
                    ),
                ),
                self._code,
            ]
        )

    def update(self) -> None:
        """Show the rules and the code of the hand on the table."""
        self._updating = True
        try:
            rules = self._dealer.rules
            self._preset.value = rules.name or _CUSTOM
            for axis, choice in self._axes.items():
                choice.value = getattr(rules, axis)
            self._code.value = code_line(words.CODE, self._dealer.code)
        finally:
            self._updating = False

    def _choice(self, label: str, options: object, chosen: Callable[[str], None]) -> Dropdown:
        made = Dropdown(options=options, description=label, layout=BoxLayout(width="auto"))
        made.style.description_width = "initial"
        act = guarded(self._dealer, lambda change: None if self._updating else chosen(change["new"]))
        made.observe(act, "value")
        return made

    def _preset_chosen(self, name: str) -> None:
        if name == _CUSTOM:
            self._dealer.say(words.CUSTOM_RULES)
        else:
            self._try(lambda: self._dealer.under(name))

    def _axis_chosen(self, _: object) -> None:
        changes = {axis: choice.value for axis, choice in self._axes.items()}
        self._try(lambda: self._dealer.under(self._dealer.rules.replace(**changes)))

    def _pasted(self) -> None:
        text = self._text.value
        if not text.strip():
            self._dealer.say(words.NOTHING_PASTED)
            return
        # A share code brings its own rules; a number or a board is played under those on the table.
        is_code = ":" in text and "\n" not in text.strip()
        if self._try(lambda: self._dealer.deal(text, None if is_code else self._dealer.rules)):
            self._text.value = ""

    def _try(self, action: Callable[[], None]) -> bool:
        """Do something with what the reader chose or typed; what is wrong with it is told, not reported as a fault."""
        try:
            action()
        except GolfError as error:
            self._dealer.say(str(error))
            self.update()
            return False
        return True

    def _random(self) -> None:
        self._dealer.deal(None, self._dealer.rules)


def _axes() -> dict[str, tuple[str, tuple[tuple[str, object], ...]]]:
    return {
        "kings": (words.KINGS, tuple((kings.in_words, kings) for kings in KingRule)),
        "scoring": (words.SCORING, tuple((scoring.in_words, scoring) for scoring in Scoring)),
        "undo": (words.UNDOING, tuple((undo.in_words, undo) for undo in Undo)),
        "compulsory": (words.DRAWS, ((words.DRAW_OPTIONAL, False), (words.DRAW_COMPULSORY, True))),
    }
