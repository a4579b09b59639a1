from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

import golf_nb as golf
from golf_nb.engine import Card, Game, GolfError, Setup, deal
from golf_nb.widget import Editor, lifecycle
from tests.widget.driver import plain_text, shown
from tests.widget.teacher import Teacher, at

if TYPE_CHECKING:
    from ipywidgets import Dropdown

    from tests.widget.wire import Wire


@pytest.fixture
def teacher(wire: Wire) -> Teacher:
    return at()


# What it begins with.


@pytest.mark.parametrize(
    "start, rules, setup",
    [
        (None, None, Setup.empty()),
        (None, "double", Setup.empty("double")),
        (24, None, Setup.from_position(deal(24))),
        (24, "classic", Setup.from_position(deal(24, "classic"))),
        (deal(24, "record"), None, Setup.from_position(deal(24, "record"))),
        (Game(deal(24), ["A"]), None, Setup.from_position(deal(24).after("A"))),
        ("24:classic", None, Setup.from_position(deal(24, "classic"))),
        (Setup.empty("classic").with_card("A", "7D"), None, Setup.empty("classic").with_card("A", "7D")),
        (Setup.empty(), "classic", Setup.empty("classic")),
    ],
)
def test_starts(start: Any, rules: str | None, setup: Setup) -> None:
    assert golf.Editor(start, rules).setup == setup


@pytest.mark.parametrize(
    "start, options", [("7D", {}), (0, {}), (None, {"rules": "golf"}), (None, {"theme": "pink"})]
)
def test_bad_input_makes_no_widget(start: Any, options: dict[str, Any]) -> None:
    before = lifecycle.count()
    with pytest.raises(GolfError):
        Editor(start, **options)
    assert lifecycle.count() == before


def test_what_is_wrong_at_first_is_shown_as_it_lies() -> None:
    wrong = Setup.empty().with_cards("A", ["7D"] * 6)
    teacher = at(wrong)
    assert teacher.table.problems == wrong.problems()
    assert "Column A has 6 cards; 5 are allowed. The waste is empty" in teacher.todo
    assert not teacher.has("Play it") or teacher.button("Play it").layout.visibility == "hidden"


# Clicks.


def test_cards_are_put_on_the_pile_that_was_clicked(teacher: Teacher) -> None:
    teacher.card("8S")
    teacher.wait(1)
    teacher.click("waste")
    assert teacher.message == "The waste is chosen. It is empty."
    teacher.card("7D")
    assert teacher.message == "7♦ lies in the waste now. The position can be played now."
    teacher.wait(1)
    teacher.click("A")
    assert teacher.message == "Column A is chosen. It has 1 card, the last is 8♠."
    teacher.wait(1)
    teacher.click("A")
    assert teacher.message == "8♠ is off column A. Undo puts it back."
    teacher.press("Undo")
    assert teacher.table.setup.columns[0] == (Card.parse("8S"),)
    assert teacher.table.errors == []


def test_a_double_click_takes_nothing_off(teacher: Teacher) -> None:
    teacher.table.put("8S 9S", "C")
    teacher.click("C")
    teacher.click("C")
    assert (teacher.table.chosen, len(teacher.table.setup.pile("C"))) == ("C", 2)
    teacher.wait(1)
    teacher.click("C1")
    assert len(teacher.table.setup.pile("C")) == 2


def test_the_felt_is_no_pile(teacher: Teacher, wire: Wire) -> None:
    before = teacher.message
    teacher.click(300.0, 250.0)
    assert teacher.message == before


def test_a_card_is_dragged_to_another_pile(teacher: Teacher) -> None:
    teacher.table.put("8S 9S", "A")
    teacher.drag("A", teacher.point("B"))
    assert (teacher.table.setup.pile("A"), teacher.table.setup.pile("B")) == (
        (Card.parse("8S"),),
        (Card.parse("9S"),),
    )
    teacher.table.put("10S", "A")
    for start, end, said in (
        ("A1", "B", "Only the last card"),
        ("A", "A1", "The card went back"),
        ("C", "B", "has no card to move"),
    ):
        teacher.wait(1)
        teacher.drag(start, teacher.point(end))
        assert said in teacher.message
    teacher.drag("A", (300.0, 200.0), release=False)
    teacher.mouse("out", -1, -1)
    assert "The card went back" in teacher.message
    assert teacher.table.setup.pile("A") == (Card.parse("8S"), Card.parse("10S"))
    teacher.drag("A", teacher.point("stock"))
    assert teacher.table.setup.stock == (Card.parse("10S"),)
    assert teacher.table.errors == []


def test_piles_have_buttons(teacher: Teacher) -> None:
    for label, pile in (("B", "B"), ("Stock", "stock"), ("Waste", "waste")):
        teacher.press(label)
        assert teacher.table.chosen == pile
        assert teacher.button(label).tooltip.endswith("is chosen: the next card goes there")
        assert plain_text(teacher.table._pack._heading.value).startswith("A card goes to ")
    assert teacher.button("B").tooltip == "Choose column B (key B)"
    assert teacher.button("Stock").tooltip == "Choose the stock (key S)"


# The pack.


