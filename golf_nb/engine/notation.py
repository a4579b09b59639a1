"""Board text: a position as lines of cards, in the format that other golf solvers read."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from golf_nb.engine.cards import PACK_SIZE, Card, pack
from golf_nb.engine.errors import GolfError
from golf_nb.engine.moves import column_letter
from golf_nb.engine.position import Position
from golf_nb.engine.rules import Rules, as_rules

if TYPE_CHECKING:
    from collections.abc import Iterable, Sized

_STOCK: Final = "Talon"
_WASTE: Final = "Foundations"
_HEADERS: Final = {_STOCK.lower(): _STOCK, _WASTE.lower(): _WASTE}
_EMPTY: Final = "-"
_END: Final = "end of the board"
# More missing cards than this are counted, not named.
_FEW: Final = 4


def format_board(position: Position) -> str:
    """Write a position as board text.

    Parameters
    ----------
    position : Position
        Any position.

    Returns
    -------
    str
        A ``Talon:`` line (the stock in drawing order), a ``Foundations:`` line (the waste, top card last)
        and one line for each column (exposed card last, ``-`` for an empty column), without a final line
        break.

    Examples
    --------
    >>> from golf_nb.engine.deals import deal
    >>> print(format_board(deal(24)).splitlines()[2])
    4C 7S 5S KH TC
    """
    return "\n".join(
        [
            f"{_STOCK}: {_codes(position.stock)}".rstrip(),
            f"{_WASTE}: {_codes(position.waste)}",
            *(_codes(column) or _EMPTY for column in position.columns),
        ]
    )


def parse_board(text: str, rules: Rules | str = "king-stops", partial: bool = False) -> Position:  # noqa: FBT001, FBT002
    """Read a position from board text.

    Parameters
    ----------
    text : str
        The board as `format_board` writes it. ``10`` and ``T``, suit letters and suit signs, either case
        and blank lines are accepted, and the two headed lines may stand anywhere.
    rules : Rules or str
        A rule set or the name of a preset; it says how large the board is.
    partial : bool
        False for a complete deal, every card once. True for any position that the packs allow: fewer and
        shorter columns, a longer waste, a shorter stock or no ``Talon:`` line at all.

    Returns
    -------
    Position
        The position.

    Raises
    ------
    GolfError
        It names the line and the text that is wrong, and says what was expected.
    """
    rules = as_rules(rules)
    lines = [
        _Line(number, line.strip()) for number, line in enumerate(text.splitlines(), start=1) if line.strip()
    ]
    board = _Board.read(lines, rules, partial=partial)
    board.check_no_card_too_often()
    if partial:
        board.check_partial()
    else:
        board.check_complete()
    return board.position()


@dataclass(frozen=True, slots=True)
class _Line:
    number: int
    text: str

    def header(self) -> str | None:
        """Return the word before a colon, None for a column."""
        word, colon, _ = self.text.partition(":")
        return word.strip() if colon else None

    def error(self, problem: str, expected: str, *, text: str | None = None, pile: str = "") -> GolfError:
        place = f"line {self.number} ({pile})" if pile else f"line {self.number}"
        quote = self.text if text is None else text
        return GolfError(problem, text=quote or None, place=place, expected=expected)


@dataclass(frozen=True, slots=True)
class _Pile:
    name: str
    line: _Line
    cards: tuple[Card, ...]

    @classmethod
    def read(cls, name: str, line: _Line) -> _Pile:
        body = line.text.partition(":")[2] if line.header() is not None else line.text
        tokens = body.split()
        if tokens == [_EMPTY]:
            tokens = []
        cards = []
        for token in tokens:
            try:
                cards.append(Card.parse(token))
            except GolfError as error:
                raise error.at(f"line {line.number} ({name})") from error
        return cls(name, line, tuple(cards))

    @property
    def counted(self) -> str:
        return f"{_counted(self.cards, 'card')} here"

    @property
    def place(self) -> str:
        return f"line {self.line.number} ({self.name})"

    def error(self, problem: str, expected: str, *, text: str | None = None) -> GolfError:
        return self.line.error(problem, expected, text=text, pile=self.name)


@dataclass(frozen=True, slots=True)
class _Board:
    rules: Rules
    stock: _Pile
    waste: _Pile
    columns: tuple[_Pile, ...]
    end: _Line

    @classmethod
    def read(cls, lines: list[_Line], rules: Rules, *, partial: bool) -> _Board:
        headed: dict[str, _Pile] = {}
        columns: list[_Pile] = []
        end = _Line(lines[-1].number if lines else 1, "")
        for line in lines:
            header = line.header()
            if header is None:
                if len(columns) == rules.columns:
                    raise line.error("one column too many", f"{rules.columns} columns")
                columns.append(_Pile.read(f"column {column_letter(len(columns))}", line))
                continue
            name = _HEADERS.get(header.lower())
            if name is None:
                expected = f"{_STOCK}:, {_WASTE}: or a line of cards"
                raise line.error("unknown header", expected, text=f"{header}:")
            if name in headed:
                first = headed[name].line.number
                raise line.error(f"a second {name} line; the first is line {first}", "one of them")
            headed[name] = _Pile.read(name, line)
        if partial:
            headed.setdefault(_STOCK, _Pile(_STOCK, end, ()))
        for name, what in ((_STOCK, "the stock in drawing order"), (_WASTE, "the waste, top card last")):
            if name not in headed:
                raise end.error(f"no {name} line", f"{name}: and {what}", pile=_END)
        return cls(rules, headed[_STOCK], headed[_WASTE], tuple(columns), end)

    @property
    def piles(self) -> tuple[_Pile, ...]:
        """Every pile in the order of the text."""
        return tuple(sorted((self.stock, self.waste, *self.columns), key=lambda pile: pile.line.number))

    def check_no_card_too_often(self) -> None:
        often = "once" if self.rules.packs == 1 else "twice"
        seen: dict[Card, list[str]] = {}
        for pile in self.piles:
            for card in pile.cards:
                places = seen.setdefault(card, [])
                if len(places) == self.rules.packs:
                    before = " and ".join(places)
                    raise pile.error(
                        f"this card is already on {before}", f"each card {often}", text=card.code
                    )
                places.append(pile.place)

    def check_partial(self) -> None:
        if not self.waste.cards:
            raise self.waste.error("no card on the waste", "at least one card to play on")
        if not self.columns:
            raise self.end.error("no column", "one line of cards for each column", pile=_END)
        for pile in self.columns:
            if len(pile.cards) > self.rules.rows:
                raise pile.error(pile.counted, f"at most {self.rules.rows} cards in a column")

    def check_complete(self) -> None:
        rules = self.rules
        for pile in self.columns:
            self.check_size(pile, rules.rows, "in each column")
        if len(self.columns) < rules.columns:
            problem = f"{_counted(self.columns, 'column')}; {self.total()}"
            raise self.end.error(problem, f"{rules.columns} columns", pile=_END)
        self.check_size(self.waste, 1, "to start the waste")
        self.check_size(self.stock, PACK_SIZE * rules.packs - rules.columns * rules.rows - 1, "in the stock")

    def check_size(self, pile: _Pile, size: int, where: str) -> None:
        if len(pile.cards) != size:
            cards = "1 card" if size == 1 else f"{size} cards"
            raise pile.error(f"{pile.counted}; {self.total()}", f"{cards} {where}")

    def total(self) -> str:
        """Say how many cards the board has and which are missing, if they are few."""
        cards = Counter(card for pile in self.piles for card in pile.cards)
        missing = sorted((Counter(pack(self.rules.packs)) - cards).elements())
        if not missing:
            return f"all {cards.total()} cards are there"
        named = _codes(missing) if len(missing) <= _FEW else f"{len(missing)} cards"
        return f"{cards.total()} cards in all, missing: {named}"

    def position(self) -> Position:
        columns = tuple(pile.cards for pile in self.columns)
        return Position(columns, self.stock.cards, self.waste.cards, self.rules)


def _counted(things: Sized, noun: str) -> str:
    return f"1 {noun}" if len(things) == 1 else f"{len(things) or 'no'} {noun}s"


def _codes(cards: Iterable[Card]) -> str:
    return " ".join(card.code for card in cards)
