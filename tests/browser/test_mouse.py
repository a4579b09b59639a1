"""The table under a mouse and under a finger."""

import pytest

from tests.browser.lab import Lab
from tests.browser.tables import TableInPage, table_in

CELL = "import golf_nb as golf\ntable = golf.Table(24)\ntable"
BOARD = "import golf_nb as golf\ntable = golf.Table(golf.parse_board({!r}, partial=True))\ntable"
# Long enough that the notebook can be scrolled in both directions.
SPACE = "for line in range(30): print('line', line)"
SCROLLER = "canvas => canvas.closest('.jp-WindowedPanel-outer')"
# Two clicks on one pile within this time are one double click.
DOUBLE_CLICK = 400


@pytest.fixture
def table(lab: Lab) -> TableInPage:
    return table_in(lab.open_notebook([CELL]))


@pytest.fixture
def half_visible(lab: Lab) -> TableInPage:
    """A table whose upper half is out of sight."""
    table = table_in(lab.open_notebook([SPACE, CELL, SPACE], viewport=(1100, 600)))
    top = table.canvas.evaluate(f"canvas => ({SCROLLER})(canvas).getBoundingClientRect().y")
    scroll_by(table, table.box["y"] + table.box["height"] / 2 - top)
    return table


def scroll_by(table: TableInPage, distance: float) -> None:
    table.canvas.evaluate(
        f"(canvas, distance) => {{ ({SCROLLER})(canvas).scrollTop += distance; }}", distance
    )
    table.page.wait_for_timeout(200)


def scroll_top(table: TableInPage) -> float:
    return float(table.canvas.evaluate(f"canvas => ({SCROLLER})(canvas).scrollTop"))


def test_every_kind_of_place_can_be_clicked(table: TableInPage) -> None:
    notebook, page = table.notebook, table.page
    assert (
        notebook.run("print(*table.position.exposed, table.position.waste_top)")
        == "10♣ 10♠ A♦ 4♦ Q♠ 3♥ 3♠ J♥"
    )
    table.click("C")
    table.says("A♦ does not fit J♥: a 10 or a queen would.")
    notebook.screenshot("mouse-refused")
    table.click("A3")
    table.says("5♠", "K♥", "10♣", "covered")
    table.click("waste")
    table.says("none comes back")
    assert table.history == "", "so far nothing was allowed"

    table.click("A")
    table.says("10♣ went onto J♥. K♥ is exposed now.")
    page.wait_for_timeout(DOUBLE_CLICK)
    table.click("stock")
    table.says("You drew", "15 cards left in the stock.")
    assert "Stock 15" in table.status.inner_text()
    assert table.history == "A draw", "one click on the stock is one draw"

    said = table.message.inner_text()
    x, y = table.on_page("waste")
    page.mouse.click(x + 150, y)
    page.mouse.click(*table.on_page("F1"), button="right")
    page.mouse.click(*table.on_page("stock"), button="right")
    page.mouse.click(*table.on_page("B"), button="middle")
    assert table.history == "A draw", "bare felt and other buttons do nothing"
    assert table.message.inner_text() == said

    table.is_well()


def test_an_empty_column_says_that_it_is_empty(lab: Lab) -> None:
    board = "Talon: 9C\nFoundations: 7D\n7C 8S\n6H\n3C\n"
    table = table_in(lab.open_notebook([BOARD.format(board)]))
    table.click("B")
    table.says("6♥ went onto 7♦. Column B is empty now.")
    table.page.wait_for_timeout(DOUBLE_CLICK)
    table.click("B")
    table.says("Column B is empty")
    table.drag("B", table.on_page("waste"))
    assert table.history == "B"
    # One draw leaves an empty stock, which can be clicked too.
    table.click("stock")
    table.says("You drew 9♣; 0 cards left in the stock.")
    table.page.wait_for_timeout(DOUBLE_CLICK)
    table.click("stock")
    table.says("The stock is empty")
    table.wait_until_still()
    table.notebook.screenshot("mouse-empty-places")
    table.is_well()


