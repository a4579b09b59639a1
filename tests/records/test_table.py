from __future__ import annotations

from golf_nb.engine import Rules
from golf_nb.records import RecordTable, Store
from golf_nb.records.rows import now
from tests.records.boards import ending


def test_no_record_is_said_in_words() -> None:
    with Store.temporary() as store:
        assert store.records() == ()
        assert repr(store.records()) == "No hand has been played to its end yet."


def test_scores_stand_beside_what_their_rules_say() -> None:
    stop, odd = Rules.preset("king-stops"), Rules.preset("record").replace(kings="wrap")
    odder = odd.replace(undo="none")
    with Store.temporary() as store:
        store.record_result(ending(2, stop))
        store.record_result(ending(-3, stop), seconds=252)
        store.record_result(ending(1, "putt-putt"))
        store.record_result(ending(1, odd))
        store.record_result(ending(1, odder))
        table = store.records()
        store.record_result(ending(-2, odder))
    board, day = table[0].board[:6], now().astimezone().date().isoformat()
    lines = repr(table).splitlines()
    assert lines[0] == "deal          rules        best  cleared  tries  first clear  date of best"
    assert f"board {board}  king-stops     −3  yes          2  4 min 12 s   {day}" in lines
    assert f"board {board}  king-to-ace    +1  no           1  –            {day}" in lines
    assert lines[5] == ""
    assert f"king-stops: {stop.in_words}" in lines
    assert f"king-to-ace: {Rules.preset('putt-putt').in_words}" in lines
    for number, rules in enumerate(dict.fromkeys(r.rules for r in table if not r.rules.name), start=1):
        assert f"custom {number}: {rules.in_words}" in lines
        assert sum(f"  custom {number}  " in line for line in lines) == 1


def test_a_clear_without_a_clock() -> None:
    with Store.temporary() as store:
        store.record_result(ending(-1))
        assert "  no clock  " in repr(store.records())


def test_the_table_is_a_tuple_of_records() -> None:
    with Store.temporary() as store:
        record = store.record_result(ending(-1)).record
        table = store.records()
    assert isinstance(table, RecordTable)
    assert tuple(table) == (record,)
