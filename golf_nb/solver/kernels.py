"""The three ways to sweep a hand, and the choice between them: numba, numpy, or Python alone.

A sweep visits each configuration once, from the full tableau to the empty one. At the same configuration and the same
rank on the waste, fewer draws are never worse: whoever has drawn fewer can do all that the other can. So it is enough
to know, for each configuration and each column, the fewest draws with which that column was the last to be played:
its *arrivals*. All kernels give the same arrivals; they differ in speed alone.
"""

from __future__ import annotations

import os
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Final, NamedTuple, Protocol

from golf_nb.engine import GolfError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from golf_nb.solver.hand import Hand

KERNELS: Final = ("numba", "numpy", "plain")
"""From the fastest to the one that needs nothing but Python."""
VARIABLE: Final = "GOLF_NB_KERNEL"
"""The environment variable that chooses a kernel for a whole process."""
MOST_CONFIGURATIONS: Final = 1 << 21
"""The largest hand that is swept; it takes 17 MB in the two fast kernels. Larger ones are searched."""
SMALL: Final = 1000
"""Configurations that Python alone sweeps in less time than it takes to load numpy."""
NUMBA_COLUMNS: Final = 7
"""Columns that the numba kernel has room for."""


class End(NamedTuple):
    """The best end of a hand: the fewest cards left, then the fewest draws, then the lowest configuration."""

    left: int
    draws: int
    configuration: int


class Swept(Protocol):
    """What a sweep found. It is valid until the next sweep in the same thread."""

    @property
    def ends(self) -> tuple[End | None, ...]:
        """The best end of each lane; None where no column can be played at all."""

    def arrivals(self, configuration: int) -> Sequence[int]:
        """Return the first lane's fewest draws to reach a configuration, by the column played last."""


class Kernel(Protocol):
    """One way to sweep."""

    def sweep(self, hand: Hand, lanes: Sequence[bytes], *, keep: bool = True) -> Swept:
        """Sweep a hand from one or more beginnings at once.

        Parameters
        ----------
        hand : Hand
            A hand of at most `MOST_CONFIGURATIONS` in which draws are optional.
        lanes : sequence of bytes
            For each beginning the fewest draws with which each column can be played first.
        keep : bool
            Whether the first lane's arrivals will be asked for; a kernel may be faster if not.

        Returns
        -------
        Swept
            What each lane reaches.
        """


def available() -> tuple[str, ...]:
    """Return the kernels that work here, the fastest first.

    Returns
    -------
    tuple of str
        Some of `KERNELS`; "plain" always works.
    """
    needs = {"numba": ("numba", "numpy"), "numpy": ("numpy",), "plain": ()}
    return tuple(name for name in KERNELS if all(find_spec(module) for module in needs[name]))


def choose(name: str | None = None, hand: Hand | None = None) -> str:
    """Return the name of the kernel to use.

    Parameters
    ----------
    name : str, optional
        The one that is wanted; otherwise the environment variable `VARIABLE` decides, or the fastest that works.
    hand : Hand, optional
        The hand to sweep. A small one is not worth the loading of a library unless a name is given, and one of more
        than `NUMBA_COLUMNS` columns goes to numpy instead of numba.

    Returns
    -------
    str
        One of `available`.

    Raises
    ------
    GolfError
        If there is no such kernel, or it does not work here.
    """
    wanted, place = (name, "kernel") if name is not None else (os.environ.get(VARIABLE) or None, VARIABLE)
    if wanted is None and hand is not None and hand.size <= SMALL:
        return "plain"
    working = available()
    if wanted is not None and wanted not in working:
        problem = "this kernel's library is not installed" if wanted in KERNELS else "no such kernel"
        raise GolfError(problem, text=str(wanted), place=place, expected=f"one of {', '.join(working)}")
    chosen = wanted or working[0]
    if chosen == "numba" and hand is not None and len(hand.columns) > NUMBA_COLUMNS:
        return "numpy"
    return chosen


def kernel(name: str | None = None, hand: Hand | None = None) -> Kernel:
    """Load a kernel; the choice is that of `choose`."""
    module: Kernel = import_module(f"golf_nb.solver.kernel_{choose(name, hand)}")
    return module
