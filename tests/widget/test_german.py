"""What a table, its panels, its advice and its records say in German."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from ipywidgets import HTML, Button, Checkbox, Dropdown, ToggleButton

from golf_nb.engine import Draw, Game, Move, Place, Play, Position, deal, use_language
from golf_nb.language import pairs
from golf_nb.records import Store
from golf_nb.solver import Solution
from golf_nb.widget import advice_words, words
from tests.scene import boards
from tests.widget.driver import everything, plain_text
from tests.widget.keeping import BEST, BLOCKED, SHORT, WORSE, Keeper

if TYPE_CHECKING:
    from tests.widget.conftest import Seat

OPENING = deal(24)
OVER = "Die Partie ist zu Ende. "


@pytest.fixture(autouse=True)
def german() -> None:
    use_language("de")


@pytest.mark.parametrize(
    "before, move, text",
    [
        (OPENING, Play(0), "10♣ liegt jetzt auf J♥. K♥ ist jetzt frei."),
        (OPENING, Draw(), "Du hast 10♦ gezogen; auf dem Talon liegen noch 15 Karten."),
        (SHORT.after("draw").after("draw"), Play(2), "9♣ liegt jetzt auf 8♣. Spalte C ist jetzt leer."),
        (SHORT.after("draw"), Draw(), "Du hast 8♣ gezogen; auf dem Talon liegt noch 1 Karte."),
    ],
)
def test_a_move(before: Position, move: Move, text: str) -> None:
    assert words.happened(move, before, before.after(move)) == text


def test_a_move_is_taken_back() -> None:
    assert words.taken_back(Play(0), OPENING) == "10♣ liegt wieder in Spalte A."
    said = "Das Ziehen ist zurückgenommen; auf dem Talon liegen wieder 16 Karten."
    assert words.taken_back(Draw(), OPENING) == said


def test_the_focus() -> None:
    assert words.focused(Place("column", 0, 4), OPENING) == "Spalte A: 10♣ passt auf J♥."
    assert words.focused(Place("column", 2, 4), OPENING) == "Spalte C: A♦ passt nicht auf J♥."
    assert words.focused(Place("column", 2, -1), boards.MICRO) == "Spalte C ist leer."
    assert words.focused(Place("stock"), boards.MICRO) == "Talon: noch 1 Karte."


def test_what_is_said_about_a_hand() -> None:
    assert words.back_again(1) == (
        "Deine Partie ist wieder da, wie du sie verlassen hast, mit 1 Zug. „Neu beginnen“ fängt sie von vorn an."
    )
    assert "mit 2 Zügen." in words.back_again(2)
    assert words.laid(24, "classic") == "Spiel 24 liegt auf dem Tisch. Regeln: classic."
    assert words.laid(None, "classic") == "Dein eigener Tisch ist aufgebaut. Regeln: classic."
    other = words.changed(Game(OPENING), Game(deal(25)))
    assert other == "Jetzt liegt eine andere Partie auf dem Tisch."
    counts, rules = words.status("Spiel 24", OPENING, " · Bestmöglich +4")
    assert counts == "Spiel 24 · Noch in der Auslage 35 · Talon 16 · Ergebnis jetzt +35 · Bestmöglich +4"
    assert rules == f"Regeln king-stops: {OPENING.rules.in_words}"


def test_a_hand_at_a_table(seat: Seat) -> None:
    person = seat(SHORT)
    welcome = "Klicke auf eine freie Karte, um sie zu spielen, oder auf den Talon, um zu ziehen."
    assert person.message == welcome
    assert repr(person.table) == "Table(Eigener Tisch, rules='king-stops'): noch 2 Karten"
    person.press("Ziehen")
    person.press("Neu beginnen")
    assert person.message.endswith("Noch einmal R oder Enter heißt ja, Escape heißt nein.")
    person.press("Ja, neu beginnen")
    assert person.message == "Das Spiel beginnt von vorn."
    person.press("A")
    person.press("C")
    assert person.message.startswith(f"9♣ liegt jetzt auf 8♠. Spalte C ist jetzt leer. {OVER}−3: abgeräumt")
    assert person.message.endswith("Nach diesen Regeln ist dein bestes Ergebnis −3.")


def test_advice(seat: Seat) -> None:
    person = seat(24)
    said = person.table.hint()
    assert said.startswith("Tipp 1 von 4. 3 Karten passen auf J♥")
    assert "Noch einmal H verrät mehr. Der Rat kennt die Reihenfolge der Karten auf dem Talon" in said
    person.table.show_line()
    assert person.message == "Die nächsten Züge einer besten Zugfolge sind nummeriert."
    running = "Die beste Zugfolge wird gespielt: 47 Züge. Jede Taste und jeder Klick hält sie an."
    assert person.table.play_line() == running
    assert person.message.endswith(
        "Mit Hilfe gespielt: Diese Partie zählt nicht für deine besten Ergebnisse."
    )


def test_advice_in_numbers() -> None:
    proven, found = Solution(OPENING, 4, 4, False, ()), Solution(OPENING, 4, 3, None, ())
    assert advice_words.compared(4, proven) == "+4 ist das bestmögliche Ergebnis dieses Spiels."
    worse = "Das bestmögliche Ergebnis dieses Spiels war +4: Du liegst 3 darüber."
    assert advice_words.compared(7, proven) == worse
    assert advice_words.best_possible(proven, over=False) == " · Bestmöglich +4"
    assert advice_words.best_possible(found, over=True) == "; bestes gefundenes Ergebnis +4, nicht bewiesen"
    assert advice_words.next_moves("ziehen", proven) == "Beste Zugfolge, Ergebnis +4 (bewiesen): ziehen."


def test_records() -> None:
    with Store.temporary() as store:
        assert repr(store.records()) == "Noch keine Partie ist zu Ende gespielt."
        keeper = Keeper(store)
        assert keeper.record == "Nach diesen Regeln hast du dieses Spiel noch nicht zu Ende gespielt."
        first = "Dein erstes Ergebnis für dieses Spiel: Nach diesen Regeln ist dein bestes Ergebnis +2."
        assert keeper.play(BLOCKED) == first
        assert (
            keeper.record == "Bestes Ergebnis nach diesen Regeln: +2. 1 Partie beendet, noch nicht abgeräumt."
        )
        keeper.restart()
        keeper.now += 75
        assert keeper.play(WORSE) == (
            "Du hast dieses Spiel zum ersten Mal abgeräumt, nach 1 min 15 s: "
            "Nach diesen Regeln ist dein bestes Ergebnis −1."
        )
        keeper.restart()
        assert keeper.play(BEST) == (
            "Ein neues bestes Ergebnis für dieses Spiel: Nach diesen Regeln ist es jetzt −3. Vorher war es −1."
        )
        assert keeper.record.endswith("3 Partien beendet, zum ersten Mal abgeräumt nach 01:15.")
        head, row, *_ = repr(store.records()).splitlines()
    assert head.split("  ")[0] == "Spiel"
    assert row.startswith("Tisch ")
    assert "  ja  " in row


def test_every_label_is_german(seat: Seat) -> None:
    shown = []
    for language in ("en", "de"):
        use_language(language)
        table = seat(24).table
        for drawer in table._drawers:
            drawer.button.value = True
        labels = [
            (widget.description, widget.tooltip)
            for widget in everything(table)
            if isinstance(widget, Button | ToggleButton | Dropdown | Checkbox)
        ]
        shown.append([text for pair in labels for text in pair if text and len(text) > 1])
    english, german = shown
    assert len(english) == len(german) > 60
    assert {one for one, other in zip(english, german, strict=True) if one == other} == set()


def test_the_keys_and_the_panels(seat: Seat) -> None:
    assert pairs("table.key_list", columns=7)[2] == ("1 bis 7", "die freie Karte einer Spalte spielen")
    person = seat(24)
    assert person.button("B").tooltip == "Die freie Karte von Spalte B spielen (Taste 2)"
    person.open("Spiel und Regeln")
    assert person.choice("Auf einen König").label == "nichts"
    assert person.choice("Auslage").label == "7 × 5, ein Kartenspiel"
    person.choose("Regeln", "eigene Regeln")
    assert person.message == "Wähle die Teile deiner eigenen Regeln in den Listen daneben."
    person.press("Aus dem Katalog")
    assert person.message.endswith("kann es abräumen, wer den Talon kennt.")
    person.open("Aussehen")
    person.choose("Farben", "dunkel")
    assert person.table.look.theme == "dark"
    codes = [plain_text(widget.value) for widget in everything(person.table) if isinstance(widget, HTML)]
    assert f"Um dieses Spiel zu teilen, kopiere {person.table.code}" in codes
