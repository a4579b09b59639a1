from __future__ import annotations

from typing import TYPE_CHECKING

import ipycanvas
import ipycanvas.canvas
import pytest

from golf_nb.scene import Layout, Scene, build, theme
from golf_nb.scene.motion import FRAME_MILLISECONDS, dragged, plan
from golf_nb.scene.shapes import Text, Tone
from golf_nb.widget.painter import SHARPNESS
from golf_nb.widget.stage import Stage, Touch
from tests.scene import boards

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from typing import Any

    from tests.widget.wire import Wire

LIGHT = theme()
LAYOUT = Layout.fit(boards.OPENING)
OPENING, PLAYED = build(boards.OPENING), build(boards.OPENING.after("A"), layout=LAYOUT)
FRAMES = plan(boards.OPENING, boards.OPENING.after("A"), LAYOUT)
BROKEN = Scene(640, 410, (*OPENING.shapes, Text(float("nan"), 0, "7", 20, Tone.INK)), (), "")


@pytest.fixture
def stage(wire: Wire) -> Iterator[Stage]:
    made = Stage(640, 410)
    yield made
    made.close()


# What ipycanvas must have. When an upgrade breaks one of these, the message says which part is missing.

PARTS = {
    "the class _CanvasManager": lambda: ipycanvas.canvas._CanvasManager,
    "COMMANDS with every command that is painted": lambda: [
        ipycanvas.canvas.COMMANDS[name]
        for name in (
            *("setTransform", "clear", "sleep", "set", "switchCanvas"),
            *(
                "beginPath",
                "moveTo",
                "lineTo",
                "quadraticCurveTo",
                "bezierCurveTo",
                "arcTo",
                "arc",
                "closePath",
            ),
            *("fill", "stroke", "fillText"),
        )
    ],
    "Canvas.ATTRS with every style that is set": lambda: [
        ipycanvas.Canvas.ATTRS[name]
        for name in ("fill_style", "stroke_style", "global_alpha", "font", "text_align", "line_width")
    ],
    "the argument _canvas_manager": lambda: made(lambda manager, canvas: canvas._canvas_manager is manager),
    "the layers _canvases of a MultiCanvas": lambda: made(lambda _, canvas: len(canvas._canvases) == 2),
    "_CanvasManager._current_canvas, None at first": lambda: made(
        lambda manager, _: vars(manager)["_current_canvas"] is None
    ),
    "_CanvasManager._caching, off at first": lambda: made(
        lambda manager, _: vars(manager)["_caching"] is False
    ),
    "_CanvasManager._commands_cache": lambda: made(lambda manager, _: vars(manager)["_commands_cache"] == []),
    "_CanvasManager._buffers_cache": lambda: made(lambda manager, _: vars(manager)["_buffers_cache"] == []),
    "_CanvasManager.send_command": lambda: ipycanvas.canvas._CanvasManager.send_command,
    "_CanvasManager.flush": lambda: ipycanvas.canvas._CanvasManager.flush,
    "_CanvasManager._send_custom": lambda: ipycanvas.canvas._CanvasManager._send_custom,
}


def made(check: Callable[[Any, Any], bool]) -> None:
    """Check something of a manager and of a canvas that has it."""
    manager = ipycanvas.canvas._CanvasManager()
    canvas = ipycanvas.MultiCanvas(2, width=10, height=10, _canvas_manager=manager)
    try:
        assert check(manager, canvas)
    finally:
        for part in (*canvas._canvases, canvas):
            part.layout.close()
            part.close()
        manager.close()


@pytest.mark.parametrize("part", PARTS)
def test_ipycanvas_still_has_what_the_stage_is_built_on(part: str) -> None:
    try:
        PARTS[part]()
    except (AttributeError, KeyError, TypeError, AssertionError) as error:
        pytest.fail(
            f"ipycanvas {ipycanvas.__version__} has changed {part}, which golf_nb/widget/stage.py needs: {error!r}"
        )


