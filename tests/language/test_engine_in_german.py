"""What the engine says in German: refusals, rules, scores, setups, cards and scorecards."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from golf_nb.engine import (
    Card,
    Course,
    Play,
    Position,
    Refusal,
    Rules,
    Scorecard,
    Setup,
    deal,
    parse_board,
    place_in_words,
    rulebook,
    use_language,
)
from golf_nb.engine import refusal as refusals
from golf_nb.engine.catalogue import catalogue

if TYPE_CHECKING:
    from collections.abc import Callable


@pytest.fixture(autouse=True)
def german() -> None:
    use_language("de")


def cards(text: str) -> list[Card]:
    return [Card.parse(code) for code in text.split()]


def no_fit(card: str, waste: str, rules: str) -> Refusal:
    return refusals.does_not_fit(Card.parse(card), Card.parse(waste), Rules.preset(rules))


@pytest.mark.parametrize(
    "card, waste, rules, sentence",
    [
        ("AD", "JH", "classic", "A♦ passt nicht auf J♥: Nur eine 10 oder eine Dame passt."),
        ("4D", "QH", "classic", "4♦ passt nicht auf Q♥: Nur ein Bube oder ein König passt."),
        (
            *("KD", "AH", "classic"),
            "K♦ passt nicht auf A♥: König und Ass sind keine Nachbarn, nur eine 2 passt.",
        ),
        ("QD", "KH", "king-stops", "Q♦ passt nicht auf K♥: Auf einen König passt nichts."),
        (
            *("KD", "KH", "king-to-ace"),
            "K♦ passt nicht auf K♥: Gleiche Werte passen nie, nur ein Ass oder eine Dame passt.",
        ),
    ],
)
def test_what_does_not_fit(card: str, waste: str, rules: str, sentence: str) -> None:
    assert no_fit(card, waste, rules).sentence == sentence


KING = Card.parse("KD")


@pytest.mark.parametrize(
    "made, sentence",
    [
        (
            lambda: refusals.covered(KING, cards("2C 3D 4H")),
            "K♦ liegt unter 2♣, 3♦ und 4♥: Nur die letzte Karte einer Spalte kann gespielt werden.",
        ),
        (
            lambda: refusals.must_play(cards("QC QD"), KING),
            "Q♣ und Q♦ passen auf K♦. Du musst eine davon spielen, bevor du ziehst.",
        ),
        (
            lambda: refusals.no_such_card(0, 5, 1),
            "Es gibt keine Karte 6 in Spalte A: Dort liegt nur 1 Karte.",
        ),
        (lambda: refusals.no_such_column(9, 7), "Es gibt keine Spalte J: Die Spalten heißen A bis G."),
        (
            lambda: refusals.hand_blocked(KING, Rules.preset("king-to-ace")),
            (
                "Die Partie ist zu Ende: Der Talon ist leer, und nichts passt auf K♦, "
                "denn auf einen König passt nur eine Dame oder ein Ass."
            ),
        ),
        (
            lambda: refusals.draw_stays(KING),
            "Eine gezogene Karte kann man nicht zurücknehmen: K♦ bleibt auf der Ablage.",
        ),
    ],
)
def test_refusals(made: Callable[[], Refusal], sentence: str) -> None:
    assert made().sentence == sentence


def test_a_refusal_keeps_the_language_it_was_made_in() -> None:
    refusal = deal(24).refusal(Play(2))
    use_language("en")
    assert str(refusal) == "A♦ passt nicht auf J♥: Nur eine 10 oder eine Dame passt."
    assert str(deal(24).refusal(Play(2))) == "A♦ does not fit J♥: a 10 or a queen would."


def test_rules_in_one_line() -> None:
    assert Rules.preset("record").in_words == (
        "Auf einen König passt nur eine Dame; abgeräumt zählt minus die Karten auf dem Talon; "
        "zurücknehmen bis zur letzten gezogenen Karte; ziehen, wann du willst"
    )
    double = Rules.preset("double").replace(compulsory=True)
    assert double.label == "eigene Regeln"
    assert double.in_words.endswith("ziehen nur, wenn keine Karte passt; zwei Kartenspiele, 10 Spalten zu 5")


def test_the_rule_book() -> None:
    book = {rule.topic: rule.text for rule in rulebook("double")}
    assert list(book) == [
        "Aufbau", "Spielen", "Könige und Asse", "Ziehen", "Ende", "Punkte", "Zurücknehmen", "Neu beginnen",
    ]  # fmt: skip
    assert book["Aufbau"] == (
        "Gespielt wird mit zwei Kartenspielen aus je 52 Karten. Die Auslage hat 10 Spalten mit je 5 Karten, alles "
        "offen. Eine weitere Karte beginnt die Ablage. Die übrigen 53 Karten sind der Talon und liegen mit dem Bild "
        "nach unten."
    )


@pytest.mark.parametrize("rules", Rules.presets())
def test_every_rule_book_is_whole(rules: str) -> None:
    german = rulebook(rules)
    use_language("en")
    english = rulebook(rules)
    assert [rule.text.count(".") for rule in german] == [rule.text.count(".") for rule in english]
    assert not {rule.text for rule in german} & {rule.text for rule in english}


def board(text: str, rules: str = "king-stops") -> Position:
    return parse_board(text, rules, partial=True)


@pytest.mark.parametrize(
    "position, line",
    [
        (board("Talon: 2C\nFoundations: 7D\n8S"), "+1: Die Partie läuft noch, 1 Karte liegt in der Auslage"),
        (board("Foundations: 7D\n9S 2C"), "+2: blockiert, 2 Karten bleiben in der Auslage"),
        (board("Talon: 2C\nFoundations: 7D\n-"), "−1: abgeräumt, 1 Karte bleibt auf dem Talon"),
        (board("Foundations: 7D\n-"), "0: abgeräumt, auf dem Talon bleibt keine Karte"),
        (
            board("Talon: 2C\nFoundations: 7D\n-", "classic"),
            "0: abgeräumt; was auf dem Talon bleibt, zählt nicht",
        ),
    ],
)
def test_scores(position: Position, line: str) -> None:
    assert position.score_in_words() == line


def test_setups() -> None:
    setup = Setup.empty().with_cards("A", ["8S", "8S", "7H"]).with_card("stock", "8S")
    assert setup.problems() == (
        "Die Ablage ist leer; es fehlt die Karte, auf die du spielen kannst.",
        "8♠ liegt zweimal in Spalte A und auf dem Talon; es darf diese Karte nur einmal geben.",
    )
    assert Setup.empty().with_cards("waste", deal(24).waste).remarks() == (
        "In keiner Spalte liegt eine Karte, es gibt also nichts zu spielen.",
        "51 Karten sind noch nicht verwendet.",
    )


def test_cards_and_places() -> None:
    assert [card.words for card in cards("7D QH AC TS")] == [
        "Karo-Sieben",
        "Herz-Dame",
        "Kreuz-Ass",
        "Pik-Zehn",
    ]
    assert str(cards("QH")[0]) == "Q♥"
    assert [place_in_words("A"), place_in_words("stock", "whereto")] == ["Spalte A", "auf den Talon"]


def test_a_scorecard() -> None:
    card = Scorecard(Course(1, "classic"), ["Ann"])
    assert card.concede("Ann", 2, card.course.opening(2)).text() == (
        "Platz C9-1-classic\n"
        "Auf einen König passt nur eine Dame; abgeräumt zählt null; zurücknehmen, so oft du willst; ziehen, "
        "wann du willst\n"
        "\n"
        "Loch  │ 1 │    2 │ 3 │ 4 │ 5 │ 6 │ 7 │ 8 │ 9 │ Summe\n"
        "Spiel │ 1 │    2 │ 3 │ 4 │ 5 │ 6 │ 7 │ 8 │ 9 │\n"
        "──────┼───┼──────┼───┼───┼───┼───┼───┼───┼───┼──────\n"
        "Ann   │ · │ +35c │ · │ · │ · │ · │ · │ · │ · │   +35\n"
        "\n"
        "Ann: +35 nach 1 von 9 Löchern; im Mittel +35.00 auf 1 Loch (0 beendet, 1 aufgegeben); abgeräumt 0 von 1 "
        "(0 %)\n"
        "c  aufgegeben: zählt die Karten, die noch lagen\n"
        "·  offen: zählt nichts und ist in keiner Summe"
    )


def test_the_catalogue() -> None:
    assert repr(catalogue()[:1]).startswith("1 Spiel aus dem Katalog\n  number ")
    assert repr(catalogue()).startswith("7475 Spiele aus dem Katalog\n")
    assert repr(catalogue()).endswith("\n  ... und noch 7465")


def test_what_is_written_to_files_stays_as_it_is() -> None:
    card = Scorecard(Course(1, "classic"), ["Ann"])
    german = card.to_csv(), card.to_json()
    use_language("en")
    assert (card.to_csv(), card.to_json()) == german
