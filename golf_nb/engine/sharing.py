"""Share codes: a deal and its rules as one short word that can be typed, sent and put into a web address.

A numbered deal is its number and the rules: ``24:king-stops``, or ``24:wrap.bonus`` for rules without a name.

Any other table is written card by card: ``BOARD:RULES:CHECK``. Each card is one letter, ``a`` to ``z`` and then ``A``
to ``Z``, in the order of the pack (A♣ A♦ A♥ A♠ 2♣ ... K♠). The board is the columns with hyphens between them, a dot,
the stock, a dot, the waste; every pile is in the order in which `Position` has it, so that the exposed card and the
waste's top come last and the next card to draw comes first. The check is eight hexadecimal digits: the CRC-32 of all
before its colon. It catches every single wrong letter and every swap of two neighbours.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final
from zlib import crc32

from golf_nb.engine.cards import pack
from golf_nb.engine.codes import Piece, rules_code
from golf_nb.engine.deals import check_number, deal
from golf_nb.engine.errors import GolfError
from golf_nb.engine.moves import column_letter
from golf_nb.engine.position import Position

if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import SupportsIndex

    from golf_nb.engine.cards import Card

_KIND: Final = "share code"
_LETTERS: Final = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
_CARD_OF: Final = dict(zip(_LETTERS, pack(), strict=True))
_LETTER_OF: Final = {card: letter for letter, card in _CARD_OF.items()}
_CHECK: Final = re.compile(r"[0-9a-f]{8}")
_EXPECTED: Final = "a number and rules, such as 24:king-stops, or a board, its rules and its check"


@dataclass(frozen=True, slots=True)
class Shared:
    """What a share code says.

    Parameters
    ----------
    position : Position
        The table, with its rules.
    number : int or None
        The number of the deal; None for a table that was written card by card.
    """

    position: Position
    number: int | None = None

    @property
    def code(self) -> str:
        """The share code in its usual form."""
        return share_code(self.position, self.number)


def share_code(start: Position, number: SupportsIndex | None = None) -> str:
    r"""Return the share code of a table.

    Parameters
    ----------
    start : Position
        The table: a deal, or any position in the middle of a hand.
    number : int or None
        The number of the deal, if the table is one.

    Returns
    -------
    str
        A short code with the number, or a longer one with every card. Upper and lower case differ in it.

    Raises
    ------
    GolfError
        If the number does not exist or deals other cards.

    Examples
    --------
    >>> share_code(deal(24), 24)
    '24:king-stops'
    >>> from golf_nb.engine.notation import parse_board
    >>> share_code(parse_board("Foundations: 7D\n7C 8S\n6H", "classic", partial=True))
    'yF-w..z:classic:607b5e0c'
    """
    rules = rules_code(start.rules)
    if number is not None:
        number = check_number(number)
        if deal(number, start.rules) != start:
            raise GolfError(
                "this deal has other cards",
                text=str(number),
                place="deal number",
                expected="the number of the table's own deal, or None",
            )
        return f"{number}:{rules}"
    columns = "-".join(_letters(column) for column in start.columns)
    body = f"{columns}.{_letters(start.stock)}.{_letters(start.waste)}:{rules}"
    return f"{body}:{_check(body)}"


def read_code(text: str) -> Shared:
    """Read a share code.

    Parameters
    ----------
    text : str
        A code as `share_code` writes it. Spaces around it do not matter, nor does the case of its rules.

    Returns
    -------
    Shared
        The table and, if the code has one, the number.

    Raises
    ------
    GolfError
        If it is not a share code, or not as it was written. The error quotes the code and says at which
        character it is wrong and what was expected.

    Examples
    --------
    >>> shared = read_code("24:King-Stops")
    >>> shared.number, shared.position == deal(24), shared.code
    (24, True, '24:king-stops')
    """
    whole = Piece.whole(_KIND, text)
    match whole.split(":"):
        case [number, rules]:
            if "." in number.text:
                raise rules.error("the code ends before its check", "rules, a colon and the check")
            start = number.deal_number()
            return Shared(deal(start, rules.rules()), start)
        case [board, rules, check]:
            return Shared(_read_board(board, rules, check))
        case [_, _, _, more, *_]:
            raise more.error("one part too many", _EXPECTED)
        case _:
            raise whole.error("not a share code", _EXPECTED)


def _read_board(board: Piece, rules: Piece, check: Piece) -> Position:
    match board.split("."):
        case [columns, stock, waste]:
            pass
        case parts:
            problem = f"the board has {len(parts)} part{'' if len(parts) == 1 else 's'}"
            raise board.error(problem, "columns, a dot, the stock, a dot, the waste")
    tableau = tuple(
        _cards(column, f"column {column_letter(index)}") for index, column in enumerate(columns.split("-"))
    )
    piles = tableau, _cards(stock, "the stock"), _cards(waste, "the waste")
    read = rules.rules()
    if not _CHECK.fullmatch(check.text.lower()):
        raise check.error("not a check", "8 digits from 0 to f")
    if check.text.lower() != _check(f"{board.text}:{rules.text.lower()}"):
        raise check.error(
            "the check does not belong to this board and these rules, so the code has been changed",
            "the code just as it was shared",
        )
    try:
        return Position(*piles, read)
    except GolfError as error:
        why = GolfError(error.problem, text=error.text, place=error.place)
        raise board.error(f"no such table: {why}", str(error.expected)) from error


def _cards(pile: Piece, name: str) -> tuple[Card, ...]:
    for offset, letter in enumerate(pile.text):
        if letter not in _CARD_OF:
            wrong = Piece(pile.kind, pile.code, letter, pile.start + offset)
            raise wrong.error(
                f"card {offset + 1} of {name} is not a letter", "a letter from a to Z for each card"
            )
    return tuple(_CARD_OF[letter] for letter in pile.text)


def _letters(cards: Iterable[Card]) -> str:
    return "".join(_LETTER_OF[card] for card in cards)


def _check(body: str) -> str:
    return f"{crc32(body.encode('ascii')):08x}"
