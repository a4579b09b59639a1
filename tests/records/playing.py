"""A player who uses everything that a store does, and does not notice trouble."""

from __future__ import annotations

from typing import TYPE_CHECKING

from golf_nb.engine import Game
from tests.records.boards import SCORES, ending, start

if TYPE_CHECKING:
    from golf_nb.records import Store

MEANWHILE = "Play goes on. What you do now is kept until this Python session ends"


def play_on(store: Store) -> None:
    """Use everything that a store does, as a player would not notice."""
    for score in SCORES:
        assert store.record_result(ending(score), seconds=9).record.score == SCORES[0]
    store.save_hand("table", Game(start(), "A"))
    store.save_hand("table", Game(start(), "AA"))
    store.save_hand("other", ending(1))
    store.forget_hand("other")
    store.save_course("MEADOW", "[]", "Ann")
    store.save_progress("kings", ["next", "next"], reached=3, pages=3)
    store.save_progress("kings", [], reached=1, pages=3)
    check(store)


def check(store: Store) -> None:
    """See that all of it is there."""
    record = store.best(start())
    assert record is not None
    assert (record.score, record.tries, record.first_clear_seconds) == (-3, 7, 9)
    (hand,) = store.hands()
    assert len(hand.game.moves) == 2
    assert store.load_course("MEADOW", "Ann") == "[]"
    progress = store.load_progress("kings")
    assert progress is not None
    assert (progress.events, progress.reached) == ((), 3)
    assert progress.finished is not None


def in_file(store: Store) -> bool:
    return store.kept


def told_once(store: Store, words: str) -> None:
    assert store.warnings == (store.message,)
    assert words in store.message
    assert str(store.path) in store.message
    assert MEANWHILE in store.message
