from __future__ import annotations

import pytest
from ipywidgets import Button

from golf_nb.widget import panels
from tests.widget.driver import plain_text

NASTY = """<script>alert("x")</script> & 'y' <img src=x onerror=alert(1)>"""


@pytest.mark.parametrize(
    "value",
    [
        panels.plain(NASTY),
        panels.bold(NASTY),
        panels.paragraphs(NASTY),
        panels.lines(NASTY, NASTY),
        panels.listing(((NASTY, NASTY),)),
        panels.heading(NASTY, NASTY),
    ],
)
def test_whatever_looks_like_markup_is_shown_as_it_is(value: str) -> None:
    assert "<script" not in value
    assert "<img" not in value
    assert NASTY in plain_text(value)


def test_lines() -> None:
    assert panels.lines("one") == "<b>one</b>"
    assert panels.lines("one", "two", "three") == "<b>one</b><br>two<br>three"


def test_paragraphs_are_split_at_blank_lines() -> None:
    assert panels.paragraphs("one\ntwo\n\nthree") == "<p>one two</p><p>three</p>"
    assert panels.paragraphs("\n\none\n\n\n\ntwo\n\n") == "<p>one</p><p>two</p>"
    assert panels.paragraphs("") == ""


def test_a_text_in_a_known_language_says_which() -> None:
    assert panels.paragraphs("one\n\ntwo", "en") == '<p lang="en">one</p><p lang="en">two</p>'
    assert panels.heading("one", "zwei", "en") == (
        '<span class="golf-tutor-title" lang="en">one</span> &nbsp; <span>zwei</span>'
    )
    assert panels.heading("one", "two").startswith('<span class="golf-tutor-title">one</span>')


def test_a_listing_is_a_table_with_headings() -> None:
    assert panels.listing((("D", "draw"),)) == "<table><tr><th scope=row>D</th><td>draw</td></tr></table>"


def test_a_button_calls() -> None:
    pressed: list[str] = []
    made = panels.button("Draw", "Turn a card", lambda: pressed.append("draw"), icon="clone")
    assert isinstance(made, Button)
    assert (made.description, made.tooltip, made.icon) == ("Draw", "Turn a card", "clone")
    made.click()
    assert pressed == ["draw"]


def test_a_toggle_tells_how_it_stands() -> None:
    told: list[bool] = []
    made = panels.toggle("Marks", "Show marks", told.append, on=True)
    assert made.value
    made.value = False
    made.value = True
    assert told == [False, True]


def test_a_row_wraps_on_a_narrow_page() -> None:
    row = panels.row(panels.button("A", "", lambda: None))
    assert (row.layout.display, row.layout.flex_flow) == ("flex", "row wrap")
    assert len(row.children) == 1


def test_the_style_sheet_is_shipped() -> None:
    sheet = panels.style_sheet()
    assert sheet.value.startswith("<style>")
    assert sheet.value.count("{") == sheet.value.count("}") > 5
    assert "</style>" not in sheet.value.removesuffix("</style>")
    assert sheet.layout.display == "none"
    # What the page's script and the widgets look for.
    for name in (".golf-table", ".golf-board", ".golf-message", ".golf-status", ".golf-keys", ".golf-still"):
        assert name in sheet.value
