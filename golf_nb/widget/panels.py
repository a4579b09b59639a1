"""Small building blocks of text and buttons. Everything that is shown passes through `escape` here."""

from __future__ import annotations

from html import escape
from importlib.resources import files
from typing import TYPE_CHECKING

from ipywidgets import HTML, Box, Button, Layout, ToggleButton

from golf_nb.language import speaks

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable


def style_sheet() -> HTML:
    """Return the invisible widget that brings ``style.css`` to the page."""
    css = files("golf_nb.widget").joinpath("style.css").read_text(encoding="utf-8")
    return HTML(f"<style>{css}</style>", layout=Layout(display="none"))


def paragraphs(text: str, language: str = "") -> str:
    """Return text as HTML paragraphs, split at blank lines; whatever looks like markup is shown as it is.

    `language` is the code of the text's language, if it is known.
    """
    parts = [" ".join(part.split()) for part in text.split("\n\n")]
    return "".join(f"<p{_in_language(language)}>{escape(part)}</p>" for part in parts if part)


def _in_language(code: str) -> str:
    return f' lang="{escape(code)}"' if code else ""


def bold(text: str) -> str:
    """Return a line of emphasised text, in the language that is spoken now."""
    return f'<span class="golf-strong" lang="{speaks()}">{escape(text)}</span>'


def plain(text: str) -> str:
    """Return a line of text, in the language that is spoken now."""
    return f'<span lang="{speaks()}">{escape(text)}</span>'


def lines(first: str, *others: str) -> str:
    """Return lines below each other, the first one emphasised."""
    rest = "".join(f"<br>{escape(line)}" for line in others)
    return f"<b>{escape(first)}</b>{rest}"


def texts(several: Iterable[str]) -> str:
    """Return texts as paragraphs."""
    return "".join(f"<p>{escape(text)}</p>" for text in several)


def heading(title: str, beside: str, language: str = "") -> str:
    """Return a title, in a language if it is known, with a small text beside it."""
    head = f'<span class="golf-tutor-title"{_in_language(language)}>{escape(title)}</span>'
    return f"{head} &nbsp; <span>{escape(beside)}</span>"


def listing(rows: tuple[tuple[str, str], ...]) -> str:
    """Return a table of terms and explanations."""
    body = "".join(
        f"<tr><th scope=row>{escape(term)}</th><td>{escape(text)}</td></tr>" for term, text in rows
    )
    return f"<table>{body}</table>"


def html(style_class: str, like: HTML | None = None) -> HTML:
    """Return an empty piece of text; `like` lends it layout and style."""
    made = HTML(**_shared(like))
    made.add_class(style_class)
    return made


def button(
    label: str, tip: str, pressed: Callable[[], None], *, icon: str = "", like: Button | None = None
) -> Button:
    """Return a button that calls `pressed`; `like` lends it layout and style.

    Layout and style are connections to the page of their own, so buttons that look alike share them.
    """
    made = Button(
        description=label, tooltip=tip, icon=icon, **(_shared(like) or {"layout": Layout(width="auto")})
    )
    made.on_click(lambda _: pressed())
    return made


def toggle(
    label: str,
    tip: str,
    changed: Callable[[bool], None],
    *,
    on: bool = False,
    icon: str = "",
    like: ToggleButton | None = None,
) -> ToggleButton:
    """Return a button that stays down, and calls `changed` with whether it is; `like` as for `button`."""
    look = _shared(like) or {"layout": Layout(width="auto")}
    made = ToggleButton(on, description=label, tooltip=tip, icon=icon, **look)
    made.observe(lambda change: changed(change["new"]), "value")
    return made


def _shared(like: Button | ToggleButton | HTML | None) -> dict[str, object]:
    return {} if like is None else {"layout": like.layout, "style": like.style}


def code_line(label: str, code: str) -> str:
    """Return a label and a code that can be selected and copied as a whole."""
    return f'{escape(label)} <code style="user-select: all">{escape(code)}</code>'


def row(*children: object) -> Box:
    """Return a line of widgets that wraps on a narrow page."""
    return Box(list(children), layout=Layout(display="flex", flex_flow="row wrap", align_items="center"))
