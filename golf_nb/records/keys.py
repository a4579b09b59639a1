"""What results are kept under: the cards as they were dealt, and what the rules say."""

from __future__ import annotations

import re
import uuid
from dataclasses import fields
from functools import lru_cache
from hashlib import blake2b
from typing import TYPE_CHECKING, Any, Final

from golf_nb.engine import GolfError, Rules, format_board

if TYPE_CHECKING:
    from golf_nb.engine import Position

_DIGEST_BYTES: Final = 8
_PARTS: Final = tuple(axis.name for axis in fields(Rules) if axis.compare)
_WORDS: Final = {True: "yes", False: "no"}
_CHOICES: Final = {word: choice for choice, word in _WORDS.items()}
_COUNTS: Final = frozenset({"columns", "rows", "packs"})


def board_key(start: Position) -> str:
    """Return the key of a deal: the same cards in the same places have the same key, with or without a number.

    Parameters
    ----------
    start : Position
        The cards before the first move. Its rules do not count.

    Returns
    -------
    str
        Sixteen hexadecimal digits, the same on every machine.

    Examples
    --------
    >>> from golf_nb.engine import deal
    >>> board_key(deal(24)), board_key(deal(24, "classic")) == board_key(deal(24))
    ('f7dfd18666881495', True)
    """
    return blake2b(format_board(start).encode("ascii"), digest_size=_DIGEST_BYTES).hexdigest()


@lru_cache(maxsize=256)
def rules_key(rules: Rules) -> str:
    """Return the key of a rule set: what it says, whatever it is called.

    Parameters
    ----------
    rules : Rules
        The rule set.

    Returns
    -------
    str
        One line that people can read as well; `rules_of` reads it back.

    Examples
    --------
    >>> rules_key(Rules.preset("classic"))
    'kings=queen scoring=strokes undo=unlimited compulsory=no columns=7 rows=5 packs=1'
    >>> rules_key(Rules.preset("king-to-ace")) == rules_key(Rules.preset("putt-putt"))
    True
    """
    return " ".join(f"{name}={_text(getattr(rules, name))}" for name in _PARTS)


@lru_cache(maxsize=256)
def rules_of(key: str) -> Rules:
    """Return the rule set that a key says, under its first preset name if it has one.

    Parameters
    ----------
    key : str
        A line that `rules_key` wrote.

    Returns
    -------
    Rules
        The rule set.

    Raises
    ------
    GolfError
        If the line is no rule set.

    Examples
    --------
    >>> rules_of(rules_key(Rules.preset("putt-putt"))).label
    'king-to-ace'
    """
    values: dict[str, Any] = {}
    for part in key.split(" "):
        name, _, text = part.partition("=")
        if name not in _PARTS or name in values:
            raise GolfError("not a part of rules", text=part, place="rules", expected=" ".join(_PARTS))
        values[name] = _value(name, text)
    if missing := [name for name in _PARTS if name not in values]:
        raise GolfError("a part of the rules is missing", text=key, place="rules", expected=missing[0])
    rules = Rules(**values)
    return next((preset for preset in map(Rules.preset, Rules.presets()) if preset == rules), rules)


def new_hand() -> str:
    """Return a name for a hand that is about to be played; no two hands share one."""
    return uuid.uuid4().hex


def _text(value: object) -> str:
    return _WORDS[value] if isinstance(value, bool) else str(value)


def _value(name: str, text: str) -> str | bool | int:
    """Return a text as a value; where it is none, `Rules` itself refuses it."""
    if name in _COUNTS:
        return int(text) if re.fullmatch("[0-9]{1,3}", text) else text
    return _CHOICES.get(text, text)