def test_the_pack_says_where_a_card_lies(teacher: Teacher) -> None:
    made = teacher.table._pack.button(Card.parse("10H"))
    assert (made.description, made.tooltip) == ("10♥", "ten of hearts")
    for pile, letter, words in (
        ("A", "A", "column A"),
        ("stock", "S", "the stock"),
        ("waste", "W", "the waste"),
    ):
        teacher.table.put("10H", pile)
        assert (made.description, made.tooltip) == (f"10♥ {letter}", f"ten of hearts, in {words}")
        assert made._dom_classes == ("golf-red", "golf-used")
        assert not made.disabled
        teacher.card("10H")
    assert made._dom_classes == ("golf-red",)


def test_two_packs_have_each_card_twice() -> None:
    teacher = at(None, rules="double")
    made = teacher.table._pack.button(Card.parse("7S"))
    assert made.description == "7♠ ––"
    teacher.card("7S")
    assert (made.description, made._dom_classes) == ("7♠ A–", ())
    teacher.press("J")
    teacher.card("7S")
    assert (made.description, made._dom_classes) == ("7♠ AJ", ("golf-used",))
    assert made.tooltip == "seven of spades, in column A and column J"


# Writing.


def test_cards_can_be_written(teacher: Teacher) -> None:
    teacher.writes("10c KH")
    assert teacher.table.setup.pile("A") == (Card.parse("10C"), Card.parse("KH"))
    assert teacher.line.value == ""
    teacher.writes("9S 1X <b>")
    assert teacher.message == '"1X": not a card; expected a rank (A 2-10 T J Q K) and a suit (C D H S)'
    assert teacher.line.value == "9S 1X <b>", "what is wrong stays, to be corrected"
    assert len(teacher.table.setup.pile("A")) == 2
    teacher.writes("<script>")
    assert "<script>" not in teacher.table._message.widget.value
    teacher.writes("KH")
    assert teacher.message == "K♥ lies in column A already, and there is only one."
    assert teacher.table.errors == []


# Keys.


def test_everything_by_keyboard(teacher: Teacher) -> None:
    for key, chosen in (
        ("ArrowRight", "B"), ("End", "G"), ("ArrowRight", "G"), ("Home", "A"), ("ArrowLeft", "A"),
        ("ArrowDown", "stock"), ("ArrowDown", "stock"), ("ArrowRight", "waste"), ("ArrowUp", "A"), ("ArrowUp", "A"),
        ("w", "waste"), ("ArrowLeft", "stock"), ("c", "C"), ("S", "stock"), ("D", "D"), ("h", "D"), ("1", "D"),
        (" ", "D"),
    ):  # fmt: skip
        teacher.key(key)
        assert teacher.table.chosen == chosen, key
    teacher.table.put("7D")
    teacher.key("Backspace")
    assert teacher.table.setup == Setup.empty()
    teacher.key("z")
    assert teacher.table.setup.used(Card.parse("7D")) == 1
    teacher.key("y")
    assert teacher.table.setup == Setup.empty()
    teacher.key("Delete")
    assert teacher.message == "Column D is chosen. It is empty."
    teacher.key("z", control=True)
    teacher.key("a", meta=True)
    assert (teacher.table.chosen, teacher.table.setup) == ("D", Setup.empty())
    teacher.key("Enter")
    teacher.key("Tab")
    assert teacher.table.errors == []


# Buttons.


def test_a_whole_deal_is_filled_and_cleared() -> None:
    teacher = at(Setup.from_position(deal(24)).cleared("stock"))
    assert teacher.todo == "This position can be played. 16 cards are not used yet."
    teacher.press("Fill stock")
    assert teacher.todo == "This is a complete deal."
    assert teacher.table.setup.complete
    teacher.press("Fill shuffled")
    assert teacher.message == "Every card is used already."
    teacher.press("Take off")
    assert "Not used yet: 10♣." in teacher.todo
    teacher.press("Clear pile")
    assert teacher.table.setup.pile("A") == ()
    teacher.press("Clear all")
    assert teacher.table.setup == Setup.empty()
    assert teacher.message == "The table is empty. The waste is empty; it needs a card to play on."
    for _ in range(4):
        teacher.press("Undo")
    assert teacher.table.setup == Setup.from_position(deal(24)).cleared("stock")
    teacher.press("Undo")
    assert teacher.message == "There is no change to take back."
    teacher.press("Redo")
    assert teacher.table.setup.complete


def test_fewer_columns(teacher: Teacher, wire: Wire) -> None:
    (columns,) = [widget for widget in shown(teacher.table) if type(widget).__name__ == "Dropdown"]
    choice: Dropdown = columns
    assert (choice.options, choice.value) == (tuple(range(1, 8)), 7)
    teacher.press("G")
    choice.value = 3
    assert len(teacher.table.setup.columns) == 3
    assert teacher.table.chosen == "C"
    assert not teacher.has("D")
    choice.value = 7
    assert teacher.has("G")
    assert teacher.table.errors == []


def test_keys_are_listed(teacher: Teacher) -> None:
    teacher.button("Keys").value = True
    assert "A to G, S, W" in plain_text(teacher.table._controls._keys.value)
    assert teacher.table._controls._keys.layout.display == ""
