"""The whole tutor in a real page: every kind of step, a kernel that ends, a lesson that plays itself, the list."""

from pathlib import Path

import pytest

from tests.browser.lab import LIGHT, Lab
from tests.browser.notebook import NotebookPage
from tests.browser.tables import TableInPage, table_in

LESSON = Path(__file__).resolve().parents[1] / "data" / "every-kind.toml"
SIZE = (1000, 900)


def cells(**options: object) -> list[str]:
    given = "".join(f", {name}={value!r}" for name, value in options.items())
    return [f"import golf_nb as golf\ntutor = golf.Tutor({str(LESSON)!r}{given})\ntutor"]


def label(tutor: TableInPage) -> str:
    return tutor.canvas.get_attribute("aria-label") or ""


def seated(lab: Lab, *, theme: str = LIGHT, **options: object) -> TableInPage:
    notebook = lab.open_notebook(cells(**options), viewport=SIZE, theme=theme)
    tutor = table_in(notebook, "tutor")
    tutor.element.scroll_into_view_if_needed()
    return tutor


def press(tutor: TableInPage, name: str) -> None:
    tutor.button(name).click()
    tutor.wait_until_still()


def key(tutor: TableInPage, *keys: str) -> None:
    for each in keys:
        tutor.page.keyboard.press(each)
        tutor.page.wait_for_timeout(60)


def shows(tutor: TableInPage, text: str) -> None:
    tutor.element.get_by_text(text).first.wait_for()


@pytest.mark.parametrize("name, theme", [("light", LIGHT), ("dark", "JupyterLab Dark")])
def test_every_kind_of_step_by_mouse(lab: Lab, name: str, theme: str) -> None:
    tutor = seated(lab, theme=theme)
    notebook = tutor.notebook
    shows(tutor, "about 2 minutes")
    shows(tutor, "Every <kind> of step")
    notebook.screenshot(f"tutor-{name}-1-introduction")
    press(tutor, "Next")
    assert label(tutor).startswith("Two columns and a red seven. Golf Solitaire.")
    tutor.click("B")
    tutor.says("✗ 6♥ lies alone.")
    press(tutor, "What if 6♥ goes first?")
    tutor.says("Now no card fits.")
    notebook.screenshot(f"tutor-{name}-2-what-if")
    press(tutor, "Take it back")
    tutor.click("A")
    tutor.says("✓ Yes: 8♠ lies on 7♣")
    notebook.screenshot(f"tutor-{name}-3-card")
    press(tutor, "Next")
    tutor.click("A1")
    tutor.says("Answer the question first.")
    press(tutor, "No: another card lies on it")
    tutor.says("✓ 7♣ is covered by 8♠")
    press(tutor, "Next")
    notebook.screenshot(f"tutor-{name}-4-number")
    press(tutor, "3")
    tutor.says("✓ All of them.")
    press(tutor, "Next")
    press(tutor, "only down")
    tutor.says("✗ What is higher than the waste?")
    press(tutor, "up, then down")
    press(tutor, "Next")
    play_the_rest(tutor, name)
    tutor.is_well()


def play_the_rest(tutor: TableInPage, name: str) -> None:
    """Play from the first move to the end, with a mistake and with help."""
    notebook = tutor.notebook
    press(tutor, "Hint")
    tutor.says("Which card lies on another one?")
    tutor.click("B")
    tutor.says("✗ After 6♥ no card fits")
    notebook.screenshot(f"tutor-{name}-5-mistake")
    press(tutor, "Take it back")
    press(tutor, "Show me")
    tutor.says("This is a right way: 8♠. 7♣ is free now.")
    shows(tutor, "the next card is played for you")
    press(tutor, "Next")
    shows(tutor, "Goal: clear the table (that is par)")
    tutor.page.wait_for_timeout(400)
    tutor.click("B")
    tutor.wait_until_still()
    if tutor.button("Next").is_enabled() and notebook.run("tutor.finished") == "False":
        press(tutor, "Next")
    shows(tutor, "★☆☆ 1 of 3 stars. One star: you went through the lesson.")
    shows(tutor, "This is your first result in this lesson.")
    notebook.screenshot(f"tutor-{name}-6-stars")
    press(tutor, "Keys")
    notebook.screenshot(f"tutor-{name}-7-keys", full_page=True)


def test_the_whole_lesson_by_keys(lab: Lab) -> None:
    tutor = seated(lab)
    tutor.canvas.focus()
    key(tutor, "n", "a", "a")
    tutor.says("Column A, card 1 of 2: 7♣.")
    tutor.wait_until_still()
    tutor.notebook.screenshot("tutor-keys-1-covered-card")
    key(tutor, "ArrowDown", "Enter")
    tutor.says("✓ Yes: 8♠ lies on 7♣")
    key(tutor, "n", "2")
    tutor.says("✓ 7♣ is covered by 8♠")
    key(tutor, "n", "1")
    tutor.says("1 … Press Enter for 1, or a second digit for more.")
    key(tutor, "1")
    tutor.says("✗ 11 is not it.")
    key(tutor, "3", "n", "1", "n", "2")
    tutor.says("✗ After 6♥ no card fits")
    key(tutor, "z", "1")
    tutor.says("✓ 7♣ is free now.")
    key(tutor, "n", "n", "2", "n")
    tutor.notebook.wait_for("tutor.finished")
    shows(tutor, "★★☆ 2 of 3 stars.")
    key(tutor, "g")
    tutor.says("Begin the lesson again from its start?")
    tutor.notebook.screenshot("tutor-keys-2-begin-again")
    key(tutor, "Enter")
    tutor.says("The lesson begins again.")
    shows(tutor, "Your best: ★★☆ 2 of 3 stars.")
    tutor.page.keyboard.press("Tab")
    focused = tutor.page.evaluate("() => document.activeElement.textContent")
    assert focused.strip() == "Back"
    text = tutor.element.locator(".golf-tutor-text")
    assert text.get_attribute("aria-live") == "polite"
    tutor.is_well()


