from __future__ import annotations

from typing import Any

import pytest

from golf_nb.engine import GolfError
from golf_nb.scene import theme
from golf_nb.widget.look import Look


@pytest.mark.parametrize(
    "look, on_light, on_dark",
    [
        (Look(), theme("light", "two"), theme("dark", "two")),
        (Look("auto", "four"), theme("light", "four"), theme("dark", "four")),
        (Look("light"), theme("light", "two"), theme("light", "two")),
        (Look("dark"), theme("dark", "two"), theme("dark", "two")),
    ],
)
def test_colours(look: Look, on_light: object, on_dark: object) -> None:
    assert look.colours(dark_page=False) == on_light
    assert look.colours(dark_page=True) == on_dark


def test_cards_move_unless_told_otherwise() -> None:
    assert Look().motion
    assert not Look(motion=False).motion


@pytest.mark.parametrize("name", ["Auto", "sepia", "", None, 3])
def test_an_unknown_theme(name: Any) -> None:
    with pytest.raises(GolfError, match="no such theme"):
        Look(name)


@pytest.mark.parametrize("deck", ["Two", "", None, 4])
def test_an_unknown_deck(deck: Any) -> None:
    with pytest.raises(GolfError, match="no such deck"):
        Look("auto", deck)
