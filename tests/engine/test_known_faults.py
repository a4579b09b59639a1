"""Faults that other golf programs have had, each as the behaviour that is right here.

Deal numbers are Microsoft numbers; scores are `bonus` unless said otherwise.
"""

from __future__ import annotations

import pytest
from hypothesis import given

from golf_nb.engine import Draw, Game, Outcome, Play, Position, Reason, Rules, deal, pack, parse_board
from tests.solver.slow import best_score
from tests.strategies import reachable_positions

STOPS = Rules.preset("king-stops")


def lines(position: Position) -> list[str]:
    """A line of play that plays whatever fits first and draws otherwise."""
    moves = []
    while legal := position.moves():
        moves.append(str(legal[0]))
        position = position.after(legal[0])
    return moves


def test_last_stock_card() -> None:
    game = Game(deal(1))
    for left in range(15, -1, -1):
        game = game.play("draw")
        assert len(game.position.stock) == left
    refusal = game.position.refusal("draw")
    assert refusal is not None
    assert refusal.reason is Reason.EMPTY_STOCK
    assert [str(move) for move in game.position.moves()] == ["D"]
    assert game.play("D").position.cards_left == 34


def test_forgotten_step() -> None:
    start = parse_board("Talon: 2C 3C 4C 5C 6C\nFoundations: 7D\n8S", partial=True)
    cleared = Game(start).play("A")
    assert (cleared.position.outcome, cleared.position.score) == (Outcome.CLEARED, -5)
    back = cleared.undo().position
    assert (back.cards_left, len(back.stock)) == (1, 5)


def test_stale_redo() -> None:
    start = parse_board("Talon: 2C\nFoundations: 7D\n8S\n6S", partial=True)
    game = Game(start).play("A").undo().play("B")
    assert not game.can_redo
    assert game.history == (Play(1),)


def test_two_moves_as_one() -> None:
    start = parse_board("Talon: 2C\nFoundations: 7D\n7C 8S\n6H\n9H", partial=True)
    game = Game(start).play("A").play("A").play("B").play("draw")
    assert len(game.history) == 4
    assert game.undo().undo().undo().undo().position == start


@pytest.mark.parametrize("name", Rules.presets())
def test_undo_to_the_start(name: str) -> None:
    rules = Rules.preset(name).replace(undo="unlimited")
    start = deal(1, rules)
    game = Game(start, lines(start))
    assert len(game.history) > 20
    while game.can_undo:
        game = game.undo()
    assert game.position == start == deal(1, rules)


def test_restart() -> None:
    position = Game(deal(1), lines(deal(1))[:10]).restart().position
    assert str(position.waste_top) == "10♥"
    assert " ".join(map(str, position.exposed)) == "4♥ A♣ 4♦ 7♠ 3♠ 10♦ 4♠"


def test_readout_is_right_at_once() -> None:
    game = Game(parse_board("Talon: 2C 3C\nFoundations: 7D\n7C 8S\n6H", partial=True))

    def readout(game: Game) -> tuple[int, int, int]:
        return game.position.cards_left, len(game.position.stock), game.position.score

    assert readout(game) == (3, 2, 3)
    assert readout(game.play("A")) == (2, 2, 2)
    assert readout(game.play("A").play("draw")) == (2, 1, 2)
    assert readout(game.play("A").play("draw").undo()) == (2, 2, 2)
    assert readout(game.play("A").play("A").play("B")) == (0, 2, -2)
    assert readout(game.play("A").restart()) == (3, 2, 3)


@given(reachable_positions())
def test_lost_card(position: Position) -> None:
    piles = (*position.columns, position.stock, position.waste)
    assert sorted(card for pile in piles for card in pile) == sorted(pack(position.rules.packs))


def test_three_clicks_on_one_card_play_at_most_one() -> None:
    position = parse_board("Talon: 2C\nFoundations: 7D\n9C 8D 8S", partial=True)
    column, row = 0, 2
    assert position.refusal_at(column, row) is None
    position = position.after(Play(column))
    for _ in range(2):
        refusal = position.refusal_at(column, row)
        assert refusal is not None
        assert refusal.reason is Reason.NO_SUCH_CARD


def test_stock_from_the_right_end() -> None:
    assert str(deal(1).after("draw").waste_top) == "8♥"


def test_the_rules_are_those_asked_for() -> None:
    assert best_score(deal(1)) == 6
    assert best_score(deal(1, STOPS.replace(kings="queen"))) == 6


@pytest.mark.parametrize("name", Rules.presets())
def test_number_of_cards(name: str) -> None:
    position = deal(11, name)
    sizes = position.cards_left, len(position.waste), len(position.stock)
    expected = {"double": (50, 1, 53), "double-pysol": (63, 1, 40)}
    assert sizes == expected.get(name, (35, 1, 16))


