"""Scorecards for two libraries that are not needed otherwise: pandas and matplotlib."""

from __future__ import annotations

from importlib import import_module
from itertools import accumulate, cycle
from math import nan
from typing import TYPE_CHECKING, Any, Final

from golf_nb.engine.errors import GolfError
from golf_nb.engine.holes import HoleState
from golf_nb.engine.scorefiles import COLUMNS, rows
from golf_nb.language import say

if TYPE_CHECKING:
    from golf_nb.engine.scorecard import Scorecard

# Lines differ in more than their colour.
_MARKERS: Final = "osD^vP*X"


def to_frame(scorecard: Scorecard) -> Any:  # noqa: ANN401 - the library is not there for type checkers
    """Return a scorecard as a pandas data frame.

    Parameters
    ----------
    scorecard : Scorecard
        The scorecard.

    Returns
    -------
    pandas.DataFrame
        One row for each hole of each player: course, player, hole, deal, state, score. The course code says
        under which rules. The score of an open hole is missing, so that no mean counts it.

    Raises
    ------
    GolfError
        If pandas is not installed.
    """
    pandas = _needed("pandas", "to_frame")
    frame = pandas.DataFrame(rows(scorecard), columns=list(COLUMNS))
    return frame.astype({"score": "Int64"})


def plot(scorecard: Scorecard, axes: Any = None) -> Any:  # noqa: ANN401 - the same
    """Draw the running totals of all players with matplotlib.

    Parameters
    ----------
    scorecard : Scorecard
        The scorecard.
    axes : matplotlib.axes.Axes or None
        Where to draw; None for a new figure.

    Returns
    -------
    matplotlib.axes.Axes
        The axes. A line has a gap at an open hole, and ``c`` marks a conceded one.

    Raises
    ------
    GolfError
        If matplotlib is not installed.
    """
    pyplot = _needed("matplotlib.pyplot", "plot")
    if axes is None:
        axes = pyplot.subplots()[1]
    numbers = range(1, scorecard.course.length + 1)
    for (name, played), marker in zip(scorecard.entries, cycle(_MARKERS), strict=False):
        totals = accumulate(hole.score or 0 for hole in played.holes)
        pairs = list(zip(played.holes, totals, strict=True))
        axes.plot(
            numbers, [total if hole.counts else nan for hole, total in pairs], marker=marker, label=name
        )
        for hole, total in pairs:
            if hole.state is HoleState.CONCEDED:
                axes.annotate("c", (hole.number, total), xytext=(4, 4), textcoords="offset points")
    axes.set_title(say("course.card.title", code=scorecard.course.code))
    axes.set_xlabel(say("course.chart.hole"))
    axes.set_ylabel(say("course.chart.total"))
    axes.set_xticks(list(numbers))
    if scorecard.entries:
        axes.legend()
    return axes


def _needed(name: str, place: str) -> Any:  # noqa: ANN401 - the same
    library = name.partition(".")[0]
    try:
        return import_module(name)
    except ImportError as error:
        raise GolfError(
            f"{library} is not installed", place=place, expected=f"it after: pip install {library}"
        ) from error
