"""The file of a survey: a line for each deal, added as results come, so that a survey can go on where it stopped.

It begins with three lines that say what it is; then comes comma-separated text that other programs can read too.
"""

from __future__ import annotations

import os
import re
from array import array
from contextlib import suppress
from itertools import count, islice
from pathlib import Path
from typing import TYPE_CHECKING, Final

from golf_nb.engine import LAST, GolfError
from golf_nb.records.keys import rules_key, rules_of
from golf_nb.survey.codes import MOST, OPEN, codes, text_of
from golf_nb.survey.model import Survey

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from golf_nb.engine import Rules

VERSION: Final = 1
_SIGN: Final = "# golf_nb survey "
_RULES: Final = "# rules: "
_BUDGET: Final = "# budget: "
_NAMES: Final = "deal,score"
_HEAD_LINES: Final = 4
_NONE: Final = "none"
# A line without its line break was torn.
_CODES: Final = {f"{text_of(code)}\n": code for code in (*range(-MOST, MOST + 1), *OPEN)}
_DEAL: Final = re.compile("[1-9][0-9]{0,9}", re.ASCII)


class Logbook:
    """An open file of results; close it when the survey ends.

    Parameters
    ----------
    path : Path
        The file; it need not exist yet.
    rules : Rules
        The rule set of all deals in it.
    budget : int or None
        The budget of all searches in it.

    Raises
    ------
    GolfError
        If it is no such file, another survey is writing to it, or its rules or budget are others.
    OSError
        If it cannot be read or written.
    """

    def __init__(self, path: Path, rules: Rules, budget: int | None) -> None:
        self.path = path
        self.messages: list[str] = []
        flags = os.O_RDWR | os.O_CREAT | os.O_APPEND | getattr(os, "O_BINARY", 0)
        self._file = os.open(path, flags, 0o666)
        try:
            _lock(self._file, path)
            self._begin(_head(rules, budget))
            _check_head(path, rules, budget)
            self._mend()
        except BaseException:
            self.close()
            raise

    def results(self) -> Iterator[tuple[int, int]]:
        """Yield the number and the code of each deal in the file, in its order; the last word on a deal counts."""
        reader = _Reader(self.path)
        yield from reader
        self.messages += reader.messages()

    def add(self, numbers: Sequence[int], answers: Sequence[int]) -> None:
        """Add results to the file. After an error the file is as it was before.

        Parameters
        ----------
        numbers, answers : sequence of int
            Deals, and what is known about them.

        Raises
        ------
        OSError
            If they cannot be written.
        """
        self._write(
            "".join(f"{number},{text_of(code)}\n" for number, code in zip(numbers, answers, strict=True))
        )

    def close(self) -> None:
        """Close the file; what was added is on the disk then."""
        with suppress(OSError):
            os.fsync(self._file)
        os.close(self._file)

    def _write(self, text: str) -> None:
        size = os.fstat(self._file).st_size
        rest = memoryview(text.encode("ascii"))
        try:
            while rest:
                rest = rest[os.write(self._file, rest) :]
        except BaseException:
            with suppress(OSError):
                os.ftruncate(self._file, size)
            raise

    def _begin(self, head: str) -> None:
        """Write the head to a new file, or to one whose program died while it did that."""
        with self.path.open("rb") as file:
            begun = file.read(len(head))
        if len(begun) < len(head) and head.encode("ascii").startswith(begun):
            os.ftruncate(self._file, 0)
            self._write(head)

    def _mend(self) -> None:
        """Put aside what stands after the last line break: the program died while it wrote that."""
        content = self.path.read_bytes()
        whole = content.rfind(b"\n") + 1
        if torn := content[whole:]:
            kept = _aside(self.path, torn)
            os.ftruncate(self._file, whole)
            self.messages.append(f"The last line of {self.path} was torn. It is kept in {kept.name}.")


