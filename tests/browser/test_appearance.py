"""What the table looks like, and what a screen reader is told of it."""

import io
import re

import pytest
from PIL import Image

from golf_nb.scene import theme
from golf_nb.scene.shapes import Tone
from tests.browser.lab import Lab
from tests.browser.tables import TableInPage, table_in

CELL = "import golf_nb as golf\ntable = golf.Table(24)\ntable"
PRIVATE_GLYPH = re.compile("[\ue000-\uf8ff]")

# Samples the picture once a frame, and returns how many different ones were seen.
FRAMES = """(canvas, milliseconds) => new Promise(resolve => {
    const spot = document.createElement('canvas');
    spot.width = 160; spot.height = 103;
    const context = spot.getContext('2d', {willReadFrequently: true});
    const seen = new Set();
    const begun = performance.now();
    const look = () => {
        context.drawImage(canvas, 0, 0, 160, 103);
        seen.add(context.getImageData(0, 0, 160, 103).data.join());
        if (performance.now() - begun > milliseconds) resolve(seen.size);
        else requestAnimationFrame(look);
    };
    look();
})"""
# The colour of an element's text and of what lies under it.
COLOURS = """element => {
    const solid = colour => !/^rgba\\(.*, 0\\)$|^transparent$/.test(colour);
    let ground = element;
    while (ground && !solid(getComputedStyle(ground).backgroundColor)) ground = ground.parentElement;
    return [getComputedStyle(element).color, getComputedStyle(ground ?? document.body).backgroundColor]
        .map(colour => colour.match(/[\\d.]+/g).slice(0, 3).map(Number));
}"""


def rgb(colour: str) -> tuple[int, int, int]:
    return (int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16))


def contrast(one: list[float], other: list[float]) -> float:
    """Return the contrast of two colours as WCAG 2.2 defines it."""

    def light(colour: list[float]) -> float:
        parts = [part / 255 for part in colour]
        linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]

    dark, bright = sorted((light(one), light(other)))
    return (bright + 0.05) / (dark + 0.05)


def blurred(table: TableInPage, ratio: int) -> int:
    """Return how many device pixels lie between the pure felt and the pure white of a card's left edge."""
    x, y = table.at("A")
    shot = Image.open(io.BytesIO(table.canvas.screenshot())).convert("RGB")
    across = range(round((x - 50) * ratio), round(x * ratio))
    row = [shot.getpixel((column, round(y * ratio))) for column in across]
    felt, paper = rgb(theme()[Tone.FELT]), rgb(theme()[Tone.CARD])
    last_felt = max(place for place, colour in enumerate(row) if colour == felt)
    first_paper = next(place for place, colour in enumerate(row) if colour == paper)
    return first_paper - last_felt - 1


@pytest.mark.parametrize("ratio", [1, 2])
def test_edges_are_sharp_at_every_device_pixel_ratio(lab: Lab, ratio: int) -> None:
    table = table_in(lab.open_notebook([CELL], device_scale_factor=ratio))
    table.notebook.run("table.marks = False")
    table.wait_until_still()
    # The line around a card is one pixel wide. A canvas that is enlarged by the browser needs six.
    assert 1 <= blurred(table, ratio) <= 1 + ratio
    table.notebook.screenshot(f"appearance-ratio-{ratio}")
    table.is_well()


def test_a_screen_reader_hears_names_and_no_icons(lab: Lab) -> None:
    table = table_in(lab.open_notebook([CELL]))
    assert table.canvas.get_attribute("role") == "application"
    assert table.canvas.get_attribute("aria-roledescription") == "card table"
    assert "The waste shows J♥." in (table.canvas.get_attribute("aria-label") or "")
    assert table.message.get_attribute("role") == "status"
    assert table.message.get_attribute("aria-live") == "polite"
    heard = table.element.aria_snapshot()
    for name in (*"ABCDEFG", "Draw", "Undo", "Redo", "Restart", "Show what fits", "Keys"):
        assert f'button "{name}"' in heard
    assert not PRIVATE_GLYPH.search(heard), heard

    table.button("Keys").click()
    table.element.get_by_text("move the focus").wait_for()
    table.button("Show what fits").click()
    table.canvas.scroll_into_view_if_needed()
    table.click("A")
    table.says("10♣ went onto J♥.")
    table.element.locator("canvas[aria-label*='The waste shows 10♣.']").wait_for()
    assert not PRIVATE_GLYPH.search(table.element.aria_snapshot())
    table.notebook.screenshot("appearance-keys", full_page=True)
    table.is_well()


