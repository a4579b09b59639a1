"""What a table can begin with."""

from __future__ import annotations

from dataclasses import dataclass

from golf_nb.engine import (
    FIRST,
    LAST,
    Game,
    GolfError,
    Position,
    Rules,
    Shared,
    as_rules,
    check_number,
    deal,
    parse_board,
    random_number,
    read_code,
    share_code,
)
from golf_nb.language import say, speaking

_BOARD_WORDS = ("foundations", "talon")

Start = int | str | Position | Game | None
"""A deal number, a share code or board text, a position, a game to go on with, or a deal that the system picks."""


@dataclass(frozen=True, slots=True)
class Opening:
    """A hand to put on a table.

    Parameters
    ----------
    game
        The hand, perhaps with moves.
    number
        The number of the deal, or None for cards that have none.
    """

    game: Game
    number: int | None = None

    @property
    def name(self) -> str:
        """What the cards are called in the status line."""
        if self.number is None:
            return say("table.status.board")
        return say("table.status.deal", number=self.number)

    @property
    def code(self) -> str:
        """The share code: it brings the same cards under the same rules to another table."""
        return share_code(self.game.start, self.number)

    def under(self, rules: Rules | str) -> Opening:
        """Return the same cards from the beginning, under other rules.

        Raises
        ------
        GolfError
            If a board that has no number does not fit the layout of the rules.
        """
        if self.number is not None:
            return Opening(Game(deal(self.number, rules)), self.number)
        start = self.game.start
        return Opening(Game(Position(start.columns, start.stock, start.waste, as_rules(rules))))


def opening(start: Start, rules: Rules | str | None) -> Opening:
    """Return the hand to begin with.

    Parameters
    ----------
    start
        See `Start`.
    rules
        The rule set; None is ``king-stops`` for a deal number or board text, and otherwise the rules that the start
        has.

    Raises
    ------
    GolfError
        If the number, the text or the rules are none, or a game is to go on under other rules.
    """
    if isinstance(start, Game):
        if rules is not None and as_rules(rules) != start.start.rules:
            with speaking("en"):
                raise GolfError(
                    "a game keeps the rules it was played under",
                    text=as_rules(rules).label,
                    expected=f"{start.start.rules.label}, or a position to begin with",
                )
        return Opening(start)
    if isinstance(start, Position):
        return Opening(Game(start)) if rules is None else Opening(Game(start)).under(rules)
    if isinstance(start, str):
        shared = _read(start, rules)
        return Opening(Game(shared.position), shared.number)
    number = random_number() if start is None else start
    return Opening(Game(deal(number, "king-stops" if rules is None else rules)), number)


def next_number(number: int) -> int:
    """Return the number of the next deal; the first one follows the last one."""
    return 1 if number == LAST else number + 1


def is_code(text: str) -> bool:
    """Return whether a text is meant as a share code; it brings its own rules, other than a number or a board."""
    return ":" in text and not _is_board(text)


def _is_board(text: str) -> bool:
    return "\n" in text.strip() or any(word in text.lower() for word in _BOARD_WORDS)


def _read(text: str, rules: Rules | str | None) -> Shared:
    """Read a share code, a board, or the digits of a deal number."""
    plain = text.strip()
    if _is_board(plain):
        return Shared(_board(text, "king-stops" if rules is None else rules))
    if ":" not in plain:
        number = _number(plain)
        return Shared(deal(number, "king-stops" if rules is None else rules), number)
    shared = read_code(plain)
    if rules is None:
        return shared
    under = Opening(Game(shared.position), shared.number).under(rules)
    return Shared(under.game.start, under.number)


def _number(text: str) -> int:
    # Beyond that many digits there is no deal, and int() may refuse them in its own way.
    digits = text.lstrip("0") or text[:1]
    if text.isdecimal() and len(digits) <= len(str(LAST)):
        return check_number(int(digits))
    raise GolfError(
        "there is no such deal" if text.isdecimal() else "neither a deal number nor a share code nor a board",
        text=text,
        expected=f"a number from {FIRST} to {LAST}, a code such as 24:classic, or every card as text",
    )


def _board(text: str, rules: Rules | str) -> Position:
    """Read a complete deal; what is none may still be a hand half way, and its own fault is told if it is not."""
    try:
        return parse_board(text, rules)
    except GolfError:
        return parse_board(text, rules, partial=True)
