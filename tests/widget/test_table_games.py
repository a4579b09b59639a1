"""Setting another game on a table from code."""

from __future__ import annotations

from typing import TYPE_CHECKING

from golf_nb.engine import Game, Play, deal
from golf_nb.scene import Layout
from golf_nb.widget.painter import SHARPNESS
from tests.scene import boards
from tests.widget import sentences
from tests.widget.driver import status_of

if TYPE_CHECKING:
    from tests.widget.conftest import Seat
    from tests.widget.wire import Wire


def test_setting_the_game_shows_it(seat: Seat, wire: Wire) -> None:
    person = seat(24)
    person.table.game = Game(deal(24), ["A", "draw", "draw"])
    assert person.status == status_of("Deal 24", deal(24).after("A").after("draw").after("draw"))
    assert person.message == sentences.ANOTHER_HAND
    assert wire.one().texts[-3:] == ["10", "K", "Waste"]
    person.table.undo()
    assert person.message == "The draw is taken back; 15 cards in the stock again."


def test_another_deal_is_not_called_by_the_old_number(seat: Seat) -> None:
    person = seat(24)
    person.table.game = Game(deal(25))
    assert person.status == status_of("Own board", deal(25))
    assert person.message == sentences.ANOTHER_HAND
    person.table.restart()
    assert person.table.position == deal(25)


def test_a_finished_game_says_so(seat: Seat) -> None:
    person = seat(24)
    person.table.game = Game(boards.BLOCKED)
    assert person.message == (
        f"{sentences.ANOTHER_HAND} The hand is over. +12: blocked with 12 cards left in the tableau"
    )


def test_a_game_of_another_size_is_fitted(seat: Seat, wire: Wire) -> None:
    person = seat(24)
    for start in (deal(1, "double"), boards.MICRO, deal(1, "double-pysol"), deal(24)):
        person.table.game = Game(start)
        size = Layout.fit(start)
        assert person.table._layout == size
        assert (person.canvas.width, person.canvas.height) == (
            size.width * SHARPNESS,
            size.height * SHARPNESS,
        )
        assert person.status == status_of("Own board", start)
        # One picture, and no card flies from one deal to the other.
        assert wire.one().pauses == []
        person.click("A")
        assert person.table.game.history == ((Play(0),) if start.refusal(Play(0)) is None else ())
        person.table.restart()
        wire.take()


def test_the_same_game_again_changes_nothing(seat: Seat, wire: Wire) -> None:
    person = seat(24)
    person.table.game = Game(deal(24))
    assert (wire.take(), person.message) == ([], sentences.WELCOME)
