from __future__ import annotations

import csv
import io
import json

import pytest

from golf_nb.engine import Game, GolfError, Rules, deal, parse_board, use_language
from golf_nb.records import Store
from golf_nb.records.keys import rules_of
from tests.records.boards import ending, start


@pytest.fixture
def store() -> Store:
    """Return a store with something of everything."""
    store = Store.temporary()
    store.record_result(ending(1))
    store.record_result(ending(-3), seconds=12.5)
    game = Game(deal(24, "classic"))
    while legal := game.position.moves():
        game = game.play(legal[0])
    store.record_result(game, number=24)
    store.save_hand("table", Game(start(), ["A", "A"], 1), seconds=4)
    store.save_course("MEADOW", '{"par": 3}', "Björn, ♣")
    store.save_progress("kings", ["play 6♥"], reached=1, pages=3)
    return store


def test_a_sheet_has_a_line_for_each_record(store: Store) -> None:
    text = store.export("csv")
    assert text == store.export()
    numbered, pasted = csv.DictReader(io.StringIO(text))
    assert (numbered["deal"], numbered["rules"], numbered["kings"], numbered["first_clear_on"]) == (
        ("24", "classic", "queen", "")
    )
    assert int(numbered["best"]) > 0
    record = store.best(start())
    assert record is not None
    assert pasted == {
        "deal": "",
        "board": record.board,
        "rules": "king-stops",
        "kings": "stop",
        "scoring": "bonus",
        "undo": "unlimited",
        "compulsory": "False",
        "columns": "7",
        "rows": "5",
        "packs": "1",
        "best": "-3",
        "cleared": "True",
        "tries": "2",
        "best_on": record.reached.isoformat(),
        "first_clear_on": record.reached.isoformat(),
        "first_clear_seconds": "12.5",
    }


def test_json_has_everything(store: Store) -> None:
    text = store.export("json")
    assert text.endswith("}\n")
    everything = json.loads(text)
    assert set(everything) == {"version", "records", "hands", "courses", "lessons"}
    assert [record["deal"] for record in everything["records"]] == [24, None]
    assert everything["records"][1]["best"] == -3
    (hand,) = everything["hands"]
    board = parse_board("\n".join(hand["start"]), rules_of(hand["rules"]), partial=True)
    saved = store.load_hand("table")
    assert saved is not None
    assert Game(board, hand["moves"], hand["moves_standing"]) == saved.game
    assert everything["courses"][0]["player"] == "Björn, ♣"
    assert json.loads(everything["courses"][0]["course"]) == {"par": 3}
    assert everything["lessons"][0]["events"] == ["play 6♥"]
    assert everything["lessons"][0]["finished"] is None
    assert everything["lessons"][0]["stars"] == 0


@pytest.mark.parametrize("form", ["csv", "json"])
def test_the_text_is_the_same_whatever_language_is_spoken(store: Store, form: str) -> None:
    for kings in ("queen", "wrap", "stop"):
        store.record_result(ending(1, Rules.preset("classic").replace(kings=kings, columns=5)))
    english = store.export(form)
    assert "custom rules" in english
    use_language("de")
    assert store.export(form) == english


def test_an_empty_store_is_a_sheet_with_its_names() -> None:
    with Store.temporary() as empty:
        assert empty.export().count("\n") == 1
        assert json.loads(empty.export("json"))["records"] == []


@pytest.mark.parametrize("form", ["xlsx", "", "CSV", None])
def test_other_forms_are_refused(form: str) -> None:
    with Store.temporary() as store, pytest.raises(GolfError, match="csv or json"):
        store.export(form)
