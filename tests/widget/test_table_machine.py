"""Somebody plays as they like, by every way there is; whatever they do, the table stays right."""

from __future__ import annotations

from collections import Counter
from contextlib import ExitStack
from typing import TYPE_CHECKING

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from golf_nb.engine import Game, deal, pack
from golf_nb.scene import build, describe
from golf_nb.widget import Table
from golf_nb.widget.keyboard import _KEYS
from tests.widget.driver import Person, loud, recording, status_of

if TYPE_CHECKING:
    from collections.abc import Callable

points = st.tuples(st.integers(-10, 650), st.integers(-10, 420))
# Wholly random points would rarely hit an exposed card.
lucky = st.sampled_from([*"ABCDEFG", "stock", "waste"])
keys = st.sampled_from([*_KEYS, "x", "Tab"])
buttons = st.sampled_from([*"ABCDEFG", "Draw", "Undo", "Redo", "Restart", "Yes, restart", "No, keep playing"])


class Hand(RuleBasedStateMachine):
    """A hand at a table, with a game of its own beside it that knows what must have happened."""

    def __init__(self) -> None:
        super().__init__()
        self.stack = ExitStack()
        self.stack.enter_context(loud())
        self.wire = self.stack.enter_context(recording())

    @initialize(
        number=st.integers(1, 2**31 - 1),
        rules=st.sampled_from(["king-stops", "record", "compulsory", "putt-putt"]),
    )
    def sit_down(self, number: int, rules: str) -> None:
        self.person = Person(Table(number, rules=rules))
        self.stack.callback(self.person.table.close)
        self.name, self.start = f"Deal {number}", deal(number, rules)

    @rule(at=points | lucky)
    def click(self, at: tuple[int, int] | str) -> None:
        self.changed_by_at_most_one(lambda: self.person.click(*(at if isinstance(at, tuple) else (at,))))

    @rule(at=points | lucky)
    def tap(self, at: tuple[int, int] | str) -> None:
        self.changed_by_at_most_one(lambda: self.person.tap(*(at if isinstance(at, tuple) else (at,))))

    @rule(start=lucky, path=st.lists(points, min_size=1, max_size=3), release=st.booleans())
    def drag(self, start: str, path: list[tuple[int, int]], release: bool) -> None:
        self.changed_by_at_most_one(lambda: self.person.drag(start, *path, release=release))
        if not release:
            self.person.mouse("out", -1, -1)

    @rule(key=keys, held=st.sampled_from([{}, {"shift": True}, {"control": True}]))
    def key(self, key: str, held: dict[str, bool]) -> None:
        self.changed_by_at_most_one(lambda: self.person.key(key, **held))

    @rule(label=buttons)
    def press(self, label: str) -> None:
        asked = self.person.is_asked()
        if (label in {"Yes, restart", "No, keep playing"}) is asked:
            self.changed_by_at_most_one(lambda: self.person.press(label))

    @rule(name=st.sampled_from(["draw", "undo", "redo", "restart"]))
    def call(self, name: str) -> None:
        self.changed_by_at_most_one(getattr(self.person.table, name))

    @rule(seconds=st.sampled_from([0.01, 0.2, 1.0]))
    def wait(self, seconds: float) -> None:
        self.person.wait(seconds)

    @rule(dark=st.booleans(), calm=st.booleans())
    def change_the_page(self, dark: bool, calm: bool) -> None:
        self.person.table._board.bridge.set_state({"dark": dark, "reduced_motion": calm})

    @rule()
    def reload(self) -> None:
        self.wire.take()
        self.person.send("client_ready")
        assert len(self.wire.take()) == 1

    def changed_by_at_most_one(self, act: Callable[[], object]) -> None:
        before = self.person.table.game
        act()
        after = self.person.table.game
        assert (
            after == before
            or after == before.restart()
            or after in (_one_back(before), _one_on(before))
            or after.history[:-1] == before.history
        )

    @invariant()
    def every_card_is_there_once(self) -> None:
        position = self.person.table.position
        cards = [*(card for column in position.columns for card in column), *position.stock, *position.waste]
        assert Counter(cards) == Counter(pack())

    @invariant()
    def what_is_shown_is_what_lies_there(self) -> None:
        table, person = self.person.table, self.person
        assert table.game.start == self.start
        assert table.position == Game(self.start, table.game.history).position
        assert person.status == status_of(self.name, table.position)
        assert person.label == describe(table.position)
        board = table._board
        assert board._scene == build(table.position, layout=table._layout, playable=True, focus=board._focus)

    @invariant()
    def nothing_went_wrong(self) -> None:
        assert self.person.table.errors == []
        assert self.person.message

    @invariant()
    def what_was_sent_is_small(self) -> None:
        for batch in self.wire.take():
            assert batch.size <= 40_000
            assert batch.commands[0][0] == "switchCanvas"

    def teardown(self) -> None:
        self.stack.close()


def _one_back(game: Game) -> Game | None:
    return game.undo() if game.can_undo else None


def _one_on(game: Game) -> Game | None:
    return game.redo() if game.can_redo else None


TestHand = Hand.TestCase
TestHand.settings = settings(max_examples=10, stateful_step_count=25, deadline=None)
