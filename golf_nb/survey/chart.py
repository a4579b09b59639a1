"""A survey as a picture, always in English: how many deals have which best score."""

from __future__ import annotations

import base64
from html import escape
from io import BytesIO
from textwrap import wrap
from typing import TYPE_CHECKING, Any, Final

from golf_nb.engine.scores import signed
from golf_nb.language import speaking
from golf_nb.survey.tables import needed
from golf_nb.survey.words import rate, text, title

if TYPE_CHECKING:
    from golf_nb.survey.model import Survey

# Dark enough on white, and apart for everybody; the hatching tells the bars apart without any colour.
_CLEARED: Final = {"color": "#1b6f4a", "label": "cleared"}
_LEFT: Final = {"color": "#d9c58b", "edgecolor": "#5b4a12", "hatch": "//", "label": "cards left"}
_WIDTH: Final = 90
_MANY: Final = 20
"""More scores than this are written upwards."""


class Chart:
    """A matplotlib drawing with a text that says the same; a notebook shows both.

    Parameters
    ----------
    axes : matplotlib.axes.Axes
        What was drawn on; `figure` is the whole picture.
    alt : str
        What the drawing shows, in words.
    """

    def __init__(self, axes: Any, alt: str) -> None:  # noqa: ANN401 - the library is not there for type checkers
        self.axes = axes
        self.alt = alt

    @property
    def figure(self) -> Any:  # noqa: ANN401 - the same
        """The matplotlib figure."""
        return self.axes.figure

    def __repr__(self) -> str:
        return self.alt

    def _repr_html_(self) -> str:
        image = BytesIO()
        self.figure.savefig(image, format="png", bbox_inches="tight")
        data = base64.b64encode(image.getvalue()).decode("ascii")
        return f'<img alt="{escape(self.alt)}" style="max-width:100%" src="data:image/png;base64,{data}">'


@speaking("en")
def plot(survey: Survey, axes: Any = None) -> Chart:  # noqa: ANN401 - the same
    """Draw how many deals have which best score.

    Parameters
    ----------
    survey : Survey
        The survey.
    axes : matplotlib.axes.Axes, optional
        Where to draw; a new figure unless given.

    Returns
    -------
    Chart
        The drawing, with a text for whoever does not see it.

    Raises
    ------
    GolfError
        If matplotlib is not installed.
    """
    figure = needed("matplotlib.figure", "plot")
    if axes is None:
        # A figure of its own that pyplot does not keep, so that a notebook shows it once.
        axes = figure.Figure(figsize=(8, 4), layout="constrained").subplots()
    counts = survey.distribution
    for style, chosen in (
        (_CLEARED, {score: count for score, count in counts.items() if score <= 0}),
        (_LEFT, {score: count for score, count in counts.items() if score > 0}),
    ):
        if chosen:
            axes.bar(list(chosen), list(chosen.values()), **style)
    ticks = range(min(counts, default=0), max(counts, default=0) + 1)
    axes.set_xticks(
        ticks, [signed(score) for score in ticks], fontsize="small", rotation=90 if len(ticks) > _MANY else 0
    )
    axes.set_xlabel("best score that can be reached (low is good)")
    axes.set_ylabel("deals")
    said = f"can be cleared: {rate(survey)}"
    lines = [title(survey), *wrap(said, _WIDTH), *wrap(survey.rules.in_words, _WIDTH)]
    axes.set_title("\n".join(lines), fontsize="small")
    if counts:
        axes.legend()
    return Chart(axes, f"Bar chart of best scores. {text(survey)}")
