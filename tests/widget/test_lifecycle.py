from __future__ import annotations

from types import SimpleNamespace
from typing import TYPE_CHECKING

import pytest
from ipywidgets.widgets.widget import _instances

from golf_nb.engine import deal
from golf_nb.widget import Table, lifecycle

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.widget.wire import Wire


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, wire: Wire) -> Callable[[str | None, str | None], None]:
    """Pretend that a cell is being run: its id, and the id of this run."""

    def begin(cell: str | None, message: str | None) -> None:
        parent = {"header": {"msg_id": message}, "metadata": {} if cell is None else {"cellId": cell}}
        shell = SimpleNamespace(get_parent=lambda: parent)
        monkeypatch.setattr(lifecycle, "get_ipython", lambda: shell)

    return begin


def is_open(table: Table) -> bool:
    return table.comm is not None


def test_a_table_closes_everything_it_made(wire: Wire) -> None:
    before = set(_instances)
    table = Table(24)
    made = set(_instances) - before
    assert len(made) > 40
    table.play("A")
    table.close()
    assert set(_instances) == before
    assert lifecycle.count() == 0


def test_closing_twice_and_playing_on_do_no_harm(wire: Wire) -> None:
    table = Table(24)
    table.close()
    table.close()
    assert table.play("A") is None
    assert table.position == deal(24).after("A")
    assert lifecycle.count() == 0


def test_fifty_tables_in_one_cell(run: Callable[[str, str], None]) -> None:
    run("cell", "first")
    before = len(_instances)
    tables = [Table(number) for number in range(1, 51)]
    assert lifecycle.MOST_OPEN == 16
    assert lifecycle.count() == 16
    # The latest ones are those that somebody looks at.
    assert [is_open(table) for table in tables] == [False] * 34 + [True] * 16
    assert len(_instances) - before <= 16 * 80


def test_a_cell_that_is_run_again_closes_its_old_tables(run: Callable[[str, str], None]) -> None:
    run("one", "first")
    old = [Table(1), Table(2)]
    run("two", "second")
    other = Table(3)
    run("one", "third")
    new = [Table(1), Table(2)]
    assert [is_open(table) for table in (*old, other, *new)] == [False, False, True, True, True]
    assert lifecycle.count() == 3


def test_running_a_cell_again_and_again_leaves_one_table(run: Callable[[str, str], None]) -> None:
    run("cell", "0")
    Table(24)
    size = len(_instances)
    for number in range(1, 6):
        run("cell", str(number))
        Table(24)
        assert lifecycle.count() == 1
        assert len(_instances) == size


def test_without_cells_nothing_is_replaced(run: Callable[[str | None, str | None], None]) -> None:
    run(None, "first")
    one = Table(1)
    run(None, "second")
    other = Table(2)
    assert is_open(one)
    assert is_open(other)


@pytest.mark.parametrize("shell", [None, SimpleNamespace(), SimpleNamespace(get_parent=dict)])
def test_a_table_works_wherever_python_runs(
    monkeypatch: pytest.MonkeyPatch, wire: Wire, shell: object
) -> None:
    monkeypatch.setattr(lifecycle, "get_ipython", lambda: shell)
    one, other = Table(1), Table(2)
    assert is_open(one)
    assert is_open(other)


def test_a_table_that_somebody_closed_is_forgotten(run: Callable[[str, str], None]) -> None:
    run("cell", "first")
    one, other = Table(1), Table(2)
    one.close()
    assert lifecycle.count() == 1
    run("cell", "second")
    Table(3)
    assert not is_open(other)
    assert lifecycle.count() == 1
