"""What all tests share."""

from collections.abc import Generator, Iterator

import pytest

from golf_nb.language import use
from tests.browser.fixtures import ROOM, lab, lab_room
from tests.processes import drives_browser

__all__ = ["lab", "lab_room"]


@pytest.fixture(autouse=True)
def english_again() -> Iterator[None]:
    """Leave no language behind that a test chose."""
    yield
    use(None)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown(
    item: pytest.Item, nextitem: pytest.Item | None
) -> Generator[None, object, object]:
    """Leave the browser before a test that does not drive it: its event loop would be in that test's way."""
    try:
        return (yield)
    finally:
        if ROOM in item.config.stash and nextitem is not None and not drives_browser(nextitem):
            item.config.stash[ROOM].leave()