def test_cards_are_dragged_to_the_waste_and_nowhere_else(table: TableInPage) -> None:
    notebook, page = table.notebook, table.page
    table.hold("E", table.on_page("waste"))
    notebook.screenshot("mouse-dragging")
    page.mouse.up()
    table.says("Q♠ went onto J♥.")
    assert table.history == "E"
    table.wait_until_still()
    after_play = table.picture()

    table.drag("B", table.on_page("F1"))
    table.says("The card went back.")
    table.wait_until_still()
    assert table.history == "E"

    table.hold("B", (table.box["x"] + table.box["width"] + 40, table.box["y"] + 200))
    page.mouse.up()
    table.says("The card went back.")
    table.wait_until_still()
    assert table.picture() == after_play, "a card that went back leaves no trace"

    table.drag("D", table.on_page("waste"))
    table.says("4♦ does not fit Q♠")
    table.drag("C2", table.on_page("waste"))
    table.says("Q♥", "covered")
    table.drag("stock", table.on_page("F1"))
    table.wait_until_still()
    assert table.history == "E"
    assert table.picture() == after_play
    table.drag("stock", table.on_page("waste"))
    table.says("You drew")
    assert table.history == "E draw"
    table.is_well()


def test_quick_clicks_move_one_card(lab: Lab) -> None:
    # Under these cards a second and a third click would find a card that fits as well.
    board = "Talon: 2C 3C 4C\nFoundations: 7D\nKC 9C 8S 9H 8D\n6H\n"
    table = table_in(lab.open_notebook([BOARD.format(board)]))
    x, y = table.on_page("A")
    table.page.mouse.click(x, y - 30, click_count=3, delay=20)
    assert table.history == "A"
    table.page.wait_for_timeout(DOUBLE_CLICK)
    table.click("A")
    assert table.history == "A A", "a click later on plays the next card"
    table.page.mouse.dblclick(*table.on_page("stock"))
    assert table.history == "A A draw"
    table.is_well()


def test_a_table_that_is_half_out_of_sight(half_visible: TableInPage) -> None:
    table, notebook, page = half_visible, half_visible.notebook, half_visible.page
    top = scroll_top(table)
    assert top > 100
    notebook.screenshot("mouse-half-visible")
    # The very first click, on a canvas that was never focused: it means the card under the pointer.
    table.click("E")
    table.says("Q♠ went onto J♥.")
    assert table.history == "E"
    assert scroll_top(table) == top, "the page does not jump"

    x, y = table.on_page("waste")
    page.mouse.move(x, y)
    page.mouse.wheel(0, -120)
    page.wait_for_timeout(300)
    assert scroll_top(table) < top, "the wheel over the table scrolls the notebook"
    table.click("stock")
    table.says("You drew")
    assert table.history == "E draw"

    scroll_by(table, -150)
    table.click("C")
    table.says("A♦ does not fit 10♦")
    table.is_well()


def test_a_tap_plays_and_a_swipe_scrolls(lab: Lab) -> None:
    notebook = lab.open_notebook([SPACE, CELL, SPACE], viewport=(800, 700), has_touch=True)
    table = table_in(notebook)
    page = notebook.page
    table.canvas.scroll_into_view_if_needed()
    page.wait_for_timeout(200)
    page.touchscreen.tap(*table.on_page("A"))
    table.says("10♣ went onto J♥.")
    page.wait_for_timeout(DOUBLE_CLICK)
    page.touchscreen.tap(*table.on_page("stock"))
    table.says("You drew")
    assert table.history == "A draw"

    top = scroll_top(table)
    x, y = table.on_page("D2")
    touch = page.context.new_cdp_session(page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    for part in range(1, 11):
        point = {"x": x, "y": y + 15 * part}
        touch.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [point]})
        page.wait_for_timeout(20)
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.wait_for_timeout(400)
    assert scroll_top(table) < top - 50, "a swipe over the table scrolls the notebook"
    assert table.history == "A draw", "and plays nothing"
    notebook.screenshot("mouse-touch")
    table.is_well()
