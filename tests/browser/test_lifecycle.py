"""What a table goes through in a notebook: reloads, second views, runs, errors, restarts, and the time after."""

from tests.browser.lab import Lab
from tests.browser.tables import TableInPage, table_in

SETUP = "import golf_nb as golf"
CELL = f"{SETUP}\ntable = golf.Table(24)\ntable"
COMMS = "len(__import__('comm').get_comm_manager().comms)"
STILL = ".golf-still"


def test_a_hand_goes_on_after_each_reload(lab: Lab) -> None:
    table = table_in(lab.open_notebook([CELL]))
    table.click("A")
    table.says("10♣ went onto J♥.")
    for history in ("A draw", "A draw draw"):
        table.wait_until_still()
        before = table.picture()
        table.notebook.reload()
        table.canvas.wait_for()
        table.wait_until_like(before)
        assert not table.page.locator(STILL).is_visible()
        table.click("stock")
        table.wait_until_changed(before)
        assert table.history == history
    table.button("Undo").click()
    table.says("The draw is taken back")
    table.notebook.screenshot("lifecycle-reloaded")
    table.is_well()


def test_views_of_one_table_agree(lab: Lab) -> None:
    first = table_in(lab.open_notebook([CELL, "table"], viewport=(1000, 1500)))
    second = TableInPage(first.notebook, "table", 1)
    second.wait_until_still()
    assert first.picture() == second.picture()
    for table, other, place, history in ((first, second, "A", "A"), (second, first, "stock", "A draw")):
        before = other.picture()
        table.click(place)
        other.wait_until_changed(before)
        table.wait_until_still()
        assert first.history == history
        assert first.picture() == second.picture()
        assert first.message.inner_text() == second.message.inner_text()
    first.notebook.screenshot("lifecycle-two-views")

    # "Create New View for Output" in the menu of a cell.
    first.page.evaluate("() => { window.golfPanel().content.activeCellIndex = 0; }")
    first.notebook.command("notebook:create-output-view")
    third = TableInPage(first.notebook, "table", 2)
    third.canvas.wait_for()
    third.wait_until_like(first.picture())
    before = first.picture()
    third.button("Draw").click()
    first.wait_until_changed(before)
    third.wait_until_like(first.picture())
    first.is_well()


def test_running_the_cell_again_gives_a_fresh_table(lab: Lab) -> None:
    table = table_in(lab.open_notebook([CELL]))
    notebook = table.notebook
    table.click("A")
    comms = []
    for _ in range(3):
        notebook.run("old = table")
        notebook.run_all()
        table.canvas.wait_for()
        table.wait_until_still()
        assert notebook.run("table is old, old.comm is None") == "(False, True)"
        comms.append(notebook.run(COMMS))
    assert len(set(comms)) == 1, f"closed tables leave nothing behind: {comms}"
    assert table.page.locator(".golf-table").count() == 1
    assert table.history == ""
    table.click("E")
    table.says("Q♠ went onto J♥.")
    table.is_well()


def test_an_error_in_a_callback_is_shown_and_not_the_end(lab: Lab) -> None:
    table = table_in(lab.open_notebook([CELL]))
    notebook = table.notebook
    notebook.run("def broken(move): raise RuntimeError('the <b>dog</b> ate it')\ntable.try_move = broken")
    table.click("A")
    table.says("Something went wrong", "RuntimeError: the <b>dog</b> ate it")
    table.wait_until_still()
    notebook.screenshot("lifecycle-error")
    assert table.history == ""
    notebook.run("del table.try_move\nassert len(table.errors) == 1\ntable.errors.clear()")
    table.click("A")
    table.says("10♣ went onto J♥.")
    assert table.history == "A"
    table.is_well()


def test_after_a_kernel_restart_the_picture_stays_and_the_cell_can_be_run(lab: Lab) -> None:
    table = table_in(lab.open_notebook([CELL]))
    notebook, page = table.notebook, table.page
    table.click("A")
    table.wait_until_still()
    before = table.picture()
    notebook.restart_kernel()
    table.says("This table has lost its kernel.")
    assert table.picture() == before, "the picture stays"
    # Nothing can be pressed that would go nowhere, so nothing fails where nobody sees it.
    page.mouse.click(*table.spot(60, 300))
    assert all(button.is_disabled() for button in table.element.get_by_role("button").all())
    notebook.screenshot("lifecycle-restarted")
    notebook.run_all()
    table.canvas.wait_for()
    table.says("Your hand is back as you left it, with 1 move.")
    table.wait_until_still()
    table.click("stock")
    table.says("You drew")
    assert table.history == "A draw"
    table.is_well()


