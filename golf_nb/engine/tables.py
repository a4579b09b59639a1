"""Tables: whether piles of cards can lie together under a rule set."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from golf_nb.engine.cards import Card
from golf_nb.engine.errors import GolfError
from golf_nb.engine.moves import column_letter

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from golf_nb.engine.rules import Rules


def check_table(
    columns: Sequence[Sequence[Card]], stock: Sequence[Card], waste: Sequence[Card], rules: Rules
) -> None:
    """Refuse a table that the rules do not lay out or the packs cannot make.

    Parameters
    ----------
    columns : sequence of sequences of Card
        The tableau.
    stock, waste : sequence of Card
        The other piles.
    rules : Rules
        The rule set: how many columns, how long, how many packs.

    Raises
    ------
    GolfError
        If there is no column, too many or too long ones, an empty waste, something that is no card, or a
        card more often than the packs hold it.
    """
    _check_columns(columns, rules)
    if not waste:
        raise GolfError("no card", place="waste", expected="at least one card to play on")
    _check_cards([card for pile in (*columns, stock, waste) for card in pile], rules.packs)


def _check_columns(columns: Sequence[Sequence[Card]], rules: Rules) -> None:
    if not 1 <= len(columns) <= rules.columns:
        held = f"{len(columns) or 'no'} column{'' if len(columns) == 1 else 's'}"
        most = "1 column" if rules.columns == 1 else f"1 to {rules.columns} columns"
        raise GolfError(held, place="tableau", expected=most)
    for index, column in enumerate(columns):
        if len(column) > rules.rows:
            raise GolfError(
                f"{len(column)} cards in one column",
                text=" ".join(str(card) for card in column),
                place=f"column {column_letter(index)}",
                expected=f"at most {rules.rows}",
            )


def _check_cards(cards: Iterable[object], packs: int) -> None:
    counts: Counter[Card] = Counter()
    for card in cards:
        if not isinstance(card, Card):
            raise GolfError("not a card", text=str(card), place="position", expected="a Card")
        counts[card] += 1
        if counts[card] > packs:
            often = "once" if packs == 1 else "twice"
            raise GolfError("this card is there too often", text=str(card), expected=f"it at most {often}")
