from __future__ import annotations

import pickle
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from golf_nb.engine import RANK_TEXTS, Card, GolfError, Suit, pack
from golf_nb.engine.cards import a_rank


def test_suits_in_the_order_of_the_pack() -> None:
    assert sorted([Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS]) == list(Suit)
    assert "".join(suit.letter for suit in Suit) == "CDHS"
    assert "".join(suit.glyph for suit in Suit) == "♣♦♥♠"
    assert [suit.word for suit in Suit] == ["clubs", "diamonds", "hearts", "spades"]
    assert [suit.red for suit in Suit] == [False, True, True, False]
    assert Suit.CLUBS <= Suit.CLUBS < Suit.SPADES


def test_a_suit_is_not_compared_with_a_number() -> None:
    with pytest.raises(TypeError):
        _ = Suit.CLUBS < 3


def test_ranks() -> None:
    assert " ".join(RANK_TEXTS.values()) == "A 2 3 4 5 6 7 8 9 10 J Q K"
    words = "ace two three four five six seven eight nine ten jack queen king"
    assert " ".join(Card(rank, Suit.CLUBS).words.removesuffix(" of clubs") for rank in RANK_TEXTS) == words
    assert list(RANK_TEXTS) == list(range(1, 14))


@pytest.mark.parametrize(
    "text, rank, suit, shown, code, words",
    [
        ("7D", 7, Suit.DIAMONDS, "7♦", "7D", "seven of diamonds"),
        ("7♦", 7, Suit.DIAMONDS, "7♦", "7D", "seven of diamonds"),
        ("10d", 10, Suit.DIAMONDS, "10♦", "TD", "ten of diamonds"),
        ("TD", 10, Suit.DIAMONDS, "10♦", "TD", "ten of diamonds"),
        ("th", 10, Suit.HEARTS, "10♥", "TH", "ten of hearts"),
        ("as", 1, Suit.SPADES, "A♠", "AS", "ace of spades"),
        (" kC ", 13, Suit.CLUBS, "K♣", "KC", "king of clubs"),
        ("q♡", 12, Suit.HEARTS, "Q♥", "QH", "queen of hearts"),
        ("J♠\ufe0f", 11, Suit.SPADES, "J♠", "JS", "jack of spades"),
    ],
)
def test_parse(text: str, rank: int, suit: Suit, shown: str, code: str, words: str) -> None:
    card = Card.parse(text)
    assert card == Card(rank, suit)
    assert (str(card), card.code, card.words) == (shown, code, words)


@pytest.mark.parametrize(
    "text", ["", "7", "D", "D7", "1D", "11D", "0H", "7DD", "7 D", "seven", "♦", "٧D", "7d♦"]
)
def test_not_a_card(text: str) -> None:
    with pytest.raises(GolfError) as caught:
        Card.parse(text)
    expected = "a rank (A 2-10 T J Q K) and a suit (C D H S)"
    assert str(caught.value) == f'"{text}": not a card; expected {expected}'


@given(st.text(max_size=4))
def test_parse_reads_or_refuses(text: str) -> None:
    try:
        card = Card.parse(text)
    except GolfError as error:
        assert error.text == text  # noqa: PT017
    else:
        assert card in pack()


@pytest.mark.parametrize("rank", [0, 14, -1, True, 7.0, "7"])
def test_no_such_rank(rank: Any) -> None:
    with pytest.raises(GolfError, match=f'"{rank}": no such rank; expected 1'):
        Card(rank, Suit.CLUBS)


@pytest.mark.parametrize("suit", ["C", 0, None])
def test_not_a_suit(suit: Any) -> None:
    with pytest.raises(GolfError, match=f'"{suit}": not a suit'):
        Card(7, suit)


def test_pack() -> None:
    cards = pack()
    assert " ".join(card.code for card in cards[:6]) == "AC AD AH AS 2C 2D"
    assert cards[-1].code == "KS"
    assert len(set(cards)) == len(cards) == 52
    assert list(cards) == sorted(cards)
    assert pack(2) == cards + cards


@pytest.mark.parametrize("card", pack())
def test_every_text_form_is_read_back(card: Card) -> None:
    forms = (str(card), card.code, card.code.lower(), str(card).lower())
    assert {Card.parse(text) for text in forms} == {card}
    assert pickle.loads(pickle.dumps(card)) == card  # noqa: S301


def test_a_card_does_not_change() -> None:
    with pytest.raises(AttributeError):
        Card.parse("7D").rank = 8  # type: ignore[misc]


def test_a_rank() -> None:
    assert [a_rank(rank) for rank in (1, 2, 8, 10, 11, 12, 13)] == [
        "an ace", "a 2", "an 8", "a 10", "a jack", "a queen", "a king",
    ]  # fmt: skip
