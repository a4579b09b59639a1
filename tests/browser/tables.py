"""A table or a tutor in a notebook page, as somebody who sits at it sees it."""

from typing import TYPE_CHECKING

from tests.browser.notebook import NotebookPage

if TYPE_CHECKING:
    from playwright.sync_api import Locator

WHERE = """
from golf_nb.engine import locate as _locate
_place = _locate({text!r}, {name}.position)
_box = {name}._layout.box(_place)
_covered = _place.pile == "column" and -1 < _place.row < len({name}.position.columns[_place.column]) - 1
print(_box.centre[0], _box.y + 16 if _covered else _box.centre[1], {name}._layout.width)
"""


class TableInPage:
    """One table in the page of a notebook.

    Parameters
    ----------
    notebook : NotebookPage
        Its cells have been run.
    name : str
        The variable in the kernel that holds the table.
    index : int
        Which table of the page it is, in the order of the outputs.
    """

    def __init__(self, notebook: NotebookPage, name: str = "table", index: int = 0) -> None:
        self.notebook = notebook
        self.page = notebook.page
        self.name = name
        self.index = index

    @property
    def element(self) -> "Locator":
        """The whole table: picture, words and buttons."""
        return self.page.locator(".golf-table").nth(self.index)

    @property
    def canvas(self) -> "Locator":
        """The picture."""
        return self.element.locator("canvas")

    @property
    def message(self) -> "Locator":
        """The line that says what happened."""
        return self.element.locator(".golf-message")

    @property
    def status(self) -> "Locator":
        """The lines that count."""
        return self.element.locator(".golf-status")

    def button_outside(self, label: str) -> "Locator":
        """Return a button of the page that need not belong to this table, such as a course's."""
        return self.page.get_by_role("button", name=label, exact=True)

    def button(self, label: str) -> "Locator":
        """Return a button by the name that a screen reader says."""
        return self.element.get_by_role("button", name=label, exact=True)

    @property
    def history(self) -> str:
        """The moves so far, as the kernel knows them, such as "A draw B"."""
        return self.notebook.run(f"print(*{self.name}.game.history)")

    def at(self, place: str) -> tuple[float, float]:
        """Return where a place can be seen, in CSS pixels from the corner of the picture.

        Parameters
        ----------
        place : str
            "A" (the exposed card or the empty slot of column A), "A3", "stock", "waste" or a card.
        """
        said = self.notebook.run(WHERE.format(text=place, name=self.name))
        x, y, width = map(float, said.split())
        scale = self.box["width"] / width
        return (x * scale, y * scale)

    @property
    def box(self) -> dict[str, float]:
        """Where the picture lies in the viewport: x, y, width and height in CSS pixels."""
        return dict(self.canvas.evaluate("canvas => canvas.getBoundingClientRect().toJSON()"))

    def on_page(self, place: str) -> tuple[float, float]:
        """Return where a place can be seen, in CSS pixels from the corner of the viewport."""
        return self.spot(*self.at(place))

    def spot(self, x: float, y: float) -> tuple[float, float]:
        """Return a point of the picture, in CSS pixels from the corner of the viewport."""
        box = self.box
        return (box["x"] + x, box["y"] + y)

    def click(self, place: str) -> None:
        """Click a place with the mouse, wherever the page stands now."""
        self.page.mouse.click(*self.on_page(place))

    def drag(self, place: str, to: tuple[float, float]) -> None:
        """Drag a card with the mouse to a point of the viewport, as a hand does: in several steps."""
        self.hold(place, to)
        self.page.mouse.up()

    def hold(self, place: str, to: tuple[float, float]) -> None:
        """Take a card with the mouse and bring it to a point of the viewport, but do not let go."""
        x, y = self.on_page(place)
        self.page.mouse.move(x, y)
        self.page.mouse.down()
        for part in range(1, 9):
            self.page.mouse.move(x + (to[0] - x) * part / 8, y + (to[1] - y) * part / 8)
            self.page.wait_for_timeout(35)

    def says(self, *parts: str, seconds: float = 10) -> str:
        """Wait until the message line of the page holds all these texts, and return it."""
        for _ in range(int(seconds / 0.05)):
            said = self.message.inner_text().strip()
            if all(part in said for part in parts):
                return said
            self.page.wait_for_timeout(50)
        message = f"the message line says {said!r}, not {parts}, after {seconds} s"
        raise AssertionError(message)

    def wait_until_still(self) -> None:
        """Wait until the kernel is at rest and the picture does not change any more."""
        # Whatever was clicked before reaches the kernel before this does.
        self.notebook.run("None")
        before = self.picture()
        for _ in range(40):
            self.page.wait_for_timeout(60)
            if (now := self.picture()) == before:
                return
            before = now
        raise AssertionError("the picture never came to rest")

    def wait_until_changed(self, before: str) -> None:
        """Wait until the picture is another one than before, and at rest."""
        for _ in range(200):
            if self.picture() != before:
                return self.wait_until_still()
            self.page.wait_for_timeout(50)
        raise AssertionError("the picture never changed")

    def wait_until_like(self, before: str) -> None:
        """Wait until the picture is this one, and at rest."""
        for _ in range(200):
            if self.picture() == before:
                break
            self.page.wait_for_timeout(50)
        self.wait_until_still()
        assert self.picture() == before

    def is_well(self) -> None:
        """Check that nothing has gone wrong where nobody sees it."""
        assert self.notebook.run(f"{self.name}.errors") == "[]"
        assert self.notebook.page_errors == []

    def picture(self) -> str:
        """Return the pixels of the canvas as a text to compare."""
        return str(self.canvas.evaluate("canvas => canvas.toDataURL()"))


def table_in(notebook: NotebookPage, name: str = "table", index: int = 0) -> TableInPage:
    """Run all cells and return the table when its first picture is there."""
    notebook.run_all()
    shown = TableInPage(notebook, name, index)
    shown.canvas.wait_for()
    shown.wait_until_still()
    return shown
