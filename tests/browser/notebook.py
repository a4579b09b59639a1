"""One notebook, open in JupyterLab in Chromium, as a test sees it."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from playwright.sync_api import ConsoleMessage, Error, Locator, Page, WebSocket

ARTIFACTS = Path(__file__).resolve().parents[2] / "artifacts"

FIND_PANEL = """
window.golfPanel = () => [...(window.jupyterapp?.shell.widgets('main') ?? [])]
    .find(widget => widget.content?.model?.cells && widget.sessionContext);
"""
IS_READY = """() => {
    const panel = window.golfPanel?.();
    const kernel = panel?.sessionContext.session?.kernel;
    return Boolean(panel?.context.isReady && panel.isVisible
        && kernel?.connectionStatus === 'connected' && kernel.status === 'idle');
}"""
CLOSE_ALL = """() => {
    for (const widget of [...window.jupyterapp.shell.widgets('main')]) widget.dispose();
}"""
NOTHING_OPEN = "() => !document.querySelector('.jp-Dialog, .lm-Menu, canvas')"
RUN_ALL = """() => {
    window.golfHasRun = false;
    window.jupyterapp.commands.execute('notebook:run-all-cells').then(() => { window.golfHasRun = true; });
}"""
RUN = """async code => {
    const kernel = window.golfPanel().sessionContext.session.kernel;
    const future = kernel.requestExecute({code, store_history: false, stop_on_error: true});
    const said = [], errors = [];
    future.onIOPub = ({header, content}) => {
        if (header.msg_type === 'stream') said.push(content.text);
        if (header.msg_type === 'execute_result') said.push(content.data['text/plain'] + '\\n');
        if (header.msg_type === 'error') errors.push(content.traceback.join('\\n'));
    };
    await future.done;
    return {said: said.join(''), error: errors.join('\\n')};
}"""


@dataclass(slots=True)
class Frames:
    """Messages on the kernel's websocket: how many, and how large together in bytes."""

    sent: int = 0
    received: int = 0
    sent_bytes: int = 0
    received_bytes: int = 0


