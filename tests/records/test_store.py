"""What a store refuses, and what is the same whichever way it is asked."""

from __future__ import annotations

from dataclasses import FrozenInstanceError, fields
from typing import TYPE_CHECKING

import pytest

from golf_nb.engine import GolfError, Position, deal
from golf_nb.records import Record, Result, SavedCourse, SavedHand, Store
from tests.records.boards import ending, start

if TYPE_CHECKING:
    from pathlib import Path


def test_a_deal_is_found_by_its_number_or_its_cards() -> None:
    with Store.temporary() as store:
        assert store.best(24) is None
        assert store.best(deal(24), "record") is None
        store.record_result(ending(0, "record"))
        assert store.best(start("record")) == store.best(start(), "record") == store.records()[0]
        assert store.best(start()) is None


@pytest.mark.parametrize(
    "deal_asked, rules",
    [(0, None), ("24", None), (None, None), (24, "gentle"), (start(), "gentle"), (24, "")],
)
def test_what_is_no_deal_or_rule_set_is_refused(deal_asked: int | Position, rules: str | None) -> None:
    with Store.temporary() as store, pytest.raises(GolfError):
        store.best(deal_asked, rules)


@pytest.mark.parametrize(
    "options",
    [
        {"number": 24},
        {"number": 0},
        {"number": "24"},
        {"seconds": -1},
        {"seconds": "9"},
        {"hand": 3},
        {"hand": None},
    ],
    ids=str,
)
def test_a_result_with_a_wrong_argument_is_refused(options: dict[str, int]) -> None:
    with Store.temporary() as store:
        with pytest.raises(GolfError):
            store.record_result(ending(1), **options)  # type: ignore[arg-type]
        with pytest.raises(GolfError):
            store.save_hand("table", ending(1), **options)  # type: ignore[arg-type]
        assert (store.records(), store.hands()) == ((), ())


def test_what_comes_back_are_plain_values(tmp_path: Path) -> None:
    with Store(tmp_path / "a.db") as store:
        result = store.record_result(ending(1))
        store.save_hand("table", ending(1))
        store.save_course("MEADOW", "[]")
        values = [result, *store.records(), *store.hands(), *store.courses()]
    assert [type(value) for value in values] == [Result, Record, SavedHand, SavedCourse]
    for value in values:
        with pytest.raises(FrozenInstanceError):
            delattr(value, fields(value)[0].name)
