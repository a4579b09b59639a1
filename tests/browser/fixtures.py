"""The fixture `lab`: a real JupyterLab and a real browser, shared by all tests that ask for them."""

from collections.abc import Iterator
from contextlib import ExitStack
from typing import TYPE_CHECKING

import pytest

from tests.browser.lab import Kept, Lab, in_ci, running_browser, why_no_browser
from tests.browser.server import LabServer

if TYPE_CHECKING:
    from playwright.sync_api import Browser

__all__ = ["ROOM", "lab", "lab_room"]


class LabRoom:
    """One browser and one JupyterLab: started by the first test that needs them, and used by the ones after it.

    Parameters
    ----------
    folders : pytest.TempPathFactory
    """

    def __init__(self, folders: pytest.TempPathFactory) -> None:
        self._folders = folders
        self._running = ExitStack()
        self._inside: tuple[LabServer, Browser, Kept] | None = None

    def lab(self) -> Lab:
        """Return the two for one test."""
        if self._inside is None:
            browser = self._running.enter_context(running_browser())
            server = LabServer(self._folders.mktemp("jupyterlab"))
            self._running.callback(server.stop)
            self._inside = server, browser, {}
        return Lab(*self._inside)

    def leave(self) -> None:
        """Stop both, if they run."""
        self._inside = None
        self._running.close()


ROOM = pytest.StashKey[LabRoom]()
"""Where a run keeps its room."""


@pytest.fixture(scope="session")
def lab_room(tmp_path_factory: pytest.TempPathFactory, pytestconfig: pytest.Config) -> Iterator[LabRoom]:
    """What all browser tests share; where there is no browser, they are skipped, but never in CI."""
    if reason := why_no_browser():
        if in_ci():
            pytest.fail(reason)
        pytest.skip(reason)
    room = pytestconfig.stash[ROOM] = LabRoom(tmp_path_factory)
    yield room
    room.leave()


@pytest.fixture
def lab(lab_room: LabRoom, request: pytest.FixtureRequest) -> Iterator[Lab]:
    """JupyterLab for one test: its notebooks are closed and its kernels ended after it.

    Where the test failed, `artifacts` then has a picture of each page.
    """
    lab = lab_room.lab()
    failed_before = request.session.testsfailed
    yield lab
    if request.session.testsfailed > failed_before:
        lab.picture_failure(request.node.name)
    lab.close()
