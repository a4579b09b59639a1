"""What the canvas shows: one batch a move, motion, themes, and what happens after a fault."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from golf_nb.engine import Game, deal
from golf_nb.scene import build, describe, theme
from golf_nb.scene.motion import FRAME_MILLISECONDS, FRAMES
from golf_nb.scene.shapes import Text, Tone
from tests.widget.driver import status_of

if TYPE_CHECKING:
    from tests.widget.conftest import Seat
    from tests.widget.wire import Wire


def test_one_batch_for_each_move(seat: Seat, wire: Wire) -> None:
    person = seat(24)
    for act in (
        lambda: person.click("A"),
        lambda: person.click("stock"),
        lambda: person.key("z"),
        lambda: person.press("Undo"),
        person.table.redo,
        person.table.restart,
        lambda: person.key("2"),
    ):
        act()
        batch = wire.one()
        assert batch.manager is person.board.stage._manager
        person.wait(1)


def test_no_batch_of_a_whole_hand_is_large(seat: Seat, wire: Wire) -> None:
    person = seat(1, deck="four")
    sizes: list[int] = []
    for number in (1, 2, 5, 24, 138):
        person.table.game = Game(deal(number))
        while legal := person.table.position.moves():
            person.wait(1)
            assert person.table.try_move(legal[0])
            sizes += [batch.size for batch in wire.take()]
    assert len(sizes) > 180
    assert max(sizes) <= 40_000


def test_a_move_is_shown_with_frames(seat: Seat, wire: Wire) -> None:
    person = seat(24)
    person.click("A")
    batch = wire.one()
    # Once without a pause to show the table below, then frame after frame on the layer above it.
    assert batch.pauses == [0, *[FRAME_MILLISECONDS] * (FRAMES - 1)]
    assert len(batch.named("switchCanvas")) == 2


@pytest.mark.parametrize("act", ["draw", "undo", "redo"])
def test_every_way_to_move_a_card_has_frames(seat: Seat, wire: Wire, act: str) -> None:
    person = seat(24)
    person.table.draw()
    if act == "redo":
        person.table.undo()
    wire.take()
    person.wait(1)
    getattr(person.table, act)()
    assert len(wire.one().pauses) == FRAMES


def test_a_restart_has_no_frames(seat: Seat, wire: Wire) -> None:
    person = seat(24)
    person.table.draw()
    person.table.draw()
    person.wait(1)
    wire.take()
    person.table.restart()
    assert wire.one().pauses == []


def test_without_motion_nothing_moves(seat: Seat, wire: Wire) -> None:
    person = seat(24, motion=False)
    person.click("A")
    assert wire.one().pauses == []


def test_whoever_asked_for_less_motion_sees_none(seat: Seat, wire: Wire) -> None:
    person = seat(24)
    person.board.bridge.reduced_motion = True
    person.click("A")
    assert wire.one().pauses == []
    person.wait(1)
    person.board.bridge.reduced_motion = False
    person.click("stock")
    assert wire.one().pauses != []


def test_a_move_during_a_motion_is_shown_at_once(seat: Seat, wire: Wire) -> None:
    person = seat(24)
    person.click("A")
    assert wire.one().pauses != []
    person.wait(0.05)
    person.click("stock")
    assert wire.one().pauses == []
    person.wait(0.2)
    person.click("stock")  # part of a double click
    assert wire.take() == []
    person.wait(0.3)
    person.click("stock")
    assert wire.one().pauses != []


def test_a_picture_that_is_there_already_is_not_sent_again(seat: Seat, wire: Wire) -> None:
    person = seat(24)
    for _ in range(3):
        person.click("C")
        person.click("A1")
        person.click("waste")
        person.board.repaint()
        person.board.show(person.table.position, playable=True)
    assert wire.take() == []
    person.board.repaint(force=True)
    assert wire.one().texts[:2] == ["A", "4"]


def test_a_page_that_opens_gets_the_picture(seat: Seat, wire: Wire) -> None:
    person = seat(24)
    person.table.play("A")
    for _ in range(2):  # a reload, and a second view
        wire.take()
        person.send("client_ready")
        batch = wire.one()
        assert batch.texts == [
            shape.text
            for shape in build(person.table.position, playable=True).shapes
            if isinstance(shape, Text)
        ]
        assert batch.pauses == []


def test_the_theme_follows_the_page(seat: Seat, wire: Wire) -> None:
    person = seat(24)
    person.board.bridge.dark = True
    fills = {value for attribute, value in wire.one().named("set") if attribute == "fill_style"}
    assert theme("dark")[Tone.FELT] in fills
    assert theme("light")[Tone.FELT] not in fills
    person.board.bridge.dark = False
    fills = {value for attribute, value in wire.one().named("set") if attribute == "fill_style"}
    assert theme("light")[Tone.FELT] in fills


def test_a_theme_that_was_chosen_stays(seat: Seat, wire: Wire) -> None:
    person = seat(24, theme="light")
    person.board.bridge.dark = True
    assert wire.take() == []


def test_a_screen_reader_hears_what_lies_on_the_table(seat: Seat) -> None:
    person = seat(24)
    assert person.label == describe(deal(24))
    person.click("A")
    assert person.label == describe(deal(24).after("A"))
    person.key("z")
    assert person.label == describe(deal(24))


# Faults.


def test_after_a_fault_in_painting_the_next_picture_is_sent(
    seat: Seat, wire: Wire, monkeypatch: pytest.MonkeyPatch
) -> None:
    person = seat(24)
    with monkeypatch.context() as broken:
        broken.setattr("golf_nb.widget.stage.Painter.paint", fail)
        with pytest.raises(RuntimeError, match="no paint"):
            person.click("A")
    assert wire.take() == []
    assert person.table.errors[0].args == ("no paint",)
    assert person.message.startswith("Something went wrong in the table: RuntimeError: no paint")
    assert person.status == status_of("Deal 24", deal(24).after("A"))
    person.wait(1)
    person.click("stock")
    assert wire.one().texts[0] == "A"
    assert person.board._scene == build(deal(24).after("A").after("draw"), playable=True)
    assert not person.board.stage._manager._caching


def test_the_picture_that_failed_is_sent_by_the_next_repaint(
    seat: Seat, wire: Wire, monkeypatch: pytest.MonkeyPatch
) -> None:
    person = seat(24)
    with monkeypatch.context() as broken:
        broken.setattr("golf_nb.widget.stage.Painter.paint", fail)
        with pytest.raises(RuntimeError, match="no paint"):
            person.table.play("A")
    person.board.repaint()
    assert wire.one().texts[1:5] == ["4", "7", "5", "K"]


def fail(*_: object) -> None:
    raise RuntimeError("no paint")
