"""The words of the game, explained for learners: looked up in any of their forms, or found in a lesson's texts."""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cache
from html import escape
from importlib.resources import files
from textwrap import fill
from typing import TYPE_CHECKING, Final

from golf_nb.engine import GolfError
from golf_nb.language import say, speaks
from golf_nb.language.table import ENGLISH, codes, forms
from golf_nb.lessons.library import lesson
from golf_nb.lessons.prose import lesson_sentences

if TYPE_CHECKING:
    from collections.abc import Mapping

    from golf_nb.lessons.model import Lesson

_WIDTH: Final = 88
_INDENT: Final = "    "
# How much of a word must be right to be taken for a slip; with less, "chip" is near to "chain".
_ALIKE: Final = 0.7


@dataclass(frozen=True, slots=True)
class Word:
    """One word of the game.

    Parameters
    ----------
    code : str
        Its name in the tables of words, the same in every language.
    word : str
        The word as it is written.
    means : str
        What it means, in one or two sentences.
    related : tuple of str
        Words that belong to it.
    lesson, title : str
        The lesson that teaches it, and its title; empty for a word of the tables and tutors.
    """

    code: str
    word: str
    means: str
    related: tuple[str, ...] = ()
    lesson: str = ""
    title: str = ""

    @property
    def text(self) -> str:
        """The word and what is said about it, as plain text in lines of a readable length."""
        further = (f"{name}: {', '.join(things)}" for name, things in self._further())
        return "\n".join((self.word, *map(_paragraph, (self.means, *further))))

    def html(self, anchors: Mapping[str, str]) -> str:
        """Return the word and what is said about it as a term of a definition list.

        Parameters
        ----------
        anchors : mapping of str to str
            The anchors of the words that are in the list, by the word; other words are no links.
        """
        further = "".join(
            f"<br><small>{escape(name)}: {', '.join(_link(thing, anchors) for thing in things)}</small>"
            for name, things in self._further()
        )
        term = f'<dt id="{escape(anchors[self.word])}"><dfn>{escape(self.word)}</dfn></dt>'
        return f"{term}<dd>{escape(self.means)}{further}</dd>"

    def _further(self) -> tuple[tuple[str, tuple[str, ...]], ...]:
        """Return what stands after the explanation: names, each with the things that it introduces."""
        taught = (f'{self.title} – golf.Tutor("{self.lesson}")',) if self.lesson else ()
        named = ((say("glossary.see_also"), self.related), (say("glossary.lesson"), taught))
        return tuple((name, things) for name, things in named if things)


@dataclass(frozen=True, slots=True, repr=False)
class Glossary:
    """Some words of the game with their meanings: text in a terminal, a list with links in a notebook.

    Parameters
    ----------
    words : tuple of Word
        The words in the order in which a learner meets them.
    language : str
        The code of the language in which they are explained.
    """

    words: tuple[Word, ...]
    language: str

    def __repr__(self) -> str:
        return "\n\n".join(word.text for word in self.words)

    def _repr_html_(self) -> str:
        return self.html()

    def html(self, prefix: str = "golf-word") -> str:
        """Return the words as a definition list.

        Parameters
        ----------
        prefix : str
            What the anchors begin with. Two lists on one page want two prefixes, so that a link stays in its own.

        Returns
        -------
        str
            The list; everything in it is escaped.
        """
        anchors = {word.word: f"{prefix}-{word.code}" for word in self.words}
        terms = "".join(word.html(anchors) for word in self.words)
        return f'<dl class="golf-glossary" lang="{escape(self.language)}">{terms}</dl>'


def glossary(word: str | None = None) -> Glossary:
    """Explain the words of the game, or one of them.

    Parameters
    ----------
    word : str or None
        A word in any of its forms, in the language that is spoken or in another one; upper and lower case are the
        same. None: all words.

    Returns
    -------
    Glossary
        The words with their meanings.

    Raises
    ------
    GolfError
        If there is no such word; it lists those that look like it.

    Examples
    --------
    >>> import golf_nb as golf
    >>> golf.glossary("redo")
    redo
        To make a move again that you took back.
        See also: undo
    """
    if word is None:
        return _explained(tuple(_shape()))
    wanted = _plain(str(word))
    for language in dict.fromkeys((speaks(), *codes())):
        found = _codes_by_form(language).get(wanted)
        if found is not None:
            return _explained((found,))
    raise GolfError("this word is not in the glossary", text=str(word), expected=f"one of {_near(wanted)}")


def words_of(lesson: Lesson) -> Glossary:
    """Return the words of the game that occur in a lesson's texts.

    Parameters
    ----------
    lesson : Lesson
        The lesson. Its texts may be in another language than the one that is spoken.

    Returns
    -------
    Glossary
        The words, explained in the language that is spoken.
    """
    text = " ".join(" ".join(lesson_sentences(lesson)).split())
    found = (_occurring(text, language) for language in dict.fromkeys((speaks(), ENGLISH)))
    # The language in which more words are found is the language of the lesson.
    return _explained(max(found, key=len))


@cache
def _shape() -> dict[str, dict[str, object]]:
    """Return what is the same in every language: of each word its lesson and the words that belong to it."""
    text = (files("golf_nb.lessons") / "glossary.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)


def _explained(codes_of_words: tuple[str, ...]) -> Glossary:
    return Glossary(tuple(map(_word, codes_of_words)), speaks())


def _word(code: str) -> Word:
    shape = _shape()[code]
    related, taught_in = shape["related"], str(shape.get("lesson", ""))
    return Word(
        code,
        say(f"glossary.{code}.word"),
        say(f"glossary.{code}.means"),
        tuple(say(f"glossary.{other}.word") for other in related) if isinstance(related, list) else (),
        taught_in,
        lesson(taught_in).title if taught_in else "",
    )


@cache
def _forms(language: str) -> dict[str, tuple[str, ...]]:
    """Return all forms of each word in a language."""
    return {code: forms(language, f"glossary.{code}.forms") for code in _shape()}


@cache
def _codes_by_form(language: str) -> dict[str, str]:
    return {_plain(form): code for code, known in _forms(language).items() for form in known}


@cache
def _patterns(language: str) -> dict[str, re.Pattern[str]]:
    """Return what finds any form of each word, as a whole word, in any case."""
    return {
        code: re.compile(rf"(?<!\w)(?:{'|'.join(map(re.escape, known))})(?!\w)", re.IGNORECASE)
        for code, known in _forms(language).items()
    }


def _occurring(text: str, language: str) -> tuple[str, ...]:
    return tuple(code for code, pattern in _patterns(language).items() if pattern.search(text))


def _near(wanted: str) -> str:
    """Return the words that look like a text; all of them if none does."""
    known = _codes_by_form(speaks())
    like = [known[form] for form in get_close_matches(wanted, known, n=5, cutoff=_ALIKE)]
    return ", ".join(say(f"glossary.{code}.word") for code in dict.fromkeys(like or _shape()))


def _plain(text: str) -> str:
    return " ".join(text.split()).casefold()


def _paragraph(text: str) -> str:
    return fill(text, _WIDTH, initial_indent=_INDENT, subsequent_indent=_INDENT, break_on_hyphens=False)


def _link(thing: str, anchors: Mapping[str, str]) -> str:
    anchor = anchors.get(thing)
    return escape(thing) if anchor is None else f'<a href="#{escape(anchor)}">{escape(thing)}</a>'
