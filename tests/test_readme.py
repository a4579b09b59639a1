"""What the README promises: its commands are run by the checks, its examples by this test."""

import doctest
import os
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from tests.tools import readme

ROOT = Path(__file__).resolve().parents[1]
# The checks write down here what they ran, the command that runs the tests last.
RAN = ROOT / "artifacts" / "readme-commands.txt"


@pytest.fixture(scope="module")
def text() -> str:
    return readme.README.read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def commands(text: str) -> Sequence[str]:
    return readme.commands(text)


def test_one_command_opens_the_tutorial_and_one_runs_the_tests(commands: Sequence[str]) -> None:
    assert [readme.opens_lab(command) for command in commands].count(True) == 1
    assert [readme.runs_tests(command) for command in commands].count(True) == 1


def test_each_command_can_be_run_by_itself(commands: Sequence[str]) -> None:
    for command in commands:
        assert not re.match(r"(cd|export|source|\.)\s", command), "would not last until the next command"
        assert "sudo" not in command
        for name in re.findall(r"\.venv/bin/([\w-]+)", command):
            assert name in {"golf-nb", "jupyter", "pip", "python"}


def test_the_checks_have_run_every_command(commands: Sequence[str]) -> None:
    script = (ROOT / ".ci" / "run").read_text(encoding="utf-8")
    assert "python3 -m tests.tools.readme" in script
    if not os.environ.get("GOLF_NB_README_RAN"):
        return  # a reader runs the tests alone
    assert sorted(RAN.read_text(encoding="utf-8").splitlines()) == sorted(commands)


def test_examples_of_python_run(text: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    names: dict[str, Any] = {}
    for number, block in enumerate(readme.blocks(text, "python"), start=1):
        assert ">>>" not in block, "a plain block can be pasted into a cell"
        exec(compile(block, f"README.md, python block {number}", "exec"), names)  # noqa: S102 - our own text


def test_the_lessons_in_german_are_named(text: str) -> None:
    (named,) = re.findall(r"Of the lessons, (\w+) are in German so far: (.*?)\.", text, re.DOTALL)
    translated = {path.stem for path in (ROOT / "golf_nb" / "lessons" / "data" / "de").glob("*.toml")}
    assert set(re.findall("`([a-z-]+)`", named[1])) == translated
    assert named[0] == {4: "four", 5: "five", 6: "six", 7: "seven", 8: "eight"}[len(translated)]


def test_dialogues_with_python_go_as_shown(text: str) -> None:
    shown = "\n".join(readme.blocks(text, "pycon"))
    test = doctest.DocTestParser().get_doctest(shown, {}, "README.md", None, None)
    assert test.examples
    said: list[str] = []
    doctest.DocTestRunner(optionflags=doctest.NORMALIZE_WHITESPACE).run(test, out=said.append)
    assert "".join(said) == ""


def test_links_lead_somewhere(text: str) -> None:
    for target in re.findall(r"\]\(([^)#\s]+)[^)]*\)", text):
        if "://" not in target and not target.startswith("mailto:"):
            assert (ROOT / target).exists(), target