def test_the_dark_theme_is_followed_and_readable(lab: Lab) -> None:
    cells = [CELL, "tutor = golf.Tutor('a-chain-that-turns')\ntutor"]
    table = table_in(lab.open_notebook(cells, theme="JupyterLab Dark", viewport=(1000, 1400)))
    notebook = table.notebook
    tutor = TableInPage(notebook, "tutor", 1)
    tutor.button("Next").click()
    tutor.wait_until_still()
    notebook.wait_for_pixel(8, 200, rgb(theme("dark")[Tone.FELT]))
    notebook.screenshot("appearance-dark")
    for shown in (table, tutor):
        texts = shown.element.locator(".widget-html-content *:visible, button:visible, .golf-still em").all()
        assert len(texts) > 5
        for text in texts:
            ink, ground = text.evaluate(COLOURS)
            assert contrast(ink, ground) >= 4.5, (text.inner_text(), ink, ground)

    notebook.command("apputils:change-theme", theme="JupyterLab Light")
    notebook.page.locator("#jupyterlab-splash").wait_for(state="detached")
    notebook.wait_for_pixel(8, 200, rgb(theme("light")[Tone.FELT]))
    table.click("A")
    table.says("10♣ went onto J♥.")
    table.is_well()
    tutor.is_well()


def test_four_colours_and_marks(lab: Lab) -> None:
    cell = "import golf_nb as golf\ntable = golf.Table(24, deck='four')\ntable"
    table = table_in(lab.open_notebook([cell]))
    deck = theme("light", "four")
    for card, tone in (("A", Tone.CLUBS), ("B", Tone.SPADES), ("C", Tone.DIAMONDS), ("F", Tone.HEARTS)):
        x, y = table.at(card)
        assert table.notebook.pixel(x, y + 12)[:3] == rgb(deck[tone]), card
    table.notebook.screenshot("appearance-four-colours")
    marked = table.picture()
    table.button("Show what fits").click()
    table.wait_until_still()
    assert table.picture() != marked
    assert table.notebook.run("table.marks") == "False"
    table.notebook.screenshot("appearance-no-marks")
    table.button("Show what fits").click()
    table.wait_until_still()
    assert table.picture() == marked
    table.is_well()


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_cards_move_unless_the_reader_wants_no_motion(lab: Lab, motion: str) -> None:
    reduced = motion == "reduce"
    notebook = lab.open_notebook([CELL], reduced_motion="reduce" if reduced else "no-preference")
    table = table_in(notebook)
    table.notebook.wait_for("table._board.bridge.reduced_motion", reduced)
    x, y = table.on_page("E")
    table.canvas.evaluate(f"canvas => {{ window.golfFrames = ({FRAMES})(canvas, 1500); }}")
    table.page.mouse.click(x, y)
    seen = table.page.evaluate("() => window.golfFrames")
    if reduced:
        assert seen == 2, "before and after, and nothing between"
    else:
        assert seen > 2
    assert table.history == "E"
    table.is_well()


def test_on_a_narrow_page_the_whole_table_is_there_and_clicks_are_right(lab: Lab) -> None:
    table = table_in(lab.open_notebook([CELL], viewport=(700, 800)))
    box = table.box
    output = table.page.locator(".jp-OutputArea-output").last.bounding_box()
    assert output is not None
    assert box["width"] < 600
    assert box["x"] + box["width"] <= output["x"] + output["width"]
    assert abs(box["width"] / box["height"] - 640 / 410) < 0.01, "it shrinks evenly"
    answers = {
        "G": "3♠ does not fit J♥",
        "A1": "4♣ is covered",
        "F5": "3♥ does not fit",
        "E": "Q♠ went onto J♥.",
    }
    for place, answer in answers.items():
        table.click(place)
        table.says(answer)
    table.click("stock")
    table.says("You drew")
    table.wait_until_still()
    table.notebook.screenshot("appearance-narrow")
    table.is_well()


def test_the_end_of_a_hand(lab: Lab) -> None:
    def hand(name: str, board: str, *moves: str) -> str:
        made = f"{name} = golf.Table(golf.parse_board({board!r}, partial=True))"
        played = (f"{name}.play('{move}')" for move in moves)
        return "\n".join(["import golf_nb as golf", made, *played, name])

    cells = [
        hand("cleared", "Talon: 9C 2D 3D\nFoundations: 7D\n7C 8S\n6H\n", "A", "A"),
        hand("blocked", "Talon:\nFoundations: QD\nKC\n6H\n5D\n"),
    ]
    cleared = table_in(lab.open_notebook(cells, viewport=(1000, 1300)), "cleared")
    blocked = TableInPage(cleared.notebook, "blocked", 1)
    cleared.click("B")
    cleared.says("The hand is over.", "3")
    blocked.click("A")
    blocked.says("The hand is over.", "2 cards")
    blocked.wait_until_still()
    cleared.notebook.screenshot("appearance-end-of-hand")
    ground = rgb(theme()[Tone.BADGE])
    for table, index in ((cleared, 0), (blocked, 1)):
        x, y = table.at("waste")
        assert table.notebook.pixel(x + 70, y, index)[:3] == ground, "a banner beside the waste"
        table.click("A")
        table.says("The hand is over")
        table.is_well()
