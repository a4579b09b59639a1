"""Cells that are moved, copied, deleted, brought back and run again: what was played and learnt stays as it was."""

import pytest

from golf_nb import parse_board
from golf_nb.engine import parse_move
from golf_nb.lessons import lesson
from tests.browser.cells import AreaInCell, cell_at
from tests.browser.lab import Lab
from tests.browser.notebook import NotebookPage
from tests.browser.pupil import Pupil

LESSON = lesson("the-table")
STEPS = len(LESSON.steps)
BOARD = "Talon: 9C\nFoundations: 7D\n7C 8S\n6H\n"
SETUP = "import golf_nb as golf\nfrom golf_nb.records import default_store"
TUTOR = f"tutor = golf.Tutor({LESSON.name!r})\ntutor"
TABLE = f"table = golf.Table(golf.parse_board({BOARD!r}, partial=True))\ntable"
PICKER = "listed = golf.Lessons()\nlisted"
KEPT = """
store = default_store()
print([(one.lesson, one.reached, one.stars) for one in store.lessons()],
      [" ".join(map(str, hand.game.history)) for hand in store.hands()],
      [(one.score, one.tries) for one in store.records()])
"""
SIZE = (1280, 1000)


class Desk:
    """A notebook with a tutor, a table and the list of lessons, all of which has been run once."""

    def __init__(self, notebook: NotebookPage) -> None:
        self.notebook = notebook
        notebook.run_all()
        self.pupil = Pupil(notebook, "tutor", 1, LESSON)
        self.table = AreaInCell(notebook, "table", 2, [parse_board(BOARD, partial=True)])

    def do(self, place: int, *commands: str) -> None:
        """Select a cell, and carry out commands of JupyterLab's own."""
        self.notebook.page.evaluate("place => { window.golfPanel().content.activeCellIndex = place; }", place)
        for command in commands:
            self.notebook.command(f"notebook:{command}")

    def sits_at(self, tutor: int, table: int) -> None:
        """Go on in the cells of these places."""
        self.pupil.place, self.table.place = tutor, table
        self.table.sit_down()
        self.pupil.sit_down()

    def learn(self, page: int) -> None:
        """Go on in the lesson to a page."""
        self.pupil.sit_down()
        while self.pupil.attempt.index < page:
            self.pupil.go_on()

    def play(self, *columns: str) -> None:
        """Play cards of the table."""
        self.table.sit_down()
        position = parse_board(BOARD, partial=True)
        for before in self.table.history.split():
            position = position.after(before)
        for column in columns:
            move = parse_move(column)
            self.table.click_move(move, position)
            position = position.after(move)
            self.table.says(f"{position.waste_top} went onto")
            self.table.has_moved(position)

    def kept(self) -> str:
        """Return what the player's store has: lessons, hands that are not over, and records."""
        return self.notebook.run(KEPT)

    def shown(self, place: int, part: str) -> str:
        """Return a part of what a cell shows, in words."""
        found = self.notebook.page.locator(f"{cell_at(place)} {part}")
        found.first.wait_for()
        return found.first.inner_text()

    def listed(self, place: int, text: str) -> None:
        """Wait until the list of lessons says so of the first lesson."""
        self.notebook.page.locator(f"{cell_at(place)} .golf-lesson-state").first.filter(
            has_text=text
        ).wait_for()

    def restart(self) -> None:
        """Restart the kernel, and run all cells, however they stand now."""
        self.notebook.restart_kernel()
        self.notebook.run_all()


@pytest.fixture
def desk(lab: Lab) -> Desk:
    return Desk(lab.open_notebook([SETUP, TUTOR, TABLE, PICKER], viewport=SIZE))


