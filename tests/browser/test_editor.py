"""The position editor in a page: mouse, keyboard and both themes."""

from typing import TYPE_CHECKING

from tests.browser.lab import LIGHT, Lab
from tests.browser.tables import TableInPage

if TYPE_CHECKING:
    from playwright.sync_api import Locator

CELL = "import golf_nb as golf\neditor = golf.Editor({})\neditor"
TO_THE_TOP = """desk => {
    const panel = desk.closest('.jp-WindowedPanel-outer');
    panel.scrollTop += desk.getBoundingClientRect().y - panel.getBoundingClientRect().y;
}"""
# Two clicks on one pile within this time are one double click.
DOUBLE_CLICK = 400
WHERE = """
from golf_nb.engine import Place
_box = editor._board._layout.box(editor._board._last({pile!r}))
print(*_box.centre, editor._layout.width)
"""


class EditorInPage(TableInPage):
    """An editor in the page of a notebook."""

    def at(self, place: str) -> tuple[float, float]:
        """Return where the last card of a pile can be seen, in CSS pixels from the corner of the picture."""
        x, y, width = map(float, self.notebook.run(WHERE.format(pile=place)).split())
        scale = self.box["width"] / width
        return (x * scale, y * scale)

    def to_the_top(self) -> None:
        """Scroll the page so that the editor begins at its upper edge."""
        self.element.evaluate(TO_THE_TOP)
        self.page.wait_for_timeout(200)

    @property
    def line(self) -> "Locator":
        """Where cards are written."""
        return self.element.get_by_placeholder("or write cards")


def editor_in(lab: Lab, start: str = "", theme: str = LIGHT) -> EditorInPage:
    notebook = lab.open_notebook([CELL.format(start)], viewport=(1280, 720), theme=theme)
    notebook.run_all()
    editor = EditorInPage(notebook, "editor")
    editor.canvas.wait_for()
    editor.wait_until_still()
    editor.to_the_top()
    return editor


def test_a_position_is_set_up_with_the_mouse_and_played(lab: Lab) -> None:
    editor = editor_in(lab)
    editor.notebook.screenshot("editor-empty-light")
    for card in ("10♣", "9♠"):
        editor.button(card).click()
        editor.says(f"{card} lies in column A now.")
    editor.click("waste")
    editor.says("The waste is chosen. It is empty.")
    editor.button("J♥").click()
    editor.says("J♥ lies in the waste now. The position can be played now.")
    editor.drag("A", editor.on_page("C"))
    editor.says("9♠ lies in column C now.")
    editor.page.wait_for_timeout(DOUBLE_CLICK)
    editor.click("C")
    editor.says("9♠ is off column C.")
    editor.button("Undo").click()
    editor.says("The last change is taken back.")
    assert editor.button("9♠ C").get_attribute("title") == "nine of spades, in column C"
    editor.button("10♣ A").click()
    editor.says("10♣ is off column A.")
    editor.button("Undo").click()
    editor.button("Fill shuffled").click()
    editor.says("49 cards went into the stock, shuffled.")
    editor.wait_until_still()
    editor.notebook.screenshot("editor-filled-light")

    editor.button("Share").click()
    editor.page.wait_for_timeout(300)
    editor.notebook.screenshot("editor-share-light")
    text = editor.element.get_by_role("textbox", name="The board as text").input_value()
    assert text == editor.notebook.run("print(golf.format_board(editor.position))")

    editor.button("Play it").click()
    inner = TableInPage(editor.notebook, "editor.table", index=1)
    inner.canvas.wait_for()
    inner.wait_until_still()
    editor.notebook.screenshot("editor-playing-light")
    inner.click("A")
    inner.says("10♣ went onto J♥.")
    assert (
        editor.button("Back to the editor").evaluate("button => button === document.activeElement") is False
    )
    editor.button("Back to the editor").click()
    editor.button("Fill stock").wait_for()
    editor.click("B")
    editor.says("Column B is chosen.")
    assert editor.notebook.run("print(len(editor.setup.stock), editor.errors)") == "49 []"
    assert editor.notebook.page_errors == []


def test_a_position_is_set_up_with_the_keyboard_in_the_dark(lab: Lab) -> None:
    editor = editor_in(lab, theme="JupyterLab Dark")
    page = editor.page
    editor.canvas.evaluate("canvas => canvas.focus()")
    page.keyboard.press("b")
    editor.says("Column B is chosen.")
    page.keyboard.press("Enter")
    page.wait_for_function("() => document.activeElement?.placeholder?.startsWith('or write cards')")
    page.keyboard.type("7C KD 8S")
    page.keyboard.press("Enter")
    editor.says("7♣ K♦ 8♠ lie in column B now.")
    assert editor.line.input_value() == ""
    page.keyboard.type("7C")
    page.keyboard.press("Enter")
    editor.says("7♣ lies in column B already, and there is only one.")
    assert editor.line.input_value() == "7C"
    editor.canvas.evaluate("canvas => canvas.focus()")
    editor.wait_until_still()
    page.keyboard.press("Backspace")
    editor.says("8♠ is off column B.")
    page.keyboard.press("z")
    editor.says("The last change is taken back.")
    page.keyboard.press("w")
    editor.says("The waste is chosen.")
    editor.button("7♦").focus()
    page.keyboard.press("Enter")
    editor.says("7♦ lies in the waste now. The position can be played now.")
    held = page.evaluate("() => document.activeElement.textContent")
    assert held.strip() == "7♦ W", "the keyboard stays on the card that was pressed"
    editor.wait_until_still()
    editor.notebook.screenshot("editor-keyboard-dark")
    assert editor.notebook.run("print(golf.format_board(editor.position))").splitlines()[1:4] == [
        "Foundations: 7D",
        "-",
        "7C KD 8S",
    ]
    assert editor.notebook.run("editor.errors") == "[]"
    assert editor.notebook.page_errors == []


def test_two_packs_lie_below_the_wide_table(lab: Lab) -> None:
    editor = editor_in(lab, "24, 'double'")
    where = editor.notebook.run("print(*editor.setup.where(golf.Card.parse('AD')), sep='')")
    card = editor.button(f"A♦ {where}")
    editor.notebook.screenshot("editor-double-light")
    box = card.bounding_box()
    assert box is not None
    assert box["y"] > editor.box["y"] + editor.box["height"], "the pack does not lie over the table"
    assert editor.notebook.run("editor.errors") == "[]"
    assert editor.notebook.page_errors == []
