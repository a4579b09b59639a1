"""The fixture `lab`: a real JupyterLab and a real browser, shared by all tests that ask for them."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest

from tests.browser.lab import Lab, in_ci, running_browser, why_no_browser
from tests.browser.server import LabServer

if TYPE_CHECKING:
    from playwright.sync_api import Browser

__all__ = ["chromium", "lab", "lab_server"]


@pytest.fixture(scope="session")
def chromium() -> Iterator["Browser"]:
    """One browser for all tests; where there is none, its tests are skipped, but never in CI."""
    if reason := why_no_browser():
        if in_ci():
            pytest.fail(reason)
        pytest.skip(reason)
    with running_browser() as browser:
        yield browser


@pytest.fixture(scope="session")
def lab_server(chromium: "Browser", tmp_path_factory: pytest.TempPathFactory) -> Iterator[LabServer]:
    """One JupyterLab for all tests."""
    server = LabServer(tmp_path_factory.mktemp("jupyterlab"))
    try:
        yield server
    finally:
        server.stop()


@pytest.fixture
def lab(lab_server: LabServer, chromium: "Browser", request: pytest.FixtureRequest) -> Iterator[Lab]:
    """JupyterLab for one test: its pages are closed and its kernels ended after it.

    Where the test failed, `artifacts` then has a picture of each page.
    """
    lab = Lab(lab_server, chromium)
    failed_before = request.session.testsfailed
    yield lab
    if request.session.testsfailed > failed_before:
        lab.picture_failure(request.node.name)
    lab.close()
