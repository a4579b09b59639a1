"""What stays in a notebook when the kernel is gone.

JupyterLab shows "model not found" for a saved widget whose kernel has ended. So a table is shown as two outputs: a
still picture with its alt text, and the living table, whose style sheet hides the picture as long as it is there.
"""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

from golf_nb.language import say, speaks
from golf_nb.language.table import ENGLISH

if TYPE_CHECKING:
    from collections.abc import Callable

    from golf_nb.scene import Picture


def show_with_still(
    picture: Picture, bundle: dict[str, object], text: str, display: Callable[..., object]
) -> None:
    """Display a still picture and then the widget of a mime bundle.

    Parameters
    ----------
    picture
        What stays.
    bundle
        The mime bundle of the widget.
    text
        The widget in words.
    display
        IPython's ``display``.
    """
    # Where no language is named it is that of the page, which is English in most places.
    language = "" if speaks() == ENGLISH else f' lang="{speaks()}"'
    below = f"<p><em>{escape(say('table.page.still'))}</em></p>"
    html = f'<div class="golf-still"{language}>{picture._repr_html_()}{below}</div>'
    display({"text/html": html, "text/plain": repr(picture)}, raw=True)
    display({**bundle, "text/plain": text}, raw=True)
