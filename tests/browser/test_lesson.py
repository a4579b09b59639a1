"""A lesson, gone through with the mouse as a learner does."""

from pathlib import Path

import pytest

from tests.browser.lab import Lab
from tests.browser.tables import TableInPage

NOTEBOOK = Path(__file__).resolve().parents[2] / "notebooks" / "03-a-chain-that-turns.ipynb"
CELLS = ["import golf_nb as golf\ntutor = golf.Tutor('a-chain-that-turns')\ntutor"]
FIND = """
from golf_nb.widget import lifecycle
tutor = next(area for area, _ in lifecycle._open if hasattr(area, "attempt"))
"""


@pytest.fixture
def tutor(lab: Lab) -> TableInPage:
    notebook = lab.open_notebook(NOTEBOOK if NOTEBOOK.exists() else CELLS)
    notebook.run_all()
    notebook.run(FIND)
    canvases = notebook.run("[area for area, _ in lifecycle._open].index(tutor)")
    shown = TableInPage(notebook, "tutor", int(canvases))
    shown.canvas.wait_for()
    shown.canvas.scroll_into_view_if_needed()
    shown.wait_until_still()
    return shown


def press(tutor: TableInPage, label: str) -> None:
    tutor.button(label).click()
    tutor.wait_until_still()


def play(tutor: TableInPage, place: str, *said: str) -> None:
    tutor.element.scroll_into_view_if_needed()
    tutor.click(place)
    # Two clicks on one column in quick succession count as a double click.
    tutor.page.wait_for_timeout(360)
    tutor.says(*said)
    tutor.wait_until_still()


def test_the_chain_is_tried_taken_back_and_played(tutor: TableInPage) -> None:
    page = tutor.element
    page.get_by_text("Introduction").wait_for()
    press(tutor, "Next")
    page.get_by_text("7♦ is on top of the waste").wait_for()
    tutor.notebook.screenshot("lesson-1-first-step")

    press(tutor, "Next")
    press(tutor, "Next")
    tutor.says("Choose an answer first.")
    press(tutor, "two cards")
    tutor.says("✗", "longer run")
    press(tutor, "all three cards")
    tutor.says("✓", "Now find the order.")
    tutor.notebook.screenshot("lesson-2-question")

    press(tutor, "Next")
    play(tutor, "7♣", "7♣", "8♠", "covered")
    assert tutor.notebook.run("tutor.position.cards_left") == "3", "a covered card stays where it is"
    tutor.notebook.screenshot("lesson-3-covered")

    play(tutor, "6♥", "✗", "Two cards stay on the table")
    assert tutor.notebook.run("str(tutor.position.waste_top)") == "'6♥'", "the tempting card is played out"
    tutor.notebook.screenshot("lesson-4-mistake")
    press(tutor, "Next")
    tutor.says("First take back 6♥.")
    press(tutor, "Take it back")
    tutor.says("You took back 6♥.")

    play(tutor, "8♠", "✓", "7♣ is free now")
    page.get_by_text("What does the waste want now?").wait_for()
    press(tutor, "Back")
    page.get_by_text("Play the one that starts the long run.").wait_for()
    assert tutor.notebook.run("str(tutor.position.waste_top)") == "'7♦'", "the table is as it was then"
    press(tutor, "Next")
    page.get_by_text("What does the waste want now?").wait_for()
    play(tutor, "7♣")
    play(tutor, "6♥", "✓", "The table is clear.")
    tutor.notebook.screenshot("lesson-5-cleared")
    assert tutor.notebook.run("tutor.position.cards_left") == "0"
    tutor.is_well()
