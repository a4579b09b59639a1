"""The line of a course: which hole, the next one, giving up, whose turn, and another player."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from ipywidgets import Dropdown, Text
from ipywidgets import Layout as BoxLayout

from golf_nb.engine import GolfError
from golf_nb.language import say
from golf_nb.widget.faults import Owner, guarded
from golf_nb.widget.panels import button, row

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ipywidgets import Box

    from golf_nb.engine import Course as Plan
    from golf_nb.engine import Scorecard
    from golf_nb.widget.coursetable import CourseTable


class Round(Owner, Protocol):
    """What the line asks of a course."""

    card: Scorecard
    player: str
    hole: int

    @property
    def plan(self) -> Plan:
        """The deals and the rules."""

    @property
    def table(self) -> CourseTable:
        """The table, which says what was refused."""

    def next_hole(self) -> None:
        """Go on to the next open hole."""

    def concede(self) -> None:
        """Give up the hand on the table."""

    def add_player(self, name: str) -> None:
        """Let another player onto the course."""


class CourseControls:
    """Lists to choose from, buttons, and a place for a new name.

    Parameters
    ----------
    course
        The course that they belong to.
    """

    def __init__(self, course: Round) -> None:
        self._course = course
        self._updating = False
        self._who = _choice(say("course.player"), course.card.players, course.player)
        self._who.observe(guarded(course, lambda change: self._player_chosen(change["new"])), "value")
        self._which = _choice(say("course.hole"), range(1, course.plan.length + 1), course.hole)
        self._which.observe(guarded(course, lambda change: self._hole_chosen(change["new"])), "value")
        self._name = Text(placeholder=say("course.new_player"), layout=BoxLayout(width="140px"))
        on = button(
            say("course.next_hole"),
            say("course.next_hole_tip"),
            guarded(course, course.next_hole),
            icon="flag",
        )
        self.widget: Box = row(
            self._which,
            on,
            button(
                say("course.concede"), say("course.concede_tip"), guarded(course, course.concede), like=on
            ),
            self._who,
            self._name,
            button(
                say("course.add_player"), say("course.add_player_tip"), guarded(course, self._add), like=on
            ),
        )

    def update(self) -> None:
        """Bring the lists up to date with the course."""
        self._updating = True  # new names choose the first of them, which nobody has asked for
        try:
            self._who.options = self._course.card.players
            self._who.value, self._which.value = self._course.player, self._course.hole
        finally:
            self._updating = False

    def _player_chosen(self, name: str) -> None:
        if not self._updating:
            self._course.player = name

    def _hole_chosen(self, number: int) -> None:
        if not self._updating:
            self._course.hole = number

    def _add(self) -> None:
        try:
            self._course.add_player(self._name.value.strip())
        except GolfError as error:
            self._course.table.say(str(error))
        else:
            self._name.value = ""


def _choice(label: str, options: Iterable[str | int], value: str | int) -> Dropdown:
    made = Dropdown(options=options, value=value, description=label, layout=BoxLayout(width="auto"))
    made.style.description_width = "initial"
    return made
