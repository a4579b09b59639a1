from __future__ import annotations

import sqlite3
from contextlib import closing
from typing import TYPE_CHECKING

import pytest

from golf_nb.records.copies import connect, copy, in_memory, take_over
from golf_nb.records.schema import TABLES, VERSION, build, version_of

if TYPE_CHECKING:
    from pathlib import Path

ROW = "INSERT INTO courses VALUES (?, '', '[]', '2025-01-31T12:00:00+00:00')"


@pytest.mark.parametrize("version", range(VERSION + 1))
def test_a_copy_is_of_this_version(version: int) -> None:
    with closing(connect(":memory:")) as source:
        build(source, version)
        if version == VERSION:
            source.execute(ROW, ("MEADOW",))
        with closing(copy(source)) as target:
            assert version_of(target) == VERSION
            assert target.execute("SELECT code FROM courses").fetchall() == [("MEADOW",)] * (
                version == VERSION
            )
        assert version_of(source) == version
        assert not source.in_transaction


def test_a_source_that_cannot_be_read_gives_no_copy() -> None:
    with closing(connect(":memory:")) as source:
        source.execute(f"PRAGMA user_version = {VERSION}")
        with pytest.raises(sqlite3.OperationalError, match="no such table"):
            copy(source)
        assert not source.in_transaction


def test_rows_that_are_there_already_stay(tmp_path: Path) -> None:
    with closing(connect(tmp_path / "damaged")) as damaged:
        build(damaged)
        damaged.executemany(ROW, [("MEADOW",), ("DUNES",)])
    with closing(in_memory()) as target:
        target.execute(ROW, ("MEADOW",))
        assert take_over(tmp_path / "damaged", target) == 1
        assert take_over(tmp_path / "none", target) == 0
        assert target.execute("SELECT count(*) FROM courses").fetchone() == (2,)


def test_a_database_in_memory_is_ready() -> None:
    with closing(in_memory()) as connection:
        for table in TABLES:
            assert connection.execute(f"SELECT * FROM {table}").fetchall() == []  # noqa: S608


def test_a_spoilt_letter_hides_nothing() -> None:
    with closing(connect(":memory:")) as connection:
        assert connection.execute("SELECT CAST(x'41ff42' AS TEXT)").fetchone() == ("A\ufffdB",)
