"""Advice at a table in a real page: hints, what each choice is worth, the best line, and par."""

from typing import Any

import pytest

from tests.browser.lab import Lab
from tests.browser.tables import TableInPage, table_in

SMALL = (1280, 720)
SLOW = """
import time
from golf_nb.widget import assistant
_answer = assistant.worth_of_each
def _slowly(position):
    time.sleep(1.0)
    return _answer(position)
assistant.worth_of_each = _slowly
"""
"""An answer that takes its time in the thread."""
WHERE_FOCUS = "() => document.activeElement.tagName"


def seated(lab: Lab, start: str = "24", **page: Any) -> TableInPage:
    """Sit down at a table, the picture in sight and the keyboard on it."""
    cell = f"import golf_nb as golf\ntable = golf.Table({start})\ntable"
    table = table_in(lab.open_notebook([cell], **{"viewport": SMALL, **page}))
    table.canvas.scroll_into_view_if_needed()
    table.click("waste")
    table.says("Cards are played onto the waste")
    assert table.page.evaluate(WHERE_FOCUS) == "CANVAS"
    return table


def advice(table: TableInPage) -> str:
    """Return the lines of advice on the page."""
    shown = table.element.locator(".golf-advice")
    return shown.inner_text().replace("\N{NO-BREAK SPACE}", " ") if shown.is_visible() else ""


def label(table: TableInPage) -> str:
    """Return what a screen reader says about the picture."""
    return table.canvas.get_attribute("aria-label") or ""


def wait_for_label(table: TableInPage, *parts: str) -> None:
    """Wait until a screen reader would say all this about the picture."""
    for part in parts:
        has = "([canvas, part]) => canvas.getAttribute('aria-label').includes(part)"
        table.page.wait_for_function(has, arg=[table.canvas.element_handle(), part])


def test_a_hint_in_steps_by_one_key(lab: Lab) -> None:
    table = seated(lab)
    keyboard = table.page.keyboard
    keyboard.press("h")
    table.says(
        "Hint 1 of 4. 3 cards fit J♥, and you may draw. This is merely legal", "knows the order of the stock"
    )
    keyboard.press("H")
    table.says("Hint 2 of 4. Look at column B: it is proven best, and column A is just as good.")
    wait_for_label(table, "A ring marks B.")
    keyboard.press("h")
    table.says("Hint 3 of 4. 10♠ onto J♥ uncovers 6♠ and keeps +4 within reach", "column E +6")
    table.wait_until_still()
    table.notebook.screenshot("hints-why")
    keyboard.press("h")
    table.says("10♠ went onto J♥. 6♠ is exposed now.")
    assert table.history == "B"
    keyboard.press("h")
    table.says("Hint 1 of 2. No card fits 10♠: to draw is the only move.")
    keyboard.press("z")
    keyboard.press("h")
    table.says("Hint 1 of 4.")
    table.button("Hint").click()
    table.says("Hint 2 of 4.")
    assert table.message.get_attribute("aria-live") == "polite"
    table.is_well()


@pytest.mark.parametrize(
    "name, options, theme",
    [
        ("light", "24", "JupyterLab Light"),
        ("dark-four", "24, deck='four'", "JupyterLab Dark"),
    ],
)
def test_the_worth_of_each_choice_stays_while_the_hand_is_played(
    lab: Lab, name: str, options: str, theme: str
) -> None:
    table = seated(lab, options, theme=theme)
    plain = table.picture()
    table.page.keyboard.press("w")
    wait_for_label(table, "Playing A keeps +4 within reach: best.", "Drawing keeps +5 within reach.")
    table.wait_until_still()
    assert table.picture() != plain
    table.notebook.screenshot(f"hints-worth-{name}")
    table.page.keyboard.press("l")
    table.page.keyboard.press("c")
    wait_for_label(table, "B5 is step 1 of the path.")
    table.element.get_by_text("These cards could not be cleared from the start; the best is +4.").wait_for()
    table.wait_until_still()
    assert "Best line, score +4 (proven): 1. 10♠ from B, 2. draw 10♦" in advice(table)
    table.notebook.screenshot(f"hints-all-{name}")
    table.click("A")
    table.says("10♣ went onto J♥.")
    wait_for_label(table, "Drawing keeps +4 within reach: best.")
    for key in "wlc":
        table.page.keyboard.press(key)
    table.says("The verdict is gone.")
    table.wait_until_still()
    assert "within reach" not in label(table)
    assert advice(table) == ""
    table.is_well()


