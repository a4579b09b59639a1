"""What an answer of the solver costs: each deal timed alone, on one core, with everything that `solve` does."""

import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterable
from pathlib import Path
from statistics import median, quantiles

import pytest

from golf_nb.engine import KingRule, Position, deal
from golf_nb.solver import choices, solve
from tests.solver.reference import bonus_rules

ROOT = Path(__file__).resolve().parents[2]
Tell = Callable[[str, str], None]
AT_MOST_P99 = 4
"""How many times the median the slowest hundredth may take."""
NUMPY_SAVES = 5
"""How many times faster than Python alone numpy must be to be worth its file; numba than numpy: half as often."""


def milliseconds(answer: Callable[[Position], object], positions: Iterable[Position]) -> list[float]:
    """Time each position alone; the processor's clock, which stands still while another process runs."""
    times = []
    for position in positions:
        begun = time.thread_time()
        answer(position)
        times.append((time.thread_time() - begun) * 1000)
    return times


def deals(kings: KingRule, count: int) -> list[Position]:
    return [deal(number, bonus_rules(kings)) for number in range(1, count + 1)]


@pytest.mark.parametrize("kings", KingRule)
def test_a_deal(kings: KingRule, tell: Tell, *, thorough: bool) -> None:
    counts = (
        {"numba": 2000, "numpy": 200, "plain": 10} if thorough else {"numba": 300, "numpy": 15, "plain": 2}
    )
    medians = {}
    for kernel, count in counts.items():
        positions = deals(kings, count)
        solve(positions[0], using=kernel)  # loads or compiles
        times = milliseconds(lambda position, kernel=kernel: solve(position, using=kernel), positions)  # type: ignore[misc]
        medians[kernel] = median(times)
        slow = quantiles(times, n=100)[-1] if count >= 100 else max(times)
        what = "99 of 100 within" if count >= 100 else "at most"
        tell(
            f"best score of a deal, {kings}, {kernel}",
            f"median {medians[kernel]:.1f} ms, {what} {slow:.1f} ms, over deals 1 to {count}",
        )
        if kernel == "numba" and thorough:
            assert slow <= AT_MOST_P99 * medians[kernel]
    assert medians["numpy"] * NUMPY_SAVES <= medians["plain"]
    assert medians["numba"] * NUMPY_SAVES / 2 <= medians["numpy"]


@pytest.mark.parametrize("kings", KingRule)
def test_the_worth_of_every_move_costs_less_than_a_sweep_for_each(
    kings: KingRule, tell: Tell, *, thorough: bool
) -> None:
    positions = [position for position in deals(kings, 500 if thorough else 150) if len(position.moves()) > 1]
    for position in positions[:30]:
        choices(position)  # compiles for each number of lanes
    shared = milliseconds(choices, positions)
    apart = milliseconds(
        lambda position: [solve(position.after(move)) for move in position.moves()], positions
    )
    ratio = sum(shared) / sum(apart)
    tell(
        f"worth of every move, {kings}",
        f"median {median(shared):.1f} ms; {ratio:.2f} times what solving each successor takes",
    )
    assert ratio < 1


FIRST = """
import sys, time
begun = time.perf_counter()
import golf_nb as golf
golf.solve(golf.deal(24))
print(time.perf_counter() - begun, file=sys.stdout)
"""
MEMORY = """
import tracemalloc
import golf_nb as golf
small = golf.parse_board("Foundations: 7D\\n6C\\n8H", partial=True)
golf.solve(small, using="{kernel}"), golf.choices(small, using="{kernel}")
tracemalloc.start()
for number in range(1, {count}):
    position = golf.deal(number, "king-to-ace")
    golf.solve(position, using="{kernel}"), golf.choices(position, using="{kernel}")
print(tracemalloc.get_traced_memory()[1] / 2**20)
"""


def run(code: str, **environment: str) -> subprocess.CompletedProcess[str]:
    variables = os.environ | {"PYTHONPATH": str(ROOT)} | environment
    return subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, env=variables, capture_output=True, text=True, check=True
    )


def test_the_first_answer_of_a_kernel(tell: Tell, tmp_path: Path) -> None:
    cold = run(FIRST, NUMBA_CACHE_DIR=str(tmp_path))
    assert "compiles its solver" in cold.stderr, "what takes long is said"
    warm = [run(FIRST, NUMBA_CACHE_DIR=str(tmp_path)) for _ in range(3)]
    seconds = [float(each.stdout) for each in warm]
    assert [each.stderr for each in warm] == [""] * 3
    tell(
        "first answer in a fresh kernel, with the import of numba",
        f"{median(seconds):.2f} s; {float(cold.stdout):.1f} s the first time on a machine, and that is said",
    )
    assert median(seconds) < float(cold.stdout)


@pytest.mark.parametrize("kernel", ["numba", "numpy"])
def test_memory(kernel: str, tell: Tell) -> None:
    megabytes = float(run(MEMORY.format(kernel=kernel, count=30)).stdout)
    tell(f"memory of the solver, {kernel}", f"{megabytes:.0f} MB at most for a deal and its choices")
    assert 1 < megabytes < 50
