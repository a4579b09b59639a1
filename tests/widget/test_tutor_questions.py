"""Questions at the table: answered by mouse, by keys and by buttons, and given away by nothing."""

from __future__ import annotations

import pytest

from golf_nb.scene.shapes import Path, Tone
from tests.widget.pupil import Pupil, pupil

CARD, LEGAL, NUMBER, CHOICE, MOVE, SHOWN, FREE = range(1, 8)


@pytest.fixture
def sat() -> Pupil:
    return pupil()


def at(step: int) -> Pupil:
    sat = pupil()
    sat.to_step(step)
    sat.wait(2)
    return sat


def test_a_card_is_chosen_by_a_click() -> None:
    sat = at(CARD)
    sat.click("B")
    assert sat.message == "✗ 6♥ lies alone. What would it uncover?"
    sat.click("A1")
    assert sat.message == "✗ 7♣ is not it. Look again, and try another card."
    sat.click("waste")
    assert sat.message == "✗ 7♦ is not it. Look again, and try another card."
    sat.click("stock")
    assert sat.message == "✗ That is not it. Look again, and try another place."
    assert sat.table.position.cards_left == 3
    sat.click("A")
    assert sat.message == "✓ Yes: 8♠ lies on 7♣, and a 7 fits on an 8."
    assert sat.table.view.can_next


def test_a_card_that_is_asked_for_is_not_carried_away() -> None:
    sat = at(CARD)
    sat.drag("A", (300, 200), (350, 300))
    assert sat.message.startswith("✓ Yes: 8♠")
    assert sat.table.position.cards_left == 3


@pytest.mark.parametrize(
    "keys, message",
    [
        (("Enter",), "Column A, card 2 of 2: 8♠."),
        (("Enter", "Enter"), "✓ Yes: 8♠ lies on 7♣, and a 7 fits on an 8."),
        (("a",), "Column A, card 2 of 2: 8♠."),
        (("a", " "), "✓ Yes: 8♠ lies on 7♣, and a 7 fits on an 8."),
        (("A", "A"), "Column A, card 1 of 2: 7♣."),
        (("a", "a", "a"), "Column A, card 2 of 2: 8♠."),
        (("a", "a", "Enter"), "✗ 7♣ is not it. Look again, and try another card."),
        (("b",), "Column B, card 1 of 1: 6♥."),
        (("b", "Enter"), "✗ 6♥ lies alone. What would it uncover?"),
        (("ArrowRight",), "Column A, card 2 of 2: 8♠."),
        (("ArrowRight", "ArrowRight"), "Column B, card 1 of 1: 6♥."),
        (("a", "ArrowUp"), "Column A, card 1 of 2: 7♣."),
        (("a", "ArrowUp", "ArrowUp"), "Column A, card 1 of 2: 7♣."),
        (("a", "ArrowUp", "ArrowDown"), "Column A, card 2 of 2: 8♠."),
        (("a", "ArrowDown"), "Stock."),
        (("a", "ArrowDown", "ArrowRight"), "Waste: 7♦."),
        (("a", "ArrowDown", "ArrowRight", "ArrowLeft"), "Stock."),
        (("a", "ArrowDown", "ArrowRight", "ArrowUp"), "Column A, card 2 of 2: 8♠."),
        (("End",), "Column B, card 1 of 1: 6♥."),
        (("1",), "✓ Yes: 8♠ lies on 7♣, and a 7 fits on an 8."),
        (("d",), "✗ That is not it. Look again, and try another place."),
        (("h",), "Look at what lies under the last cards."),
        (("s",), "The answer is: 8♠. Yes: 8♠ lies on 7♣, and a 7 fits on an 8."),
        (("n",), "Choose a card first."),
        (("q",), ""),
    ],
)
def test_a_card_is_chosen_by_keys(keys: tuple[str, ...], message: str) -> None:
    sat = at(CARD)
    sat.table.say("")
    sat.keys(*keys)
    assert sat.message == message


def test_the_frame_of_a_covered_card_is_around_what_can_be_seen_of_it() -> None:
    sat = at(CARD)
    heights = []
    for keys in ("a", "a"):
        sat.keys(keys)
        outline = sat.board._scene.shapes[-1]
        assert isinstance(outline, Path)
        assert outline.stroke is Tone.FOCUS
        heights.append(
            max(y for _, values in outline.segments for y in values[1:2]) - outline.segments[0][1][1]
        )
    assert heights == [104 + 2 * 3, 32 + 2 * 3]


def test_the_letter_b_leads_back_where_no_card_is_asked_for() -> None:
    sat = at(CHOICE)
    sat.keys("b")
    assert sat.progress == "Step 3 of 7"


def test_nothing_on_the_table_gives_the_answer_away() -> None:
    sat = at(LEGAL)
    assert sat.answers[:2] == ["Yes", "No: another card lies on it"]
    for act in (
        lambda: sat.click("A1"),
        lambda: sat.click("A"),
        lambda: sat.drag("A", (200, 200), (300, 330)),
    ):
        act()
        assert sat.message == "Answer the question first."
    sat.keys("ArrowRight")
    assert sat.message == "Column A, card 2 of 2: 8♠."
    assert sat.table.view.feedback is None or sat.table.view.feedback.kind == "info"
    sat.press("Yes")
    assert sat.message == "✗ That is not it. Look again, and try another answer."
    sat.press("No: another card lies on it")
    assert sat.message == "✓ 7♣ is covered by 8♠: only the last card of a column can be played."


