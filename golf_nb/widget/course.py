"""A course at a table: nine or eighteen deals, hole by hole, with its scorecard."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import traitlets
from IPython.display import display
from ipywidgets import VBox

from golf_nb.engine import Course as Plan
from golf_nb.engine import GolfError, HoleState, Outcome, Rules, Scorecard, random_number, read_course
from golf_nb.language import say
from golf_nb.records import Store, default_store
from golf_nb.widget import lifecycle
from golf_nb.widget.cardtable import card_table
from golf_nb.widget.coursecontrols import CourseControls
from golf_nb.widget.coursekeeping import keep, kept
from golf_nb.widget.coursepars import CoursePars
from golf_nb.widget.coursetable import CourseTable
from golf_nb.widget.faults import guarded
from golf_nb.widget.panels import html
from golf_nb.widget.spoken import beginning
from golf_nb.widget.still import show_with_still

if TYPE_CHECKING:
    from collections.abc import Sequence


class Course(VBox):
    """Nine or eighteen holes to play.

    A hole counts when its hand is over. A hand that is given up can be conceded and counts the cards as they lie.
    The scorecard is kept in the store, so that a course goes on after the kernel was restarted.

    Parameters
    ----------
    holes
        9 or 18.
    start
        The number of the first deal, or a course code such as ``C9-24-king-stops``, which says everything; without
        one a course that the system picks.
    rules
        A rule set or the name of a preset; it holds for every hole.
    players
        The names; players take turns as they like. Without them, those who have been playing this course, or one who
        is called You.
    resume
        Whether scores and hands of this course that were kept come back.
    store
        Where all is kept; by default the user's own store.

    Raises
    ------
    GolfError
        If the course, the rules or a name is none; no widget has been made by then.
    """

    card = traitlets.Instance(Scorecard)
    player = traitlets.Unicode()
    hole = traitlets.Int(1)

    _living = False

    def __init__(
        self,
        holes: int = 9,
        start: int | str | None = None,
        rules: Rules | str = "king-stops",
        players: Sequence[str] | None = None,
        *,
        resume: bool = True,
        store: Store | None = None,
    ) -> None:
        plan = _plan(holes, start, rules)
        card = Scorecard(plan, (say("course.you"),) if players is None else players)
        if not card.players:
            raise GolfError("nobody plays", place="players", expected="at least one name")
        self._store = default_store() if store is None else store
        card, player, hole = kept(self._store, card, players) if resume else (card, card.players[0], 1)
        super().__init__()
        self.add_class("golf-course")
        self.errors: list[Exception] = []
        self.set_trait("card", card)
        self.set_trait("player", player)
        self.set_trait("hole", hole)
        self._turning = False
        self.table = CourseTable(plan.deals[hole - 1], plan.rules, scope=self._scope(), store=self._store)
        self._sheet = html("golf-sheet")
        self._pars = CoursePars(self, self._show_sheet)
        self._controls = CourseControls(self)
        self.children = (*beginning(), self._sheet, self._controls.widget, self.table)
        self.table.observe(guarded(self, self._played), "game")
        self.observe(guarded(self, lambda _: self._turned()), ["player", "hole"])
        self.observe(guarded(self, lambda _: self._show()), "card")
        self._show()
        self._living = True
        lifecycle.opened(self)

    @property
    def plan(self) -> Plan:
        """The deals and the rules."""
        return self.card.course

    @property
    def total(self) -> int:
        """The total of the player whose turn it is."""
        return self.card[self.player].total

    def next_hole(self) -> None:
        """Go on to the next open hole of the player whose turn it is."""
        following = self.card[self.player].next_hole
        if following is None:
            self.table.say(say("course.done", summary=self.card[self.player].summary()))
        else:
            self.hole = following

    def concede(self) -> None:
        """Give up the hand on the table: the hole counts the cards as they lie, and is marked."""
        if self.card[self.player].holes[self.hole - 1].counts:
            self.table.say(say("course.already_counts"))
            return
        self.card = self.card.concede(self.player, self.hole, self.table.position)
        self.table.say(say("course.conceded", hole=self.hole, score=self._score()))

    def add_player(self, name: str) -> None:
        """Let another player onto the same course.

        Raises
        ------
        GolfError
            If the name is empty or there already.
        """
        self.card = self.card.with_player(name)
        self.player = name

    @property
    def par(self) -> tuple[int | None, ...]:
        """The best possible score of each hole; None where it is not proven, or somebody has still to play it."""
        pars = self._pars.now(self.card)
        self._show_sheet()
        return pars

    def to_csv(self) -> str:
        """Return the scorecard as CSV."""
        return self.card.to_csv()

    def to_json(self) -> str:
        """Return the scorecard as JSON, which `load` reads."""
        return self.card.to_json()

    def load(self, text: str) -> None:
        """Take the scores from JSON or CSV of the same course.

        Raises
        ------
        GolfError
            If the text is no scorecard, or one of another course or other rules.
        """
        read = Scorecard.from_json if text.lstrip().startswith("{") else Scorecard.from_csv
        card = read(text)
        self.card = Scorecard(self.plan, {name: card[name] for name in card.players})
        if self.player not in card.players:
            self.player = card.players[0]

    def to_frame(self) -> Any:  # noqa: ANN401  # pandas is not there for type checkers
        """Return the scores as a pandas DataFrame, if pandas is there."""
        return self.card.to_frame()

    def plot(self, axes: Any = None) -> Any:  # noqa: ANN401  # nor is matplotlib
        """Draw the round, if matplotlib is there."""
        return self.card.plot(axes)

    def report(self, error: Exception) -> None:
        """Show an error from a callback and keep it in `errors`."""
        self.errors.append(error)
        self.table.report(error)

    def close(self) -> None:
        """End the course for good and close everything it is made of; the scores stay in the store."""
        if self._living:
            self._living = False
            self._pars.close()
            lifecycle.closed(self)
            self.table.close()
            lifecycle.close_parts(self)
        super().close()

    def __repr__(self) -> str:
        pars = self._pars.known(self.card)
        text = self.card.text(pars if any(par is not None for par in pars) else None)
        return f"{say('course.whole', code=self.plan.code, hole=self.hole)}\n{text}"

    def _ipython_display_(self, **_: object) -> None:
        show_with_still(self.table.picture(), self._repr_mimebundle_(), repr(self), display)

    def _scope(self) -> str:
        return f"{self.plan.code}/{self.player}"

    def _score(self) -> str:
        return self.card[self.player].holes[self.hole - 1].text

    def _played(self, _: object) -> None:
        """Bring the scorecard up to date with the hand on the table."""
        if self._turning:
            return
        position, hole = self.table.position, self.card[self.player].holes[self.hole - 1]
        over = position.outcome is not Outcome.PLAYING
        if over and not hole.counts:
            self.card = self.card.record(self.player, self.hole, position)
        elif not over and (hole.state is HoleState.FINISHED or not self.table.game.moves):
            # The last move was taken back, or the hole begins again: it is open until its hand is over.
            self.card = self.card.reopen(self.player, self.hole)

    def _turned(self) -> None:
        """Put the hand of this player and this hole on the table."""
        self._turning = True
        try:
            self.table.turn_to(self.plan.deals[self.hole - 1], self.plan.rules, self._scope())
        finally:
            self._turning = False
        self._show()

    def _show(self) -> None:
        self._pars.ask(self.card)
        self._show_sheet()
        self._controls.update()
        keep(self._store, self.card, self.player, self.hole)

    def _show_sheet(self) -> None:
        self._sheet.value = card_table(self.card, self.player, self.hole, self._pars.known(self.card))


def _plan(holes: int, start: int | str | None, rules: Rules | str) -> Plan:
    if isinstance(start, str):
        return read_course(start).plan
    return Plan(random_number() if start is None else start, rules, holes)
