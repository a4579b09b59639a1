from __future__ import annotations

import pytest

from golf_nb.lessons import read_lesson
from golf_nb.lessons.prose import prose_problems
from tests.lessons.examples import ANEW, SMALL, changed
from tests.lessons.questions import CARD, HEAD, NUMBER, PLAY
from tests.lessons.test_asides import BRANCH


def found(text: str) -> list[str]:
    return list(prose_problems(read_lesson(text, "l")))


def test_cards_of_this_table_can_be_named() -> None:
    assert found(SMALL) == []
    assert found(changed("Look.", "Look at 7♦, 7♣, 8♠ and 6♥.")) == []


SENTENCES = (
    "Look.",
    "How many?",
    "All of them.",
    "More than that.",
    "Think.",
    "Good.",
    "Two are stranded.",
    "Watch.",
)


@pytest.mark.parametrize("sentence", SENTENCES)
def test_a_card_that_is_not_there_is_found_in_every_sentence(sentence: str) -> None:
    (problem,) = found(changed(f'"{sentence}"', '"Is it 10♣, or 10♣?"'))
    assert problem.endswith("it speaks of 10♣, which is not on this table")


def test_each_table_has_its_own_cards() -> None:
    text = SMALL + ANEW.replace("anew", "Now 8♠ and K♥.") + 'board = "Foundations: KH\\nQD"\n'
    assert found(text) == ["steps[4]: it speaks of 8♠, which is not on this table"]


def test_a_reply_must_not_give_the_answer_away() -> None:
    assert found(changed("More than that.", "Not threefold.")) == []
    assert found(changed("More than that.", "It is Three.")) == [
        'steps[1].replies: the reply to "one" gives the answer away'
    ]


@pytest.mark.parametrize("sentence", ["Look.", "Two columns.", "What if I draw?", "The 5 wants a 4 or a 6."])
def test_branches_and_texts_for_pictures_are_looked_at(sentence: str) -> None:
    assert found(HEAD + BRANCH + PLAY) == []
    (problem,) = found(HEAD + changed(sentence, "K♠?", BRANCH) + PLAY)
    assert problem == "steps[0]: it speaks of K♠, which is not on this table"


def test_no_reply_to_any_question_gives_the_answer_away() -> None:
    assert found(HEAD + CARD + NUMBER + PLAY) == []
    text = (
        HEAD
        + changed("It lies alone.", "Not 6♥ but 8♠.", CARD)
        + changed("One more.", "Not 1 but 2.", NUMBER)
    )
    assert found(text + PLAY) == [
        'steps[0].replies: the reply to "B" gives the answer away',
        'steps[1].replies: the reply to "1" gives the answer away',
    ]
