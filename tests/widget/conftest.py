"""What the tests of the widgets share: no error stays silent, nothing stays open, everything sent is read."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

import pytest

from golf_nb.records import default_store
from golf_nb.widget import Table, ledger, lifecycle
from tests.widget.driver import Person
from tests.widget.wire import Wire, loud, recording

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from golf_nb.engine import Game, Position


class Seat(Protocol):
    """Makes a table and sits down at it."""

    def __call__(self, start: int | str | Position | Game | None = 24, **options: Any) -> Person: ...


@pytest.fixture(autouse=True)
def nothing_kept_before(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Give each test a player of its own, who has kept nothing and opened nothing yet."""
    monkeypatch.setenv("GOLF_NB_DATA", str(tmp_path / "data"))
    monkeypatch.setattr(ledger, "_opened_here", set())
    yield
    default_store().close()


@pytest.fixture(autouse=True)
def errors_get_through() -> Iterator[None]:
    """Errors in callbacks fail the test; it begins with no table of another file open, and none outlives it."""
    close_all_tables()
    with loud():
        yield
    close_all_tables()


def close_all_tables() -> None:
    for table, _ in tuple(lifecycle._open):
        table.close()


@pytest.fixture
def wire() -> Iterator[Wire]:
    """Record what is sent to canvases."""
    with recording() as recorded:
        yield recorded


@pytest.fixture
def seat(wire: Wire) -> Seat:
    """Sit down at a new table; what it sent to begin with is off the wire."""

    def sit(start: int | str | Position | Game | None = 24, **options: Any) -> Person:
        person = Person(Table(start, **options))
        wire.take()
        return person

    return sit
