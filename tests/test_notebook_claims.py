"""What the notebooks about good play and about the books' disputes claim, held against the solver."""

import re
from itertools import permutations
from typing import Any

import golf_nb as golf
from golf_nb.engine import column_letter
from golf_nb.lessons import Goal
from golf_nb.solver import least_left
from tests.tools.notebooks import NOTEBOOKS
from tests.tutorial import a_new_learner, cards_of, prose, run, told, ways_to

__all__ = ["a_new_learner"]

LOOK = NOTEBOOKS / "07-look-before-you-play.ipynb"
ENDS = NOTEBOOKS / "08-kings-and-aces-on-the-table.ipynb"
STOCK = NOTEBOOKS / "09-spending-the-stock.ipynb"
HISTORY = NOTEBOOKS / "11-history-and-disagreements.ipynb"


def worth(position: golf.Position) -> dict[str, int]:
    """Return the best score after each move, by the card that is played."""
    return {name_of(position, choice.move): choice.score for choice in golf.choices(position)}


def name_of(position: golf.Position, move: Any) -> str:
    return str(position.exposed[move.column]) if isinstance(move, golf.Play) else "draw"


def played(position: golf.Position, cards: str) -> golf.Position:
    """Play cards in an order that a text gives."""
    for card in cards.split():
        position = position.after(column_letter([str(last) for last in position.exposed].index(card)))
    return position


def runs(position: golf.Position) -> list[tuple[str, ...]]:
    """Return every run that cannot go on."""
    found = [
        (str(position.exposed[column]), *rest)
        for column in position.playable()
        for rest in runs(position.after(golf.Play(column)))
    ]
    return found or [()]


def kinds_in(position: golf.Position, rank: int) -> list[str]:
    return [str(card) for column in position.columns for card in column if card.rank == rank]


# before a play


def test_three_cards_fit_and_one_of_them_clears_the_table() -> None:
    start = run(LOOK)[0]["start"]
    assert worth(start) == {"7♣": 3, "7♠": 0, "9♥": 7}
    assert len(max(runs(played(start, "9♥")), key=len)) == 0
    stuck = played(start, "7♣ 6♦")
    assert {one[:3] for one in runs(stuck) if len(one) >= 3} == {("7♠", "6♥", "5♣")}
    assert least_left(played(start, "7♠ 6♦ 5♣ 6♥ 7♣")) == 0


def test_the_runs_of_the_real_deal_are_as_long_as_the_text_says() -> None:
    real = run(LOOK)[0]["real"]
    longest = {one[0]: len(one) for one in sorted(runs(real), key=len)}
    assert longest == {"8♥": 1, "8♦": 4, "10♥": 8}
    assert any({"8♥", "8♦"} <= set(one) for one in runs(real) if len(one) == 8)


def test_the_longest_run_is_not_the_best_one() -> None:
    fork = run(LOOK)[0]["fork"]
    assert {one[0]: len(one) for one in sorted(runs(fork), key=len)} == {"6♠": 1, "8♥": 4}
    assert worth(fork) == {"6♠": 0, "8♥": 2, "draw": 3}
    for one in runs(fork):
        if len(one) == 4:
            left = least_left(played(fork, " ".join(one)))
            assert left is not None
            assert left >= 2


# kings and aces


def test_four_tables_with_a_king() -> None:
    names, _ = run(ENDS)
    boards = [
        golf.parse_board(names["tables"][name], "patience", partial=True) for name in names["prediction"]
    ]
    assert [least_left(board) for board in boards] == [1, 0, 1, 0]
    assert not boards[1].stock, "a queen of the columns is enough"


def test_kings_and_queens_of_the_real_deal() -> None:
    names, _ = run(ENDS)
    real = names["real"]
    assert len(kinds_in(real, 13)) == len(kinds_in(real, 12)) == 3
    assert real.waste_top.rank not in {12, 13}, "the fourth ones are in the stock"
    assert [str(column[0]) for column in real.columns if column[0].rank == 13] == ["K♠", "K♦"]


def test_a_queen_is_worth_the_wait() -> None:
    names, _ = run(ENDS)
    assert worth(names["wait"]) == {"10♠": 0, "Q♦": 1}
    after = played(names["wait"], "Q♦")
    best = list(ways_to(Goal(1), after))
    assert best
    assert not [way for way in best if "K♦" in map(str, cards_of(way, after))]
    game = names["half"].game
    assert {way[0] for way in ways_to(Goal(0), game.start)} == {"B"}
    assert not played(game.start, "Q♦ K♦").moves(), "nothing goes on the king"


