"""The package's lessons in every language in which they can be read."""

from __future__ import annotations

import pytest

from golf_nb.language.table import ENGLISH
from golf_nb.lessons import lessons
from golf_nb.lessons.library import _DATA

_SUFFIX = ".toml"


def _translated() -> list[tuple[str, str]]:
    """Give every lesson that somebody has translated, as a language's code and a name."""
    return sorted(
        (folder.name, file.name.removesuffix(_SUFFIX))
        for folder in _DATA.iterdir()
        if folder.is_dir()
        for file in folder.iterdir()
    )


TRANSLATED = _translated()
SPOKEN = [(ENGLISH, name) for name in lessons()] + TRANSLATED

EVERY_SPOKEN = pytest.mark.parametrize("code,name", SPOKEN)
"""Runs a test for every lesson in every language that it has; the test says `use_language(code)` first."""
EVERY_TRANSLATED = pytest.mark.parametrize("code,name", TRANSLATED)


def text_of(code: str, name: str) -> str:
    """Return the file of a lesson in a language that it has."""
    folder = _DATA if code == ENGLISH else _DATA / code
    return (folder / f"{name}{_SUFFIX}").read_text("utf-8")
