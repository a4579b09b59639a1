"""Files of every version that there has been still open, with all that is in them."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from datetime import UTC, datetime
from typing import TYPE_CHECKING

import pytest

from golf_nb.engine import Game, Rules, deal
from golf_nb.records import Store, board_key, rules_key
from golf_nb.records import schema as schemas
from golf_nb.records.schema import VERSION, build, columns, shape, transaction, version_of
from tests.records.boards import ending, start
from tests.records.disks import read_only, rows

if TYPE_CHECKING:
    from pathlib import Path

# A file as version 1 wrote it. This text never changes: such files may exist.
VERSION_1 = """
PRAGMA application_id = 1198484582;
CREATE TABLE results (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    board TEXT NOT NULL,
    rules TEXT NOT NULL,
    hand TEXT NOT NULL,
    number INTEGER,
    score INTEGER NOT NULL,
    cleared INTEGER NOT NULL,
    seconds REAL,
    finished TEXT NOT NULL,
    UNIQUE (board, rules, hand, score)
);
INSERT INTO results (board, rules, hand, number, score, cleared, seconds, finished) VALUES
    ('f7dfd18666881495',
     'kings=queen scoring=bonus undo=since-draw compulsory=no columns=7 rows=5 packs=1',
     'a', 24, 4, 0, 300.5, '2025-01-31T12:00:00+00:00'),
    ('f7dfd18666881495',
     'kings=queen scoring=bonus undo=since-draw compulsory=no columns=7 rows=5 packs=1',
     'b', 24, -2, 1, 252.0, '2025-02-01T12:00:00+00:00'),
    ('f7dfd18666881495',
     'kings=queen scoring=bonus undo=since-draw compulsory=no columns=7 rows=5 packs=1',
     'c', 24, -1, 1, 99.0, '2025-02-02T12:00:00+00:00'),
    ('37c4d38d5fe3ea71',
     'kings=stop scoring=bonus undo=unlimited compulsory=no columns=7 rows=5 packs=1',
     'd', NULL, 2, 0, NULL, '2025-02-03T12:00:00+00:00');
PRAGMA user_version = 1;
"""


@pytest.fixture
def old(tmp_path: Path) -> Path:
    """Return a file of version 1."""
    path = tmp_path / "data" / "records.sqlite3"
    path.parent.mkdir()
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(VERSION_1)
    return path


def check(store: Store) -> None:
    """See that everything of the old file is there."""
    record = store.best(24, "record")
    assert record is not None
    assert (record.score, record.cleared, record.tries, record.number) == (-2, True, 3, 24)
    assert record.reached == record.first_clear == datetime(2025, 2, 1, 12, tzinfo=UTC)
    assert record.first_clear_seconds == 252
    pasted = store.best(start())
    assert pasted is not None
    assert (pasted.score, pasted.first_clear) == (2, None)


def test_the_oldest_file_is_brought_up_to_date(old: Path) -> None:
    with Store(old) as store:
        check(store)
        store.record_result(ending(-1))
        store.save_hand("table", Game(deal(24)), number=24)
        store.save_course("MEADOW", "[]")
        store.save_progress("kings", [], reached=1, pages=3)
        assert store.warnings == ()
        assert store.kept
    assert rows(old, "PRAGMA user_version") == [(VERSION,)]
    with Store(old) as store:
        assert len(store.records()) == len(store.hands()) + len(store.courses()) == 2
        assert len(store.lessons()) == 1


def test_an_old_file_that_cannot_be_changed_is_read(old: Path) -> None:
    before = old.read_bytes()
    with read_only(old.parent), Store(old) as store:
        check(store)
        store.save_hand("table", ending(1))
        assert store.load_hand("table") is not None
        assert len(store.warnings) == 1
    assert old.read_bytes() == before


def test_an_update_that_fails_leaves_the_old_file(old: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    steps = (*schemas.STEPS[:-1], (*schemas.STEPS[-1], "CREATE TABLE results (id)"))
    before = rows(old, "SELECT * FROM results")
    with monkeypatch.context() as patch:
        patch.setattr(schemas, "STEPS", steps)
        with closing(sqlite3.connect(old, isolation_level=None)) as connection:
            with pytest.raises(sqlite3.OperationalError, match="already exists"):
                build(connection)
            assert version_of(connection) == 1
            assert columns(connection, "hands") == ()
    assert rows(old, "SELECT * FROM results") == before
    with Store(old) as store:
        check(store)


@pytest.mark.parametrize("version", range(VERSION + 1))
def test_every_version_leads_to_the_same_tables(version: int) -> None:
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as connection:
        build(connection, version)
        assert version_of(connection) == version
        build(connection)
        found = shape(connection)
        build(connection)
        assert version_of(connection) == VERSION
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as connection:
        build(connection)
        assert shape(connection) == found


def test_version_1_is_what_it_was(old: Path) -> None:
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as connection:
        build(connection, 1)
        with closing(sqlite3.connect(old)) as written:
            assert shape(connection) == shape(written)
            for pragma in ("PRAGMA application_id", "PRAGMA user_version"):
                assert connection.execute(pragma).fetchone() == written.execute(pragma).fetchone()


def test_rules_keys_of_old_files_are_those_of_today() -> None:
    assert rules_key(Rules.preset("record")) in VERSION_1
    assert rules_key(Rules.preset("king-stops")) in VERSION_1
    assert board_key(deal(24)) in VERSION_1


def test_a_transaction_is_all_or_nothing() -> None:
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as connection:
        connection.execute("CREATE TABLE t (a UNIQUE)")
        with transaction(connection):
            connection.execute("INSERT INTO t VALUES (1)")
        with pytest.raises(sqlite3.IntegrityError), transaction(connection):
            connection.executemany("INSERT INTO t VALUES (?)", [(2,), (3,), (1,)])
        assert connection.execute("SELECT a FROM t").fetchall() == [(1,)]
        assert not connection.in_transaction
