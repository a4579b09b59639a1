"""What share codes and course codes are made of: rule sets in short, and pieces that know where they stand."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any, Final

from golf_nb.engine.axes import KingRule, Scoring, Undo
from golf_nb.engine.deals import FIRST, LAST
from golf_nb.engine.errors import GolfError
from golf_nb.engine.rules import Rules, as_rules

# Each of them may stand anywhere in a web address.
_CHARACTERS: Final = re.compile(r"[0-9A-Za-z.:-]")
_LONGEST_QUOTE: Final = 20
_LAYOUT: Final = re.compile(r"([0-9]{1,3})x([0-9]{1,3})")

_WORDS: Final[dict[str, tuple[str, object]]] = {
    **{kings.value: ("kings", kings) for kings in KingRule},
    **{scoring.value: ("scoring", scoring) for scoring in Scoring},
    "unlimited": ("undo", Undo.UNLIMITED),
    "since-draw": ("undo", Undo.SINCE_DRAW),
    "no-undo": ("undo", Undo.NONE),
    "optional": ("compulsory", False),
    "compulsory": ("compulsory", True),
    "1-pack": ("packs", 1),
    "2-packs": ("packs", 2),
}
_WORD_OF: Final = {axis: word for word, axis in _WORDS.items()}
_NEEDED: Final = {"kings": "stop, queen or wrap", "scoring": "bonus or strokes"}
_RULES_EXPECTED: Final = "the name of a rule set, such as king-stops, or words with dots, such as wrap.bonus"


@dataclass(frozen=True, slots=True)
class Piece:
    """A part of a code, with its place for errors.

    Parameters
    ----------
    kind : str
        What the whole is, such as ``share code``.
    code : str
        The whole code as it was given.
    text : str
        This part.
    start : int
        Where the part begins in the code, counted from 0.
    """

    kind: str
    code: str
    text: str
    start: int

    @classmethod
    def whole(cls, kind: str, code: str) -> Piece:
        """Return a whole code as one piece, without the spaces around it.

        Parameters
        ----------
        kind : str
            What the whole is, such as ``share code``.
        code : str
            The code.

        Returns
        -------
        Piece
            The piece.

        Raises
        ------
        GolfError
            If there is a character that no code has.
        """
        code = str(code)
        piece = cls(kind, code, code.strip(), len(code) - len(code.lstrip()))
        for offset, character in enumerate(piece.text):
            if not _CHARACTERS.fullmatch(character):
                wrong = cls(kind, code, character, piece.start + offset)
                raise wrong.error("no code has this character", "letters, digits, colons, dots and hyphens")
        return piece

    def split(self, separator: str, most: int = -1) -> list[Piece]:
        """Return the pieces between separators, at least one.

        Parameters
        ----------
        separator : str
            One character.
        most : int
            How often to split at most; -1 for no limit.

        Returns
        -------
        list of Piece
            The pieces in order; they may be empty.
        """
        pieces, start = [], self.start
        for text in self.text.split(separator, most):
            pieces.append(Piece(self.kind, self.code, text, start))
            start += len(text) + len(separator)
        return pieces

    def error(self, problem: str, expected: str) -> GolfError:
        """Return an error at this place of the code.

        Parameters
        ----------
        problem : str
            What is wrong.
        expected : str
            What would have been right.

        Returns
        -------
        GolfError
            It quotes the code and names the character at which the piece begins.
        """
        place = f"{self.kind}, character {self.start + 1}"
        if 0 < len(self.text) <= _LONGEST_QUOTE and self.text != self.code:
            place += f" ({self.text})"
        return GolfError(problem, text=self.code, place=place, expected=expected)

    def deal_number(self) -> int:
        """Read the piece as the number of a deal.

        Returns
        -------
        int
            The number.

        Raises
        ------
        GolfError
            If it is not a whole number from 1 to 2 147 483 647.
        """
        expected = f"a whole number from {FIRST} to {LAST}"
        if not self.text.isdigit():
            raise self.error("not a deal number", expected)
        digits = self.text.lstrip("0")
        if not digits or len(digits) > len(str(LAST)) or int(digits) > LAST:
            raise self.error("there is no such deal", expected)
        return int(digits)

    def rules(self) -> Rules:
        """Read the piece as a rule set, in the form of `rules_code`.

        Returns
        -------
        Rules
            The rule set, with its name if the code has one.

        Raises
        ------
        GolfError
            If it is neither a preset nor words that make a rule set.
        """
        if self.text.lower() in Rules.presets():
            return Rules.preset(self.text.lower())
        values: dict[str, Any] = {}
        for word in self.split("."):
            for axis, value in word.axes().items():
                if axis in values:
                    raise word.error(f"the rules have said {axis} before", "each part of the rules once")
                values[axis] = value
        for axis, expected in _NEEDED.items():
            if axis not in values:
                raise self.error(f"the rules do not say {axis}", expected)
        try:
            return Rules(**values)
        except GolfError as error:
            problem = f"{error.place} cannot be {error.text}"
            raise self.error(problem, str(error.expected)) from error

    def axes(self) -> dict[str, object]:
        """Read the piece as one word of a rule set.

        Returns
        -------
        dict of str to object
            The values that the word stands for, by the names they have in `Rules`.

        Raises
        ------
        GolfError
            If it is not such a word.
        """
        layout = _LAYOUT.fullmatch(self.text.lower())
        if layout is not None:
            return {"columns": int(layout[1]), "rows": int(layout[2])}
        if self.text.lower() not in _WORDS:
            raise self.error("no such rules", _RULES_EXPECTED)
        axis, value = _WORDS[self.text.lower()]
        return {axis: value}


def rules_code(rules: Rules | str) -> str:
    """Return a rule set in short, for codes.

    A preset is its name. Other rules are words with dots between them: what goes on a king (``stop``,
    ``queen`` or ``wrap``), what a clear scores (``bonus`` or ``strokes``), and then only what is unusual:
    ``since-draw`` or ``no-undo``, ``compulsory``, columns by rows such as ``10x5``, ``2-packs``. When such
    words are read, their order does not matter, and the usual may be said as well: ``unlimited``,
    ``optional``, ``7x5``, ``1-pack``.

    Parameters
    ----------
    rules : Rules or str
        A rule set or the name of a preset.

    Returns
    -------
    str
        Lower-case letters, digits, hyphens and dots.

    Raises
    ------
    GolfError
        If there is no such preset.

    Examples
    --------
    >>> rules_code("classic"), rules_code(Rules("wrap", "bonus", "since-draw", compulsory=True))
    ('classic', 'wrap.bonus.since-draw.compulsory')
    """
    rules = as_rules(rules)
    if rules.name:
        return rules.name
    usual = Rules(rules.kings, rules.scoring)
    words = [rules.kings.value, rules.scoring.value]
    if rules.undo != usual.undo:
        words.append(_WORD_OF["undo", rules.undo])
    if rules.compulsory:
        words.append("compulsory")
    if (rules.columns, rules.rows) != (usual.columns, usual.rows):
        words.append(f"{rules.columns}x{rules.rows}")
    if rules.packs != usual.packs:
        words.append(_WORD_OF["packs", rules.packs])
    return ".".join(words)
