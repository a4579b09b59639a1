"""`golf_nb.survey` as its users call it."""

from __future__ import annotations

import errno
import os
import pickle
import subprocess
import sys
from contextlib import nullcontext
from importlib import import_module
from typing import TYPE_CHECKING, Any

import pytest

import golf_nb as golf
from golf_nb.survey.codes import UNKNOWN
from golf_nb.survey.running import LostError
from golf_nb.survey.work import solve_chunk
from tests.survey.workers import scores

if TYPE_CHECKING:
    from collections.abc import Iterator
    from concurrent.futures import Executor
    from pathlib import Path

conduct = import_module("golf_nb.survey.conduct")
running = import_module("golf_nb.survey.running")


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "survey.csv"


@pytest.fixture(autouse=True)
def small_chunks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(conduct, "chunk_size", lambda rules, budget: 2)
    monkeypatch.setattr(conduct, "count_workers", lambda workers: 1)


class Bar:
    """Counts deals, and raises an error instead of counting those after a limit."""

    def __init__(self, limit: int = 10**9, error: BaseException | None = None) -> None:
        self.done = 0
        self.limit = limit
        self.error = error

    def update(self, count: int) -> None:
        if self.done >= self.limit and self.error:
            raise self.error
        self.done += count


@pytest.fixture
def bar(monkeypatch: pytest.MonkeyPatch) -> Bar:
    bar = Bar()
    monkeypatch.setattr(conduct, "progress_bar", lambda total, done, shown: nullcontext(bar))
    return bar


def deals_in(path: Path) -> list[int]:
    return [int(line.partition(",")[0]) for line in path.read_text(encoding="ascii").splitlines()[4:]]


def test_published_scores() -> None:
    result = golf.survey(range(1, 31), progress=False)
    assert isinstance(result, golf.Survey)
    assert dict(result.scores) == scores(range(1, 31))
    assert result.clear_rate == sum(score <= 0 for score in scores(range(1, 31)).values()) / 30
    assert (result.rules, result.complete) == (golf.Rules.preset("king-stops"), True)
    assert (dict(result.refused), result.messages) == ({}, ())


def test_bad_numbers_are_named_duplicates_count_once_and_the_rest_goes_on() -> None:
    result = golf.survey([3, 0, -1, 2**31, 3, "abc", True, 2, 3], "classic", progress=False)
    assert dict(result.scores) == {2: 0, 3: 1}
    assert list(result.refused) == [0, -1, 2**31, "abc", True]
    assert "refused: 0 (there is no such deal; expected a whole number from 1 to 2147483647), -1 (" in repr(
        result
    )


def test_nothing_to_do() -> None:
    result = golf.survey([])
    assert (result.asked, result.complete, result.clear_rate) == (0, True, None)


@pytest.mark.parametrize(
    "words, message",
    [
        ({"rules": "gentle"}, '"gentle": no such rule set'),
        ({"budget": 0}, 'budget, "0": not a budget; expected a whole number above 0'),
        ({"budget": True}, 'budget, "True": not a budget'),
        ({"executor": 3}, 'executor, "3": not an executor'),
        ({"numbers": 24}, 'numbers, "24": not a collection of deals'),
    ],
)
def test_bad_arguments_are_refused_before_any_file_is_made(
    words: dict[str, Any], message: str, path: Path
) -> None:
    with pytest.raises(golf.GolfError) as caught:
        golf.survey(**{"numbers": [1], "file": path, **words})
    assert message in str(caught.value)
    assert not path.exists()


