"""Say whether this installation can draw a table, and how to mend what it cannot do."""

import json
import operator
import os
import re
import site
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib import metadata
from pathlib import Path
from typing import NamedTuple

from golf_nb.language import say

__all__ = ["InstallReport", "check_install"]

NEEDED = ("ipywidgets", "ipycanvas", "anywidget", "jupyterlab_widgets", "ipykernel", "jupyterlab")
# JupyterLab often runs from another environment than the kernel, so its absence here proves nothing.
ELSEWHERE = frozenset({"ipykernel", "jupyterlab"})

_Clause = tuple[str, str]
_COMPARE: dict[str, Callable[[tuple[int, ...], tuple[int, ...]], bool]] = {
    ">=": operator.ge,
    "<=": operator.le,
    ">": operator.gt,
    "<": operator.lt,
    "==": operator.eq,
    "!=": operator.ne,
}


class BrowserPart(NamedTuple):
    """The half of a widget library that the browser runs.

    Attributes
    ----------
    name : str
        Its name below `labextensions`.
    package : str
        The Python package that brings it.
    same_version : bool
        Whether both halves carry one version number.
    """

    name: str
    package: str
    same_version: bool


BROWSER_PARTS = (
    BrowserPart("@jupyter-widgets/jupyterlab-manager", "jupyterlab_widgets", same_version=False),
    BrowserPart("ipycanvas", "ipycanvas", same_version=True),
    BrowserPart("anywidget", "anywidget", same_version=True),
)


@dataclass(frozen=True, slots=True, repr=False)
class InstallReport:
    """What `check_install` found.

    Its `repr` is meant for reading, and names no version while all is well, so a saved notebook stays true.

    Attributes
    ----------
    problems : tuple of str
        One sentence for each thing that keeps the table from being drawn, with the command that mends it.
    notes : tuple of str
        What may matter, but cannot be judged from inside the kernel.
    found : tuple of str
        One line for each thing that was looked at; `details` joins them.
    """

    problems: tuple[str, ...]
    notes: tuple[str, ...]
    found: tuple[str, ...]

    @property
    def ok(self) -> bool:
        """Whether nothing stands in the table's way."""
        return not self.problems

    def details(self) -> str:
        """Return versions and places, one a line: what a report of a fault should quote."""
        return "\n".join(self.found)

    def __repr__(self) -> str:
        if self.ok:
            return "\n".join((say("install.good"), *self.notes))
        head, last = say("install.bad", count=len(self.problems)), say("install.fallback")
        return "\n".join((head, *(f"- {line}" for line in self.problems), *self.notes, last))


def check_install() -> InstallReport:
    """Compare what is installed beside this kernel with what the package needs.

    Only the standard library is used, so the check works where the widgets do not.

    Returns
    -------
    InstallReport
        `.ok`, `.problems`, `.notes` and `.details()`; showing it prints plain sentences.
    """
    python = ".".join(map(str, sys.version_info[:3]))
    in_browser = sys.platform == "emscripten"  # no folders of a server to look into
    return _examine(sys.path, () if in_browser else data_folders(), python)


def data_folders() -> tuple[Path, ...]:
    """Return the folders in which a Jupyter server of this environment looks for its parts, in order."""
    listed = [Path(entry) for entry in os.environ.get("JUPYTER_PATH", "").split(os.pathsep) if entry]
    local = [Path(sys.prefix, "share", "jupyter"), Path(site.getuserbase(), "share", "jupyter")]
    system = [Path("/usr/local/share/jupyter"), Path("/usr/share/jupyter")] if os.name == "posix" else []
    return tuple(dict.fromkeys(listed + local + system))


class _Finding(NamedTuple):
    """One thing looked at: its line in the details, and what is wrong or worth knowing ("" for nothing)."""

    line: str
    problem: str = ""
    note: str = ""


def _examine(path: Sequence[str], folders: Sequence[Path], python: str) -> InstallReport:
    """Check the packages on `path` and the browser parts under `folders` (none: leave those out)."""
    own = _distribution("golf_nb", path)
    if own is None:
        findings = [_Finding(f"Python {python}", say("install.problem.not_installed"))]
    else:
        needs = _needs(own, path)
        findings = [_python(python, _clauses(own.metadata["Requires-Python"]))]
        findings += [_package(name, needs.get(name, ()), path) for name in NEEDED]
        findings += [_browser_part(part, path, folders) for part in BROWSER_PARTS if folders]
    return InstallReport(
        problems=tuple(finding.problem for finding in findings if finding.problem),
        notes=tuple(finding.note for finding in findings if finding.note),
        found=tuple(finding.line for finding in findings),
    )


