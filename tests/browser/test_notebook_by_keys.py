"""A whole notebook with the keyboard alone: its cells, its lessons, its tables and its questions."""

import ast
import re
from typing import Any

import golf_nb as golf
from golf_nb.engine import Place, Position
from golf_nb.lessons import Attempt, Goal, Lesson
from tests.browser.cells import AreaInCell, wait_for_output
from tests.browser.lab import Lab
from tests.browser.notebook import NotebookPage
from tests.browser.pupil import Pupil
from tests.tutorial import PATHS, Ran, a_new_learner, answer_to, checks_of, run, ways_to

__all__ = ["a_new_learner"]

CHAIN = next(path for path in PATHS if path.stem == "03-a-chain-that-turns")
KEYS = {"Next": "n", "Take it back": "z", "Hint": "h", "Show me": "s"}
COUNT_POINTERS = """() => {
    window.golfPointers = 0;
    for (const kind of ['pointerdown', 'mousedown', 'mousemove', 'touchstart', 'wheel'])
        window.addEventListener(kind, event => { window.golfPointers += event.isTrusted; }, true);
}"""
ACTIVE = "() => window.golfPanel().content.activeCellIndex"
FOCUSED = """() => [document.activeElement.tagName,
    Number(document.activeElement.closest('.jp-Cell')?.dataset.windowedListIndex ?? -1)]"""


class PupilWithKeys(Pupil):
    """Goes through a lesson as `Pupil` does, but presses keys."""

    def press(self, label: str, after: Attempt) -> None:
        for key in self._keys(label):
            self.page.keyboard.press(key)
        self.attempt = after
        self.sees()

    def _keys(self, label: str) -> list[str]:
        view = self.view
        if label in KEYS:
            return [KEYS[label]]
        if label in view.branches:
            assert len(view.branches) == 1, "the key goes from one to the next"
            return ["i"]
        if label in view.choices:
            return [str(view.choices.index(label) + 1)]
        waits = 0 < int(label) * 10 <= max(view.numbers)
        return [*label, "Enter"] if waits else [*label]

    def click_on(self, place: Place, position: Position) -> None:
        """Play a card or draw; where a card is asked for, go to it and choose it."""
        keyboard = self.page.keyboard
        if self.view.expects != "card":
            keyboard.press("d" if place.pile == "stock" else str(place.column + 1))
            return
        keyboard.press("Home")
        if place.pile == "column":
            last = len(position.columns[place.column]) - 1
            for _ in range(last - place.row + (place.column > 0)):
                keyboard.press("ABCDEFG"[place.column])
        else:
            keyboard.press("ArrowDown")
            if place.pile == "waste":
                keyboard.press("ArrowRight")
        keyboard.press("Enter")


def go_to(notebook: NotebookPage, place: int) -> None:
    """Select a cell with the arrow keys of the notebook's command mode."""
    for _ in range(notebook.cell_count()):
        active = notebook.page.evaluate(ACTIVE)
        if active == place:
            return
        notebook.page.keyboard.press("ArrowDown" if active < place else "ArrowUp")
    raise AssertionError(f"the arrow keys never came to cell {place}")


def reach_the_table(notebook: NotebookPage, place: int) -> None:
    """Go from a cell to the cards below it with Tab."""
    go_to(notebook, place)
    for _ in range(6):
        notebook.page.keyboard.press("Tab")
        if notebook.page.evaluate(FOCUSED) == ["CANVAS", place]:
            return
    raise AssertionError("Tab never came to the cards")


def leave_the_table(notebook: NotebookPage) -> None:
    """Go back from the cards to the notebook, without running the cell again."""
    notebook.page.keyboard.press("Shift+Tab")
    assert notebook.page.evaluate(FOCUSED)[0] != "CANVAS"


