"""What comes of a position that has been set up: it is played, shared, pictured, and closed."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import golf_nb as golf
from golf_nb.engine import GolfError, Rules, Setup, deal, format_board, read_code
from golf_nb.scene import build_setup
from golf_nb.widget import lifecycle
from tests.widget.driver import everything, plain_text
from tests.widget.teacher import Teacher, at

if TYPE_CHECKING:
    from tests.widget.wire import Wire

PLAYABLE = "Foundations: 7D\n8S 6H\n-"


@pytest.fixture
def teacher(wire: Wire) -> Teacher:
    return at()


# Playing and sharing.


def test_it_is_played_and_changed_again() -> None:
    teacher = at(golf.parse_board(PLAYABLE, partial=True))
    play = teacher.button("Play it")
    assert play.layout.visibility == "visible"
    play.click()
    table = teacher.table.table
    assert table.position == teacher.table.position
    assert play.description == "Back to the editor"
    assert teacher.has("Draw")
    assert not teacher.has("Fill stock")
    table.play("A")
    play.click()
    assert teacher.table.table is None
    assert teacher.has("Fill stock")
    assert not teacher.has("Draw")
    assert teacher.table.position == golf.parse_board(PLAYABLE, partial=True)
    assert lifecycle.count() == 1


def test_what_is_wrong_cannot_be_played(teacher: Teacher) -> None:
    assert teacher.button("Play it").layout.visibility == "hidden"
    with pytest.raises(GolfError, match="The waste is empty"):
        teacher.table.play()
    with pytest.raises(GolfError, match="The waste is empty"):
        golf.picture(teacher.table)
    teacher.press("Play it")
    assert "The waste is empty" in teacher.message
    assert teacher.table.table is None
    assert teacher.table.errors == []


def test_it_is_shared() -> None:
    teacher = at(24)
    teacher.button("Share").value = True
    panel = teacher.table._share._panel
    assert format_board(deal(24)) in plain_text(panel._text.value)
    assert teacher.table.code in plain_text(panel._code.value)
    assert read_code(teacher.table.code).position == deal(24)
    teacher.press("Clear all")
    assert "nothing to share" in plain_text(panel._code.value)
    assert panel._text.value == ""


# Pictures, code, ends.


def test_what_is_shown_is_what_lies_there(teacher: Teacher, wire: Wire) -> None:
    teacher.table.put("8S 9S", "C")
    setup = teacher.table.setup
    assert teacher.label == build_setup(setup).alt
    assert teacher.table._board._scene.shapes[
        : len(build_setup(setup, layout=teacher.table._layout).shapes)
    ] == (build_setup(setup, layout=teacher.table._layout).shapes)
    assert repr(teacher.table.picture()) == teacher.label
    assert "Column C: 8♠, then 9♠ exposed." in teacher.label
    wire.take()
    teacher.send("client_ready")
    assert len(wire.take()) == 1
    assert plain_text(teacher.table._status.value).split("\n")[0] == (
        "Position editor · 2 of 52 cards · In columns 2 · Stock 0 · Waste 0"
    )
    assert repr(teacher.table) == (
        "Editor(rules='king-stops'): Still wrong: The waste is empty; it needs a card to play on."
    )


def test_another_setup_from_code_can_be_taken_back(teacher: Teacher) -> None:
    teacher.table.setup = Setup.from_position(deal(24))
    assert teacher.message == "Something else lies on the table now. The position can be played now."
    teacher.press("Undo")
    assert teacher.table.setup == Setup.empty()
    with pytest.raises(GolfError, match="another number of packs"):
        teacher.table.setup = Setup.empty("double")
    small = Rules.preset("classic").replace(columns=2)
    teacher.table.setup = Setup.empty(small)
    assert teacher.table._layout.columns == 2


def test_everything_is_closed_at_the_end() -> None:
    teacher = at(24)
    teacher.table.play()
    parts = list(everything(teacher.table))
    teacher.table.close()
    assert all(part.comm is None for part in parts)
    assert lifecycle.count() == 0
