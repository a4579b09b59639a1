"""A lesson on the page: its words, its table and its buttons, and what keys and clicks mean."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import traitlets

from golf_nb.language import say
from golf_nb.lessons import Attempt
from golf_nb.lessons.answering import answer_told
from golf_nb.lessons.kinds import Question
from golf_nb.scene import Layout
from golf_nb.widget import tutor_words as words
from golf_nb.widget.area import PlayArea
from golf_nb.widget.keyboard import Action, Command
from golf_nb.widget.panels import heading, html, lines, paragraphs
from golf_nb.widget.tutor_auto import Presenter, checked_pace
from golf_nb.widget.tutor_board import LessonBoard, introduced
from golf_nb.widget.tutor_controls import TutorControls
from golf_nb.widget.tutor_digits import Digits
from golf_nb.widget.tutor_film import Film
from golf_nb.widget.tutor_steps import Stepping

if TYPE_CHECKING:
    from golf_nb.engine import Move
    from golf_nb.lessons import Lesson, View
    from golf_nb.notes import Note
    from golf_nb.scene import Scene
    from golf_nb.widget.look import Look


class LessonArea(Stepping, PlayArea):
    """A lesson with everything that shows it.

    Parameters
    ----------
    attempt
        Where the learner is.
    look
        Theme, deck and motion.
    """

    attempt = traitlets.Instance(Attempt)

    _board_kind = LessonBoard
    _board: LessonBoard

    def __init__(self, attempt: Attempt, look: Look) -> None:
        lesson = attempt.lesson
        pages = range(len(lesson.pages))
        layout = Layout.fit(*(lesson.setting_at(page).start for page in pages))
        super().__init__(attempt.view.position, layout.showing(attempt.view.position), look)
        self._asking = False
        self._presenter = Presenter(self)
        self._film = Film(self)
        self._digits = Digits(self)
        self._title = html("golf-tutor-head")
        self._text = html("golf-tutor-text", like=self._title)
        self._controls = TutorControls(self, lesson)
        self.attempt = attempt

    @property
    def lesson(self) -> Lesson:
        """The lesson."""
        return self.attempt.lesson

    @property
    def notes(self) -> tuple[Note, ...]:
        """What is pointed at now."""
        return self.view.notes

    @property
    def pace(self) -> float:
        """How fast the lesson goes on by itself, as a multiple of the normal pace."""
        return self._presenter.pace

    @pace.setter
    def pace(self, pace: float) -> None:
        self._presenter.pace = checked_pace(pace)
        self._controls.paced(pace)

    @property
    def plays_itself(self) -> bool:
        """Whether the lesson goes on by itself now."""
        return self._presenter.running

    @property
    def asking(self) -> bool:
        """Whether Enter is the answer to the question about a new beginning."""
        return self._asking

    # What the board, the keys and the buttons ask for.

    def try_move(self, move: Move) -> bool:
        """Hand a move to the attempt; True if the position changed."""
        before = self.position
        self.play(move)
        return self.position != before

    def digit(self, digit: int) -> None:
        """Take a digit as an answer, or as the first one of a number."""
        self._digits.take(digit)

    def enter(self) -> bool:
        """Take the number that has been typed as the answer; True if there is one."""
        return self._digits.enter()

    def look_aside(self) -> None:
        """Look at the next branch of this page, in turn."""
        if self.view.in_branch:
            self.say(say("tutor.branch_open"))
        elif not self.view.branches:
            self.say(say("tutor.no_branches"))
        else:
            looked = [event for event in self.attempt.events if event.startswith("branch ")]
            last = int(looked[-1].split()[1]) if looked else -1
            self.branch((last + 1) % len(self.view.branches))

    def ask_again(self) -> None:
        """Ask whether the lesson should begin again."""
        self._asking = True
        self._controls.ask(visible=True)
        self._message.say(say("tutor.ask_again"), strong=True)

    def confirm(self, *, again: bool) -> None:
        """Take the answer to whether the lesson should begin again."""
        if again:
            self.begin_again()
        else:
            self.say(say("tutor.goes_on"))

    def play_or_pause(self) -> None:
        """Pause the lesson if it goes on by itself, otherwise let it."""
        if not self.interrupt():
            self._presenter.start()

    def interrupt(self) -> bool:
        """Stop the lesson that goes on by itself; True if it did. What is being played for the learner ends, too."""
        self._film.finish()
        stopped = self._presenter.stop()
        if stopped:
            self.say(say("tutor.paused"))
            self.auto_changed()
        return stopped

    def auto_changed(self) -> None:
        """Show whether the lesson goes on by itself."""
        if self._living:
            self._controls.show(self.view, playing=self.plays_itself)

    def act(self, asked: Command) -> None:
        """Do what a key asked for that is not about a card."""
        plain = {
            Action.NEXT: self.next,
            Action.BACK: self.back,
            Action.HINT: self.hint,
            Action.UNDO: self.take_back,
            Action.RESTART: self.retry,
            Action.PLAY_LINE: self.play_or_pause,
            Action.LEAVE: self._controls.focus,
        }
        if asked.action in plain:
            plain[asked.action]()
        elif asked.action in {Action.CONFIRM, Action.CANCEL} and self._asking:
            self.confirm(again=asked.action is Action.CONFIRM)

    def say(self, text: str) -> None:
        """Show a line of text; a question about a new beginning is over by that."""
        self._stop_asking()
        super().say(text)

    def _stop_asking(self) -> None:
        if self._asking:
            self._asking = False
            self._controls.ask(visible=False)

    # What is shown.

    def _show(self, *, moving: bool = True) -> None:
        view = self.view
        self._stop_asking()
        self._digits.forget()
        language = self.lesson.language
        self._title.value = heading(view.title, words.beside_title(view, self._minutes()), language)
        self._text.value = paragraphs(view.text, language) + self._below(view)
        self._board.alt = view.alt
        self._show_table(view, moving=moving)
        feedback = view.feedback
        strong = feedback is not None and feedback.kind in ("mistake", "wrong", "good")
        self._message.say(self._said(view), strong=strong)
        self._controls.show(view, playing=self.plays_itself)

    def _still(self) -> Scene:
        return introduced(super()._still(), self.view.alt)

    def _minutes(self) -> int | None:
        return self.lesson.minutes if self.attempt.index == 0 else None

    def _below(self, view: View) -> str:
        """Return what stands below the text of a page, as HTML."""
        return "" if view.result is None else lines(*view.result.lines)

    def _said(self, view: View) -> str:
        """Return the tutor's reply; an answer that he has shown is named."""
        feedback, attempt = view.feedback, self.attempt
        if feedback is None:
            return ""
        step = attempt.step
        if isinstance(step, Question) and attempt.events[-1:] == ("show",) and feedback.kind == "good":
            return words.feedback("", answer_told(step, view.position, feedback.text))
        return words.feedback(feedback.kind, feedback.text)

    def _show_table(self, view: View, *, moving: bool) -> None:
        self._layout = self._layout.showing(view.position)
        self._board.lie_in(self._layout)
        # The first is the table that is shown already, the last comes with its notes.
        before = view.moves_shown[1:-1] if moving else ()
        self._film.show(
            *(partial(self._board.show, position) for position in before),
            partial(self._board.show, view.position, notes=view.notes, moving=moving),
        )
