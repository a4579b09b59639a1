from __future__ import annotations

import pytest

from golf_nb.widget.faults import guarded, settings


class Owner:
    def __init__(self) -> None:
        self.heard: list[Exception] = []

    def report(self, error: Exception) -> None:
        self.heard.append(error)


def divide(top: int, *, by: int) -> float:
    return top / by


def test_a_call_that_works_is_not_reported() -> None:
    owner, seen = Owner(), []
    guarded(owner, lambda *args, **kwargs: seen.append((args, kwargs)))(1, 2, by=3)
    assert seen == [((1, 2), {"by": 3})]
    assert owner.heard == []


def test_an_error_is_reported_and_goes_on_in_tests() -> None:
    owner = Owner()
    assert settings.reraise  # set for all tests of the widgets
    with pytest.raises(ZeroDivisionError):
        guarded(owner, divide)(1, by=0)
    assert [type(error) for error in owner.heard] == [ZeroDivisionError]


def test_for_a_reader_it_ends_with_the_report(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(settings, "reraise", False)
    owner = Owner()
    guarded(owner, divide)(1, by=0)
    guarded(owner, divide)(1, by=0)
    assert [str(error) for error in owner.heard] == ["division by zero"] * 2


def test_what_is_no_error_is_not_held_back(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(settings, "reraise", False)

    def interrupt() -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        guarded(Owner(), interrupt)()
