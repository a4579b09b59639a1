from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from golf_nb.engine import Card, GolfError, Position, Rules, Setup, deal, pack, place_in_words
from tests.strategies import deals, partial_positions, reachable_positions

SMALL = Rules.preset("king-stops").replace(columns=2, rows=2)
cards = st.sampled_from(pack())


@st.composite
def setups(draw: st.DrawFn) -> Setup:
    """Anything that somebody could have put on a table, most of it wrong."""
    rules = draw(st.sampled_from([SMALL, SMALL.replace(packs=2), Rules.preset("classic")]))
    pile = st.lists(cards, max_size=3).map(tuple)
    columns = draw(st.lists(pile, max_size=3))
    return Setup(tuple(columns), draw(pile), draw(pile), rules)


def is_position(setup: Setup) -> bool:
    try:
        Position(setup.columns, setup.stock, setup.waste, setup.rules)
    except GolfError:
        return False
    return True


# What comes out is what went in.


@given(reachable_positions() | partial_positions())
def test_a_position_comes_back(position: Position) -> None:
    setup = Setup.from_position(position)
    assert setup.problems() == ()
    assert setup.position() == position


@given(deals())
def test_a_deal_that_is_laid_out_card_by_card(position: Position) -> None:
    setup = Setup.empty(position.rules)
    assert not setup.complete
    for name in setup.piles:
        for card in Setup.from_position(position).pile(name):
            setup = setup.with_card(name, card.code)
    assert setup.position() == position
    assert setup.complete
    assert setup.missing == ()
    assert setup.remarks() == ()


@given(setups())
def test_there_are_problems_if_and_only_if_it_is_no_position(setup: Setup) -> None:
    assert (setup.problems() == ()) is is_position(setup)
    if setup.problems():
        with pytest.raises(GolfError) as caught:
            setup.position()
        assert str(caught.value) == " ".join(setup.problems())
    else:
        assert setup.position().waste == setup.waste


@given(setups())
def test_cards_are_counted(setup: Setup) -> None:
    there = Counter(card for _, card in setup.cards())
    for card in pack():
        assert setup.used(card) == len(setup.where(card)) == there[card]
    assert Counter(setup.missing) == Counter(pack(setup.rules.packs)) - there
    assert list(setup.missing) == sorted(setup.missing)


@given(setups(), cards)
def test_what_is_put_down_can_be_taken_off(setup: Setup, card: Card) -> None:
    for name in setup.piles:
        after = setup.with_card(name, card)
        assert after.pile(name) == (*setup.pile(name), card)
        assert after.without_last(name) == setup
        assert after.cleared(name) == setup.cleared(name)
        assert after.cleared(name).pile(name) == ()
    assert not list(setup.cleared().cards())
    assert len(setup.cleared().columns) == len(setup.columns)


# What it says.


@pytest.mark.parametrize(
    "setup, problems",
    [
        (Setup.empty(), ("The waste is empty; it needs a card to play on.",)),
        (
            Setup((), (), (), SMALL),
            ("There is no column.", "The waste is empty; it needs a card to play on."),
        ),
        (Setup(((), (), ()), (), (Card.parse("7D"),), SMALL), ("There are 3 columns; the rules lay out 2.",)),
        (
            Setup.empty(SMALL).with_cards("B", ["2C", "3C", "4C"]).with_card("waste", "7D"),
            ("Column B has 3 cards; 2 are allowed.",),
        ),
        (
            Setup.empty(SMALL).with_card("A", "7D").with_card("stock", "7D").with_card("waste", "7D"),
            ("7♦ lies in column A, the stock and the waste; it may be there only once.",),
        ),
        (
            Setup.empty(SMALL).with_cards("waste", ["7D", "7D", "AS", "AS"]),
            (
                "A♠ lies in the waste twice; it may be there only once.",
                "7♦ lies in the waste twice; it may be there only once.",
            ),
        ),
        (
            Setup.empty("double").with_cards("waste", ["7D", "7D"]).with_cards("J", ["7D", "7D", "7D"]),
            ("7♦ lies in column J 3 times and the waste twice; it may be there only twice.",),
        ),
    ],
)
def test_what_is_wrong(setup: Setup, problems: tuple[str, ...]) -> None:
    assert setup.problems() == problems
    assert not setup.complete


def test_what_is_good_to_know() -> None:
    opening = Setup.from_position(deal(24))
    assert Setup.empty().remarks() == (
        "No column has a card, so there is nothing to play.",
        "52 cards are not used yet.",
    )
    assert opening.without_last("A").without_last("stock").remarks() == ("Not used yet: A♠ and 10♣.",)
    assert opening.without_last("A").remarks() == ("Not used yet: 10♣.",)
    assert Setup.from_position(deal(24).after("draw")).remarks() == (
        "Every card is used, but they do not lie as in a complete deal.",
    )


def test_a_fourth_card_is_named_and_a_fifth_is_counted() -> None:
    full = Setup.from_position(deal(24))
    four = full.without_last("A").without_last("B").without_last("C").without_last("D")
    assert four.remarks()[0].startswith("Not used yet: ")
    assert four.without_last("stock").remarks() == ("5 cards are not used yet.",)


# Columns.


def test_columns_come_and_go() -> None:
    setup = Setup.from_position(deal(24)).with_columns(3)
    assert setup.piles == ("A", "B", "C", "stock", "waste")
    assert len(setup.missing) == 20
    assert setup.with_columns(7).columns[3:] == ((),) * 4
    assert setup.with_columns(3) == setup


@pytest.mark.parametrize("count", [0, 8, -1])
def test_a_number_of_columns_that_the_rules_do_not_have(count: int) -> None:
    with pytest.raises(GolfError, match="from 1 to 7"):
        Setup.empty().with_columns(count)


# Bad input.


@pytest.mark.parametrize("name", ["H", "", "A1", "talon", "all "])
def test_no_such_pile(name: str) -> None:
    with pytest.raises(GolfError, match="no such pile; expected A, B, C, D, E, F, G, stock or waste"):
        Setup.empty().with_card(name, "7D")


@pytest.mark.parametrize("name", ["a", " A ", "Stock", "WASTE"])
def test_piles_are_named_in_any_case(name: str) -> None:
    assert Setup.empty().with_card(name, "7D").used(Card.parse("7D")) == 1


def test_what_is_no_card_is_refused() -> None:
    with pytest.raises(GolfError, match="not a card"):
        Setup.empty().with_card("A", "1X")
    with pytest.raises(GolfError, match='setup, "7": not a card'):
        Setup(((7,),), (), (), SMALL)  # type: ignore[arg-type]
    with pytest.raises(GolfError, match="no such rule set"):
        Setup.empty("golf")


def test_words() -> None:
    assert [place_in_words(name) for name in ("B", "waste", "26")] == ["column B", "the waste", "column 26"]
