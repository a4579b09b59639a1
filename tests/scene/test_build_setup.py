from __future__ import annotations

from hypothesis import given

from golf_nb.engine import Outcome, Place, Position, Rules, Setup
from golf_nb.scene import Layout, build, build_setup, describe_setup
from golf_nb.scene.shapes import Tone
from tests.scene import boards
from tests.scene.seeing import strokes, texts
from tests.strategies import partial_positions, reachable_positions

SMALL = Rules.preset("king-stops").replace(columns=2, rows=2)


@given(reachable_positions() | partial_positions())
def test_a_setup_looks_like_its_position(position: Position) -> None:
    setup = Setup.from_position(position)
    shown, played = build_setup(setup), build(position)
    assert shown.targets == played.targets
    # The end of a hand is told above everything else; a setup is no hand.
    assert shown.shapes == played.shapes[: len(shown.shapes)]
    assert (shown.shapes == played.shapes) is (position.outcome is Outcome.PLAYING)


def test_an_empty_table_is_all_slots() -> None:
    empty = build_setup(Setup.empty(SMALL))
    assert len(strokes(empty.shapes, Tone.SLOT)) == 4
    assert texts(empty.shapes) == ["A", "B", "empty", "Stock", "empty", "Waste"]
    assert [str(target.place) for target in empty.targets] == ["A", "B", "stock", "waste"]


def test_what_is_wrong_is_shown_as_it_lies() -> None:
    setup = Setup.empty(SMALL).with_cards("A", ["7D", "7D", "7D"])
    shown = build_setup(setup)
    assert texts(shown.shapes)[:4] == ["A", "7", "7", "7"]
    assert shown.height == Layout(2, 3).height


def test_the_chosen_pile_has_a_frame() -> None:
    setup = Setup.empty(SMALL).with_card("B", "7D")
    plain = build_setup(setup)
    for place in (Place("column", 0), Place("column", 1, 0), Place("stock"), Place("waste")):
        marked = build_setup(setup, focus=place)
        assert len(strokes(marked.shapes, Tone.FOCUS)) == 1
        assert marked.shapes[: len(plain.shapes)] == plain.shapes


def test_a_card_in_the_hand_is_left_out() -> None:
    setup = Setup.empty(SMALL).with_cards("B", ["7D", "8S"])
    without = build_setup(setup, lifted=Place("column", 1, 1))
    assert without.shapes == build_setup(setup.without_last("B"), layout=Layout.fit(setup)).shapes


def test_a_setup_in_words() -> None:
    setup = Setup.empty(SMALL).with_cards("B", ["7D", "8S"]).with_cards("stock", ["KC", "AC"])
    assert describe_setup(setup) == (
        "Golf Solitaire, a table that is being set up. The waste is empty. The stock, next card first: K♣ A♣. "
        "Column A is empty. Column B: 7♦, then 8♠ exposed."
    )
    assert build_setup(setup).alt == describe_setup(setup)
    assert "The waste shows J♥. The stock, next card first: " in describe_setup(
        Setup.from_position(boards.OPENING)
    )
    assert "The stock is empty. Column A is empty." in describe_setup(Setup.empty())