def test_the_manager_collects_a_batch_and_names_its_canvas(wire: Wire) -> None:
    manager = ipycanvas.canvas._CanvasManager()
    canvas = ipycanvas.MultiCanvas(2, width=10, height=10, _canvas_manager=manager)
    manager._caching = True
    manager.send_command(canvas._canvases[0], [1, []])
    manager.send_command(canvas._canvases[1], [2, []])
    assert wire.take() == []
    manager.flush()
    names = [name for name, _ in wire.one().commands]
    assert names == ["switchCanvas", "strokeRect", "switchCanvas", "fillRects"]
    assert manager._commands_cache == []


# What the stage does with it.


def test_a_picture_is_one_batch_that_names_its_canvas(stage: Stage, wire: Wire) -> None:
    for _ in range(3):
        stage.paint(OPENING, LIGHT)
        batch = wire.one()
        assert batch.manager is stage._manager
        # The page may have been reloaded since the last batch, and know of no canvas any more.
        assert batch.commands[0] == ("switchCanvas", (f"IPY_MODEL_{stage.widget._canvases[0].model_id}",))
        assert batch.commands[1] == ("setTransform", (2, 0, 0, 2, 0, 0))
        assert len(batch.named("switchCanvas")) == 1
        assert batch.texts[0] == "A"


def test_frames_play_on_the_layer_above(stage: Stage, wire: Wire) -> None:
    stage.paint(PLAYED, LIGHT, FRAMES)
    batch = wire.one()
    switches = [index for index, (name, _) in enumerate(batch.commands) if name == "switchCanvas"]
    assert [batch.commands[index][1][0] for index in switches] == [
        f"IPY_MODEL_{layer.model_id}" for layer in stage.widget._canvases
    ]
    below, above = batch.commands[: switches[1]], batch.commands[switches[1] :]
    # The table below is there before the first frame is.
    assert below[-1] == ("sleep", (0,))
    assert [name for name, _ in below].count("sleep") == 1
    assert [arguments[0] for name, arguments in above if name == "sleep"] == [FRAME_MILLISECONDS] * 5
    # Each frame is wiped away, so that nothing of the motion stays.
    assert above[-1] == ("clear", ())
    assert [name for name, _ in above].count("clear") == 1 + 5


def test_what_hangs_at_the_pointer_is_wiped_by_the_next_picture(stage: Stage, wire: Wire) -> None:
    card = boards.OPENING.columns[0][-1]
    scene = dragged(card, OPENING.targets[4].place, (20, 30), LAYOUT)
    stage.hover(scene, LIGHT)
    hanging = wire.one()
    assert hanging.named("switchCanvas") == [(f"IPY_MODEL_{stage.widget._canvases[1].model_id}",)]
    assert hanging.texts == ["10"]
    assert hanging.size < 4000
    stage.paint(OPENING, LIGHT)
    assert wire.one().commands[-1] == ("clear", ())
    stage.paint(OPENING, LIGHT)
    assert len(wire.one().named("switchCanvas")) == 1


@pytest.mark.parametrize("between", [(), (BROKEN,)])
def test_a_scene_that_cannot_be_drawn_raises_before_anything_is_sent(
    stage: Stage, wire: Wire, between: tuple[Scene, ...]
) -> None:
    scene = OPENING if between else BROKEN
    with pytest.raises(ValueError, match="nan"):
        stage.paint(scene, LIGHT, between)
    with pytest.raises(ValueError, match="nan"):
        stage.hover(BROKEN, LIGHT)
    assert wire.take() == []
    stage.paint(OPENING, LIGHT)
    assert wire.one().texts[0] == "A"