class NotebookPage:
    """A browser page with JupyterLab, and the notebook that is open in it.

    Parameters
    ----------
    page : playwright.sync_api.Page
        Blank.

    Attributes
    ----------
    page : playwright.sync_api.Page
        For everything that has no helper here.
    path : Path
        The notebook's file in the server's folder.
    page_errors, console_errors : list of str
        What the page threw, and what it wrote as errors. Page errors fail a test at its end, unless it
        empties the list: nothing else shows a canvas that died.
    threw : bool
        Whether the page ever threw an error.
    """

    def __init__(self, page: "Page") -> None:
        self.page = page
        self.path = Path()
        self.threw = False
        self.page_errors: list[str] = []
        self.console_errors: list[str] = []
        self._counts: list[Frames] = []
        page.on("pageerror", self._on_page_error)
        page.on("console", self._on_console)
        page.on("websocket", self._on_websocket)
        page.add_init_script(FIND_PANEL)
        self._url = ""

    # what happens in the page

    def _on_page_error(self, error: "Error") -> None:
        self.threw = True
        self.page_errors.append(f"{error.message}\n{error.stack or ''}")

    def _on_console(self, message: "ConsoleMessage") -> None:
        if message.type == "error":
            self.console_errors.append(message.text)

    def _on_websocket(self, socket: "WebSocket") -> None:
        if "/channels" in socket.url:
            socket.on("framesent", lambda payload: self._count(payload, sent=True))
            socket.on("framereceived", lambda payload: self._count(payload, sent=False))

    def _count(self, payload: str | bytes, *, sent: bool) -> None:
        size = len(payload.encode() if isinstance(payload, str) else payload)
        for count in self._counts:
            if sent:
                count.sent += 1
                count.sent_bytes += size
            else:
                count.received += 1
                count.received_bytes += size

    @contextmanager
    def frames(self) -> Iterator[Frames]:
        """Count the kernel's websocket messages while the block runs; end it when all is painted."""
        count = Frames()
        self._counts.append(count)
        try:
            yield count
        finally:
            self._counts.remove(count)

    # the notebook

    def show(self, path: Path, server: str, place: str) -> None:
        """Open a notebook, and wait until it can be used.

        Parameters
        ----------
        path : Path
            Its file.
        server : str
            JupyterLab's address.
        place : str
            The notebook's path there.
        """
        self.path = path
        self.console_errors.clear()
        loaded, self._url = bool(self._url), f"{server}/doc/tree/{place}?reset"
        if loaded:
            self.command("docmanager:open", path=place)
            self.wait_until_ready()
        else:
            self.open()

    def open(self) -> None:
        """Load JupyterLab with the notebook, and wait until it can be used."""
        self.page.goto(self._url)
        self.wait_until_ready()

    def put_away(self) -> bool:
        """Close the notebook but not the page, and tell whether the page is now as if nothing had been."""
        self.page.keyboard.press("Escape")  # closes a menu
        self.page.evaluate(CLOSE_ALL)
        self.page.mouse.move(0, 0)
        self.page.wait_for_timeout(50)  # for what the page throws when a notebook is closed
        return bool(self.page.evaluate(NOTHING_OPEN)) and not self.threw

    def wait_until_ready(self, seconds: float = 60) -> None:
        """Wait until the notebook is shown and its kernel is idle."""
        self.page.wait_for_function(IS_READY, timeout=seconds * 1000, polling=100)

    def run_all(self, seconds: float = 120) -> None:
        """Run every cell, and come back when all have finished.

        A cell that never ends in the page, although the kernel is idle, has lost messages on the way.
        """
        self.page.evaluate(RUN_ALL)
        self.page.wait_for_function("() => window.golfHasRun", timeout=seconds * 1000, polling=50)

    def command(self, name: str, **arguments: Any) -> None:
        """Carry out one of JupyterLab's commands, as a menu entry does."""
        self.page.evaluate(
            "async ([name, args]) => { await window.jupyterapp.commands.execute(name, args); }",
            [name, arguments],
        )

    def run(self, code: str) -> str:
        """Run code in the notebook's kernel without a cell, and return what it printed.

        A last expression counts as printed. An error in the code is an AssertionError with its traceback.
        """
        result = self.page.evaluate(RUN, code)
        if result["error"]:
            raise AssertionError(result["error"])
        return str(result["said"]).removesuffix("\n")

    def wait_for(self, expression: str, expected: object = True, seconds: float = 10) -> None:
        """Wait until an expression in the kernel has a value, compared by its repr."""
        for _ in range(max(1, int(seconds / 0.05))):
            if (found := self.run(f"print(repr({expression}))")) == repr(expected):
                return
            self.page.wait_for_timeout(50)
        message = f"{expression} is {found}, not {expected!r}, after {seconds} s"
        raise AssertionError(message)

    def cell_count(self) -> int:
        """Return how many cells the notebook has now."""
        return int(self.page.evaluate("() => window.golfPanel().content.widgets.length"))

    def sources(self) -> list[str]:
        """Return the text of every cell, in order."""
        get = "() => window.golfPanel().content.widgets.map(cell => cell.model.sharedModel.getSource())"
        return [str(source) for source in self.page.evaluate(get)]

    def save(self) -> None:
        """Save the notebook's file."""
        self.page.evaluate("async () => { await window.golfPanel().context.save(); }")

    def reload(self, *, save: bool = True) -> None:
        """Reload the browser page; the kernel lives on. Unsaved outputs are gone after it."""
        if save:
            self.save()
        self.page.reload()
        self.wait_until_ready()

    def restart_kernel(self) -> None:
        """Restart the kernel; the cells and their outputs stay as they are."""
        self.page.evaluate("async () => { await window.golfPanel().sessionContext.restartKernel(); }")
        self.wait_until_ready()

    def close(self) -> None:
        """Close the page."""
        self.page.context.close()

    # the picture

    def canvas(self, index: int = 0) -> "Locator":
        """Return the page's canvas of that number, in the order of the outputs."""
        return self.page.locator(".jp-OutputArea-output canvas").nth(index)

    def click_canvas(self, x: float, y: float, index: int = 0) -> None:
        """Click a canvas with the mouse, at CSS pixels from its left upper corner."""
        self.canvas(index).click(position={"x": x, "y": y})

    def pixel(self, x: float, y: float, index: int = 0) -> tuple[int, int, int, int]:
        """Return red, green, blue and alpha (0-255) of a canvas at CSS pixels from its corner."""
        read = """(canvas, [x, y]) => {
            const box = canvas.getBoundingClientRect();
            const spot = [x * canvas.width / box.width, y * canvas.height / box.height].map(Math.floor);
            return [...canvas.getContext('2d').getImageData(...spot, 1, 1).data];
        }"""
        red, green, blue, alpha = self.canvas(index).evaluate(read, [x, y])
        return int(red), int(green), int(blue), int(alpha)

    def wait_for_pixel(
        self, x: float, y: float, colour: Sequence[int], index: int = 0, seconds: float = 10
    ) -> None:
        """Wait until a canvas has a colour (red, green, blue and perhaps alpha) at a spot."""
        for _ in range(max(1, int(seconds / 0.05))):
            if (found := self.pixel(x, y, index)[: len(colour)]) == tuple(colour):
                return
            self.page.wait_for_timeout(50)
        message = f"the canvas is {found}, not {tuple(colour)}, at ({x}, {y}) after {seconds} s"
        raise AssertionError(message)

    def screenshot(self, name: str, *, full_page: bool = False) -> Path:
        """Save a picture of the page as `artifacts/NAME.png`."""
        ARTIFACTS.mkdir(exist_ok=True)
        path = ARTIFACTS / f"{name}.png"
        self.page.screenshot(path=path, full_page=full_page)
        return path
