"""A store's way of life: where its file is, what it says about trouble, and how it ends."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final, TypeVar

from golf_nb.engine import GolfError
from golf_nb.records import faults
from golf_nb.records.rows import clock
from golf_nb.records.session import Session
from golf_nb.userdata import user_data_folder

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Callable
    from typing import Self

__all__ = ["FILE_NAME", "Keeper"]

FILE_NAME: Final = "records.sqlite3"
_IN_MEMORY: Final = ":memory:"
_WAIT: Final = 2.0

T = TypeVar("T")


class Keeper:
    """Something that keeps data in a file.

    The file is opened when it is first needed. Several programs may use it at once, and several threads this
    object. Trouble with the file never raises an error: the data are kept in memory, `message` says so, and they go
    to the file as soon as that is possible.

    Parameters
    ----------
    path : str or Path, optional
        The file; unless given, ``records.sqlite3`` in the user's data folder. ``:memory:`` is no file.
    wait : float
        How many seconds to wait for another program that uses the file.

    Raises
    ------
    GolfError
        If the path or the time is none.
    """

    def __init__(self, path: str | Path | None = None, *, wait: float = _WAIT) -> None:
        seconds = clock(wait)
        trouble, place = "", None
        if path is None:
            try:
                place = user_data_folder() / FILE_NAME
            except (OSError, RuntimeError) as error:
                # There is no home folder, or the working folder has been deleted.
                trouble = faults.homeless(error)
        elif path != _IN_MEMORY:
            place = _checked(path)
        self._session = Session(place, seconds)
        if trouble:
            self._session.warn(trouble)

    @classmethod
    def temporary(cls) -> Self:
        """Return one in memory: it leaves no trace, and is empty again when it has been closed."""
        return cls(_IN_MEMORY)

    @property
    def path(self) -> Path | None:
        """The file in use; None if there is none."""
        return self._session.path

    @property
    def message(self) -> str:
        """What the player should know about the file now; empty while all is well."""
        return self._session.message

    @property
    def warnings(self) -> tuple[str, ...]:
        """Every message so far, each once, the oldest first."""
        return self._session.warnings

    @property
    def kept(self) -> bool:
        """Whether all that was handed over is in the file; never so in memory."""
        return self._session.kept

    def close(self) -> None:
        """Let go of the file. Whatever is done after that opens it again."""
        self._session.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def __repr__(self) -> str:
        return f"{type(self).__name__}({_IN_MEMORY if self.path is None else str(self.path)!r})"

    def _found(self, query: Callable[[sqlite3.Connection], tuple[T, int]]) -> T:
        """Return what a query found, and tell the player of entries that make no sense."""
        found, senseless = self._session.read(query)
        if senseless:
            self._session.warn(faults.senseless(self.path, senseless))
        return found


def _checked(path: object) -> Path:
    if not isinstance(path, str | Path) or "\0" in str(path) or not str(path):
        raise GolfError("not a path", text=ascii(path), place="path", expected="the name of a file")
    return Path(path).absolute()
