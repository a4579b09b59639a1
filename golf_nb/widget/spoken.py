"""The language of what stands on the page, told to the page itself, so that a screen reader reads it aloud rightly.

What has been made stays as it is: a table's buttons keep the language in which the table was made. What is said or
made later, such as a message or a panel that is opened for the first time, is in the language that is spoken then.
"""

from __future__ import annotations

from importlib.resources import files
from typing import TYPE_CHECKING

import anywidget
import traitlets

from golf_nb.language import speaks
from golf_nb.widget.panels import style_sheet

if TYPE_CHECKING:
    from ipywidgets import Widget


def beginning() -> tuple[Widget, ...]:
    """Return what comes first in a table, a course or a list of lessons: its style and its language, both unseen."""
    sheet = style_sheet()
    return sheet, Spoken(layout=sheet.layout)


class Spoken(anywidget.AnyWidget):
    """An invisible widget inside a table, a course or a list of lessons; all of that is in the language it tells."""

    _esm = files("golf_nb.widget").joinpath("spoken.js").read_text(encoding="utf-8")

    language = traitlets.Unicode().tag(sync=True)

    @traitlets.default("language")
    def _speaks(self) -> str:
        return speaks()
