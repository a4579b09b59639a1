"""`golf-nb survey`, run as a user runs it."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from importlib import import_module
from typing import TYPE_CHECKING, Any

import pytest

from golf_nb import cli
from golf_nb.engine import Rules, deal
from golf_nb.solver import best_score, solve
from golf_nb.survey import Survey
from golf_nb.survey.codes import PENDING, codes
from tests.survey.workers import scores

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture(scope="module", autouse=True)
def compiled() -> None:
    """Let the solver say elsewhere that it is being compiled, if it is."""
    solve(deal(1))
    best_score(deal(1))


def test_figures_and_files(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, table = tmp_path / "survey.csv", tmp_path / "table.csv"
    words = [
        "survey",
        "1-20",
        "--rules",
        "record",
        "--file",
        str(file),
        "--csv",
        str(table),
        "--workers",
        "1",
    ]
    assert cli.main(words) == 0
    out, err = capsys.readouterr()
    assert err == ""
    assert out == f"{Survey.load(file)!r}\n"
    assert out.startswith("Survey of 20 deals, record\n  rules: only a queen goes on a king; ")
    assert dict(Survey.load(file).scores) == scores(range(1, 21), "queen")
    assert table.read_text().splitlines()[:3] == [
        "deal,score,cleared,rules",
        "1,6,no,record",
        "2,-5,yes,record",
    ]


def test_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["survey", "24", "--json", "--rules", "classic"]) == 0
    out, err = capsys.readouterr()
    assert (err, out.count("\n")) == ("", 1)
    figures = json.loads(out)
    assert (figures["rules"], figures["done"], figures["cleared"], figures["distribution"]) == (
        *("classic", 1, 0, {"3": 1}),
    )


@pytest.mark.parametrize(
    "words, quote",
    [
        (["0-3"], '"0-3"'),
        (["5-1"], '"5-1"'),
        (["many"], '"many"'),
        (["1", "--rules", "gentle"], '"gentle"'),
        (["1", "--workers", "0"], '--workers, "0"'),
        (["1", "--budget", "-"], '--budget, "-"'),
        (["1", "--csv", "."], '--csv, ".": there is such a file already; expected a new file'),
        (["1", "--file", "no folder/x"], "no folder"),
        (["1", "--csv", "no folder/x"], "no folder"),
    ],
)
def test_what_cannot_be_used_is_one_line(
    words: list[str], quote: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(["survey", *words]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("golf-nb: ")
    assert err.count("\n") == 1
    assert quote in err


@pytest.mark.parametrize("stopped, status", [(None, 0), ("interrupted from the keyboard", 130), ("lost", 1)])
def test_the_status_says_how_it_ended(
    stopped: str | None, status: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asked: dict[str, Any] = {}

    def survey(numbers: range, rules: str, **words: Any) -> Survey:
        asked.update(words, numbers=numbers, rules=rules)
        return Survey(
            Rules.preset(rules), numbers, codes([0, PENDING]), stopped=stopped, messages=["A line was torn."]
        )

    monkeypatch.setattr(sys.modules["golf_nb.survey"], "survey", survey)
    words = ["survey", "1-2", "--rules", "classic", "--budget", "7", "--workers", "3", "--json"]
    assert cli.main(words) == status
    assert asked == {
        "numbers": range(1, 3),
        "rules": "classic",
        "progress": False,
        "file": None,
        "budget": 7,
        "workers": 3,
    }
    out, err = capsys.readouterr()
    assert json.loads(out)["stopped"] == stopped
    assert err == "golf-nb: A line was torn.\n"
    assert cli.main([*words[:-1]]) == status
    assert "note: A line was torn." in capsys.readouterr().out


def test_help_says_what_the_status_means(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stop:
        cli.main(["survey", "--help"])
    assert stop.value.code == 0
    said = capsys.readouterr().out
    for status in (0, 1, 2, 130):
        assert f"\n  {status:<3}  " in said


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such signal")
def test_ctrl_c_keeps_what_is_done(tmp_path: Path) -> None:
    file = tmp_path / "survey.csv"
    # Whoever started the tests in the background made them, and what they start, deaf to it.
    listening = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler)"
    command = f"{listening}; import sys; from golf_nb.cli import main; sys.exit(main())"
    run = subprocess.Popen(
        [sys.executable, "-c", command, "survey", "1-1000000", "--file", str(file), "--workers", "2"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        env={**os.environ, "PYTHONIOENCODING": "utf-8", "GOLF_NB_KERNEL": "numpy"},
        start_new_session=True,
    )
    try:
        while run.poll() is None and not (file.exists() and file.read_bytes().count(b"\n") > 20):
            time.sleep(0.05)
        os.killpg(run.pid, signal.SIGINT)  # as a terminal does: the workers get it as well
        out, err = run.communicate(timeout=60)
    finally:
        run.kill()
    assert (run.returncode, err) == (130, "")
    kept = Survey.load(file)
    assert kept.done > 16
    assert f"ended early: interrupted from the keyboard; {kept.done:,} of 1,000,000 deals done" in out
    assert dict(kept.scores).items() >= scores(range(1, 9)).items()


def test_the_module_it_calls_is_the_public_one() -> None:
    assert import_module("golf_nb.survey").survey is import_module("golf_nb.survey.conduct").survey
