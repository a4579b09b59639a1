"""A pytest plugin for every run, also one of doctests or notebooks alone: nothing touches this user's own records."""

import os
import tempfile
from collections.abc import Callable
from pathlib import Path

import pytest

DATA = pytest.StashKey[Path]()


def pytest_configure(config: pytest.Config) -> None:
    """Give the tests, and the kernels that they start, a user of their own who has kept nothing yet."""
    data = tempfile.TemporaryDirectory(prefix="golf_nb_data_")
    config.stash[DATA] = Path(data.name)
    before = os.environ.get("GOLF_NB_DATA")
    os.environ["GOLF_NB_DATA"] = data.name
    config.add_cleanup(data.cleanup)
    config.add_cleanup(_put_back("GOLF_NB_DATA", before))


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    """Let each file begin with nothing kept: a hand left half way in one would come back in the next."""
    os.environ["GOLF_NB_DATA"] = str(item.config.stash[DATA] / item.path.relative_to(item.path.anchor))


def _put_back(name: str, value: str | None) -> Callable[[], None]:
    def put_back() -> None:
        os.environ.pop(name, None)
        if value is not None:
            os.environ[name] = value

    return put_back
