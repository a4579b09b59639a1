"""Which language a screen reader is told: that in which a table was made, and that of each message."""

from __future__ import annotations

import re
from importlib.resources import files
from typing import TYPE_CHECKING

import pytest

from golf_nb import Course, Editor, Lessons, Table, Tutor
from golf_nb.engine import use_language
from golf_nb.widget.spoken import Spoken
from tests.widget.driver import everything

if TYPE_CHECKING:
    from collections.abc import Callable

    from ipywidgets import Widget

    from tests.widget.conftest import Seat

SCRIPT = files("golf_nb.widget").joinpath("spoken.js").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    "make, parts",
    [
        (lambda: Table(24), 1),
        (lambda: Tutor("kings"), 1),
        (Editor, 1),
        (Lessons, 1),
        (lambda: Course(start=24), 2),  # the course, and the table in it
    ],
)
def test_whatever_is_shown_tells_its_language(make: Callable[[], Widget], parts: int) -> None:
    use_language("de")
    made = make()
    use_language("en")
    told = [widget.language for widget in everything(made) if isinstance(widget, Spoken)]
    assert told == ["de"] * parts
    names = set(re.findall(r"\.(golf-\w+)", SCRIPT))
    assert names & set(made._dom_classes)
    made.close()


def test_buttons_stay_and_messages_follow(seat: Seat) -> None:
    person = seat(24)
    use_language("de")
    person.press("Draw")
    assert person.message == "Du hast 10♦ gezogen; auf dem Talon liegen noch 15 Karten."
    assert person.table._message.widget.value.startswith('<span lang="de">')
    assert person.table._board.bridge.language == "de"
    assert [widget.language for widget in everything(person.table) if isinstance(widget, Spoken)] == ["en"]
    use_language("en")
    person.press("Draw")
    assert person.message.startswith("You drew")
    assert person.table._message.widget.value.startswith('<span lang="en">')


def test_the_script_is_sent_and_ends_with_its_view() -> None:
    made = Spoken()
    assert made.get_state()["_esm"] == SCRIPT
    assert 'model.get("language")' in SCRIPT
    assert "gone = true" in SCRIPT
    made.layout.close()
    made.close()
