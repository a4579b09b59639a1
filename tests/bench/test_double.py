"""Double Golf: how many deals are solved, and how long each takes. Required: 10 seconds for 90 % of 200 deals."""

from __future__ import annotations

from statistics import median
from time import process_time
from typing import TYPE_CHECKING

import pytest

from golf_nb.engine import Game, deal
from golf_nb.solver.kernels import available
from golf_nb.solver.search import search

if TYPE_CHECKING:
    from collections.abc import Callable

WITHIN = 10.0
SHARE = 0.9


@pytest.mark.skipif("numba" not in available(), reason="without numba a hand of Double Golf is not swept")
@pytest.mark.timeout(3000)
@pytest.mark.parametrize("name", ["double", "double-pysol"])
def test_double_golf(name: str, tell: Callable[[str, str], None], thorough: bool) -> None:
    numbers = range(1, 201) if thorough else range(61, 63)
    search(deal(1, name))  # compiles, or loads what was compiled before
    seconds, not_cleared, still_open = [], [], []
    for number in numbers:
        begun = process_time()
        solution = search(deal(number, name))
        seconds.append(process_time() - begun)
        assert Game(solution.position, solution.line).position.score == solution.score
        if not solution.proven:
            still_open.append(number)
        elif not solution.cleared:
            not_cleared.append(number)
    in_time = sum(taken <= WITHIN for taken in seconds) - len(still_open)
    tell(
        f"solve, `{name}`, deals {numbers[0]}-{numbers[-1]}",
        f"{len(numbers) - len(still_open)} of {len(numbers)} proven; CPU time median {median(seconds):.2f} s, "
        f"longest {max(seconds):.2f} s; open: {still_open or 'none'}; cannot be cleared: {not_cleared or 'none'}",
    )
    assert in_time >= SHARE * len(numbers)
