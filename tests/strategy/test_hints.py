"""Hints are sentences about what the solver proves, so they are compared word for word."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings

from golf_nb.engine import Draw, Outcome, Play, Position, deal
from golf_nb.solver import Choice, Solution, choices, solve
from golf_nb.strategy import Certainty, first_hint, hints
from tests.strategies import reachable_positions
from tests.strategy.micro import CHAIN, FORK, KING_FIRST, KING_LAST, PATIENCE, ROUND, SAVING, micro

if TYPE_CHECKING:
    from golf_nb.engine import Move
    from golf_nb.strategy import Hint

MERELY_LEGAL = "This is merely legal: it does not say what is good."


def given_for(position: Position) -> tuple[Hint, ...]:
    return hints(position, solve(position), choices(position))


def said(position: Position) -> list[str]:
    return [hint.text for hint in given_for(position)]


def test_a_chain_that_turns() -> None:
    assert said(CHAIN) == [
        f"2 cards fit 7♦; the stock is empty. {MERELY_LEGAL}",
        "Look at column A: it is proven best.",
        (
            "8♠ onto 7♦ uncovers 7♣ and keeps a clear within reach, score 0. Otherwise: column B +2. "
            "Then, without a draw: 7♣ from A and 6♥ from B."
        ),
    ]


def test_a_fork() -> None:
    assert said(FORK) == [
        f"2 cards fit 6♦; the stock is empty. {MERELY_LEGAL}",
        "Look at column B: it is proven best.",
        (
            "5♣ onto 6♦ uncovers 6♥ and keeps a clear within reach, score 0. Otherwise: column A +2. "
            "Then, without a draw: 6♥ from B, 7♠ from A and 8♣ from A."
        ),
    ]


def test_a_king_that_goes_last() -> None:
    assert said(KING_LAST)[1:] == [
        "Look at column B: it is proven best.",
        (
            "J♠ onto Q♦ uncovers Q♥ and keeps a clear within reach, score 0. Otherwise: column A +2. "
            "Then, without a draw: Q♥ from B and K♣ from A."
        ),
    ]


def test_the_same_cards_under_another_rule() -> None:
    assert said(KING_FIRST)[1] == "Look at column B: it is proven best, and column A is just as good."
    after = Position(KING_FIRST.columns, KING_FIRST.stock, KING_FIRST.waste, "classic")  # type: ignore[arg-type]
    assert said(after)[1] == "Look at column A: it is proven best."


def test_a_single_legal_move_is_the_best_one() -> None:
    assert said(ROUND) == [
        "Only A♠ in column A fits K♦, and the stock is empty: it is the only move. It is proven best."
    ]
    assert said(micro("7D", "KC", stock="2C")) == [
        "No card fits 7♦: to draw is the only move. It is proven best."
    ]
    assert said(micro("7D", "6C", "KC", stock="2C", rules="compulsory")) == [
        (
            "Only 6♣ in column A fits 7♦, and a draw is refused while a card fits: it is the only move. "
            "It is proven best."
        )
    ]


def test_the_draw_may_be_as_good_or_better() -> None:
    assert said(PATIENCE)[1:] == [
        "Look at column B: it is proven best, and a draw is just as good.",
        "8♠ onto 7♦ uncovers Q♥ and keeps +2 within reach, 2 cards left. Otherwise: a draw +2.",
    ]
    # The greedy hint: five plays of deal 138 end badly, and drawing reaches −6.
    position = deal(138)
    for column in "DBECA":
        position = position.after(column)
    _, where, why = given_for(position)
    assert where.text == "Draw, although a card fits: it is proven best."
    assert why.text.startswith("The draw keeps a clear within reach, score −6. Otherwise: ")
    assert (where.move, why.move) == (Draw(), Draw())


def test_what_fits_is_said_with_the_rule_about_draws() -> None:
    assert first_hint(deal(24)).text == f"3 cards fit J♥, and you may draw. {MERELY_LEGAL}"
    assert first_hint(deal(24, "compulsory")).text == (
        f"3 cards fit J♥; you must play before you draw. {MERELY_LEGAL}"
    )
    assert first_hint(SAVING).text == f"2 cards fit 7♦, and you may draw. {MERELY_LEGAL}"
    assert first_hint(micro("7D", "6C", "KC", stock="2C")).text.startswith(
        "1 card fits 7♦, and you may draw."
    )


def test_an_equally_good_move_is_named() -> None:
    assert said(deal(24)) == [
        f"3 cards fit J♥, and you may draw. {MERELY_LEGAL}",
        "Look at column B: it is proven best, and column A is just as good.",
        (
            "10♠ onto J♥ uncovers 6♠ and keeps +4 within reach, 4 cards left. "
            "Otherwise: column A +4, a draw +5, column E +6. Then the next card is drawn."
        ),
    ]


def test_a_long_run_is_cut() -> None:
    assert said(micro("7C", "2D 3C 4D 5C 6D", "AC", "8D"))[2].endswith(
        "Then, without a draw: 5♣ from A, 4♦ from A, 3♣ from A, 2♦ from A and 1 more."
    )


def found(move: Move, score: int, bound: int, *, cleared: bool | None = None) -> Choice:
    return Choice(move, score, bound, cleared)


def test_what_is_not_proven_says_so() -> None:
    line = (Play(1), Draw())
    answers = (found(Play(0), 3, 1), found(Play(1), 2, -4), found(Draw(), 5, 5, cleared=False))
    _, where, why = hints(PATIENCE, Solution(PATIENCE, 2, -4, None, line), answers)
    assert (where.text, where.certainty) == (
        "Look at column B: it is the best found, not proven.",
        Certainty.FOUND,
    )
    assert why.text == (
        "8♠ onto 7♦ uncovers Q♥ and keeps +2 within reach, 2 cards left, perhaps better. "
        "Otherwise: column A +3?, a draw +5. Then the next card is drawn."
    )


def test_a_move_is_proven_best_if_no_other_can_be_better_however_good_it_is() -> None:
    answers = (found(Play(1), 2, -4), found(Draw(), 5, 2))
    _, where, _ = hints(PATIENCE, Solution(PATIENCE, 2, -4, None, (Play(1),)), answers)
    assert (where.text, where.certainty) == ("Look at column B: it is proven best.", Certainty.BEST)


def test_without_a_line_the_best_found_choice_is_told() -> None:
    answers = (found(Play(1), 2, 2, cleared=False), found(Draw(), 1, 1, cleared=False))
    _, where, why = hints(PATIENCE, Solution(PATIENCE, 3, -4, None, (Play(1),)), answers)
    assert where.move == Draw()
    assert why.text == "The draw keeps +1 within reach, 1 card left. Otherwise: column B +2."


@pytest.mark.parametrize("position", [CHAIN, FORK, KING_LAST, SAVING, deal(24), deal(138)])
def test_the_hint_is_the_first_move_of_the_line(position: Position) -> None:
    assert given_for(position)[-1].move == solve(position).line[0]


@settings(max_examples=30, deadline=None)
@given(reachable_positions())
def test_every_hint_is_legal_and_none_is_worse_than_the_best(position: Position) -> None:
    if position.outcome is not Outcome.PLAYING or position.rules.packs > 1:
        return
    steps = given_for(position)
    assert len(steps) == (1 if len(position.moves()) == 1 else 3)
    move = steps[-1].move
    assert move in position.moves()
    assert solve(position.after(move)).score == solve(position).score
    assert all(step.certainty is Certainty.BEST for step in steps[1:])
