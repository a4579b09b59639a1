"""The harness itself, on a bare ipycanvas: what it says happened did happen."""

import pytest

from tests.browser.lab import Lab
from tests.browser.latency import click_latencies

BLACK, WHITE = (0, 0, 0, 255), (0, 0, 0, 0)
CANVAS = """
from ipycanvas import Canvas, hold_canvas
canvas = Canvas(width=300, height=200)
clicks = []
def down(x, y):
    clicks.append((round(x), round(y)))
    with hold_canvas(canvas):
        canvas.fill_rect(int(x) - 5, int(y) - 5, 10, 10)
canvas.on_mouse_down(down)
canvas
"""


def test_a_click_reaches_the_kernel_and_its_rectangle_the_page(lab: Lab) -> None:
    notebook = lab.open_notebook([CANVAS])
    assert notebook.cell_count() == 1
    notebook.run_all()
    notebook.canvas().wait_for()
    assert notebook.pixel(50, 60) == WHITE
    with notebook.frames() as frames:
        notebook.click_canvas(50, 60)
        notebook.wait_for_pixel(50, 60, BLACK)
    assert frames.sent > 0
    assert frames.received_bytes > frames.received > 0
    assert notebook.pixel(80, 60) == WHITE
    assert notebook.run("print(clicks)") == "[(50, 60)]"
    assert notebook.run("len(clicks)") == "1"
    assert notebook.cell_count() == 1, "asking the kernel adds no cell"
    assert notebook.screenshot("harness").is_file()


def test_an_error_in_the_kernel_is_an_error_of_the_test(lab: Lab) -> None:
    notebook = lab.open_notebook(["name = 'golf'"])
    with pytest.raises(AssertionError, match="NameError"):
        notebook.run("name")
    notebook.run_all()
    assert notebook.run("print(name)") == "golf"
    with pytest.raises(AssertionError, match="'golf', not 'tennis', after"):
        notebook.wait_for("name", "tennis", seconds=0.2)


def test_the_kernel_outlives_a_reload_but_no_restart(lab: Lab) -> None:
    notebook = lab.open_notebook(["count = 3"])
    notebook.run_all()
    notebook.reload()
    assert notebook.run("count") == "3"
    notebook.restart_kernel()
    notebook.wait_for("'count' in globals()", expected=False)


def test_the_page_is_as_asked_for(lab: Lab) -> None:
    notebook = lab.open_notebook(
        [CANVAS],
        viewport=(800, 600),
        device_scale_factor=2,
        reduced_motion="reduce",
        color_scheme="dark",
        has_touch=True,
        theme="JupyterLab Dark",
    )
    said = notebook.page.evaluate("""() => [
        innerWidth, innerHeight, devicePixelRatio,
        matchMedia('(prefers-reduced-motion: reduce)').matches,
        matchMedia('(prefers-color-scheme: dark)').matches,
        navigator.maxTouchPoints > 0,
        document.body.dataset.jpThemeLight]""")
    assert said == [800, 600, 2, True, True, True, "false"]


def test_settings_of_one_test_are_gone_in_the_next(lab: Lab) -> None:
    notebook = lab.open_notebook([], fresh=True)
    assert notebook.page.evaluate("document.body.dataset.jpThemeLight") == "true"


def test_a_page_error_fails_its_test(lab: Lab) -> None:
    notebook = lab.open_notebook([])
    notebook.page.evaluate("() => { setTimeout(() => { throw new Error('out of bounds'); }) }")
    notebook.page.wait_for_timeout(50)
    with pytest.raises(AssertionError, match="out of bounds"):
        lab.close()
    lab.pages.clear()


def test_clicks_are_timed_until_they_are_seen(lab: Lab) -> None:
    notebook = lab.open_notebook([CANVAS])
    notebook.run_all()
    notebook.canvas().wait_for()
    times = click_latencies(notebook, [(20 * n, 100) for n in range(1, 6)])
    assert len(times) == 5
    assert all(0 < time < 5000 for time in times)
    assert notebook.run("len(clicks)") == "5"
    with pytest.raises(AssertionError, match="changed nothing"):
        click_latencies(notebook, [(20, 100)], seconds=0.5)
