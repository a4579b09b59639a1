"""A translated lesson is the same lesson in other words."""

from __future__ import annotations

import re
from dataclasses import fields, is_dataclass
from typing import TYPE_CHECKING

import pytest

from golf_nb.engine import GolfError, Position, use_language
from golf_nb.language.table import codes
from golf_nb.lessons import Attempt, Lesson, lesson, lessons, read_lesson
from golf_nb.solver import least_left
from tests.lessons.examples import at_page, said
from tests.lessons.spoken import EVERY_TRANSLATED, TRANSLATED, text_of

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

PROSE = {"title", "intro", "done", "text", "alt", "why", "hints", "then", "others", "what_if", "reply"}
CARD = re.compile(r"(?:10|[2-9AJQK])[♣♦♥♠]")


def parts(value: object, path: tuple[object, ...] = ()) -> Iterator[tuple[tuple[object, ...], object]]:
    """Give every smallest part of a lesson with the way to it."""
    if is_dataclass(value) and not isinstance(value, Position):
        yield path, type(value).__name__
        for each in fields(value):
            yield from parts(getattr(value, each.name), (*path, each.name))
    elif isinstance(value, tuple):
        yield path, len(value)
        for number, inner in enumerate(value):
            yield from parts(inner, (*path, number))
    else:
        yield path, value


def is_prose(path: tuple[object, ...], value: object) -> bool:
    """Return whether a part is a text that a learner reads."""
    if not isinstance(value, str) or not path:
        return False
    names = [name for name in path if isinstance(name, str)]
    # A reply stands beside the wrong answer that it is about.
    return names[-1] in PROSE or (names[-1] == "replies" and path[-1] == 1)


def not_the_same(english: Lesson, other: Lesson) -> list[object]:
    """Return where a translation says something else than its original, apart from its words."""
    before, after = dict(parts(english)), dict(parts(other))
    prose = {path for path, value in before.items() if is_prose(path, value)}
    ours = {path: value for path, value in before.items() if path not in prose}
    theirs = {path: value for path, value in after.items() if path not in prose}
    return [path for path in ours.keys() | theirs.keys() if ours.get(path) != theirs.get(path)]


def not_translated(english: Lesson, other: Lesson) -> list[object]:
    """Return which texts are missing or still English, or name other cards."""
    after = dict(parts(other))
    found: list[object] = []
    for path, text in parts(english):
        if is_prose(path, text):
            before, there = str(text), str(after[path])
            same = bool(re.search("[a-z]", before)) and before == there
            if same or bool(before) != bool(there) or set(CARD.findall(before)) != set(CARD.findall(there)):
                found.append(path)
    return found


def both(code: str, name: str) -> tuple[Lesson, Lesson]:
    return read_lesson(text_of("en", name), name), read_lesson(text_of(code, name), name)


def test_there_are_german_lessons() -> None:
    german = {name for code, name in TRANSLATED if code == "de"}
    assert german >= {
        "a-chain-that-turns",
        "kings",
        "only-the-last-card",
        "one-up-or-one-down",
        "draw-when-you-like",
    }


@EVERY_TRANSLATED
def test_a_translation_belongs_to_a_lesson_and_a_language(code: str, name: str) -> None:
    assert name in lessons()
    assert code in codes()


@EVERY_TRANSLATED
def test_only_the_words_differ(code: str, name: str) -> None:
    assert not_the_same(*both(code, name)) == []


@EVERY_TRANSLATED
def test_every_word_is_translated(code: str, name: str) -> None:
    assert not_translated(*both(code, name)) == []


@pytest.mark.parametrize(
    "old, new",
    [
        ("minutes = 5", "minutes = 4"),
        ('rules = "king-stops"', 'rules = "classic"'),
        ('hint = "Welche Werte passen auf einen Buben?"\n', ""),
        ('{ ring = "waste" }', '{ ring = "A" }'),
    ],
)
def test_another_lesson_is_found_out(old: str, new: str) -> None:
    english, text = text_of("en", "a-chain-that-turns"), text_of("de", "a-chain-that-turns")
    assert old in text
    assert not_the_same(read_lesson(english, "l"), read_lesson(text.replace(old, new, 1), "l"))


@pytest.mark.parametrize(
    "old, new",
    [
        (
            'then = "Die Folge hat sich gewendet: ein Schritt abwärts."',
            'then = "The run has turned: one step down."',
        ),
        ('then = "Die Folge hat sich gewendet: ein Schritt abwärts."\n', ""),
        ("Unter 9♥ liegt nichts", "Unter 9♣ liegt nichts"),
    ],
)
def test_words_that_are_not_translated_are_found_out(old: str, new: str) -> None:
    english, text = text_of("en", "a-chain-that-turns"), text_of("de", "a-chain-that-turns")
    assert old in text
    found = not_translated(read_lesson(english, "l"), read_lesson(text.replace(old, new, 1), "l"))
    assert len(found) == 1


# ------------------------------------------------------------------------------ found and spoken


def test_a_lesson_is_found_in_the_language_that_is_spoken() -> None:
    assert lesson("only-the-last-card").title == "Only the last card"
    use_language("de")
    assert lesson("only-the-last-card").title == "Nur die letzte Karte"
    assert lesson("only-the-last-card").name == "only-the-last-card"
    assert lesson("only-the-last-card").language == "de"
    assert len(set(lessons())) == len(lessons())


def test_a_lesson_that_nobody_has_translated_is_in_english() -> None:
    english = next(name for name in lessons() if ("de", name) not in TRANSLATED)
    before = lesson(english)
    use_language("de")
    assert lesson(english) == before
    assert before.language == "en"


def test_a_file_of_ones_own_stays_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "only-the-last-card.toml"
    path.write_text(text_of("en", "only-the-last-card"), "utf-8")
    use_language("de")
    assert lesson(path).title == "Only the last card"
    assert lesson(path).language == ""  # nobody has said in which language it is written


@pytest.mark.parametrize("name", ["de", "de/only-the-last-card", "../de/only-the-last-card"])
def test_a_translation_has_no_name_of_its_own(name: str) -> None:
    with pytest.raises(GolfError, match="there is no lesson of this name"):
        lesson(name)


def test_what_was_done_in_one_language_goes_on_in_the_other() -> None:
    english = at_page(lesson("one-up-or-one-down"), 6).choose(0).choose(1)
    use_language("de")
    german = Attempt.replay(lesson("one-up-or-one-down"), least_left, english.events)
    assert (german.index, german.view.position) == (english.index, english.view.position)
    assert said(german) == (
        "good",
        "Ja. In der Reihe kommt nach der 10 der Bube, dann die Dame, dann der König.",
    )
