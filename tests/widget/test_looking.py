from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from golf_nb.engine import Play, deal
from golf_nb.scene import build
from golf_nb.scene.shapes import Tone
from golf_nb.widget.look import SIZES, Look
from golf_nb.widget.painter import SHARPNESS
from tests.widget.driver import status_of

if TYPE_CHECKING:
    from tests.widget.conftest import Seat
    from tests.widget.driver import Person
    from tests.widget.wire import Batch, Wire


def felt(batch: Batch) -> str:
    """Return the colour that the whole picture is filled with first."""
    return next(str(value) for name, value in batch.named("set") if name == "fill_style")


def settings(person: Person) -> tuple[str, ...]:
    return tuple(person.choice(label).label for label in ("Theme", "Deck", "Size"))


def test_the_panel_shows_the_look_of_the_table(seat: Seat) -> None:
    person = seat(24, theme="dark", deck="four", size="large", motion=False)
    person.open("Look")
    assert settings(person) == ("dark", "four colours", "large")
    assert person.table._drawers[1].place.children[0].children[3].value is False
    person = seat(24)
    person.open("Look")
    assert settings(person) == ("as the page", "two colours", "normal")


@pytest.mark.parametrize(
    "label, option, look",
    [
        ("Theme", "dark", Look("dark")),
        ("Theme", "light", Look("light")),
        ("Deck", "four colours", Look(deck="four")),
        ("Size", "small", Look(size="small")),
        ("Size", "large", Look(size="large")),
    ],
)
def test_a_choice_is_a_look_and_one_picture(
    seat: Seat, wire: Wire, label: str, option: str, look: Look
) -> None:
    person = seat(24)
    person.table.play("A")
    person.open("Look")
    wire.take()
    person.choose(label, option)
    assert person.table.look == look
    assert felt(wire.one()) == look.colours(dark_page=False)[Tone.FELT]
    assert person.table.position == deal(24).after("A")
    assert person.table._board._scene == build(deal(24).after("A"), playable=True)


def test_a_dark_table_is_painted_dark(seat: Seat, wire: Wire) -> None:
    person = seat(24)
    person.open("Look")
    colours = []
    for option in ("dark", "light", "as the page"):
        person.choose("Theme", option)
        colours += [felt(batch) for batch in wire.take()]
    dark, light, page = colours
    assert dark != light == page
    # A chosen theme stays, whatever the page does; "as the page" follows it.
    person.table._board.bridge.set_state({"dark": True})
    assert felt(wire.one()) == dark
    person.choose("Theme", "light")
    wire.take()
    person.table._board.bridge.set_state({"dark": False})
    assert wire.take() == []


def test_cards_move_or_not(seat: Seat, wire: Wire) -> None:
    person = seat(24)
    person.open("Look")
    person.tick("Cards move", on=False)
    wire.take()
    person.wait(2)
    person.click("A")
    assert wire.one().pauses == []
    person.tick("Cards move", on=True)
    wire.take()
    person.wait(2)
    person.click("stock")
    assert wire.one().pauses != []


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("rules", ["king-stops", "double-pysol"])
def test_clicks_hit_at_every_size(seat: Seat, size: str, rules: str) -> None:
    person = seat(24, rules=rules)
    person.open("Look")
    person.choose("Size", size)
    table = person.table
    layout = table._layout
    # The picture has as many pixels as before; only the page shows them larger. Clicks arrive in the picture's own.
    assert (person.canvas.width, person.canvas.height) == (
        round(layout.width * SHARPNESS),
        round(layout.height * SHARPNESS),
    )
    assert person.canvas.layout.width == f"{round(layout.width * SIZES[size])}px"
    assert person.canvas.layout.max_width == "100%"
    first = table.position.playable()[0]
    person.click(str(Play(first)))
    person.wait(1)
    person.click("stock")
    assert [str(move) for move in table.game.history] == [str(Play(first)), "draw"]


@pytest.mark.parametrize("size", SIZES)
def test_a_table_can_begin_at_every_size(seat: Seat, size: str) -> None:
    person = seat(24, size=size)
    assert person.canvas.layout.width == f"{round(640 * SIZES[size])}px"
    person.table.under("double")
    assert person.canvas.layout.width == f"{round(person.table._layout.width * SIZES[size])}px"
    person.click("J")
    assert person.status == status_of("Deal 24", person.table.position)


def test_a_look_set_from_code_is_shown_in_the_panel(seat: Seat) -> None:
    person = seat(24)
    person.open("Look")
    person.table.look = Look("dark", "four", motion=False, size="small")
    assert settings(person) == ("dark", "four colours", "small")
    assert person.table.look == Look("dark", "four", motion=False, size="small")
    person.button("Look").value = False
    person.table.look = Look("light")
    person.open("Look")
    assert settings(person) == ("light", "two colours", "normal")


def test_another_look_does_not_end_a_question_or_a_hand(seat: Seat) -> None:
    person = seat(24)
    person.open("Look")
    person.press("A")
    person.press("Restart")
    person.choose("Theme", "dark")
    assert person.is_asked()
    person.press("No, keep playing")
    assert person.table.position == deal(24).after("A")
