"""Where this user's own golf_nb data may be kept."""

import os
import sys
from pathlib import Path

__all__ = ["user_data_folder"]


def user_data_folder() -> Path:
    """Return the folder for this user's data; it need not exist yet.

    The environment variable `GOLF_NB_DATA` names it where it is set (a shared server does that). Otherwise it
    is `golf_nb` in the place that the operating system keeps for such data, or, in a browser's Python, whose
    home folder is forgotten when the page closes, `.golf_nb` in the working folder.

    Returns
    -------
    pathlib.Path
        An absolute path.
    """
    if named := os.environ.get("GOLF_NB_DATA"):
        return Path(named).expanduser().absolute()
    if sys.platform == "emscripten":
        return Path(".golf_nb").absolute()
    if sys.platform == "win32":
        parent = Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    elif sys.platform == "darwin":
        parent = Path.home() / "Library" / "Application Support"
    else:
        parent = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return parent.absolute() / "golf_nb"
