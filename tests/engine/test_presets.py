from __future__ import annotations

from typing import Any

import pytest

from golf_nb.engine import GolfError, Rules, as_rules

PRESETS = {
    "king-stops": ("stop", "bonus", "unlimited", False, 7, 5, 1),
    "classic": ("queen", "strokes", "unlimited", False, 7, 5, 1),
    "king-to-ace": ("wrap", "strokes", "unlimited", False, 7, 5, 1),
    "record": ("queen", "bonus", "since-draw", False, 7, 5, 1),
    "patience": ("stop", "strokes", "unlimited", False, 7, 5, 1),
    "putt-putt": ("wrap", "strokes", "unlimited", False, 7, 5, 1),
    "double": ("stop", "strokes", "unlimited", False, 10, 5, 2),
    "double-pysol": ("stop", "strokes", "unlimited", False, 9, 7, 2),
    "compulsory": ("stop", "strokes", "unlimited", True, 7, 5, 1),
}


def test_the_nine_presets() -> None:
    assert Rules.presets() == tuple(PRESETS)


@pytest.mark.parametrize("name", PRESETS)
def test_preset(name: str) -> None:
    rules = Rules.preset(name)
    assert (
        rules.kings, rules.scoring, rules.undo, rules.compulsory, rules.columns, rules.rows, rules.packs
    ) == PRESETS[name]  # fmt: skip
    assert rules.name == rules.label == name
    assert as_rules(name) == as_rules(rules) == rules


@pytest.mark.parametrize("name", ["kingstops", "", "King-Stops", 3, None, ["classic"]])
def test_unknown_preset_lists_them_all(name: Any) -> None:
    with pytest.raises(GolfError) as caught:
        Rules.preset(name)
    names = (
        "king-stops, classic, king-to-ace, record, patience, putt-putt, double, double-pysol or compulsory"
    )
    assert str(caught.value) == f'"{name}": no such rule set; expected {names}'
    with pytest.raises(GolfError, match="no such rule set"):
        as_rules(name)
