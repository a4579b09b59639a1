"""Cards: four suits, thirteen ranks, and the packs made of them."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from functools import total_ordering
from typing import Final

from golf_nb.engine.checks import is_whole
from golf_nb.engine.errors import GolfError
from golf_nb.language import say

ACE: Final = 1
QUEEN: Final = 12
KING: Final = 13
RANKS: Final = range(ACE, KING + 1)
PACK_SIZE: Final = 52

_RANK_TEXTS: Final = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")

RANK_TEXTS: Final[dict[int, str]] = dict(zip(RANKS, _RANK_TEXTS, strict=True))

_RANK_OF_TEXT: Final = {text: rank for rank, text in RANK_TEXTS.items()} | {"T": 10}
_CARD_EXPECTED: Final = "a rank (A 2-10 T J Q K) and a suit (C D H S)"
# Some systems add a variation selector to a suit glyph to choose its colour.
_SELECTORS: Final = str.maketrans("", "", "\ufe0e\ufe0f")


@total_ordering
class Suit(Enum):
    """One of the four suits, ordered clubs, diamonds, hearts, spades."""

    CLUBS = 0
    DIAMONDS = 1
    HEARTS = 2
    SPADES = 3

    def __lt__(self, other: object) -> bool:
        """Say whether this suit comes before the other in the order of the pack."""
        if not isinstance(other, Suit):
            return NotImplemented
        return self.value < other.value

    @property
    def letter(self) -> str:
        """The letter used in board text: C, D, H or S."""
        return "CDHS"[self.value]

    @property
    def glyph(self) -> str:
        """The suit sign: ♣, ♦, ♥ or ♠."""
        return "♣♦♥♠"[self.value]

    @property
    def word(self) -> str:
        """The name as it is part of a card's: ``clubs``."""
        return say(f"cards.suit.{self.name.lower()}")

    @property
    def red(self) -> bool:
        """Whether the suit is red. No rule of the game asks for it."""
        return self in {Suit.DIAMONDS, Suit.HEARTS}


_SUIT_OF_TEXT: Final = (
    {suit.letter: suit for suit in Suit}
    | {suit.glyph: suit for suit in Suit}
    | dict(zip("♧♢♡♤", Suit, strict=True))
)


@dataclass(frozen=True, slots=True, order=True)
class Card:
    """A playing card, ordered by rank and then by suit.

    Parameters
    ----------
    rank : int
        1 (ace) to 13 (king).
    suit : Suit
        The suit; it never matters to what fits.

    Raises
    ------
    GolfError
        If the rank or the suit does not exist.

    Examples
    --------
    >>> card = Card.parse("10d")
    >>> str(card), card.code, card.words
    ('10♦', 'TD', 'ten of diamonds')
    """

    rank: int
    suit: Suit

    def __post_init__(self) -> None:
        """Refuse ranks and suits that no card has."""
        if not is_whole(self.rank) or self.rank not in RANKS:
            raise GolfError(
                "no such rank", text=str(self.rank), place="card", expected="1 (ace) to 13 (king)"
            )
        if not isinstance(self.suit, Suit):
            raise GolfError("not a suit", text=str(self.suit), place="card", expected="a member of Suit")

    def __str__(self) -> str:
        """Return rank and suit sign, such as ``7♦`` or ``10♥``."""
        return self.rank_text + self.suit.glyph

    @property
    def rank_text(self) -> str:
        """The rank as it stands on the card: A, 2 to 10, J, Q or K."""
        return RANK_TEXTS[self.rank]

    @property
    def code(self) -> str:
        """Two letters for board text: ``7D``, and ``TH`` for the ten of hearts."""
        return ("T" if self.rank_text == "10" else self.rank_text) + self.suit.letter

    @property
    def words(self) -> str:
        """The name in words: ``seven of diamonds``."""
        return say("cards.card", rank=say(f"cards.rank.{self.rank}"), suit=self.suit.word)

    @classmethod
    def parse(cls, text: str) -> Card:
        """Read a card from text.

        Parameters
        ----------
        text : str
            A rank (A, 2 to 10, T, J, Q, K) and then a suit (C, D, H, S or its sign), in any case.

        Returns
        -------
        Card
            The card.

        Raises
        ------
        GolfError
            If the text is not a card.

        Examples
        --------
        >>> [str(Card.parse(text)) for text in ("7D", "7♦", "10d", "TD")]
        ['7♦', '7♦', '10♦', '10♦']
        """
        plain = str(text).strip().upper().translate(_SELECTORS)
        rank = _RANK_OF_TEXT.get(plain[:-1])
        suit = _SUIT_OF_TEXT.get(plain[-1:])
        if rank is None or suit is None:
            raise GolfError("not a card", text=str(text), expected=_CARD_EXPECTED)
        return cls(rank, suit)


def pack(packs: int = 1) -> tuple[Card, ...]:
    """Return every card of so many packs in order: A♣ A♦ A♥ A♠ 2♣ ... K♠, pack after pack.

    Parameters
    ----------
    packs : int
        How many packs.

    Returns
    -------
    tuple of Card
        52 cards a pack.

    Examples
    --------
    >>> " ".join(str(card) for card in pack()[:5])
    'A♣ A♦ A♥ A♠ 2♣'
    """
    return tuple(Card(rank, suit) for rank in RANKS for suit in Suit) * packs


def a_rank(rank: int) -> str:
    """Return the rank as a sentence has it, with its article.

    Parameters
    ----------
    rank : int
        1 to 13.

    Returns
    -------
    str
        Courts and aces as a word, the others as a number.

    Examples
    --------
    >>> [a_rank(rank) for rank in (1, 7, 8, 12)]
    ['an ace', 'a 7', 'an 8', 'a queen']
    """
    return say(f"cards.some.{rank}")
