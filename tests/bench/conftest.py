"""Every test in this folder measures; what it found is told at the end of the run, also when it passed."""

from collections.abc import Callable
from pathlib import Path

import pytest

HERE = Path(__file__).parent
FIGURES = pytest.StashKey[list[str]]()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark this folder's tests."""
    for item in items:
        if HERE in item.path.parents:
            item.add_marker(pytest.mark.bench)


@pytest.fixture
def tell(request: pytest.FixtureRequest) -> Callable[[str, str], None]:
    """Keep a figure for the end of the run: what was measured, and the result."""
    figures = request.config.stash.setdefault(FIGURES, [])
    return lambda what, result: figures.append(f"| {what} | {result} |")


@pytest.fixture
def thorough(request: pytest.FixtureRequest) -> bool:
    """Whether figures are wanted (`--benchmark-enable`), and not only the verdict."""
    return bool(request.config.getoption("benchmark_enable"))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    """Show the figures as rows of a Markdown table."""
    if figures := config.stash.get(FIGURES, []):
        terminalreporter.section("figures")
        for figure in figures:
            terminalreporter.write_line(figure)
