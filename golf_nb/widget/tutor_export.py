"""A lesson as a file of pictures: an animation, or a strip of pictures for a slide or a handout."""

from __future__ import annotations

import io
from pathlib import Path
from typing import TYPE_CHECKING, Final

from golf_nb.engine import GolfError
from golf_nb.lessons import Lesson
from golf_nb.lessons import lesson as found
from golf_nb.scene import theme as named_theme
from golf_nb.scene import to_svg
from golf_nb.widget.raster import pillow, raster
from golf_nb.widget.saving import checked, save
from golf_nb.widget.tutor_auto import checked_pace
from golf_nb.widget.tutor_slides import slide_scenes, slides, strip

if TYPE_CHECKING:
    from golf_nb.scene import Scene, Theme
    from golf_nb.widget.tutor_slides import Slide

SUFFIXES: Final = (".gif", ".png", ".svg")
_SHARP: Final = 1.5
"""Pixels of a strip for each logical pixel."""
_COLOURS: Final = 255


def export_lesson(  # one keyword for each thing that can be chosen
    lesson: Lesson | str | Path,
    path: str | Path,
    *,
    theme: str = "light",
    deck: str = "two",
    pace: float = 1.0,
    overwrite: bool = False,
) -> Path:
    """Write a lesson as pictures, with what the tutor says below each table.

    Parameters
    ----------
    lesson
        As for `golf_nb.Tutor`.
    path
        The file: ``.gif`` is an animation in which the tutor plays the lesson, ``.png`` and ``.svg`` are a strip with
        one picture for each page.
    theme, deck
        The colours, as for `golf_nb.picture`.
    pace
        How fast the animation goes, as a multiple of the normal pace.
    overwrite
        Whether a file that is there already may be replaced.

    Returns
    -------
    Path
        The file. It is written whole or not at all.

    Raises
    ------
    GolfError
        If there is no such lesson or no such kind of file, a file is in the way or cannot be written, the pace, the
        theme or the deck is none, or Pillow is missing, which ``.gif`` and ``.png`` need.
    """
    suffix = Path(path).suffix.lower()
    if suffix not in SUFFIXES:
        expected = f"a name that ends in {', '.join(SUFFIXES[:-1])} or {SUFFIXES[-1]}"
        raise GolfError(
            "a lesson is not written as such a file", text=str(path), place="path", expected=expected
        )
    colours, pace = named_theme(theme, deck), checked_pace(pace)
    if suffix != ".svg":
        pillow()
    checked(path, overwrite=overwrite)
    read = lesson if isinstance(lesson, Lesson) else found(lesson)
    shown = slides(read, pace)
    if suffix == ".gif":
        return save(path, _animation(slide_scenes(read, shown), shown, colours), overwrite=overwrite)
    pages = [slide for slide in shown if slide.page]
    whole = strip(slide_scenes(read, pages), read.title)
    content = to_svg(whole, colours).encode() if suffix == ".svg" else _png(whole, colours)
    return save(path, content, overwrite=overwrite)


def _png(scene: Scene, colours: Theme) -> bytes:
    file = io.BytesIO()
    raster(scene, colours, _SHARP).save(file, "PNG", optimize=True)
    return file.getvalue()


def _animation(scenes: tuple[Scene, ...], shown: tuple[Slide, ...], colours: Theme) -> bytes:
    image = pillow()
    frames = [raster(scene, colours).quantize(_COLOURS, dither=image.Dither.NONE) for scene in scenes]
    file = io.BytesIO()
    frames[0].save(
        file,
        "GIF",
        save_all=True,
        append_images=frames[1:],
        duration=[round(slide.seconds * 1000) for slide in shown],
        loop=0,
        comment=scenes[0].alt.encode("ascii", "replace")[:250],
    )
    return file.getvalue()