def _python(running: str, clauses: Sequence[_Clause]) -> _Finding:
    good = _satisfies(running, clauses)
    problem = "" if good else say("install.problem.python", version=running, needed=_spell(clauses))
    return _Finding(f"Python {running}", problem)


def _package(name: str, clauses: Sequence[_Clause], path: Sequence[str]) -> _Finding:
    installed = _distribution(name, path)
    command = f'pip install "{name}{_spell(clauses)}"'
    if installed is None and name in ELSEWHERE:
        note = say("install.note.elsewhere", name=name, command=command)
        return _Finding(f"{name} is not installed", note=note)
    if installed is None:
        problem = say("install.problem.missing", name=name, command=command)
        return _Finding(f"{name} is not installed", problem)
    line = f"{name} {installed.version}"
    if _satisfies(installed.version, clauses):
        return _Finding(line)
    problem = say(
        "install.problem.wrong_version",
        name=name,
        version=installed.version,
        needed=_spell(clauses),
        command=command,
    )
    return _Finding(line, problem)


def _browser_part(part: BrowserPart, path: Sequence[str], folders: Sequence[Path]) -> _Finding:
    """Look for the half of a library that the browser runs; the first folder that has it counts."""
    mend = {"name": part.package, "command": f"pip install --force-reinstall --no-deps {part.package}"}
    places = [folder / "labextensions" / part.name for folder in folders]
    place = next((place for place in places if (place / "package.json").is_file()), None)
    if place is None:
        problem = say("install.problem.browser_missing", **mend)
        return _Finding(f"browser part {part.name}: not found", problem)
    try:
        version = str(json.loads((place / "package.json").read_text(encoding="utf-8"))["version"])
    except (OSError, ValueError, KeyError, TypeError):
        problem = say("install.problem.browser_damaged", **mend)
        return _Finding(f"browser part {part.name}: damaged, in {place}", problem)
    line = f"browser part {part.name} {version} in {place}"
    installed = _distribution(part.package, path)
    if not part.same_version or installed is None or installed.version == version:
        return _Finding(line)
    problem = say(
        "install.problem.halves", **mend, version=installed.version, other=version, place=str(place)
    )
    return _Finding(line, problem)


def _distribution(name: str, path: Sequence[str]) -> metadata.Distribution | None:
    """Return the first installed distribution of that name, or None."""
    return next(iter(metadata.distributions(name=name, path=list(path))), None)


def _needs(own: metadata.Distribution, path: Sequence[str]) -> dict[str, tuple[_Clause, ...]]:
    """Read the versions asked for: by golf_nb itself, and by ipywidgets for its browser half."""
    widgets = _distribution("ipywidgets", path)
    lines = [*(widgets.requires or () if widgets else ()), *(own.requires or ())]
    needs: dict[str, tuple[_Clause, ...]] = {}
    for line in lines:
        requirement = line.partition(";")[0]
        match = re.match(r"\s*([A-Za-z0-9._-]*[A-Za-z0-9])\s*(?:\[[^\]]*\])?\s*\(?([^)]*)", requirement)
        if match:
            needs[match[1].lower().replace("-", "_")] = _clauses(match[2])
    return needs


def _clauses(text: str) -> tuple[_Clause, ...]:
    """Split '<0.15,>=0.14.3' into its comparisons, lower bounds first."""
    found = re.findall(r"(>=|<=|==|!=|~=|>|<)\s*([^,\s]+)", text)
    return tuple(sorted(((str(sign), str(version)) for sign, version in found), reverse=True))


def _spell(clauses: Sequence[_Clause]) -> str:
    return ",".join(sign + version for sign, version in clauses)


def _release(version: str) -> tuple[int, ...]:
    """Return the numbers of a version; what follows them (rc1, .dev0, +local) does not matter here."""
    match = re.match(r"\d+(?:\.\d+)*", version)
    numbers = tuple(int(part) for part in match[0].split(".")) if match else ()
    return numbers + (0,) * (4 - len(numbers))


def _satisfies(version: str, clauses: Sequence[_Clause]) -> bool:
    """Tell whether a version keeps to every comparison; `~=4.0.16` reads as `>=4.0.16` and `==4.0.*`."""
    have = _release(version)
    for sign, text in clauses:
        bound = _release(text.removesuffix(".*"))
        fixed = text.count(".")  # how many leading numbers `~=` and `.*` hold fast
        if sign == "~=":
            good = have >= bound and have[:fixed] == bound[:fixed]
        elif text.endswith(".*"):
            good = (have[:fixed] == bound[:fixed]) == (sign == "==")
        else:
            good = _COMPARE[sign](have, bound)
        if not good:
            return False
    return True
