"""Checks of what a rule book says on the layout, on plays, and on kings and aces."""

from __future__ import annotations

from itertools import pairwise, product

from golf_nb.engine import Card, Draw, Outcome, Reason, Rules, card_at, deal, locate, pack
from tests.engine.rulebook_tools import board, fits, fitting, passed, sentence


@sentence(r"The game is played with (one|two) packs? of 52 cards(?: each)?\.")
def packs(rules: Rules, count: str) -> None:
    start = deal(1, rules)
    cards = [card for pile in (*start.columns, start.stock, start.waste) for card in pile]
    assert sorted(cards) == sorted(pack() * {"one": 1, "two": 2}[count])


@sentence(r"The tableau has (\d+) columns? of (\d+) cards?, face up\.")
def tableau(rules: Rules, columns: str, rows: str) -> None:
    start = deal(1, rules)
    assert [len(column) for column in start.columns] == [int(rows)] * int(columns)
    places = [f"{letter}{row + 1}" for letter, row in product("ABCDEFGHIJ"[: int(columns)], range(int(rows)))]
    assert None not in [card_at(locate(place, start), start) for place in places]


@sentence(r"One more card starts the waste\.")
def one_waste_card(rules: Rules) -> None:
    assert len(deal(1, rules).waste) == 1


@sentence(r"(?:The other (\d+) cards are|The last card is) the stock and lies? face down\.")
def stock_size(rules: Rules, count: str | None) -> None:
    start = deal(1, rules)
    assert len(start.stock) == int(count or 1)
    assert card_at(locate("stock", start), start) is None


@sentence(r"No card is left for a stock\.")
def no_stock(rules: Rules) -> None:
    assert deal(1, rules).stock == ()


@sentence(
    r"You may play the exposed card of a column, its last one, onto the waste if it fits the top card there\."
)
def a_play(rules: Rules) -> None:
    for before in passed(rules):
        for column in before.playable():
            after = before.after("ABCDEFGHIJ"[column])
            assert after.waste == (*before.waste, before.columns[column][-1])
            assert after.columns[column] == before.columns[column][:-1]
            assert after.stock == before.stock


@sentence(r"The ranks in order are (.*)\.")
def order(rules: Rules, ranks: str) -> None:
    cards = [Card.parse(f"{rank}C") for rank in ranks.split()]
    assert cards == sorted(pack()[::4])
    # A king may be played on a queen under all rules, but not a queen on a king.
    assert all(rules.fits(higher, lower) for lower, higher in pairwise(cards))


@sentence(r"On a card from 2 to queen, only the ranks one higher and one lower fit\.")
def neighbours(rules: Rules) -> None:
    for waste in range(2, 13):
        assert fitting(rules, waste) == {waste - 1, waste + 1}


@sentence(r"Cards of the same rank never fit\.")
def same_rank(rules: Rules) -> None:
    assert not any(fits(rules, rank, rank) for rank in range(1, 14))


@sentence(r"Suits and colours never matter\.")
def suits(rules: Rules) -> None:
    for rank, waste in product(range(1, 14), repeat=2):
        fits(rules, rank, waste)  # it asks for all suits and insists on one answer


@sentence(r"A run may turn from up to down and back at every card\.")
def turning(rules: Rules) -> None:
    position = board(rules, "7D", "8S")
    for card, other in pairwise(["8S", "7C", "8H", "9H", "8D", "7H"]):
        assert position.after("A").waste_top == Card.parse(card)
        position = board(rules, card, other)


@sentence(r"A covered card cannot be played until the card on it has gone\.")
def covered(rules: Rules) -> None:
    for before in passed(rules):
        for column, cards in enumerate(before.columns):
            if before.outcome is Outcome.PLAYING and len(cards) > 1:
                refusal = before.refusal_at(column, len(cards) - 2)
                assert refusal is not None
                assert refusal.reason is Reason.COVERED
                if column in before.playable():
                    assert before.after("ABCDEFGHIJ"[column]).exposed[column] == cards[-2]


@sentence(r"No card ever goes to a column, so an empty column stays empty\.")
def no_refill(rules: Rules) -> None:
    for before in passed(rules):
        for move in before.moves():
            for old, new in zip(before.columns, before.after(move).columns, strict=True):
                assert new == old[: len(new)]


@sentence(r"No card ever leaves the waste\.")
def waste_grows(rules: Rules) -> None:
    for before in passed(rules):
        for move in before.moves():
            assert before.after(move).waste[:-1] == before.waste


@sentence(r"Nothing fits on a king\.")
def king_stops(rules: Rules) -> None:
    assert fitting(rules, 13) == set()


@sentence(r"On a king (only a queen|a queen or an ace) fits\.")
def on_a_king(rules: Rules, which: str) -> None:
    assert fitting(rules, 13) == {"only a queen": {12}, "a queen or an ace": {12, 1}}[which]


@sentence(r"On an ace (only a 2|a 2 or a king) fits\.")
def on_an_ace(rules: Rules, which: str) -> None:
    assert fitting(rules, 1) == {"only a 2": {2}, "a 2 or a king": {2, 13}}[which]


@sentence(r"A king fits only on a queen, and an ace only on a 2\.")
def king_and_ace(rules: Rules) -> None:
    assert [waste for waste in range(1, 14) if fits(rules, 13, waste)] == [12]
    assert [waste for waste in range(1, 14) if fits(rules, 1, waste)] == [2]


@sentence(r"A king fits on a queen and on an ace, and an ace fits on a 2 and on a king\.")
def king_and_ace_touch(rules: Rules) -> None:
    assert [waste for waste in range(1, 14) if fits(rules, 13, waste)] == [1, 12]
    assert [waste for waste in range(1, 14) if fits(rules, 1, waste)] == [2, 13]


@sentence(r"With a king on the waste you can only draw\.")
def past_a_king(rules: Rules) -> None:
    for card in pack():
        if card.rank != 13:
            assert board(rules, "KD", card.code, "KC").moves() == (Draw(),)
            assert board(rules, "KD", card.code).moves() == ()


@sentence(r"A king on the waste ends the hand, because there is no stock\.")
def stuck_on_a_king(rules: Rules) -> None:
    assert deal(1, rules).stock == ()
    for card in pack()[:-4]:
        assert board(rules, "KD", card.code).outcome is Outcome.BLOCKED
