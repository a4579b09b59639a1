"""Double Golf at the table: two layouts, two packs, two equal cards in two places."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from golf_nb.engine import Play, deal, parse_board
from golf_nb.scene import Layout, describe
from tests.widget.driver import status_of

if TYPE_CHECKING:
    from tests.widget.conftest import Seat
    from tests.widget.driver import Person
    from tests.widget.wire import Wire

LAYOUTS = {"double": (10, 5, 53), "double-pysol": (9, 7, 40)}
LETTERS = "ABCDEFGHIJ"
TWINS = parse_board("Talon: 2C\nFoundations: 7D\n8S\n8S\n7D", "double", partial=True)
"""The same card is exposed twice, and the card in column C lies on the waste as well."""


def both_ways(seat: Seat, rules: str) -> tuple[Person, Person]:
    """Sit down at a new table of Double Golf, and at a single one that becomes one."""
    begun, changed = seat(24, rules=rules), seat(24)
    changed.table.under(rules)
    return begun, changed


@pytest.mark.parametrize("rules", LAYOUTS)
def test_every_column_can_be_reached_by_mouse_key_and_button(seat: Seat, rules: str) -> None:
    columns, rows, stock = LAYOUTS[rules]
    for person in both_ways(seat, rules):
        assert (
            person.status
            == f"Deal 24 · Cards left {columns * rows} · Stock {stock} · Score now +{columns * rows}"
        )
        for column in range(columns):
            refusal = person.table.game.start.refusal(Play(column))
            for ask in (
                lambda: person.click(LETTERS[column]),  # noqa: B023
                lambda: person.key(str((column + 1) % 10)),  # noqa: B023
                lambda: person.press(LETTERS[column]),  # noqa: B023
            ):
                person.table.restart()
                person.wait(1)
                ask()
                if refusal is None:
                    assert person.table.game.history == (Play(column),)
                else:
                    assert (person.message, person.moves) == (refusal.sentence, "")


@pytest.mark.parametrize("rules", LAYOUTS)
def test_as_many_buttons_as_columns(seat: Seat, rules: str) -> None:
    columns = LAYOUTS[rules][0]
    for person in both_ways(seat, rules):
        labels = [widget.description for widget in person.table._controls._moves.children]
        assert labels == [*LETTERS[:columns], "Draw", "Undo", "Redo", "Restart"]
        person.table.under("king-stops")
        labels = [widget.description for widget in person.table._controls._moves.children]
        assert labels == [*"ABCDEFG", "Draw", "Undo", "Redo", "Restart"]
        assert person.label == describe(deal(24))
        assert person.table._layout == Layout(7, 5)


@pytest.mark.parametrize("rules", LAYOUTS)
def test_a_card_of_the_last_column_can_be_dragged(seat: Seat, rules: str) -> None:
    number = next(n for n in range(1, 99) if deal(n, rules).refusal(Play(LAYOUTS[rules][0] - 1)) is None)
    person = seat(24)
    person.table.deal(number, rules)
    last = LETTERS[LAYOUTS[rules][0] - 1]
    waste = person.point("waste")
    person.drag(last, (300.0, 300.0), waste)
    assert person.moves == last
    person.wait(1)
    person.drag("stock", (waste[0] - 40, waste[1]), waste)
    assert person.moves == f"{last} draw"


def test_two_equal_cards_stay_two_places(seat: Seat) -> None:
    for name in ("A", "B"):
        person = seat(1)
        person.table.deal(TWINS)
        person.click(name)
        assert person.moves == name
        assert person.table.position.columns["AB".index(name)] == ()
        assert person.table.position.cards_left == 2
        other = {"A": "B", "B": "A"}[name]
        person.wait(1)
        person.click(other)
        assert person.message == "8♠ does not fit 8♠: equal ranks never fit; a 7 or a 9 would."
        person.wait(1)
        # The twin of the card below the waste's top fits, and then the other eight.
        person.click("C")
        person.wait(1)
        person.click(other)
        assert person.moves == f"{name} C {other}"
        for _ in range(3):
            person.press("Undo")
        assert person.table.position == TWINS


@pytest.mark.parametrize("rules", LAYOUTS)
def test_a_whole_hand_is_sent_in_small_batches(seat: Seat, wire: Wire, rules: str) -> None:
    person = seat(24, rules=rules)
    person.send("client_ready")
    sizes = [wire.one().size]
    while legal := person.table.position.moves():
        person.wait(1)
        person.table.try_move(legal[0])
        assert person.status == status_of("Deal 24", person.table.position)
        sizes += [batch.size for batch in wire.take()]
    while person.table.game.can_undo:
        person.wait(1)
        person.table.undo()
        sizes += [batch.size for batch in wire.take()]
    assert person.table.position == deal(24, rules)
    assert max(sizes) <= 60_000, f"{max(sizes)} bytes"
