"""The panel that deals: which cards, under which rules, and how to hand them on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

from ipywidgets import HTML, Dropdown, Textarea, VBox
from ipywidgets import Layout as BoxLayout

from golf_nb.engine import GolfError, KingRule, Rules, Scoring, Undo
from golf_nb.language import say
from golf_nb.widget.faults import guarded
from golf_nb.widget.lesson_making import HasHand, LessonMaker
from golf_nb.widget.opening import is_code
from golf_nb.widget.panels import button, code_line, row
from golf_nb.widget.picking import CatalogueLine, Picker

if TYPE_CHECKING:
    from collections.abc import Callable

    from ipywidgets import Button

_CUSTOM = ""
"""What stands in the list of rule sets for rules without a name."""


class Dealer(Picker, HasHand, Protocol):
    """What the panel asks of a table."""

    @property
    def code(self) -> str:
        """The share code of the hand."""

    def next_deal(self) -> None:
        """Put the deal with the next number on the table."""

    def under(self, rules: Rules | str) -> None:
        """Begin the same cards under other rules."""


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
        presets = (*((name, name) for name in Rules.presets()), (say("rules.custom"), _CUSTOM))
        self._preset = self._choice(say("panels.list.rules"), presets, self._preset_chosen)
        self._axes = {
            axis: self._choice(label, options, self._axis_chosen)
            for axis, (label, options) in _axes().items()
        }
        self._layout = self._choice(say("panels.list.layout"), _layouts(dealer.rules), self._layout_chosen)
        paste_here = say("panels.dealing.paste_here")
        self._text = Textarea(
            placeholder=paste_here, layout=BoxLayout(width="420px", height="64px"), description=""
        )
        self._text.tooltip = paste_here
        self._code = HTML()
        play = self._button("open", self._pasted, icon="play")
        self.widget = VBox(
            [
                row(self._preset, *self._axes.values(), self._layout),
                row(
                    self._text,
                    play,
                    self._button("next", dealer.next_deal, like=play),
                    self._button("random", self._random, like=play),
                ),
                CatalogueLine(dealer, play).widget,
                self._code,
                LessonMaker(dealer, play).widget,
            ]
        )
        self.widget.add_class("golf-panel")

    def update(self) -> None:
        """Show the rules and the code of the hand on the table."""
        self._updating = True
        try:
            rules = self._dealer.rules
            self._preset.value = rules.name or _CUSTOM
            for axis, choice in self._axes.items():
                choice.value = getattr(rules, axis)
            self._layout.options = _layouts(rules)
            self._layout.value = _layout_of(rules)
            self._code.value = code_line(say("panels.dealing.code"), self._dealer.code)
        finally:
            self._updating = False

    def _button(
        self, name: str, pressed: Callable[[], None], *, icon: str = "", like: Button | None = None
    ) -> Button:
        label, tip = say(f"panels.dealing.{name}"), say(f"panels.dealing.{name}_tip")
        return button(label, tip, guarded(self._dealer, pressed), icon=icon, like=like)

    def _choice(self, label: str, options: object, chosen: Callable[[Any], None]) -> Dropdown:
        made = Dropdown(options=options, description=label, layout=BoxLayout(width="auto"))
        made.style.description_width = "initial"
        act = guarded(self._dealer, lambda change: None if self._updating else chosen(change["new"]))
        made.observe(act, "value")
        return made

    def _preset_chosen(self, name: str) -> None:
        if name == _CUSTOM:
            # These are not chosen here, so the list goes back to what is played.
            self._dealer.say(say("panels.dealing.custom_chosen"))
            self.update()
        else:
            self._try(lambda: self._dealer.under(name))

    def _axis_chosen(self, _: object) -> None:
        self._change(**{axis: choice.value for axis, choice in self._axes.items()})

    def _layout_chosen(self, layout: tuple[int, int, int]) -> None:
        self._change(**dict(zip(_LAYOUT, layout, strict=True)))

    def _change(self, **changes: object) -> None:
        self._try(lambda: self._dealer.under(_named(self._dealer.rules.replace(**changes))))

    def _pasted(self) -> None:
        text = self._text.value
        if not text.strip():
            self._dealer.say(say("panels.dealing.nothing_pasted"))
            return
        # A share code brings its own rules; a number or a board is played under those on the table.
        rules = None if is_code(text) else self._dealer.rules
        if self._try(lambda: self._dealer.deal(text, rules)):
            self._text.value = ""

    def _try(self, action: Callable[[], None]) -> bool:
        """Do something with what the reader chose or typed; what is wrong with that is told, and is no fault."""
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
        "kings": (say("panels.list.kings"), tuple((say(f"panels.kings.{each}"), each) for each in KingRule)),
        "scoring": (
            say("panels.list.scoring"),
            tuple((say(f"panels.scoring.{each}"), each) for each in Scoring),
        ),
        "undo": (say("panels.list.undo"), tuple((say(f"panels.undo.{each}"), each) for each in Undo)),
        "compulsory": (
            say("panels.list.draws"),
            ((say("panels.draws.optional"), False), (say("panels.draws.compulsory"), True)),
        ),
    }


_LAYOUT = ("columns", "rows", "packs")


def _layout_of(rules: Rules) -> tuple[int, int, int]:
    return (rules.columns, rules.rows, rules.packs)


def _layouts(rules: Rules) -> tuple[tuple[str, tuple[int, int, int]], ...]:
    """Return the layouts to choose from: those of the presets, and that of the table if it has another one."""
    known = dict.fromkeys(_layout_of(each) for each in (*map(Rules.preset, Rules.presets()), rules))
    return tuple((_layout_in_words(*layout), layout) for layout in known)


def _layout_in_words(columns: int, rows: int, packs: int) -> str:
    """Say how many columns of how many cards are dealt, and from how many packs."""
    key = "panels.layout.one_pack" if packs == 1 else "panels.layout.two_packs"
    return say(key, columns=columns, rows=rows)


def _named(rules: Rules) -> Rules:
    """Return the preset that says the same, if there is one; otherwise the rules as they are."""
    return next((preset for preset in map(Rules.preset, Rules.presets()) if preset == rules), rules)
