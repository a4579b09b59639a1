from __future__ import annotations

import pytest

from golf_nb.engine import signed


@pytest.mark.parametrize("score, text", [(4, "+4"), (12, "+12"), (0, "0"), (-3, "−3")])
def test_signed(score: int, text: str) -> None:
    assert signed(score) == text
