"""Tables in the cells of a notebook page, clicked where their own picture says, and answers typed into cells."""

import re
import time
from collections.abc import Sequence
from typing import TYPE_CHECKING

from golf_nb.engine import Draw, Move, Place, Play, Position, card_at
from golf_nb.scene import Layout
from golf_nb.widget.pointer import REPEAT
from tests.browser.notebook import NotebookPage
from tests.browser.tables import TableInPage

if TYPE_CHECKING:
    from playwright.sync_api import Locator

STRIP = 16
"""Logical pixels from the upper edge of a covered card to the middle of what is seen of it."""
BARS = 100
"""Pixels at the upper and the lower edge of the page where bars of JupyterLab may lie."""
WASTE = """([cell, words]) =>
    document.querySelector(cell + ' canvas').getAttribute('aria-label')?.includes(words)"""
RUN_BUTTON = '.jp-NotebookPanel-toolbar [data-command="notebook:run-cell-and-select-next"]'


def cell_at(place: int) -> str:
    """Return the CSS selector of a cell by its place in the notebook, counted from 0."""
    return f'.jp-Notebook .jp-Cell[data-windowed-list-index="{place}"]'


class AreaInCell(TableInPage):
    """A table or tutor that is found by its cell, and clicked where its own picture says, without the kernel.

    Parameters
    ----------
    notebook : NotebookPage
        Its cells have been run.
    name : str
        The variable in the kernel that holds it.
    place : int
        Which cell of the notebook shows it.
    starts : sequence of Position
        Every table that it may have to hold.
    """

    def __init__(self, notebook: NotebookPage, name: str, place: int, starts: Sequence[Position]) -> None:
        super().__init__(notebook, name)
        self.place = place
        self._layout = Layout.fit(*starts)
        self._played: tuple[tuple[str, int], float] | None = None

    @property
    def cell(self) -> str:
        """The CSS selector of the cell."""
        return cell_at(self.place)

    @property
    def element(self) -> "Locator":
        """The whole table."""
        return self.page.locator(f"{self.cell} .golf-table")

    def sit_down(self) -> None:
        """Bring it into sight."""
        self.element.scroll_into_view_if_needed()
        self.canvas.wait_for()

    def click_on(self, place: Place, position: Position) -> None:
        """Click a place, not so soon after a move of the same pile that it counts as a double click."""
        pile = (place.pile, place.column)
        if self._played is not None and self._played[0] == pile:
            early = REPEAT + 0.01 - (time.monotonic() - self._played[1])
            self.page.wait_for_timeout(max(0.0, 1000 * early))
        box = self._layout.showing(position).box(place)
        covered = place.pile == "column" and -1 < place.row < len(position.columns[place.column]) - 1
        shown = self.box
        if shown["y"] < BARS or shown["y"] + shown["height"] > self._height - BARS:
            self.canvas.scroll_into_view_if_needed()
            shown = self.box
        scale = shown["width"] / self._layout.width
        y = box.y + STRIP if covered else box.centre[1]
        self.page.mouse.click(shown["x"] + box.centre[0] * scale, shown["y"] + y * scale)
        self._played = pile, time.monotonic()

    def has_moved(self, position: Position) -> None:
        """Wait until the picture is said to be that of a position; what comes after it is no double click."""
        self.page.wait_for_function(WASTE, arg=[self.cell, f"The waste shows {position.waste_top}"])
        if self._played is not None:
            self._played = self._played[0], time.monotonic()

    def click_move(self, move: Move, position: Position) -> None:
        """Click the card that a move plays, or the stock."""
        self.click_on(place_of(move, position), position)

    @property
    def _height(self) -> int:
        size = self.page.viewport_size
        assert size is not None
        return size["height"]


def place_of(move: Move, position: Position) -> Place:
    """Return where to click for a move."""
    if isinstance(move, Draw):
        return Place("stock")
    return Place("column", move.column, len(position.columns[move.column]) - 1)


def clicks_at(table: AreaInCell, position: Position) -> None:
    """Play a card, take it back, draw, and take that back, as far as the table and its rules have it."""
    before = table.history
    undoes = position.rules.undo != "none"
    for move in (next(filter(lambda move: isinstance(move, Play), position.moves()), None), Draw()):
        if move is None or move not in position.moves() or not undoes:
            continue
        table.click_move(move, position)
        if isinstance(move, Play):
            table.says(f"{card_at(place_of(move, position), position)} went onto {position.waste_top}.")
        else:
            table.says(f"You drew {position.stock[0]}")
        assert table.history == f"{before} {move}".strip()
        table.button("Undo").click()
        assert table.history == before
    if not undoes:
        table.button("Undo").click()
        table.says("Undo is not part of these rules")


def plays(table: AreaInCell, position: Position, moves: Sequence[Move]) -> None:
    """Make moves with the mouse, from a position on: a second card of a column with its button, which is at once."""
    for before, move in zip((None, *moves), moves, strict=False):
        if move == before and isinstance(move, Play):
            table.button(str(move)).click()
        else:
            table.click_move(move, position)
        position = position.after(move)
        table.has_moved(position)


# answers in cells


def output(notebook: NotebookPage, place: int) -> str:
    """Return the text below a cell, also where it is out of sight and not painted."""
    shown = notebook.page.locator(f"{cell_at(place)} .jp-OutputArea-output")
    return "\n".join(text.strip() for text in shown.all_text_contents())


def wait_for_output(notebook: NotebookPage, place: int, begins: str) -> str:
    """Wait until what is shown below a cell begins with a text, and return it."""
    for _ in range(200):
        if (said := output(notebook, place)).startswith(begins):
            return said
        notebook.page.wait_for_timeout(50)
    message = f"the cell says {said!r}, and not {begins!r}"
    raise AssertionError(message)


def fill_in(notebook: NotebookPage, place: int, answers: Sequence[object]) -> None:
    """Double-click each None in a cell, and type an answer in its place."""
    for answer in answers:
        nothing = notebook.page.locator(f"{cell_at(place)} .cm-line span", has_text=re.compile("^None$"))
        nothing.first.dblclick()
        notebook.page.keyboard.type(repr(answer))


def write_anew(notebook: NotebookPage, place: int, source: str) -> None:
    """Click into a cell, and replace its text."""
    notebook.page.locator(f"{cell_at(place)} .cm-content").click()
    notebook.page.keyboard.press("Control+a")
    notebook.page.keyboard.insert_text(source)


def press_run(notebook: NotebookPage, times: int = 1) -> None:
    """Click the button in the toolbar that runs a cell and goes on to the next one."""
    for _ in range(times):
        notebook.page.locator(RUN_BUTTON).click()


def filled(source: str, answers: Sequence[object]) -> str:
    """Return the text of a cell with an answer in the place of each None."""
    for answer in answers:
        source = re.sub(r"\bNone\b", repr(answer).replace("\\", r"\\"), source, count=1)
    return source
