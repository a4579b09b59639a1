"""The rules in plain English, made from a rule set, so that what is read is what is played."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from golf_nb.engine.axes import KingRule, Scoring, Undo
from golf_nb.engine.cards import PACK_SIZE, RANK_TEXTS
from golf_nb.engine.rules import Rules, as_rules

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
        "Layout": _layout(rules, stock),
        "Plays": _plays(rules),
        "Kings and aces": _kings(rules.kings, stock),
        "Draws": _draws(rules, stock),
        "End": _end(stock),
        "Score": _score(rules.scoring),
        "Undo": iter(_UNDO[rules.undo]),
        "Restart": iter(_RESTART),
    }
    return tuple(Rule(topic, " ".join(sentences)) for topic, sentences in topics.items())


_KINGS: Final = {
    KingRule.STOP: ("Nothing fits on a king.", "On an ace only a 2 fits."),
    KingRule.QUEEN: ("On a king only a queen fits.", "On an ace only a 2 fits."),
    KingRule.WRAP: ("On a king a queen or an ace fits.", "On an ace a 2 or a king fits."),
}
_REDO: Final = "A move taken back can be made again until you make another move."
_UNDO: Final = {
    Undo.UNLIMITED: ("You may take back every move, plays and draws, as far as the opening deal.", _REDO),
    Undo.SINCE_DRAW: (
        "You may take back the plays made since the last draw.",
        "A draw cannot be taken back.",
        _REDO,
    ),
    Undo.NONE: ("No move can be taken back.",),
}
_RESTART: Final = (
    "You may restart at any time, and the same cards lie as they were dealt.",
    "A restart forgets every move.",
)


def _layout(rules: Rules, stock: int) -> Iterator[str]:
    packs = f"one pack of {PACK_SIZE} cards" if rules.packs == 1 else f"two packs of {PACK_SIZE} cards each"
    yield f"The game is played with {packs}."
    yield f"The tableau has {_counted(rules.columns, 'column')} of {_counted(rules.rows, 'card')}, face up."
    yield "One more card starts the waste."
    if stock > 1:
        yield f"The other {stock} cards are the stock and lie face down."
    elif stock == 1:
        yield "The last card is the stock and lies face down."
    else:
        yield "No card is left for a stock."


def _plays(rules: Rules) -> Iterator[str]:
    yield "You may play the exposed card of a column, its last one, onto the waste if it fits the top card there."
    yield f"The ranks in order are {' '.join(RANK_TEXTS.values())}."
    yield "On a card from 2 to queen, only the ranks one higher and one lower fit."
    yield "Cards of the same rank never fit."
    yield "Suits and colours never matter."
    yield "A run may turn from up to down and back at every card."
    if rules.rows > 1:
        yield "A covered card cannot be played until the card on it has gone."
    yield "No card ever goes to a column, so an empty column stays empty."
    yield "No card ever leaves the waste."


def _kings(kings: KingRule, stock: int) -> Iterator[str]:
    yield from _KINGS[kings]
    if kings is KingRule.WRAP:
        yield "A king fits on a queen and on an ace, and an ace fits on a 2 and on a king."
        return
    yield "A king fits only on a queen, and an ace only on a 2."
    if kings is KingRule.STOP:
        yield (
            "With a king on the waste you can only draw."
            if stock
            else "A king on the waste ends the hand, because there is no stock."
        )


def _draws(rules: Rules, stock: int) -> Iterator[str]:
    if not stock:
        yield "There is no stock, so you can never draw."
        return
    yield "A draw turns the next card of the stock onto the waste, whether it fits or not."
    if rules.compulsory:
        yield "You may draw only when no exposed card fits."
    else:
        yield "You may draw as long as the hand goes on and stock is left, even if a card fits."
    yield "The stock is used once, and the waste is never turned over to draw from again."
    yield "When the stock is empty, you play on as long as a card fits."


def _end(stock: int) -> Iterator[str]:
    if stock:
        yield "The hand is cleared, and over, when the tableau is empty, even if stock is left."
        yield "The hand is blocked, and over, when the stock is empty and no exposed card fits."
    else:
        yield "The hand is cleared, and over, when the tableau is empty."
        yield "The hand is blocked, and over, when no exposed card fits."
    yield "Until the hand is over there is always a move."


def _score(scoring: Scoring) -> Iterator[str]:
    yield "A hand that is not cleared scores 1 for each card left in the tableau."
    if scoring is Scoring.BONUS:
        yield "A clear scores minus 1 for each card left in the stock, and 0 if none is left."
    else:
        yield "A clear scores 0, even if stock is left."
    yield "A low score is good, and every clear beats every hand that is not cleared."


def _counted(count: int, noun: str) -> str:
    return f"1 {noun}" if count == 1 else f"{count} {noun}s"