def test_a_kernel_that_ends_half_way(lab: Lab) -> None:
    tutor = seated(lab)
    press(tutor, "Next")
    tutor.click("A")
    press(tutor, "Next")
    shows(tutor, "Can 7♣ be played now?")
    tutor.notebook.restart_kernel()
    tutor = table_in(tutor.notebook, "tutor")
    tutor.says("You are back where you were: step 2 of 7.")
    tutor.notebook.screenshot("tutor-resumed")
    press(tutor, "Begin again")
    press(tutor, "Yes, from the start")
    shows(tutor, "Introduction")
    tutor.is_well()


def test_the_lesson_plays_itself_and_is_paused(lab: Lab) -> None:
    tutor = seated(lab, pace=6)
    press_auto = tutor.button("Play it for me")
    press_auto.click()
    tutor.says("The lesson goes on by itself.")
    tutor.notebook.wait_for("tutor.attempt.index >= 2")
    tutor.button("Pause").wait_for()
    tutor.notebook.screenshot("tutor-plays-itself")
    tutor.canvas.focus()
    tutor.page.keyboard.press("n")
    tutor.says("Paused. The lesson is yours.")
    place = tutor.notebook.run("tutor.attempt.events")
    tutor.page.wait_for_timeout(1500)
    assert tutor.notebook.run("tutor.attempt.events") == place
    tutor.notebook.run("tutor.pace = 40")
    tutor.page.keyboard.press("p")
    tutor.notebook.wait_for("tutor.finished", seconds=30)
    tutor.says("That was the whole lesson.")
    tutor.is_well()


def open_list(lab: Lab, theme: str) -> NotebookPage:
    notebook = lab.open_notebook(
        ["import golf_nb as golf\nlisted = golf.Lessons()\nlisted"], viewport=SIZE, theme=theme
    )
    notebook.run_all()
    notebook.page.get_by_role("button", name="The table", exact=True).wait_for()
    return notebook


@pytest.mark.parametrize("name, theme", [("light", LIGHT), ("dark", "JupyterLab Dark")])
def test_the_list_of_lessons(lab: Lab, name: str, theme: str) -> None:
    notebook = open_list(lab, theme)
    page = notebook.page
    notebook.screenshot(f"lessons-{name}-1-list")
    page.get_by_label("Chapter").select_option(label="3. A chain that turns (0 of 3 finished)")
    # By the keyboard: the button is a native one.
    page.get_by_role("button", name="A longer chain", exact=True).focus()
    page.keyboard.press("Enter")
    page.get_by_text("The lesson “A longer chain” is open below.").wait_for()
    tutor = TableInPage(notebook, "listed.tutor")
    tutor.canvas.wait_for()
    press(tutor, "Next")
    page.get_by_text("◐ step 1 of").wait_for()
    notebook.screenshot(f"lessons-{name}-2-open", full_page=True)
    page.get_by_role("button", name="Next lesson", exact=True).click()
    page.get_by_text("The lesson “The table” is open below.").wait_for()
    assert page.locator(".golf-table canvas").count() == 1
    page.get_by_label("Chapter").select_option(label="3. A chain that turns (0 of 3 finished)")
    page.get_by_role("button", name="A longer chain", exact=True).click()
    tutor.says("You are back where you were: step 1 of")
    assert notebook.run("listed.errors + listed.tutor.errors") == "[]"


def test_a_lesson_is_made_from_the_table(lab: Lab) -> None:
    notebook = lab.open_notebook(["import golf_nb as golf\ntable = golf.Table(24)\ntable"], viewport=SIZE)
    table = table_in(notebook)
    table.click("A")
    table.says("10♣ went onto J♥.")
    table.button("Deal and rules").click()
    table.button("Make a lesson from here").click()
    table.says("The lesson is written below.")
    field = table.element.locator(".golf-lesson-text textarea")
    assert field.input_value().startswith('title = "A new lesson"\n')
    field.scroll_into_view_if_needed()
    notebook.screenshot("lesson-made")
    table.element.get_by_label("File").fill("mine.toml")
    table.button("Save the lesson").click()
    table.says("Saved as mine.toml. golf.Tutor opens it.")
    assert (notebook.path.parent / "mine.toml").read_text("utf-8") == field.input_value()
    assert notebook.run("print(golf.Tutor('mine.toml'))") == "Tutor('mine'): Introduction"
    table.is_well()