def test_without_a_kernel_a_saved_notebook_shows_a_still_picture(lab: Lab) -> None:
    table = table_in(lab.open_notebook([CELL]))
    notebook, page = table.notebook, table.page
    still = page.locator(STILL)
    assert still.count() == 1
    assert not still.is_visible(), "the living table is there"
    notebook.save()
    lab.server.shut_kernels_down()
    notebook.open()
    still.locator("img").wait_for()
    assert "10♣ exposed" in (still.locator("img").get_attribute("alt") or "")
    assert still.get_by_text("This picture is still. Run the cell to play.").is_visible()
    box = still.locator("img").bounding_box()
    assert box is not None
    assert box["width"] == 640
    page.wait_for_timeout(1500)
    notebook.screenshot("lifecycle-no-kernel")
    notebook.run_all()
    table.canvas.wait_for()
    table.wait_until_still()
    assert not still.is_visible()
    table.click("A")
    table.says("10♣ went onto J♥.")
    table.is_well()


def test_thirty_tables_do_not_fill_the_kernel(lab: Lab) -> None:
    many = "for number in range({0} + 1, {0} + 11):\n    table = golf.Table(number)\n    display(table)"
    first = f"{SETUP}\nfrom golf_nb.widget import lifecycle"
    cells = [first, *(many.format(number) for number in range(0, 30, 10)), "table = golf.Table(24)\ntable"]
    notebook = lab.open_notebook(cells)
    bare = int(notebook.run(COMMS))
    notebook.page.evaluate("() => { window.golfPanel().content.activeCellIndex = 0; }")
    table = TableInPage(notebook, "table", -1)
    # One cell after the other, as somebody does who looks at each.
    for shown in (0, 10, 20, 30, 31):
        notebook.command("notebook:run-cell-and-select-next" if shown < 31 else "notebook:run-cell")
        assert notebook.run(f"lifecycle.count() == min({shown}, lifecycle.MOST_OPEN)") == "True"
        if shown:
            table.canvas.wait_for()
            table.wait_until_still()
    assert notebook.run("lifecycle.count() == lifecycle.MOST_OPEN") == "True"
    comms = int(notebook.run(COMMS))
    one = int(notebook.run(f"table.close()\n{comms} - {COMMS}"))
    few = 5  # what ipycanvas keeps for all canvases
    assert comms - bare <= one * int(notebook.run("lifecycle.MOST_OPEN")) + few
    notebook.command("notebook:run-cell")
    table.canvas.scroll_into_view_if_needed()
    table.wait_until_still()
    table.click("A")
    table.says("10♣ went onto J♥.")
    assert int(notebook.run(COMMS)) == comms
    assert table.page.locator(STILL).first.is_visible(), "a table that was closed leaves its picture"
    table.is_well()


def test_a_poisoned_table_freezes_no_other(lab: Lab) -> None:
    cell = f"{SETUP}\nleft, right = golf.Table(24), golf.Table(2)\ndisplay(left, right)"
    left = table_in(lab.open_notebook([cell], viewport=(1000, 1500)), "left")
    right = TableInPage(left.notebook, "right", 1)
    notebook = left.notebook
    before = right.picture()
    left.click("A")
    left.says("10♣ went onto J♥.")
    left.wait_until_still()
    assert right.picture() == before, "the tables are independent"

    # No table sends this; a browser refuses it, and with it everything that this table sends later.
    notebook.run("left._board.stage.widget[0].fill_circle(10, 10, -5)")
    for _ in range(100):
        if notebook.page_errors:
            break
        notebook.page.wait_for_timeout(100)
    assert len(notebook.page_errors) == 1
    assert "negative" in notebook.page_errors[0]
    notebook.page_errors.clear()
    right.click("stock")
    right.says("You drew")
    right.wait_until_changed(before)
    assert notebook.run("str(right.game.history[-1])") == "'draw'"
    # The words and the buttons of the poisoned table go on, and running its cell again heals it.
    left.button("Draw").click()
    left.says("You drew")
    notebook.run_all()
    left.canvas.wait_for()
    left.wait_until_still()
    assert all("negative" in error for error in notebook.page_errors)
    notebook.page_errors.clear()
    before = left.picture()
    left.click("A")
    left.wait_until_changed(before)
    left.is_well()
    right.is_well()
