# ruff: noqa: SLF001  # the private parts of ipycanvas are used here and nowhere else
"""The canvas that a table is painted on. All use of private parts of ipycanvas is in this file.

What it works around, each measured with ipycanvas 0.14.3 (hence the pinned version):

- after a page reload the browser's manager has forgotten its current canvas: every batch names it anew, and the
  picture is sent again when a client reports that it is ready;
- the manager is shared by all canvases of a kernel and waits for ever after one bad command: each stage has its own;
- holding a batch is global and not safe against exceptions: a batch is complete before its first command is sent,
  and what an error leaves behind is thrown away.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ipycanvas import MultiCanvas
from ipycanvas.canvas import _CanvasManager

from golf_nb.scene.motion import FRAME_MILLISECONDS
from golf_nb.widget.painter import SHARPNESS, Painter

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from golf_nb.scene import Scene, Theme


class Stage:
    """Two layers of canvas under one manager: the table, and above it what moves for a moment.

    Parameters
    ----------
    width, height
        Size in logical pixels. On a narrower page the picture shrinks and keeps its proportions.
    """

    def __init__(self, width: float, height: float) -> None:
        self._manager = _CanvasManager()
        self.widget = MultiCanvas(
            2, width=round(width * SHARPNESS), height=round(height * SHARPNESS), _canvas_manager=self._manager
        )
        for layer in self._layers:
            layer._canvas_manager = self._manager
        # An explicit width, because a box stretches its children; no border or padding, which would shift clicks.
        self.widget.layout.width = f"{round(width)}px"
        self.widget.layout.max_width = "100%"
        self.widget.layout.height = "auto"
        self._overlay_used = False

    def paint(self, scene: Scene, colours: Theme, between: Sequence[Scene] = ()) -> None:
        """Send a scene in one batch, with the in-between scenes of a motion played above it."""
        table = Painter(colours)
        table.paint(scene)
        overlay = Painter(colours)
        for frame in between:
            overlay.paint(frame)
            overlay.wait(FRAME_MILLISECONDS)
            overlay.wipe()
        if between:
            # Shows the table below before the first pause; otherwise it would appear after the motion.
            table.wait(0)
        lower, upper = self._layers
        batch = [(lower, command) for command in table.commands]
        if between or self._overlay_used:
            batch += [(upper, command) for command in overlay.commands]
        self._overlay_used = False
        self._send(batch)

    def hover(self, scene: Scene, colours: Theme) -> None:
        """Send only the upper layer: a card that hangs at the pointer."""
        overlay = Painter(colours)
        overlay.paint(scene)
        self._overlay_used = True
        _, upper = self._layers
        self._send([(upper, command) for command in overlay.commands])

    def on_ready(self, callback: Callable[[], None]) -> None:
        """Call back when a page has made its canvas and waits for a picture."""
        self.widget.on_client_ready(callback)

    def on_pointer(
        self,
        down: Callable[[float, float], None],
        move: Callable[[float, float], None],
        up: Callable[[float, float], None],
        out: Callable[[float, float], None],
    ) -> None:
        """Call back on mouse and touch, with logical pixels."""

        def scaled(callback: Callable[[float, float], None]) -> Callable[[float, float], None]:
            return lambda x, y: callback(x / SHARPNESS, y / SHARPNESS)

        self.widget.on_mouse_down(scaled(down))
        self.widget.on_mouse_move(scaled(move))
        self.widget.on_mouse_up(scaled(up))
        self.widget.on_mouse_out(scaled(out))
        Touch(scaled(down), scaled(move), scaled(up), scaled(out)).connect(self.widget)

    def on_key(self, callback: Callable[[str, bool, bool, bool], None]) -> None:
        """Call back on a key, with its name and whether shift, control and meta are held."""
        self.widget.on_key_down(callback)

    def close(self) -> None:
        """Close the canvas, its layers, their layouts and the manager."""
        for part in (*self._layers, self.widget):
            part.layout.close()
            part.close()
        self._manager.close()

    def resize(self, width: float, height: float, scale: float = 1.0) -> None:
        """Take another size; a canvas forgets its picture by that, so it must be painted again.

        Parameters
        ----------
        width, height
            Size in logical pixels.
        scale
            How large a logical pixel is shown; clicks still arrive in logical pixels.
        """
        self.widget.width, self.widget.height = round(width * SHARPNESS), round(height * SHARPNESS)
        self.widget.layout.width = f"{round(width * scale)}px"

    @property
    def _layers(self) -> list[MultiCanvas]:
        layers: list[MultiCanvas] = self.widget._canvases
        return layers

    def _send(self, batch: list[tuple[MultiCanvas, list[object]]]) -> None:
        manager = self._manager
        if manager.comm is None:
            return  # Closed for good: the game can go on from code, but there is no page to send to.
        manager._current_canvas = None
        manager._caching = True
        try:
            for layer, command in batch:
                manager.send_command(layer, command)
            manager.flush()
        finally:
            manager._caching = False
            manager._commands_cache = []
            manager._buffers_cache = []


class Touch:
    """Turns touches into the calls of a mouse; the end of a touch has no coordinates, so the last ones count."""

    def __init__(
        self,
        down: Callable[[float, float], None],
        move: Callable[[float, float], None],
        up: Callable[[float, float], None],
        out: Callable[[float, float], None],
    ) -> None:
        self._down, self._move, self._up, self._out = down, move, up, out
        self._last = (0.0, 0.0)

    def connect(self, widget: MultiCanvas) -> None:
        """Listen to the touches of a canvas."""
        widget.on_touch_start(lambda touches: self._at(touches, self._down))
        widget.on_touch_move(lambda touches: self._at(touches, self._move))
        widget.on_touch_end(lambda _: self._up(*self._last))
        widget.on_touch_cancel(lambda _: self._out(*self._last))

    def _at(self, touches: list[tuple[float, float]], callback: Callable[[float, float], None]) -> None:
        if len(touches) == 1:  # two fingers zoom, they do not play
            self._last = touches[0]
            callback(*touches[0])
