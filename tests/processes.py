"""A pytest plugin for runs in several processes (`pytest -n 3 --dist loadfile`): what goes to the same one.

Each file stays whole, and all that drives a browser or measures time is handed out together: one JupyterLab and one
browser are enough for a machine, and two measurements at once disturb each other. (The groups that pytest-xdist has
for this, `--dist loadgroup`, are ignored with pytest 9.2: pytest-dev/pytest-xdist#1386.)

The browser tests wait for most of their time, so there can be one process more than there are processors; all the
others give way to them.
"""

import os
from pathlib import PurePosixPath
from typing import Any

import pytest

TOGETHER = (PurePosixPath("tests/browser"), PurePosixPath("tests/bench"))
"""The folders that are handed out as if they were one file."""
GIVING_WAY = 10
"""The niceness of the other processes, on systems that have one."""


def unit(nodeid: str) -> str:
    """Return the name of what is handed out as a whole and has this test in it."""
    path = PurePosixPath(nodeid.partition("::")[0])
    return "browser" if any(folder in path.parents for folder in TOGETHER) else str(path)


def drives_browser(item: pytest.Item) -> bool:
    """Tell whether a test asks for `lab`."""
    return "lab" in getattr(item, "fixturenames", ())


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Any:
    """Hand out units in their order, which begins with the one that takes longest."""
    from xdist.scheduler import LoadScopeScheduling  # type: ignore[import-untyped]

    class LoadUnitScheduling(LoadScopeScheduling):  # type: ignore[misc]
        def _split_scope(self, nodeid: str) -> str:
            return unit(nodeid)

    if config.getoption("dist") != "loadfile":
        return None
    config.option.loadscopereorder = False
    return LoadUnitScheduling(config, log)


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Put the tests that drive a browser last; where they are handed out, first, because they take longest."""
    stray = [item.nodeid for item in items if drives_browser(item) and unit(item.nodeid) != "browser"]
    if stray:
        raise pytest.UsageError(f"not in {' or '.join(map(str, TOGETHER))}, but drives a browser: {stray}")
    first = hasattr(config, "workerinput")
    items.sort(key=lambda item: drives_browser(item) != first)


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    """Let a process that drives no browser, or has done with it, wait for the processor behind the one that does."""
    if hasattr(item.config, "workerinput") and not drives_browser(item) and hasattr(os, "nice"):
        os.nice(max(0, GIVING_WAY - os.nice(0)))