def test_a_clear_ranks_better_than_any_blocked_hand() -> None:
    blocked = parse_board("Foundations: 7D\nAC", partial=True)
    for stock in ("", "2C", "2C 3C"):
        for scoring in ("bonus", "strokes"):
            rules = STOPS.replace(scoring=scoring)
            cleared = parse_board(f"Talon: {stock}\nFoundations: 7D\n-", rules, partial=True)
            assert cleared.score <= 0 < blocked.score


@pytest.mark.parametrize(
    "kings, board, outcome",
    [
        ("stop", "Foundations: KD\nQC", "blocked"),
        ("stop", "Talon: 2C\nFoundations: KD\nQC", "playing"),
        ("queen", "Foundations: KD\nQC", "playing"),
        ("queen", "Foundations: KD\nAC", "blocked"),
        ("wrap", "Foundations: KD\nAC", "playing"),
        ("stop", "Foundations: KD\n-", "cleared"),
    ],
)
def test_over_and_not_over(kings: str, board: str, outcome: str) -> None:
    assert parse_board(board, STOPS.replace(kings=kings), partial=True).outcome == outcome


@pytest.mark.parametrize(
    "number, kings, line, score",
    [
        (
            1, "wrap",
            ("draw D draw E D E C C C B D B draw F E draw draw E G E A B draw draw D draw D G G G C A A draw A "
            "draw draw G draw C F A F B F B draw F"),
            -3,
        ),
        (
            2, "stop",
            ("draw draw draw draw E draw B draw draw D E E D A B A draw A C draw E draw F G D C F draw draw F G "
            "G B C D F draw F draw G A E D B draw C B G draw A C"),
            0,
        ),
        (
            138, "stop",
            ("D draw B E C B draw D draw draw G F draw E draw C F E G draw F G A A C G E draw E A B D C draw C F "
            "draw D G D B A F B A"),
            -6,
        ),
    ],
)  # fmt: skip
def test_whole_hands(number: int, kings: str, line: str, score: int) -> None:
    game = Game(deal(number, STOPS.replace(kings=kings)), line.split())
    assert (game.position.outcome, game.position.score) == (Outcome.CLEARED, score)
    assert len(game.position.stock) == -score
    assert " ".join(map(str, game.history)) == line


def test_looser_rules_can_hurt_when_play_is_compulsory() -> None:
    rules = STOPS.replace(compulsory=True)
    assert best_score(deal(12, rules)) == -1
    assert best_score(deal(12, rules.replace(kings="queen"))) == 1


def test_drawing_can_be_better_than_playing() -> None:
    position = deal(138)
    for column, card in zip("DBECA", ("5♣", "6♥", "7♥", "8♥", "9♣"), strict=True):
        position = position.after(column)
        assert str(position.waste_top) == card
    scores = {move: best_score(position.after(move), budget=10**6) for move in position.moves()}
    assert scores.pop(Draw()) == -6
    assert set(scores.values()) == {1}


def test_an_empty_column_changes_nothing() -> None:
    position = parse_board("Talon: 2C\nFoundations: 7D\n8S\n-", partial=True)
    game = Game(position)
    for row in (-1, 0, 4):
        refusal = game.position.refusal_at(1, row)
        assert refusal is not None
        assert refusal.reason is Reason.EMPTY_COLUMN
    assert game.position == position
    assert position.after("A").columns == ((), ())


@pytest.mark.parametrize("name", Rules.presets())
def test_the_words_of_a_rule_set_are_true(name: str) -> None:
    rules = Rules.preset(name)
    said = rules.in_words.split("; ")

    def on_a_king(card: str) -> bool:
        return parse_board(f"Talon: 2C\nFoundations: KD\n{card}", rules, partial=True).refusal("A") is None

    taken = {card for card in ("AC", "3C", "TC", "JC", "QC", "KC") if on_a_king(card)}
    ace = parse_board("Talon: 2C\nFoundations: AD\nKC", rules, partial=True)
    assert (taken, ace.refusal("A") is None) == {
        "nothing goes on a king": (set(), False),
        "only a queen goes on a king": ({"QC"}, False),
        "a queen or an ace goes on a king, and a king on an ace": ({"QC", "AC"}, True),
    }[said[0]]

    cleared = parse_board("Talon: 2C 3C\nFoundations: 7D\n-", rules, partial=True)
    assert cleared.score == {"a clear scores minus the stock left": -2, "a clear scores zero": 0}[said[1]]

    start = parse_board("Talon: 2C 4C\nFoundations: 7D\n3C 8S", rules, partial=True)
    assert [
        Game(start, ["A"]).can_undo,
        Game(start, ["A", "draw"]).can_undo,
        Game(start, ["A", "draw", "A"]).can_undo,
    ] == {
        "undo as often as you like": [True, True, True],
        "undo plays back to the last draw": [True, False, True],
        "no undo": [False, False, False],
    }[said[2]]

    may_draw = start.refusal("draw") is None
    assert may_draw is {"draw whenever you like": True, "draw only when no card fits": False}[said[3]]
    layout = {"double": ["two packs, 10 columns of 5"], "double-pysol": ["two packs, 9 columns of 7"]}
    assert said[4:] == layout.get(name, [])
