"""What lessons say by themselves, in German: an example of every kind."""

from __future__ import annotations

import pytest

from golf_nb.engine import Draw, Game, deal, parse_board, use_language
from golf_nb.lessons import Attempt, Goal, Judge, lesson, read_lesson, skeleton
from golf_nb.solver import best_score, least_left
from tests.lessons.examples import FREE, SCRIPT, WAYS, at_page, changed, played, said, small, unknown, ways


@pytest.fixture(autouse=True)
def german() -> None:
    use_language("de")


@pytest.mark.parametrize(
    "goal, words, value, reached",
    [
        ("clear", "die Auslage abräumen", 0, "0 Karten übrig"),
        ("left <= 1", "höchstens 1 Karte übrig lassen", 1, "1 Karte übrig"),
        ("score <= -3", "mit einem Ergebnis von höchstens −3 abschließen", -3, "Ergebnis −3"),
        ("run >= 4", "4 Karten hintereinander spielen, ohne zu ziehen", 4, "eine Folge von 4 Karten"),
        ("expose 6H", "6♥ freilegen", 2, "2 Karten auf 6♥"),
    ],
)
def test_goals(goal: str, words: str, value: int, reached: str) -> None:
    read = Goal.parse(goal)
    assert (read.in_words(), read.value_in_words(value)) == (words, reached)


def test_pages() -> None:
    attempt = at_page(small(), 3)
    assert attempt.view.progress == "Schritt 3 von 4"
    assert said(attempt.next()) == ("info", "Spiel zuerst eine Karte. Ein Tipp kann dir helfen.")
    assert said(attempt.retry()) == ("info", "Dieser Schritt beginnt von vorn.")
    assert attempt.view.par == "das ist Par"
    assert at_page(small(), 0).view.progress == "Einleitung"


def test_answers() -> None:
    attempt = at_page(small(), 2)
    assert said(attempt.next()) == ("info", "Wähle zuerst eine Antwort.")
    assert said(attempt.choose(7)) == ("info", "Wähle eine der 3 Antworten.")
    wrong = attempt.choose(1)
    assert said(wrong) == (
        "wrong",
        "Das ist es nicht. Sieh noch einmal hin und versuche eine andere Antwort.",
    )
    assert said(wrong.hint()) == ("info", "Die Antwort ist: three.")


def test_moves() -> None:
    attempt = ways(SCRIPT)
    other = attempt.play("A")
    assert said(other) == (
        "good",
        "Auch 9♣ führt noch zum Ziel. Spiel weiter. Das Ziel ist: die Auslage abräumen.",
    )
    assert said(other.take_back()) == ("info", "Du hast 9♣ zurückgenommen.")
    assert said(attempt.play("B")) == ("good", "Ja, 9♥ ist richtig.")
    assert said(attempt.play("zz")) == (
        "refused",
        "„zz“ ist weder eine Spalte noch eine Karte auf diesem Tisch.",
    )
    assert said(Attempt.start(read_lesson(WAYS + SCRIPT, "l"), unknown).next().play("A")) == (
        "info",
        (
            "Die Regeln erlauben 9♣, aber es ist nicht bekannt, wie gut es danach weitergeht. "
            "Spiel deshalb bitte so, wie die Lektion es vorschlägt."
        ),
    )


def test_lost_goals() -> None:
    lost = played(ways(FREE), "BBAC")
    assert said(lost) == (
        "mistake",
        "Nach 10♣ bleibt bestenfalls 1 Karte auf dem Tisch. Das Ziel ist: die Auslage abräumen.",
    )
    assert said(lost.next()) == ("info", "Nimm zuerst 10♣ zurück.")
    assert said(lost.take_back()) == ("info", "Du hast 10♣ zurückgenommen. Versuche es noch einmal.")


def test_a_draw_that_loses_the_goal() -> None:
    text = changed("Talon:", "Talon: 7H 6D", changed("7D\n", "2D\n"))
    text = text[: text.index("[[steps]]")] + '[[steps]]\nsay = "x"\nfree = ["draw", "A", "A", "B"]\n'
    attempt = Attempt.start(read_lesson(text, "l"), least_left).next()
    assert said(attempt.play("B").hint()) == ("info", "Zieh eine Karte vom Talon.")
    lost = attempt.play("draw").play("draw")
    assert said(lost) == (
        "mistake",
        "Nach dem Ziehen bleiben bestenfalls 3 Karten auf dem Tisch. Das Ziel ist: die Auslage abräumen.",
    )
    assert said(lost.next()) == ("info", "Nimm zuerst das Ziehen zurück.")
    assert said(attempt.show()) == ("info", "So geht es: Ziehen, 8♠, 7♣, 6♥.")


def test_whether_a_move_is_legal() -> None:
    attempt = at_page(lesson("only-the-last-card"), 1)
    assert attempt.view.choices == (
        "Ja",
        "Nein: Auf ihr liegt eine andere Karte",
        "Nein: Gleiche Werte passen nie aufeinander",
        "Nein: Die Werte liegen zu weit auseinander",
    )
    assert said(attempt.choose(1)) == (
        "good",
        "10♣ liegt unter 8♥: Nur die letzte Karte einer Spalte kann gespielt werden.",
    )


def test_the_result() -> None:
    attempt = Attempt.start(lesson("draw-when-you-like"), Judge(least_left, best_score))
    while not attempt.finished:
        attempt = attempt.next() if attempt.view.can_next else attempt.show()
    result = attempt.result
    assert result is not None
    assert result.lines == (
        "Ziel: die Auslage abräumen. Erreicht: 0 Karten übrig, das ist Par.",
        "Tipps: 0. Zeig es mir: 5. Fehler: 0. Falsche Antworten: 0.",
        (
            "Ein Stern: Du bist durch die ganze Lektion gegangen. "
            "Für zwei Sterne erreiche jedes Ziel ohne „Zeig es mir“."
        ),
    )


def test_a_lesson_to_be_written() -> None:
    text = skeleton(Game(parse_board("Foundations: 7D\n7C 8S\n6H", partial=True), "AAB"))
    assert text.startswith(
        'title = "Eine neue Lektion"\nintro = "Schreib hier, wovon die Lektion handelt."\n'
    )
    assert 'hint = "Schreib hier, was hilft, den Zug zu finden."' in text
    assert len(read_lesson(text).steps) == 3
    assert len(read_lesson(skeleton(Game(deal(24), [Draw()]))).steps) == 1
