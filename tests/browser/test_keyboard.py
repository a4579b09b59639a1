"""The table without a mouse."""

import pytest

from golf_nb import Draw, Outcome, Position, deal
from tests.browser.lab import Lab
from tests.browser.tables import TableInPage, table_in

CELLS = ["import golf_nb as golf\ntable = golf.Table(24)\ntable", "'the cell below'"]
FOCUSED = "() => document.activeElement.tagName"


@pytest.fixture
def table(lab: Lab) -> TableInPage:
    return table_in(lab.open_notebook(CELLS))


def reach_the_table(table: TableInPage) -> None:
    """Come to the canvas with the keyboard alone; running all cells leaves the last one selected."""
    keyboard = table.page.keyboard
    keyboard.press("Escape")
    keyboard.press("ArrowUp")
    for _ in range(20):
        if table.page.evaluate(FOCUSED) == "CANVAS":
            return
        keyboard.press("Tab")
    raise AssertionError("Tab never came to the canvas")


def simple_hand(position: Position) -> list[str]:
    """Return the moves of somebody who plays the first card that fits, and draws if none does."""
    moves = []
    while position.outcome is Outcome.PLAYING:
        move = position.moves()[0]
        moves.append("draw" if isinstance(move, Draw) else str(move))
        position = position.after(move)
    return moves


def play_with_keys(table: TableInPage, moves: list[str]) -> None:
    """Play moves with every key that can: arrows with Enter or Space, and D; the focus is on column A."""
    keyboard, column = table.page.keyboard, 0
    for number, move in enumerate(moves):
        if move != "draw":
            target = "ABCDEFG".index(move)
            for _ in range(abs(target - column)):
                keyboard.press("ArrowRight" if column < target else "ArrowLeft")
            keyboard.press("Enter" if number % 2 else "Space")
            column = target
        elif number % 2:
            keyboard.press("d")
        else:
            keyboard.press("ArrowDown")
            keyboard.press("Enter")
            keyboard.press("Home")
            column = 0


def test_a_whole_hand_by_the_keyboard_alone(table: TableInPage) -> None:
    notebook, keyboard = table.notebook, table.page.keyboard
    moves = simple_hand(deal(24))
    reach_the_table(table)
    keyboard.press("Home")
    table.says("Column A: 10♣ fits J♥.")
    half = len(moves) // 2
    play_with_keys(table, moves[:half])
    table.wait_until_still()
    notebook.screenshot("keyboard-half-way")
    assert table.history == " ".join(moves[:half])
    keyboard.press("Home")
    play_with_keys(table, moves[half:])
    table.says("The hand is over.")
    assert table.history == " ".join(moves)
    assert "Stock 0" in table.status.inner_text()
    table.wait_until_still()
    notebook.screenshot("keyboard-end")

    keyboard.press("z")
    keyboard.press("Z")
    assert table.history == " ".join(moves[:-2])
    keyboard.press("y")
    assert table.history == " ".join(moves[:-1])
    table.is_well()


def test_a_restart_is_asked_about(table: TableInPage) -> None:
    keyboard = table.page.keyboard
    reach_the_table(table)
    keyboard.press("5")
    assert table.history == "E", "a digit plays the card of its column"
    keyboard.press("r")
    table.says("Begin this deal again", "Escape")
    table.button("Yes, restart").wait_for()
    table.notebook.screenshot("keyboard-restart-question")
    keyboard.press("Escape")
    table.says("The hand goes on.")
    assert table.history == "E", "Escape answers no"
    keyboard.press("r")
    table.button("Yes, restart").wait_for()
    keyboard.press("Enter")
    table.says("The deal begins again.")
    assert table.history == ""

    table.button("Restart").focus()
    keyboard.press("Enter")
    table.button("No, keep playing").focus()
    keyboard.press("Enter")
    table.says("The hand goes on.")
    table.is_well()


def test_keys_on_the_table_change_no_cell_and_tab_leaves_it(table: TableInPage) -> None:
    notebook, page = table.notebook, table.page
    reach_the_table(table)
    before = notebook.sources()
    for key in [
        "z",
        "r",
        "x",
        "d",
        "d",
        "a",
        "b",
        "ArrowLeft",
        "ArrowUp",
        "Delete",
        "v",
        "m",
        "o",
        "Shift+M",
    ]:
        page.keyboard.press(key)
    assert notebook.sources() == before
    kinds = "() => window.golfPanel().content.widgets.map(cell => cell.model.type)"
    assert page.evaluate(kinds) == ["code", "code"]
    assert page.evaluate(FOCUSED) == "CANVAS"

    page.keyboard.press("Tab")
    inside = "() => [document.activeElement.tagName, document.activeElement.innerText.trim()]"
    assert page.evaluate(inside) == ["BUTTON", "A"], "Tab goes on to the first button"
    page.keyboard.press("Shift+Tab")
    assert page.evaluate(FOCUSED) == "CANVAS"
    page.keyboard.press("Shift+Tab")
    assert page.evaluate(FOCUSED) != "CANVAS", "Shift+Tab goes back out of the table"
    assert notebook.sources() == before
    table.is_well()


def test_the_buttons_alone_play_too(table: TableInPage) -> None:
    notebook, page = table.notebook, table.page
    table.button("A").focus()
    page.keyboard.press("Enter")
    page.wait_for_timeout(50)
    assert table.history == "A"
    for label, history in (("Draw", "A draw"), ("Undo", "A"), ("Redo", "A draw")):
        table.button(label).focus()
        page.keyboard.press("Space")
        page.wait_for_timeout(50)
        assert table.history == history
    assert notebook.sources() == CELLS
    table.is_well()


def test_keys_of_the_notebook_still_work_at_the_table(table: TableInPage) -> None:
    notebook, page = table.notebook, table.page
    table.click("A")
    table.says("10♣ went onto J♥.")
    dirty = "() => window.golfPanel().context.model.dirty"
    assert page.evaluate(dirty)
    page.keyboard.press("Control+s")
    page.wait_for_function("() => !window.golfPanel().context.model.dirty")
    page.keyboard.press("Shift+Enter")
    notebook.wait_for("' '.join(map(str, table.game.history))", "")
    table.wait_until_still()
    assert table.element.count() == 1
    assert notebook.sources() == CELLS
    table.is_well()


def test_a_key_that_is_held_down_counts_once(table: TableInPage) -> None:
    keyboard = table.page.keyboard
    table.click("A")
    table.says("10♣ went onto J♥.")
    for _ in range(4):
        keyboard.down("d")
    keyboard.up("d")
    table.says("You drew 10♦")
    table.page.wait_for_timeout(400)
    assert table.history == "A draw"
    table.is_well()
