"""The tutor and the list of lessons in German: an example of everything that they say."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from golf_nb.engine import Place, deal, use_language
from golf_nb.lessons import lessons
from golf_nb.records import Store
from golf_nb.widget import Lessons, Tutor, tutor_words
from golf_nb.widget.tutor_slides import slide_scenes, slides, strip
from tests.lessons.spoken import TRANSLATED
from tests.widget.driver import plain_text
from tests.widget.pupil import Pupil, pupil

if TYPE_CHECKING:
    from collections.abc import Iterator


@pytest.fixture
def store() -> Iterator[Store]:
    use_language("de")
    with Store.temporary() as store:
        yield store


@pytest.fixture
def sat(store: Store) -> Pupil:
    return pupil("only-the-last-card", store=store)


def test_the_first_page(sat: Pupil) -> None:
    assert sat.head.endswith("Einleitung · etwa 4 Minuten · Regeln: classic")
    assert sat.labels[:6] == [
        "Zurück",
        "Weiter",
        "Tipp",
        "Zeig es mir",
        "Zurücknehmen",
        "Schritt neu beginnen",
    ]
    assert {"Spiel es mir vor", "Von vorn"} <= set(sat.labels)
    assert repr(sat.table) == "Tutor('only-the-last-card'): Einleitung"
    sat.keys("b")
    assert sat.message == "Das ist die erste Seite."


def test_a_question(sat: Pupil) -> None:
    sat.to_step(1)
    sat.press("Ja")
    assert sat.message == "✗ Das ist es nicht. Sieh noch einmal hin und versuche eine andere Antwort."
    sat.press("Zeig es mir")
    assert sat.message == (
        "Die Antwort ist: Nein: Auf ihr liegt eine andere Karte. "
        "10♣ liegt unter 8♥: Nur die letzte Karte einer Spalte kann gespielt werden."
    )


def test_moves(sat: Pupil) -> None:
    sat.to_step(3)
    assert sat.head.endswith("Schritt 3 von 7 · Ziel: 4♠ freilegen · Regeln: classic")
    sat.table.play("B")
    assert sat.message == "9♣ passt nicht auf 9♦: Gleiche Werte passen nie, nur eine 8 oder eine 10 passt."
    sat.table.play("C")
    assert sat.message.startswith("✗ 10♥ passt, und danach kommen 9♣ und 8♥.")
    sat.press("Zurücknehmen")
    assert sat.message == "Du hast 10♥ zurückgenommen. Versuche es noch einmal."
    sat.keys("g")
    assert (
        sat.message
        == "Die Lektion ganz von vorn beginnen? Noch einmal G oder Enter heißt ja, Escape heißt nein."
    )
    sat.press("Nein, hier weiter")
    assert sat.message == "Die Lektion geht hier weiter."


def test_the_end_and_the_way_back(sat: Pupil, store: Store) -> None:
    sat.to_step(2)
    sat.table.close()
    again = pupil("only-the-last-card", store=store)
    assert again.message == (
        "Du bist wieder da, wo du warst: Schritt 2 von 7. „Von vorn“ beginnt die Lektion noch einmal."
    )
    again.table.play_for_me()
    assert again.message == "Das war die ganze Lektion."
    assert "★☆☆ 1 von 3 Sternen. Ein Stern: Du bist durch die ganze Lektion gegangen." in again.text
    assert "Das ist dein erstes Ergebnis in dieser Lektion." in again.text


def test_progress_and_stars_are_those_of_the_lesson_in_every_language(store: Store) -> None:
    use_language("en")
    english = Tutor("draw-when-you-like", store=store)
    english.play_for_me()
    english.begin_again()
    for _ in range(3):
        english.next()
    english.close()
    use_language("de")
    german = Tutor("draw-when-you-like", store=store)
    assert (german.best, german.resumed, german.view.progress) == (1, True, "Schritt 1 von 7")
    assert german.text.startswith("7♠ passt auf 8♥.")
    assert tutor_words.best(german.best) == "Dein bestes Ergebnis: ★☆☆ 1 von 3 Sternen."
    assert german.message.startswith("Du bist wieder da, wo du warst: Schritt 1 von 7.")


def test_what_the_keyboard_looks_at() -> None:
    use_language("de")
    places = (Place("column", 1, 4), Place("stock"), Place("waste"))
    assert [tutor_words.pointed(place, deal(24)) for place in places] == [
        "Spalte B, Karte 5 von 5: 10♠.",
        "Talon.",
        "Ablage: J♥.",
    ]


def test_the_list_of_lessons(store: Store) -> None:
    listed = Lessons(store=store)
    assert repr(listed).splitlines()[:2] == ["Lektionen", "1. Der Tisch"]
    assert listed._chapter.label == "1. Der Tisch (0 von 2 geschafft)"
    listed.open_lesson("only-the-last-card")
    assert (
        plain_text(listed._message.widget.value) == "Die Lektion „Nur die letzte Karte“ ist unten geöffnet."
    )
    assert listed._buttons[0].tooltip == "Diese Lektion öffnen: ○ noch nicht begonnen · 4 Minuten"
    assert listed._buttons[0].description == "Eins höher oder eins tiefer"
    listed.close()


def test_slides_of_a_lesson(store: Store) -> None:
    lesson = Tutor("only-the-last-card", store=store).lesson
    shown = slides(lesson)
    assert "Schritt 3 von 7 · Ziel: 4♠ freilegen" in {slide.head for slide in shown}
    assert "Die Antwort ist: 2." in " ".join(text for slide in shown for text in slide.text)
    assert " Bild 2. " in strip(slide_scenes(lesson, shown), lesson.title).alt


@pytest.mark.parametrize("code, name", [("de", "only-the-last-card"), ("en", "")])
def test_the_texts_of_a_lesson_say_in_which_language_they_are(store: Store, code: str, name: str) -> None:
    only_in_english = next(each for each in lessons() if ("de", each) not in TRANSLATED)
    sat = pupil(name or only_in_english, store=store)
    assert f'lang="{code}"' in sat.table._title.value
    assert sat.table._text.value.startswith(f'<p lang="{code}">')
    # What stands beside the title is the tutor's own.
    assert sat.table._title.value.partition("</span>")[2].startswith(" &nbsp; <span>Einleitung")


def test_the_language_of_a_file_of_ones_own_is_not_known(store: Store) -> None:
    sat = pupil(store=store)
    assert "lang=" not in sat.table._title.value + sat.table._text.value
