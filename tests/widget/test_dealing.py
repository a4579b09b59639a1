"""Other rules for the cards on the table, from the panel and from code."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from golf_nb.engine import (
    Game,
    GolfError,
    KingRule,
    Rules,
    Scoring,
    Undo,
    deal,
    format_board,
)
from golf_nb.widget import Table
from tests.scene import boards
from tests.widget import sentences
from tests.widget.dealt import LABELS, agrees, layout_label, opened

if TYPE_CHECKING:
    from tests.widget.conftest import Seat

AXES: list[tuple[str, Any]] = [
    *(("kings", kings) for kings in KingRule),
    *(("scoring", scoring) for scoring in Scoring),
    *(("undo", undo) for undo in Undo),
    *(("compulsory", compulsory) for compulsory in (False, True)),
]


@pytest.mark.parametrize("name", Rules.presets())
def test_every_preset_from_the_panel_and_from_code(seat: Seat, name: str) -> None:
    person, other = opened(seat), seat(24).table
    person.press("A")
    person.choose("Rules", name)
    other.play("A")
    other.under(name)
    for table in (person.table, other):
        # The same number, dealt as these rules deal it, from its beginning unless that is what lies there.
        assert table.rules == Rules.preset(name)
        assert table.rules.name == name
        assert table.game.start == deal(24, name)
        assert table.number == 24
        assert table.code == f"24:{name}"
    agrees(person)
    if name != "king-stops":
        assert person.table.game == Game(deal(24, name))
        assert person.message == f"Deal 24 lies on the table. Rules: {name}."


@pytest.mark.parametrize("axis, value", AXES)
@pytest.mark.parametrize("name", ["king-stops", "classic", "double"])
def test_every_axis_by_itself(seat: Seat, axis: str, value: Any, name: str) -> None:
    person, other = opened(seat, rules=name), seat(24, rules=name).table
    label, options = LABELS[axis]
    person.choose(label, options[value])
    other.under(other.rules.replace(**{axis: value}))
    changed = Rules.preset(name).replace(**{axis: value})
    for table in (person.table, other):
        assert table.rules == changed
        assert table.game == Game(deal(24, changed))
        assert Table(table.code).rules == changed
    agrees(person)


@pytest.mark.parametrize("layout", [(7, 5, 1), (10, 5, 2), (9, 7, 2)])
def test_every_layout(seat: Seat, layout: tuple[int, int, int]) -> None:
    person = opened(seat, rules="record")
    person.choose("Layout", layout_label(*layout))
    columns, rows, packs = layout
    assert person.table.rules == Rules(
        KingRule.QUEEN, Scoring.BONUS, Undo.SINCE_DRAW, False, columns, rows, packs
    )
    assert len(person.table.position.columns) == columns
    agrees(person)


def test_a_layout_of_ones_own_can_be_kept(seat: Seat) -> None:
    own = Rules(KingRule.QUEEN, Scoring.BONUS, columns=3, rows=4)
    person = opened(seat, rules=own)
    agrees(person)
    person.choose("On a king", "nothing")
    assert person.table.rules == own.replace(kings="stop")
    agrees(person)
    person.choose("Layout", "7 × 5, one pack")
    assert person.table.rules == Rules(KingRule.STOP, Scoring.BONUS)
    agrees(person)


def test_rules_that_say_what_a_preset_says_have_its_name(seat: Seat) -> None:
    person = opened(seat)
    person.choose("A clear scores", "zero")
    assert person.table.rules.name == "patience"
    person.choose("On a king", "only a queen")
    assert person.table.rules.name == "classic"
    person.choose("Undo", "never")
    assert person.table.rules.name == ""
    agrees(person)
    person.choose("Undo", "as often as you like")
    assert person.table.rules.name == "classic"
    agrees(person)


def test_two_presets_that_say_the_same_are_still_told_apart(seat: Seat) -> None:
    person = opened(seat, rules="putt-putt")
    for name in ("king-to-ace", "putt-putt"):
        person.choose("Rules", name)
        assert person.table.rules.name == name
        agrees(person)
    person.table.under("king-to-ace")
    agrees(person)


def test_custom_rules_are_no_choice_of_their_own(seat: Seat) -> None:
    person = opened(seat)
    person.press("A")
    person.choose("Rules", "custom rules")
    assert person.message == sentences.CUSTOM_RULES
    assert person.table.position == deal(24).after("A")
    agrees(person)


def test_a_hand_is_not_lost_by_a_look_at_other_rules(seat: Seat) -> None:
    person = opened(seat)
    person.press("A")
    person.press("Draw")
    person.press("Undo")
    left = person.table.game
    person.choose("Rules", "double")
    person.choose("Rules", "king-stops")
    assert person.table.game == left
    assert person.message == "Your hand is back as you left it, with 1 move. Restart begins it again."
    person.press("Redo")
    assert person.table.position == deal(24).after("A").after("draw")


def test_rules_that_are_none(seat: Seat) -> None:
    table = seat(24).table
    for rules in ("nonsense", "", 7):
        with pytest.raises(GolfError, match="no such rule set"):
            table.under(rules)  # type: ignore[arg-type]
    assert (table.position, table.message) == (deal(24), sentences.WELCOME)


def test_a_board_that_does_not_fit_the_rules_is_refused_in_words(seat: Seat) -> None:
    person = opened(seat, format_board(deal(3, "double")), rules="double")
    person.press("Draw")
    before = person.table.game
    person.choose("Rules", "classic")
    assert "column" in person.message
    assert person.table.game == before
    agrees(person)
    person.choose("Layout", "9 × 7, two packs")
    assert person.table.game == before
    agrees(person)


def test_a_board_of_ones_own_under_other_rules(seat: Seat) -> None:
    person = opened(seat, boards.MICRO)
    person.choose("On a king", "only a queen")
    assert person.table.game.start.columns == boards.MICRO.columns
    assert person.table.number is None
    agrees(person)
