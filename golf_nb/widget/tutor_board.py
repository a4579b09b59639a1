"""The board of a lesson: it plays like any other, and where the tutor asks something it takes the answer."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Protocol

from golf_nb.engine import Place
from golf_nb.language import say
from golf_nb.scene import marks
from golf_nb.scene.layout import STRIP
from golf_nb.widget import tutor_words as words
from golf_nb.widget.board import Board, Player
from golf_nb.widget.keyboard import Action, Command, command, exposed, walk

if TYPE_CHECKING:
    from golf_nb.engine import Card, Position
    from golf_nb.lessons import View
    from golf_nb.scene import Layout, Scene
    from golf_nb.widget.look import Look
    from golf_nb.widget.pointer import Drop

ARROWS = ("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End")
_ANSWERS = ("choice", "number")


class LessonPlayer(Player, Protocol):
    """What the board of a lesson asks of its owner."""

    @property
    def view(self) -> View:
        """What the learner sees now."""

    def point(self, place: Place | str) -> None:
        """Answer with a place."""

    def digit(self, digit: int) -> None:
        """Take a digit as an answer, or as a part of one."""

    def enter(self) -> bool:
        """Take the number that has been typed as the answer; True if there is one."""

    def show_me(self) -> None:
        """Do what this page asks for."""

    def look_aside(self) -> None:
        """Look at the next branch."""

    def look_up(self) -> None:
        """Explain the words of the lesson, or hide them again."""

    def ask_again(self) -> None:
        """Ask whether the lesson should begin again."""


class LessonBoard(Board):
    """The picture of a lesson's table.

    Parameters
    ----------
    learner, layout, position, look
        As for `Board`.
    """

    def __init__(self, learner: LessonPlayer, layout: Layout, position: Position, look: Look) -> None:
        self._learner = learner
        self.alt = ""
        super().__init__(learner, layout, position, look)

    def _build(self) -> Scene:
        focus = self._focus
        if focus is None or not 0 <= focus.row < len(self.position.columns[focus.column]) - 1:
            return introduced(super()._build(), self.alt)
        # Of a covered card only the strip is framed that can be seen; the rest belongs to the cards on it.
        self._focus = None
        try:
            scene = super()._build()
        finally:
            self._focus = focus
        frame = marks.focus(replace(self._layout.box(focus), height=STRIP))
        return introduced(replace(scene, shapes=(*scene.shapes, *frame)), self.alt)

    @property
    def _asks(self) -> str:
        return self._learner.view.expects

    def _carried(self, place: Place) -> Card | None:
        return None if self._asks in {"card", *_ANSWERS} else super()._carried(place)

    def _drop(self, drop: Drop) -> None:
        if self._asks in {"card", *_ANSWERS}:
            # Nothing is carried here: a press that slid away still means the card that it began on.
            self._try(drop.place)
            self.repaint()
        else:
            super()._drop(drop)

    def _try(self, place: Place | None) -> bool:
        if self._asks == "card":
            if place is not None:
                self._learner.point(place)
            return False
        if self._asks in _ANSWERS and place is not None:
            # Whoever clicks must not learn from the refusal what is being asked.
            self._learner.say(say("tutor.question_here"))
            return False
        return super()._try(place)

    def _key(self, key: str, shift: bool, control: bool, meta: bool) -> None:  # noqa: FBT001  # as ipycanvas calls it
        asked = command(key, shift=shift, control=control, meta=meta)
        if self._learner.interrupt():
            return
        plain = not (control or meta)
        if not (plain and (self._answers(key, asked) or self._means(key.lower()))):
            super()._key(key, shift, control, meta)

    def _answers(self, key: str, asked: Command | None) -> bool:
        """Take a key as a part of an answer; False if it is none."""
        asks = self._asks
        if asks not in {"card", *_ANSWERS} or self._learner.asking:
            return False
        letter = ord(key.upper()) - ord("A") if len(key) == 1 else -1
        if asks == "card" and 0 <= letter < len(self.position.columns):
            self._look_at(self._higher(letter))
        elif key in ARROWS:
            self._look_at(lesson_walk(self._focus, key, self.position))
        elif asks in _ANSWERS and key.isdecimal() and len(key) == 1:
            self._learner.digit(int(key))
        elif asked != Command(Action.ACT) or (asks != "number" and self._focus is not None):
            return False
        elif asks != "number" or not self._learner.enter():
            self._look_at(self._focus or exposed(0, self.position))
        return True

    def _means(self, key: str) -> bool:
        """Do what a key means that only lessons know; False if it means nothing of that."""
        match key:
            case "s":
                self._learner.show_me()
            case "i":
                self._learner.look_aside()
            case "w":
                self._learner.look_up()
            case "g" if not self._learner.asking:
                self._learner.ask_again()
            case "g":
                self._learner.act(Command(Action.CONFIRM))
            case _:
                return False
        return True

    def _higher(self, column: int) -> Place:
        """Return the last card of a column, or if it or another one there is looked at, the one above."""
        last = exposed(column, self.position)
        now = self._focus
        if now is None or now.pile != "column" or now.column != column or now.row <= 0:
            return last
        return Place("column", column, now.row - 1)

    def _look_at(self, place: Place) -> None:
        self._focus = place
        self.repaint()
        self._learner.say(words.pointed(place, self.position))


def introduced(scene: Scene, alt: str) -> Scene:
    """Return a scene whose words begin with what the author says about it."""
    return replace(scene, alt=f"{alt} {scene.alt}") if alt else scene


def lesson_walk(focus: Place | None, key: str, position: Position) -> Place:
    """Return where the focus is after an arrow key, where also covered cards and the waste can be looked at.

    Up and down walk along a column, from its last card down to the stock; right and left lead from the stock to the
    waste and back. Everything else is as in `golf_nb.widget.keyboard.walk`.
    """
    if focus is not None and focus.pile == "column":
        last = len(position.columns[focus.column]) - 1
        if key == "ArrowUp" and focus.row > 0:
            return Place("column", focus.column, focus.row - 1)
        if key == "ArrowUp":
            return focus
        if key == "ArrowDown" and focus.row < last:
            return Place("column", focus.column, focus.row + 1)
    elif focus is not None and key in {"ArrowLeft", "ArrowRight", "ArrowDown"}:
        beside = {"ArrowLeft": "stock", "ArrowRight": "waste"}
        return Place("waste") if beside.get(key, focus.pile) == "waste" else Place("stock")
    return walk(None if focus is not None and focus.pile == "waste" else focus, key, position)
