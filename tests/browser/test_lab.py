"""When there is no browser: who skips, who fails."""

import shutil

import pytest

from tests.browser import lab


def test_a_missing_browser_is_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "which", lambda name: None)
    assert lab.why_no_browser() == "no browser: apt-get install chromium"


def test_any_known_browser_will_do(monkeypatch: pytest.MonkeyPatch) -> None:
    places = {"google-chrome": "chrome", "chromium-browser": "chromium"}
    monkeypatch.setattr(shutil, "which", places.get)
    assert lab.browser_path() == "chromium"
    assert lab.why_no_browser() == ""


@pytest.mark.parametrize("value, expected", [("true", True), ("1", True), ("", False), ("false", False)])
def test_in_ci_it_is_a_fault(monkeypatch: pytest.MonkeyPatch, value: str, expected: bool) -> None:
    monkeypatch.setenv("CI", value)
    assert lab.in_ci() is expected