def test_a_number_by_its_buttons() -> None:
    sat = at(NUMBER)
    assert sat.answers == [str(number) for number in range(12)]
    sat.press("2")
    assert sat.message == "✗ 2 is not it. Look again, and try another number."
    sat.press("3")
    assert sat.message == "✓ All of them."


@pytest.mark.parametrize(
    "keys, message",
    [
        ("3", "✓ All of them."),
        ("0", "✗ 0 is not it. Look again, and try another number."),
        ("1", "1 … Press Enter for 1, or a second digit for more."),
        (("1", "Enter"), "✗ 1 is not it. Look again, and try another number."),
        ("10", "✗ 10 is not it. Look again, and try another number."),
        ("11", "✗ 11 is not it. Look again, and try another number."),
        ("19", "Choose a number from 0 to 11."),
        (("1", "n", "3"), "✓ All of them."),
        (("1", "h", "Enter"), "Column A, card 2 of 2: 8♠."),
    ],
)
def test_a_number_by_digits(keys: str | tuple[str, ...], message: str) -> None:
    sat = at(NUMBER)
    sat.keys(*keys)
    assert sat.message == message


@pytest.mark.parametrize(
    "key, message",
    [
        ("1", "✓ 8♠ is higher, 7♣ and 6♥ are lower."),
        ("2", "✗ What is higher than the waste?"),
        ("3", "Choose one of the 2 answers."),
        ("0", "Choose one of the 2 answers."),
    ],
)
def test_an_answer_in_words_by_its_place(key: str, message: str) -> None:
    sat = at(CHOICE)
    assert sat.answers == ["up, then down", "only down"]
    sat.keys(key)
    assert sat.message == message


def test_answers_that_are_over_are_gone() -> None:
    sat = at(NUMBER)
    sat.press("3")
    sat.press("Next")
    assert sat.answers == ["up, then down", "only down"]
    sat.press("up, then down")
    sat.press("Next")
    assert sat.answers == []


def test_other_ways_are_looked_at_and_taken_back() -> None:
    sat = at(CARD)
    assert sat.branches == ["What if 6♥ goes first?", "What if 8♠ goes first?"]
    sat.press("What if 6♥ goes first?")
    assert sat.message == "Now no card fits."
    assert (sat.table.position.cards_left, len(sat.table.notes), sat.branches) == (2, 1, [])
    sat.press("Next")
    assert sat.message == "First go back to the table of the lesson."
    sat.keys("i")
    assert sat.message == "First go back to the table of the lesson."
    sat.press("Take it back")
    assert (sat.message, sat.table.position.cards_left) == ("This is the table of the lesson again.", 3)


def test_one_key_leads_through_all_other_ways() -> None:
    sat = at(CARD)
    said = []
    for _ in range(3):
        sat.keys("i")
        said.append(sat.message)
        sat.keys("z")
    assert said == ["Now no card fits.", "Now 7♣ is free.", "Now no card fits."]
    sat.to_step(LEGAL)
    sat.keys("i")
    assert sat.message == "There is no other way to look at here."


def test_show_me_by_its_button() -> None:
    sat = at(MOVE)
    sat.press("Show me")
    assert sat.message == "This is a right way: 8♠. 7♣ is free now."
    assert sat.progress == "Step 6 of 7"
    assert sat.button("Show me").disabled
    sat.to_step(FREE)
    sat.keys("s")
    assert sat.table.position.cards_left == 0


def test_a_mistake_and_the_hints() -> None:
    sat = at(MOVE)
    sat.keys("h")
    assert sat.message == "Which card lies on another one?"
    sat.keys("2")
    assert sat.message == "✗ After 6♥ no card fits, and two cards stay on the table."
    assert sat.button("Take it back").button_style == "primary"
    sat.keys("z", "h", "h")
    assert sat.message == "Play 8♠ from column A."
    sat.keys("r")
    assert sat.message == "This step begins again."


def test_the_words_of_the_author_stand_before_the_table_in_words() -> None:
    sat = at(CARD)
    assert sat.label.startswith("Two columns and a red seven. Golf Solitaire. The waste shows 7♦.")
    assert repr(sat.table.picture()).startswith("Two columns and a red seven. Golf Solitaire.")
    sat.press("What if 6♥ goes first?")
    assert sat.label.startswith("Golf Solitaire. The waste shows 6♥.")


def test_texts_are_texts(sat: Pupil) -> None:
    assert "Every &lt;kind&gt; of step" in sat.table._title.value
    assert sat.head == "Every <kind> of step   Introduction · about 2 minutes · Rules: king-stops"


def test_the_goal_and_par_are_said_where_the_learner_plays() -> None:
    assert at(CARD).head == "Every <kind> of step   Step 1 of 7 · Rules: king-stops"
    assert at(FREE).head == (
        "Every <kind> of step   Step 7 of 7 · Goal: clear the table (that is par) · Rules: king-stops"
    )


def test_the_focus_of_tab_is_the_first_answer() -> None:
    sat = at(NUMBER)
    sat.keys("Tab")
    assert sat.table.errors == []
