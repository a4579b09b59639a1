"""What pictures, hints and verdicts say in German."""

from __future__ import annotations

import pytest

from golf_nb.engine import Draw, Game, Play, Setup, deal, use_language
from golf_nb.notes import Arrow, Label, Note, Ring, Turn, Worth
from golf_nb.scene import build, build_setup, describe
from golf_nb.scene.shapes import Text
from golf_nb.solver import Solution, choices, solve
from golf_nb.strategy import first_hint, hints, line_in_words, verdict
from tests.scene import boards
from tests.strategy.micro import CHAIN, KING_FIRST, PATIENCE, ROUND


@pytest.fixture(autouse=True)
def german() -> None:
    use_language("de")


def test_a_table_in_words() -> None:
    assert describe(boards.MICRO) == (
        "Golf Solitaire. Auf der Ablage liegt 7♦. Auf dem Talon liegt noch 1 Karte. "
        "Spalte A: 7♣, zuletzt die freie Karte 8♠. Spalte B: 6♥. Spalte C ist leer. "
        "Spalte D: 10♣ K♥, zuletzt die freie Karte Q♦."
    )
    assert describe(boards.BLOCKED).endswith(
        "Die Partie ist zu Ende. +12: blockiert, 12 Karten bleiben in der Auslage"
    )


@pytest.mark.parametrize(
    "note, words",
    [
        (Arrow("A", "waste"), "Ein Pfeil führt von A zur Ablage."),
        (Arrow("stock", "6♥", 3), "Pfeil 3 führt vom Talon zu 6♥."),
        (Ring("stock"), "Ein Ring markiert den Talon."),
        (Label("waste", "zuerst"), "Auf einem Schild an der Ablage steht: zuerst."),
        (
            Worth("A", 2, best=True, proven=False),
            "Spielst du A, bleibt +2 erreichbar, vielleicht etwas Besseres: am besten.",
        ),
        (Worth("stock", -1), "Ziehst du, bleibt −1 erreichbar."),
        (Turn("stock", (1, 2, 4)), "Ziehen ist Schritt 1, 2 und 4 des Weges."),
    ],
)
def test_notes_in_words(note: Note, words: str) -> None:
    assert describe(boards.MICRO, (note,)).endswith(words)


def test_the_words_in_a_picture() -> None:
    drawn = [shape.text for shape in build(boards.BLOCKED).shapes if isinstance(shape, Text)]
    assert [text for text in drawn if len(text) > 3] == [
        "leer", "Talon", "Ablage", "Blockiert", "12 Karten übrig", "Ergebnis +12",
    ]  # fmt: skip
    worth = build(boards.MICRO, notes=(Worth("A", 0, best=True),))
    assert "0 Bestes" in [shape.text for shape in worth.shapes if isinstance(shape, Text)]


def test_a_setup_in_words() -> None:
    setup = Setup.empty().with_cards("stock", ["8S", "2C"])
    assert build_setup(setup).alt.startswith(
        "Golf Solitaire, ein Tisch, der gerade aufgebaut wird. Die Ablage ist leer. "
        "Der Talon, die nächste Karte zuerst: 8♠ 2♣. Spalte A ist leer."
    )


def test_hints() -> None:
    assert [hint.text for hint in hints(CHAIN, solve(CHAIN), choices(CHAIN))] == [
        "2 Karten passen auf 7♦; der Talon ist leer. Das sagt nur, was erlaubt ist, und nicht, was gut ist.",
        "Sieh dir Spalte A an: Das ist nachweislich der beste Zug.",
        (
            "8♠ auf 7♦ macht 7♣ frei, und danach bleibt Abräumen möglich, Ergebnis 0. Sonst: Spalte B +2. "
            "Dann, ohne zu ziehen: 7♣ aus A und 6♥ aus B."
        ),
    ]
    assert hints(KING_FIRST, solve(KING_FIRST), choices(KING_FIRST))[1].text == (
        "Sieh dir Spalte B an: Das ist nachweislich der beste Zug, und Spalte A ist genauso gut."
    )
    assert "und Ziehen ist genauso gut." in hints(PATIENCE, solve(PATIENCE), choices(PATIENCE))[1].text
    assert first_hint(ROUND).text == (
        "Nur A♠ in Spalte A passt auf K♦, und der Talon ist leer: Das ist der einzige Zug. "
        "Er ist nachweislich der beste."
    )


def test_a_line() -> None:
    line = line_in_words(deal(24), [Play(0), Draw(), Play(4)], ahead=2)
    assert line.replace("\N{NO-BREAK SPACE}", " ") == "1. 10♣ aus A, 2. ziehen: 10♦, und noch 1 Zug"


def test_verdicts() -> None:
    assert verdict(Game(deal(24))).text == (
        "Diese Karten konnten von Anfang an nicht abgeräumt werden; das beste Ergebnis ist +4."
    )
    game = Game(CHAIN).play("B")
    assert verdict(game).text == (
        "Abräumen war möglich bis zu Zug 1, als du 6♥ aus B gespielt hast. Davor war das beste Ergebnis 0; "
        "jetzt ist es +2."
    )
    assert verdict(Game(CHAIN)).text == "Diese Partie kann noch abgeräumt werden; das beste Ergebnis ist 0."
    assert verdict(Game(CHAIN), lambda position: Solution(position, 2, 0, None, ())).text == (
        "Ob diese Partie noch abgeräumt werden kann, ist nicht bekannt: Die Suche ist zu groß."
    )