def test_a_two_is_worth_the_wait() -> None:
    aces = run(ENDS)[0]["aces"]
    assert worth(aces) == {"4♦": 0, "2♦": 3, "4♥": 2}
    assert not played(aces, "2♦ A♣").moves()
    ends = {" ".join(map(str, cards_of(way, aces)[-5:])) for way in ways_to(Goal(0), aces)}
    assert "3♥ 2♦ A♣ 2♠ A♦" in ends


def test_a_table_with_two_queens_wants_the_right_one() -> None:
    alone = run(ENDS)[0]["alone"]
    assert {name for name, score in worth(alone.position).items() if not score} == {"Q♦"}


# the stock


def test_what_is_said_of_the_real_deal() -> None:
    real = run(STOCK)[0]["real"]
    assert len(kinds_in(real, 1)) == 3
    assert real.waste_top.rank == 1
    assert len(kinds_in(real, 12)) == 4
    assert sorted(kinds_in(real, 5)) == ["5♠", "5♣"]


def test_red_fives_fit_as_black_ones_do() -> None:
    names, _ = run(STOCK)
    fives = names["fives"]
    assert [str(card) for card in fives.waste if card.rank == 5] == ["5♠", "5♣"]
    assert names["stay"] == {"all fives count": 0, "red fives do not fit": 5}
    run_of_text = re.search(r"bridges: ([^.]+)\.", prose(STOCK))
    assert run_of_text is not None
    assert played(fives, run_of_text[1].replace(",", "")).outcome == "cleared"


def test_one_move_is_right_in_both_orders_of_the_stock() -> None:
    names, _ = run(STOCK)
    right = {}
    for name, board in names["tables"].items():
        table = golf.parse_board(board, "patience", partial=True)
        orders = [
            worth(golf.Position(table.columns, stock, table.waste, table.rules))
            for stock in permutations(table.stock)
        ]
        right[name] = [{move for move, score in order.items() if not score} for order in orders]
    assert right == {"one": [{"draw"}] * 2, "two": [{"10♥"}] * 2}


def test_the_exercises_hold_in_both_orders_of_the_stock() -> None:
    names, _ = run(STOCK)
    for name, first in (("half", "draw"), ("alone", "7♠")):
        start = names[name].game.start
        for stock in permutations(start.stock):
            table = golf.Position(start.columns, stock, start.waste, start.rules)
            assert {move for move, score in worth(table).items() if not score} == {first}


# history and disagreements


def test_the_table_of_disagreements_has_eleven_lines() -> None:
    assert re.findall(r"(?m)^\| (\d+) \| ", prose(HISTORY)) == [str(number) for number in range(1, 12)]


def test_a_king_goes_without_a_card_of_the_stock() -> None:
    names, _ = run(HISTORY)
    for rules, left in (("patience", 1), ("classic", 0)):
        small = golf.parse_board(names["small"], rules, partial=True)
        assert not small.stock
        assert least_left(small) == left
    assert not names["shown"].position.stock
    assert names["shown"].rules.kings == "stop"
    assert str(names["shown"].position.columns[0][0]) == "K♦"


def test_two_packs_are_easier_for_the_simple_player() -> None:
    names, _ = run(HISTORY)
    left = names["left"]
    assert left["patience"].count(0) < 10 < left["double"].count(0)
    single, double = golf.deal(1, "patience"), golf.deal(1, "double")
    assert len(double.stock) > 3 * len(single.stock)
    assert double.cards_left < 1.5 * single.cards_left
    assert golf.Rules.preset("patience").kings == golf.Rules.preset("double").kings == "stop"


def test_few_cards_are_left_in_few_hands_and_nine_holes_lie_closer_together() -> None:
    names, _ = run(HISTORY)
    assert names["few"] < 0.2 * len(names["hands"])
    assert len(names["averages"]) == 11
    spread = max(names["averages"]) - min(names["averages"])
    assert 3 * spread < max(names["hands"]) - min(names["hands"])


def test_published_figures_stand_as_they_were_published() -> None:
    names, _ = run(HISTORY)
    for figure in ("45.109 % ± 0.032", "45.077 % ± 0.309", "10,000,000", "100,000"):
        assert figure in prose(HISTORY)
    assert names["apart"] is False
    assert f"{len(golf.catalogue())} deals" in told(HISTORY)
    assert f"{len(golf.catalogue()):,} deals" in prose(HISTORY)
