"""The tutor: a lesson stepped through at a table, kept, and shown."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, Self, overload

from golf_nb.language import say
from golf_nb.lessons import Lesson
from golf_nb.lessons import lesson as found
from golf_nb.widget import tutor_words as words
from golf_nb.widget.learner import Learner
from golf_nb.widget.look import Look
from golf_nb.widget.panels import lines, texts
from golf_nb.widget.tutor_area import LessonArea
from golf_nb.widget.tutor_auto import checked_pace
from golf_nb.widget.tutor_book import Bookmark
from golf_nb.widget.tutor_export import export_lesson
from golf_nb.widget.words import together

if TYPE_CHECKING:
    from pathlib import Path

    from golf_nb.lessons import View
    from golf_nb.records import Store


class _TutorOnPage(LessonArea):
    """The tutor on the page."""

    def __init__(  # noqa: PLR0913  # one keyword for each thing that can be chosen
        self,
        lesson: Lesson | str | Path,
        *,
        theme: str = "auto",
        deck: str = "two",
        motion: bool = True,
        resume: bool = True,
        pace: float = 1.0,
        store: Store | None = None,
        headless: Literal[False] = False,  # noqa: ARG002  # what is made without a page does not come here
    ) -> None:
        look, pace = Look(theme, deck, motion), checked_pace(pace)
        read = lesson if isinstance(lesson, Lesson) else found(lesson)
        self._book = Bookmark(read, store)
        super().__init__(self._book.open(resume=resume), look)
        self.pace = pace
        self._show(moving=False)
        self._greet()
        # Not guarded: who changes the attempt, from a cell or in a guarded callback, hears of a fault.
        self.observe(lambda _: self._follow(), "attempt")
        self._furnish(
            self._title, self._text, self._board.widget, self._message.widget, *self._controls.widgets
        )

    @property
    def resumed(self) -> bool:
        """Whether the lesson went on where it was left before."""
        return self._book.resumed

    @property
    def best(self) -> int:
        """The most stars of this lesson so far; 0 if it was never finished."""
        result = self.result
        return max(self._book.best, 0 if result is None else result.stars)

    def play_for_me(self, pace: float | None = None) -> None:
        """Let the lesson go on by itself: the tutor plays, and answers his own questions. It counts as *Show me*.

        Any key, click or other action pauses it. In a plain script, where no time passes, it runs to its end at once.

        Parameters
        ----------
        pace
            How fast, as a multiple of the normal pace; unless given, as it was.
        """
        if pace is not None:
            self.pace = pace
        self._presenter.start()

    def pause(self) -> None:
        """Stop the lesson that goes on by itself."""
        self.interrupt()

    def look_up(self) -> None:
        """Explain the words of the lesson below the buttons, or hide them again."""
        if self._controls.look_up():
            self.say(say("tutor.words_below"))

    def begin_again(self) -> None:
        """Begin the whole lesson again, without asking. The best result stays."""
        self._book.turn_over()
        super().begin_again()
        self.say(say("tutor.begun_again"))

    def export(self, path: str | Path, *, overwrite: bool = False) -> Path:
        """Write the lesson as pictures for slides, in the colours of this tutor.

        Parameters
        ----------
        path
            A file that ends in ``.gif``, ``.png`` or ``.svg``; see `golf_nb.export_lesson`.
        overwrite
            Whether a file that is there already may be replaced.

        Returns
        -------
        Path
            The file.

        Raises
        ------
        GolfError
            As for `golf_nb.export_lesson`.
        """
        colours = self._board.colours
        return export_lesson(
            self.lesson, path, theme=colours.name, deck=colours.deck, pace=self.pace, overwrite=overwrite
        )

    def close(self) -> None:
        """End for good; answers that this page does not offer are closed as well."""
        if self._living:
            self._presenter.stop()
            self._film.stop()
            self._controls.close()
        super().close()

    def __repr__(self) -> str:
        return f"Tutor({self.lesson.name!r}): {self.view.progress}"

    def _greet(self) -> None:
        """Say that the lesson goes on where it was, or why it does not."""
        text = ""
        if self._book.resumed:
            text = say("tutor.resumed", step=self.attempt.index, count=len(self.lesson.steps))
        elif self._book.lost:
            text = say("tutor.not_resumed")
        said = together(text, self._book.news())
        if said:
            self._message.say(said)

    def _follow(self) -> None:
        """Show what has changed, and keep how far the learner has come; only a better result replaces one."""
        by_itself = self._presenter.moving
        if not by_itself:
            self._presenter.stop()
        self._show()
        self._book.keep(self.attempt)
        news = self._book.news()
        if news:
            self._message.say(together(self.message, news))

    def _below(self, view: View) -> str:
        if view.result is not None:
            return f"<div class=golf-result>{lines(*words.result(view.result, self._book.best))}</div>"
        best = words.best(self._book.best) if self.attempt.index == 0 else ""
        return texts([best]) if best else ""


class Tutor(_TutorOnPage):
    """A lesson to step through.

    Parameters
    ----------
    lesson
        A lesson, the name of one that comes with the package, or the path of a lesson file.
    theme, deck, motion
        As for `golf_nb.Table`.
    resume
        Whether the lesson goes on where it was left half way, in this session or an earlier one.
    pace
        How fast the lesson goes on by itself, as a multiple of the normal pace.
    store
        Where the progress in lessons is kept; by default the user's own store.
    headless
        Whether to go through the lesson without a page, as scripts and tests do. Then this gives a `golf_nb.Learner`,
        with the same steps and the same answers. No widget is made and nothing is kept, so nothing else is chosen.

    Raises
    ------
    GolfError
        If there is no such lesson, its file cannot be read, or the pace is none; no widget has been made by then.

    Examples
    --------
    >>> tutor = Tutor("a-chain-that-turns", resume=False)
    >>> tutor.next()
    >>> tutor
    Tutor('a-chain-that-turns'): Step 1 of 8
    >>> alone = Tutor("a-chain-that-turns", headless=True)
    >>> alone.next()
    >>> alone.text == tutor.text
    True
    """

    # mypy wants a tutor from every overload of `__new__`, but believes what each of them says that it gives.
    @overload
    def __new__(  # type: ignore[misc]
        cls, lesson: Lesson | str | Path, *, headless: Literal[True]
    ) -> Learner: ...
    @overload
    def __new__(
        cls,
        lesson: Lesson | str | Path,
        *,
        theme: str = ...,
        deck: str = ...,
        motion: bool = ...,
        resume: bool = ...,
        pace: float = ...,
        store: Store | None = ...,
        headless: Literal[False] = ...,
    ) -> Self: ...
    def __new__(cls, lesson: Lesson | str | Path, *, headless: bool = False, **options: Any) -> Any:
        """Make a tutor on the page, or a learner without one."""
        return Learner(lesson, **options) if headless else super().__new__(cls)
