"""`golf-nb solve`, run as a user runs it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

from golf_nb import cli
from golf_nb.engine import Game, Rules, deal, format_board
from golf_nb.solver import Solution, best_score, solve

if TYPE_CHECKING:
    from pathlib import Path

SMALL = "Talon: 2C 3C\nFoundations: 7D\n7C 8S\n6H"
UNKNOWN = "The budget ran out before it was known whether the hand can be cleared."
STOPS = Rules.preset("king-stops").in_words


@pytest.fixture(scope="module", autouse=True)
def compiled() -> None:
    """Let the solver say elsewhere that it is being compiled, if it is."""
    solve(deal(1))
    best_score(deal(1))


def test_a_board_from_standard_input() -> None:
    run = subprocess.run(
        [sys.executable, "-m", "golf_nb", "solve", "-", "--partial"],
        input=SMALL, env={**os.environ, "PYTHONIOENCODING": "utf-8"},
        capture_output=True, encoding="utf-8", timeout=60, check=False,
    )  # fmt: skip
    assert (run.returncode, run.stderr) == (0, "")
    assert run.stdout == (
        f"Board, king-stops: {STOPS}\n"
        "Best score: −2. The hand can be cleared.\n"
        "  start with 7♦ on the waste, play A 8♠, A 7♣, B 6♥\n"
        "  −2: cleared with 2 stock cards unused\n"
    )


def test_a_draw_begins_a_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    board = tmp_path / "board.txt"
    board.write_text("Talon: 9C KD 3C 2S\nFoundations: 7D\nQH 8S\n", encoding="utf-8")
    assert cli.main(["solve", str(board), "--partial", "--rules", "classic"]) == 0
    assert capsys.readouterr().out.splitlines()[1:] == [
        "Best score: 0. The hand can be cleared.",
        "  start with 7♦ on the waste, play A 8♠",
        "  draw 9♣",
        "  draw K♦, play A Q♥",
        "  0: cleared; unused stock does not count",
    ]


@pytest.mark.parametrize(
    "number, rules, score, status", [(24, "king-stops", 4, 1), (24, "king-to-ace", 0, 0)]
)
def test_a_deal_as_json(
    number: int, rules: str, score: int, status: int, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(["solve", str(number), "--rules", rules, "--json"]) == status
    out, err = capsys.readouterr()
    assert err == ""
    assert out.count("\n") == 1
    answer = json.loads(out)
    line = answer.pop("line")
    assert answer == {
        "deal": number,
        "rules": rules,
        "score": score,
        "bound": score,
        "proven": True,
        "cleared": status == 0,
        "left": score,
        "draws": line.count("draw"),
    }
    assert list(json.loads(out)) == [
        *("deal", "rules", "score", "bound", "proven", "cleared", "line", "left", "draws"),
    ]
    assert Game(deal(number, rules), line).position.score == score


def test_a_whole_board_is_the_deal(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "24.txt"
    path.write_text(format_board(deal(2)), encoding="utf-8")
    assert cli.main(["solve", str(path), "--json"]) == 0
    board = json.loads(capsys.readouterr().out)
    assert cli.main(["solve", "2", "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == board | {"deal": 2}
    assert board["deal"] is None


def test_what_the_budget_leaves_open(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asked: list[int | None] = []

    def given_up(position: object, budget: int | None) -> Solution:
        asked.append(budget)
        return Solution(deal(24), 35, -16, None, ())

    monkeypatch.setattr("golf_nb.solver.solve", given_up)
    assert cli.main(["solve", "24", "--budget", "10"]) == 3
    assert capsys.readouterr().out.splitlines()[1:] == [
        f"Best score found: +35; none is below −16. {UNKNOWN}",
        "  start with J♥ on the waste",
        "  +35: still in play with 35 cards left in the tableau",
    ]
    assert cli.main(["solve", "24", "--budget", "10", "--json"]) == 3
    answer = json.loads(capsys.readouterr().out)
    assert (answer["proven"], answer["cleared"], answer["line"], asked) == (False, None, [], [10, 10])


@pytest.mark.parametrize(
    "words, quote",
    [
        (["0"], '"0"'),
        (["-3"], '"-3"'),
        (["2147483648"], '"2147483648"'),
        (["nine"], '"nine": neither a number nor a file'),
        (["24", "--rules", "gentle"], '"gentle"'),
        (["24", "--budget", "few"], '--budget, "few"'),
        (["."], "."),
    ],
)
def test_what_cannot_be_used_is_one_line(
    words: list[str], quote: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(["solve", *words]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("golf-nb: ")
    assert err.count("\n") == 1
    assert quote in err


def test_help_says_what_the_status_means(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stop:
        cli.main(["solve", "--help"])
    assert stop.value.code == 0
    said = capsys.readouterr().out
    for line in ("  0  the hand can be cleared\n", "  1  it cannot be cleared\n", "  3  the budget ran out"):
        assert line in said
    for key in ("deal", "rules", "score", "bound", "proven", "cleared", "line", "left", "draws"):
        assert f"\n  {key} " in said


def test_ctrl_c_ends_it_without_a_traceback(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupted(*words: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("golf_nb.solver.solve", interrupted)
    assert cli.main(["solve", "24"]) == 130
    assert capsys.readouterr() == ("", "")
