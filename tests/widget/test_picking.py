from __future__ import annotations

import pytest

from golf_nb import Table
from golf_nb.engine.catalogue import catalogue
from golf_nb.widget.dealing import DealPanel
from golf_nb.widget.panels import button
from golf_nb.widget.picking import CatalogueLine, next_entry


@pytest.mark.parametrize("number, following", [(None, 2), (0, 2), (1, 2), (2, 4), (200, 201), (2**31 - 1, 2)])
def test_the_next_deal_of_the_catalogue(number: int | None, following: int) -> None:
    assert next_entry(number).number == following


def test_the_next_deal_of_a_grade() -> None:
    entry = next_entry(200, "very hard")
    assert entry.grade == "very hard"
    between = [each for each in catalogue("very hard") if 200 < each.number < entry.number]
    assert between == []


def test_a_table_deals_from_it() -> None:
    table = Table(24, rules="king-to-ace")
    line = CatalogueLine(table, button("", "", lambda: None))
    line._grade.value = "easy"
    line.widget.children[1].click()
    assert table.number is not None
    entry = next_entry(24, "easy")
    assert (table.number, table.rules.name) == (entry.number, "king-to-ace")
    assert table._message.text.startswith(f"Deal {entry.number}, easy. It can be cleared where a queen")
    line._grade.value = ""
    line.widget.children[1].click()
    assert table.number == next_entry(entry.number).number
    table.close()


def test_the_dealing_panel_has_the_line() -> None:
    table = Table(24)
    panel = DealPanel(table)
    labels = [
        getattr(each, "description", "")
        for child in panel.widget.children
        for each in getattr(child, "children", ())
    ]
    assert "Difficulty" in labels
    assert "From the catalogue" in labels
    table.close()
