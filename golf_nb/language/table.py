"""The tables of sentences: read when they are first needed, and kept."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Final, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from importlib.resources.abc import Traversable

ENGLISH: Final = "en"
"""The language that has every key, and that stands in where another one has none."""

_SUFFIX: Final = ".toml"
_ROOT: Final = files("golf_nb.language")

PLURALS: Final = frozenset({"one", "other"})
"""The forms of a text that depends on a number."""

Pairs: TypeAlias = tuple[tuple[str, str], ...]
Entry: TypeAlias = "str | dict[str, str] | Pairs"


@cache
def codes() -> tuple[str, ...]:
    """Return the codes of the languages that there are, such as ``en``, in alphabetical order."""
    return tuple(
        sorted(folder.name for folder in _ROOT.iterdir() if (folder / f"language{_SUFFIX}").is_file())
    )


@cache
def table(language: str) -> Mapping[str, Entry]:
    """Return every entry of a language by its key.

    Parameters
    ----------
    language : str
        One of `codes`.

    Returns
    -------
    mapping of str to Entry
        A text; two forms of a text, for one and for another number of things; or pairs of texts.
    """
    entries: dict[str, Entry] = {}
    for file in _files(language):
        import tomllib  # takes as long as the rest of the package, and most programs need no sentence

        read = tomllib.loads(file.read_text(encoding="utf-8"))
        entries.update(_entries(file.name.removesuffix(_SUFFIX), read))
    return entries


def forms(language: str, key: str) -> tuple[str, ...]:
    """Return the forms under which a word occurs, which a table lists with bars between them: ``draw | drew``.

    Parameters
    ----------
    language : str
        One of `codes`.
    key : str
        The key of such a list.

    Raises
    ------
    KeyError
        If the language has none.
    """
    return tuple(str(table(language)[key]).split(" | "))


def _files(language: str) -> Iterator[Traversable]:
    folder = _ROOT / language
    return (file for file in folder.iterdir() if file.name.endswith(_SUFFIX))


def _entries(key: str, value: Any) -> Iterator[tuple[str, Entry]]:  # noqa: ANN401  # as it stands in the file
    if isinstance(value, dict) and not set(value) <= PLURALS:
        for name, inner in value.items():
            yield from _entries(f"{key}.{name}", inner)
    elif isinstance(value, list):
        yield key, tuple((first, second) for first, second in value)
    else:
        yield key, value
