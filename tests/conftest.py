"""What all tests share."""

import os
import tempfile
from collections.abc import Callable

import pytest

from tests.browser.fixtures import chromium, lab, lab_server

__all__ = ["chromium", "lab", "lab_server"]


def pytest_configure(config: pytest.Config) -> None:
    """Give the tests, and the kernels that run the notebooks, a user of their own who has kept nothing yet."""
    data = tempfile.TemporaryDirectory(prefix="golf_nb_data_")
    before = os.environ.get("GOLF_NB_DATA")
    os.environ["GOLF_NB_DATA"] = data.name
    config.add_cleanup(data.cleanup)
    config.add_cleanup(_put_back("GOLF_NB_DATA", before))


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Put the tests that drive a browser last: an open browser's event loop is in other tests' way."""
    items.sort(key=lambda item: "lab" in getattr(item, "fixturenames", ()))


def _put_back(name: str, value: str | None) -> Callable[[], None]:
    def put_back() -> None:
        os.environ.pop(name, None)
        if value is not None:
            os.environ[name] = value

    return put_back
