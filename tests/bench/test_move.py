"""What one move at a table costs the kernel: from the wish to the batch that goes to the browser."""

from typing import Any

import pytest

from golf_nb import Table


@pytest.mark.parametrize("motion", [True, False])
def test_draw(benchmark: Any, motion: bool) -> None:
    table = Table(24, motion=motion)

    def begin() -> None:
        if not table.position.stock:
            table.restart()
        table._board._quiet_until = 0

    benchmark.pedantic(table.draw, setup=begin, rounds=200, warmup_rounds=16)
    assert table.game.history
    table.close()
