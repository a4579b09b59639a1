from __future__ import annotations

import errno
import os
import sys
from typing import TYPE_CHECKING

import pytest

from golf_nb.engine import GolfError, Rules
from golf_nb.survey import Survey
from golf_nb.survey.codes import CLEARED, LEFT, UNKNOWN
from golf_nb.survey.logbook import Logbook

if TYPE_CHECKING:
    from pathlib import Path

STOPS = Rules.preset("king-stops")
HEAD = (
    "# golf_nb survey 1\n"
    "# rules: kings=stop scoring=bonus undo=unlimited compulsory=no columns=7 rows=5 packs=1\n"
    "# budget: none\n"
    "deal,score\n"
)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "survey.csv"


def add(path: Path, results: dict[int, int], rules: Rules = STOPS, budget: int | None = None) -> None:
    book = Logbook(path, rules, budget)
    book.add(list(results), list(results.values()))
    book.close()


def reopened(path: Path) -> tuple[list[tuple[int, int]], list[str]]:
    book = Logbook(path, STOPS, None)
    try:
        return list(book.results()), book.messages
    finally:
        book.close()


def test_the_file_is_text_that_says_what_it_is(path: Path) -> None:
    add(path, {1: 6, 2: -3, 4: UNKNOWN})
    add(path, {3: CLEARED, 2147483647: LEFT})
    text = "1,6\n2,-3\n4,?\n3,cleared\n2147483647,not cleared\n"
    assert path.read_bytes().decode("ascii") == HEAD + text
    assert reopened(path) == ([(1, 6), (2, -3), (4, UNKNOWN), (3, CLEARED), (2147483647, LEFT)], [])


def test_a_survey_is_loaded_in_the_order_of_its_deals(path: Path) -> None:
    add(path, {9: 1, 3: -2, 5: UNKNOWN}, budget=700)
    before = path.read_bytes()
    survey = Survey.load(str(path))
    assert survey.rules == STOPS
    assert survey.rules.name == "king-stops"
    assert (dict(survey.scores), survey.open, survey.asked) == ({3: -2, 9: 1}, (5,), 3)
    assert (survey.complete, survey.messages, path.read_bytes()) == (True, (), before)


def test_what_was_found_last_counts(path: Path) -> None:
    add(path, {1: 6, 2: 0})
    add(path, {1: 5})
    assert dict(Survey.load(path).scores) == {1: 5, 2: 0}


@pytest.mark.parametrize("torn", [b"2,-1", b"2", b"2,-", b",", b"\xff\xfe", b"\0\0\0"])
def test_a_torn_last_line_is_kept_aside(torn: bytes, path: Path) -> None:
    add(path, {1: 6})
    path.write_bytes(path.read_bytes() + torn)
    assert Survey.load(path).messages == (f"1 line of {path} made no sense and did not count.",)
    (path.parent / "survey.csv.damaged-1").touch()
    assert reopened(path) == (
        [(1, 6)],
        [f"The last line of {path} was torn. It is kept in survey.csv.damaged-2."],
    )
    assert (path.parent / "survey.csv.damaged-2").read_bytes() == torn
    add(path, {2: -10})
    assert path.read_text() == f"{HEAD}1,6\n2,-10\n"


@pytest.mark.parametrize("length", [1, 10, 30, len(HEAD) - 1])
def test_a_torn_head_is_begun_anew(length: int, path: Path) -> None:
    path.write_text(HEAD[:length])
    assert reopened(path)[0] == []
    assert path.read_text() == HEAD


def test_lines_that_make_no_sense_are_left_alone_and_do_not_count(path: Path) -> None:
    add(path, {1: 6})
    nonsense = "0,5\n2147483648,5\n3\n3,\n3,105\n03,1\n3,+1\n٣,1\n3,1,1\n\n 3,1\n3,yes\n3,1\r\n"
    path.write_bytes(path.read_bytes() + nonsense.encode() + b"7,2\n")
    assert reopened(path) == ([(1, 6), (7, 2)], [f"13 lines of {path} made no sense and did not count."])
    assert Survey.load(path).messages == (f"13 lines of {path} made no sense and did not count.",)
    assert path.read_bytes().endswith(b"7,2\n")