@pytest.mark.parametrize("broken", ["send_command", "flush"])
def test_an_error_while_sending_leaves_nothing_behind(
    stage: Stage, wire: Wire, monkeypatch: pytest.MonkeyPatch, broken: str
) -> None:
    def fail(*_: object) -> None:
        raise RuntimeError("the line is dead")

    with monkeypatch.context() as patch:
        patch.setattr(stage._manager, broken, fail)
        with pytest.raises(RuntimeError):
            stage.paint(PLAYED, LIGHT)
    assert wire.take() == []
    assert stage._manager._caching is False
    assert (stage._manager._commands_cache, stage._manager._buffers_cache) == ([], [])
    stage.paint(OPENING, LIGHT)
    assert wire.one().texts.count("J") == OPENING.alt.count("J")


def test_holding_is_off_between_batches(stage: Stage, wire: Wire) -> None:
    # Others who share the kernel draw with managers of their own; and so do we.
    assert stage._manager is not ipycanvas.canvas._CANVAS_MANAGER
    assert ipycanvas.canvas._CANVAS_MANAGER._caching is False
    stage.paint(OPENING, LIGHT)
    assert stage._manager._caching is False


def test_all_layers_have_the_manager_of_the_stage(stage: Stage) -> None:
    assert [layer._canvas_manager for layer in stage.widget._canvases] == [stage._manager] * 2
    assert stage.widget._canvas_manager is stage._manager


def test_a_canvas_of_double_size_in_a_box_of_single_size(stage: Stage) -> None:
    assert (stage.widget.width, stage.widget.height) == (640 * SHARPNESS, 410 * SHARPNESS)
    layout = stage.widget.layout
    assert (layout.width, layout.max_width, layout.height) == ("640px", "100%", "auto")
    # They would shift the places of clicks, and a tooltip breaks a canvas.
    assert (layout.border, layout.padding, layout.margin) == (None, None, None)
    assert stage.widget.tooltip is None


def test_no_image_is_sent_back(stage: Stage) -> None:
    assert stage.widget.sync_image_data is False


def test_events_arrive_in_logical_pixels(stage: Stage) -> None:
    heard: list[tuple[object, ...]] = []

    def hear(name: str) -> Callable[..., None]:
        return lambda *arguments: heard.append((name, *arguments))

    stage.on_pointer(hear("down"), hear("move"), hear("up"), hear("out"))
    stage.on_key(hear("key"))
    stage.on_ready(hear("ready"))
    for event in ("mouse_down", "mouse_move", "mouse_up", "mouse_out"):
        stage.widget._handle_custom_msg({"event": event, "x": 30, "y": 41}, [])
    keys = {"key": "a", "shift_key": True, "ctrl_key": False, "meta_key": False}
    stage.widget._handle_custom_msg({"event": "key_down", **keys}, [])
    stage.widget._handle_custom_msg({"event": "client_ready"}, [])
    assert heard == [
        ("down", 15, 20.5),
        ("move", 15, 20.5),
        ("up", 15, 20.5),
        ("out", 15, 20.5),
        ("key", "a", True, False, False),
        ("ready",),
    ]


def test_a_touch_ends_where_it_was_last() -> None:
    heard: list[tuple[object, ...]] = []

    def hear(name: str) -> Callable[[float, float], None]:
        return lambda x, y: heard.append((name, x, y))

    canvas = ipycanvas.MultiCanvas(2, width=10, height=10)
    Touch(hear("down"), hear("move"), hear("up"), hear("out")).connect(canvas)
    one, two = {"x": 1, "y": 2}, {"x": 3, "y": 4}
    for event, touches in [
        ("touch_start", [one]),
        ("touch_move", [two]),
        ("touch_move", [one, two]),
        ("touch_end", []),
        ("touch_start", [one, two]),
        ("touch_start", [one]),
        ("touch_cancel", []),
    ]:
        canvas._handle_custom_msg({"event": event, "touches": touches}, [])
    assert heard == [("down", 1, 2), ("move", 3, 4), ("up", 3, 4), ("down", 1, 2), ("out", 1, 2)]
    for part in (*canvas._canvases, canvas):
        part.layout.close()
        part.close()
