"""Golden files: whole outputs that are compared text for text.

A test calls `compare`. When an output changes on purpose, write the files anew, look at them, and commit them::

    GOLF_NB_UPDATE_GOLDEN=1 python -m pytest tests/scene/test_svg.py
"""

from __future__ import annotations

import os
from pathlib import Path

FOLDER = Path(__file__).with_name("golden")
UPDATE = "GOLF_NB_UPDATE_GOLDEN"


def compare(name: str, text: str) -> None:
    """Assert that a golden file holds exactly this text; or write it, if the environment asks for that."""
    path = FOLDER / name
    if os.environ.get(UPDATE):
        path.write_text(text, encoding="utf-8", newline="\n")
        return
    assert path.is_file(), f"there is no golden file {name}; {UPDATE}=1 writes it"
    assert text == path.read_text(encoding="utf-8"), (
        f"{name} has changed; if that is right, {UPDATE}=1 writes it"
    )
