"""What a lesson points at can still be read."""

from collections.abc import Iterator

import pytest

from golf_nb.engine import Position, card_at, locate
from golf_nb.lessons import Attempt, View, lesson, lessons
from golf_nb.notes import Label, Note
from golf_nb.widget.tutor_auto import one_step
from golf_nb.widget.tutor_steps import judge


def views(name: str) -> Iterator[View]:
    """Give what a learner sees from the first page of a lesson to the last, with every branch on the way."""
    attempt = Attempt.start(lesson(name), judge())
    while True:
        yield attempt.view
        for index in range(len(attempt.view.branches)):
            yield attempt.branch(index).view
        after = one_step(attempt)
        if after is attempt:
            assert attempt.finished
            return
        attempt = after


def hides_a_rank(note: Note, position: Position) -> bool:
    """Tell whether a label of more than two letters lies on a covered card, where only a strip can be seen."""
    if not isinstance(note, Label) or len(note.text) <= 2:
        return False
    place = locate(note.at, position)
    column = () if place.pile != "column" else position.columns[place.column]
    return card_at(place, position) is not None and -1 < place.row < len(column) - 1


@pytest.mark.parametrize("name", lessons())
def test_no_label_hides_a_rank(name: str) -> None:
    for view in views(name):
        assert not [note for note in view.notes if hides_a_rank(note, view.position)], view.progress
