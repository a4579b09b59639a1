"""Which language is spoken, and what is said in it."""

from __future__ import annotations

import os
import warnings
from contextlib import contextmanager
from contextvars import ContextVar
from typing import TYPE_CHECKING, Final

from golf_nb.language.table import ENGLISH, codes, table

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from golf_nb.language.table import Entry, Pairs

VARIABLE: Final = "GOLF_NB_LANGUAGE"
"""The environment variable that names the language to begin with."""

_chosen: str | None = None
_here: ContextVar[str | None] = ContextVar("_here", default=None)


def languages() -> dict[str, str]:
    """Return the languages that the game speaks: each code with the language's own name for itself.

    Examples
    --------
    >>> languages()
    {'de': 'Deutsch', 'en': 'English'}
    """
    return {code: str(table(code)["language.name"]) for code in codes()}


def speaks() -> str:
    """Return the code of the language that is spoken now.

    Returns
    -------
    str
        Inside of `speaking`, its language; else what was chosen with `use`; else what the environment variable
        ``GOLF_NB_LANGUAGE`` names; else ``en``.

    Warns
    -----
    UserWarning
        If the environment variable names a language that the game does not speak; it speaks English then.
    """
    here = _here.get()
    if here is not None:
        return here
    return _from_environment() if _chosen is None else _chosen


def use(code: str | None) -> None:
    """Choose the language of everything that is said from now on.

    Parameters
    ----------
    code : str or None
        One of the codes of `languages`; None goes back to what the environment says.
    """
    global _chosen  # noqa: PLW0603  # one process speaks one language
    _chosen = code


@contextmanager
def speaking(code: str) -> Iterator[None]:
    """Speak a language for a while, in this thread only: in files and in errors, which are in English for everybody.

    It is a decorator, too: ``@speaking("en")`` before a function that is no generator.

    Parameters
    ----------
    code : str
        One of the codes of `languages`.

    Examples
    --------
    >>> with speaking("de"):
    ...     say("lists.and")
    'und'
    """
    before = _here.set(code)
    try:
        yield
    finally:
        _here.reset(before)


def say(key: str, /, **values: object) -> str:
    """Return a text of the table in the language that is spoken, with its braces filled in.

    Parameters
    ----------
    key : str
        A file's name and the key in it, such as ``table.draw``.
    **values : object
        What stands in the braces. Of two forms of a text, `count` chooses: 1 or any other number.

    Returns
    -------
    str
        The text; the English one where the language has none.

    Raises
    ------
    KeyError
        If there is no such text, or a brace is not filled in: a mistake in the program.

    Examples
    --------
    >>> say("lists.and"), say("count.cards", count=1), say("count.cards", count=3)
    ('and', '1 card', '3 cards')
    """
    entry = _entry(key)
    if isinstance(entry, dict):
        entry = entry["one" if values["count"] == 1 else "other"]
    if not isinstance(entry, str):
        raise KeyError(key)
    return entry.format_map(values) if "{" in entry else entry


def pairs(key: str, /, **values: object) -> Pairs:
    """Return a list of pairs of the table, such as keys and what they do.

    Parameters
    ----------
    key : str
        As for `say`.
    **values : object
        What stands in the braces.

    Returns
    -------
    tuple of tuple of str
        The pairs in their order.
    """
    entry = _entry(key)
    if not isinstance(entry, tuple):
        raise KeyError(key)
    return tuple((first.format_map(values), second.format_map(values)) for first, second in entry)


def counted(count: int) -> str:
    """Return a number of cards in words.

    Examples
    --------
    >>> counted(1), counted(4)
    ('1 card', '4 cards')
    """
    return say("count.cards", count=count)


def listed(things: Iterable[object], word: str = "and") -> str:
    """Return things as a sentence lists them.

    Parameters
    ----------
    things : iterable
        At least one.
    word : str
        ``and`` or ``or``: what stands before the last of several.

    Returns
    -------
    str
        The list.

    Examples
    --------
    >>> listed("ABC"), listed("AB", "or"), listed("A")
    ('A, B and C', 'A or B', 'A')
    """
    *others, last = map(str, things)
    return f"{', '.join(others)} {say(f'lists.{word}')} {last}" if others else last


def ended(text: str) -> str:
    """Return a text with a full stop behind it, unless it ends as a sentence does already.

    Examples
    --------
    >>> ended("The hand is over"), ended("Who is right?")
    ('The hand is over.', 'Who is right?')
    """
    return text if text.endswith((".", "!", "?", "…")) else f"{text}."


def sentence_case(text: str) -> str:
    """Return a text as a sentence begins with it.

    Examples
    --------
    >>> sentence_case("the stock")
    'The stock'
    """
    return text[:1].upper() + text[1:]


def _from_environment() -> str:
    wanted = os.environ.get(VARIABLE, "") or ENGLISH
    if wanted in codes():
        return wanted
    known = ", ".join(codes())
    warnings.warn(f'{VARIABLE}="{wanted}": there is no such language; expected one of {known}', stacklevel=2)
    return ENGLISH


def _entry(key: str) -> Entry:
    entry = table(speaks()).get(key)
    return table(ENGLISH)[key] if entry is None else entry
