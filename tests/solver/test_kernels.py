"""Which kernel is used, and that each loads no more than it needs."""

from __future__ import annotations

import subprocess
import sys

import pytest

from golf_nb.engine import GolfError, deal, parse_board
from golf_nb.solver import kernels, solve
from golf_nb.solver.hand import Hand
from golf_nb.solver.kernels import available, choose, kernel

FULL = Hand.of(deal(24))
SMALL = Hand.of(parse_board("Foundations: 7D\n7C 8S\n6H", partial=True))
WIDE = Hand.of(deal(1, "double-pysol"))


@pytest.fixture(autouse=True)
def no_wish(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("GOLF_NB_KERNEL", raising=False)


def without(*libraries: str) -> object:
    return lambda name: None if name in libraries else object()


@pytest.mark.parametrize(
    "missing, working",
    [
        ((), ("numba", "numpy", "plain")),
        (("numba",), ("numpy", "plain")),
        (("numba", "numpy"), ("plain",)),
        (("numpy",), ("plain",)),
    ],
)
def test_what_works_depends_on_what_is_installed(
    missing: tuple[str, ...], working: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(kernels, "find_spec", without(*missing))
    assert available() == working
    assert choose(None, FULL) == working[0]


def test_small_hands_load_no_library() -> None:
    assert choose(None, SMALL) == "plain"
    assert choose("numpy", SMALL) == "numpy"


def test_numba_has_room_for_seven_columns() -> None:
    assert choose("numba", FULL) == "numba"
    assert choose("numba", WIDE) == "numpy"


def test_the_environment_chooses_for_a_whole_process(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GOLF_NB_KERNEL", "plain")
    assert choose(None, FULL) == "plain"
    assert choose("numpy", FULL) == "numpy"
    monkeypatch.setenv("GOLF_NB_KERNEL", "")
    assert choose(None, FULL) == available()[0]
    monkeypatch.setenv("GOLF_NB_KERNEL", "abacus")
    with pytest.raises(
        GolfError, match=r'^GOLF_NB_KERNEL, "abacus": no such kernel; expected one of numba, '
    ):
        solve(deal(24))


def test_a_kernel_that_is_not_there(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(GolfError, match=r'^kernel, "abacus": no such kernel'):
        kernel("abacus")
    monkeypatch.setattr(kernels, "find_spec", without("numba"))
    message = r"^kernel, \"numba\": this kernel's library is not installed; expected one of numpy, plain"
    with pytest.raises(GolfError, match=message):
        solve(deal(24), using="numba")


@pytest.mark.parametrize("name, loaded", [("numba", "numba numpy"), ("numpy", "numpy"), ("plain", "")])
def test_a_kernel_loads_what_it_needs(name: str, loaded: str) -> None:
    code = (
        "import sys, golf_nb as golf\n"
        f"assert golf.solve(golf.deal(12), using={name!r}).score == golf.solve(golf.deal(12), using='plain').score\n"
        "print(*sorted({'numba', 'numpy'} & set(sys.modules)))"
    )
    run = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=120
    )
    assert run.stdout.strip() == loaded
