"""The rules in plain sentences, made from a rule set, so that what is read is what is played."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from golf_nb.engine.axes import KingRule, Scoring, Undo
from golf_nb.engine.cards import PACK_SIZE, RANK_TEXTS
from golf_nb.engine.rules import Rules, as_rules
from golf_nb.language import counted, say

if TYPE_CHECKING:
    from collections.abc import Iterator


@dataclass(frozen=True, slots=True)
class Rule:
    """What a rule set says on one topic.

    Parameters
    ----------
    topic : str
        A heading of one or a few words, such as ``Draws``.
    text : str
        One or more full sentences. No sentence needs the one before it to be true.
    """

    topic: str
    text: str


def rulebook(rules: Rules | str = "king-stops") -> tuple[Rule, ...]:
    """Return the rules of a rule set in words, to be shown to a player.

    Every sentence is made from the values that the game is played by. Two rule sets that are played
    differently have different rule books.

    Parameters
    ----------
    rules : Rules or str
        A rule set or the name of a preset.

    Returns
    -------
    tuple of Rule
        Layout, plays, kings and aces, draws, end, score, undo and restart, in this order.

    Raises
    ------
    GolfError
        If there is no such preset.

    Examples
    --------
    >>> [rule.topic for rule in rulebook("classic")][:4]
    ['Layout', 'Plays', 'Kings and aces', 'Draws']
    >>> print(rulebook("record")[6].text)
    You may take back the plays made since the last draw. A draw cannot be taken back. A move
    taken back can be made again until you make another move.
    """
    rules = as_rules(rules)
    stock = PACK_SIZE * rules.packs - rules.columns * rules.rows - 1
    topics = {
        "layout": _layout(rules, stock),
        "plays": _plays(rules),
        "kings": _kings(rules.kings, stock),
        "draws": _draws(rules, stock),
        "end": _end(stock),
        "score": _score(rules.scoring),
        "undo": _undo(rules.undo),
        "restart": _restart(),
    }
    return tuple(
        Rule(say(f"rulebook.topic.{topic}"), " ".join(sentences)) for topic, sentences in topics.items()
    )


def _layout(rules: Rules, stock: int) -> Iterator[str]:
    yield say("rulebook.layout.packs", count=rules.packs, size=PACK_SIZE)
    yield say("rulebook.layout.tableau", count=rules.columns, cards=counted(rules.rows))
    yield say("rulebook.layout.waste")
    yield say("rulebook.layout.stock", count=stock) if stock else say("rulebook.layout.no_stock")


def _plays(rules: Rules) -> Iterator[str]:
    yield say("rulebook.plays.exposed")
    yield say("rulebook.plays.order", ranks=" ".join(RANK_TEXTS.values()))
    yield say("rulebook.plays.neighbours")
    yield say("rulebook.plays.same")
    yield say("rulebook.plays.suits")
    yield say("rulebook.plays.turn")
    if rules.rows > 1:
        yield say("rulebook.plays.covered")
    yield say("rulebook.plays.empty")
    yield say("rulebook.plays.stay")


def _kings(kings: KingRule, stock: int) -> Iterator[str]:
    yield say(f"rulebook.kings.{kings}")
    if kings is KingRule.STOP:
        yield say("rulebook.kings.draw") if stock else say("rulebook.kings.no_stock")


def _draws(rules: Rules, stock: int) -> Iterator[str]:
    if not stock:
        yield say("rulebook.draws.no_stock")
        return
    yield say("rulebook.draws.turns")
    yield say("rulebook.draws.compulsory") if rules.compulsory else say("rulebook.draws.free")
    yield say("rulebook.draws.once")
    yield say("rulebook.draws.empty")


def _end(stock: int) -> Iterator[str]:
    if stock:
        yield say("rulebook.end.cleared")
        yield say("rulebook.end.blocked")
    else:
        yield say("rulebook.end.cleared_no_stock")
        yield say("rulebook.end.blocked_no_stock")
    yield say("rulebook.end.goes_on")


def _score(scoring: Scoring) -> Iterator[str]:
    yield say("rulebook.score.left")
    yield say(f"rulebook.score.{scoring}")
    yield say("rulebook.score.low")


def _undo(undo: Undo) -> Iterator[str]:
    yield say(f"rulebook.undo.{undo}")
    if undo is not Undo.NONE:
        yield say("rulebook.undo.redo")


def _restart() -> Iterator[str]:
    yield say("rulebook.restart.same")
    yield say("rulebook.restart.forgets")
