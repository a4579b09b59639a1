from __future__ import annotations

import html
from typing import TYPE_CHECKING, Any

import pytest

from golf_nb.engine import deal, use_language
from golf_nb.scene import describe, picture
from golf_nb.widget import area, still

if TYPE_CHECKING:
    from tests.widget.conftest import Seat

VIEW = "application/vnd.jupyter.widget-view+json"


@pytest.fixture
def outputs(monkeypatch: pytest.MonkeyPatch) -> list[dict[str, Any]]:
    """Collect what is displayed."""
    shown: list[dict[str, Any]] = []

    def display(bundle: dict[str, Any], *, raw: bool) -> None:
        assert raw
        shown.append(bundle)

    monkeypatch.setattr(area, "display", display)
    return shown


def test_a_table_leaves_a_picture_and_shows_itself(seat: Seat, outputs: list[dict[str, Any]]) -> None:
    table = seat(24, theme="dark").table
    table.play("A")
    table._ipython_display_()
    picture_output, living = outputs
    alt = describe(deal(24).after("A"))
    assert set(picture_output) == {"text/html", "text/plain"}
    assert picture_output["text/plain"] == alt
    assert html.escape(alt) in picture_output["text/html"]
    assert picture_output["text/html"] == (
        f'<div class="golf-still">{picture(deal(24).after("A"), theme="dark")._repr_html_()}'
        "<p><em>This picture is still. Run the cell to play.</em></p></div>"
    )
    assert set(living) == {"text/plain", VIEW}
    assert living["text/plain"] == repr(table) == "Table(Deal 24, rules='king-stops'): 34 cards left"
    assert living[VIEW]["model_id"] == table.model_id


def test_a_second_display_shows_the_same_table(seat: Seat, outputs: list[dict[str, Any]]) -> None:
    table = seat(24).table
    table._ipython_display_()
    table.draw()
    table._ipython_display_()
    first, _, second, living = outputs
    assert first["text/plain"] == describe(deal(24))
    assert second["text/plain"] == describe(deal(24).after("draw"))
    assert living[VIEW]["model_id"] == table.model_id


def test_the_picture_is_for_everyone_who_does_not_trust_the_notebook(
    seat: Seat, outputs: list[dict[str, Any]]
) -> None:
    seat(24).table._ipython_display_()
    value = outputs[0]["text/html"]
    assert "<svg" not in value
    assert "<script" not in value
    assert 'src="data:image/svg+xml;base64,' in value


def test_the_sentence_is_escaped(monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[dict[str, Any]] = []
    monkeypatch.setattr(still, "say", lambda _: "<run> & play")
    still.show_with_still(picture(deal(24)), {VIEW: {}}, "words", lambda bundle, raw: shown.append(bundle))
    assert "<em>&lt;run&gt; &amp; play</em>" in shown[0]["text/html"]
    assert shown[1] == {VIEW: {}, "text/plain": "words"}


def test_a_german_picture_is_read_as_german() -> None:
    shown: list[dict[str, Any]] = []
    use_language("de")
    still.show_with_still(picture(deal(24)), {VIEW: {}}, "words", lambda bundle, raw: shown.append(bundle))
    assert shown[0]["text/html"].startswith('<div class="golf-still" lang="de">')
    assert "Dieses Bild bewegt sich nicht. Führe die Zelle aus, um zu spielen." in shown[0]["text/html"]
