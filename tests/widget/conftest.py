"""What the tests of the widgets share: no error stays silent, nothing stays open, everything sent is read."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

import pytest

from golf_nb.widget import Table, lifecycle
from tests.widget.driver import Person, Wire, loud, recording

if TYPE_CHECKING:
    from collections.abc import Iterator

    from golf_nb.engine import Game, Position


class Seat(Protocol):
    """Makes a table and sits down at it."""

    def __call__(self, start: int | Position | Game | None = 24, **options: Any) -> Person: ...


@pytest.fixture(autouse=True)
def errors_get_through() -> Iterator[None]:
    """Errors in callbacks fail the test, and no table outlives it."""
    with loud():
        yield
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

    def sit(start: int | Position | Game | None = 24, **options: Any) -> Person:
        person = Person(Table(start, **options))
        wire.take()
        return person

    return sit