def answer(notebook: NotebookPage, place: int, source: str, given: object, before: str = "None") -> str:
    """Write an answer into a cell in the place of another one, run the cell, and return its new text."""
    keyboard = notebook.page.keyboard
    go_to(notebook, place)
    keyboard.press("Enter")
    keyboard.press("Control+Home")
    at = source.index(before)
    assert "\n" not in source[:at]
    for _ in range(at):
        keyboard.press("ArrowRight")
    for _ in before:
        keyboard.press("Shift+ArrowRight")
    keyboard.type(repr(given))
    keyboard.press("Shift+Enter")
    return source.replace(before, repr(given), 1)


def test_a_notebook_by_the_keyboard_alone(lab: Lab) -> None:
    """From the first cell to the last question, without one event of a mouse or a finger."""
    names, ran = run(CHAIN)
    notebook = lab.open_notebook(CHAIN, viewport=(1280, 1000))
    notebook.page.evaluate(COUNT_POINTERS)
    stars = []
    for place, source in enumerate(notebook.sources()):
        go_to(notebook, place)
        notebook.page.keyboard.press("Shift+Enter")
        if place in ran:
            notebook.page.locator(f'[data-windowed-list-index="{place}"].jp-mod-noOutputs').or_(
                notebook.page.locator(f'[data-windowed-list-index="{place}"] .jp-OutputArea-child')
            ).first.wait_for(state="attached")
            stars += use(notebook, place, ran[place])
            check_with_keys(notebook, place, source, names, ran)
    assert stars == [2]
    notebook.screenshot("notebook-keys-end")
    assert notebook.page.evaluate("() => window.golfPointers") == 0
    assert notebook.page_errors == []


def use(notebook: NotebookPage, place: int, one: Ran) -> list[int]:
    """Go through the notebook's own lesson, or play at a table; returns the stars of the lesson."""
    name = ast.unparse(one.tree.body[-1])
    if isinstance(one.value, golf.Tutor) and one.value.lesson.name in CHAIN.stem:
        return [study(notebook, name, place, one.value.lesson)]
    if isinstance(one.value, golf.Table):
        keyboard, position = notebook.page.keyboard, one.value.position
        table = AreaInCell(notebook, name, place, [one.value.game.start])
        table.canvas.wait_for()
        before = table.history
        reach_the_table(notebook, place)
        keyboard.press(str(position.playable()[0] + 1))
        notebook.wait_for(f"{name}.position.cards_left", position.cards_left - 1)
        keyboard.press("z")
        for move in next(ways_to(Goal.parse("clear"), position)):
            keyboard.press("d" if move == "draw" else str("ABCDEFG".index(move) + 1))
        notebook.wait_for(f"{name}.position.cards_left", 0)
        assert table.history.startswith(before)
        table.is_well()
        leave_the_table(notebook)
    return []


def study(notebook: NotebookPage, name: str, place: int, lesson: Lesson) -> int:
    """Go through a lesson with mistakes and a hint, and return its stars."""
    pupil = PupilWithKeys(notebook, name, place, lesson)
    pupil.canvas.wait_for()
    reach_the_table(notebook, place)
    pupil.go_through(look_around=True)
    pupil.wait_until_still()
    notebook.screenshot("notebook-keys-lesson")
    said = re.search("([1-3]) of 3 stars", pupil.element.locator(".golf-result").inner_text())
    assert said is not None
    assert notebook.run(f"print(*{name}.attempt.events, sep=';')") == ";".join(pupil.attempt.events)
    pupil.is_well()
    leave_the_table(notebook)
    return int(said[1])


def check_with_keys(
    notebook: NotebookPage, place: int, source: str, names: dict[str, Any], ran: dict[int, Ran]
) -> None:
    """Where a cell is a check, let it pass; a written answer is wrong at first."""
    for check in checks_of(names, ran):
        if check.place != place:
            continue
        if check.goal is not None:
            wait_for_output(notebook, place, "Done: the goal was")
            continue
        right = answer_to(check)
        wrong = right + 1 if isinstance(right, int) else "A"
        wait_for_output(notebook, place, "Put your answer")
        written = answer(notebook, place, source, wrong)
        wait_for_output(notebook, place, "Not yet")
        answer(notebook, place, written, right, repr(wrong))
        wait_for_output(notebook, place, "Right")
