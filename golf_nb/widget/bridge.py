"""The line to the page: what the browser knows about its reader, and what a canvas needs there.

`anywidget` carries a few lines of JavaScript (``bridge.js`` beside this file) without a build step. They report the
page's theme and the reader's wish for less motion, name the canvas for screen readers in the language of its name,
let the wheel and Tab pass, keep other mouse buttons away, and say when the kernel is gone. Where they do not run the
table still works.
"""

from __future__ import annotations

from importlib.resources import files
from typing import TYPE_CHECKING

import anywidget
import traitlets

from golf_nb.language import say, speaks

if TYPE_CHECKING:
    from collections.abc import Callable


class Bridge(anywidget.AnyWidget):
    """An invisible widget; it belongs beside the canvas in a box of the class ``golf-board``."""

    _esm = files("golf_nb.widget").joinpath("bridge.js").read_text(encoding="utf-8")

    dark = traitlets.Bool(default_value=False).tag(sync=True)
    reduced_motion = traitlets.Bool(default_value=False).tag(sync=True)
    label = traitlets.Unicode("").tag(sync=True)
    language = traitlets.Unicode().tag(sync=True)
    role = traitlets.Unicode().tag(sync=True)
    lost = traitlets.Unicode().tag(sync=True)
    elapsed = traitlets.Float(0.0).tag(sync=True)

    @traitlets.default("language")
    def _speaks(self) -> str:
        return speaks()

    @traitlets.default("role")
    def _named(self) -> str:
        return say("table.page.role")

    @traitlets.default("lost")
    def _says_at_last(self) -> str:
        return say("table.page.lost")

    def describe(self, label: str) -> None:
        """Name what the canvas shows, in the language that is spoken now."""
        with self.hold_sync():
            self.label, self.language = label, speaks()

    def run_clock(self, seconds: Callable[[], float]) -> None:
        """Let the page show a clock; it asks how many seconds have passed when it begins to."""
        self.on_msg(lambda *_: self.set_clock(seconds()))

    def set_clock(self, seconds: float) -> None:
        """Tell the page how many seconds have passed by now."""
        # Also a number that was sent before means another moment now.
        if self.elapsed == seconds:
            self.elapsed = seconds + 0.001
        else:
            self.elapsed = seconds
