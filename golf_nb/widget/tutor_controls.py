"""The buttons of a tutor: answers, numbers, ways to look at, and what leads through the lesson."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final, Protocol

from ipywidgets import Dropdown
from ipywidgets import Layout as BoxLayout

from golf_nb.language import pairs, say
from golf_nb.widget.drawers import Drawer
from golf_nb.widget.faults import Owner, guarded
from golf_nb.widget.panels import button, html, listing, row, toggle
from golf_nb.widget.tutor_glossary import WordsPanel

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from ipywidgets import Button, Widget

    from golf_nb.lessons import Lesson, View

_PACES: Final = {"slow": 0.6, "normal": 1.0, "fast": 1.8}
"""Paces to choose from, as multiples of the normal one."""


class Steerer(Owner, Protocol):
    """What the buttons ask of a tutor."""

    pace: float

    def next(self) -> None:
        """Go to the next page."""

    def back(self) -> None:
        """Go one page back."""

    def hint(self) -> None:
        """Give a hint."""

    def show_me(self) -> None:
        """Do what the page asks for."""

    def take_back(self) -> None:
        """Take a move back."""

    def retry(self) -> None:
        """Begin the page again."""

    def choose(self, index: int) -> None:
        """Give an answer in words."""

    def number(self, number: int) -> None:
        """Give a number."""

    def branch(self, index: int) -> None:
        """Look at a branch."""

    def ask_again(self) -> None:
        """Ask whether to begin again."""

    def confirm(self, *, again: bool) -> None:
        """Take the answer to that."""

    def play_or_pause(self) -> None:
        """Let the lesson go on by itself, or stop it."""

    def interrupt(self) -> bool:
        """Stop what goes on by itself."""


class TutorControls:
    """All buttons of one tutor.

    Parameters
    ----------
    tutor
        Whose they are.
    lesson
        The lesson, which says how many answers there can be at once.
    """

    def __init__(self, tutor: Steerer, lesson: Lesson) -> None:
        self._tutor = tutor
        self._next = button(*_named("next"), self._act(tutor.next), icon="arrow-right")
        self._answers: list[Button] = []
        self._numbers: list[Button] = []
        self._branches: list[Button] = []
        self.answers, self.branches = row(), row()
        self._hint = self._more(*_named("hint"), tutor.hint, "lightbulb-o")
        self._show = self._more(*_named("show"), tutor.show_me, "hand-o-right")
        self._take_back = self._more(*_named("take_back"), tutor.take_back, "undo")
        self.moves = row(
            self._more(*_named("back"), tutor.back, "arrow-left"),
            self._next,
            self._hint,
            self._show,
            self._take_back,
            self._more(*_named("retry"), tutor.retry, "refresh"),
        )
        self._ask = row(
            self._more(
                say("tutor.button.yes_again"), say("tutor.tip.again"), partial(tutor.confirm, again=True)
            ),
            self._more(
                say("tutor.button.no_again"), say("tutor.goes_on"), partial(tutor.confirm, again=False)
            ),
        )
        self._ask.layout.display = "none"
        self._auto = button(
            *_named("auto"), guarded(tutor, tutor.play_or_pause), icon="play", like=self._next
        )
        self._pace = Dropdown(
            options=[(say(f"tutor.pace.{name}"), pace) for name, pace in _PACES.items()],
            value=_PACES["normal"],
            description=say("tutor.button.pace"),
            layout=BoxLayout(width="auto"),
        )
        self._pace.style.description_width = "initial"
        self._pace.observe(guarded(tutor, lambda change: self._paced(change["new"])), "value")
        self.keys = html("golf-keys")
        most = max(len(lesson.setting_at(page).start.columns) for page in range(len(lesson.pages)))
        self.keys.value = listing(pairs("tutor.keys.list", last=chr(ord("A") + most - 1)))
        self.keys.layout.display = "none"
        keys = toggle(*_named("keys"), guarded(tutor, self._show_keys), icon="keyboard-o")
        self._words = Drawer(tutor, *_named("words"), "book", lambda: WordsPanel(lesson))
        again = self._more(*_named("again"), tutor.ask_again, "fast-backward")
        self.others = row(self._auto, self._pace, again, self._words.button, keys)

    @property
    def widgets(self) -> tuple[Widget, ...]:
        """The lines of buttons below the message, from top to bottom."""
        return (self.answers, self.branches, self._ask, self.moves, self.others, self.keys, self._words.place)

    def show(self, view: View, *, playing: bool) -> None:
        """Offer what can be done now."""
        if view.numbers:
            self._fill(self._numbers, [str(number) for number in view.numbers], self._tutor.number)
            for made, number in zip(self._numbers, view.numbers, strict=False):
                made.tooltip = say("tutor.tip.number", number=number)
            self.answers.children = tuple(self._numbers[: len(view.numbers)])
        else:
            self._fill(self._answers, view.choices, self._tutor.choose)
            for made, text in zip(self._answers, view.choices, strict=False):
                made.tooltip = say("tutor.tip.answer", answer=text)
            self.answers.children = tuple(self._answers[: len(view.choices)])
        self._fill(self._branches, view.branches, self._tutor.branch)
        for made in self._branches:
            made.tooltip, made.icon = say("tutor.tip.branch"), "code-fork"
        self.branches.children = tuple(self._branches[: len(view.branches)])
        self._take_back.button_style = "primary" if view.expects == "take-back" else ""
        self._next.button_style = "primary" if view.can_next else ""
        self._show.disabled, self._hint.disabled = not view.can_show, not view.can_show
        self._auto.description, self._auto.tooltip = _named("pause" if playing else "auto")
        self._auto.icon = "pause" if playing else "play"

    def ask(self, *, visible: bool) -> None:
        """Show the two answers about a new beginning in the place of the other buttons, or hide them."""
        self._ask.layout.display = "flex" if visible else "none"
        self.moves.layout.display = "none" if visible else "flex"

    def look_up(self) -> bool:
        """Show or hide the words of the lesson; True if they are shown now."""
        self._words.button.value = not self._words.open
        return self._words.open

    def paced(self, pace: float) -> None:
        """Show a pace, if it is one of those to choose from."""
        if pace in _PACES.values():
            self._pace.value = pace

    def focus(self) -> None:
        """Move the keyboard to the first button that is shown."""
        asking = self._ask.layout.display != "none"
        shown = (self._ask,) if asking else (self.answers, self.branches)
        first: Button = next((line.children[0] for line in shown if line.children), self._next)
        first.focus()

    def close(self) -> None:
        """Close the buttons that are not on the page now; the others are closed with it."""
        for made in (*self._answers, *self._numbers, *self._branches):
            made.close()

    def _fill(self, made: list[Button], texts: Sequence[str], act: Callable[[int], None]) -> None:
        """See that there are as many buttons as texts, and that they show them."""
        made += [self._more("", "", partial(act, index)) for index in range(len(made), len(texts))]
        for each, text in zip(made, texts, strict=False):
            each.description = text

    def _more(self, label: str, tip: str, pressed: Callable[[], None], icon: str = "") -> Button:
        return button(label, tip, self._act(pressed), icon=icon, like=self._next)

    def _act(self, pressed: Callable[[], None]) -> Callable[[], None]:
        def stop_and_act() -> None:
            self._tutor.interrupt()
            pressed()

        return guarded(self._tutor, stop_and_act)

    def _paced(self, pace: float) -> None:
        self._tutor.pace = pace

    def _show_keys(self, shown: bool) -> None:  # noqa: FBT001  # as the toggle calls it
        self.keys.layout.display = "" if shown else "none"


def _named(name: str) -> tuple[str, str]:
    """Return what stands on a button, and what is said where the mouse rests on it."""
    return say(f"tutor.button.{name}"), say(f"tutor.tip.{name}")
