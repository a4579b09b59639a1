"""Half-played hands come back as they were, with undo and redo."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from golf_nb.engine import Game, GolfError, Undo, deal
from golf_nb.records import Store
from golf_nb.records.rows import now
from tests.records.boards import ending, start
from tests.strategies import games, partial_positions


@given(games(), st.data())
def test_a_hand_comes_back_as_it_was(game: Game, data: st.DataObject) -> None:
    game = Game(game.start, game.moves, data.draw(st.integers(0, len(game.moves))))
    with Store.temporary() as store:
        store.save_hand("table", game, seconds=61.5, hand="a")
        saved = store.load_hand("table")
    assert saved is not None
    assert saved.game == game
    assert saved.game.position == game.position
    assert (saved.game.can_undo, saved.game.can_redo) == (game.can_undo, game.can_redo)
    assert (saved.key, saved.number, saved.seconds, saved.hand) == ("table", None, 61.5, "a")


@given(partial_positions())
def test_any_board_comes_back(position: object) -> None:
    with Store.temporary() as store:
        store.save_hand("table", Game(position))  # type: ignore[arg-type]
        saved = store.load_hand("table")
    assert saved is not None
    assert saved.game.start == position


def test_what_cannot_be_taken_back_cannot_be_taken_back_later() -> None:
    rules = start().rules.replace(undo=Undo.SINCE_DRAW)
    with Store.temporary() as store:
        store.save_hand("table", Game(start(rules), ["draw"]))
        saved = store.load_hand("table")
    assert saved is not None
    assert not saved.game.can_undo


def test_the_hand_saved_last_counts() -> None:
    with Store.temporary() as store:
        for moves in ("A", "AA", ""):
            store.save_hand("table", Game(start(), moves), seconds=len(moves))
        saved = store.load_hand("table")
        assert saved is not None
        assert (saved.game.moves, saved.seconds) == ((), 0)
        assert len(store.hands()) == 1


def test_a_forgotten_hand_is_gone_and_others_stay() -> None:
    with Store.temporary() as store:
        store.save_hand("one", ending(1))
        store.save_hand("two", ending(2))
        store.forget_hand("one")
        store.forget_hand("never there")
        assert store.load_hand("one") is None
        assert [hand.key for hand in store.hands()] == ["two"]


def test_a_number_belongs_to_its_cards() -> None:
    with Store.temporary() as store:
        store.save_hand("table", Game(deal(24)), number=24)
        saved = store.load_hand("table")
        assert saved is not None
        assert saved.number == 24
        assert saved.saved <= now()
        with pytest.raises(GolfError, match="other cards"):
            store.save_hand("table", Game(deal(24)), number=25)


@pytest.mark.parametrize(
    "spoilt",
    [
        {"start": "Talon: 5H"},
        {"rules": "none"},
        {"moves": "A B C"},
        {"moves": "hop"},
        {"moves": b"\xff"},
        {"moves_standing": 9},
        {"moves_standing": "all"},
        {"number": -1},
        {"seconds": "long"},
        {"saved": ""},
    ],
    ids=str,
)
def test_a_hand_that_makes_no_sense_is_told_of_and_left_alone(spoilt: dict[str, object]) -> None:
    with Store.temporary() as store:
        store.save_hand("good", ending(1))
        store.save_hand("bad", ending(1).undo())
        ((column, value),) = spoilt.items()
        change = f"UPDATE hands SET {column} = ? WHERE key = 'bad'"  # noqa: S608
        store._session.write(("spoil",), lambda connection: connection.execute(change, (value,)))
        assert store.message == ""
        assert store.load_hand("bad") is None
        assert store.message.startswith("1 entry makes no sense")
        assert [hand.key for hand in store.hands()] == ["good"]
        count = "SELECT count(*) FROM hands"
        assert store._session.read(lambda connection: connection.execute(count).fetchone()) == (2,)
        assert len(store.warnings) == 1
