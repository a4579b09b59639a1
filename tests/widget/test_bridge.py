from __future__ import annotations

import re
from importlib.resources import files
from typing import TYPE_CHECKING

import pytest

from golf_nb.engine import use_language
from golf_nb.widget.bridge import Bridge

if TYPE_CHECKING:
    from collections.abc import Iterator

SCRIPT = files("golf_nb.widget").joinpath("bridge.js").read_text(encoding="utf-8")


@pytest.fixture
def bridge() -> Iterator[Bridge]:
    made = Bridge(label="the table in words")
    yield made
    made.layout.close()
    made.close()


def test_the_script_is_shipped_and_sent(bridge: Bridge) -> None:
    assert "export default { render }" in SCRIPT
    assert bridge.get_state()["_esm"] == SCRIPT


@pytest.mark.parametrize(
    "event",
    [
        *("mousedown", "mouseup", "mousemove", "mouseout"),
        *("wheel", "touchstart", "touchmove", "touchend", "touchcancel"),
        *("keydown", "Tab"),
    ],
)
def test_every_event_that_needs_taming_is_named(event: str) -> None:
    assert f'"{event}"' in SCRIPT


def test_the_script_and_the_kernel_mean_the_same_things(bridge: Bridge) -> None:
    state = bridge.get_state()
    for name in re.findall(r'model\.(?:get|set)\("(\w+)"', SCRIPT):
        assert name in state
    for name in ("dark", "reduced_motion"):
        assert f'model.set("{name}"' in SCRIPT
        assert state[name] is False
    assert state["label"] == "the table in words"
    assert 'model.get("label")' in SCRIPT


def test_what_is_started_is_stopped() -> None:
    # Every listener goes with the view; otherwise a closed table would go on listening.
    for started, stopped in (
        ("new AbortController()", "controller.abort()"),
        ('model.on("change:label"', 'model.off("change:label"'),
        ("themes.observe", "themes.disconnect()"),
    ):
        assert started in SCRIPT
        assert stopped in SCRIPT


def test_nothing_is_fetched_from_elsewhere() -> None:
    assert not re.search(r"https?://|import\s|fetch\(|eval\(", SCRIPT)


def test_only_the_page_reports_its_theme(bridge: Bridge) -> None:
    seen: list[bool] = []
    bridge.observe(lambda change: seen.append(change["new"]), "dark")
    bridge.set_state({"dark": True})
    bridge.set_state({"dark": True, "reduced_motion": True})
    assert seen == [True]
    assert bridge.reduced_motion


def test_the_canvas_is_named_in_the_language_that_is_spoken_now(bridge: Bridge) -> None:
    assert (bridge.language, bridge.role) == ("en", "card table")
    use_language("de")
    bridge.describe("der Tisch in Worten")
    assert (bridge.label, bridge.language) == ("der Tisch in Worten", "de")
    assert 'canvas.lang = model.get("language")' in SCRIPT
    # What is not said anew stays as it was.
    assert bridge.role == "card table"
    assert bridge.lost == "This table has lost its kernel. Run its cell again to play."


def test_a_german_table_loses_its_kernel_in_german() -> None:
    use_language("de")
    made = Bridge(label="der Tisch in Worten")
    assert (made.language, made.role) == ("de", "Kartentisch")
    lost = "Dieser Tisch hat seinen Kernel verloren. Führe seine Zelle noch einmal aus, um zu spielen."
    assert made.lost == lost
    made.layout.close()
    made.close()
