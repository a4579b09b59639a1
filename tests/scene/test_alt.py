from __future__ import annotations

import pytest

from golf_nb.engine import parse_board
from golf_nb.notes import Arrow, Label, Note, Ring, Shade
from golf_nb.scene import build, describe
from tests.scene import boards


def test_a_deal_in_words() -> None:
    assert describe(boards.OPENING) == (
        "Golf Solitaire. The waste shows J♥. 16 cards are left in the stock. "
        "Column A: 4♣ 7♠ 5♠ K♥, then 10♣ exposed. "
        "Column B: 5♥ 2♣ 6♣ 6♠, then 10♠ exposed. "
        "Column C: Q♣ Q♥ 9♣ 7♦, then A♦ exposed. "
        "Column D: 5♦ 9♠ 3♣ 8♣, then 4♦ exposed. "
        "Column E: 2♦ 2♠ 6♥ A♣, then Q♠ exposed. "
        "Column F: 7♥ K♦ J♣ 9♥, then 3♥ exposed. "
        "Column G: A♥ J♠ 10♥ 5♣, then 3♠ exposed."
    )


def test_a_blocked_hand_in_words() -> None:
    assert describe(boards.BLOCKED) == (
        "Golf Solitaire. The waste shows A♠. 0 cards are left in the stock. "
        "Column A is empty. Column B is empty. "
        "Column C: Q♣ Q♥ 9♣, then 7♦ exposed. "
        "Column D: 5♦, then 9♠ exposed. "
        "Column E: 2♦ 2♠ 6♥, then A♣ exposed. "
        "Column F: 7♥. Column G: A♥. "
        "The hand is over. +12: blocked with 12 cards left in the tableau"
    )


def test_a_cleared_hand_in_words() -> None:
    columns = " ".join(f"Column {letter} is empty." for letter in "ABCDEFG")
    assert describe(boards.CLEARED) == (
        f"Golf Solitaire. The waste shows {boards.CLEARED.waste_top}. 1 card is left in the stock. {columns} "
        "The hand is over. −1: cleared with 1 stock card unused"
    )


@pytest.mark.parametrize(
    "note, words",
    [
        (Arrow("A", "waste"), "An arrow leads from A to waste."),
        (Arrow("6♥", "stock", 3), "Arrow 3 leads from 6♥ to stock."),
        (Ring("D1"), "A ring marks D1."),
        (Shade("C"), "Shading marks C."),
        (Label("B", "first"), "A label at B says: first."),
        (Label("B", "Play it."), "A label at B says: Play it."),
        (Label("B", "Which one?"), "A label at B says: Which one?"),
    ],
)
def test_notes_in_words(note: Note, words: str) -> None:
    assert describe(boards.MICRO, (note,)) == (
        "Golf Solitaire. The waste shows 7♦. 1 card is left in the stock. "
        "Column A: 7♣, then 8♠ exposed. Column B: 6♥. Column C is empty. "
        f"Column D: 10♣ K♥, then Q♦ exposed. {words}"
    )


def test_notes_are_told_in_the_order_they_were_given() -> None:
    notes = (Ring("A"), Arrow("A", "waste", 1), Shade("B"))
    assert describe(boards.MICRO, notes).endswith(
        "A ring marks A. Arrow 1 leads from A to waste. Shading marks B."
    )


def test_a_scene_carries_the_same_words() -> None:
    notes = (Ring("A"),)
    for position in boards.ALL.values():
        assert build(position).alt == describe(position)
    assert build(boards.MICRO, notes=notes).alt == describe(boards.MICRO, notes)


def test_every_card_that_can_be_seen_is_named() -> None:
    position = parse_board("Talon: 2C 3C\nFoundations: 4H 7D\n9S JC\n-", partial=True)
    words = describe(position)
    assert all(card in words for card in ("7♦", "9♠", "J♣"))
    # Neither what is face down nor what lies below the top of the waste.
    assert not any(card in words for card in ("2♣", "3♣", "4♥"))
