"""The glossary: whole in both languages, found by any form, and true to the lessons that it names."""

import re
import tomllib
from dataclasses import replace
from html.parser import HTMLParser
from importlib.resources import files

import pytest

import golf_nb as golf
from golf_nb.language.table import codes, table
from golf_nb.lessons.glossary import Glossary, Word, glossary, words_of
from golf_nb.lessons.kinds import SayStep
from golf_nb.lessons.prose import lesson_sentences

SHAPE = tomllib.loads((files("golf_nb.lessons") / "glossary.toml").read_text(encoding="utf-8"))
FRAME = {"see_also", "lesson"}

# What a learner reads on the buttons and in the lines of tables, courses and tutors, as English writes it there.
SEEN = {
    "table": (
        *("draw", "play", "undo", "redo", "restart", "hint"),
        *("exposed", "column", "stock", "waste", "fits", "deal"),
    ),
    "panels": ("rules", "share code", "stock", "cleared"),
    "advice": ("best line", "score", "cleared", "position"),
    "course": ("hole", "course", "deal", "par", "cleared"),
    "tutor": ("hint", "goal", "stars", "stock"),
    "checks": ("goal", "exposed cards", "run", "drawn"),
}  # fmt: skip


class Lists(HTMLParser):
    """Reads definition lists: the terms' anchors, what links lead to, and all text."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.anchors: list[str] = []
        self.links: list[str] = []
        self.text = ""
        self.tags: list[str] = []
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        values = dict(attrs)
        if tag == "dt":
            self.anchors.append(values["id"] or "")
        if tag == "a":
            self.links.append(values["href"] or "")

    def handle_data(self, data: str) -> None:
        self.text += data


def written(found: Glossary) -> list[str]:
    return [word.word for word in found.words]


def forms(code: str, language: str) -> list[str]:
    return str(table(language)[f"glossary.{code}.forms"]).split(" | ")


def occurs(code: str, text: str, language: str = "en") -> bool:
    return any(
        re.search(rf"(?<!\w){re.escape(form)}(?!\w)", text, re.IGNORECASE) for form in forms(code, language)
    )


# One word


def test_a_word_reads_well_in_a_terminal() -> None:
    assert repr(golf.glossary("waste")) == (
        "waste\n"
        "    The pile to which all cards go. Only its top card counts, and no card comes back\n"
        "    from it.\n"
        "    See also: stock, play\n"
        '    Lesson: Nothing comes back – golf.Tutor("nothing-comes-back")'
    )


@pytest.mark.parametrize(
    "asked,word",
    [
        ("WASTE", "waste"),
        (" free   cards ", "exposed card"),
        ("exposed", "exposed card"),
        ("chain", "run"),
        ("drew", "draw"),
        ("Rule sets", "rule set"),
        ("compulsory", "compulsory play"),
        ("taken back", "undo"),
        ("Ablage", "waste"),
        ("bedeckt", "covered card"),
    ],
)
def test_a_word_is_found_in_any_form_and_case(asked: str, word: str) -> None:
    assert written(glossary(asked)) == [word]


@pytest.mark.parametrize(
    "asked,near",
    [("wast", "waste"), ("kolumn", "column"), ("exposde card", "exposed card"), ("bloked", "blocked")],
)
def test_a_slip_is_quoted_with_what_looks_like_it(asked: str, near: str) -> None:
    with pytest.raises(golf.GolfError) as caught:
        glossary(asked)
    assert str(caught.value).startswith(
        f'"{asked}": this word is not in the glossary; expected one of {near}'
    )
    assert str(caught.value).count(",") < 5


@pytest.mark.parametrize("asked", ["chip", "", "24", "🃏"])
def test_what_looks_like_nothing_is_told_all_words(asked: str) -> None:
    with pytest.raises(golf.GolfError) as caught:
        glossary(asked)
    expected = ", ".join(written(glossary()))
    assert str(caught.value) == f'"{asked}": this word is not in the glossary; expected one of {expected}'


def test_german_words_are_explained_in_german() -> None:
    golf.use_language("de")
    assert repr(glossary("abgeräumt")) == (
        "abräumen\n"
        "    Alle Karten der Spalten spielen. Auf dem Talon dürfen Karten liegen bleiben.\n"
        "    Siehe auch: blockiert, Ergebnis\n"
        f'    Lektion: {golf.lesson("blocked").title} – golf.Tutor("blocked")'
    )
    assert written(glossary("FUSS")) == ["Fuß"]
    assert written(glossary("waste")) == ["Ablage"], "who reads an English notebook may ask in English"
    with pytest.raises(golf.GolfError, match="expected one of Spalte"):
        glossary("Spallte")


# All words


def test_there_are_words_for_all_that_a_learner_meets() -> None:
    assert written(glossary()) == [
        *(
            "tableau",
            "column",
            "rank",
            "suit",
            "pack",
            "exposed card",
            "covered card",
            "foot",
            "stock",
            "waste",
        ),
        *("play", "fit", "draw", "run", "undo", "redo", "restart"),
        *("deal", "deal number", "hand", "position", "share code"),
        *("clear", "blocked", "score", "stroke", "hole", "course", "par", "best line"),
        *("rule set", "king rule", "compulsory play", "fork", "buried king", "hold back"),
        *("goal", "hint", "star"),
    ]


@pytest.mark.parametrize("language", codes())
def test_every_word_is_whole_in_every_language(language: str) -> None:
    keys = {key.split(".", 1)[1] for key in table(language) if key.startswith("glossary.")}
    assert keys == FRAME | {f"{code}.{part}" for code in SHAPE for part in ("word", "forms", "means")}
    every = [form.casefold() for code in SHAPE for form in forms(code, language)]
    assert len(every) == len(set(every)), "no form belongs to two words"
    for code in SHAPE:
        entry = {part: str(table(language)[f"glossary.{code}.{part}"]) for part in ("word", "means")}
        assert entry["word"] in forms(code, language)
        assert all(form.strip() for form in forms(code, language)), code
        assert 2 <= len(entry["means"].split()) <= 50, "short enough to be read at once"
        assert entry["means"].endswith("."), code


@pytest.mark.parametrize("code", SHAPE)
def test_the_lesson_of_a_word_exists_and_uses_it(code: str) -> None:
    shape = SHAPE[code]
    assert set(shape) <= {"lesson", "related"}
    assert set(shape["related"]) <= SHAPE.keys() - {code}
    assert len(set(shape["related"])) == len(shape["related"]) >= 1
    if "lesson" in shape:
        assert shape["lesson"] in golf.lessons()
        assert occurs(code, " ".join(lesson_sentences(golf.lesson(shape["lesson"]))))
    else:
        assert code in {"tableau", "redo", "deal_number", "position", "share_code", "par", "best_line"} | {
            "goal",
            "hint",
            "star",
        }, "a word that a lesson could teach"


@pytest.mark.parametrize("subject", SEEN)
def test_words_that_the_interface_uses_are_explained(subject: str) -> None:
    texts = " ".join(
        str(entry) for key, entry in table("en").items() if key.startswith(f"{subject}.")
    ).casefold()
    for word in SEEN[subject]:
        assert re.search(rf"(?<!\w){word}(?!\w)", texts), f"the interface does not say {word}"
        assert glossary(word).words


def test_the_words_of_the_rules_are_explained() -> None:
    for rules in golf.Rules.presets():
        said = golf.Rules.preset(rules).in_words
        assert {"undo", "draw"} <= {code for code in SHAPE if occurs(code, said)}, said
    position = golf.deal(24, "compulsory")
    refused = [str(position.refusal(move)) for move in ("C", "draw")]
    assert [[code for code in SHAPE if occurs(code, text)] for text in refused] == [
        ["fit"],
        ["play", "fit", "draw"],
    ]


# On a page


def test_a_list_on_a_page_is_a_definition_list_with_links() -> None:
    page = glossary()._repr_html_()
    read = Lists(page)
    assert page.startswith(
        '<dl class="golf-glossary" lang="en"><dt id="golf-word-tableau"><dfn>tableau</dfn></dt><dd>'
    )
    assert read.anchors == [f"golf-word-{code}" for code in SHAPE]
    assert read.links == [f"#golf-word-{other}" for shape in SHAPE.values() for other in shape["related"]]
    assert set(read.tags) == {"dl", "dt", "dd", "dfn", "a", "br", "small"}
    assert "a card fits if its rank" in read.text.casefold()


def test_one_word_on_a_page_has_no_link_that_leads_nowhere() -> None:
    read = Lists(glossary("undo")._repr_html_())
    assert (read.anchors, read.links) == (["golf-word-undo"], [])
    assert read.text == (
        "undoTo take the last move back. The rules say how far back you may go."
        'See also: redo, restartLesson: Undo, three ways – golf.Tutor("undo-three-ways")'
    )


def test_two_lists_on_a_page_keep_their_links() -> None:
    read = Lists(glossary().html("mine"))
    assert all(anchor.startswith("mine-") for anchor in read.anchors)
    assert {link.removeprefix("#") for link in read.links} <= set(read.anchors)


def test_everything_on_a_page_is_escaped() -> None:
    nasty = "<b onclick='x'>&\""
    page = Glossary((Word(nasty, nasty, nasty, (nasty,), nasty, nasty),), nasty).html(nasty)
    read = Lists(page)
    assert set(read.tags) == {"dl", "dt", "dd", "dfn", "a", "br", "small"}
    assert read.anchors == [f"{nasty}-{nasty}"]
    assert read.links == [f"#{nasty}-{nasty}"]


def test_the_list_says_its_language() -> None:
    golf.use_language("de")
    assert ' lang="de"><dt id="golf-word-waste"><dfn>Ablage</dfn></dt>' in glossary("Ablage").html()


# In a lesson


def test_the_words_of_a_lesson_are_those_of_its_texts() -> None:
    assert written(words_of(golf.lesson("a-fork"))) == [
        *("column", "rank", "exposed card", "covered card", "stock", "waste"),
        *("play", "fit", "run", "clear", "fork"),
    ]
    for name in golf.lessons():
        text = " ".join(lesson_sentences(golf.lesson(name)))
        found = {word.code for word in words_of(golf.lesson(name)).words}
        assert found == {code for code in SHAPE if occurs(code, text)}, name


def test_every_word_that_a_lesson_teaches_is_among_its_words() -> None:
    for code, shape in SHAPE.items():
        if "lesson" in shape:
            assert code in {word.code for word in words_of(golf.lesson(shape["lesson"])).words}


@pytest.mark.parametrize(
    "text,found",
    [
        ("The whole outfit reruns a wasted par-ty.", ["par"]),
        ("WASTE! Stock? (Undo).", ["stock", "waste", "undo"]),
        ("A player's display, an overplay, a playful rankling.", []),
        ("Hold it\n back for\n the rule  set.", ["rule set", "hold back"]),
        ("Nothing of the game.", []),
    ],
)
def test_whole_words_count_in_any_case(text: str, found: list[str]) -> None:
    bare = replace(golf.lesson("a-fork"), title="", intro="", steps=(SayStep(text=text),), done="")
    assert written(words_of(bare)) == found


def test_a_lesson_that_nobody_has_translated_is_explained_in_the_language_that_is_spoken() -> None:
    english = golf.lesson("a-fork")
    golf.use_language("de")
    assert written(words_of(english))[-3:] == ["Folge", "abräumen", "Gabelung"]
    assert words_of(golf.lesson("a-chain-that-turns")).language == "de"
    assert {"Folge", "Ablage", "passen"} <= set(written(words_of(golf.lesson("a-chain-that-turns"))))
