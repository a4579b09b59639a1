"""How long a click takes until the canvas shows it, measured inside the page."""

from collections.abc import Sequence

from tests.browser.notebook import NotebookPage

# Resolves to milliseconds between the mouse event and the first frame whose watched pixels differ.
WATCH = """(canvas, [x, y, event, patience, size]) => {
    const box = canvas.getBoundingClientRect();
    const scale = [canvas.width / box.width, canvas.height / box.height];
    const spot = document.createElement('canvas');
    spot.width = spot.height = size;
    const context = spot.getContext('2d', {willReadFrequently: true});
    const read = () => {
        context.clearRect(0, 0, size, size);
        context.drawImage(canvas, x * scale[0] - size / 2, y * scale[1] - size / 2, size, size, 0, 0, size, size);
        return context.getImageData(0, 0, size, size).data.join();
    };
    const before = read();
    window.golfLatency = new Promise(resolve => {
        let start = null;
        window.addEventListener(event, ({timeStamp}) => { start = timeStamp; }, {capture: true, once: true});
        const begun = performance.now();
        const look = () => {
            if (start !== null && read() !== before) resolve(performance.now() - start);
            else if (performance.now() - begun > patience) resolve(null);
            else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
    });
}"""


def click_latencies(
    notebook: NotebookPage,
    clicks: Sequence[tuple[float, float]],
    watch: tuple[float, float] | None = None,
    *,
    canvas: int = 0,
    event: str = "mousedown",
    size: int = 4,
    seconds: float = 10,
) -> tuple[float, ...]:
    """Click a canvas again and again, and time each click until the picture changes.

    Parameters
    ----------
    notebook : NotebookPage
        Open, with the canvas drawn.
    clicks : sequence of (x, y)
        Where to click, in CSS pixels from the canvas' left upper corner; each click must change the picture.
    watch : (x, y), optional
        Where the picture changes, if that is not where the click is.
    canvas : int
        Which canvas of the page, in the order of the outputs.
    event : str
        The mouse event that starts the clock: "mousedown" or "mouseup".
    size : int
        The side of the square that is watched, in pixels of the canvas.
    seconds : float
        How long to wait for one change.

    Returns
    -------
    tuple of float
        Milliseconds, one for each click. The page looks once a frame, so a value is late by up to 17 ms.

    Raises
    ------
    AssertionError
        If a click changes nothing at the watched spot.
    """
    element = notebook.canvas(canvas)
    element.scroll_into_view_if_needed()
    times = []
    for x, y in clicks:
        seen_at = watch or (x, y)
        element.evaluate(WATCH, [*seen_at, event, seconds * 1000, size])
        element.click(position={"x": x, "y": y})
        time = notebook.page.evaluate("() => window.golfLatency")
        if time is None:
            message = f"a click at ({x}, {y}) changed nothing at {seen_at} within {seconds} s"
            raise AssertionError(message)
        times.append(float(time))
        # Let the kernel come to rest, so that one click does not wait for the last one's end.
        notebook.wait_until_ready()
    return tuple(times)


def bare_canvas(height: int) -> str:
    """Return a cell's code for the least that ipycanvas can do: a canvas that paints one rectangle per click."""
    return f"""from ipycanvas import Canvas
canvas = Canvas(width=640, height={height})
count = 0
def up(x, y):
    global count
    count += 1
    canvas.fill_style = "#1f6b45" if count % 2 else "#ffffff"
    canvas.fill_rect(20, 20, 60, 60)
canvas.on_mouse_up(up)
"""
