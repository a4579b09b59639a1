from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from golf_nb.engine import Clock, GolfError, time_text

if TYPE_CHECKING:
    from collections.abc import Callable

NOWS = st.floats(0, 1e7)


def test_from_the_opening_on() -> None:
    clock = Clock.opened(1000.0)
    assert clock.running
    assert clock.elapsed(1000.0) == 0
    assert clock.elapsed(1012.5) == 12.5
    assert clock.text(1012.5) == "00:12"
    assert clock.first_clear is None


def test_only_the_first_clear_is_noted() -> None:
    clock = Clock.opened(0).clear(90.0)
    assert clock.first_clear == 90
    assert clock.clear(30.0) is clock
    assert clock.clear(200.0).first_clear == 90
    # A clear ends the hand, not the clock.
    assert clock.elapsed(100.0) == 100


def test_without_a_kernel_no_time_passes() -> None:
    stored = Clock.opened(500.0).clear(520.0).pause(560.0)
    assert not stored.running
    assert stored == Clock(ran=60.0, first_clear=20.0)
    assert stored.elapsed(10.0**9) == 60
    # Another kernel counts from another start.
    again = stored.resume(3.0)
    assert again.elapsed(13.0) == 70
    assert again.clear(13.0).first_clear == 20
    assert again.resume(50.0) is again


def test_a_clear_after_a_pause_counts_from_the_opening() -> None:
    assert Clock.opened(0.0).pause(60.0).resume(7.0).clear(17.0).first_clear == 70


def test_a_clock_that_is_set_back_takes_no_time_away() -> None:
    clock = Clock(ran=60.0).resume(1000.0)
    assert clock.elapsed(900.0) == 60
    assert clock.pause(900.0).ran == 60


@given(st.lists(NOWS, min_size=2, max_size=9).map(sorted))
def test_storing_at_every_move_loses_no_time(nows: list[float]) -> None:
    first, *later = nows
    clock = Clock.opened(first)
    for now in later:
        clock = clock.pause(now).resume(now)
    assert clock.elapsed(nows[-1]) == pytest.approx(nows[-1] - first)


@given(NOWS, NOWS, NOWS)
def test_time_never_runs_backwards(opened: float, one: float, other: float) -> None:
    clock = Clock.opened(opened)
    assert 0 <= clock.elapsed(min(one, other)) <= clock.elapsed(max(one, other))


@pytest.mark.parametrize(
    "seconds, text",
    [
        (0, "00:00"),
        (0.999, "00:00"),
        (9, "00:09"),
        (59.999, "00:59"),
        (60, "01:00"),
        (754.2, "12:34"),
        (3599.9, "59:59"),
        (3600, "1:00:00"),
        (45296, "12:34:56"),
        (360000, "100:00:00"),
    ],
)
def test_time_text(seconds: float, text: str) -> None:
    assert time_text(seconds) == text


@pytest.mark.parametrize("value", [float("nan"), float("inf"), "5", True, 2**53 + 1, -(10**400)])
def test_what_is_no_time(value: Any) -> None:
    quoted = str(value) if len(str(value)) <= 60 else str(value)[:59] + "…"
    message = f'"{quoted}": not a number of seconds; expected a number such as 12.5'
    clock = Clock.opened(0.0)
    asked: dict[str, Callable[[Any], object]] = {
        "seconds": time_text,
        "ran": Clock,
        "since": Clock.opened,
        "first_clear": lambda given: Clock(first_clear=given),
        "now": clock.elapsed,
    }
    for place, ask in asked.items():
        with pytest.raises(GolfError) as caught:
            ask(value)
        assert str(caught.value) == f"{place}, {message}"
    for change in (clock.clear, clock.pause, clock.text, Clock(5.0).resume):
        with pytest.raises(GolfError, match="not a number of seconds"):
            change(value)


def test_no_time_is_negative() -> None:
    with pytest.raises(GolfError, match='ran, "-1": a time cannot be negative; expected 0 or more seconds'):
        Clock(ran=-1)
    with pytest.raises(GolfError, match="a time cannot be negative"):
        Clock(first_clear=-0.5)
    with pytest.raises(GolfError, match="a time cannot be negative"):
        time_text(-1)
    # A steady clock may start anywhere.
    assert Clock.opened(-50.0).elapsed(-40.0) == 10
