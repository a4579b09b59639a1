from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from ipywidgets import HTML, Widget
from ipywidgets.widgets.widget import _instances

from golf_nb.engine import deal
from golf_nb.widget import Table
from golf_nb.widget.drawers import Drawer
from tests.widget.driver import shown

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.widget.conftest import Seat
    from tests.widget.wire import Wire

DRAWERS = ("Deal and rules", "Look", "Rules in words")


class Note:
    """A panel that counts how often it is brought up to date."""

    def __init__(self) -> None:
        self.widget = HTML("a note")
        self.updates = 0

    def update(self) -> None:
        self.updates += 1


class Desk:
    """Owns a drawer, and hears of its faults."""

    def __init__(self) -> None:
        self.errors: list[Exception] = []
        self.made: list[Note] = []
        self.drawer = Drawer(self, "Note", "Show a note", "book", self.make)

    def make(self) -> Note:
        self.made.append(Note())
        return self.made[-1]

    def report(self, error: Exception) -> None:
        self.errors.append(error)


@pytest.fixture
def desk() -> Iterator[Desk]:
    before = set(_instances)
    yield Desk()
    for name in set(_instances) - before:
        Widget.close(_instances[name])


def test_a_panel_is_made_when_it_is_first_shown_and_only_once(desk: Desk) -> None:
    drawer = desk.drawer
    assert (desk.made, drawer.open, drawer.place.layout.display) == ([], False, "none")
    drawer.update()
    assert desk.made == []
    for _ in range(2):
        drawer.button.value = True
        assert (drawer.open, drawer.place.children) == (True, (desk.made[0].widget,))
        assert drawer.place in list(shown(drawer.place))
        drawer.button.value = False
        assert (drawer.open, list(shown(drawer.place))) == (False, [])
    assert len(desk.made) == 1


def test_only_what_is_shown_is_kept_up_to_date(desk: Desk) -> None:
    desk.drawer.button.value = True
    (note,) = desk.made
    assert note.updates == 1
    desk.drawer.update()
    assert note.updates == 2
    desk.drawer.button.value = False
    seen = note.updates
    desk.drawer.update()
    assert note.updates == seen
    desk.drawer.button.value = True
    assert note.updates == seen + 1


def test_a_panel_that_cannot_be_made_is_a_fault_of_its_owner(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken() -> Note:
        raise RuntimeError("no wood")

    monkeypatch.setattr(desk.drawer, "_make", broken)
    with pytest.raises(RuntimeError):
        desk.drawer.button.value = True
    assert [str(error) for error in desk.errors] == ["no wood"]


# The drawers of a table.


def test_a_table_opens_with_its_drawers_shut(seat: Seat) -> None:
    person = seat(24)
    for name in DRAWERS:
        assert not person.button(name).value
    for drawer in person.table._drawers:
        assert drawer.place.children == ()


@pytest.mark.parametrize("name", DRAWERS)
def test_an_open_drawer_is_in_nobodys_way(seat: Seat, name: str) -> None:
    person = seat(24)
    person.open(name)
    person.click("A")
    person.key("d")
    person.press("Undo")
    assert person.table.position == deal(24).after("A")
    assert person.table.errors == []
    person.button(name).value = False
    person.click("stock")
    assert person.table.position == deal(24).after("A").after("draw")


def test_a_table_closes_its_panels_as_well(wire: Wire) -> None:
    before = set(_instances)
    table = Table(24)
    for drawer in table._drawers:
        drawer.button.value = True
    table.close()
    assert set(_instances) == before
