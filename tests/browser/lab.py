"""Open notebooks in the tests' JupyterLab, with one browser for all of them."""

import os
import re
import shutil
from collections.abc import Iterator, MutableMapping, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Literal

import nbformat

from tests.browser.notebook import NotebookPage
from tests.browser.server import LabServer

if TYPE_CHECKING:
    from playwright.sync_api import Browser

BROWSERS = ("chromium", "chromium-browser", "google-chrome")
BROWSER_FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
Kind = tuple[float, bool, bool]
"""What cannot be changed in a page (its pixel ratio, whether it can be touched), and what takes long: its theme."""
Kept = MutableMapping[Kind, NotebookPage]
"""Pages without a notebook."""
LIGHT = "JupyterLab Light"
KERNEL = {"kernelspec": {"display_name": "Python 3", "language": "python", "name": "python3"}}


def why_no_browser() -> str:
    """Say in one line why no browser can be driven here, or return an empty text."""
    try:
        import playwright.sync_api  # noqa: F401
    except ImportError:
        return "no browser: pip install playwright"
    return "" if browser_path() else "no browser: apt-get install chromium"


def browser_path() -> str | None:
    """Return the first of the known browsers that is installed."""
    return next((path for name in BROWSERS if (path := shutil.which(name))), None)


@contextmanager
def running_browser() -> Iterator["Browser"]:
    """Start Chromium without a window, and stop it at the end."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=browser_path(), args=list(BROWSER_FLAGS))
        try:
            yield browser
        finally:
            browser.close()


class Lab:
    """JupyterLab and a browser for one test.

    Parameters
    ----------
    server : LabServer
    browser : playwright.sync_api.Browser
    kept : mutable mapping, optional
        Pages that earlier tests are done with. To load JupyterLab takes longer than most tests do, so a page is kept
        for the next test unless something went wrong in it.
    """

    def __init__(self, server: LabServer, browser: "Browser", kept: Kept | None = None) -> None:
        self.server = server
        self.pages: list[NotebookPage] = []
        self._browser = browser
        self._kept: Kept = {} if kept is None else kept
        self._keep: list[tuple[Kind, NotebookPage]] = []

    def open_notebook(
        self,
        cells: Path | str | Sequence[str],
        *,
        viewport: tuple[int, int] = (1280, 800),
        device_scale_factor: float = 1,
        reduced_motion: Literal["reduce", "no-preference"] = "no-preference",
        color_scheme: Literal["light", "dark"] = "light",
        has_touch: bool = False,
        theme: str = LIGHT,
        fresh: bool = False,
    ) -> NotebookPage:
        """Open a copy of a notebook in a page that shows nothing else.

        Parameters
        ----------
        cells : Path, str or sequence of str
            A notebook's file, or the code of each cell of one to be made.
        viewport : tuple of int
            Width and height of the page, in CSS pixels.
        device_scale_factor : float
            Device pixels for each CSS pixel.
        reduced_motion, color_scheme, has_touch
            What the browser says of its user.
        theme : str
            One of JupyterLab's themes, such as "JupyterLab Dark".
        fresh : bool
            Whether JupyterLab must be loaded anew.

        Returns
        -------
        NotebookPage
            Shown, its kernel idle, and no cell run yet.
        """
        path = self.copy_notebook(cells)
        light = "Light" in theme
        kind = (device_scale_factor, has_touch, light)
        notebook = None if fresh else self._kept.pop(kind, None)
        if notebook is None:
            context = self._browser.new_context(
                device_scale_factor=device_scale_factor, has_touch=has_touch, locale="en-US"
            )
            notebook = NotebookPage(context.new_page())
        self.pages.append(notebook)
        if not fresh:
            self._keep.append((kind, notebook))
        notebook.page.set_viewport_size({"width": viewport[0], "height": viewport[1]})
        notebook.page.emulate_media(reduced_motion=reduced_motion, color_scheme=color_scheme)
        notebook.show(path, self.server.url, path.relative_to(self.server.root).as_posix())
        worn = f"body[data-jp-theme-light={str(light).lower()}]"
        if not (light and notebook.page.locator(worn).count()):
            # Also where the page is dark already: a page that is loaded again asks the server for its theme.
            notebook.command("apputils:change-theme", theme=theme)
            notebook.page.wait_for_selector(worn, state="attached")
        return notebook

    def copy_notebook(self, cells: Path | str | Sequence[str]) -> Path:
        """Put a notebook into a new folder of the server's, and return its path there."""
        folder = self.server.root / f"n{sum(1 for _ in self.server.root.iterdir())}"
        folder.mkdir()
        if isinstance(cells, (str, Path)):
            return Path(shutil.copy(cells, folder))
        path = folder / "test.ipynb"
        made = nbformat.v4.new_notebook(
            cells=[nbformat.v4.new_code_cell(cell) for cell in cells], metadata=KERNEL
        )
        nbformat.write(made, path)
        return path

    def picture_failure(self, test: str) -> None:
        """Save a picture of every page that can still be pictured; none of them is kept."""
        from playwright.sync_api import Error

        self._keep.clear()
        for number, notebook in enumerate(self.pages):
            with suppress(Error):  # what matters now is the test's own failure
                notebook.screenshot(f"failed-{re.sub(r'[^A-Za-z0-9_]+', '-', test)}-{number}")

    def close(self) -> None:
        """Close all notebooks, end their kernels, forget all that was set and kept; fail if a page threw an error."""
        for kind, notebook in self._keep:
            if not notebook.threw and kind not in self._kept and notebook.put_away():
                self._kept[kind] = notebook
        for notebook in self.pages:
            if notebook not in self._kept.values():
                notebook.close()
        self.server.shut_kernels_down()
        self.server.forget_player()
        self.server.reset_settings()
        thrown = [error for notebook in self.pages for error in notebook.page_errors]
        assert not thrown, "the page threw:\n" + "\n".join(thrown)


def in_ci() -> bool:
    """Tell whether a missing browser is a fault rather than a choice."""
    return os.environ.get("CI", "").lower() not in ("", "0", "false")
