"""Every reason, its sentence, and which reason wins where several hold."""

from __future__ import annotations

import pytest

from golf_nb.engine import Card, Position, Reason, Rules, pack, parse_board

CODES = {
    ".": None,
    "=": Reason.SAME_RANK,
    "f": Reason.TOO_FAR,
    "k": Reason.KING_STOPS,
    "q": Reason.ONLY_QUEEN,
    "x": Reason.KING_ACE,
}
# One line for each rank on the waste, one letter for each rank that is tried: A 2 3 4 5 6 7 8 9 10 J Q K.
MIDDLE = """
A =.ffffffffffx
2 .=.ffffffffff
3 f.=.fffffffff
4 ff.=.ffffffff
5 fff.=.fffffff
6 ffff.=.ffffff
7 fffff.=.fffff
8 ffffff.=.ffff
9 fffffff.=.fff
T ffffffff.=.ff
J fffffffff.=.f
Q ffffffffff.=.
"""
TABLES = {
    "stop": MIDDLE + "K kkkkkkkkkkkk=",
    "queen": MIDDLE + "K xqqqqqqqqqq.=",
    "wrap": MIDDLE.replace("A =.ffffffffffx", "A =.ffffffffff.") + "K .ffffffffff.=",
}


def refused(card: str, waste: str, kings: str) -> tuple[Reason, str] | None:
    rules = Rules.preset("king-stops").replace(kings=kings)
    position = Position(((Card.parse(card),),), (Card.parse("5C"),), (Card.parse(waste),), rules)
    refusal = position.refusal("A")
    return None if refusal is None else (refusal.reason, refusal.sentence)


@pytest.mark.parametrize("kings", TABLES)
def test_every_rank_on_every_rank(kings: str) -> None:
    for line in TABLES[kings].split("\n"):
        if not line:
            continue
        waste, codes = line.split()
        for rank, code in zip("A23456789TJQK", codes, strict=True):
            found = refused(f"{rank}S", f"{waste}H", kings)
            assert (found and found[0]) == CODES[code], (rank, waste)


@pytest.mark.parametrize(
    "card, waste, kings, reason, sentence",
    [
        ("8S", "5H", "stop", Reason.TOO_FAR, "8♠ does not fit 5♥: a 4 or a 6 would."),
        ("3S", "9H", "stop", Reason.TOO_FAR, "3♠ does not fit 9♥: an 8 or a 10 would."),
        ("7S", "AH", "stop", Reason.TOO_FAR, "7♠ does not fit A♥: a 2 would."),
        ("7S", "AH", "wrap", Reason.TOO_FAR, "7♠ does not fit A♥: a 2 or a king would."),
        ("7S", "2H", "stop", Reason.TOO_FAR, "7♠ does not fit 2♥: an ace or a 3 would."),
        ("7S", "QH", "stop", Reason.TOO_FAR, "7♠ does not fit Q♥: a jack or a king would."),
        ("7S", "KH", "wrap", Reason.TOO_FAR, "7♠ does not fit K♥: an ace or a queen would."),
        ("8S", "8H", "stop", Reason.SAME_RANK, "8♠ does not fit 8♥: equal ranks never fit; a 7 or a 9 would."),
        ("KS", "KH", "stop", Reason.SAME_RANK, "K♠ does not fit K♥: equal ranks never fit; nothing goes on a king."),
        ("KS", "KH", "queen", Reason.SAME_RANK, "K♠ does not fit K♥: equal ranks never fit; a queen would."),
        ("QS", "KH", "stop", Reason.KING_STOPS, "Q♠ does not fit K♥: nothing goes on a king."),
        ("AS", "KH", "stop", Reason.KING_STOPS, "A♠ does not fit K♥: nothing goes on a king."),
        ("AS", "KH", "queen", Reason.KING_ACE, "A♠ does not fit K♥: king and ace do not touch; a queen would."),
        ("KS", "AH", "stop", Reason.KING_ACE, "K♠ does not fit A♥: king and ace do not touch; a 2 would."),
        ("7S", "KH", "queen", Reason.ONLY_QUEEN, "7♠ does not fit K♥: only a queen goes on a king."),
    ],
)  # fmt: skip
def test_sentences_about_two_cards(card: str, waste: str, kings: str, reason: Reason, sentence: str) -> None:
    assert refused(card, waste, kings) == (reason, sentence)


BOARD = """
Talon: 9C
Foundations: 7D
2C 7C 8S
-
6H
KS KD
"""


