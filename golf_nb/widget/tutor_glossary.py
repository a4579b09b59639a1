"""The words of a lesson, explained below it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from golf_nb.language import say
from golf_nb.lessons.glossary import words_of
from golf_nb.widget.panels import html, plain

if TYPE_CHECKING:
    from golf_nb.lessons import Lesson


class WordsPanel:
    """The words of the game that occur in a lesson's texts, with their meanings.

    Parameters
    ----------
    lesson
        The lesson.
    """

    def __init__(self, lesson: Lesson) -> None:
        self._lesson = lesson
        self.widget = html("golf-words")

    def update(self) -> None:
        """Explain the words, in the language that is spoken."""
        found = words_of(self._lesson)
        # Another tutor on the page may explain the same words; a link stays in its own list.
        anchors = f"golf-word-{self.widget.model_id}"
        self.widget.value = found.html(anchors) if found.words else plain(say("tutor.no_words"))