def test_other_rules_are_refused_with_what_differs(path: Path) -> None:
    add(path, {1: 6})
    with pytest.raises(GolfError) as caught:
        Logbook(path, Rules.preset("classic"), None)
    assert str(caught.value) == (
        f'{path}, "kings=stop scoring=bonus": this file has deals under other rules; '
        "expected kings=queen scoring=strokes, or another file"
    )
    assert path.read_text() == f"{HEAD}1,6\n"


def test_rules_that_say_the_same_are_the_same(path: Path) -> None:
    add(path, {1: 6}, Rules.preset("king-to-ace"))
    add(path, {2: 6}, Rules.preset("putt-putt"))
    assert len(Survey.load(path).scores) == 2


def test_another_budget_is_refused(path: Path) -> None:
    add(path, {1: 6}, budget=5)
    with pytest.raises(GolfError, match='"5": this file has searches with another budget; expected none, or'):
        Logbook(path, STOPS, None)
    add(path, {2: 6}, budget=5)


@pytest.mark.parametrize(
    "text, message",
    [
        ("deal,score\n1,2\n", 'line 1, "deal,score": not a file of a survey; expected # golf_nb survey 1'),
        (
            "# golf_nb survey 2\n",
            'line 1, "# golf_nb survey 2": written by another version of golf_nb; expected',
        ),
        (HEAD.replace("stop", "halt"), 'kings, "halt": no such rule; expected stop, queen or wrap'),
        (
            HEAD.replace("budget: none", "budget: 0"),
            'budget, "0": not a budget; expected a whole number or none',
        ),
        (
            HEAD.replace("deal,score", "deal"),
            'line 4, "deal": not the names of the columns; expected deal,score',
        ),
        ("# golf_nb survey 1\nkings", 'rules, "kings": a part of the rules is missing'),
        ("\x89PNG\r\n", "not a file of a survey"),
        ("no line break", 'line 1, "no line break": not a file of a survey'),
    ],
)
def test_other_files_are_refused_and_left_alone(text: str, message: str, path: Path) -> None:
    path.write_text(text, encoding="utf-8", newline="")
    before = path.read_bytes()
    for attempt in (lambda: Survey.load(path), lambda: Logbook(path, STOPS, None)):
        with pytest.raises(GolfError) as caught:
            attempt()
        assert message in str(caught.value)
        assert str(path) in str(caught.value)
    assert path.read_bytes() == before
    assert list(path.parent.iterdir()) == [path]


def test_files_that_cannot_be_opened(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        Survey.load(tmp_path / "none.csv")
    with pytest.raises(FileNotFoundError):
        Logbook(tmp_path / "no folder" / "survey.csv", STOPS, None)


def test_two_surveys_do_not_write_to_one_file(path: Path) -> None:
    pytest.importorskip("fcntl")
    book = Logbook(path, STOPS, None)
    with pytest.raises(GolfError) as caught:
        Logbook(path, STOPS, None)
    assert str(caught.value) == f"{path}: another survey is writing to this file"
    book.close()
    Logbook(path, STOPS, None).close()


@pytest.mark.parametrize("locks", [None, "broken"])
def test_systems_without_locks(locks: str | None, path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    class Fcntl:
        LOCK_EX = LOCK_NB = 0

        @staticmethod
        def flock(file: int, operation: int) -> None:
            raise OSError(errno.ENOLCK, "No locks available")

    monkeypatch.setitem(sys.modules, "fcntl", Fcntl if locks else None)
    add(path, {1: 6})
    assert dict(Survey.load(path).scores) == {1: 6}


def test_what_cannot_be_written_leaves_no_trace(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    book = Logbook(path, STOPS, None)
    book.add([1], [6])
    real, room = os.write, [5]

    def nearly_full(file: int, content: bytes) -> int:
        if not room:
            raise OSError(errno.ENOSPC, "No space left on device")
        return real(file, content[: room.pop()])

    monkeypatch.setattr(os, "write", nearly_full)
    with pytest.raises(OSError, match="No space left"):
        book.add([2, 3], [1, 1])
    monkeypatch.undo()
    assert path.read_text() == f"{HEAD}1,6\n"
    book.add([2], [-1])
    book.close()
    assert path.read_text() == f"{HEAD}1,6\n2,-1\n"
