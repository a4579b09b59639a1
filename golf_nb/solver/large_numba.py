"""The sweeps of a large box, compiled by numba."""

from __future__ import annotations

from numba import njit

from golf_nb.solver import large_visit

visit_optional = njit(cache=True, nogil=True)(large_visit.visit_optional)
visit_compulsory = njit(cache=True, nogil=True)(large_visit.visit_compulsory)
