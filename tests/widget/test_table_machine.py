"""Somebody plays as they like, by every way there is; whatever they do, the table stays right."""

from __future__ import annotations

from collections import Counter
from contextlib import ExitStack
from typing import TYPE_CHECKING

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from golf_nb.engine import LAST, Game, KingRule, Outcome, Rules, Scoring, Undo, deal, format_board, pack
from golf_nb.notes import Worth
from golf_nb.records import Store
from golf_nb.scene import Layout, build, describe
from golf_nb.solver import choices
from golf_nb.strategy import worths
from golf_nb.widget import Table
from golf_nb.widget.keyboard import _KEYS
from golf_nb.widget.switches import Switch
from tests.widget.driver import Person, status_of
from tests.widget.wire import loud, recording

if TYPE_CHECKING:
    from collections.abc import Callable

    from golf_nb.engine import Position
    from golf_nb.notes import Note

points = st.tuples(st.integers(-10, 650), st.integers(-10, 420))
# Wholly random points would rarely hit an exposed card.
lucky = st.sampled_from([*"ABCDEFGHIJ", "stock", "waste"])
keys = st.sampled_from([*(key for key in _KEYS if key not in "hwclp"), "x", "Tab"])
MOVES = ("Draw", "Undo", "Redo", "Restart", "Yes, restart", "No, keep playing")
buttons = st.sampled_from([*"ABCDEFGHIJ", *MOVES])
axes = (
    st.tuples(st.just("kings"), st.sampled_from(KingRule))
    | st.tuples(st.just("scoring"), st.sampled_from(Scoring))
    | st.tuples(st.just("undo"), st.sampled_from(Undo))
    | st.tuples(st.just("compulsory"), st.booleans())
)
pasted = st.sampled_from(
    ["24", "9:double", "77:wrap.bonus.no-undo", "", "abc", "24:", "Foundations: 7D\n1X", "own", "code"]
)


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
        store = self.stack.enter_context(Store.temporary())
        self.person = Person(Table(number, rules=rules, store=store))
        self.stack.callback(self.person.table.close)
        self.name, self.start = f"Deal {number}", deal(number, rules)

    @rule(at=points | lucky)
    def click(self, at: tuple[int, int] | str) -> None:
        if self.is_there(at):
            self.changed_by_at_most_one(lambda: self.person.click(*(at if isinstance(at, tuple) else (at,))))

    @rule(at=points | lucky)
    def tap(self, at: tuple[int, int] | str) -> None:
        if self.is_there(at):
            self.changed_by_at_most_one(lambda: self.person.tap(*(at if isinstance(at, tuple) else (at,))))

    @rule(start=lucky, path=st.lists(points, min_size=1, max_size=3), release=st.booleans())
    def drag(self, start: str, path: list[tuple[int, int]], release: bool) -> None:
        if not self.is_there(start):
            return
        self.changed_by_at_most_one(lambda: self.person.drag(start, *path, release=release))
        if not release:
            self.person.mouse("out", -1, -1)

    @rule(key=keys, held=st.sampled_from([{}, {"shift": True}, {"control": True}]))
    def key(self, key: str, held: dict[str, bool]) -> None:
        self.changed_by_at_most_one(lambda: self.person.key(key, **held))

    @rule(label=buttons)
    def press(self, label: str) -> None:
        asked = self.person.is_asked()
        if (label in {"Yes, restart", "No, keep playing"}) is asked and self.is_there(label):
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

    # Other cards, other rules, another look.

    @rule(name=st.sampled_from(Rules.presets()), panel=st.booleans())
    def choose_rules(self, name: str, panel: bool) -> None:
        number = self.person.table.number
        self.no_advice()
        if panel:
            self.person.open("Deal and rules")
            self.person.choose("Rules", name)
        elif number is not None:
            self.person.table.under(name)
        if number is not None:
            self.laid(self.name, deal(number, name))
        else:
            self.laid(self.name, self.person.table.game.start)

    @rule(axis=axes)
    def change_an_axis(self, axis: tuple[str, object]) -> None:
        table, (name, value) = self.person.table, axis
        changed = table.rules.replace(**{name: value})
        table.under(changed)
        assert table.rules == changed
        assert table.game.start.columns == self.start.columns
        self.laid(self.name, table.game.start)

    @rule(panel=st.booleans())
    def next_deal(self, panel: bool) -> None:
        table = self.person.table
        number, rules = table.number, table.rules
        if panel:
            self.person.open("Deal and rules")
            self.person.press("Next deal")
        else:
            table.next_deal()
        assert table.number is not None
        assert number is None or table.number == number % LAST + 1
        self.laid(f"Deal {table.number}", deal(table.number, rules))

    @rule(text=pasted)
    def paste(self, text: str) -> None:
        table = self.person.table
        text = {"own": format_board(table.position), "code": table.code}.get(text, text)
        before = table.game
        self.no_advice()
        self.person.open("Deal and rules")
        self.person.paste(text)
        if self.person.field.value or not text:
            assert table.game == before
        else:
            name = "Own board" if table.number is None else f"Deal {table.number}"
            self.laid(name, table.game.start)

    @rule(label=st.sampled_from(["Theme", "Deck", "Size"]), which=st.integers(0, 1))
    def change_the_look(self, label: str, which: int) -> None:
        before = self.person.table.game
        self.person.open("Look")
        choice = self.person.choice(label)
        choice.index = which
        assert self.person.table.game == before

    @rule(name=st.sampled_from(["Deal and rules", "Look", "Rules in words", "Keys", "Show what fits"]))
    def toggle(self, name: str) -> None:
        button = self.person.button(name)
        button.value = not button.value

    @rule(key=st.sampled_from("hhhwlc"))
    def ask_for_advice(self, key: str) -> None:
        # Advice about two packs is right as well, but it takes too long for so many turns.
        if self.person.table.rules.packs == 1:
            self.changed_by_at_most_one(lambda: self.person.key(key))

    def no_advice(self) -> None:
        for switch in Switch:
            self.person.table.choose(switch, on=False)

    def worths(self) -> list[Note]:
        table = self.person.table
        is_shown = table.is_shown(Switch.WORTH) and table.position.outcome is Outcome.PLAYING
        return list(worths(choices(table.position))) if is_shown else []

    def laid(self, name: str, start: Position) -> None:
        assert self.person.table.game.start == start
        self.name, self.start = name, start

    def is_there(self, what: object) -> bool:
        return not (isinstance(what, str) and len(what) == 1) or "ABCDEFGHIJ".index(what) < len(
            self.start.columns
        )

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
        own = [card for column in self.start.columns for card in column] + [
            *self.start.stock,
            *self.start.waste,
        ]
        assert Counter(cards) == Counter(own)
        if self.person.table.number is not None:
            assert Counter(cards) == Counter(pack(self.start.rules.packs))
            assert len(cards) in (52, 104)

    @invariant()
    def what_is_shown_is_what_lies_there(self) -> None:
        table, person = self.person.table, self.person
        assert table.game.start == self.start
        assert table.position == Game(self.start, table.game.history).position
        assert person.status.startswith(status_of(self.name, table.position))
        assert person.label == describe(table.position, table.notes)
        board = table._board
        assert table._layout == Layout.fit(self.start)
        assert board._scene == build(
            table.position,
            layout=table._layout,
            notes=table.notes,
            playable=table.marks,
            focus=board._focus,
        )
        assert [note for note in table.notes if isinstance(note, Worth)] == self.worths()
        assert person.rules == f"Rules {table.rules.label}: {table.rules.in_words}"

    @invariant()
    def nothing_went_wrong(self) -> None:
        assert self.person.table.errors == []
        assert self.person.message

    @invariant()
    def what_was_sent_is_small(self) -> None:
        for batch in self.wire.take():
            assert batch.size <= 60_000
            assert batch.commands[0][0] == "switchCanvas"

    def teardown(self) -> None:
        self.stack.close()


def _one_back(game: Game) -> Game | None:
    return game.undo() if game.can_undo else None


def _one_on(game: Game) -> Game | None:
    return game.redo() if game.can_redo else None


TestHand = Hand.TestCase
TestHand.settings = settings(max_examples=12, stateful_step_count=30, deadline=None)
