"""A lesson made from a hand on the table: the text of its file, to be copied or saved."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from ipywidgets import Layout as BoxLayout
from ipywidgets import Text, Textarea, VBox

from golf_nb.engine import GolfError
from golf_nb.language import say
from golf_nb.lessons import skeleton
from golf_nb.widget.faults import Owner, guarded
from golf_nb.widget.panels import button, row
from golf_nb.widget.saving import checked, save
from golf_nb.widget.tutor_steps import judge

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from ipywidgets import Button

    from golf_nb.engine import Game


class HasHand(Owner, Protocol):
    """What is asked of a table from whose hand a lesson is made."""

    @property
    def game(self) -> Game:
        """The hand."""

    def say(self, text: str) -> None:
        """Show a line of text."""


def lesson_text(game: Game, title: str, path: str | Path | None = None) -> str:
    """Return the file of a lesson that begins where a hand began, and save it if a path is given.

    Parameters
    ----------
    game
        The hand; its moves become the steps.
    title
        The title of the lesson.
    path
        Where to save it: a name that ends in ``.toml``. A file that is there already is never replaced.

    Raises
    ------
    GolfError
        If the title is empty, the rules have no name, or the file cannot be written; then there is no file.
    """
    if path is not None:
        _lesson_path(path)
    text = skeleton(game, title=title, known=judge())
    if path is not None:
        save(path, text.encode())
    return text


class LessonMaker:
    """The lines of a panel in which a lesson is made from the hand on the table.

    Parameters
    ----------
    table
        The table.
    like
        A button that lends its look.
    """

    def __init__(self, table: HasHand, like: Button) -> None:
        self._table = table
        make = button(
            say("panels.lesson.make"),
            say("panels.lesson.make_tip"),
            guarded(table, self._make),
            icon="pencil",
            like=like,
        )
        self._title = Text(
            value=say("skeleton.title"),
            description=say("panels.lesson.title"),
            layout=BoxLayout(width="320px"),
        )
        self._title.style.description_width = "initial"
        self._file = Text(
            placeholder=say("panels.lesson.file_here"),
            description=say("panels.lesson.file"),
            layout=BoxLayout(width="320px"),
        )
        self._file.style.description_width = "initial"
        save_it = button(
            say("panels.lesson.save"),
            say("panels.lesson.save_tip"),
            guarded(table, self._save),
            icon="save",
            like=like,
        )
        self._text = Textarea(layout=BoxLayout(width="640px", max_width="100%", height="220px"))
        self._text.tooltip = say("panels.lesson.text")
        self._text.add_class("golf-lesson-text")
        self._more = VBox([self._text, row(self._file, save_it)], layout=BoxLayout(display="none"))
        self.widget = VBox([row(self._title, make), self._more])

    def _make(self) -> None:
        def make() -> str:
            self._text.value = lesson_text(self._table.game, self._title.value)
            self._more.layout.display = ""
            return say("panels.lesson.made")

        self._try(make)

    def _save(self) -> None:
        def save_it() -> str:
            path = self._file.value.strip()
            if not path:
                return say("panels.lesson.no_file")
            # What the teacher has changed in the field is what is saved.
            saved = save(_lesson_path(path), self._text.value.encode())
            return say("panels.lesson.saved", path=saved)

        self._try(save_it)

    def _try(self, action: Callable[[], str]) -> None:
        """Do something with what the teacher wrote; what is wrong with that is told, and is no fault."""
        try:
            self._table.say(action())
        except GolfError as error:
            self._table.say(str(error))


def _lesson_path(path: str | Path) -> Path:
    """Return where a lesson can be saved; GolfError if it cannot."""
    target = checked(path, overwrite=False)
    if target.suffix != ".toml":
        expected = "a name that ends in .toml"
        raise GolfError(
            "a lesson is not saved as such a file", text=str(path), place="path", expected=expected
        )
    return target