def load(path: str | os.PathLike[str]) -> Survey:
    """Read a survey; see `Survey.load`."""
    place = Path(path)
    rules, _ = _read_head(place)
    reader = _Reader(place)
    found = dict(reader)
    numbers = array("i", sorted(found))
    return Survey(rules, numbers, codes(map(found.__getitem__, numbers)), messages=reader.messages())


class _Reader:
    """The deals in a file; lines that make no sense are counted."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._senseless = 0

    def __iter__(self) -> Iterator[tuple[int, int]]:
        with self._path.open(encoding="utf-8", errors="replace", newline="\n") as lines:
            for line in islice(lines, _HEAD_LINES, None):
                number, _, word = line.partition(",")
                code = _CODES.get(word)
                if code is None or not _DEAL.fullmatch(number) or int(number) > LAST:
                    self._senseless += 1
                else:
                    yield int(number), code

    def messages(self) -> list[str]:
        """Say how many lines make no sense, if there are any."""
        if not self._senseless:
            return []
        lines = "1 line" if self._senseless == 1 else f"{self._senseless} lines"
        return [f"{lines} of {self._path} made no sense and did not count."]


def _head(rules: Rules, budget: int | None) -> str:
    return f"{_SIGN}{VERSION}\n{_RULES}{rules_key(rules)}\n{_BUDGET}{budget or _NONE}\n{_NAMES}\n"


def _read_head(path: Path) -> tuple[Rules, int | None]:
    """Return the rules and the budget of a file, or say why it is none of ours."""
    with path.open(encoding="utf-8", errors="replace", newline="\n") as lines:
        head = [line.removesuffix("\n") for line in islice(lines, _HEAD_LINES)]
    sign, rules, budget, names = (head + [""] * _HEAD_LINES)[:_HEAD_LINES]
    if not sign.startswith(_SIGN):
        raise GolfError(
            "not a file of a survey", text=sign, place=f"{path}, line 1", expected=f"{_SIGN}{VERSION}"
        )
    if sign != f"{_SIGN}{VERSION}":
        problem = "written by another version of golf_nb"
        raise GolfError(problem, text=sign, place=f"{path}, line 1", expected=f"{_SIGN}{VERSION}")
    try:
        read = rules_of(rules.removeprefix(_RULES)), _read_budget(budget.removeprefix(_BUDGET))
    except GolfError as error:
        raise error.at(f"{path}, {error.place}") from error
    if names != _NAMES:
        raise GolfError("not the names of the columns", text=names, place=f"{path}, line 4", expected=_NAMES)
    return read


def _read_budget(text: str) -> int | None:
    if text == _NONE:
        return None
    if not _DEAL.fullmatch(text):
        raise GolfError("not a budget", text=text, place="budget", expected=f"a whole number or {_NONE}")
    return int(text)


def _check_head(path: Path, rules: Rules, budget: int | None) -> None:
    theirs, spent = _read_head(path)
    if theirs != rules:
        # What differs is enough.
        pairs = zip(rules_key(theirs).split(), rules_key(rules).split(), strict=True)
        text, expected = map(" ".join, zip(*(pair for pair in pairs if len(set(pair)) > 1), strict=True))
        problem = "this file has deals under other rules"
        raise GolfError(problem, text=text, place=str(path), expected=f"{expected}, or another file")
    if spent != budget:
        expected = f"{budget or _NONE}, or another file"
        problem = "this file has searches with another budget"
        raise GolfError(problem, text=str(spent or _NONE), place=str(path), expected=expected)


def _lock(file: int, path: Path) -> None:
    """Keep other surveys from writing to the same file, where the system can do that."""
    try:
        import fcntl
    except ImportError:
        return
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError as error:
        raise GolfError("another survey is writing to this file", place=str(path)) from error
    except OSError:
        return  # a file system without locks


def _aside(path: Path, torn: bytes) -> Path:
    """Keep bytes in a new file beside a file."""
    for number in count(1):  # pragma: no branch - there is always a number
        kept = path.with_name(f"{path.name}.damaged-{number}")
        with suppress(FileExistsError), kept.open("xb") as file:
            file.write(torn)
            break
    return kept