def test_the_line_plays_by_itself_until_somebody_stops_it(lab: Lab) -> None:
    table = seated(lab, "43")
    table.notebook.run("from golf_nb.widget import autoplay; autoplay.PACE = 0.25")
    line = table.notebook.run("from golf_nb.solver import solve; print(*solve(table.position).line)").split()
    for number, stop in enumerate((lambda: table.click("A"), lambda: table.page.keyboard.press("d"))):
        table.page.keyboard.press("p")
        table.says("went onto")
        table.page.wait_for_timeout(600)
        stop()
        table.says("Stopped. The hand is yours.")
        history = table.history.split()
        assert 1 <= len(history) < len(line), number
        table.page.wait_for_timeout(700)
        assert table.history.split() == history == line[: len(history)], "the click did nothing else"
    table.button("Advice").click()
    table.button("Best line").click()
    table.button("Play the best line").click()
    table.button("Pause").wait_for()
    table.notebook.screenshot("hints-playing")
    table.button("Pause").click()
    table.says("Stopped.")
    table.notebook.run("autoplay.PACE = 0.03")
    table.button("Play the best line").click()
    table.says(
        "The hand is over. −2", "Played with help: this hand is not entered in your records.", seconds=30
    )
    assert table.history.split() == line
    table.status.get_by_text("the best possible was −2").wait_for()
    table.wait_until_still()
    table.notebook.screenshot("hints-over")
    table.is_well()


def test_nothing_flies_for_a_reader_who_wants_no_motion(lab: Lab) -> None:
    table = seated(lab, "43", reduced_motion="reduce")
    table.notebook.run("from golf_nb.widget import autoplay; autoplay.PACE = 0.2")
    table.notebook.run(
        "plans = []\nfrom golf_nb.widget import board\n_plan = board.plan\n"
        "board.plan = lambda *a: plans.append(a) or _plan(*a)"
    )
    table.page.keyboard.press("p")
    table.notebook.wait_for("len(table.game.history) >= 2")
    table.page.keyboard.press("Escape")
    table.says("Stopped.")
    assert table.notebook.run("plans") == "[]"
    table.is_well()


def test_clicks_are_not_held_up_and_late_answers_are_dropped(lab: Lab) -> None:
    table = seated(lab)
    table.notebook.run(SLOW)
    keyboard = table.page.keyboard
    keyboard.press("w")
    table.element.get_by_text("Thinking …").wait_for()
    keyboard.press("1")
    table.says("10♣ went onto J♥.", seconds=0.9)
    keyboard.press("z")
    table.says("10♣ is back in column A.", seconds=0.9)
    keyboard.press("5")
    table.says("Q♠ went onto J♥.", seconds=0.9)
    assert "within reach" not in label(table)
    wait_for_label(table, "Drawing keeps +6 within reach: best.")
    table.page.wait_for_timeout(2500)
    assert "Drawing keeps +6 within reach: best." in label(table)
    assert "Playing A keeps" not in label(table)
    assert advice(table) == ""
    table.is_well()


def test_par_is_shown_at_the_end_of_a_hand(lab: Lab) -> None:
    board = "Talon: 2C 8C 3C\\nFoundations: 7D\\n8S\\n-\\n9C"
    table = seated(lab, f"golf.parse_board('{board}', partial=True)")
    for _ in range(3):
        table.page.keyboard.press("d")
    table.says("The hand is over. +2")
    table.status.get_by_text("Final score +2; the best possible was −3").wait_for()
    table.element.get_by_text("The best possible score of this deal was −3: you are 5 over it.").wait_for()
    table.notebook.screenshot("hints-par")
    table.page.keyboard.press("z")
    table.wait_until_still()
    assert "best possible" not in table.status.inner_text()
    table.button("Advice").click()
    table.button("Best possible score").click()
    table.status.get_by_text("Best possible −3").wait_for()
    table.is_well()


@pytest.mark.parametrize("rules", ["double", "double-pysol"])
def test_double_golf(lab: Lab, rules: str) -> None:
    table = seated(lab, f"1, rules='{rules}'", viewport=(1280, 900))
    for key in "wl":
        table.page.keyboard.press(key)
    wait_for_label(table, "Drawing keeps", "of the path.")
    table.wait_until_still()
    table.notebook.screenshot(f"hints-{rules}")
    # Nothing is held up while it thinks.
    table.page.keyboard.press("d")
    table.says("You drew", seconds=3)
    table.is_well()


def test_a_course_gives_no_advice_and_shows_par_afterwards(lab: Lab) -> None:
    cell = "import golf_nb as golf\ncourse = golf.Course(start=24)\ntable = course.table\ncourse"
    table = table_in(lab.open_notebook([cell], viewport=(1000, 1000)))
    table.click("waste")
    table.page.keyboard.press("h")
    table.says("On a course there is no advice: a hole counts as you play it.")
    assert table.button("Hint").count() == table.button("Advice").count() == 0
    table.button_outside("Concede").click()
    table.says("Hole 1 is conceded and counts +35c.")
    table.page.get_by_role("rowheader", name="Best possible").wait_for()
    table.notebook.screenshot("hints-course")
    table.is_well()
