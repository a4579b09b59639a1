from __future__ import annotations

from typing import TYPE_CHECKING

from golf_nb.engine import deal
from golf_nb.notes import Ring
from golf_nb.scene import build
from tests.widget.driver import shown

if TYPE_CHECKING:
    from tests.widget.conftest import Seat


def test_everything_has_its_place_from_top_to_bottom(seat: Seat) -> None:
    table = seat(24).table
    style, language, above, board, message, *_ = table.children
    assert style.value.startswith("<style>")
    assert language.language == "en"
    assert above.children == (table._status.widget, table._status.clock)
    assert board is table._board.widget
    assert message is table._message.widget
    # The canvas and the bridge to the page lie in one box, where the bridge looks for the canvas.
    assert board.children == (table._board.stage.widget, table._board.bridge)
    assert table.layout.display is None


def test_the_picture_shows_the_notes_as_well(seat: Seat) -> None:
    table = seat(24).table
    table._board.show(table.position, notes=(Ring("A"),), moving=False)
    assert table.notes == (Ring("A"),)
    assert table.picture().scene == build(deal(24), notes=(Ring("A"),))


def test_a_report_is_shown_and_kept(seat: Seat) -> None:
    person = seat(24)
    error = ValueError("no <such> thing")
    person.table.report(error)
    assert person.table.errors == [error]
    assert (
        person.message == "Something went wrong in the table: ValueError: no <such> thing. Please report it."
    )
    assert 'class="golf-strong"' in person.table._message.widget.value


def test_a_new_table_has_no_errors_and_shows_all_but_the_answers(seat: Seat) -> None:
    person = seat(24)
    assert person.table.errors == []
    assert person.table._controls._ask not in list(shown(person.table))
