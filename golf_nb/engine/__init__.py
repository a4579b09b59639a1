"""The game: cards, rules, positions and hands. Standard library only; nothing here draws or stores.

What a hand needs is loaded at once. Courses, share codes and the like load when they are first used.
"""

from importlib import import_module
from typing import TYPE_CHECKING

from golf_nb.engine.axes import KingRule, Scoring, Undo
from golf_nb.engine.cards import PACK_SIZE, RANK_TEXTS, Card, Suit, pack
from golf_nb.engine.deals import FIRST, LAST, check_number, deal, random_number
from golf_nb.engine.errors import GolfError
from golf_nb.engine.game import Game
from golf_nb.engine.moves import Draw, Move, Play, as_move, column_letter, parse_move
from golf_nb.engine.notation import format_board, parse_board
from golf_nb.engine.places import Place, card_at, locate
from golf_nb.engine.position import Outcome, Position
from golf_nb.engine.refusal import IllegalMoveError, Reason, Refusal
from golf_nb.engine.rulebook import Rule, rulebook
from golf_nb.engine.rules import Rules, as_rules
from golf_nb.engine.scores import signed

if TYPE_CHECKING:
    from golf_nb.engine.clock import Clock, time_text
    from golf_nb.engine.codes import rules_code
    from golf_nb.engine.course import Course
    from golf_nb.engine.coursecodes import read_course
    from golf_nb.engine.holes import Hole, HoleState
    from golf_nb.engine.languages import use_language
    from golf_nb.engine.scorecard import Scorecard
    from golf_nb.engine.setup import Setup
    from golf_nb.engine.setup_words import place_in_words
    from golf_nb.engine.sharing import Shared, read_code, share_code
    from golf_nb.engine.standings import Standing, check_same
    from golf_nb.engine.tally import mean_text, percent

_LATER = {
    "Clock": "clock",
    "Course": "course",
    "Hole": "holes",
    "HoleState": "holes",
    "Scorecard": "scorecard",
    "Setup": "setup",
    "Shared": "sharing",
    "Standing": "standings",
    "check_same": "standings",
    "mean_text": "tally",
    "percent": "tally",
    "place_in_words": "setup_words",
    "read_code": "sharing",
    "read_course": "coursecodes",
    "rules_code": "codes",
    "share_code": "sharing",
    "time_text": "clock",
    "use_language": "languages",
}

__all__ = [
    "FIRST",
    "LAST",
    "PACK_SIZE",
    "RANK_TEXTS",
    "Card",
    "Clock",
    "Course",
    "Draw",
    "Game",
    "GolfError",
    "Hole",
    "HoleState",
    "IllegalMoveError",
    "KingRule",
    "Move",
    "Outcome",
    "Place",
    "Play",
    "Position",
    "Reason",
    "Refusal",
    "Rule",
    "Rules",
    "Scorecard",
    "Scoring",
    "Setup",
    "Shared",
    "Standing",
    "Suit",
    "Undo",
    "as_move",
    "as_rules",
    "card_at",
    "check_number",
    "check_same",
    "column_letter",
    "deal",
    "format_board",
    "locate",
    "mean_text",
    "pack",
    "parse_board",
    "parse_move",
    "percent",
    "place_in_words",
    "random_number",
    "read_code",
    "read_course",
    "rulebook",
    "rules_code",
    "share_code",
    "signed",
    "time_text",
    "use_language",
]


def __getattr__(name: str) -> object:
    """Load what not every hand needs when it is first asked for."""
    if name not in _LATER:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value: object = getattr(import_module(f"{__name__}.{_LATER[name]}"), name)
    globals()[name] = value
    return value
