"""Sits at a table without a browser: sends what a browser would send, and reads what it would be sent."""

from __future__ import annotations

import html
import re
import time
from typing import TYPE_CHECKING

from ipywidgets import Button, Checkbox, Dropdown, Textarea, ToggleButton, Widget

from golf_nb.engine import Place, parse_board, signed
from golf_nb.scene.layout import STRIP
from golf_nb.widget.painter import SHARPNESS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from golf_nb.engine import Position
    from golf_nb.scene import Layout
    from golf_nb.widget import Table
    from golf_nb.widget.board import Board

CHAIN = parse_board("Talon: 2C 3C\nFoundations: 7D\n6C 7C 8S\nKH 6H\n-", partial=True)
"""A table on which column A could follow card after card: 8♠, 7♣, 6♣. B does not fit, C is empty."""


class Person:
    """Somebody at a table, with a clock of their own."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.now = time.monotonic()
        self.canvas = table._board.stage.widget
        table._board._clock = lambda: self.now

    def wait(self, seconds: float) -> None:
        """Let time pass."""
        self.now += seconds

    def send(self, event: str, **content: object) -> None:
        """Send an event as the page does."""
        self.canvas._handle_custom_msg({"event": event, **content}, [])

    def mouse(self, kind: str, x: float, y: float) -> None:
        """Send a mouse event at logical pixels; the canvas counts in its own, finer ones."""
        self.send(f"mouse_{kind}", x=x * SHARPNESS, y=y * SHARPNESS)

    def click(self, *where: float | str) -> None:
        """Press and release at a point or at a place such as ``A``, ``A1``, ``stock`` or ``waste``."""
        x, y = self.point(*where)
        self.mouse("down", x, y)
        self.mouse("up", x, y)

    def tap(self, *where: float | str) -> None:
        """Touch a point or a place with one finger."""
        self.touch("start", self.point(*where))
        self.touch("end")

    def touch(self, kind: str, *fingers: tuple[float, float]) -> None:
        """Send a touch event with so many fingers at logical pixels."""
        touches = [{"x": x * SHARPNESS, "y": y * SHARPNESS} for x, y in fingers]
        self.send(f"touch_{kind}", touches=touches)

    def drag(self, start: str, *path: tuple[float, float], release: bool = True) -> None:
        """Press at a place, move along a path, and release at its end."""
        self.mouse("down", *self.point(start))
        for x, y in path:
            self.mouse("move", x, y)
        if release:
            self.mouse("up", *path[-1])

    def key(self, key: str, *, shift: bool = False, control: bool = False, meta: bool = False) -> None:
        """Press a key while the canvas has the focus."""
        self.send("key_down", key=key, shift_key=shift, ctrl_key=control, meta_key=meta)

    def press(self, label: str) -> None:
        """Press the button of this name, which must be on the page."""
        self.button(label).click()

    def button(self, label: str) -> Button:
        """Return the button of this name."""
        (found,) = [
            widget
            for widget in shown(self.table)
            if isinstance(widget, Button | ToggleButton) and widget.description == label
        ]
        return found

    def open(self, label: str) -> None:
        """Open the drawer of this name."""
        self.button(label).value = True

    def choose(self, label: str, option: str) -> None:
        """Choose an option of the list of this name by what it says on the page."""
        self.choice(label).label = option

    def choice(self, label: str) -> Dropdown:
        """Return the list of this name, which must be on the page."""
        (found,) = [
            widget
            for widget in shown(self.table)
            if isinstance(widget, Dropdown) and widget.description == label
        ]
        return found

    def tick(self, label: str, *, on: bool) -> None:
        """Set the tick of this name."""
        (found,) = [
            widget
            for widget in shown(self.table)
            if isinstance(widget, Checkbox) and widget.description == label
        ]
        found.value = on

    def paste(self, text: str) -> None:
        """Paste a text into the field of the panel and press the button beside it."""
        self.field.value = text
        self.press("Play this")

    @property
    def field(self) -> Textarea:
        """The field for numbers, codes and boards."""
        (found,) = [widget for widget in shown(self.table) if isinstance(widget, Textarea)]
        return found

    def point(self, *where: float | str) -> tuple[float, float]:
        """Return the middle of what can be seen of a place, or the point itself."""
        if len(where) == 2:
            x, y = where
            return float(x), float(y)
        (name,) = where
        layout, position = self.table._board._layout, self.table.position
        if name in {"stock", "waste"}:
            return (layout.stock if name == "stock" else layout.waste).centre
        return point_of(str(name), layout, position)

    @property
    def board(self) -> Board:
        """The board of the table."""
        return self.table._board

    @property
    def moves(self) -> str:
        """The moves of the game, those taken back as well, as text."""
        return " ".join(str(move) for move in self.table.game.moves)

    # What a reader sees.

    @property
    def status(self) -> str:
        """The first status line, as plain text."""
        return self.status_lines[0]

    @property
    def status_lines(self) -> list[str]:
        """The status lines: what is counted, the rules, the record."""
        lines = plain_text(self.table._status.widget.value).split("\n")
        assert len(lines) == 3
        return lines

    @property
    def rules(self) -> str:
        """The line about the rules."""
        return self.status_lines[1]

    @property
    def record(self) -> str:
        """The line about the record."""
        return self.status_lines[2]

    @property
    def message(self) -> str:
        """The message line on the page, as plain text."""
        shown_text = plain_text(self.table._message.widget.value)
        assert shown_text == self.table.message
        return shown_text

    @property
    def label(self) -> str:
        """What a screen reader says about the canvas."""
        return str(self.table._board.bridge.label)

    def is_asked(self) -> bool:
        """Whether the two answers about a restart are on the page, in the place of the moves."""
        labels = {widget.description for widget in shown(self.table) if isinstance(widget, Button)}
        assert ("Yes, restart" in labels) is ("No, keep playing" in labels) is ("Undo" not in labels)
        return "Yes, restart" in labels


def point_of(name: str, layout: Layout, position: Position) -> tuple[float, float]:
    """Return the middle of what can be seen of a place of the tableau, such as ``A`` or ``A1``."""
    column = ord(name[0]) - ord("A")
    height = len(position.columns[column])
    row = int(name[1:]) - 1 if name[1:] else height - 1
    box = layout.box(Place("column", column, row))
    seen = STRIP if row < height - 1 else box.height
    return box.centre[0], box.y + seen / 2


def status_of(name: str, position: Position) -> str:
    """Return what the status line must say, from the position alone."""
    left, stock = sum(len(column) for column in position.columns), len(position.stock)
    score = "Score now" if position.moves() else "Final score"
    return f"{name} · Cards left {left} · Stock {stock} · {score} {signed(position.score)}"


def shown(widget: Widget) -> Iterator[Widget]:
    """Yield a widget and everything in it that is on the page."""
    if getattr(widget.layout, "display", None) == "none":
        return
    yield widget
    for child in getattr(widget, "children", ()):
        yield from shown(child)


def everything(widget: Widget) -> Iterator[Widget]:
    """Yield a widget and everything in it, shown or not."""
    yield widget
    for child in getattr(widget, "children", ()):
        yield from everything(child)


def plain_text(value: str) -> str:
    """Return what a reader sees of a piece of HTML."""
    lines = re.sub(r"<br>|</p>|</tr>", "\n", value)
    return html.unescape(re.sub(r"<[^>]*>", "", lines))
