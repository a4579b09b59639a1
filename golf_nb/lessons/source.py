"""The text of a lesson file: decoded, parsed, and able to say where something is wrong in it."""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from golf_nb.lessons.errors import LessonError, Spot, key_text
from golf_nb.lessons.lines import line_of

if TYPE_CHECKING:
    from pathlib import Path

    from golf_nb.engine import GolfError
    from golf_nb.lessons.errors import KeyPath

_SYNTAX: Final = re.compile(r"(.*) \(at (?:line (\d+), column (\d+)|end of document)\)", re.DOTALL)


@dataclass(frozen=True, slots=True)
class Source:
    """A lesson text and the name to call it by in errors."""

    file: str
    text: str

    @classmethod
    def from_file(cls, path: Path) -> Source:
        """Read a file.

        Parameters
        ----------
        path : Path
            The file.

        Returns
        -------
        Source
            Its text, called by the file's path.

        Raises
        ------
        LessonError
            If the file cannot be read or is not UTF-8.
        """
        spot = Spot(str(path))
        try:
            data = path.read_bytes()
        except FileNotFoundError as error:
            raise LessonError("there is no such file", spot) from error
        except IsADirectoryError as error:
            raise LessonError("this is a folder", spot, expected="a lesson file") from error
        except (OSError, ValueError) as error:
            # ValueError: a path that no system accepts, with a NUL character in it.
            raise LessonError(f"the file cannot be read ({error})", spot) from error
        try:
            # Some editors put a byte order mark in front; TOML itself does not know it.
            return cls(spot.file, data.decode("utf-8-sig"))
        except UnicodeDecodeError as error:
            spot = Spot(spot.file, line=data.count(b"\n", 0, error.start) + 1)
            problem = f"byte 0x{error.object[error.start]:02X} is not UTF-8 text"
            raise LessonError(problem, spot, expected="a file saved as UTF-8") from error

    def tree(self) -> dict[str, Any]:
        """Parse the text.

        Returns
        -------
        dict
            The TOML tables and values.

        Raises
        ------
        LessonError
            If the text is empty or not TOML.
        """
        if not self.text.strip():
            raise LessonError(
                "the lesson is empty", Spot(self.file), expected="title, intro, rules, board ..."
            )
        try:
            return tomllib.loads(self.text)
        except tomllib.TOMLDecodeError as error:
            raise self._not_toml(str(error)) from error
        except (ValueError, RecursionError) as error:
            # Numbers of thousands of digits; brackets in brackets without end.
            raise LessonError(f"not usable as TOML: {error}", Spot(self.file)) from error

    def _not_toml(self, message: str) -> LessonError:
        """Return the parser's complaint with its line and column where they belong."""
        found = _SYNTAX.fullmatch(message)
        what, line, column = found.groups() if found else (message, None, None)
        if line is None:
            return LessonError(f"not TOML: {what}", Spot(self.file, detail="at the end"))
        return LessonError(f"not TOML: {what}", Spot(self.file, line=int(line), detail=f"column {column}"))

    def error(
        self, path: KeyPath, problem: str, *, text: str | None = None, expected: str | None = None
    ) -> LessonError:
        """Return an error about the value at a key path."""
        return LessonError(problem, self._spot(path), text=text, expected=expected)

    def wrapped(self, path: KeyPath, error: GolfError) -> LessonError:
        """Return the engine's error about the value at a key path, with its place in the file."""
        spot = self._spot(path, error.place or "")
        return LessonError(error.problem, spot, text=error.text, expected=error.expected)

    def _spot(self, path: KeyPath, detail: str = "") -> Spot:
        return Spot(self.file, key_text(path), line_of(self.text, path), detail)
