from __future__ import annotations

import math
from datetime import UTC, datetime

import pytest

from golf_nb.engine import Game, GolfError, deal
from golf_nb.records.rows import amount, clock, deal_number, moment, now, number_of, sensible, words


def test_now_has_whole_seconds_and_comes_back_from_its_text() -> None:
    time = now()
    assert time.microsecond == 0
    assert abs((datetime.now(UTC) - time).total_seconds()) < 60
    assert moment(time.isoformat()) == time


def test_a_time_elsewhere_is_the_same_time() -> None:
    assert moment("2025-01-31T14:00:00+02:00").isoformat() == "2025-01-31T12:00:00+00:00"


@pytest.mark.parametrize(
    "text", ["", "yesterday", "2025-13-01", 5, None, b"2025-01-31", "0001-01-01T00:00+14:00"]
)
def test_what_is_no_time_is_refused(text: str) -> None:
    with pytest.raises(GolfError):
        moment(text)


@pytest.mark.parametrize("seconds", [0, 0.5, 10**6])
def test_a_clock_shows_numbers(seconds: float) -> None:
    assert clock(seconds) == seconds
    assert type(clock(seconds)) is float


@pytest.mark.parametrize("seconds", [-1, -0.1, math.nan, math.inf, "12", None, True, 10**400])
def test_what_no_clock_shows_is_refused(seconds: object) -> None:
    with pytest.raises(GolfError):
        clock(seconds)


@pytest.mark.parametrize("value", [-1, 4, 1.0, "1", None, True])
def test_an_amount_is_whole_and_in_range(value: object) -> None:
    assert amount(3, "pages", 0, 3) == 3
    with pytest.raises(GolfError, match=r"^pages, .*; expected a whole number from 0 to 3$"):
        amount(value, "pages", 0, 3)


def test_a_deal_number_may_be_missing() -> None:
    assert deal_number(None) is None
    assert deal_number(24) == 24
    with pytest.raises(GolfError):
        deal_number(0)


def test_a_number_belongs_to_the_cards() -> None:
    game = Game(deal(24, "classic"))
    assert number_of(game, None) is None
    assert number_of(game, 24) == 24
    with pytest.raises(GolfError, match=r"^number, .*: this deal has other cards"):
        number_of(game, 25)
    with pytest.raises(GolfError, match=r"^game, .*: not a hand"):
        number_of(deal(24), 24)  # type: ignore[arg-type]


@pytest.mark.parametrize("value", ["", None, 3, b"text", "half \ud83c"])
def test_words_are_a_text(value: object) -> None:
    with pytest.raises(GolfError):
        words(value)


def test_words_may_be_none_where_that_is_said() -> None:
    assert words("", empty=True) == ""
    assert words("Björn ♣") == "Björn ♣"


def test_rows_that_make_no_sense_are_counted() -> None:
    rows = [("2025-01-31",), ("never",), ("2025-02-01",), (None,)]
    made, others = sensible(rows, moment)
    assert [time.day for time in made] == [31, 1]
    assert others == 2