def test_half_way_through_a_lesson_and_a_hand(desk: Desk) -> None:
    """The tutor and the hand go on where they were, in their cells and after the kernel has ended."""
    half = STEPS // 2
    desk.learn(half)
    desk.play("A")
    kept = f"[('the-table', {half + 1}, 0)] ['A'] []"
    assert desk.kept() == kept

    # Deleted, and brought back. (JupyterLab takes changes within half a second for one, so this comes first.)
    desk.do(1, "delete-cell")
    assert desk.notebook.sources() == [SETUP, TABLE, PICKER]
    desk.do(1, "undo-cell-action")
    assert desk.notebook.sources() == [SETUP, TUTOR, TABLE, PICKER]
    desk.sits_at(tutor=1, table=2)
    desk.pupil.sees()
    assert desk.kept() == kept

    # Other places: the tutor below the table and the list, which goes to the top of the three.
    desk.do(1, "move-cell-down", "move-cell-down")
    desk.do(2, "move-cell-up")
    assert desk.notebook.sources() == [SETUP, PICKER, TABLE, TUTOR]
    desk.sits_at(tutor=3, table=2)
    desk.pupil.sees()
    assert desk.table.history == "A"
    assert desk.kept() == kept
    desk.notebook.screenshot("cells-moved")

    # A copy is another hand, and goes on in the lesson; where the first ones are is not lost.
    desk.do(3, "copy-cell", "paste-cell-below", "run-cell")
    desk.do(2, "copy-cell", "paste-cell-below", "run-cell")
    assert desk.notebook.sources() == [SETUP, PICKER, TABLE, TABLE, TUTOR, TUTOR]
    assert f"Step {half} of {STEPS}" in desk.shown(5, ".golf-tutor-head")
    assert desk.notebook.run("print(tutor.attempt.index, table.game.history)") == f"{half} ()"
    assert desk.kept() == kept
    desk.sits_at(tutor=4, table=2)
    desk.pupil.sees()

    # What is deleted is not lost either.
    desk.do(4, "delete-cell")
    desk.do(2, "delete-cell")
    assert desk.notebook.sources() == [SETUP, PICKER, TABLE, TUTOR]
    assert desk.kept() == kept
    desk.do(1, "run-cell")
    desk.listed(1, f"◐ step {half} of {STEPS}")

    # The copies are what is left, and they go on where the deleted cells were.
    desk.restart()
    desk.sits_at(tutor=3, table=2)
    assert f"You are back where you were: step {half} of {STEPS}." in desk.shown(3, ".golf-message")
    desk.table.says("Your hand is back as you left it, with 1 move.")
    desk.listed(1, f"◐ step {half} of {STEPS}")
    assert desk.kept() == kept
    desk.notebook.screenshot("cells-resumed")
    desk.learn(half + 1)
    desk.play("A")
    desk.do(1, "run-cell")
    desk.listed(1, f"◐ step {half + 1} of {STEPS}")
    assert desk.kept() == f"[('the-table', {half + 2}, 0)] ['A A'] []"
    desk.pupil.is_well()
    desk.table.is_well()


def test_after_a_lesson_and_a_hand_that_are_finished(desk: Desk) -> None:
    """A result stays the best one and is counted once, however often its cell is run, copied and deleted."""
    desk.learn(STEPS + 1)
    desk.play("A", "A", "B")
    kept = f"[('the-table', {STEPS + 2}, 3)] [] [(-1, 1)]"
    assert desk.kept() == kept
    desk.do(3, "run-cell")
    desk.listed(3, "★★★ 3 of 3 stars")

    desk.do(1, "run-cell", "copy-cell", "paste-cell-below", "run-cell", "move-cell-down")
    desk.do(2, "run-cell", "copy-cell", "paste-cell-below", "run-cell", "move-cell-up")
    assert sorted(desk.notebook.sources()) == sorted([SETUP, TUTOR, TUTOR, TABLE, TABLE, PICKER])
    assert desk.kept() == kept
    desk.do(1, "delete-cell")
    desk.restart()
    tutors = [place for place, source in enumerate(desk.notebook.sources()) if source == TUTOR]
    for place in tutors:
        assert "Introduction" in desk.shown(place, ".golf-tutor-head")
        assert "Your best: ★★★ 3 of 3 stars." in desk.shown(place, ".golf-tutor-text")
    assert desk.kept() == kept

    # Who begins again and goes on a little loses nothing of it either.
    again = Pupil(desk.notebook, "tutor", tutors[-1], LESSON)
    again.sit_down()
    again.go_on()
    assert desk.kept() == kept
    desk.listed(len(desk.notebook.sources()) - 1, "★★★ 3 of 3 stars")
    desk.notebook.page.get_by_label("Chapter").locator("option:checked").filter(
        has_text="1. The table (1 of 2 finished)"
    ).wait_for(state="attached")
    desk.notebook.screenshot("cells-finished")
    again.is_well()
