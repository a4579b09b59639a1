"""What is kept under a key to go on with; hands, courses and lessons have tests of their own."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from golf_nb.engine import Game, GolfError, deal
from golf_nb.records import Store
from tests.records.boards import ending

if TYPE_CHECKING:
    from pathlib import Path


@pytest.mark.parametrize("key", ["", None, 3, "\udc80"])
def test_a_key_is_a_text(key: str) -> None:
    with Store.temporary() as store:
        for asked in (store.load_hand, store.forget_hand, store.load_progress, store.load_course):
            with pytest.raises(GolfError):
                asked(key)
        with pytest.raises(GolfError):
            store.save_hand(key, ending(1))


def test_a_number_that_only_counts_as_one_is_stored_as_one(tmp_path: Path) -> None:
    class Counted:
        def __index__(self) -> int:
            return 24

    game = Game(deal(24))
    with Store(tmp_path / "a.db") as store:
        store.save_hand("table", game, number=Counted())  # type: ignore[arg-type]
        hand = store.load_hand("table")
        assert hand is not None
        assert hand.number == 24
