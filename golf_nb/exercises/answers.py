"""Reading what a learner answered, in whatever form: a whole number, or the letters of columns."""

from __future__ import annotations

import re
from functools import cache
from typing import Final, SupportsIndex

from golf_nb.language.table import codes, forms

__all__ = ["column_letters", "is_unanswered", "quoted", "whole_number"]

_LONGEST_QUOTE: Final = 40


def is_unanswered(answer: object) -> bool:
    """Say whether nothing has been put in the place of an answer yet.

    Parameters
    ----------
    answer : object
        What stands where the answer goes.

    Returns
    -------
    bool
        True for None, ``...`` and empty text.
    """
    return answer is None or answer is ... or (isinstance(answer, str) and not answer.strip())


def quoted(answer: object) -> str:
    """Return an answer as a verdict repeats it.

    Parameters
    ----------
    answer : object
        What stands where the answer goes.

    Returns
    -------
    str
        One line, cut where it is long.
    """
    text = " ".join(str(answer).split())
    return text if len(text) <= _LONGEST_QUOTE else f"{text[: _LONGEST_QUOTE - 1]}…"


def whole_number(answer: object) -> int | None:
    """Return an answer as a whole number.

    Parameters
    ----------
    answer : object
        What stands where the answer goes.

    Returns
    -------
    int or None
        None if it is no whole number.
    """
    match answer:
        case bool():
            return None
        case str():
            return int(answer) if re.fullmatch(r"\s*[+-]?[0-9]{1,9}\s*", answer) else None
        case float():
            return int(answer) if answer.is_integer() else None
        case SupportsIndex():
            return answer.__index__()
        case _:
            return None


def column_letters(answer: object) -> set[str] | None:
    """Return the column letters that an answer names.

    Parameters
    ----------
    answer : object
        What stands where the answer goes.

    Returns
    -------
    set of str or None
        Capital letters, of columns or not; None if it names something else.
    """
    parts = answer if isinstance(answer, list | tuple | set | frozenset) else (answer,)
    fillers = _in_every_language("checks.answer.beside_letters")
    words = [word for part in parts for word in re.findall(r"\w+", str(part).lower()) if word not in fillers]
    if len(words) == 1 and words[0] in _in_every_language("checks.answer.no_column"):
        return set()
    if not words and any(str(part).strip("- ") for part in parts):
        return None
    # Letters may stand together, as in "AC"; the caller knows which of them are columns.
    return {letter.upper() for word in words for letter in word} if all(map(str.isalpha, words)) else None


@cache
def _in_every_language(key: str) -> frozenset[str]:
    """Return words that are understood whatever language is spoken."""
    return frozenset(form for language in codes() for form in forms(language, key))
