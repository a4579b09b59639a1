"""Other cards and other rules on the same table, from the panel and from code."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from golf_nb.engine import (
    LAST,
    Game,
    GolfError,
    KingRule,
    Position,
    Rules,
    Scoring,
    Undo,
    deal,
    format_board,
    parse_board,
    share_code,
)
from golf_nb.widget import Table, panel_words, words
from tests.scene import boards
from tests.widget.driver import plain_text, status_of

if TYPE_CHECKING:
    from tests.widget.conftest import Seat
    from tests.widget.driver import Person

PANEL = "Deal and rules"
AXES: list[tuple[str, Any]] = [
    *(("kings", kings) for kings in KingRule),
    *(("scoring", scoring) for scoring in Scoring),
    *(("undo", undo) for undo in Undo),
    *(("compulsory", compulsory) for compulsory in (False, True)),
]
LABELS: dict[str, tuple[str, dict[Any, str]]] = {
    "kings": ("On a king", panel_words.KING_OPTIONS),
    "scoring": ("A clear scores", panel_words.SCORING_OPTIONS),
    "undo": ("Undo", panel_words.UNDO_OPTIONS),
    "compulsory": ("Draw", {False: panel_words.DRAW_OPTIONAL, True: panel_words.DRAW_COMPULSORY}),
}


def opened(seat: Seat, start: Any = 24, **options: Any) -> Person:
    person = seat(start, **options)
    person.open(PANEL)
    return person


def agrees(person: Person) -> None:
    """Check that everything on the page says the same about the rules and the cards."""
    table = person.table
    rules = table.rules
    assert person.rules == f"Rules {rules.label}: {rules.in_words}"
    assert person.status == status_of(table._opening.name, table.position)
    assert person.choice("Rules").value == rules.label
    for axis, (label, options) in LABELS.items():
        assert person.choice(label).label == options[getattr(rules, axis)]
    assert person.choice("Layout").label == panel_words.layout(rules.columns, rules.rows, rules.packs)
    code = plain_text(table._drawers[0].place.children[0].children[2].value)
    assert code == f"To share this deal, copy {table.code}"
    assert table.errors == []


# Rules.


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
    person.choose("Layout", panel_words.layout(*layout))
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
    assert person.message == panel_words.CUSTOM_RULES
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
    assert (table.position, table.message) == (deal(24), words.WELCOME)


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


# Other deals.


def test_the_next_deal(seat: Seat) -> None:
    person = opened(seat, LAST - 1, rules="record")
    for number in (LAST, 1, 2):
        person.press("Next deal")
        assert person.table.game == Game(deal(number, "record"))
        assert person.table.number == number
        assert person.message == f"Deal {number} lies on the table. Rules: record."
        agrees(person)
    person.table.next_deal()
    assert person.table.number == 3


def test_after_a_board_of_ones_own_the_next_deal_is_any(seat: Seat) -> None:
    person = opened(seat, boards.MICRO, rules="classic")
    person.press("Next deal")
    assert person.table.number is not None
    assert person.table.rules.name == "classic"
    agrees(person)


def test_a_random_deal_keeps_the_rules(seat: Seat) -> None:
    person = opened(seat, rules="double")
    numbers = set()
    for _ in range(3):
        person.press("Random deal")
        assert person.table.rules.name == "double"
        numbers.add(person.table.number)
        agrees(person)
    assert len(numbers) == 3
    person.table.deal()
    assert person.table.rules.name == "king-stops"


def test_a_deal_from_code(seat: Seat) -> None:
    person = seat(24)
    deals: list[tuple[Any, str | None, Position, int | None]] = [
        (25, None, deal(25), 25),
        (25, "double", deal(25, "double"), 25),
        ("7:record", None, deal(7, "record"), 7),
        (boards.MICRO, None, boards.MICRO, None),
        (Game(deal(9), ["draw"]), None, deal(9).after("draw"), None),
    ]
    for start, rules, position, number in deals:
        person.table.deal(start, rules)
        assert (person.table.position, person.table.number) == (position, number)
        assert person.status == status_of(f"Deal {number}" if number else "Own board", position)
    with pytest.raises(GolfError):
        person.table.deal(0)
    assert person.table.position == deal(9).after("draw")


def test_the_same_deal_again_begins_it_anew(seat: Seat) -> None:
    person = opened(seat)
    person.press("A")
    person.paste("24")
    assert person.table.game == Game(deal(24))
    assert person.message == "Deal 24 lies on the table. Rules: king-stops."
    person.press("Restart")
    person.paste("24")
    assert not person.is_asked()


# Pasting.


@pytest.mark.parametrize(
    "text, position, number",
    [
        ("25", deal(25, "classic"), 25),
        (" 0025\n", deal(25, "classic"), 25),
        ("25:king-stops", deal(25), 25),
        ("25:double-pysol", deal(25, "double-pysol"), 25),
        (share_code(boards.MICRO), boards.MICRO, None),
        (format_board(deal(25)), parse_board(format_board(deal(25)), "classic"), None),
        ("Foundations: 7D\n6H 8S", parse_board("Foundations: 7D\n6H 8S", "classic", partial=True), None),
        (
            format_board(boards.MIDDLE),
            parse_board(format_board(boards.MIDDLE), "classic", partial=True),
            None,
        ),
    ],
)
def test_a_pasted_text(seat: Seat, text: str, position: Any, number: int | None) -> None:
    person = opened(seat, rules="classic")
    person.press("A")
    person.paste(text)
    assert person.table.game == Game(position)
    assert person.table.number == number
    assert person.field.value == ""
    agrees(person)
    # It can be played.
    move = person.table.position.moves()[0]
    assert person.table.try_move(move)
    assert person.table.game.history == (move,)


@pytest.mark.parametrize(
    "text, said",
    [
        ("abc", "neither a deal number nor a share code nor a board"),
        ("0", "there is no such deal"),
        ("9" * 5000, "there is no such deal"),
        ("24:nonsense", "no such rules"),
        (share_code(boards.MICRO)[:-1] + "x", "not a check"),
        (share_code(boards.MICRO).swapcase(), "character"),
        ("Foundations: 7D\n6H 1X", "not a card"),
        ("Foundations: 7D\n6H 6H", "6"),
        ("Foundations:\n6H", "waste"),
        (format_board(deal(25, "double")), "line"),
        ("line one\nline two", "line 1"),
        ("<b>7D</b>", "<b>7D</b>"),
    ],
)
def test_a_mangled_text_is_told_and_changes_nothing(seat: Seat, text: str, said: str) -> None:
    person = opened(seat)
    person.press("A")
    before = person.table.game
    person.paste(text)
    assert said in person.message
    assert person.table.game == before
    # What was written stays there, to be mended.
    assert person.field.value == text
    assert person.table.errors == []
    agrees(person)


@pytest.mark.parametrize("text", ["", "  \n "])
def test_nothing_pasted(seat: Seat, text: str) -> None:
    person = opened(seat)
    person.paste(text)
    assert person.message == panel_words.NOTHING_PASTED
    assert person.table.game == Game(deal(24))


# Sharing.


@pytest.mark.parametrize("name", Rules.presets())
def test_a_code_leads_to_the_same_table(seat: Seat, name: str) -> None:
    one = seat(24, rules=name).table
    one.draw()
    other = opened(seat, 1)
    other.paste(one.code)
    assert (other.table.game, other.table.code) == (Game(one.game.start), one.code)
    assert other.table.rules.name == name
    agrees(other)


def test_a_pasted_board_can_be_shared_on(seat: Seat) -> None:
    one, other = opened(seat, rules="record"), opened(seat, 1, rules="double")
    one.paste(format_board(boards.MIDDLE))
    other.paste(one.table.code)
    assert other.table.game == one.table.game
    assert other.table.code == one.table.code
    assert seat(one.table.code).table.game == one.table.game


def test_a_closed_table_can_still_be_dealt_from_code(seat: Seat) -> None:
    table = opened(seat).table
    table.close()
    table.deal(25, "double")
    table.next_deal()
    assert table.draw() is None
    assert table.number == 26
