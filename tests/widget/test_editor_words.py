"""What the position editor says in German; the other tests of the editor read its English."""

from __future__ import annotations

import pytest

import golf_nb as golf
from golf_nb.engine import Card, Setup
from golf_nb.widget import editor_words as words
from golf_nb.widget.desk import Desk
from tests.widget.driver import plain_text
from tests.widget.teacher import at


@pytest.fixture(autouse=True)
def german() -> None:
    golf.use_language("de")


@pytest.mark.parametrize(
    "act,said",
    [
        ("put('8S 6H', 'A')", "8♠ 6♥ liegen jetzt in Spalte A."),
        ("put('8S', 'stock')", "8♠ liegt jetzt auf dem Talon."),
        ("put('8S', 'waste')", "8♠ liegt jetzt auf der Ablage."),
        (
            "put('AC 2C 3C 4C 5C', 'A')",
            "A♣ 2♣ 3♣ 4♣ 5♣ liegen jetzt in Spalte A. Dort ist kein Platz mehr; jetzt ist Spalte B gewählt.",
        ),
        ("choose('waste')", "Die Ablage ist gewählt. Dort liegt keine Karte."),
        ("put('8S', 'A').choose('A')", "Spalte A ist gewählt. Dort liegt 1 Karte: 8♠."),
        (
            "put('8S 6H', 'stock').choose('stock')",
            "Der Talon ist gewählt. Dort liegen 2 Karten, die letzte ist 6♥.",
        ),
        (
            "put('8S', 'waste').take('waste')",
            "8♠ ist von der Ablage genommen. „Zurücknehmen“ legt die Karte wieder hin.",
        ),
        (
            "put('8S', 'A').take('A')",
            "8♠ ist aus Spalte A genommen. „Zurücknehmen“ legt die Karte wieder hin.",
        ),
        ("columns(1)", "Es gibt jetzt 1 Spalte."),
        ("columns(3)", "Es gibt jetzt 3 Spalten."),
        ("fill()", "52 Karten kamen auf den Talon, in der Reihenfolge des Kartenspiels."),
        ("fill(shuffled=True)", "52 Karten kamen auf den Talon, gemischt."),
        ("fill().fill()", "Es liegen schon alle Karten auf dem Tisch."),
        ("put('8S', 'A').undo()", "Die letzte Änderung ist zurückgenommen."),
        ("undo()", "Es gibt keine Änderung, die du zurücknehmen kannst."),
    ],
)
def test_what_was_done(act: str, said: str) -> None:
    desk = eval(f"desk.{act}", {"desk": Desk(Setup.empty())})  # noqa: S307  # the calls above
    assert desk.said == said


def test_why_a_card_cannot_be_had() -> None:
    eight = Card.parse("8S")
    assert words.used_already(eight, ("stock",)) == "8♠ liegt schon auf dem Talon, und es gibt nur eine."
    assert words.used_already(eight, ("A", "waste")) == (
        "8♠ liegt schon in Spalte A und auf der Ablage, und es gibt nur zwei."
    )
    assert words.lies_deep(eight, "B", 1) == (
        "8♠ liegt in Spalte B unter einer anderen Karte. Nimm zuerst diese weg."
    )
    assert words.lies_deep(eight, "stock", 3) == (
        "8♠ liegt auf dem Talon unter 3 anderen Karten. Nimm zuerst diese weg."
    )
    assert words.no_room("C", 5) == "Spalte C ist voll: Dort liegen 5 Karten."


def test_the_editor_on_the_page() -> None:
    teacher = at(24)
    assert teacher.message == (
        "Wähle einen Stapel und klicke dann die Karten an, die dort liegen sollen, die unterste zuerst."
    )
    assert teacher.todo == "Das ist ein vollständiges Spiel."
    assert plain_text(teacher.table._status.value).startswith(
        "Stellungseditor · 52 von 52 Karten · In den Spalten 35 · Talon 16 · Ablage 1\nRegeln king-stops: "
    )
    assert teacher.button("Talon").tooltip == "Den Talon wählen (Taste S)"
    assert teacher.button("B").tooltip == "Spalte B wählen (Taste B)"
    teacher.press("Ablage")
    assert teacher.button("Ablage").tooltip == "Die Ablage ist gewählt: Die nächste Karte kommt dorthin"
    assert plain_text(teacher.table._pack._heading.value) == "Die nächste Karte kommt auf die Ablage."
    teacher.press("Spielen")
    assert teacher.button("Zurück zum Editor").tooltip == "Den Tisch schließen und die Stellung ändern"
    assert teacher.table.errors == []
