"""The page for authors: its example is sound, and it names every key there is."""

from __future__ import annotations

import re
from pathlib import Path

from golf_nb.lessons import Judge, branches, questions, read_lesson, settings, steps
from golf_nb.lessons.asides import _BRANCH_KEYS, _MISTAKE_KEYS, _NOTE_KEYS
from golf_nb.lessons.check import problems
from golf_nb.lessons.reader import _KNOWN
from golf_nb.solver import best_score, least_left

PAGE = (Path(branches.__file__).parent / "README.md").read_text("utf-8")


def test_the_example_is_sound() -> None:
    (example,) = re.findall(r"```toml\n(.*?)```", PAGE, re.DOTALL)
    assert problems(read_lesson(example, "example"), Judge(least_left, best_score)) == ()


def test_every_key_is_named() -> None:
    keys = {
        *_KNOWN,
        *settings.TABLE_KEYS,
        *steps._EVERY,
        *questions.QUESTION_KEYS,
        *_MISTAKE_KEYS,
        *_BRANCH_KEYS,
    }
    keys |= {key for known in (*steps._KEYS.values(), *_NOTE_KEYS.values()) for key in known}
    words = set(re.findall(r"\w+", PAGE))
    assert keys - words == set()
