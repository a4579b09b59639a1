"""The tutor: a lesson stepped through at a table."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import traitlets

from golf_nb.lessons import Attempt, Judge, Lesson
from golf_nb.lessons import lesson as found
from golf_nb.records import Store, default_store
from golf_nb.scene import Layout
from golf_nb.solver import best_score, least_left
from golf_nb.widget import words
from golf_nb.widget.area import PlayArea
from golf_nb.widget.faults import guarded
from golf_nb.widget.keyboard import Action, Command
from golf_nb.widget.look import Look
from golf_nb.widget.panels import button, heading, html, listing, paragraphs, row, toggle

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from ipywidgets import Button

    from golf_nb.engine import Move, Position
    from golf_nb.lessons import View

PAUSE = 450
"""Milliseconds between two moves that the tutor plays."""


class Tutor(PlayArea):
    """A lesson to step through.

    Parameters
    ----------
    lesson
        A lesson, the name of one that comes with the package, or the path of a lesson file.
    theme, deck, motion
        As for `golf_nb.Table`.
    store
        Where the progress in lessons is kept; by default the user's own store.

    Raises
    ------
    GolfError
        If there is no such lesson, or its file cannot be read; no widget has been made by then.
    """

    attempt = traitlets.Instance(Attempt)

    def __init__(
        self,
        lesson: Lesson | str | Path,
        *,
        theme: str = "auto",
        deck: str = "two",
        motion: bool = True,
        store: Store | None = None,
    ) -> None:
        look = Look(theme, deck, motion)
        self.lesson = lesson if isinstance(lesson, Lesson) else found(lesson)
        attempt = Attempt.start(self.lesson, Judge(least_left, best_score))
        pages = range(len(self.lesson.pages))
        layout = Layout.fit(*(self.lesson.setting_at(page).start for page in pages))
        super().__init__(attempt.view.position, layout, look)
        self._store = default_store() if store is None else store
        self._title = html("golf-tutor-head")
        self._text = html("golf-tutor-text", like=self._title)
        self._make_buttons()
        self.attempt = attempt
        self._show(moving=False)
        # Not guarded: who changes the attempt, from a cell or in a guarded callback, hears of a fault.
        self.observe(lambda _: self._follow(), "attempt")
        self._furnish(
            self._title,
            self._text,
            self._board.widget,
            self._message.widget,
            self._choices,
            self._moves,
            self._keys_row,
            self._keys,
        )

    @property
    def view(self) -> View:
        """What the learner sees now, as values."""
        return self.attempt.view

    @property
    def position(self) -> Position:
        """What lies on the table now."""
        return self.view.position

    @property
    def finished(self) -> bool:
        """Whether the lesson has been gone through."""
        return self.attempt.finished

    # What the learner can do; the buttons, the keys and the board all come here.

    def next(self) -> None:
        """Go to the next page, if this one is done."""
        self.attempt = self.attempt.next()

    def back(self) -> None:
        """Go one page back, the table as it was then."""
        self.attempt = self.attempt.back()

    def play(self, move: Move | str) -> None:
        """Make a move, or hear why not."""
        self.attempt = self.attempt.play(move)

    def choose(self, index: int) -> None:
        """Give the answer of this number, counted from 0."""
        self.attempt = self.attempt.choose(index)

    def hint(self) -> None:
        """Ask for the next hint."""
        self.attempt = self.attempt.hint()

    def take_back(self) -> None:
        """Take the last move of this page back."""
        self.attempt = self.attempt.take_back()

    def retry(self) -> None:
        """Begin this page again."""
        self.attempt = self.attempt.retry()

    def close(self) -> None:
        """End for good; answers that this page does not offer are closed as well."""
        for answer in self._answers if self._living else ():
            answer.close()
        super().close()

    # What the board asks for.

    def try_move(self, move: Move) -> bool:
        """Hand a move to the attempt; True if the position changed."""
        before = self.position
        self.play(move)
        return self.position != before

    @property
    def asking(self) -> bool:
        """Whether Enter is the answer to a question; a tutor never waits for one."""
        return False

    def act(self, asked: Command) -> None:
        """Do what a key asked for that is not about a card."""
        match asked.action:
            case Action.NEXT:
                self.next()
            case Action.BACK:
                self.back()
            case Action.HINT:
                self.hint()
            case Action.UNDO:
                self.take_back()
            case Action.RESTART:
                self.retry()
            case Action.LEAVE:
                self._next.focus()

    def __repr__(self) -> str:
        return f"Tutor({self.lesson.name!r}): {self.view.progress}"

    def _make_buttons(self) -> None:
        most = max((len(getattr(step, "choices", ())) for step in self.lesson.steps), default=0)
        self._next = button(words.NEXT, words.NEXT_TIP, guarded(self, self.next), icon="arrow-right")

        def more(label: str, tip: str, pressed: Callable[[], None], icon: str = "") -> Button:
            return button(label, tip, guarded(self, pressed), icon=icon, like=self._next)

        self._answers = [more("", "", partial(self.choose, index)) for index in range(most)]
        self._choices = row()
        self._back = more(words.BACK, words.BACK_TIP, self.back, "arrow-left")
        self._hint = more(words.HINT, words.HINT_TIP, self.hint, "lightbulb-o")
        self._take_back = more(words.TAKE_BACK, words.TAKE_BACK_TIP, self.take_back, "undo")
        retry = more(words.RETRY, words.RETRY_TIP, self.retry, "refresh")
        self._moves = row(self._back, self._next, self._hint, self._take_back, retry)
        self._keys = html("golf-keys")
        self._keys.value = listing(words.TUTOR_KEY_LIST)
        self._keys.layout.display = "none"
        self._keys_row = row(toggle(words.KEYS, words.KEYS_TIP, guarded(self, self._show_keys)))

    def _show_keys(self, shown: bool) -> None:  # noqa: FBT001  # as the toggle calls it
        self._keys.layout.display = "" if shown else "none"

    def _follow(self) -> None:
        """Show what has changed, and keep how far the learner has come; only a better result replaces one."""
        self._show()
        attempt = self.attempt
        self._store.save_progress(
            self.lesson.name, attempt.events, reached=attempt.index + 1, pages=attempt.count
        )

    def _show(self, *, moving: bool = True) -> None:
        view = self.view
        self._title.value = heading(
            view.title, words.progress(view.progress, view.goal, view.position.rules.label)
        )
        self._text.value = paragraphs(view.text)
        self._show_table(view, moving=moving)
        feedback = view.feedback
        strong = feedback is not None and feedback.kind in ("mistake", "wrong", "good")
        text = "" if feedback is None else words.feedback(feedback.kind, feedback.text)
        self._message.say(text, strong=strong)
        self._show_choices(view)
        self._take_back.button_style = "primary" if view.expects == "take-back" else ""
        self._next.button_style = "primary" if view.can_next else ""

    def _show_table(self, view: View, *, moving: bool) -> None:
        # The first is the table that is shown already, the last comes below with its notes.
        shown = view.moves_shown[1:-1] if moving else ()
        for position in shown:
            self._board.show(position, pause=PAUSE)
        self._board.show(view.position, notes=view.notes, moving=moving)

    def _show_choices(self, view: View) -> None:
        answers = self._answers[: len(view.choices)]
        for answer, text in zip(answers, view.choices, strict=True):
            answer.description = text
            answer.tooltip = words.ANSWER_TIP.format(answer=text)
        self._choices.children = tuple(answers)
