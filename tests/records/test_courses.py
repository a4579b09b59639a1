from __future__ import annotations

import pytest

from golf_nb.engine import GolfError
from golf_nb.records import Store


def test_each_player_has_a_course_of_each_code() -> None:
    with Store.temporary() as store:
        store.save_course("MEADOW", "[1]", "Ann")
        store.save_course("MEADOW", "[2]", "Bo")
        store.save_course("MEADOW", "[3]")
        store.save_course("DUNES", "[4]", "Ann")
        store.save_course("MEADOW", "[1, 5]", "Ann")
        assert store.load_course("MEADOW", "Ann") == "[1, 5]"
        assert store.load_course("MEADOW", "Bo") == "[2]"
        assert store.load_course("MEADOW") == "[3]"
        assert store.load_course("DUNES") is None
        assert [(course.code, course.player) for course in store.courses()] == [
            ("DUNES", "Ann"),
            ("MEADOW", ""),
            ("MEADOW", "Ann"),
            ("MEADOW", "Bo"),
        ]


@pytest.mark.parametrize("text", ["", "{", "par 4", "[" * 100_000, None])
def test_a_course_is_json(text: str) -> None:
    with Store.temporary() as store:
        with pytest.raises(GolfError, match=r"^course"):
            store.save_course("MEADOW", text)
        assert store.courses() == ()


@pytest.mark.parametrize("code, player", [("", "Ann"), (7, "Ann"), ("MEADOW", None), ("\ud800", "")])
def test_names_are_texts(code: str, player: str) -> None:
    with Store.temporary() as store:
        with pytest.raises(GolfError):
            store.save_course(code, "{}", player)
        with pytest.raises(GolfError):
            store.load_course(code, player)
