from __future__ import annotations

from xml.etree import ElementTree as ET

from golf_nb.engine import Course, Scorecard
from golf_nb.widget.cardtable import card_table


def cells(html: str) -> list[list[str]]:
    """Return the text of every cell, row by row."""
    table = html.split("<div", maxsplit=1)[0].replace("class=golf-card", 'class="golf-card"')
    for name in ("row", "col"):
        table = table.replace(f"scope={name}", f'scope="{name}"')
    rows = ET.fromstring(table).iter("tr")  # noqa: S314 - our own text
    return [["".join(cell.itertext()) for cell in row] for row in rows]


def test_a_card_with_two_players() -> None:
    card = Scorecard(Course(24, "king-stops"), ["Ann", "Ben"])
    card = card.concede("Ann", 1, card.course.opening(1))
    rows = cells(card_table(card, "Ben", 2))
    assert rows[0] == ["Hole", "1", "2", "3", "4", "5", "6", "7", "8", "9", "Total"]
    assert rows[1][:3] == ["Deal", "24", "25"]
    assert rows[2][:3] == ["Ann", "+35c", "·"]
    assert rows[2][-1] == "+35"
    assert rows[3] == ["Ben", *["·"] * 9, "·"]


def test_only_the_hole_on_the_table_is_marked() -> None:
    card = Scorecard(Course(24, "king-stops"), ["Ann", "Ben"])
    html = card_table(card, "Ben", 2)
    assert html.count("aria-current") == html.count("golf-now") == 1
    assert html.index("Ben") < html.index("aria-current")


def test_names_are_shown_as_text() -> None:
    card = Scorecard(Course(24, "king-stops"), ["<b>Ann"])
    html = card_table(card, "<b>Ann", 1)
    assert "<b>Ann" not in html
    assert "&lt;b&gt;Ann" in html
