"""What canvases are sent, recorded and decoded, and errors in callbacks let through."""

from __future__ import annotations

import json
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any

from ipycanvas.canvas import COMMANDS, Canvas, _CanvasManager
from ipywidgets.widgets.widget import CallbackDispatcher

from golf_nb.widget import faults

if TYPE_CHECKING:
    from collections.abc import Iterator

_COMMAND_NAMES = {number: name for name, number in COMMANDS.items()}
_STYLE_NAMES = {number: name for name, number in Canvas.ATTRS.items()}


@dataclass(frozen=True)
class Batch:
    """One message to the canvas: the manager that sent it, the message as text, its size in bytes."""

    manager: object
    text: str
    size: int

    @cached_property
    def commands(self) -> list[tuple[str, tuple[Any, ...]]]:
        """The commands with their names."""
        return [decoded(*command) for command in json.loads(self.text)]

    def named(self, name: str) -> list[tuple[Any, ...]]:
        """Return the arguments of every command of a name."""
        return [arguments for command, arguments in self.commands if command == name]

    @property
    def texts(self) -> list[str]:
        """What is written, in painting order."""
        return [arguments[0] for arguments in self.named("fillText")]

    @property
    def pauses(self) -> list[int]:
        """The pauses of the batch in milliseconds."""
        return [arguments[0] for arguments in self.named("sleep")]


class Wire:
    """Everything that was sent to canvases, in order."""

    def __init__(self) -> None:
        self.batches: list[Batch] = []

    def take(self) -> list[Batch]:
        """Return what was sent since the last call."""
        taken, self.batches = self.batches, []
        return taken

    def one(self) -> Batch:
        """Return the single batch that was sent since the last call."""
        (batch,) = self.take()
        return batch

    def record(self, manager: object, commands: list[Any], buffers: object = ()) -> None:
        """Stand in for the sending of a message; what a browser could not read fails here."""
        text = json.dumps(commands, allow_nan=False)
        self.batches.append(Batch(manager, text, len(text.encode())))


def decoded(number: int, arguments: list[Any]) -> tuple[str, tuple[Any, ...]]:
    """Return a command with its name; a style with the name of the style."""
    name = _COMMAND_NAMES[number]
    if name == "set":
        attribute, value = arguments
        return name, (_STYLE_NAMES[attribute], value)
    return name, tuple(arguments)


@contextmanager
def recording() -> Iterator[Wire]:
    """Record what canvases send."""
    wire, original = Wire(), _CanvasManager._send_custom

    def send(manager: object, commands: list[Any], buffers: object = ()) -> None:
        wire.record(manager, commands, buffers)

    _CanvasManager._send_custom = send
    try:
        yield wire
    finally:
        _CanvasManager._send_custom = original


@contextmanager
def loud() -> Iterator[None]:
    """Let errors in callbacks through, which both the tables and ipywidgets keep to themselves otherwise."""

    def call(dispatcher: CallbackDispatcher, *args: object, **kwargs: object) -> object:
        result = None
        for callback in dispatcher.callbacks:
            result = callback(*args, **kwargs)
        return result

    original, reraise = CallbackDispatcher.__call__, faults.settings.reraise
    CallbackDispatcher.__call__, faults.settings.reraise = call, True
    try:
        yield
    finally:
        CallbackDispatcher.__call__, faults.settings.reraise = original, reraise
