"""The learner's checks in German: what they say, and what they read."""

from collections.abc import Callable

import pytest

import golf_nb as golf
from golf_nb.exercises import Verdict, check_best_left, check_goal, check_playable
from tests.exercises.boards import CHAIN, KING, ONE_STAYS, WITH_STOCK


@pytest.mark.parametrize(
    "verdict,said",
    [
        (lambda: check_goal(None), "Hier gibt es keine Karten zu prüfen."),
        (
            lambda: check_goal(golf.Game(CHAIN, "B"), "left <= 1"),
            ". Der Stand: 2 Karten liegen noch in den Spalten.\nKeine Karte passt mehr, und der Talon ist leer.",
        ),
        (lambda: check_goal(golf.Game(CHAIN, "AA")), ". Der Stand: 1 Karte liegt noch in den Spalten."),
        (
            lambda: check_goal(golf.Game(CHAIN, "AAB")),
            (
                ". Der Stand: keine Karte liegt mehr in den Spalten.\n"
                "Geprüft: 3 von 3 Karten gespielt und 0 Karten gezogen, jeder Zug nach den Regeln."
            ),
        ),
        (
            lambda: check_best_left(ONE_STAYS, 1),
            (
                "Richtig: Im besten Fall bleibt 1 Karte in den Spalten.\n"
                "Geprüft: Alle Wege, die 5 Karten zu spielen, sind versucht, und bei keinem bleiben weniger übrig."
            ),
        ),
        (lambda: check_best_left(CHAIN, 0), "Richtig: Im besten Fall bleibt keine Karte in den Spalten."),
        (
            lambda: check_best_left(CHAIN, "drei"),
            "„drei“ kann nicht die Antwort sein: Gib eine ganze Zahl von 0 bis 3 an.",
        ),
        (lambda: check_playable(CHAIN, "A und B"), "Richtig: A und B kann man jetzt spielen."),
        (lambda: check_playable(CHAIN, "Spalten A oder B"), "Richtig: A und B kann man jetzt spielen."),
        (lambda: check_playable(KING, "keine"), "Richtig: Jetzt kann man keine Spalte spielen."),
        (
            lambda: check_playable(WITH_STOCK, "C"),
            "„C“ kann nicht die Antwort sein: Hier gibt es nur die Spalte A.",
        ),
    ],
)
def test_a_check_speaks_german(verdict: Callable[[], Verdict], said: str) -> None:
    golf.use_language("de")
    assert said in verdict().text
