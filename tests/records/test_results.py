"""Results and records: what is better, what is counted, and what is never mixed."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from golf_nb.engine import Game, GolfError, Rules, deal
from golf_nb.records import Record, Store
from golf_nb.records.copies import in_memory
from golf_nb.records.results import Finished, all_records
from tests.records.boards import SCORES, ending, start

ROW = Finished("b", "kings=stop scoring=bonus undo=none compulsory=no columns=7 rows=5 packs=1", "h", 24, 4,
               False, 9.5, "2025-01-31T12:00:00+00:00")  # fmt: skip


def order(record: Record) -> tuple[bool, int]:
    return (not record.cleared, record.score)


def test_the_first_result_is_the_best_so_far() -> None:
    with Store.temporary() as store:
        result = store.record_result(ending(2), seconds=30)
        assert (result.score, result.cleared, result.before) == (2, False, None)
        assert (result.new_best, result.first_clear, result.new_try) == (True, False, True)
        assert (result.record.score, result.record.tries, result.record.first_clear) == (2, 1, None)
        assert store.best(start()) == result.record


def test_clear_undo_clear_again_is_one_hand() -> None:
    game = ending(-2)
    with Store.temporary() as store:
        store.record_result(game, seconds=30, hand="a")
        again = store.record_result(game.undo().redo(), seconds=50, hand="a")
        assert again.before == again.record
        assert (again.record.tries, again.record.first_clear_seconds) == (1, 30)
        assert (again.new_best, again.first_clear, again.new_try) == (False, False, False)
        assert len(store.records()) == 1


def test_a_hand_that_gets_better_after_an_undo_is_still_one_try() -> None:
    with Store.temporary() as store:
        store.record_result(ending(2), hand="a")
        better = store.record_result(ending(-1), hand="a", seconds=70)
        assert (better.new_best, better.first_clear, better.new_try) == (True, True, False)
        worse = store.record_result(ending(1), hand="a")
        assert worse.record == better.record
        assert worse.record.tries == 1


def test_without_a_name_each_call_is_a_hand() -> None:
    with Store.temporary() as store:
        for _ in range(3):
            record = store.record_result(ending(1)).record
        assert record.tries == 3


def test_a_worse_score_never_replaces_a_better_one() -> None:
    with Store.temporary() as store:
        best = store.record_result(ending(-3)).record
        for score in SCORES[1:]:
            result = store.record_result(ending(score))
            assert not result.new_best
            assert (result.record.score, result.record.reached) == (-3, best.reached)
        assert result.record.tries == len(SCORES)


def test_practice_betters_the_score_and_leaves_the_first_clear() -> None:
    with Store.temporary() as store:
        store.record_result(ending(1), seconds=500)
        first = store.record_result(ending(0), seconds=300)
        assert first.first_clear
        quicker = store.record_result(ending(-3), seconds=20)
        assert quicker.new_best
        assert not quicker.first_clear
        assert (quicker.record.score, quicker.record.first_clear_seconds) == (-3, 300)


def test_a_first_clear_without_a_clock_stays_without() -> None:
    with Store.temporary() as store:
        store.record_result(ending(0))
        record = store.record_result(ending(0), seconds=20).record
        assert record.first_clear is not None
        assert record.first_clear_seconds is None


@pytest.mark.parametrize("scoring", ["bonus", "strokes"])
def test_a_cleared_hand_is_always_better_than_a_blocked_one(scoring: str) -> None:
    rules = Rules.preset("king-stops").replace(scoring=scoring)
    for first, second in [(0, 1), (1, 0), (-3, 2), (2, -3)]:
        with Store.temporary() as store:
            store.record_result(ending(first, rules))
            record = store.record_result(ending(second, rules)).record
            assert record.cleared
            assert record.score == (min(first, second) if scoring == "bonus" else 0)


def test_rules_that_say_something_else_have_records_of_their_own() -> None:
    with Store.temporary() as store:
        for scoring, score in (("bonus", -3), ("strokes", 0)):
            rules = Rules.preset("king-stops").replace(scoring=scoring)
            assert store.record_result(ending(-3, rules)).before is None
            best = store.best(start(), rules)
            assert best is not None
            assert (best.score, best.rules) == (score, rules)
        assert len(store.records()) == 2


def test_rules_that_say_the_same_share_a_record() -> None:
    with Store.temporary() as store:
        store.record_result(ending(1, "king-to-ace"))
        assert store.record_result(ending(0, "putt-putt")).record.tries == 2
        assert store.best(start(), "king-to-ace") == store.best(start("putt-putt"))


def test_the_same_cards_share_a_record_with_and_without_their_number() -> None:
    start_of_24 = deal(24)
    game = Game(start_of_24)
    while legal := game.position.moves():
        game = game.play(legal[0])
    with Store.temporary() as store:
        pasted = store.record_result(game).record
        assert (pasted.number, pasted.name) == (None, f"board {pasted.board[:6]}")
        numbered = store.record_result(game, number=24).record
        assert (numbered.number, numbered.name, numbered.tries) == (24, "deal 24", 2)
        assert store.best(24) == store.best(start_of_24) == numbered
        assert store.best(24, "classic") is None
        assert store.best(25) is None


def test_numbered_deals_come_first_and_in_order() -> None:
    with Store.temporary() as store:
        store.record_result(ending(0))
        for number in (24, 3):
            game = Game(deal(number))
            while legal := game.position.moves():
                game = game.play(legal[0])
            store.record_result(game, number=number)
        assert [record.number for record in store.records()] == [3, 24, None]


@given(st.lists(st.tuples(st.sampled_from(SCORES), st.sampled_from("abc"), st.none() | st.floats(0, 900))))
def test_the_best_only_gets_better(results: list[tuple[int, str, float | None]]) -> None:
    seen: list[Record] = []
    with Store.temporary() as store:
        for score, hand, seconds in results:
            result = store.record_result(ending(score), hand=hand, seconds=seconds)
            assert result.before == (seen[-1] if seen else None)
            assert result.record == store.best(start())
            assert result.new_best == (result.before is None or order(result.record) < order(result.before))
            seen.append(result.record)
    assert all(order(later) <= order(earlier) for earlier, later in pairwise(seen))
    if seen:
        scores = [score for score, _, _ in results]
        clears = [seconds for score, _, seconds in results if score <= 0]
        assert seen[-1].score == min(scores)
        assert seen[-1].tries == len({hand for _, hand, _ in results})
        assert (seen[-1].first_clear is None) == (not clears)
        # The hand that cleared first may not have had a clock; a later one does not fill the gap.
        assert seen[-1].first_clear_seconds == (clears[0] if clears else None)


@pytest.mark.parametrize("game", [Game(start()), Game(start(), "A"), start(), None])
def test_only_a_finished_hand_is_a_result(game: Game) -> None:
    with Store.temporary() as store, pytest.raises(GolfError):
        store.record_result(game)


@pytest.mark.parametrize("score", SCORES)
def test_a_finished_hand_taken_back_is_not_a_result(score: int) -> None:
    with Store.temporary() as store:
        with pytest.raises(GolfError, match="played to its end"):
            store.record_result(ending(score).undo())
        assert store.records() == ()


@pytest.mark.parametrize(
    "spoilt",
    [
        {"board": ""},
        {"hand": None},
        {"rules": "kings=stop"},
        {"number": 0},
        {"score": 0},
        {"score": 105},
        {"score": 1.5},
        {"score": -1, "cleared": 0},
        {"score": 1, "cleared": 1},
        {"cleared": 2},
        {"cleared": "yes"},
        {"seconds": -1.0},
        {"seconds": "long"},
        {"finished": "then"},
    ],
    ids=str,
)
def test_a_row_that_makes_no_sense_is_no_record(spoilt: dict[str, object]) -> None:
    values = {name: getattr(ROW, name) for name in Finished.__dataclass_fields__}
    with pytest.raises(GolfError):
        Finished(**(values | spoilt))
    connection = in_memory()
    marks = ", ".join("?" * len(values))
    insert = f"INSERT INTO results ({', '.join(values)}) VALUES ({marks})"  # noqa: S608
    wanted = {name: value for name, value in spoilt.items() if value is not None}
    for row in (values, values | {"hand": "other"} | wanted):
        connection.execute(insert, tuple(row.values()))
    records, senseless = all_records(connection)
    connection.close()
    assert senseless == (0 if None in spoilt.values() else 1)
    if senseless:
        assert [(record.score, record.tries) for record in records] == [(4, 1)]