@pytest.mark.parametrize(
    "column, row, reason, sentence",
    [
        (0, 1, "covered", "7♣ is covered by 8♠: only the last card of a column can be played."),
        (0, 0, "covered", "2♣ is covered by 7♣ and 8♠: only the last card of a column can be played."),
        (1, -1, "empty-column", "Column B is empty: there is no card to play, and none comes back."),
        (1, 4, "empty-column", "Column B is empty: there is no card to play, and none comes back."),
        (0, 3, "no-such-card", "There is no card 4 in column A: it has 3 cards."),
        (2, 5, "no-such-card", "There is no card 6 in column C: it has 1 card."),
        (2, -1, "no-such-card", "There is no card 0 in column C: it has 1 card."),
        (3, 1, "too-far", "K♦ does not fit 7♦: a 6 or an 8 would."),
        (5, 0, "no-such-column", "There is no column F: the columns are A to D."),
        (40, 0, "no-such-column", "There is no column 40: the columns are A to D."),
        (-1, 0, "no-such-column", "There is no column -1: the columns are A to D."),
    ],
)
def test_sentences_about_a_place(column: int, row: int, reason: str, sentence: str) -> None:
    refusal = parse_board(BOARD, partial=True).refusal_at(column, row)
    assert refusal is not None
    assert (refusal.reason, str(refusal)) == (reason, sentence)


def test_a_card_that_fits_is_not_refused() -> None:
    position = parse_board(BOARD, partial=True)
    assert position.refusal_at(0, 2) is None
    assert position.refusal_at(2, 0) is None


def test_three_cards_on_top() -> None:
    position = parse_board("Talon: 9C\nFoundations: 7D\n2C 7C 8S 4D", partial=True)
    assert str(position.refusal_at(0, 0)).startswith("2♣ is covered by 7♣, 8♠ and 4♦: ")


def test_one_column() -> None:
    position = parse_board("Talon: 9C\nFoundations: 7D\n2C", partial=True)
    assert str(position.refusal("B")) == "There is no column B: the only column is A."


def test_two_columns() -> None:
    position = parse_board("Talon: 9C\nFoundations: 7D\n2C\n-", partial=True)
    assert str(position.refusal("C")) == "There is no column C: the columns are A to B."


@pytest.mark.parametrize(
    "columns, sentence",
    [
        ("8S", "8♠ fits 7♦, so you must play it before you draw."),
        ("8S\n6H", "8♠ and 6♥ fit 7♦, so you must play one of them before you draw."),
        ("8S\n2C\n8D\n6H", "8♠, 8♦ and 6♥ fit 7♦, so you must play one of them before you draw."),
    ],
)
def test_must_play(columns: str, sentence: str) -> None:
    position = parse_board(f"Talon: 9C\nFoundations: 7D\n{columns}", "compulsory", partial=True)
    refusal = position.refusal("draw")
    assert refusal is not None
    assert (refusal.reason, refusal.sentence) == (Reason.MUST_PLAY, sentence)


def test_empty_stock_while_a_card_fits() -> None:
    refusal = parse_board("Foundations: 7D\n8S", partial=True).refusal("draw")
    assert refusal is not None
    assert (refusal.reason, refusal.sentence) == (
        Reason.EMPTY_STOCK,
        "The stock is empty: there is no card to draw.",
    )


@pytest.mark.parametrize(
    "kings, board, sentence",
    [
        ("stop", "Talon: 9C\nFoundations: 7D\n-", "the tableau is clear"),
        ("stop", "Foundations: 7D\n9C 3C", "the stock is empty and nothing fits 7♦"),
        ("stop", "Foundations: KD\n9C QC", "the stock is empty and nothing goes on a king (K♦)"),
        (
            "queen", "Foundations: KD\n9C AC",
            "the stock is empty and nothing fits K♦, because only a queen goes on a king",
        ),
        (
            "wrap", "Foundations: KD\n9C 3C",
            "the stock is empty and nothing fits K♦, because only a queen or an ace goes on a king",
        ),
    ],
)  # fmt: skip
def test_the_hand_is_over_before_anything_else(kings: str, board: str, sentence: str) -> None:
    position = parse_board(board, Rules.preset("king-stops").replace(kings=kings), partial=True)
    refusals = [position.refusal(move) for move in ("A", "B", "J", "draw")]
    refusals += [position.refusal_at(0, row) for row in (-1, 0, 1, 5)]
    assert {refusal and refusal.reason for refusal in refusals} == {Reason.HAND_OVER}
    assert {str(refusal) for refusal in refusals} == {f"The hand is over: {sentence}."}


def test_every_card_is_named_with_its_sign() -> None:
    for card in pack():
        if card.rank != 5:
            found = refused(card.code, "5H", "wrap")
            assert found is None or found[1].startswith(f"{card} does not fit 5♥: ")
