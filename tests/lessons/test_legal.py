from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from golf_nb.engine import Position, Reason, deal, parse_board
from golf_nb.lessons import LegalStep
from golf_nb.lessons.legal import asked

YES = "Yes"
COVERED = "No: another card lies on it"
SAME = "No: equal ranks never fit"
FAR = "No: the ranks are too far apart"
STOPS = "No: nothing goes on a king"
QUEEN = "No: only a queen goes on a king"
KING_ACE = "No: king and ace do not touch"
EMPTY = "No: this column is empty"
NO_STOCK = "No: the stock is empty"
MUST = "No: a card fits, so you must play it first"
OVER = "No: the hand is over"
GONE = "No: there is no such card on this table"


def step(place: str, why: str = "") -> LegalStep:
    return LegalStep(text="?", place=place, why=why)


def table(columns: str, waste: str = "7D", stock: str = "2C", rules: str = "king-stops") -> Position:
    return parse_board(f"Talon: {stock}\nFoundations: {waste}\n" + columns, rules, partial=True)


@pytest.mark.parametrize(
    "place,position,choices,right",
    [
        ("A", table("7C 8S\n6H"), (YES, COVERED, SAME, FAR), YES),
        ("A1", table("7C 8S\n6H"), (YES, COVERED, FAR), COVERED),
        ("A1", table("8C 7S\n6H"), (YES, COVERED, SAME, FAR), COVERED),
        ("A1", table("2D 8S\n6H"), (YES, COVERED, SAME), COVERED),
        ("7♣", table("8S 7C\n6H"), (YES, COVERED, SAME, FAR), SAME),
        ("A", table("8S 9C\n6H"), (YES, COVERED, SAME, FAR), FAR),
        ("A", table("KC\n6H"), (YES, COVERED, SAME, FAR, STOPS), FAR),
        ("A", table("KC", "QD"), (YES, COVERED, SAME, FAR, STOPS), YES),
        ("A", table("QC", "KD"), (YES, COVERED, SAME, STOPS), STOPS),
        ("A", table("KC", "KD"), (YES, COVERED, SAME, FAR), SAME),
        ("A", table("5C", "KD", rules="classic"), (YES, COVERED, SAME, QUEEN), QUEEN),
        ("A", table("AC", "KD", rules="classic"), (YES, COVERED, SAME, KING_ACE), KING_ACE),
        ("A", table("KC", "AD"), (YES, COVERED, SAME, KING_ACE), KING_ACE),
        ("A", table("-\n6H"), (YES, COVERED, EMPTY), EMPTY),
        ("draw", table("6H"), (YES, NO_STOCK, MUST), YES),
        ("stock", table("6H", stock=""), (YES, NO_STOCK, MUST), NO_STOCK),
        ("Draw", table("9H", stock=""), (YES, NO_STOCK, MUST), NO_STOCK),
        ("draw", table("6H", rules="compulsory"), (YES, NO_STOCK, MUST), MUST),
        ("draw", table("-", rules="compulsory"), (YES, NO_STOCK, MUST, OVER), OVER),
        # The hand is over, but the reason at the card says more.
        ("A", table("9H", stock=""), (YES, COVERED, SAME, FAR), FAR),
        ("5♣", table("9H"), (YES, GONE), GONE),
    ],
)
def test_the_rules_know_the_answer(
    place: str, position: Position, choices: tuple[str, ...], right: str
) -> None:
    found = asked(step(place), position)
    assert (found.choices, found.choices[found.answer]) == (choices, right)


@pytest.mark.parametrize(
    "place,why",
    [
        ("A", "Yes: 8♠ fits 7♦."),
        ("A1", "7♣ is covered by 8♠: only the last card of a column can be played."),
        ("draw", "Yes: there is a card in the stock."),
        ("B", "Column B is empty: there is no card to play, and none comes back."),
        ("K♣", "There is no such card on this table."),
    ],
)
def test_the_explanation_is_that_of_the_rules(place: str, why: str) -> None:
    assert asked(step(place), table("7C 8S\n-")).why == why


def test_an_author_may_explain_it() -> None:
    assert asked(step("A1", "Look."), table("7C 8S")).why == "Look."


@given(st.integers(1, 200), st.integers(0, 20), st.sampled_from(["king-stops", "classic", "compulsory"]))
def test_the_answer_is_yes_exactly_for_legal_moves(number: int, moves: int, rules: str) -> None:
    position = deal(number, rules)
    for _ in range(moves):
        position = position.after(position.moves()[-1]) if position.moves() else position
    for place in (
        "draw",
        *(letter for letter, card in zip("ABCDEFG", position.exposed, strict=True) if card),
    ):
        found = asked(step(place), position)
        refusal = position.refusal(place)
        assert (found.answer == 0) == (refusal is None)
        if refusal and refusal.reason is not Reason.HAND_OVER:
            assert found.why == refusal.sentence
