from __future__ import annotations

import pytest

from golf_nb.notes import Arrow, Label, Note, Ring, Shade, Turn, Worth


@pytest.mark.parametrize(
    "note, anchors",
    [
        (Arrow("A", "waste"), ("A", "waste")),
        (Arrow("A3", "6♥", number=2), ("A3", "6♥")),
        (Ring("stock"), ("stock",)),
        (Shade("B"), ("B",)),
        (Label("C1", "a king at the foot"), ("C1",)),
        (Worth("stock", -3, best=True), ("stock",)),
        (Turn("A3", (2,)), ("A3",)),
    ],
)
def test_anchors(note: Note, anchors: tuple[str, ...]) -> None:
    assert note.anchors == anchors


def test_notes_are_values() -> None:
    assert Ring("A") == Ring("A")
    assert len({Ring("A"), Shade("A")}) == 2
    assert len({Arrow("A", "B"), Arrow("A", "B"), Arrow("A", "B", 1)}) == 2
    with pytest.raises(AttributeError):
        Ring("A").at = "B"  # type: ignore[misc]
