"""Every test in this folder drives a real browser."""

from pathlib import Path

import pytest

HERE = Path(__file__).parent


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark this folder's tests."""
    for item in items:
        if HERE in item.path.parents:
            item.add_marker(pytest.mark.browser)
