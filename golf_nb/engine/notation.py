"""Board text: a position as lines of cards, in the format that other golf solvers read."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from golf_nb.engine.cards import Card, pack
from golf_nb.engine.errors import GolfError
from golf_nb.engine.moves import column_letter
from golf_nb.engine.position import Position
from golf_nb.engine.rules import Rules, as_rules

if TYPE_CHECKING:
    from collections.abc import Iterable

_STOCK: Final = "Talon"
_WASTE: Final = "Foundations"
_HEADERS: Final = {_STOCK.lower(): _STOCK, _WASTE.lower(): _WASTE}
_EMPTY: Final = "-"
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
        A ``Talon:`` line (the stock in drawing order), a ``Foundations:`` line (the waste, top card last) and one line
        for each column (exposed card last, ``-`` for an empty column), without a final line break.

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


def parse_board(text: str, rules: Rules | str = "king-stops", partial: bool = False) -> Position:
    """Read a position from board text.

    Parameters
    ----------
    text : str
        The board as `format_board` writes it. ``10`` and ``T``, suit letters and suit signs, either case and blank
        lines are accepted, and the two headed lines may stand anywhere.
    rules : Rules or str
        A rule set or the name of a preset; it says how large the board is.
    partial : bool
        False for a complete deal, every card once. True for any position that the packs allow: fewer and shorter
        columns, a longer waste, a shorter stock or no ``Talon:`` line at all.

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
    lines = [_Line(number, line.strip()) for number, line in enumerate(text.splitlines(), start=1) if line.strip()]
    board = _Board.read(lines, rules)
    board.check_no_card_too_often()
    board.check_waste()
    board.check_columns(partial)
    if not partial:
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
        return GolfError(problem, text=self.text if text is None else text, place=place, expected=expected)


@dataclass(frozen=True, slots=True)
class _Pile:
    name: str
    line: _Line
    cards: tuple[Card, ...]

    @classmethod
    def read(cls, name: str, line: _Line) -> _Pile:
        body = line.text.partition(":")[2] if line.header() is not None else line.text
        tokens = body.split()
        if line.header() is None and tokens == [_EMPTY]:
            tokens = []
        cards = []
        for token in tokens:
            try:
                cards.append(Card.parse(token))
            except GolfError as error:
                raise error.at(f"line {line.number} ({name})") from error
        return cls(name, line, tuple(cards))

    @property
    def place(self) -> str:
        return f"line {self.line.number} ({self.name})"

    def error(self, problem: str, expected: str, *, text: str | None = None) -> GolfError:
        return self.line.error(problem, expected, text=text, pile=self.name)


@dataclass(frozen=True, slots=True)
class _Board:
    rules: Rules
    last_line: int
    stock: _Pile | None
    waste: _Pile | None
    columns: tuple[_Pile, ...]

    @classmethod
    def read(cls, lines: list[_Line], rules: Rules) -> _Board:
        headed: dict[str, _Pile] = {}
        columns: list[_Pile] = []
        for line in lines:
            header = line.header()
            if header is None:
                if len(columns) == rules.columns:
                    raise line.error("one column too many", f"{rules.columns} columns, A to {columns[-1].name[-1]}")
                columns.append(_Pile.read(f"column {column_letter(len(columns))}", line))
                continue
            name = _HEADERS.get(header.lower())
            if name is None:
                raise line.error(
                    "unknown header", f'"{_STOCK}:", "{_WASTE}:" or a line of cards', text=f"{header}:"
                )
            if name in headed:
                first = headed[name].line.number
                raise line.error(f"a second {name} line; the first is line {first}", f"one {name} line")
            headed[name] = _Pile.read(name, line)
        last_line = lines[-1].number if lines else 1
        return cls(rules, last_line, headed.get(_STOCK), headed.get(_WASTE), tuple(columns))

    @property
    def piles(self) -> tuple[_Pile, ...]:
        headed = [pile for pile in (self.stock, self.waste) if pile is not None]
        return tuple(sorted((*headed, *self.columns), key=lambda pile: pile.line.number))

    def at_the_end(self, problem: str, expected: str) -> GolfError:
        return GolfError(problem, place=f"line {self.last_line} (end of the board)", expected=expected)

    def check_no_card_too_often(self) -> None:
        seen: dict[Card, list[str]] = {}
        for pile in self.piles:
            for card in pile.cards:
                places = seen.setdefault(card, [])
                if len(places) == self.rules.packs:
                    often = "once" if self.rules.packs == 1 else "twice"
                    before = " and ".join(places)
                    raise pile.error(f"this card is already on {before}", f"each card {often}", text=card.code)
                places.append(pile.place)

    def check_waste(self) -> None:
        if self.waste is None:
            raise self.at_the_end(f"no {_WASTE} line", f'"{_WASTE}:" and the waste, top card last')
        if not self.waste.cards:
            raise self.waste.error("no card on the waste", "at least one card to play on")

    def check_columns(self, partial: bool) -> None:
        rows, columns = self.rules.rows, self.rules.columns
        for pile in self.columns:
            if len(pile.cards) > rows or (len(pile.cards) < rows and not partial):
                bound = "at most " if partial else ""
                raise pile.error(self.counted(pile, partial), f"{bound}{rows} cards in a column")
        if not self.columns:
            raise self.at_the_end("no column", "one line of cards for each column")
        if len(self.columns) < columns and not partial:
            raise self.at_the_end(f"only {len(self.columns)} columns; {self.total()}", f"{columns} columns")

    def check_complete(self) -> None:
        if self.stock is None:
            raise self.at_the_end(f"no {_STOCK} line", f'"{_STOCK}:" and the stock in drawing order')
        assert self.waste is not None
        if len(self.waste.cards) != 1:
            raise self.waste.error(self.counted(self.waste, False), "1 card to start the waste")
        size = len(pack(self.rules.packs)) - self.rules.columns * self.rules.rows - 1
        if len(self.stock.cards) != size:
            raise self.stock.error(self.counted(self.stock, False), f"{size} cards in the stock")

    def counted(self, pile: _Pile, partial: bool) -> str:
        """Say how many cards a pile has and, for a deal, what that means for the pack."""
        here = "1 card here" if len(pile.cards) == 1 else f"{len(pile.cards) or 'no'} cards here"
        return here if partial else f"{here}; {self.total()}"

    def total(self) -> str:
        """Say how many cards the board has and which are missing, if they are few."""
        cards = Counter(card for pile in self.piles for card in pile.cards)
        missing = sorted((Counter(pack(self.rules.packs)) - cards).elements())
        if not missing:
            return f"all {cards.total()} cards are there"
        named = _codes(missing) if len(missing) <= _FEW else f"{len(missing)} cards"
        return f"{cards.total()} cards in all, missing: {named}"

    def position(self) -> Position:
        stock = self.stock.cards if self.stock else ()
        assert self.waste is not None
        return Position(tuple(pile.cards for pile in self.columns), stock, self.waste.cards, self.rules)


def _codes(cards: Iterable[Card]) -> str:
    return " ".join(card.code for card in cards)
