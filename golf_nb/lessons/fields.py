"""Typed access to one TOML table: every key is asked for by its type, and unknown keys are refused."""

from __future__ import annotations

import difflib
import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from golf_nb.lessons.errors import key_text

if TYPE_CHECKING:
    from collections.abc import Iterable

    from golf_nb.lessons.errors import KeyPath, LessonError
    from golf_nb.lessons.source import Source

_KINDS = {
    bool: "true or false",
    int: "a number",
    float: "a number",
    str: "a text",
    list: "a list",
    dict: "a table",
}


@dataclass(frozen=True, slots=True)
class Fields:
    """One table of a lesson file.

    Parameters
    ----------
    source : Source
        The file.
    path : tuple of str and int
        Where the table stands in it.
    values : dict
        Its keys and values.
    """

    source: Source
    path: KeyPath
    values: dict[str, Any]

    def __contains__(self, key: str) -> bool:
        return key in self.values

    def only(self, known: Iterable[str], what: str) -> None:
        """Refuse keys that do not belong here.

        Parameters
        ----------
        known : iterable of str
            The keys that do.
        what : str
            What the table is, for the message.

        Raises
        ------
        LessonError
            For the first unknown key; the nearest known one is suggested.
        """
        known = sorted(known)
        for key in self.values:
            if key not in known:
                near = difflib.get_close_matches(key, known, n=1)
                expected = f'perhaps "{near[0]}"' if near else f"one of {', '.join(known)}"
                raise self.error(key, f"{what} has no such key", text=key, expected=expected)

    def error(
        self, key: str, problem: str, *, text: str | None = None, expected: str | None = None
    ) -> LessonError:
        """Return an error about one key of this table."""
        return self.source.error((*self.path, key), problem, text=text, expected=expected)

    def text(self, key: str, default: str | None = None) -> str:
        """Return a text as the learner reads it: see `flowing`.

        Parameters
        ----------
        key : str
            The key.
        default : str or None
            What a missing key means; None: it must be there.

        Returns
        -------
        str
            The text, not empty unless the default is.
        """
        if key not in self.values and default is not None:
            return default
        return flowing(self.raw(key))

    def raw(self, key: str) -> str:
        """Return a required text exactly as it stands, which must not be blank."""
        return self._checked_text((*self.path, key), self._value(key))

    def texts(self, key: str) -> tuple[str, ...]:
        """Return one text or a list of texts as a tuple; a missing key is an empty one."""
        if key not in self.values:
            return ()
        value = self.values[key]
        path = (*self.path, key)
        if isinstance(value, str):
            return (self._checked_text(path, value).strip(),)
        if not isinstance(value, list):
            raise self.error(key, f"this is {_kind(value)}", expected="a text or a list of texts")
        return tuple(self._checked_text((*path, index), entry).strip() for index, entry in enumerate(value))

    def number(self, key: str) -> int:
        """Return a required whole number."""
        value = self._value(key)
        if isinstance(value, bool) or not isinstance(value, int):
            raise self.error(key, f"this is {_kind(value)}", expected="a whole number")
        return value

    def table(self, key: str) -> Fields:
        """Return a table; a missing key is an empty one."""
        value = self.values.get(key, {})
        if not isinstance(value, dict):
            raise self.error(key, f"this is {_kind(value)}", expected="a table")
        return Fields(self.source, (*self.path, key), value)

    def tables(self, key: str) -> tuple[Fields, ...]:
        """Return a list of tables; a missing key is an empty one."""
        value = self.values.get(key, [])
        if not isinstance(value, list):
            raise self.error(key, f"this is {_kind(value)}", expected="a list of tables")
        for index, entry in enumerate(value):
            if not isinstance(entry, dict):
                raise self.source.error(
                    (*self.path, key, index), f"this is {_kind(entry)}", expected="a table"
                )
        return tuple(
            Fields(self.source, (*self.path, key, index), entry) for index, entry in enumerate(value)
        )

    def _value(self, key: str) -> Any:  # noqa: ANN401 - its callers check the type
        if key not in self.values:
            where = f"{key_text(self.path)} has" if self.path else "the lesson has"
            raise self.error(key, f'{where} no "{key}"')
        return self.values[key]

    def _checked_text(self, path: KeyPath, value: Any) -> str:  # noqa: ANN401 - this is the check
        if not isinstance(value, str):
            raise self.source.error(path, f"this is {_kind(value)}", expected="a text")
        if not value.strip():
            raise self.source.error(path, "this text is empty", expected="a text")
        return value


def flowing(text: str) -> str:
    r"""Join the lines of each paragraph, so that a file may break lines where it likes.

    Parameters
    ----------
    text : str
        A text; blank lines separate its paragraphs.

    Returns
    -------
    str
        Paragraphs of one line each, separated by one blank line.

    Examples
    --------
    >>> flowing("one\ntwo\n\n\nthree\n")
    'one two\n\nthree'
    """
    paragraphs = re.split(r"\n\s*\n", text.strip())
    return "\n\n".join(" ".join(paragraph.split()) for paragraph in paragraphs)


def _kind(value: object) -> str:
    return _KINDS.get(type(value), "a date or time")
