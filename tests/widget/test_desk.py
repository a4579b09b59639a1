from __future__ import annotations

from collections import Counter
from contextlib import suppress
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from golf_nb.engine import Card, GolfError, Rules, Setup, deal, pack
from golf_nb.widget.desk import Desk

if TYPE_CHECKING:
    from collections.abc import Callable

SMALL = Rules.preset("king-stops").replace(columns=3, rows=2)
EMPTY = Desk(Setup.empty(SMALL))
DOUBLE = Desk(Setup.empty(SMALL.replace(packs=2)))


def card(text: str) -> Card:
    return Card.parse(text)


def test_cards_go_to_the_chosen_pile_until_it_is_full() -> None:
    one = EMPTY.put("7D")
    assert (one.chosen, one.said) == ("A", "7♦ lies in column A now.")
    two = one.press(card("KH"))
    assert (two.chosen, two.said) == ("B", "K♥ lies in column A now. It is full; column B is chosen now.")
    rest = two.put("AC 2C").put("3C 4C")
    assert rest.chosen == "waste"
    stock = rest.put("5C").choose("C").take().put("6C")
    assert stock.chosen == "stock"
    assert stock.setup.columns[2] == (card("3C"), card("6C"))


def test_cards_go_to_a_pile_that_is_named() -> None:
    desk = EMPTY.put([card("7D"), card("8D")], "Stock").put(card("9D"), "b")
    assert desk.setup.stock == (card("7D"), card("8D"))
    assert (desk.chosen, desk.said) == ("A", "9♦ lies in column B now.")
    assert desk.put("  ").setup == desk.setup
    assert desk.put("9C,TC").setup.pile("A") == (card("9C"), card("10C"))


@pytest.mark.parametrize(
    "act, text",
    [
        (lambda desk: desk.put("7D"), "7♦ lies in column A already, and there is only one."),
        (lambda desk: desk.put("9C 9C"), "9♣ lies in column A already, and there is only one."),
        (lambda desk: desk.put("9C 10C"), "Column A is full: it has 2 cards."),
        (lambda desk: desk.put("1X"), "not a card; expected a rank"),
        (lambda desk: desk.put("9C", "K"), "no such pile"),
        (lambda desk: desk.choose("D"), "no such pile"),
        (lambda desk: desk.carry("B", "A"), "Column B has no card to move"),
        (lambda desk: desk.put("9C").put("8C").carry("B", "A"), "Column A is full"),
        (lambda desk: desk.columns(4), "from 1 to 3"),
    ],
)  # fmt: skip
def test_what_is_refused(act: Callable[[Desk], Desk], text: str) -> None:
    with pytest.raises(GolfError) as caught:
        act(EMPTY.put("7D"))
    assert text in str(caught.value)


def test_a_second_press_takes_a_card_off() -> None:
    desk = EMPTY.put("7D", "B").press(card("7D"))
    assert (desk.setup, desk.chosen) == (EMPTY.setup, "B")
    assert desk.said == "7♦ is off column B. Undo puts it back."


def test_a_card_under_others_stays() -> None:
    desk = EMPTY.put("7D 8D 9D", "stock").press(card("7D"))
    assert desk.said == "7♦ lies in the stock under 2 other cards. Take them off first."
    assert (desk.chosen, len(desk.setup.stock)) == ("stock", 3)
    assert "under 1 other card. Take it off first." in desk.press(card("8D")).said


def test_two_packs() -> None:
    once = DOUBLE.press(card("7D"))
    twice = once.choose("B").press(card("7D"))
    assert twice.setup.where(card("7D")) == ("A", "B")
    assert twice.choose("A").press(card("7D")).setup.where(card("7D")) == ("B",)
    assert twice.choose("C").press(card("7D")).setup.where(card("7D")) == ("A",)
    with pytest.raises(GolfError, match="7♦ lies in column A and column B already, and there are only two"):
        twice.put("7D", "C")


def test_carrying() -> None:
    desk = EMPTY.put("7D").carry("A", "waste")
    assert (desk.setup.waste, desk.chosen) == ((card("7D"),), "waste")
    assert desk.said == "7♦ lies in the waste now."


def test_clearing_and_columns() -> None:
    full = Desk(Setup.from_position(deal(24)))
    assert full.clear("B").setup.pile("B") == ()
    assert full.clear("B").chosen == "B"
    assert full.clear().setup == Setup.empty()
    fewer = full.choose("G").columns(2)
    assert (fewer.chosen, fewer.said) == ("B", "There are 2 columns now.")
    assert fewer.undo().setup == full.setup
    assert full.columns(1).said == "There is 1 column now."


def test_filling_the_stock() -> None:
    desk = EMPTY.put("AC", "waste")
    assert desk.fill().setup.stock == pack()[1:]
    shuffled = desk.fill(shuffled=True)
    assert Counter(shuffled.setup.stock) == Counter(pack()[1:])
    assert shuffled.said == "51 cards went into the stock, shuffled."
    assert desk.fill().fill().said == "Every card is used already."
    assert desk.fill().fill().setup == desk.fill().setup


def test_an_empty_pile_gives_nothing() -> None:
    desk = EMPTY.take("waste")
    assert (desk.setup, desk.past) == (EMPTY.setup, ())
    assert desk.said == "The waste is chosen. It is empty."


def test_nothing_to_undo_or_redo() -> None:
    assert EMPTY.undo().said == "There is no change to take back."
    assert EMPTY.redo().said == "There is no change to make again."
    assert EMPTY.clear().past == ()


def test_a_table_without_a_column_has_piles_to_choose() -> None:
    bare = Setup((), (), (), SMALL)
    assert Desk(bare, bare.piles[0]).put("7D", "waste").undo().chosen == "stock"


steps = st.sampled_from(
    [
        *(lambda desk, text=text: desk.press(card(text)) for text in ("7D", "KH", "AS")),
        *(lambda desk, pile=pile: desk.choose(pile) for pile in ("A", "stock", "waste")),
        lambda desk: desk.take(),
        lambda desk: desk.fill(),
        lambda desk: desk.clear(),
        lambda desk: desk.columns(1),
        lambda desk: desk.columns(3),
    ]
)


@given(st.lists(steps, max_size=12))
def test_every_change_can_be_taken_back_and_made_again(doings: list[Callable[[Desk], Desk]]) -> None:
    desk = EMPTY
    for act in doings:
        with suppress(GolfError):  # a full column takes no card
            desk = act(desk)
        assert desk.chosen in desk.setup.piles
        assert desk.said
    back = desk
    while back.past:
        back = back.undo()
    assert back.setup == EMPTY.setup
    while back.future:
        back = back.redo()
    assert back.setup == desk.setup
