"""All lessons by chapter, with how far the reader has come in each, and one of them open below."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from IPython.display import display
from ipywidgets import Box, Dropdown, VBox
from ipywidgets import Layout as BoxLayout

from golf_nb.engine import GolfError
from golf_nb.language import say
from golf_nb.lessons import lesson as found
from golf_nb.lessons.syllabus import chapters
from golf_nb.records import Store, default_store
from golf_nb.widget import lifecycle
from golf_nb.widget import tutor_words as words
from golf_nb.widget.controls import Message
from golf_nb.widget.faults import guarded
from golf_nb.widget.look import Look
from golf_nb.widget.panels import bold, button, html, plain, row
from golf_nb.widget.spoken import beginning
from golf_nb.widget.tutor import Tutor
from golf_nb.widget.words import fault

if TYPE_CHECKING:
    from collections.abc import Callable

    from ipywidgets import Button

    from golf_nb.lessons.syllabus import Chapter


class Lessons(VBox):
    """The lessons of the package, to choose from.

    Parameters
    ----------
    theme, deck, motion
        As for `golf_nb.Table`.
    store
        Where the progress in lessons is kept; by default the user's own store.

    Raises
    ------
    GolfError
        If the theme or the deck is none.

    Examples
    --------
    >>> print(str(Lessons()).splitlines()[1])
    1. The table
    """

    _living = False  # nothing to close before everything is there
    _updating = False

    def __init__(
        self, *, theme: str = "auto", deck: str = "two", motion: bool = True, store: Store | None = None
    ) -> None:
        self._look = Look(theme, deck, motion)
        self._store = default_store() if store is None else store
        super().__init__()
        self.errors: list[Exception] = []
        self.tutor: Tutor | None = None
        self._lessons = {name: found(name) for chapter in chapters() for name in chapter.lessons}
        self._chapter = Dropdown(
            description=say("picker.chapter"), layout=BoxLayout(width="auto", max_width="100%")
        )
        self._chapter.style.description_width = "initial"
        self._message = Message()
        self._next = button(say("picker.next"), say("picker.next_tip"), guarded(self, self.open_next))
        self._buttons: list[Button] = []
        self._states = [html("golf-lesson-state")]
        self._rows = VBox()
        self._place = Box(layout=BoxLayout(display="block"))
        self._choose_chapter()
        self._chapter.observe(guarded(self, lambda _: None if self._updating else self._show()), "value")
        self._show()
        self.add_class("golf-lessons")
        self._living = True
        self.children = (
            *beginning(),
            row(self._chapter, self._next),
            self._rows,
            self._message.widget,
            self._place,
        )
        lifecycle.opened(self)

    # From code.

    def open_lesson(self, name: str) -> Tutor:
        """Open a lesson in a tutor below the list, where it was left if it was left half way.

        Raises
        ------
        GolfError
            If it is none of the lessons that are listed.
        """
        if name not in self._lessons:
            expected = f"one of {', '.join(self._lessons)}"
            raise GolfError("there is no lesson of this name", text=str(name), expected=expected)
        if self.tutor is not None:
            self.tutor.close()
        look = self._look
        self.tutor = Tutor(
            self._lessons[name], store=self._store, theme=look.theme, deck=look.deck, motion=look.motion
        )
        self.tutor.observe(guarded(self, lambda _: self._follow()), "attempt")
        self._place.children = (self.tutor,)
        self._choose_chapter(name)
        self._show()
        self._message.say(say("picker.opened", title=self._lessons[name].title))
        return self.tutor

    def open_next(self) -> Tutor:
        """Open the first lesson that has not been finished yet; after the last one, the first."""
        return self.open_lesson(self._unfinished())

    def state(self, name: str) -> str:
        """Return how far the reader has come in a lesson, as a sign and in words."""
        kept = self._store.load_progress(name)
        if kept is None:
            return words.lesson_state(reached=0, pages=2, finished=False, stars_won=0)
        return words.lesson_state(
            reached=kept.reached,
            pages=kept.pages,
            finished=kept.finished is not None,
            stars_won=kept.stars,
        )

    def report(self, error: Exception) -> None:
        """Show an error from a callback and keep it in `errors`."""
        self.errors.append(error)
        self._message.say(fault(error), strong=True)

    def close(self) -> None:
        """End for good, together with the tutor that is open."""
        if self._living:
            self._living = False
            lifecycle.closed(self)
            if self.tutor is not None:
                self.tutor.close()
            self._place.children = ()
            for made in self._buttons:
                made.close()
            for made in self._states:
                made.close()
            lifecycle.close_parts(self)
        super().close()

    def __repr__(self) -> str:
        lines = [say("picker.lessons")]
        for chapter in chapters():
            lines.append(f"{chapter.number}. {chapter.title}")
            lines += [f"   {self._line(name)}" for name in chapter.lessons]
        return "\n".join(lines)

    __str__ = __repr__

    def _ipython_display_(self, **_: object) -> None:
        show: Callable[..., object] = display
        show({**self._repr_mimebundle_(), "text/plain": repr(self)}, raw=True)

    # What is shown.

    def _line(self, name: str) -> str:
        lesson = self._lessons[name]
        return f"{lesson.title} ({name}): {self._about(name)}"

    def _about(self, name: str) -> str:
        minutes = self._lessons[name].minutes
        parts = [self.state(name), *([] if minutes is None else [say("count.minutes", count=minutes)])]
        return " · ".join(parts)

    def _finished(self, name: str) -> bool:
        kept = self._store.load_progress(name)
        return kept is not None and kept.finished is not None

    def _unfinished(self) -> str:
        names = list(self._lessons)
        return next((name for name in names if not self._finished(name)), names[0])

    def _choose_chapter(self, name: str = "") -> None:
        """Show the chapter of a lesson; unless given, of the first one that is not finished."""
        wanted = name or self._unfinished()
        number = next(chapter.number for chapter in chapters() if wanted in chapter.lessons)
        self._label_chapters(number)

    def _label_chapters(self, number: int) -> None:
        """Say in the list of chapters how many lessons of each are finished, and choose one."""
        labels = tuple((self._chapter_label(chapter), chapter.number) for chapter in chapters())
        self._updating = True
        try:
            if self._chapter.options != labels:
                self._chapter.options = labels
            self._chapter.value = number
        finally:
            self._updating = False

    def _chapter_label(self, chapter: Chapter) -> str:
        done = sum(map(self._finished, chapter.lessons))
        return say(
            "picker.chapter_line",
            number=chapter.number,
            title=chapter.title,
            done=done,
            all=len(chapter.lessons),
        )

    def _follow(self) -> None:
        """Show how far the reader has come in the lesson that is open."""
        self._show()
        if self.tutor is not None and self.tutor.finished:
            self._label_chapters(self._chapter.value)

    def _show(self) -> None:
        """Bring the lines of the chosen chapter up to date."""
        chapter = chapters()[(self._chapter.value or 1) - 1]
        rows = []
        for index, name in enumerate(chapter.lessons):
            if index == len(self._buttons):
                self._buttons.append(
                    button("", "", guarded(self, partial(self._press, index)), like=self._next)
                )
            if index == len(self._states):
                self._states.append(html("golf-lesson-state", like=self._states[0]))
            self._buttons[index].description = self._lessons[name].title
            is_open = self.tutor is not None and self.tutor.lesson.name == name
            about = self._about(name)
            self._buttons[index].tooltip = say("picker.open", about=about)
            self._states[index].value = bold(say("picker.is_open", about=about)) if is_open else plain(about)
            rows.append((self._buttons[index], self._states[index]))
        if len(self._rows.children) != len(rows):
            for old in self._rows.children:
                old.layout.close()
                old.close()
            self._rows.children = tuple(row(*parts) for parts in rows)

    def _press(self, index: int) -> None:
        self.open_lesson(chapters()[self._chapter.value - 1].lessons[index])
