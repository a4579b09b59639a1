"""The files that mybinder.org builds an image from."""

import os
import re
import subprocess
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
BINDER = ROOT / "binder"
REQUIREMENTS = [
    line for line in (BINDER / "requirements.txt").read_text(encoding="utf-8").splitlines() if line[0] != "#"
]


@pytest.mark.parametrize("name", ["postBuild", "start"])
def test_scripts_can_be_run(name: str) -> None:
    assert os.access(BINDER / name, os.X_OK)
    assert (BINDER / name).read_text(encoding="utf-8").startswith("#!/bin/bash\n")
    subprocess.run(["bash", "-n", BINDER / name], check=True)


def test_the_python_is_one_that_the_package_supports() -> None:
    match = re.fullmatch(r"python-3\.(\d+)\n", (BINDER / "runtime.txt").read_text(encoding="utf-8"))
    assert match is not None
    assert int(match[1]) >= 11


def test_the_requirements_are_the_packages_own_and_leave_jupyterlab_to_the_image() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert set(project["dependencies"]) <= set(REQUIREMENTS)
    assert "-e ." in REQUIREMENTS
    assert "nbgitpuller" in REQUIREMENTS
    assert not [line for line in REQUIREMENTS if line.startswith("jupyterlab")]


def test_start_passes_its_command_on(tmp_path: Path) -> None:
    run = subprocess.run(
        [BINDER / "start", "sh", "-c", 'echo "$GOLF_NB_DATA" "$@"', "sh", "one  word"],
        env={"PATH": os.environ["PATH"], "HOME": str(tmp_path)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert run.stdout == f"{tmp_path}/.golf_nb one  word\n"
