"""Reading commands out of a README, and running the one that does not end by itself."""

import sys
from pathlib import Path

import pytest

from tests.tools import readme

SAMPLE = """\
Play:

```bash
# in a folder of its own
python3 -m venv .venv
.venv/bin/pip install '.[lab]'   # the widgets and JupyterLab

.venv/bin/golf-nb
```

```python
not a command
```

```bash
.venv/bin/python -m pytest \\
    --cov=golf_nb
```
"""


def test_commands_are_the_lines_of_the_bash_blocks() -> None:
    found = readme.commands(SAMPLE)
    assert found == (
        "python3 -m venv .venv",
        ".venv/bin/pip install '.[lab]'",
        ".venv/bin/golf-nb",
        ".venv/bin/python -m pytest --cov=golf_nb",
    )
    assert [readme.opens_lab(command) for command in found] == [False, False, True, False]
    assert [readme.runs_tests(command) for command in found] == [False, False, False, True]
    assert readme.blocks(SAMPLE, "python") == ("not a command\n",)
    assert not readme.opens_lab("golf-nb deal 24")


def test_a_chain_is_prepared_by_all_but_its_last_command() -> None:
    assert readme.preparation("python3 -m venv .venv && pip install x && pytest") == (
        "python3 -m venv .venv && pip install x"
    )
    assert readme.preparation("pytest") == "true"


def test_a_tutorial_that_is_served_is_found_and_stopped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    readme.serve(f'"{sys.executable}" -m golf_nb --folder mine')
    assert (tmp_path / "mine" / readme.FIRST).is_file()


def test_a_command_that_ends_at_once_is_told_with_what_it_wrote() -> None:
    with pytest.raises(RuntimeError, match=r"(?s)did not open the tutorial.*no such thing"):
        readme.serve("echo no such thing")
