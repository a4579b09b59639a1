"""The drawers of a table, its clock, and a hand that is left half way, in a real page."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.lab import LIGHT, Lab
from tests.browser.tables import TableInPage, table_in

CELL = "import golf_nb as golf\ntable = golf.Table(24)\ntable"
SMALL = (1280, 720)
DRAWERS = ("Deal and rules", "Look", "Rules in words")
BOARD = "Talon: 2C 3C\nFoundations: 7D\n7C 8S\n6H\n-"


def opened(lab: Lab, *names: str, theme: str = LIGHT) -> TableInPage:
    """Open a table with these drawers open."""
    table = table_in(lab.open_notebook([CELL], viewport=SMALL, theme=theme))
    for name in names:
        table.button(name).click()
    return table


def choose(table: TableInPage, label: str, option: str) -> None:
    """Choose an option of a list by what it says, and wait until the kernel has done its part."""
    table.element.get_by_label(label, exact=True).select_option(label=option)
    table.wait_until_still()


def chosen(table: TableInPage, label: str) -> str:
    """Return what a list shows."""
    read = "list => list.selectedOptions[0].textContent.trim()"
    text = str(table.element.get_by_label(label, exact=True).evaluate(read))
    return text.replace("\N{NO-BREAK SPACE}", " ")


def click(table: TableInPage, place: str) -> None:
    """Click a place of the picture, which may be out of sight."""
    table.canvas.scroll_into_view_if_needed()
    table.click(place)


def clock(table: TableInPage) -> int:
    """Return what the clock shows, in seconds."""
    shown = table.element.locator(".golf-clock .widget-html-content").inner_text()
    assert re.fullmatch(r"\d\d:\d\d", shown)
    minutes, seconds = shown.split(":")
    return 60 * int(minutes) + int(seconds)


def picture(table: TableInPage, name: str, look_at: str | None = None) -> None:
    """Save a picture of the page, with a part of the table in sight."""
    spot = table.element.locator(look_at).first if look_at else table.canvas.last
    spot.scroll_into_view_if_needed()
    table.notebook.screenshot(f"panels-{name}")


def fits(table: TableInPage) -> None:
    """Check that nothing sticks out of the table to the right."""
    inside = """table => [...table.querySelectorAll('button, select, textarea, label, td, code')].filter(part => {
        const box = part.getBoundingClientRect();
        return box.width > 0 && box.right > table.getBoundingClientRect().right + 1;
    }).map(part => part.outerHTML.slice(0, 80))"""
    assert table.element.evaluate(inside) == []


def test_rules_can_be_changed_and_changed_back(lab: Lab) -> None:
    table = opened(lab, "Deal and rules")
    table.button("A").click()
    table.says("10♣ went onto J♥.")
    picture(table, "deal", "textarea")
    width = table.box["width"]
    choose(table, "Rules", "double")
    table.says("Deal 24 lies on the table. Rules: double.")
    assert table.box["width"] > width
    assert chosen(table, "Layout") == "10 × 5, two packs"
    assert table.button("J").is_visible()
    fits(table)
    picture(table, "double")
    click(table, "G")
    table.notebook.wait_for("len(table.game.history)", 1)
    choose(table, "Rules", "king-stops")
    table.says("Your hand is back as you left it, with 1 move.")
    assert table.history == "A"
    assert table.box["width"] == width
    assert table.button("J").count() == 0
    click(table, "stock")
    table.says("You drew")
    for label, option in [
        ("On a king", "a queen or an ace"),
        ("A clear scores", "zero"),
        ("Draw", "only when no card fits"),
        ("Undo", "back to the last draw"),
    ]:
        choose(table, label, option)
        assert chosen(table, label) == option
    assert chosen(table, "Rules") == "custom rules"
    assert table.notebook.run("table.code") == "'24:wrap.strokes.since-draw.compulsory'"
    fits(table)
    picture(table, "custom", "textarea")
    table.is_well()


def test_deals_can_be_changed_pasted_and_shared(lab: Lab) -> None:
    table = opened(lab, "Deal and rules")
    table.button("Next deal").click()
    table.says("Deal 25 lies on the table.")
    code = table.element.locator("code")
    expect(code).to_have_text("25:king-stops")  # it follows the message
    # One click selects the whole code, so that it can be copied.
    code.click()
    assert table.page.evaluate("() => getSelection().toString()") == "25:king-stops"
    field = table.element.get_by_placeholder("A deal number, a share code, or a board as text")
    field.fill("24:nonsense")
    table.button("Play this").click()
    table.says("no such rules")
    assert table.status.inner_text().startswith("Deal 25")
    picture(table, "mistake", ".golf-message")
    field.fill(BOARD)
    table.button("Play this").click()
    table.says("Your board lies on the table.")
    table.wait_until_still()
    assert field.input_value() == ""
    fits(table)
    picture(table, "board", "textarea")
    shared = code.inner_text()
    click(table, "A")
    table.says("8♠ went onto 7♦.")
    table.button("Random deal").click()
    table.says("lies on the table.")
    field.fill(shared)
    table.button("Play this").click()
    table.says("Your hand is back as you left it, with 1 move.")
    # Keys that the table knows are letters in the field.
    field.fill("")
    field.press_sequentially("drz24")
    assert field.input_value() == "drz24"
    assert table.history == "A"
    table.is_well()


@pytest.mark.parametrize("theme", ["JupyterLab Light", "JupyterLab Dark"])
def test_each_drawer_fits_into_the_page(lab: Lab, theme: str) -> None:
    table = opened(lab, theme=theme)
    name = theme.rsplit(" ", maxsplit=1)[-1].lower()
    assert table.box["height"] + 200 < SMALL[1], "the whole table with its words fits into a small page"
    picture(table, f"closed-{name}", ".golf-status")
    for drawer in DRAWERS:
        table.button(drawer).click()
        table.wait_until_still()
        fits(table)
        part = "select:visible" if drawer != "Rules in words" else ".golf-rules"
        picture(table, f"{drawer.lower().replace(' ', '-')}-{name}", part)
        table.button(drawer).click()
        table.wait_until_still()
        assert table.element.locator("select:visible, .golf-rules:visible").count() == 0
    table.is_well()


def test_the_look_can_be_chosen(lab: Lab) -> None:
    table = opened(lab, "Look")
    light = table.picture()
    choose(table, "Theme", "dark")
    assert table.picture() != light
    choose(table, "Deck", "four colours")
    picture(table, "look-dark-four")
    choose(table, "Theme", "as the page")
    choose(table, "Deck", "two colours")
    assert table.picture() == light
    for size, width in (("small", 480), ("large", 896), ("normal", 640)):
        choose(table, "Size", size)
        assert table.box["width"] == width
        if size == "large":
            picture(table, "look-large")
        click(table, "A")
        table.says("10♣ went onto J♥.")
        table.wait_until_still()
        click(table, "stock")
        table.says("You drew 10♦")
        assert table.history == "A draw"
        table.notebook.run("table.restart()")
        table.wait_until_still()
    table.element.get_by_label("Cards move", exact=True).uncheck()
    table.notebook.wait_for("table.look.motion", expected=False)
    table.is_well()


def test_the_clock_ticks_and_is_right_after_a_reload(lab: Lab) -> None:
    table = opened(lab)
    first = clock(table)
    table.page.wait_for_timeout(2200)
    assert first + 2 <= clock(table) <= first + 4
    # As if ten minutes had passed.
    table.notebook.run("keeper = table._ledger\nearlier = keeper._now\nkeeper._now = lambda: earlier() + 600")
    table.notebook.reload()
    table.canvas.wait_for()
    table.wait_until_still()
    # The page shows whole seconds, and is read between two looks of the kernel at its own clock.
    before = float(table.notebook.run("table._ledger.seconds"))
    shown = clock(table)
    after = float(table.notebook.run("table._ledger.seconds"))
    assert shown > 600
    assert before - 1.5 <= shown <= after + 0.5
    for _ in range(40):
        if clock(table) > shown:
            break
        table.page.wait_for_timeout(100)
    assert clock(table) > shown
    # Another deal is another clock.
    table.notebook.run("table.next_deal()")
    table.page.wait_for_timeout(100)
    assert clock(table) <= 1
    table.is_well()


def test_after_a_kernel_restart_the_hand_goes_on(lab: Lab) -> None:
    table = opened(lab, "Deal and rules", "Look")
    for place in ("A", "stock"):
        click(table, place)
        table.wait_until_still()
    table.button("Undo").click()
    table.says("The draw is taken back")
    table.wait_until_still()
    before = table.picture()
    table.notebook.restart_kernel()
    table.says("This table has lost its kernel.")
    controls = table.element.locator("button, select, textarea, input")
    assert all(control.is_disabled() for control in controls.all())
    stopped = clock(table)
    table.page.wait_for_timeout(1500)
    assert clock(table) == stopped, "without a kernel no time passes"
    table.notebook.run_all()
    table.canvas.wait_for()
    table.says("Your hand is back as you left it, with 1 move.")
    table.wait_until_like(before)
    picture(table, "back-again", ".golf-message")
    assert table.history == "A"
    table.button("Redo").click()
    table.says("You drew 10♦")
    for said in ("The draw is taken back", "10♣ is back", "There is nothing to undo"):
        table.button("Undo").click()
        table.says(said)
    table.is_well()
