"""A lesson as a row of slides: tables with captions. Plain values, from the same scene as every other picture."""

from __future__ import annotations

import math
import textwrap
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from golf_nb.language import say
from golf_nb.lessons import Attempt
from golf_nb.lessons.answering import answer_told
from golf_nb.lessons.kinds import Question
from golf_nb.lessons.tally import par_at
from golf_nb.scene import Layout, Scene, build
from golf_nb.scene.shapes import Box, Path, Shape, Text, Tone, rounded
from golf_nb.widget import tutor_words as words
from golf_nb.widget.tutor_auto import one_step, reading_time
from golf_nb.widget.tutor_board import introduced
from golf_nb.widget.tutor_film import MOVE
from golf_nb.widget.tutor_steps import judge

if TYPE_CHECKING:
    from collections.abc import Sequence

    from golf_nb.engine import Position
    from golf_nb.lessons import Lesson, View
    from golf_nb.notes import Note

SIZE: Final = 16.0
"""Size of the letters of a caption, in logical pixels."""
LINE: Final = 23.0
EDGE: Final = 16.0
GAP: Final = 14.0
_WIDE: Final = 0.56
"""Width of an average letter, in units of the text size, a little too large so that no line is cut off."""
_BOLD: Final = 0.64


@dataclass(frozen=True, slots=True)
class Slide:
    """One table of a lesson, with what is said about it.

    Parameters
    ----------
    head
        The line above the text: which step, and what is to be reached.
    text
        What is said, in paragraphs.
    position, notes, alt
        The table, what is pointed at, and what the author says about the picture.
    seconds
        How long it is shown when slides follow one another by themselves.
    page
        Whether a page begins with it; the others show moves and replies.
    """

    head: str
    text: tuple[str, ...]
    position: Position
    notes: tuple[Note, ...]
    alt: str
    seconds: float
    page: bool


def slides(lesson: Lesson, pace: float = 1.0) -> tuple[Slide, ...]:
    """Return a lesson as its tutor plays it: each page, each answer, each move."""
    attempt = Attempt.start(lesson, judge())
    made = [_slide(attempt, pace, page=True)]
    while not attempt.finished:
        after = one_step(attempt)
        if after is attempt:
            break
        turned = after.index != attempt.index
        shown = after.view.moves_shown[1:-1]
        made += [_between(made[-1], position) for position in shown]
        if turned and after.view.feedback is not None:
            # The reply to a move stands over the next page; here it is shown before that.
            reply = _slide(after, pace, page=False)
            made.append(replace(reply, head=made[-1].head, notes=(), alt="", text=(_reply(after.view),)))
        made.append(_slide(after, pace, page=turned))
        attempt = after
    return tuple(made)


def slide_scenes(lesson: Lesson, shown: Sequence[Slide]) -> tuple[Scene, ...]:
    """Return slides as scenes that are all of one size."""
    layout = Layout.fit(*(lesson.setting_at(page).start for page in range(len(lesson.pages))))
    most = max(len(_lines(slide, layout.width)) for slide in shown)
    return tuple(_scene(slide, layout, most) for slide in shown)


def strip(scenes: Sequence[Scene], title: str) -> Scene:
    """Return scenes side by side, in rows, below a title."""
    across = min(len(scenes), 3 if len(scenes) > 4 else 2)  # noqa: PLR2004 - four make a square
    width, height = scenes[0].width, scenes[0].height
    top = 2 * GAP + 2 * SIZE
    whole = Box(0, 0, GAP + across * (width + GAP), top + math.ceil(len(scenes) / across) * (height + GAP))
    shapes: list[Shape] = [
        Path(rounded(whole, 0), fill=Tone.BADGE),
        Text(GAP, GAP + SIZE, title, 1.5 * SIZE, Tone.BADGE_INK, align="start", bold=True),
    ]
    for number, scene in enumerate(scenes):
        x = GAP + number % across * (width + GAP)
        y = top + number // across * (height + GAP)
        shapes += [moved(shape, x, y) for shape in scene.shapes]
        shapes.append(Path(rounded(Box(x, y, width, height), 0), stroke=Tone.CARD_EDGE))
    pictures = (
        f"{say('tutor.slides.picture', number=each)} {scene.alt}" for each, scene in enumerate(scenes, 1)
    )
    alt = " ".join((f"{title}.", *pictures))
    return Scene(whole.width, whole.height, tuple(shapes), (), alt)


def moved(shape: Shape, dx: float, dy: float) -> Shape:
    """Return a shape somewhere else."""
    if isinstance(shape, Text):
        return replace(shape, x=shape.x + dx, y=shape.y + dy)
    segments = []
    for code, values in shape.segments:
        # The last number of a corner or a circle is its radius.
        radius = values[-1:] if code in "RO" else ()
        points = values[: len(values) - len(radius)]
        there = tuple(value + (dy if odd % 2 else dx) for odd, value in enumerate(points))
        segments.append((code, there + radius))
    return replace(shape, segments=tuple(segments))


def _slide(attempt: Attempt, pace: float, *, page: bool) -> Slide:
    view = attempt.view
    text = _page_text(attempt) if page else (_reply(view, attempt),)
    seconds = max(
        MOVE, reading_time(view if not page else replace(view, feedback=None, moves_shown=()), pace)
    )
    return Slide(_head(attempt), text, view.position, view.notes, view.alt, seconds, page)


def _between(before: Slide, position: Position) -> Slide:
    return replace(before, position=position, notes=(), alt="", seconds=MOVE, page=False)


def _head(attempt: Attempt) -> str:
    view = attempt.view
    if not view.goal:
        return view.progress
    setting = attempt.lesson.setting_at(attempt.index)
    par = par_at(setting.goal, setting.start, attempt.judge)
    return f"{view.progress} · {words.goal(view.goal, par)}"


def _page_text(attempt: Attempt) -> tuple[str, ...]:
    view = attempt.view
    parts = [" ".join(part.split()) for part in view.text.split("\n\n")]
    if view.choices:
        parts.append(" / ".join(view.choices))
    return tuple(part for part in parts if part)


def _reply(view: View, attempt: Attempt | None = None) -> str:
    said = "" if view.feedback is None else " ".join(view.feedback.text.split())
    if attempt is not None and isinstance(attempt.step, Question):
        return answer_told(attempt.step, view.position, said)
    return said


def _lines(slide: Slide, width: float) -> tuple[str, ...]:
    letters = int((width - 2 * EDGE) / (SIZE * _WIDE))
    return tuple(line for part in slide.text for line in textwrap.wrap(part, letters))


def _scene(slide: Slide, layout: Layout, most: int) -> Scene:
    table = introduced(
        build(slide.position, layout=layout.showing(slide.position), notes=slide.notes), slide.alt
    )
    height = table.height + 2 * EDGE + (most + 1) * LINE
    ground = Box(0, table.height, table.width, height - table.height)
    y = table.height + EDGE + LINE / 2
    head = min(SIZE, (table.width - 2 * EDGE) / (max(1, len(slide.head)) * _BOLD))
    shapes: list[Shape] = [
        *table.shapes,
        Path(rounded(ground, 0), fill=Tone.BADGE),
        Text(EDGE, y, slide.head, head, Tone.BADGE_INK, align="start", bold=True),
    ]
    for number, line in enumerate(_lines(slide, table.width), start=1):
        shapes.append(Text(EDGE, y + number * LINE, line, SIZE, Tone.BADGE_INK, align="start"))
    said = " ".join((f"{slide.head}.", *slide.text, table.alt))
    return Scene(table.width, height, tuple(shapes), (), said)
