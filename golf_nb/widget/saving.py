"""Writing a file whole or not at all, and never over another one unless that is asked for."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

from golf_nb.engine import GolfError


def save(path: str | Path, content: bytes, *, overwrite: bool = False) -> Path:
    """Write a file.

    Parameters
    ----------
    path
        Where; its folder must be there.
    content
        What.
    overwrite
        Whether a file that is there already may be replaced.

    Returns
    -------
    Path
        The file.

    Raises
    ------
    GolfError
        If there is such a file already, or it cannot be written. Nothing has changed then.
    """
    target = checked(path, overwrite=overwrite)
    try:
        with tempfile.NamedTemporaryFile(dir=target.parent, prefix=f".{target.name}.", delete=False) as file:
            draft = Path(file.name)
            try:
                file.write(content)
                file.close()
                draft.chmod(0o666 & ~_umask())
                _put(draft, target, overwrite=overwrite)
            finally:
                draft.unlink(missing_ok=True)
    except OSError as error:
        why = error.strerror or type(error).__name__
        raise GolfError(f"the file cannot be written: {why}", text=str(target), place="path") from error
    return target


def checked(path: str | Path, *, overwrite: bool) -> Path:
    """Return a path to which can be written; GolfError if another file is in the way."""
    target = Path(path)
    if target.exists() and not overwrite:
        raise _exists(target)
    return target


def _put(draft: Path, target: Path, *, overwrite: bool) -> None:
    """Give a finished file its name."""
    if overwrite:
        draft.replace(target)
        return
    try:
        os.link(draft, target)  # unlike a renaming, this never replaces a file
    except FileExistsError:
        raise _exists(target) from None
    except OSError:  # some file systems know no links
        with target.open("xb") as file:
            file.write(draft.read_bytes())


def _exists(target: Path) -> GolfError:
    return GolfError(
        "there is such a file already",
        text=str(target),
        place="path",
        expected="another name, or overwrite=True",
    )


def _umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask
