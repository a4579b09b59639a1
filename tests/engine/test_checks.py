from __future__ import annotations

import pytest

from golf_nb.engine.checks import is_whole


@pytest.mark.parametrize("value", [0, -1, 2**40])
def test_whole(value: object) -> None:
    assert is_whole(value)


@pytest.mark.parametrize("value", [True, False, 1.0, "1", None])
def test_not_whole(value: object) -> None:
    assert not is_whole(value)
