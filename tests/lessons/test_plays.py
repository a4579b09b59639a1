from __future__ import annotations

import pytest

from golf_nb.engine import Draw, Play
from golf_nb.lessons import Attempt, lesson, read_lesson
from golf_nb.notes import Ring, Shade
from golf_nb.solver import least_left
from tests.lessons.examples import at_page, changed, columns, played, said, small

GOOD, INFO = "good", "info"


@pytest.mark.parametrize(
    "move,sentence",
    [
        ("7♣", "7♣ is covered by 8♠: only the last card of a column can be played."),
        ("A1", "7♣ is covered by 8♠: only the last card of a column can be played."),
        ("draw", "The stock is empty: there is no card to draw."),
        ("stock", "The stock is empty: there is no card to draw."),
        (Draw(), "The stock is empty: there is no card to draw."),
        (Play(5), "There is no column F: the columns are A to B."),
        (Play(30), '"30" is neither a column nor a card on this table.'),
        ("waste", "Nothing is played from the waste: only the last card of a column can be played."),
        ("7♦", "Nothing is played from the waste: only the last card of a column can be played."),
        ("K♠", '"K♠" is neither a column nor a card on this table.'),
        ("", '"" is neither a column nor a card on this table.'),
        ("the card below the 8", '"the card below the 8" is neither a column nor a card on this table.'),
        ("the card that lies below", '"the card that lies b" is neither a column nor a card on this table.'),
    ],
)
def test_a_refused_move_changes_nothing(move: str, sentence: str) -> None:
    before = at_page(small(), 3)
    after = before.play(move)
    assert said(after) == ("refused", sentence)
    assert (after.view.position, after.index, after.view.expects) == (before.view.position, 3, "move")


@pytest.mark.parametrize("move", ["A", "a", " A ", "8♠", "8s", "A2", Play(0)])
def test_a_move_has_several_names(move: str) -> None:
    assert at_page(small(), 3).play(move).index == 4


def test_a_refusal_can_be_any_reason_of_the_rules() -> None:
    kings = at_page(lesson("kings"), 1).play("B")
    assert said(kings.play("A")) == ("refused", "K♣ does not fit J♦: a 10 or a queen would.")


def test_a_listed_mistake_is_played_explained_and_taken_back() -> None:
    before = at_page(small(), 3)
    lost = before.play("B")
    view = lost.view
    assert said(lost) == ("mistake", "Two are stranded.")
    assert (view.expects, view.can_next, view.can_back, view.hint_available) == (
        "take-back",
        False,
        True,
        False,
    )
    assert view.notes == (Shade("A1"),)
    assert [position.cards_left for position in view.moves_shown] == [3, 2]
    assert view.text == "Play."
    back = lost.take_back()
    assert said(back) == (INFO, "You took back 6♥. Try again.")
    assert back.view.position == before.view.position
    assert (back.view.expects, back.view.notes, back.view.moves_shown) == ("move", (Ring("A"),), ())
    assert back.play("A").index == 4


def test_a_mistake_is_followed_by_its_consequence() -> None:
    lost = at_page(lesson("a-chain-that-turns"), 5).play("B")
    assert [str(position.waste_top) for position in lost.view.moves_shown] == ["10♣", "9♣", "10♦", "9♥", "8♠"]
    assert columns(lost) == ["-", "-", "JH"]
    assert lost.view.notes == (Ring("waste"), Shade("C"))
    assert columns(lost.take_back()) == ["9H TD", "8S 9C", "JH"]


@pytest.mark.parametrize("action", ["play A", "hint", "next"])
def test_nothing_else_goes_on_before_the_mistake_is_taken_back(action: str) -> None:
    lost = at_page(small(), 3).play("B")
    after = Attempt.replay(small(), least_left, (*lost.events, action))
    assert said(after) == (INFO, "First take back 6♥.")
    assert (after.view.position, after.view.expects) == (lost.view.position, "take-back")


def test_going_back_and_starting_again_leave_a_mistake() -> None:
    lost = at_page(small(), 3).play("B")
    assert (lost.back().index, lost.back().view.expects, lost.back().view.can_next) == (2, "choice", True)
    again = lost.retry()
    assert said(again) == (INFO, "This step begins again.")
    assert (again.view.expects, again.view.position.cards_left) == ("move", 3)


def test_a_move_that_nobody_listed_but_loses_the_goal() -> None:
    lost = at_page(lesson("kings"), 7).play("J♠")
    assert said(lost) == (
        "mistake",
        "After J♠, at best 4 cards stay on the table. The goal is to clear the table.",
    )
    assert (lost.view.expects, lost.view.notes) == ("take-back", ())
    assert [position.cards_left for position in lost.view.moves_shown] == [5, 4]
    assert said(lost.take_back()) == (INFO, "You took back J♠. Try again.")


def test_one_card_stays() -> None:
    lost = at_page(lesson("a-chain-that-turns"), 8).play("A").play("C")
    assert said(lost) == (
        "mistake",
        "After 10♣, at best 1 card stays on the table. The goal is to clear the table.",
    )
    assert columns(lost.take_back()) == ["JS TD", "8C 9H", "8H 9S TC"]


def test_draws_are_moves_of_a_lesson_too() -> None:
    text = changed("Talon:", "Talon: 7H 6D", changed("7D\n", "2D\n"))
    text = text[: text.index("[[steps]]")] + '[[steps]]\nsay = "x"\nfree = ["draw", "A", "A", "B"]\n'
    attempt = Attempt.start(read_lesson(text, "l"), least_left).next().play("draw")
    assert (str(attempt.view.position.waste_top), attempt.view.expects) == ("7♥", "move")
    lost = attempt.play("draw")
    assert said(lost) == (
        "mistake",
        "After the draw, at best 3 cards stay on the table. The goal is to clear the table.",
    )
    assert said(lost.take_back()) == (INFO, "You took back the draw. Try again.")
    assert played(attempt, "AAB").finished
