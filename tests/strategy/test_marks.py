from __future__ import annotations

from golf_nb.engine import Draw, Play, deal
from golf_nb.notes import Turn, Worth
from golf_nb.scene import build
from golf_nb.solver import Choice, choices, solve
from golf_nb.strategy import line_in_words, path, worths
from golf_nb.strategy.marks import anchor
from tests.strategy.micro import CHAIN


def test_what_each_choice_is_worth() -> None:
    assert worths(choices(deal(24))) == (
        Worth("A", 4, best=True),
        Worth("B", 4, best=True),
        Worth("E", 6),
        Worth("stock", 5),
    )
    assert worths((Choice(Draw(), 2, -3, None),)) == (Worth("stock", 2, best=True, proven=False),)
    assert worths(()) == ()


def test_a_path_numbers_the_cards_as_they_lie_now() -> None:
    assert path(CHAIN, solve(CHAIN).line) == (Turn("A2", (1,)), Turn("A1", (2,)), Turn("B1", (3,)))
    line = (Draw(), Play(6), Draw(), Play(6), Draw())
    assert path(deal(24), line) == (Turn("G5", (2,)), Turn("G4", (4,)), Turn("stock", (1, 3, 5)))
    assert path(deal(24), line, ahead=2) == (Turn("G5", (2,)), Turn("stock", (1,)))
    assert path(deal(24), ()) == ()


def test_a_path_can_be_drawn_wherever_it_leads() -> None:
    for number in (1, 24, 43, 138):
        position = deal(number)
        for move in solve(position).line:
            build(position, notes=(*worths(choices(position)), *path(position, solve(position).line)))
            position = position.after(move)


def test_a_line_in_words() -> None:
    words = line_in_words(CHAIN, solve(CHAIN).line)
    assert words.replace("\N{NO-BREAK SPACE}", " ") == "1. 8♠ from A, 2. 7♣ from A, 3. 6♥ from B"
    words = line_in_words(CHAIN, solve(CHAIN).line, ahead=1)
    assert words.replace("\N{NO-BREAK SPACE}", " ") == "1. 8♠ from A, and 2 more moves"
    assert line_in_words(CHAIN, ()) == ""


def test_a_move_is_not_torn_apart_at_the_end_of_a_line() -> None:
    first, *_ = line_in_words(CHAIN, solve(CHAIN).line).split(" ")
    assert first == "1.\N{NO-BREAK SPACE}8♠\N{NO-BREAK SPACE}from\N{NO-BREAK SPACE}A,"


def test_anchors() -> None:
    assert (anchor(Play(2)), anchor(Draw())) == ("C", "stock")
