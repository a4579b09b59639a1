"""Sits at a tutor without a browser: by mouse, by keys, and by the buttons on the page."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from ipywidgets import Button, Widget

from golf_nb.widget import Tutor
from tests.widget.driver import Person, plain_text, shown

EVERY_KIND = Path(__file__).parents[1] / "data" / "every-kind.toml"
"""A lesson with a step of every kind."""


class Pupil(Person):
    """Somebody in a lesson."""

    table: Any

    @property
    def labels(self) -> list[str]:
        """What the buttons on the page say."""
        return [widget.description for widget in shown(self.table) if isinstance(widget, Button)]

    @property
    def answers(self) -> list[str]:
        """What the buttons of answers say."""
        return [made.description for made in self.table._controls.answers.children]

    @property
    def branches(self) -> list[str]:
        """What the buttons of other ways say."""
        return [made.description for made in self.table._controls.branches.children]

    @property
    def head(self) -> str:
        """The title and what stands beside it."""
        return plain_text(self.table._title.value).replace("\xa0", " ")

    @property
    def text(self) -> str:
        """What the tutor says on this page."""
        return plain_text(self.table._text.value).strip()

    @property
    def progress(self) -> str:
        """Which page this is."""
        return str(self.table.view.progress)

    def keys(self, *keys: str) -> None:
        """Press keys, one after the other."""
        for key in keys:
            self.key(key)

    def to_step(self, number: int) -> None:
        """Go on to a step by doing what is asked for; nothing of it counts as help."""
        from golf_nb.widget import Learner

        learner = Learner(self.table.lesson)
        while learner.attempt.index < number:
            learner.do_right()
        self.table.attempt = learner.attempt


def pupil(lesson: Any = EVERY_KIND, **options: Any) -> Pupil:
    """Sit down at a new tutor."""
    return Pupil(Tutor(lesson, **options))


def widgets_of(pupil: Pupil) -> list[Widget]:
    """Return everything on the page."""
    return list(shown(pupil.table))
