"""What all tests share."""

import pytest

from tests.browser.fixtures import chromium, lab, lab_server

__all__ = ["chromium", "lab", "lab_server"]


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Put the tests that drive a browser last: an open browser's event loop is in other tests' way."""
    items.sort(key=lambda item: "lab" in getattr(item, "fixturenames", ()))
