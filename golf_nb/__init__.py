"""Golf Solitaire inside Jupyter: an exact game, a table to play it on, and lessons that teach it.

Everything that outside code needs is a name of this package. The engine loads at once, because it is small; widgets
and pictures load when they are first used, so that ``import golf_nb`` stays light and works without Jupyter.

Examples
--------
>>> import golf_nb as golf
>>> position = golf.deal(1)
>>> str(position.after("draw").waste_top)
'8♥'
"""

from __future__ import annotations

import sys
from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING

from golf_nb.engine import (
    Card,
    Draw,
    Game,
    GolfError,
    IllegalMoveError,
    Outcome,
    Play,
    Position,
    Reason,
    Refusal,
    Rules,
    deal,
    format_board,
    parse_board,
)

if TYPE_CHECKING:
    from golf_nb.engine.catalogue import catalogue
    from golf_nb.engine.languages import use_language
    from golf_nb.exercises import check_best_left, check_goal, check_playable
    from golf_nb.installation import check_install
    from golf_nb.lessons import lesson, lessons
    from golf_nb.lessons.glossary import glossary
    from golf_nb.notes import Arrow, Label, Ring, Shade
    from golf_nb.records import Store, records
    from golf_nb.scene import Picture, picture
    from golf_nb.solver import Choice, Solution, choices, solve
    from golf_nb.survey import Survey, survey
    from golf_nb.widget import Course, Editor, Learner, Lessons, Table, Tutor, export_lesson

__version__ = "0.1.0"

_LATER = {
    "Arrow": "golf_nb.notes",
    "Choice": "golf_nb.solver",
    "Course": "golf_nb.widget",
    "Editor": "golf_nb.widget",
    "Label": "golf_nb.notes",
    "Learner": "golf_nb.widget",
    "Lessons": "golf_nb.widget",
    "Picture": "golf_nb.scene",
    "Ring": "golf_nb.notes",
    "Shade": "golf_nb.notes",
    "Solution": "golf_nb.solver",
    "Store": "golf_nb.records",
    "Survey": "golf_nb.survey",
    "Table": "golf_nb.widget",
    "Tutor": "golf_nb.widget",
    "catalogue": "golf_nb.engine.catalogue",
    "check_best_left": "golf_nb.exercises",
    "check_goal": "golf_nb.exercises",
    "check_install": "golf_nb.installation",
    "check_playable": "golf_nb.exercises",
    "choices": "golf_nb.solver",
    "export_lesson": "golf_nb.widget",
    "glossary": "golf_nb.lessons.glossary",
    "lesson": "golf_nb.lessons",
    "lessons": "golf_nb.lessons",
    "picture": "golf_nb.scene",
    "records": "golf_nb.records",
    "solve": "golf_nb.solver",
    "survey": "golf_nb.survey",
    "use_language": "golf_nb.engine.languages",
}

__all__ = [
    "Arrow",
    "Card",
    "Choice",
    "Course",
    "Draw",
    "Editor",
    "Game",
    "GolfError",
    "IllegalMoveError",
    "Label",
    "Learner",
    "Lessons",
    "Outcome",
    "Picture",
    "Play",
    "Position",
    "Reason",
    "Refusal",
    "Ring",
    "Rules",
    "Shade",
    "Solution",
    "Store",
    "Survey",
    "Table",
    "Tutor",
    "catalogue",
    "check_best_left",
    "check_goal",
    "check_install",
    "check_playable",
    "choices",
    "deal",
    "export_lesson",
    "format_board",
    "glossary",
    "lesson",
    "lessons",
    "parse_board",
    "picture",
    "records",
    "solve",
    "survey",
    "use_language",
]


def __getattr__(name: str) -> object:
    """Load what is not needed by everybody when it is first asked for."""
    if name not in _LATER:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value: object = getattr(import_module(_LATER[name]), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})


class _Face(ModuleType):
    """A module whose functions win over parts of the package with the same name.

    Otherwise the import system would put the part ``golf_nb.lessons`` in the place of the function `lessons` as soon
    as a table loads it.
    """

    def __setattr__(self, name: str, value: object) -> None:
        """Bind a name, unless it is a public one and the value a mere part of the package."""
        if not (name in _LATER and isinstance(value, ModuleType)):
            super().__setattr__(name, value)


sys.modules[__name__].__class__ = _Face
