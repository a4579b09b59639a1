"""Hand out the tutorial and open it in JupyterLab; a learner's own file is never overwritten."""

import hashlib
import json
import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from importlib import metadata, resources, util
from importlib.resources.abc import Traversable
from pathlib import Path

from golf_nb.engine import GolfError
from golf_nb.userdata import user_data_folder

__all__ = ["FIRST", "FOLDER", "Handout", "default_folder", "hand_out", "open_lab", "packaged"]

FOLDER = "golf_nb_tutorial"
FIRST = "00-start-here.ipynb"
# Remembers what was handed out, so that an untouched copy can be told from a learner's work.
LEDGER = ".handed-out.json"


@dataclass(frozen=True, slots=True)
class Handout:
    """What `hand_out` did.

    Attributes
    ----------
    folder : pathlib.Path
        Where the notebooks are now.
    written : tuple of str
        Files that were new there, or untouched since an older tutorial wrote them.
    kept : tuple of str
        The learner's own versions of files that have changed in the tutorial since; these were left alone.
    """

    folder: Path
    written: tuple[str, ...]
    kept: tuple[str, ...]


def packaged() -> Traversable:
    """Return the folder with the package's own notebooks: inside the package, else beside it in a checkout.

    Raises
    ------
    GolfError
        If neither holds the first notebook.
    """
    inside = resources.files("golf_nb") / "notebooks"
    beside = Path(__file__).resolve().parent.parent / "notebooks"
    for place in (inside, beside):
        if (place / FIRST).is_file():
            return place
    problem = "the tutorial is missing from this installation"
    raise GolfError(problem, expected="a notebook " + FIRST + " beside the package; install golf_nb again")


def default_folder() -> Path:
    """Return where the notebooks go unless told otherwise.

    That is `golf_nb_tutorial` in the current folder, or the current folder itself when it is one, or, where
    that cannot be written, the same name among the user's data.
    """
    here = Path.cwd()
    if here.name == FOLDER and (here / LEDGER).is_file():
        return here
    wanted = here / FOLDER
    nearest = wanted if wanted.is_dir() else here
    return wanted if os.access(nearest, os.W_OK | os.X_OK) else user_data_folder() / FOLDER


def hand_out(folder: Path) -> Handout:
    """Copy the tutorial's notebooks to a folder.

    Parameters
    ----------
    folder : pathlib.Path
        Made when it does not exist. A file in it that somebody has changed is never written to.

    Returns
    -------
    Handout
        Which files were written, and which were kept although the tutorial has a newer one.

    Raises
    ------
    GolfError
        If the package holds no notebooks.
    OSError
        If the folder cannot be written.
    """
    folder.mkdir(parents=True, exist_ok=True)
    ledger = _read_ledger(folder / LEDGER)
    written, kept = [], []
    for name, content in _files(packaged()):
        target = folder / name
        offered, before = _digest(content), ledger.get(name)
        current = _digest(target.read_bytes()) if target.exists() else None
        if current is None or (current == before and current != offered):
            target.parent.mkdir(parents=True, exist_ok=True)
            _replace(target, content)
            written.append(name)
        elif offered not in (current, before):
            kept.append(name)
            continue  # not written down as handed out: say so again until the learner takes the new one
        ledger[name] = offered
    _replace(folder / LEDGER, json.dumps(ledger, indent=1, sort_keys=True).encode())
    return Handout(folder, tuple(written), tuple(kept))


def open_lab(folder: Path, arguments: Sequence[str] = ()) -> int:
    """Open the first notebook of a folder in JupyterLab, and return its exit status when it has stopped.

    Parameters
    ----------
    folder : pathlib.Path
        A folder that `hand_out` filled.
    arguments : sequence of str
        Passed on to JupyterLab as they are.

    Raises
    ------
    GolfError
        If JupyterLab is not installed beside this Python.
    """
    if util.find_spec("jupyterlab") is None:
        command = f'"{sys.executable}" -m pip install "{_lab_requirement()}"'
        problem = f"JupyterLab is not installed here. To install it: {command}"
        raise GolfError(problem)
    command_line = [sys.executable, "-m", "jupyterlab", FIRST, *arguments]
    if os.name == "posix":
        # Becoming JupyterLab leaves its own handling of Ctrl-C and of a closing terminal in charge.
        sys.stdout.flush()
        os.chdir(folder)
        os.execv(sys.executable, command_line)  # noqa: S606 - the same Python, with arguments of this user
    with subprocess.Popen(command_line, cwd=folder) as lab:  # noqa: S603 - as above
        while True:
            try:
                return lab.wait()
            except KeyboardInterrupt:
                continue  # JupyterLab hears Ctrl-C too, and asks the user itself


def _lab_requirement() -> str:
    """Return what the package's own metadata asks of JupyterLab."""
    try:
        lines = metadata.requires("golf_nb") or []
    except metadata.PackageNotFoundError:
        lines = []
    return next(
        (line.partition(";")[0].strip() for line in lines if line.startswith("jupyterlab")), "jupyterlab"
    )


def _files(folder: Traversable, prefix: str = "") -> Iterator[tuple[str, bytes]]:
    """Give every file below a folder, in order of name; hidden ones are nobody's lesson."""
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if entry.name.startswith((".", "__")):
            continue
        if entry.is_dir():
            yield from _files(entry, f"{prefix}{entry.name}/")
        else:
            yield prefix + entry.name, entry.read_bytes()


def _read_ledger(path: Path) -> dict[str, str]:
    """Read what was handed out before; without a ledger every changed file counts as the learner's."""
    try:
        read = json.loads(path.read_bytes())
    except (OSError, ValueError):
        return {}
    return {str(name): str(digest) for name, digest in read.items()} if isinstance(read, dict) else {}


def _digest(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()


def _replace(target: Path, content: bytes) -> None:
    """Write a file whole or not at all."""
    draft = target.with_name(f".{target.name}.{os.getpid()}")
    draft.write_bytes(content)
    draft.replace(target)
