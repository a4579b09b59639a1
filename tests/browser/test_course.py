"""A course in a real page: nine short holes by the keyboard, with a kernel that ends half way."""

from golf_nb import Draw, Outcome, Position, Rules, deal
from golf_nb.engine import KingRule, Scoring, signed
from tests.browser.lab import Lab
from tests.browser.notebook import NotebookPage
from tests.browser.tables import TableInPage

RULES = Rules(KingRule.WRAP, Scoring.BONUS, columns=2, rows=1)
"""Two cards in the columns: a hand is over after a few draws."""
START, HOLES = 24, 9
CELL = f"""import golf_nb as golf
rules = golf.Rules("wrap", "bonus", columns=2, rows=1)
course = golf.Course({HOLES}, {START}, rules, players=["Ann"])
course"""
SMALL = (1280, 720)


def keys(position: Position) -> tuple[list[str], Position]:
    """Return the keys of somebody who plays what fits and else draws, and how the hand ends."""
    pressed = []
    while position.outcome is Outcome.PLAYING:
        move = position.moves()[0]
        pressed.append("d" if isinstance(move, Draw) else str(move.column + 1))
        position = position.after(move)
    return pressed, position


def press(notebook: NotebookPage, table: TableInPage, pressed: list[str], before: int = 0) -> None:
    """Press keys at the table, and wait until the hand has so many moves."""
    table.canvas.focus()
    for key in pressed:
        notebook.page.keyboard.press(key)
    notebook.wait_for("len(course.table.game.history)", before + len(pressed))


def total(notebook: NotebookPage) -> str:
    """Return the total that the scorecard shows for the player; the line above holds the best possible scores."""
    return notebook.page.locator(".golf-card tbody tr").last.locator("td").last.inner_text()


def test_nine_holes_with_a_kernel_that_ends_half_way(lab: Lab) -> None:
    notebook = lab.open_notebook([CELL], viewport=SMALL)
    notebook.run_all()
    table = TableInPage(notebook, "course.table")
    scores = 0
    for hole in range(HOLES):
        pressed, end = keys(deal(START + hole, RULES))
        scores += end.score
        done = 0
        if hole == HOLES // 2:
            # The kernel ends in the middle of this hand, and with it everything that was not kept.
            done = len(pressed) // 2
            press(notebook, table, pressed[:done])
            notebook.restart_kernel()
            notebook.run_all()
            assert notebook.run("course.hole, len(course.table.game.history)") == f"({hole + 1}, {done})"
            notebook.screenshot("course-half-way")
        press(notebook, table, pressed[done:], done)
        notebook.wait_for("course.total", scores)
        assert total(notebook) == signed(scores)
        table.button_outside("Next open hole").click()
        notebook.wait_for("course.hole", min(hole + 2, HOLES))
    table.says("Every hole counts.")
    notebook.screenshot("course-finished")
    assert notebook.run("course.errors, course.table.errors") == "([], [])"
    assert notebook.page_errors == []


def test_a_course_in_the_dark_and_a_second_player(lab: Lab) -> None:
    cell = "import golf_nb as golf\ncourse = golf.Course(9, 24, players=['Ann'])\ncourse"
    notebook = lab.open_notebook([cell], viewport=SMALL, theme="JupyterLab Dark")
    notebook.run_all()
    table = TableInPage(notebook, "course.table")
    table.click("A")
    table.says("10♣ went onto J♥.")
    table.button_outside("Concede").click()
    table.says("Hole 1 is conceded and counts +34c.")
    notebook.page.get_by_placeholder("Another name").fill("Ben")
    table.button_outside("Add player").click()
    notebook.wait_for("course.player", "Ben")
    table.says("Deal 24 lies on the table.")
    rows = notebook.page.locator(".golf-card tbody tr")
    assert [row.split()[:2] for row in rows.all_inner_texts()] == [["Ann", "+34c"], ["Ben", "·"]]
    notebook.page.locator(".golf-card").scroll_into_view_if_needed()
    notebook.screenshot("course-dark")
    assert notebook.page_errors == []
