"""Which language is spoken, and how a text is found and filled in."""

from threading import Thread

import pytest

from golf_nb.engine import GolfError, use_language
from golf_nb.language import (
    counted,
    ended,
    languages,
    listed,
    pairs,
    say,
    sentence_case,
    speaking,
    speaks,
    use,
)


def test_english_is_spoken_where_nothing_was_chosen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("GOLF_NB_LANGUAGE", raising=False)
    assert speaks() == "en"
    assert languages() == {"de": "Deutsch", "en": "English"}


def test_a_language_is_chosen_and_left_again() -> None:
    use_language("de")
    assert (speaks(), counted(1), counted(2), listed("ABC", "or")) == (
        "de",
        "1 Karte",
        "2 Karten",
        "A, B oder C",
    )
    use_language("en")
    assert (speaks(), counted(1), counted(2), listed("ABC", "or")) == ("en", "1 card", "2 cards", "A, B or C")


@pytest.mark.parametrize("code", ["fr", "", "DE", "english", "../en"])
def test_an_unknown_language_changes_nothing(code: str) -> None:
    with pytest.raises(GolfError) as caught:
        use_language(code)
    expected = f'"{code}": there is no such language; expected one of de (Deutsch), en (English)'
    assert (str(caught.value), speaks()) == (expected, "en")


def test_the_environment_chooses_the_first_language(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GOLF_NB_LANGUAGE", "de")
    assert say("lists.and") == "und"
    use("en")
    assert say("lists.and") == "and"


def test_an_unknown_language_of_the_environment_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GOLF_NB_LANGUAGE", "fr")
    with pytest.warns(
        UserWarning, match='^GOLF_NB_LANGUAGE="fr": there is no such language; expected one of de, en$'
    ):
        assert speaks() == "en"


@pytest.mark.parametrize("key", ["table.no such text", "no such file.draw", "count"])
def test_a_text_that_is_not_there_is_a_mistake(key: str) -> None:
    with pytest.raises(KeyError):
        say(key)
    with pytest.raises(KeyError):
        pairs(key)


def test_a_list_is_no_text_and_a_text_is_no_list() -> None:
    with pytest.raises(KeyError):
        pairs("lists.and")


def test_braces_that_are_not_filled_in_are_a_mistake() -> None:
    with pytest.raises(KeyError):
        say("count.cards")


def test_a_sentence_begins_with_a_capital() -> None:
    assert (sentence_case("the stock"), sentence_case("8♠ fits"), sentence_case("")) == (
        "The stock",
        "8♠ fits",
        "",
    )


def test_another_language_is_spoken_for_a_while() -> None:
    use("de")
    with speaking("en"):
        assert (speaks(), say("lists.and")) == ("en", "and")
        with speaking("de"):
            assert say("lists.and") == "und"
        use("en")
        assert say("lists.and") == "and"
        use("de")
    assert say("lists.and") == "und"


def test_an_error_ends_the_while() -> None:
    with pytest.raises(ZeroDivisionError), speaking("de"):
        raise ZeroDivisionError
    assert speaks() == "en"


def test_a_function_speaks_a_language_whenever_it_is_called() -> None:
    @speaking("de")
    def two() -> str:
        return counted(2)

    assert (two(), counted(2), two()) == ("2 Karten", "2 cards", "2 Karten")


def test_another_thread_speaks_as_before() -> None:
    heard: list[str] = []
    with speaking("de"):
        thread = Thread(target=lambda: heard.append(say("lists.and")))
        thread.start()
        thread.join()
    assert heard == ["and"]


@pytest.mark.parametrize(
    "text, expected",
    [("8♠ fits", "8♠ fits."), ("Yes.", "Yes."), ("Who?", "Who?"), ("Stop!", "Stop!"), ("So …", "So …")],
)
def test_a_sentence_ends_once(text: str, expected: str) -> None:
    assert ended(text) == expected
