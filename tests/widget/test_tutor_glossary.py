"""The words of a lesson in a tutor: a button and a key show them, and hide them again."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import golf_nb as golf
from golf_nb.language import pairs
from golf_nb.lessons.kinds import SayStep
from golf_nb.widget import lifecycle
from tests.widget.driver import everything, plain_text
from tests.widget.pupil import Pupil, pupil

if TYPE_CHECKING:
    from golf_nb.lessons.model import Lesson


def words(someone: Pupil) -> str:
    """Return the words as the page has them; empty while they are hidden."""
    place = someone.table._controls._words.place
    if place.layout.display == "none":
        return ""
    (panel,) = place.children
    return str(panel.value)


def bare(text: str) -> Lesson:
    return replace(golf.lesson("a-fork"), title="", intro="", steps=(SayStep(text=text),), done="")


def test_a_button_explains_the_words_of_the_lesson() -> None:
    someone = pupil("a-fork")
    button = someone.button("Words")
    assert button.tooltip == "Explain the words of this lesson (key W)"
    assert words(someone) == ""
    button.value = True
    assert plain_text(words(someone)).startswith(
        "columnCards that lie face up below each other. The usual game has seven columns with five cards each."
    )
    assert "forkA point in a run where one card fits a step up" in plain_text(words(someone))
    assert "undo" not in plain_text(words(someone))
    button.value = False
    assert words(someone) == ""
    assert someone.table.errors == []


def test_a_key_shows_the_words_and_hides_them_again() -> None:
    someone = pupil("a-fork")
    page, answered = someone.progress, someone.table.attempt.events
    someone.key("w")
    assert someone.button("Words").value is True
    assert "fork" in words(someone)
    assert someone.message == "The words of this lesson are explained below the buttons."
    someone.key("W")
    assert someone.button("Words").value is False
    assert words(someone) == ""
    assert (someone.progress, someone.table.attempt.events) == (page, answered), "nobody has gone on by that"


def test_the_words_can_be_read_while_the_tutor_asks_for_a_card() -> None:
    someone = pupil()
    while someone.table.view.expects != "card":
        someone.to_step(someone.table.attempt.index + 1)
    someone.key("w")
    assert words(someone)
    assert someone.table.view.expects == "card"


def test_the_key_is_in_the_list_of_keys() -> None:
    assert ("W", "the words of this lesson, explained") in pairs("tutor.keys.list", last="G")


def test_nothing_is_made_before_somebody_wants_it() -> None:
    someone = pupil("a-fork")
    assert someone.table._controls._words.place.children == ()
    someone.button("Words").value = True
    assert len(someone.table._controls._words.place.children) == 1


def test_the_words_of_two_tutors_have_links_of_their_own() -> None:
    lists = []
    for _ in range(2):
        someone = pupil("a-fork")
        someone.button("Words").value = True
        lists.append(words(someone))
    assert lists[0] != lists[1]
    assert plain_text(lists[0]) == plain_text(lists[1])


def test_a_lesson_without_any_of_the_words_says_so() -> None:
    someone = pupil(bare("Nothing of the game."))
    someone.button("Words").value = True
    assert plain_text(words(someone)) == (
        "None of the words that golf.glossary() explains occurs in this lesson."
    )


def test_the_words_in_german() -> None:
    golf.use_language("de")
    someone = pupil("a-chain-that-turns")
    assert someone.button("Wörter").tooltip == "Die Wörter dieser Lektion erklären (Taste W)"
    someone.button("Wörter").value = True
    assert "FolgeKarten, die man nacheinander spielt, ohne dazwischen zu ziehen." in plain_text(
        words(someone)
    )
    assert "See also" not in words(someone)


def test_a_closed_tutor_leaves_nothing_open() -> None:
    someone = pupil("a-fork")
    someone.button("Words").value = True
    parts = list(everything(someone.table))
    someone.table.close()
    assert all(part.comm is None for part in parts)
    assert lifecycle.count() == 0
