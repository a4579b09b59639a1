"""Every test in this folder measures; what it found is told at the end of the run, also when it passed."""

from collections.abc import Callable
from pathlib import Path

import pytest

HERE = Path(__file__).parent
FIGURES: list[str] = []


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark this folder's tests."""
    for item in items:
        if HERE in item.path.parents:
            item.add_marker(pytest.mark.bench)


@pytest.fixture
def tell(record_property: Callable[[str, object], None]) -> Callable[[str, str], None]:
    """Keep a figure for the end of the run: what was measured, and the result."""
    return lambda what, result: record_property("figure", f"| {what} | {result} |")


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    """Collect the figures, also those of tests that ran in another process."""
    if report.when == "call":
        FIGURES.extend(str(value) for name, value in report.user_properties if name == "figure")


@pytest.fixture
def thorough(request: pytest.FixtureRequest) -> bool:
    """Whether figures are wanted (`--benchmark-enable`), and not only the verdict."""
    return bool(request.config.getoption("benchmark_enable"))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Show the figures as rows of a Markdown table."""
    if FIGURES:
        terminalreporter.section("figures")
        for figure in FIGURES:
            terminalreporter.write_line(figure)