def test_a_kernel_that_is_not_there(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()
    monkeypatch.setenv("GOLF_NB_KERNEL", "abacus")
    with pytest.raises(golf.GolfError, match="abacus"):
        golf.survey([1], file=path)


def test_a_survey_goes_on_where_it_stopped(path: Path, bar: Bar, monkeypatch: pytest.MonkeyPatch) -> None:
    bar.limit, bar.error = 6, KeyboardInterrupt()
    first = golf.survey(range(1, 21), file=path)
    # What had just been found is kept as well.
    assert dict(first.scores) == scores(range(1, 9))
    assert (first.stopped, first.complete, first.done, first.asked) == (
        *("interrupted from the keyboard", False, 8, 20),
    )
    assert "ended early: interrupted from the keyboard; 8 of 20 deals done" in repr(first)
    assert deals_in(path) == list(range(1, 9))

    asked: list[int] = []

    def noted(chunk: range, *words: Any) -> bytes:
        asked.extend(chunk)
        return solve_chunk(chunk, *words)

    bar.limit = 10**9
    monkeypatch.setattr(running, "solve_chunk", noted)
    second = golf.survey(range(20, 4, -1), file=str(path))
    assert asked == list(range(9, 21))
    assert dict(second.scores) == scores(range(5, 21))
    assert deals_in(path) == list(range(1, 21))
    third = golf.survey([2, 19, 30], file=path)
    assert asked[12:] == [30]
    assert dict(third.scores) == {number: scores(range(1, 31))[number] for number in (2, 19, 30)}
    assert dict(golf.Survey.load(path).scores) == scores(range(1, 21)) | {30: scores(range(30, 31))[30]}


def test_torn_lines_are_told_of_and_done_again(path: Path) -> None:
    golf.survey([1, 2], file=path, progress=False)
    path.write_bytes(path.read_bytes()[:-1])
    result = golf.survey([1, 2], file=path, progress=False)
    assert dict(result.scores) == scores(range(1, 3))
    assert result.messages == (f"The last line of {path} was torn. It is kept in survey.csv.damaged-1.",)
    assert deals_in(path) == [1, 2]


def test_the_file_of_other_rules_is_refused(path: Path) -> None:
    golf.survey([1], file=path, progress=False)
    with pytest.raises(golf.GolfError, match="other rules"):
        golf.survey([1], "classic", file=path, progress=False)


def test_a_full_disk_ends_the_survey_and_keeps_what_was_found(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = os.write

    def nearly_full(file: int, content: bytes) -> int:
        if bytes(content).startswith(b"5,"):
            raise OSError(errno.ENOSPC, "No space left on device")
        return real(file, content)

    monkeypatch.setattr(os, "write", nearly_full)
    result = golf.survey(range(1, 21), file=path, progress=False)
    assert result.stopped == f"{path} cannot be written: No space left on device"
    assert dict(result.scores) == scores(range(1, 7))
    assert deals_in(path) == [1, 2, 3, 4]


def lost(after: int) -> Any:
    def answers(chunks: Iterator[range], count: int, task: Any, executor: Executor, workers: int) -> Any:
        for chunk, _ in zip(chunks, range(after), strict=False):
            yield chunk, solve_chunk(chunk, task.rules)
        raise LostError("the workers failed 3 times: ValueError: x")

    return answers


def test_workers_that_fail_leave_what_they_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(conduct, "answers", lost(2))
    result = golf.survey(range(1, 21), progress=False)
    assert dict(result.scores) == scores(range(1, 5))
    assert result.stopped == "the workers failed 3 times: ValueError: x"


def test_workers_that_never_found_anything_are_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(conduct, "answers", lost(0))
    with pytest.raises(golf.GolfError, match=r"^the workers failed 3 times: ValueError: x$"):
        golf.survey(range(1, 21), progress=False)


def test_chunks_of_numbers_in_a_row_are_small_to_send(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[object] = []

    def noted(chunk: Any, *words: Any) -> bytes:
        seen.append(chunk)
        return bytes(len(chunk))

    monkeypatch.setattr(running, "solve_chunk", noted)
    golf.survey([8, 7, 3, 1, 9], progress=False)
    assert seen == [(1, 3), range(7, 9), range(9, 10)]
    assert len(pickle.dumps((range(1, 257), golf.Rules.preset("classic")))) < 400


def test_deals_that_are_given_up_count_as_unknown(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        running,
        "solve_chunk",
        lambda chunk, rules, budget: bytes(UNKNOWN if number == 2 else 0 for number in chunk),
    )
    result = golf.survey(range(1, 5), "double", progress=False, file=path, budget=10)
    assert (result.unknown, result.open, result.clear_rate, result.bounds) == (1, (2,), 1.0, (0.75, 1.0))
    assert "given up: 1 deal, not in that share; with it the share is from 75.00% to 100.00%" in repr(result)
    again = golf.survey(range(1, 5), "double", progress=False, file=path, budget=10)
    assert (again.unknown, again.cleared) == (1, 3)


@pytest.mark.parametrize("shown", [True, False])
def test_the_bar_is_asked_for(shown: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[tuple[int, int, bool]] = []

    def progress_bar(total: int, done: int, *, shown: bool) -> Any:
        told.append((total, done, shown))
        return nullcontext(Bar())

    monkeypatch.setattr(conduct, "progress_bar", progress_bar)
    golf.survey([1, 2, 3], progress=shown)
    assert told == [(3, 0, shown)]


def test_a_million_deals_take_little_room() -> None:
    numbers, results = range(1, 10**6 + 1), conduct.codes([1]) * 10**6
    result = golf.Survey(golf.Rules.preset("classic"), numbers, results)
    assert (result.not_cleared, len(result.scores), result.scores[10**6]) == (10**6, 10**6, 1)
    assert results.itemsize == 1


def test_a_survey_needs_no_library() -> None:
    code = (
        "import sys\n"
        "sys.modules.update(dict.fromkeys(['numba', 'numpy', 'pandas', 'tqdm', 'matplotlib']))\n"
        "import golf_nb as golf\n"
        "small = golf.Rules('stop', 'bonus', columns=3, rows=2)\n"
        "print(golf.survey(range(1, 20), small))\n"
    )
    environment = {**os.environ, "PYTHONUTF8": "1"}
    run = subprocess.run(
        [sys.executable, "-W", "error", "-c", code],
        capture_output=True, encoding="utf-8", timeout=60, check=False, env=environment,
    )  # fmt: skip
    assert (run.returncode, run.stderr) == (0, "")
    assert run.stdout.startswith("Survey of 19 deals, custom rules\n")
