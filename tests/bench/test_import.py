"""What `import golf_nb` costs somebody who only wants the engine."""

import os
import resource
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median

ROOT = Path(__file__).resolve().parents[2]
BARE, FOUNDATION, PACKAGE = "pass", "import dataclasses, enum, random, re, typing", "import golf_nb"
MOST = 3
"""How often the cost of the parts of the standard library that every typed program loads."""


def start(code: str) -> tuple[float, float]:
    """Run an interpreter, and return the milliseconds on the clock and of the processor."""
    used, begun = resource.getrusage(resource.RUSAGE_CHILDREN), time.perf_counter()
    subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, check=True, env=os.environ | {"PYTHONPATH": str(ROOT)}
    )
    now, ended = resource.getrusage(resource.RUSAGE_CHILDREN), time.perf_counter()
    processor = now.ru_utime + now.ru_stime - used.ru_utime - used.ru_stime
    return (ended - begun) * 1000, processor * 1000


def test_importing_the_package_is_light(tell: Callable[[str, str], None], *, thorough: bool) -> None:
    programs = (BARE, FOUNDATION, PACKAGE)
    for code in programs:
        start(code)
    # In turn, so that a machine that slows down slows all three.
    times = [[start(code) for code in programs] for _ in range(25 if thorough else 9)]
    clock, processor = ([median(run[part][kind] for run in times) for part in range(3)] for kind in range(2))
    best = [min(run[part][1] for run in times) for part in range(3)]
    tell(
        "`import golf_nb`, more than bare Python",
        f"{clock[2] - clock[0]:.0f} ms (processor {processor[2] - processor[0]:.0f} ms; "
        f"bare Python {clock[0]:.0f} ms; {FOUNDATION}: {clock[1] - clock[0]:.0f} ms)",
    )
    # Processor time, which hardly depends on what else the machine does, and the best of each, which does so least.
    assert best[2] - best[0] <= MOST * (best[1] - best[0])
